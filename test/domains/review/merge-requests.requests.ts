import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  none,
  unique,
} from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

/** A branch with a commit that `main` has not. */
export async function newBranch({ api, people, project }: World): Promise<string> {
  const branch = unique();
  const as = api.as(people.maintainer);
  await as.post(`/projects/${project.id}/repository/commits`, {
    branch,
    start_branch: 'main',
    commit_message: 'Fire slowly',
    actions: [{ action: 'create', file_path: branch, content: 'slow' }],
  });
  return branch;
}

/** A merge request of somebody who is not the one who calls. */
export async function newMergeRequest(world: World): Promise<{ id: number; iid: number }> {
  const as = world.api.as(world.people.maintainer);
  const body = { source_branch: await newBranch(world), target_branch: 'main', title: unique() };
  const made = await as.post(`/projects/${world.project.id}/merge_requests`, body);
  return made.body as { id: number; iid: number };
}

/** A call about one. */
export const anotherRequest =
  (body: Call['body'] = null, from?: Call['from']) =>
  async (world: World): Promise<Call> => ({
    ...none,
    params: { id: world.project.id, merge_request_iid: (await newMergeRequest(world)).iid },
    body,
    ...(from !== undefined && { from }),
  });

const kept = new WeakMap<World, ReturnType<typeof newMergeRequest>>();

/** A call about always the same one, for lists: pages are compared. */
export const sameRequest: (world: World) => Promise<Call> = async (world) => {
  const made = kept.get(world) ?? newMergeRequest(world);
  kept.set(world, made);
  return { ...none, params: { id: world.project.id, merge_request_iid: (await made).iid } };
};

/** Takes away what other calls have left in the way of merges. */
async function askForNoApprovals({ api, people, project }: World): Promise<void> {
  const as = api.as(people.owner);
  const path = `/projects/${project.id}`;
  const rules = await as.get(`${path}/approval_rules`);
  for (const { id } of rules.body as { id: number }[]) {
    await as.delete(`${path}/approval_rules/${id}`);
  }
  await as.post(`${path}/approvals`, { approvals_before_merge: 0 });
}

/** Calls that succeed. */
export const calls: Calls = {
  createMergeRequest: async (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { source_branch: await newBranch(world), target_branch: 'main', title: unique() },
  }),
  getMergeRequest: anotherRequest(),
  updateMergeRequest: anotherRequest({ title: unique() }, 'developer'),
  deleteMergeRequest: anotherRequest(),
  mergeMergeRequest: async (world) => {
    await askForNoApprovals(world);
    return anotherRequest({ should_remove_source_branch: true }, 'developer')(world);
  },
  // Callers who read no merge requests find none.
  getMergeRequestMergeRef: anotherRequest(null, 'reporter'),
  updateMergeRequestMergeRef: anotherRequest(),
  cancelMergeWhenPipelineSucceeds: async (world) => {
    await askForNoApprovals(world);
    const call = await anotherRequest(null, 'developer')(world);
    const iid = call.params['merge_request_iid'] as number;
    const as = world.api.as(world.people.maintainer);
    const path = `/projects/${world.project.id}`;
    const { sha, source_branch: ref } = (await as.get(`${path}/merge_requests/${iid}`)).body;
    await as.post(`${path}/statuses/${sha}`, { ref, state: 'running' });
    const waiting = { merge_when_pipeline_succeeds: true };
    await as.put(`${path}/merge_requests/${iid}/merge`, waiting);
    return call;
  },
  rebaseMergeRequest: anotherRequest({ skip_ci: true }, 'developer'),
  subscribeToMergeRequest: anotherRequest(),
  unsubscribeFromMergeRequest: async (world) => {
    const call = await anotherRequest()(world);
    const iid = call.params['merge_request_iid'] as number;
    for (const person of Object.values(world.people)) {
      const path = `/projects/${world.project.id}/merge_requests/${iid}`;
      await world.api.as(person).post(`${path}/subscribe`);
    }
    return call;
  },
  createMergeRequestTodo: anotherRequest(),
  listMergeRequestParticipants: sameRequest,
  listMergeRequestReviewers: sameRequest,
  setMergeRequestTimeEstimate: anotherRequest({ duration: '3h30m' }, 'developer'),
  resetMergeRequestTimeEstimate: anotherRequest(null, 'developer'),
  addMergeRequestSpentTime: anotherRequest({ duration: '1h' }, 'developer'),
  resetMergeRequestSpentTime: anotherRequest(null, 'developer'),
  getMergeRequestTimeStats: anotherRequest(),
};

const nothing = () => ({ params: { merge_request_iid: NOBODY } });

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createMergeRequest: () => ({
    body: { source_branch: 'main', target_branch: 'main', title: 'x' },
  }),
  updateMergeRequest: nothing,
  deleteMergeRequest: nothing,
  mergeMergeRequest: nothing,
  cancelMergeWhenPipelineSucceeds: nothing,
  rebaseMergeRequest: nothing,
  setMergeRequestTimeEstimate: nothing,
  resetMergeRequestTimeEstimate: nothing,
  addMergeRequestSpentTime: nothing,
  resetMergeRequestSpentTime: nothing,
};
