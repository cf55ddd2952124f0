import { type Call, type Calls, type Harmless, none, unique } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

type Holder = 'projects' | 'groups';

const holderOf = ({ project, group }: World, holder: Holder) =>
  holder === 'projects' ? project.id : group.id;

async function anotherBoard({ api, people }: World, path: string) {
  const made = await api.as(people.administrator).post(`${path}/boards`, { name: unique() });
  return made.body.id as number;
}

async function anotherLabel({ api, people }: World, path: string) {
  const label = { name: unique(), color: '#d9534f' };
  const made = await api.as(people.administrator).post(`${path}/labels`, label);
  return made.body.id as number;
}

const boardOf =
  (holder: Holder) =>
  async (world: World): Promise<Call> => {
    const id = holderOf(world, holder);
    const board_id = await anotherBoard(world, `/${holder}/${id}`);
    return { ...none, params: { id, board_id }, body: { name: unique() } };
  };

const listOf =
  (holder: Holder) =>
  async (world: World): Promise<Call> => {
    const id = holderOf(world, holder);
    const path = `/${holder}/${id}`;
    const board_id = await anotherBoard(world, path);
    const made = await world.api
      .as(world.people.administrator)
      .post(`${path}/boards/${board_id}/lists`, { label_id: await anotherLabel(world, path) });
    const params = { id, board_id, list_id: made.body.id as number };
    return { ...none, params, body: { position: 0 } };
  };

const newListIn =
  (holder: Holder) =>
  async (world: World): Promise<Call> => {
    const { params } = await boardOf(holder)(world);
    const label_id = await anotherLabel(world, `/${holder}/${holderOf(world, holder)}`);
    return { ...none, params, body: { label_id } };
  };

const without =
  (made: (world: World) => Promise<Call>) =>
  async (world: World): Promise<Call> => ({ ...(await made(world)), body: null });

const lists = new WeakMap<World, Map<Holder, Promise<Call>>>();

/** The same list whenever it is asked for. */
const once =
  (holder: Holder) =>
  (world: World): Promise<Call> => {
    const known = lists.get(world) ?? new Map<Holder, Promise<Call>>();
    lists.set(world, known);
    const call = known.get(holder) ?? without(listOf(holder))(world);
    known.set(holder, call);
    return call;
  };

/** Calls that succeed. */
export const calls: Calls = {
  getProjectBoard: once('projects'),
  getGroupBoard: once('groups'),
  updateProjectBoard: boardOf('projects'),
  updateGroupBoard: boardOf('groups'),
  deleteProjectBoard: without(boardOf('projects')),
  deleteGroupBoard: without(boardOf('groups')),
  listProjectBoardLists: once('projects'),
  listGroupBoardLists: once('groups'),
  createProjectBoardList: newListIn('projects'),
  createGroupBoardList: newListIn('groups'),
  getProjectBoardList: once('projects'),
  getGroupBoardList: once('groups'),
  updateProjectBoardList: listOf('projects'),
  updateGroupBoardList: listOf('groups'),
  deleteProjectBoardList: without(listOf('projects')),
  deleteGroupBoardList: without(listOf('groups')),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createProjectBoard: () => ({ body: { name: ' ' } }),
  createGroupBoard: () => ({ body: { name: ' ' } }),
};
