import { type Call, type Calls, type Harmless, none, unique } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

type Holder = 'projects' | 'groups';

const holderOf = ({ project, group }: World, holder: Holder) =>
  holder === 'projects' ? project.id : group.id;

const anotherIn =
  (holder: Holder) =>
  async (world: World): Promise<Call> => {
    const id = holderOf(world, holder);
    const as = world.api.as(world.people.administrator);
    const made = await as.post(`/${holder}/${id}/milestones`, { title: unique() });
    return { ...none, params: { id, milestone_id: made.body.id }, body: { title: unique() } };
  };

const newIn = (holder: Holder) => (world: World) => ({
  ...none,
  params: { id: holderOf(world, holder) },
  body: { title: unique(), due_date: '2030-01-31' },
});

/** Calls that succeed. */
export const calls: Calls = {
  createProjectMilestone: newIn('projects'),
  createGroupMilestone: newIn('groups'),
  getProjectMilestone: anotherIn('projects'),
  getGroupMilestone: anotherIn('groups'),
  listProjectMilestoneIssues: anotherIn('projects'),
  listGroupMilestoneIssues: anotherIn('groups'),
  listProjectMilestoneMergeRequests: anotherIn('projects'),
  listGroupMilestoneMergeRequests: anotherIn('groups'),
  listProjectMilestoneBurndownEvents: anotherIn('projects'),
  listGroupMilestoneBurndownEvents: anotherIn('groups'),
  updateProjectMilestone: anotherIn('projects'),
  updateGroupMilestone: anotherIn('groups'),
  deleteProjectMilestone: anotherIn('projects'),
  deleteGroupMilestone: anotherIn('groups'),
  promoteProjectMilestone: async (world) => ({
    ...(await anotherIn('projects')(world)),
    // The group, which contains the project, has the milestone.
    from: 'reporter',
  }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createProjectMilestone: () => ({ body: { title: ' ' } }),
  createGroupMilestone: () => ({ body: { title: ' ' } }),
};
