import { type Call, type Calls, type Harmless, none, unique } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

const newOne = ({ group }: World) => ({
  ...none,
  params: { id: group.id },
  body: { title: unique() },
});

const another = async ({ api, people, group }: World): Promise<Call> => {
  const as = api.as(people.administrator);
  const made = await as.post(`/groups/${group.id}/epics`, { title: unique() });
  const params = { id: group.id, epic_iid: made.body.iid };
  return { ...none, params, body: { title: unique() } };
};

/** Epic of another user: the caller watches own ones already. */
const watched = async (world: World): Promise<Call> => {
  const call = await another(world);
  const { id, epic_iid } = call.params;
  // The caller is one of these.
  for (const person of Object.values(world.people)) {
    await world.api.as(person).post(`/groups/${String(id)}/epics/${String(epic_iid)}/subscribe`);
  }
  return { ...call, body: null };
};

const unwatched = async (world: World): Promise<Call> => {
  const call = await another(world);
  const { id, epic_iid } = call.params;
  for (const person of Object.values(world.people)) {
    await world.api.as(person).post(`/groups/${String(id)}/epics/${String(epic_iid)}/unsubscribe`);
  }
  return { ...call, body: null };
};

/** Calls that succeed. */
export const calls: Calls = {
  createEpic: newOne,
  createEpicByDashPath: newOne,
  getEpic: another,
  getEpicByDashPath: another,
  updateEpic: another,
  updateEpicByDashPath: another,
  deleteEpic: another,
  deleteEpicByDashPath: another,
  subscribeToEpic: unwatched,
  subscribeToEpicByDashPath: unwatched,
  unsubscribeFromEpic: watched,
  unsubscribeFromEpicByDashPath: watched,
};

const untitled = () => ({ body: { title: ' ' } });

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = { createEpic: untitled, createEpicByDashPath: untitled };
