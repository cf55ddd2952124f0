import { describe, expect, it } from 'vitest';
import { execution } from '#src/database/execution.ts';
import { partRows } from '#src/database/in-parts.ts';
import { FilledRows, text } from '#test/soak/filled-rows.ts';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { answersOfRequests } from '#test/support/statements.ts';

const { api, db, environment } = await startApp();
const user = await seedUser(db);
const group = await seedGroup(db, { owner: user });
const project = await seedProject(db, { namespace: group });
const hidden = await seedProject(db, { visibility: 'private' });
const rows = new FilledRows(db);
const reader = api.as(user);

/** More than one part holds; every fourth is closed. */
const many = 2 * partRows + 100;
const state = `case when n % 4 = 0 then 'closed' else 'opened' end`;
const open = many - many / 4;

const [wide, narrow] = await Promise.all(['wide', 'narrow'].map(addLabel));

async function addLabel(name: string): Promise<number> {
  const { status, body } = await reader.post(`/groups/${group.id}/labels`, {
    name,
    color: '#123456',
  });
  expect(status).toBe(201);
  return (body as { id: number }).id;
}

const titled = {
  title: `'Kiln ' || n`,
  title_key: `'kiln ' || n`,
  author_id: user.id,
  iid: 'n',
  state,
};
const issue = { issue_type: text('issue'), severity: text('UNKNOWN') };
const firstIssue = await rows.fill('issues', many, { ...titled, ...issue, project_id: project.id });
const firstRequest = await rows.fill('merge_requests', many, {
  ...titled,
  ...{ source_project_id: project.id, target_project_id: project.id },
  source_branch: `'branch-' || n`,
});
const hiddenIssue = await rows.fill('issues', 4, { ...titled, ...issue, project_id: hidden.id });

const issueId = `${firstIssue} + n - 1`;
const requestId = `${firstRequest} + n - 1`;
for (const [label_id, count] of [
  [wide, many],
  [narrow, 40],
] as const) {
  await rows.fill('label_links', count, { label_id: Number(label_id), issue_id: issueId });
  await rows.fill('label_links', count, {
    label_id: Number(label_id),
    merge_request_id: requestId,
  });
}
await rows.fill('label_links', 4, { label_id: Number(wide), issue_id: `${hiddenIssue} + n - 1` });
await rows.fill('issue_assignees', many, { issue_id: issueId, user_id: user.id });
await rows.fill('issue_assignees', 4, { issue_id: `${hiddenIssue} + n - 1`, user_id: user.id });
const chosen = { merge_request_id: requestId, user_id: user.id };
await rows.fill('merge_request_assignees', many, chosen);
await rows.fill('merge_request_reviewers', many, { ...chosen, state: text('unreviewed') });
await db.raw('analyze');

/** The answer; no statement has counted more rows than a part has. */
async function read(path: string): Promise<unknown> {
  let answer: unknown;
  const sent = await answersOfRequests({ db, environment }, async () => {
    const { status, body } = await reader.get(path);
    expect(status).toBe(200);
    answer = body;
  });
  const counting = sent.filter(({ sql }) => /count\(\*\)|issue_assignees|label_links/.test(sql));
  expect(counting.length).toBeGreaterThan(2);
  for (const { sql, values, rows: found } of counting) {
    expect(found).toBeLessThanOrEqual(partRows + 1);
    const counts = await db[execution].executor.all(sql, [...values]);
    const sum = counts.reduce((sum, row) => sum + Number(row['count'] ?? 0), 0);
    expect(sum).toBeLessThanOrEqual(partRows);
  }
  return answer;
}

describe('unbounded rows are counted in parts:', () => {
  it.each([`/groups/${group.id}`, `/projects/${project.id}`])(
    'issues and merge requests with the labels of %s',
    async (place) => {
      const counts = {
        wide: {
          open_issues_count: open,
          closed_issues_count: many / 4,
          open_merge_requests_count: open,
        },
        narrow: { open_issues_count: 30, closed_issues_count: 10, open_merge_requests_count: 30 },
      };
      const labels = await read(`${place}/labels?with_counts=true`);
      expect(labels).toHaveLength(2);
      expect(labels).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ name: 'wide', ...counts.wide }),
          expect.objectContaining({ name: 'narrow', ...counts.narrow }),
        ]),
      );
    },
  );

  it('what somebody is to do', async () => {
    expect(await read('/user_counts')).toMatchObject({
      assigned_issues: open,
      assigned_merge_requests: open,
      review_requested_merge_requests: open,
    });
  });
});
