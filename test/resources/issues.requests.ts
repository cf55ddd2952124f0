import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  none,
  unique,
} from '../contract/requests.ts';
import type { World } from '../contract/world.ts';

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
  setIssueTimeEstimate: () => ({ body: { duration: 'soon' } }),
  addIssueSpentTime: () => ({ body: { duration: 'later' } }),
};
