import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  none,
  unique,
} from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

/** An issue of somebody who is not the one who calls. */
async function newIssue(world: World): Promise<{ id: number; iid: number }> {
  const as = world.api.as(world.people.maintainer);
  const made = await as.post(`/projects/${world.project.id}/issues`, { title: unique() });
  return made.body as { id: number; iid: number };
}

const another =
  (body: Call['body'] = null, from?: Call['from']) =>
  async (world: World): Promise<Call> => ({
    ...none,
    params: { id: world.project.id, issue_iid: (await newIssue(world)).iid },
    body,
    ...(from !== undefined && { from }),
  });

/** A project of the same group. */
async function anotherProject({ api, people, group }: World): Promise<number> {
  const body = { name: unique(), namespace_id: group.id };
  return (await api.as(people.administrator).post('/projects', body)).body.id as number;
}

/** Calls that succeed. */
export const calls: Calls = {
  getIssueById: async (world) => ({ ...none, params: { id: (await newIssue(world)).id } }),
  createIssue: (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { title: unique(), description: 'The glaze cracks.' },
  }),
  getIssue: another(),
  updateIssue: another({ title: unique() }, 'reporter'),
  deleteIssue: another(),
  reorderIssue: async (world) => {
    const body = { move_after_id: (await newIssue(world)).id };
    return another(body)(world);
  },
  moveIssue: async (world) => {
    const to = await anotherProject(world);
    return another({ to_project_id: to }, 'reporter')(world);
  },
  cloneIssue: (world) => another({ to_project_id: world.project.id }, 'reporter')(world),
  subscribeToIssue: another(),
  unsubscribeFromIssue: async (world) => {
    const call = await another()(world);
    for (const person of Object.values(world.people)) {
      const path = `/projects/${world.project.id}/issues/${call.params['issue_iid'] as number}`;
      await world.api.as(person).post(`${path}/subscribe`);
    }
    return call;
  },
  createIssueTodo: another(),
  setIssueTimeEstimate: another({ duration: '3h30m' }),
  resetIssueTimeEstimate: another(),
  addIssueSpentTime: another({ duration: '1h' }),
  resetIssueSpentTime: another(),
  getIssueTimeStats: another(),
  listIssueParticipants: another(),
  listIssueClosedBy: another(),
  listIssueRelatedMergeRequests: another(),
  getIssueUserAgentDetail: async (world) => {
    const as = world.api.as(world.people.administrator);
    const headers = { 'user-agent': 'kiln/1.0' };
    const path = `/projects/${world.project.id}/issues`;
    const { body } = await as.send('POST', path, { title: unique() }, headers);
    return { ...none, params: { id: world.project.id, issue_iid: body.iid } };
  },
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createIssue: () => ({ body: { title: ' ' } }),
  updateIssue: () => ({ params: { issue_iid: NOBODY } }),
  reorderIssue: () => ({ params: { issue_iid: NOBODY } }),
  moveIssue: () => ({ params: { issue_iid: NOBODY } }),
  cloneIssue: () => ({ params: { issue_iid: NOBODY } }),
  setIssueTimeEstimate: () => ({ body: { duration: 'soon' } }),
  addIssueSpentTime: () => ({ body: { duration: 'later' } }),
};
