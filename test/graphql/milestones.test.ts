import { expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { projectWorld } from '../support/project-world.ts';
import type { HasId } from '../support/seed.ts';
import { asking } from './ask.ts';

const app = await startApp();
const { api, db } = app;
const ask = await asking(app);
const { group, project, people } = await projectWorld(db);
const reporter = api.as(people.reporter);

async function made(path: string, body: object) {
  const answer = await reporter.post(path, body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as HasId & { readonly iid: number };
}

const own = await made(`/projects/${project.id}/milestones`, { title: 'Own' });
const shared = await made(`/groups/${group.id}/milestones`, { title: 'Shared' });
const issues = `/projects/${project.id}/issues`;
for (const { id: milestone_id } of [own, shared]) {
  await made(issues, { title: 'Brick', milestone_id });
  await made(issues, { title: 'Secret', milestone_id, confidential: true });
  const { iid } = await made(issues, { title: 'Ash', milestone_id });
  expect(await reporter.put(`${issues}/${iid}`, { state_event: 'close' })).toMatchObject({
    status: 200,
  });
}
await made(issues, { title: 'Clay' });

const document = `query($own: MilestoneID!, $shared: MilestoneID!) {
  own: milestone(id: $own) { stats { totalIssuesCount closedIssuesCount } }
  shared: milestone(id: $shared) { stats { totalIssuesCount closedIssuesCount } } }`;
const asked = {
  own: `gid://gitlab/Milestone/${own.id}`,
  shared: `gid://gitlab/Milestone/${shared.id}`,
};

it.each([
  ['reporter', 3],
  ['guest', 2],
] as const)('milestones tell a %s of the issues that they may see', async (who, total) => {
  const stats = { totalIssuesCount: total, closedIssuesCount: 1 };
  expect(await ask(people[who], document, asked)).toEqual({
    data: { own: { stats }, shared: { stats } },
  });
});

it.each(['stranger', 'anonymous'] as const)('milestones tell a %s nothing', async (who) => {
  expect(await ask(people[who], document, asked)).toEqual({ data: { own: null, shared: null } });
});

it('milestones tell of no issues where these are off', async () => {
  await api.as(people.owner).put(`/projects/${project.id}`, { issues_access_level: 'disabled' });
  const none = { totalIssuesCount: 0, closedIssuesCount: 0 };
  expect(await ask(people.reporter, document, asked)).toEqual({
    data: { own: { stats: none }, shared: { stats: none } },
  });
});
