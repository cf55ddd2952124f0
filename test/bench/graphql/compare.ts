import { connect } from '#src/database/database.ts';
import { createIssueWorld, type IssueWorld } from '../issues/world.ts';
import { compare, type Load, spreadOf } from '../measure.ts';
import type { BenchServer } from '../processes.ts';
import { head, headersOfWrites } from '../rows.ts';
import { startHearth } from '../servers.ts';
import { SETTLED } from '../starts.ts';
import { figure, line } from '../table.ts';

interface Effort {
  readonly load: Load;
  /** New processes of which the first query is timed. */
  readonly starts: number;
}

const issues = 1_000;
/** Projects of the nested list, and issues of each. */
const outer = 20;
const inner = 5;

/** Queries against the requests of REST that answer the same, and the first query of a process. */
export async function compareGraphql(
  main: string,
  postgresUrl: string | null,
  { load, starts }: Effort,
): Promise<void> {
  const world = await createIssueWorld(issues, postgresUrl);
  await spreadIssues(world);
  const hearth = await startHearth(main, world);
  head(`${world.kind}: GraphQL against REST on the same server`);
  await compareOneIssue(hearth, world, load);
  await compareNestedList(hearth, world, load);
  await hearth.stop();
  await timeFirstQuery(main, world, starts);
  await world.remove();
}

/** Gives some projects of the reader a few of the issues each. */
async function spreadIssues({ databaseUrl, readerId, planned }: IssueWorld): Promise<void> {
  const db = await connect(databaseUrl);
  const projects = await db('project_authorizations')
    .where({ user_id: readerId })
    .whereNot({ project_id: planned })
    .orderBy('project_id')
    .limit(outer)
    .select<{ project_id: number }[]>('project_id');
  for (const [index, { project_id }] of projects.entries()) {
    const first = index * inner + 1;
    await db('issues')
      .whereBetween('id', [first, first + inner - 1])
      .update({ project_id, confidential: false });
  }
  await db.close();
}

async function compareOneIssue(
  { origin, pid }: BenchServer,
  { planned, readerToken }: IssueWorld,
  load: Load,
): Promise<void> {
  const headers = { 'private-token': readerToken };
  const iid = issues - 1;
  const answer = await fetch(`${origin}/api/v4/projects/${planned}`, { headers });
  const { path_with_namespace: path } = (await answer.json()) as { path_with_namespace: string };
  const query = `query($path: ID!, $iid: String!) { project(fullPath: $path) { issue(iid: $iid) {
    id iid title description state webUrl createdAt updatedAt upvotes author { username } } } }`;
  const body = JSON.stringify({ query, variables: { path, iid: String(iid) } });
  await requireData(origin, readerToken, body);
  const { rates, ratios, cpuRatios } = await compare(
    [
      {
        ...{ name: 'query', pid, url: `${origin}/api/graphql` },
        ...{ headers: { ...headers, ...headersOfWrites }, body },
      },
      { name: 'request', pid, url: `${origin}/api/v4/projects/${planned}/issues/${iid}`, headers },
    ],
    load,
  );
  const [ratio, cpu] = [ratios.get('request'), cpuRatios.get('request')];
  if (ratio === undefined) throw new Error('nothing was compared');
  const rate = (name: string) => Math.round(rates.get(name) ?? NaN).toLocaleString('en');
  line(
    'one issue with ten fields, against GET of it',
    ...[figure(ratio), cpu === undefined ? '' : figure(cpu), '0.5'],
    `${rate('query')} : ${rate('request')}`,
  );
}

/** The same content by one query and by a request for the projects and one for the issues of each. */
async function compareNestedList(
  { origin }: BenchServer,
  { readerToken }: IssueWorld,
  { rounds }: Load,
): Promise<void> {
  const query = `{ projects(membership: true, first: ${outer}) { nodes { name fullPath
    issues(first: ${inner}) { nodes { title labels { nodes { title } } assignees { nodes { username } } } } } } }`;
  const body = JSON.stringify({ query });
  await requireData(origin, readerToken, body);
  const rest = async (path: string) => {
    const headers = { 'private-token': readerToken };
    const answer = await fetch(`${origin}/api/v4/${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    return answer.json();
  };
  const byRequests = async () => {
    const found = await rest(`projects?membership=true&simple=true&per_page=${outer}`);
    const projects = found as { readonly id: number }[];
    await Promise.all(projects.map(({ id }) => rest(`projects/${id}/issues?per_page=${inner}`)));
  };
  const byQuery = () => requireData(origin, readerToken, body);
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const query = await millisecondsOf(byQuery);
    const requests = await millisecondsOf(byRequests);
    // The first round warms both up.
    if (round > 0) ratios.push(requests / query);
  }
  const name = `${outer} projects with ${inner} issues each, against ${outer + 1} requests`;
  line(name, figure(spreadOf(ratios)), '', '5');
}

/** Milliseconds of ten runs in sequence. */
async function millisecondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  for (let time = 0; time < 10; time += 1) await work();
  return performance.now() - began;
}

/** The server loads no GraphQL code before the first query. */
async function timeFirstQuery(main: string, world: IssueWorld, starts: number): Promise<void> {
  const times: number[] = [];
  const body = JSON.stringify({ query: '{ currentUser { username } }' });
  for (let start = 0; start < starts; start += 1) {
    const hearth = await startHearth(main, world);
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
    const began = performance.now();
    await requireData(hearth.origin, world.readerToken, body);
    times.push(performance.now() - began);
    await hearth.stop();
  }
  line('first query of a process, ms', figure(spreadOf(times), 0), '', '120');
}

/** @throws Error where the answer tells of errors */
async function requireData(origin: string, token: string, body: string): Promise<void> {
  const headers = { 'private-token': token, ...headersOfWrites };
  const answer = await fetch(`${origin}/api/graphql`, { method: 'POST', headers, body });
  const { errors } = (await answer.json()) as { readonly errors?: readonly object[] };
  if (errors !== undefined) throw new Error(`the query fails: ${JSON.stringify(errors[0])}`);
}
