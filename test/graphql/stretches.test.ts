import { expect, it } from 'vitest';
import { stretchRows } from '#src/lists/stretches.ts';
import { FilledRows, text } from '#test/soak/filled-rows.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { asking } from './ask.ts';

const app = await startApp();
const { db } = app;
const ask = await asking(app);
const user = await seedUser(db);
const project = await seedProject(db);
await addMember(db, { project, user, level: 40 });
const count = 2 * stretchRows + 100;
const rows = new FilledRows(db);
await rows.fill('issues', count, {
  ...{ project_id: project.id, iid: 'n', title: `'Kiln ' || n`, title_key: `'kiln ' || n` },
  ...{ author_id: user.id, state: text('opened'), issue_type: text('issue') },
  ...{ severity: text('UNKNOWN'), weight: 'n % 7' },
});

type Listed = { nodes: { iid: string }[]; pageInfo: { startCursor: string; endCursor: string } };

async function listed(document: string, variables: object): Promise<Listed> {
  const given = { path: project.full_path, ...variables };
  const { data, errors } = await ask(user, document, given);
  expect(errors).toBeUndefined();
  return (data as never as { project: { issues: Listed } }).project.issues;
}

const shown =
  'issues(sort: WEIGHT_DESC, first: $first, last: $last, after: $after, before: $before)';
const one = `query($path: ID!, $first: Int, $last: Int, $after: String, $before: String) {
  project(fullPath: $path) { ${shown} { nodes { iid } pageInfo { startCursor endCursor } } } }`;
const iidsOf = ({ nodes }: Listed) => nodes.map(({ iid }) => Number(iid));
const expected = Array.from({ length: count }, (_, index) => index + 1).toSorted(
  (a, b) => (b % 7) - (a % 7) || b - a,
);

it('pages in an order without an index are found in stretches, on both ways', async () => {
  let first = {} as Listed;
  const sent = await statementsOfRequests(app, async () => {
    first = await listed(one, { first: 5 });
  });
  const read = sent.filter((sql) => /from .?issues\b/.test(sql) && sql.includes(' limit '));
  expect(read.map((sql) => sql.includes(`limit ${stretchRows}`))).toEqual([true, true, true]);

  const next = await listed(one, { first: 5, after: first.pageInfo.endCursor });
  const again = await listed(one, { last: 5, before: next.pageInfo.startCursor });
  const last = await listed(one, { last: 5 });
  expect(iidsOf(first)).toEqual(expected.slice(0, 5));
  expect(iidsOf(next)).toEqual(expected.slice(5, 10));
  expect(iidsOf(again)).toEqual(iidsOf(first));
  expect(iidsOf(last)).toEqual(expected.slice(-5));
});

it('pages of many projects are read one by one', async () => {
  const { data } = await ask(
    user,
    '{ projects(membership: true) { nodes { issues(sort: WEIGHT_DESC, first: 3) { nodes { iid } } } } }',
  );
  const [iids] = (
    data as never as { projects: { nodes: { issues: Listed }[] } }
  ).projects.nodes.map(({ issues }) => iidsOf(issues));
  expect(iids).toEqual(expected.slice(0, 3));
});
