import {
  type Call,
  type Calls,
  type Harmless,
  type Instead,
  none,
  unique,
} from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

type Holder = 'projects' | 'groups';

const holderOf = ({ project, group }: World, holder: Holder) =>
  holder === 'projects' ? project.id : group.id;

async function anotherLabel(world: World, holder: Holder) {
  const id = holderOf(world, holder);
  const name = unique();
  const as = world.api.as(world.people.administrator);
  const made = await as.post(`/${holder}/${id}/labels`, { name, color: '#d9534f' });
  return { id, name, label_id: made.body.id as number };
}

const anotherIn =
  (holder: Holder) =>
  async (world: World): Promise<Call> => {
    const { id, label_id } = await anotherLabel(world, holder);
    return { ...none, params: { id, label_id }, body: { new_name: unique() } };
  };

const namedIn =
  (holder: Holder) =>
  async (world: World): Promise<Call> => {
    const { id, name } = await anotherLabel(world, holder);
    return { params: { id }, query: { name }, body: { name, color: 'tomato' } };
  };

const watchedIn =
  (holder: Holder) =>
  async (world: World): Promise<Call> => {
    const { id, label_id } = await anotherLabel(world, holder);
    for (const person of Object.values(world.people)) {
      await world.api.as(person).post(`/${holder}/${id}/labels/${label_id}/subscribe`);
    }
    return { ...none, params: { id, label_id } };
  };

const newIn = (holder: Holder) => (world: World) => ({
  ...none,
  params: { id: holderOf(world, holder) },
  body: { name: unique(), color: '#d9534f' },
});

/** Calls that succeed. */
export const calls: Calls = {
  createProjectLabel: newIn('projects'),
  createGroupLabel: newIn('groups'),
  getProjectLabel: anotherIn('projects'),
  getGroupLabel: anotherIn('groups'),
  updateProjectLabel: anotherIn('projects'),
  updateGroupLabel: anotherIn('groups'),
  updateProjectLabelByName: async (world) => ({ ...(await namedIn('projects')(world)), query: {} }),
  updateGroupLabelByName: async (world) => ({ ...(await namedIn('groups')(world)), query: {} }),
  deleteProjectLabel: async (world) => ({ ...(await anotherIn('projects')(world)), body: null }),
  deleteGroupLabel: async (world) => ({ ...(await anotherIn('groups')(world)), body: null }),
  deleteProjectLabelByName: async (world) => ({
    ...(await namedIn('projects')(world)),
    body: null,
  }),
  deleteGroupLabelByName: async (world) => ({ ...(await namedIn('groups')(world)), body: null }),
  subscribeToProjectLabel: anotherIn('projects'),
  subscribeToGroupLabel: anotherIn('groups'),
  unsubscribeFromProjectLabel: watchedIn('projects'),
  unsubscribeFromGroupLabel: watchedIn('groups'),
  promoteProjectLabelById: async (world) => ({
    ...(await anotherIn('projects')(world)),
    body: null,
    from: 'reporter',
  }),
  promoteProjectLabel: async (world) => ({
    ...(await namedIn('projects')(world)),
    query: {},
    // The group, which contains the project, has the label.
    from: 'reporter',
  }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createProjectLabel: () => ({ body: { name: ' ', color: '#fff' } }),
  createGroupLabel: () => ({ body: { name: ' ', color: '#fff' } }),
};

/** Body that has either of two optional names. */
export const instead: Instead = {
  deleteProjectLabelByName: { query: { name: 'kiln' } },
  deleteGroupLabelByName: { query: { name: 'kiln' } },
};
