import { type Call, type Calls, none, unique } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

async function parts({ api, people, group, project }: World) {
  const as = api.as(people.administrator);
  const epic = await as.post(`/groups/${group.id}/epics`, { title: unique() });
  const issue = await as.post(`/projects/${project.id}/issues`, { title: unique() });
  return { epic: epic.body as { iid: number }, issue: issue.body as { id: number } };
}

const toAdd = async (world: World): Promise<Call> => {
  const { epic, issue } = await parts(world);
  return {
    ...none,
    params: { id: world.group.id, epic_iid: epic.iid, epic_issue_id: issue.id },
  };
};

async function added(world: World): Promise<Call> {
  const call = await toAdd(world);
  const { id, epic_iid, epic_issue_id } = call.params as Record<string, number>;
  const as = world.api.as(world.people.administrator);
  const made = await as.post(`/groups/${id}/epics/${epic_iid}/issues/${epic_issue_id}`);
  return { ...call, params: { ...call.params, epic_issue_id: made.body.id } };
}

const toMove = async (world: World): Promise<Call> => {
  const call = await added(world);
  const { id, epic_iid } = call.params as Record<string, number>;
  const { issue } = await parts(world);
  const as = world.api.as(world.people.administrator);
  const other = await as.post(`/groups/${id}/epics/${epic_iid}/issues/${issue.id}`);
  return { ...call, body: { move_before_id: other.body.id } };
};

const lists = new WeakMap<World, Promise<Call>>();

/** The same list whenever it is asked for. */
function once(world: World): Promise<Call> {
  const call = lists.get(world) ?? added(world);
  lists.set(world, call);
  return call;
}

/** Calls that succeed. */
export const calls: Calls = {
  listEpicIssues: once,
  listEpicIssuesByDashPath: once,
  addEpicIssue: toAdd,
  addEpicIssueByDashPath: toAdd,
  reorderEpicIssue: toMove,
  reorderEpicIssueByDashPath: toMove,
  removeEpicIssue: added,
  removeEpicIssueByDashPath: added,
};
