import { expect, it } from 'vitest';
import { execution } from '#src/database/execution.ts';
import { FilledRows, text } from '#test/soak/filled-rows.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { answersOfRequests, statementsOfRequests } from '#test/support/statements.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const group = await seedGroup(db, { visibility: 'private' });
const user = await seedUser(db);
await addMember(db, { user, group, level: 30 });
const projects: Awaited<ReturnType<typeof seedProject>>[] = [];
for (let at = 0; at < 4; at += 1) {
  const project = await seedProject(db, { namespace: group, visibility: 'private' });
  projects.push(project);
  for (let number = 0; number < 3; number += 1) {
    const issue = {
      title: `Tile ${number}`,
      labels: [`clay ${at}`, 'ash'],
      assignee_ids: [user.id],
    };
    const made = await api.as(user).post(`/projects/${project.id}/issues`, issue);
    expect(made).toMatchObject({ status: 201 });
  }
}

const document = `query($first: Int!, $last: Int) { projects(first: 100) { nodes { name issues(first: $first) {
  nodes { iid title labels { nodes { title color } } assignees { nodes { username } } author { username }
  milestone { title } } pageInfo { hasNextPage endCursor } } newest: issues(last: $last) { nodes { iid } }
  labels { nodes { title } } userPermissions { createIssue } } } }`;

type Answer = {
  projects: {
    nodes: {
      name: string;
      issues: { nodes: { iid: string; labels: { nodes: unknown[] } }[]; pageInfo: object };
      newest: { nodes: { iid: string }[] };
      labels: { nodes: { title: string }[] };
    }[];
  };
};

async function answerOf(first: number, last: number | null = null): Promise<Answer> {
  const { data, errors } = await ask(user, document, { first, last });
  expect(errors).toBeUndefined();
  return data as unknown as Answer;
}

it('lists of many projects show the first and last rows of each', async () => {
  const { projects: shown } = await answerOf(2, 1);
  expect(shown.nodes).toHaveLength(projects.length);
  for (const project of shown.nodes) {
    expect(project.issues.nodes.map(({ iid }) => iid)).toEqual(['3', '2']);
    expect(project.issues.nodes[0]?.labels.nodes).toHaveLength(2);
    expect(project.issues.pageInfo).toMatchObject({ hasNextPage: true });
    expect(project.newest.nodes).toEqual([{ iid: '1' }]);
    expect(project.labels.nodes.map(({ title }) => title)).toEqual([
      'ash',
      expect.stringMatching(/^clay/),
    ]);
  }
});

it('a list of lists takes no more statements for more rows', async () => {
  const nested = `query($first: Int!) { projects(first: 100) { nodes { name issues(first: $first) {
    nodes { iid title labels { nodes { title color } } assignees { nodes { username } } } } } } }`;
  const few = await statementsOfRequests(app, async () => {
    await ask(user, nested, { first: 1 });
  });
  const many = await statementsOfRequests(app, async () => {
    await ask(user, nested, { first: 20 });
  });
  expect(many.length).toBeLessThanOrEqual(12);
  expect(many.length).toBe(few.length);
});

it('reads labels and assignees where they are asked for', async () => {
  const tablesRead = async (fields: string) => {
    const sent = await statementsOfRequests(app, async () => {
      const { errors } = await ask(
        user,
        `{ projects(first: 100) { nodes { issues(first: 20) { nodes { title ${fields} } } } } }`,
      );
      expect(errors).toBeUndefined();
    });
    const tables = ['label_links', 'issue_assignees'];
    return tables.filter((table) => sent.some((sql) => sql.includes(table)));
  };
  expect(await tablesRead('webUrl')).toEqual([]);
  expect(await tablesRead('labels { nodes { title } }')).toEqual(['label_links']);
  expect(await tablesRead('assignees { nodes { id } }')).toEqual(['issue_assignees']);
});

it('counts the lists of many parents together, each as the caller sees it', async () => {
  const [first, second] = projects;
  const hidden = { title: 'Pay wages', confidential: true };
  expect(await api.as(user).post(`/projects/${second?.id}/issues`, hidden)).toMatchObject({
    status: 201,
  });
  const closing = { state_event: 'close' };
  expect(await api.as(user).put(`/projects/${first?.id}/issues/1`, closing)).toMatchObject({
    status: 200,
  });
  const guest = await seedUser(db);
  await addMember(db, { user: guest, group, level: 10 });
  const counted = `query($ids: [ID!]) { projects(ids: $ids, sort: "id_asc") { nodes { issues { count }
    issueStatusCounts { all opened closed }
    open: issues(state: opened) { count } labels { count } clay: labels(searchTerm: "clay") { count } } } }`;
  const gids = projects.map(({ id }) => `gid://gitlab/Project/${id}`);
  const rowsFor = async (who: typeof user, ids: readonly string[]) => {
    const { data, errors } = await ask(who, counted, { ids });
    expect(errors).toBeUndefined();
    return (data as unknown as { projects: { nodes: object[] } }).projects.nodes;
  };
  const row = (issues: number, open: number) => ({
    ...{ issues: { count: issues }, open: { count: open } },
    issueStatusCounts: { all: issues, opened: open, closed: issues - open },
    ...{ labels: { count: 2 }, clay: { count: 1 } },
  });
  expect(await rowsFor(user, gids)).toEqual([row(3, 2), row(4, 4), row(3, 3), row(3, 3)]);
  expect(await rowsFor(guest, gids)).toEqual([row(3, 2), row(3, 3), row(3, 3), row(3, 3)]);
  const few = await statementsOfRequests(app, () => rowsFor(guest, gids.slice(0, 1)));
  const many = await statementsOfRequests(app, () => rowsFor(guest, gids));
  expect(many.length).toBe(few.length);
});

it('counts long lists each by itself', async () => {
  const [, second] = projects;
  const project_id = second?.id ?? 0;
  await new FilledRows(db).fill('issues', 600, {
    ...{ project_id, iid: 'n + 100', title: `'Brick ' || n`, title_key: `'brick ' || n` },
    ...{ author_id: user.id, state: text('opened'), issue_type: text('issue') },
    ...{ severity: text('UNKNOWN'), weight: 'n % 2' },
  });
  const counted = `query($ids: [ID!]) { projects(ids: $ids, sort: "id_asc") { nodes { issues { count }
    issueStatusCounts { all opened closed } heavy: issues(weight: "1") { count } } } }`;
  const ids = projects.map(({ id }) => `gid://gitlab/Project/${id}`);
  const sent = await answersOfRequests(app, async () => {
    const { data } = await ask(user, counted, { ids });
    expect(data).toMatchObject({
      projects: {
        nodes: [
          { issues: { count: 3 }, heavy: { count: 0 } },
          {
            ...{ issues: { count: 604 }, heavy: { count: 300 } },
            issueStatusCounts: { all: 604, opened: 604, closed: 0 },
          },
          { issues: { count: 3 }, heavy: { count: 0 } },
          { issues: { count: 3 }, heavy: { count: 0 } },
        ],
      },
    });
  });
  const ofMany = sent.filter(({ sql }) => /parent_id.*count\(\*\)/.test(sql));
  // All, the heavy ones, the opened ones and the closed ones.
  expect(ofMany).toHaveLength(4);
  for (const { sql, values } of ofMany) {
    const rows = await db[execution].executor.all(sql, [...values]);
    const told = rows.find((row) => Number(row['parent_id']) === project_id);
    expect(told).toMatchObject({ count: null });
  }
});
