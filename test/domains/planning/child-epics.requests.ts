import { type Call, type Calls, type Harmless, none, unique } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

async function epicIn({ api, people, group }: World): Promise<{ id: number; iid: number }> {
  const made = await api
    .as(people.administrator)
    .post(`/groups/${group.id}/epics`, { title: unique() });
  return made.body as { id: number; iid: number };
}

const withTitle = async (world: World): Promise<Call> => ({
  ...none,
  params: { id: world.group.id, epic_iid: (await epicIn(world)).iid },
  body: { title: unique() },
});

const toAdd = async (world: World): Promise<Call> => {
  const [epic, child] = [await epicIn(world), await epicIn(world)];
  return {
    ...none,
    params: { id: world.group.id, epic_iid: epic.iid, child_epic_id: child.id },
  };
};

async function added(world: World): Promise<Call> {
  const call = await toAdd(world);
  const { id, epic_iid, child_epic_id } = call.params as Record<string, number>;
  await world.api
    .as(world.people.administrator)
    .post(`/groups/${id}/epics/${epic_iid}/epics/${child_epic_id}`);
  return call;
}

const toMove = async (world: World): Promise<Call> => {
  const call = await added(world);
  const { id, epic_iid } = call.params as Record<string, number>;
  const other = await world.api
    .as(world.people.administrator)
    .post(`/groups/${id}/epics/${epic_iid}/epics`, { title: unique() });
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
  listChildEpics: once,
  listChildEpicsByDashPath: once,
  createChildEpic: withTitle,
  createChildEpicByDashPath: withTitle,
  addChildEpic: toAdd,
  addChildEpicByDashPath: toAdd,
  reorderChildEpic: toMove,
  reorderChildEpicByDashPath: toMove,
  removeChildEpic: added,
  removeChildEpicByDashPath: added,
};

const untitled = () => ({ body: { title: ' ' } });

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createChildEpic: untitled,
  createChildEpicByDashPath: untitled,
};
