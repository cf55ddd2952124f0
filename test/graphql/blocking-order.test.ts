import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';
import { asking } from './ask.ts';

// Issues by how many others they block, as far as a caller sees these.
const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { group, project, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const issues = `/projects/${project.id}/issues`;

interface Made {
  readonly iid: number;
}

async function made(title: string, attributes: object = {}, of = issues): Promise<Made> {
  const answer = await reporter.post(of, { title, ...attributes });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as Made;
}

const home = await seedProject(db, { namespace: group, visibility: 'public' });
const url = `/projects/${home.id}/issues`;
const [one, two, none] = [
  await made('One', {}, url),
  await made('Two', {}, url),
  await made('None', {}, url),
] as const;
const links = async (from: Made, ...titles: readonly [title: string, attributes?: object][]) => {
  for (const [title, attributes] of titles) {
    const to = await made(title, attributes, issues);
    const body = { target_project_id: project.id, target_issue_iid: to.iid, link_type: 'blocks' };
    const linked = await reporter.post(`${url}/${from.iid}/links`, body);
    expect(linked).toMatchObject({ status: 201 });
  }
};
await links(one, ['Blocked']);
await links(two, ['Kept', { confidential: true }], ['Kept too', { confidential: true }]);
expect(none.iid).toBe(3);

const sorted = async (who: Who, sort: string, asks = ask) => {
  const titles: string[] = [];
  for (let after: string | null = null; ;) {
    const document = `query($path: ID!, $after: String) { project(fullPath: $path) {
      issues(sort: ${sort}, first: 2, after: $after) { nodes { title } pageInfo { hasNextPage endCursor } } } }`;
    const { data, errors } = await asks(people[who], document, { path: home.full_path, after });
    expect(errors).toBeUndefined();
    type Page = {
      nodes: { title: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    const page: Page = (data as unknown as { project: { issues: Page } }).project.issues;
    titles.push(...page.nodes.map(({ title }) => title));
    if (!page.pageInfo.hasNextPage) return titles.join(' ');
    after = page.pageInfo.endCursor;
  }
};

it.each([
  // Guests learn no number of hidden issues; strangers see no blocked issues.
  ['guest', 'One None Two'],
  ['stranger', 'None Two One'],
  ['external', 'None Two One'],
  ['anonymous', 'None Two One'],
  ['reporter', 'Two One None'],
  ['owner', 'Two One None'],
  ['administrator', 'Two One None'],
] as const)('issues are listed for a %s by what they block as %s', async (who, titles) => {
  expect(await sorted(who, 'BLOCKING_ISSUES_DESC')).toBe(titles);
  expect(await sorted(who, 'BLOCKING_ISSUES_ASC')).toBe(titles.split(' ').toReversed().join(' '));
});

it('issues are listed as created without the plan for it', async () => {
  const { config, ...environment } = app.environment;
  const askFree = await asking({
    environment: { ...environment, config: { ...config, plan: 'free' } },
  });
  expect(await sorted('owner', 'BLOCKING_ISSUES_DESC', askFree)).toBe('None Two One');
  expect(await sorted('owner', 'BLOCKING_ISSUES_ASC', askFree)).toBe('One Two None');
});
