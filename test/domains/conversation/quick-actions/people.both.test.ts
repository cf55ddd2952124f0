import { describe, expect, it } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { othersWait } from '#test/support/others-wait.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { unique } from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const { project, people } = await projectWorld(db);
const { reporter, developer, maintainer, owner } = people;
const as = api.as(maintainer);
const issues = `/projects/${project.id}/issues`;

async function newIssue(body: object = {}) {
  const made = await as.post(issues, { title: unique('Kiln '), ...body });
  expect(made).toMatchObject({ status: 201 });
  const { id, iid } = made.body as { id: number; iid: number };
  return { id, path: `${issues}/${iid}` };
}

async function assigneesOf(path: string): Promise<number[]> {
  const { body } = await as.get(path);
  return (body as { assignees: { id: number }[] }).assignees.map(({ id }) => id).toSorted();
}

const say = (path: string, ...lines: string[]) =>
  as.post(`${path}/notes`, { body: lines.join('\n') });

it('commands that add and remove different people at once lose none of them', async () => {
  const { id, path } = await newIssue({ assignee_ids: [owner.id] });
  const asked = await db.transaction(async (held) => {
    await held('issues').where({ id }).update({ updated_at: new Date().toISOString() });
    const each = [`/assign @${developer.username}`, `/assign @${reporter.username}`].map((line) =>
      say(path, line),
    );
    const last = say(path, `/unassign @${owner.username}`);
    // All three have read the assignees, and wait to change them.
    await othersWait(db, 3);
    return [...each, last];
  });
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(202);
  expect(await assigneesOf(path)).toEqual([reporter.id, developer.id].toSorted());
});

describe('several commands of one text', () => {
  it.each([
    [
      [`/assign @${developer.username}`, `/assign @${reporter.username}`],
      [developer, reporter, owner],
    ],
    [[`/assign @${developer.username}`, `/unassign @${developer.username}`], [owner]],
    [[`/unassign @${owner.username}`, `/assign @${owner.username}`], [owner]],
    [[`/assign @${developer.username}`, `/reassign @${reporter.username}`], [reporter]],
    [
      [`/reassign @${reporter.username}`, `/assign @${developer.username}`],
      [developer, reporter],
    ],
    [[`/assign @${developer.username}`, '/unassign'], []],
  ])('%j', async (lines, left) => {
    const { path } = await newIssue({ assignee_ids: [owner.id] });
    expect(await say(path, ...lines)).toMatchObject({ status: 202 });
    expect(await assigneesOf(path)).toEqual(left.map(({ id }) => id).toSorted());
  });
});
