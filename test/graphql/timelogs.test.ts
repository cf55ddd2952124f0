import { describe, expect, it } from 'vitest';
import { mergeRequestWorld } from '../resources/merge-requests/world.ts';
import { startApp } from '../support/app.ts';
import type { Who } from '../support/project-world.ts';
import { asking } from './ask.ts';

const app = await startApp();
const { api, db, git } = app;
const ask = await asking(app);
const { project, people, path, branch } = await mergeRequestWorld({ db, git });
const developer = api.as(people.developer);

async function made(url: string, attributes: object) {
  const answer = await developer.post(url, attributes);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as { readonly id: number; readonly iid: number };
}

const request = await made(path, {
  ...{ source_branch: await branch(), target_branch: 'main', title: 'Cool slowly' },
});
const issues = `/projects/${project.id}/issues`;
const open = await made(issues, { title: 'Fire it' });
const hidden = await made(issues, { title: 'Pay wages', confidential: true });
for (const { iid } of [open, hidden]) {
  await made(`${issues}/${iid}/add_spent_time`, { duration: '2h', summary: 'Stacked *bricks*' });
  await made(`${issues}/${iid}/add_spent_time`, { duration: '-30m' });
}
await made(`${path}/${request.iid}/add_spent_time`, { duration: '1h' });

const logs = `timelogs { nodes { id timeSpent summary spentAt user { username } issue { title } mergeRequest { title }
  note { id } } pageInfo { hasNextPage } }`;

async function logsOf(who: Who, field: string) {
  const document = `query($path: ID!) { project(fullPath: $path) { ${field} { ${logs} } } }`;
  const { data, errors } = await ask(people[who], document, { path: project.full_path });
  expect(errors).toBeUndefined();
  return data?.project;
}

describe('time that was spent', () => {
  const user = { username: people.developer.username };
  const beside = { note: null, user, id: expect.stringMatching(/^gid:\/\/gitlab\/Timelog\/\d+$/) };
  const spentAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string;

  it('stands with issues, the oldest first', async () => {
    const of = { ...beside, spentAt, issue: { title: 'Fire it' }, mergeRequest: null };
    expect(await logsOf('developer', `issue(iid: "${open.iid}")`)).toEqual({
      issue: {
        timelogs: {
          nodes: [
            { ...of, timeSpent: 7200, summary: 'Stacked *bricks*' },
            { ...of, timeSpent: -1800, summary: null },
          ],
          pageInfo: { hasNextPage: false },
        },
      },
    });
  });

  it('stands with merge requests', async () => {
    const of = { ...beside, spentAt, issue: null, mergeRequest: { title: 'Cool slowly' } };
    expect(await logsOf('developer', `mergeRequest(iid: "${request.iid}")`)).toEqual({
      mergeRequest: {
        timelogs: {
          nodes: [{ ...of, timeSpent: 3600, summary: null }],
          pageInfo: { hasNextPage: false },
        },
      },
    });
  });

  it.each([
    ['reporter', 2],
    ['guest', null],
  ] as const)('of what is hidden shows to a %s as that does', async (who, count) => {
    const found = (await logsOf(who, `issue(iid: "${hidden.iid}")`)) as unknown as {
      issue: { timelogs: { nodes: unknown[] } } | null;
    };
    expect(found.issue?.timelogs.nodes.length ?? null).toBe(count);
  });

  it('is told page by page', async () => {
    const document = `query($path: ID!, $after: String) { project(fullPath: $path) { issue(iid: "${open.iid}") {
      timelogs(first: 1, after: $after) { nodes { timeSpent } pageInfo { endCursor hasNextPage } } } } }`;
    const pageAfter = async (after: string | null) => {
      const { data } = await ask(people.guest, document, { path: project.full_path, after });
      const { issue } = data?.project as unknown as {
        issue: { timelogs: { nodes: object[]; pageInfo: { endCursor: string } } };
      };
      return issue.timelogs;
    };
    const first = await pageAfter(null);
    expect(first).toMatchObject({ nodes: [{ timeSpent: 7200 }], pageInfo: { hasNextPage: true } });
    expect(await pageAfter(first.pageInfo.endCursor)).toMatchObject({
      nodes: [{ timeSpent: -1800 }],
      pageInfo: { hasNextPage: false },
    });
  });
});
