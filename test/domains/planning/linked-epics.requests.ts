import { type Call, type Calls, none, unique } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

async function epicIn({ api, people, group }: World): Promise<number> {
  const as = api.as(people.administrator);
  return (await as.post(`/groups/${group.id}/epics`, { title: unique() })).body.iid as number;
}

const toLink = async (world: World): Promise<Call> => ({
  ...none,
  params: { id: world.group.id, epic_iid: await epicIn(world) },
  body: { target_group_id: world.group.id, target_epic_iid: await epicIn(world) },
});

async function linked(world: World): Promise<Call> {
  const { params, body } = await toLink(world);
  const { id, epic_iid } = params as Record<string, number>;
  const as = world.api.as(world.people.administrator);
  const made = await as.post(`/groups/${id}/epics/${epic_iid}/related_epics`, body ?? {});
  return { ...none, params: { ...params, related_epic_link_id: made.body.id } };
}

const lists = new WeakMap<World, Promise<Call>>();

/** The same list whenever it is asked for. */
function once(world: World): Promise<Call> {
  const call = lists.get(world) ?? linked(world);
  lists.set(world, call);
  return call;
}

/** Calls that succeed. */
export const calls: Calls = { listLinkedEpics: once, linkEpic: toLink, unlinkEpic: linked };
