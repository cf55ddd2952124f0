import { connect } from '#src/database/database.ts';
import type { Load } from '../measure.ts';
import { head, rowsUnder } from '../rows.ts';
import { requireSameAnswer } from '../same-answer.ts';
import { startBare, startHearth, startRivals } from '../servers.ts';
import { createIssueWorld, type IssueWorld } from './world.ts';

interface Comparison {
  /** How many issues the project has. */
  readonly sizes: readonly number[];
  /** URL of an empty database with this name; null for SQLite. */
  readonly postgresUrlFor: ((name: string) => Promise<string>) | null;
  readonly load: Load;
}

const pageTargets = { sqlite: '0.85', postgres: '0.80' } as const;

/** Pages of issues with all their parts, and the creation of one. */
export async function compareIssues(main: string, comparison: Comparison): Promise<void> {
  const { sizes, postgresUrlFor } = comparison;
  for (const size of sizes) {
    const url = await postgresUrlFor?.(`issues_${size}`);
    const world = await createIssueWorld(size, url ?? null);
    await comparePages(main, world, comparison);
    await world.remove();
  }
  const [least = 0] = sizes;
  const [ours, theirs] = [
    await createIssueWorld(least, (await postgresUrlFor?.('issues_ours')) ?? null),
    await createIssueWorld(least, (await postgresUrlFor?.('issues_theirs')) ?? null),
  ];
  await compareCreation(main, [ours, theirs], comparison);
  await ours.remove();
  await theirs.remove();
}

/** A page of the issues of the project that has them. */
export const pageOfIssues = ({ planned }: IssueWorld): string =>
  `/api/v4/projects/${planned}/issues?per_page=20`;

async function comparePages(main: string, world: IssueWorld, { load }: Comparison): Promise<void> {
  const { kind, readerToken: token, issues } = world;
  const { hearth, bare, ordinary, stop } = await startRivals(main, world);
  const url = pageOfIssues(world);
  await requireSameAnswer(hearth, bare, url, token);
  const row = rowsUnder(load);
  head(`${kind}: GET /projects/{id}/issues?per_page=20, ${issues.toLocaleString('en')} issues`);
  await row('against bare node:http', [hearth, bare], url, { token, target: pageTargets[kind] });
  await row('against Express + EOV + Knex', [hearth, ordinary], url, {
    token,
    target: issues >= 100_000 ? '7' : '',
  });
  await stop();
}

/** Each server writes to a database of its own: what one leaves to be indexed would be work for the other. */
export async function compareCreation(
  main: string,
  [world, other]: readonly [IssueWorld, IssueWorld],
  { load }: Pick<Comparison, 'load'>,
): Promise<void> {
  const { kind, readerToken: token, planned, people, milestoneIds } = world;
  const hearth = await startHearth(main, world);
  const bare = await startBare(hearth, other);
  const url = `/api/v4/projects/${planned}/issues`;
  const body = JSON.stringify({
    title: 'It cools too fast',
    description: 'Nobody has asked for that. '.repeat(10),
    labels: 'bug,backend',
    assignee_ids: people.slice(0, 1).map(({ id }) => id),
    milestone_id: milestoneIds[0],
  });
  // The first of a process and project writes more than the others.
  for (let count = 0; count < 2; count += 1)
    await requireSameAnswer(hearth, bare, url, token, body);
  await requireSameRows(world, other);
  head(`${kind}: POST /projects/{id}/issues, with labels, assignee and milestone`);
  await rowsUnder(load)('against a bare transaction', [hearth, bare], url, {
    token,
    target: '0.4',
    body,
  });
  await hearth.stop();
  await bare.stop();
}

const written = [
  'events',
  'issue_assignees',
  'issues',
  'label_links',
  'notes',
  'resource_events',
  'todos',
  'user_agent_details',
] as const;

/** A server that leaves out a row would be quicker for it. */
async function requireSameRows(world: IssueWorld, other: IssueWorld): Promise<void> {
  const [ours, theirs] = await Promise.all(
    [world, other].map(async ({ databaseUrl }) => {
      const db = await connect(databaseUrl);
      const counts: Record<string, number> = {};
      for (const table of written) {
        const row = await db(table).count<{ count: number }[]>('* as count').first();
        counts[table] = Number(row?.count ?? 0);
      }
      await db.close();
      return JSON.stringify(counts);
    }),
  );
  if (ours !== theirs) throw new Error(`different rows\n  Hearth: ${ours}\n  bare:   ${theirs}`);
}
