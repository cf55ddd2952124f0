import { Gitlab } from '@gitbeaker/rest';
import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, git, origin } = await startApp();
const owner = await seedUser(db);
const group = await seedGroup(db, { owner });
const { token } = await seedToken(db, owner);
const api = new Gitlab({ host: origin, token });
const { Commits, Issues, MergeRequests, ProjectMilestones, Search } = api;

it('lists merge requests of a project, of a group and of everything', async () => {
  const { id, full_path } = await seedProject(db, { namespace: group, git, readme: true });
  const milestone = await ProjectMilestones.create(id, 'Glaze firing');
  const titles = ['Cool slowly', 'Draft: Hold longer', 'Fire at night'];
  for (const [index, title] of titles.entries()) {
    const actions = [{ action: 'create', filePath: `file-${index}`, content: 'x' }] as const;
    await Commits.create(id, `branch-${index}`, title, [...actions], { startBranch: 'main' });
    await MergeRequests.create(id, `branch-${index}`, 'main', title, {
      labels: index === 0 ? 'heat' : 'night',
      milestoneId: milestone.id,
      assigneeIds: [owner.id],
    });
  }
  const named = (found: readonly { readonly title: string }[]) => found.map(({ title }) => title);
  const inOrder = { orderBy: 'created_at', sort: 'asc', perPage: 2 } as const;

  const everything = await MergeRequests.all({ projectId: id, ...inOrder });
  expect(named(everything)).toEqual(titles);
  expect(everything[0]).toMatchObject({ references: { full: `${full_path}!1` }, labels: ['heat'] });
  expect(named(await MergeRequests.all({ groupId: group.id, ...inOrder }))).toEqual(titles);
  expect(named(await MergeRequests.all({ scope: 'assigned_to_me', ...inOrder }))).toEqual(titles);
  const chosen = { projectId: id, wip: 'no', not: { labels: 'heat' } } as const;
  expect(named(await MergeRequests.all(chosen))).toEqual(['Fire at night']);
  const around = { assigneeId: owner.id, search: 'slowly', in: 'title' } as const;
  expect(named(await MergeRequests.all({ projectId: id, ...around }))).toEqual(['Cool slowly']);

  const ofMilestone = await ProjectMilestones.allAssignedMergeRequests(id, milestone.id);
  expect(ofMilestone).toHaveLength(titles.length);
  const ofCommit = await Commits.allMergeRequests(id, 'branch-1');
  expect(ofCommit).toHaveLength(1);
  const { iid } = await Issues.create(id, 'Cracks');
  expect(await Issues.allRelatedMergeRequests(id, iid)).toEqual([]);
  expect(await Issues.allClosedByMergeRequestst(id, iid)).toEqual([]);
  const found = await Search.all('merge_requests', 'night', { projectId: id });
  expect(named(found)).toEqual(['Fire at night']);
});
