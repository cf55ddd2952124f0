import type { World } from '../world.ts';
import { type Call, type Inputs, none, unique } from './call.ts';

/** A topic of its own for each call. */
const anotherTopic = async ({ api, people }: World): Promise<Call> => {
  const created = await api.as(people.administrator).post('/topics', { name: unique() });
  return { ...none, params: { id: created.body.id }, body: { name: unique() } };
};

/** A custom attribute of a user, group or project, with a key of its own. */
async function customAttribute(world: World, type: 'users' | 'groups' | 'projects'): Promise<Call> {
  const owners = { users: world.people.stranger, groups: world.group, projects: world.project };
  const params = { id: owners[type].id, key: unique() };
  const path = `/${type}/${params.id}/custom_attributes/${params.key}`;
  await world.api.as(world.people.administrator).put(path, { value: 'north' });
  return { ...none, params, body: { value: 'south' } };
}

async function anotherBroadcastMessage(world: World): Promise<Call> {
  const as = world.api.as(world.people.administrator);
  const made = await as.post('/broadcast_messages', { message: unique() });
  return { ...none, params: { id: made.body.id }, body: { message: 'The kiln is clean' } };
}

async function anotherLicense(world: World): Promise<number> {
  const facts = { plan: 'premium', licensee: { Company: 'Kilnworks' } };
  const license = Buffer.from(JSON.stringify(facts)).toString('base64');
  const made = await world.api.as(world.people.administrator).post('/license', { license });
  return made.body.id as number;
}

/** What belongs to the whole instance, and custom attributes. */
export const instanceInputs: Inputs = {
  setFeature: () => ({
    ...none,
    params: { name: 'related_epics_widget' },
    body: { value: 25, key: 'percentage_of_actors' },
  }),
  deleteFeature: () => ({ ...none, params: { name: 'related_epics_widget' } }),
  getBroadcastMessage: anotherBroadcastMessage,
  updateBroadcastMessage: anotherBroadcastMessage,
  deleteBroadcastMessage: anotherBroadcastMessage,
  getLicense: async (world) => {
    await anotherLicense(world);
    return none;
  },
  deleteLicense: async (world) => ({ ...none, params: { id: await anotherLicense(world) } }),
  createTopic: () => ({ ...none, body: { name: unique() } }),
  getTopic: anotherTopic,
  updateTopic: anotherTopic,
  getNamespace: (world) => ({ ...none, params: { id: world.group.id }, from: 'guest' }),
  namespaceExists: () => ({ ...none, params: { id: unique() } }),
  listUserCustomAttributes: (world) => customAttribute(world, 'users'),
  getUserCustomAttribute: (world) => customAttribute(world, 'users'),
  setUserCustomAttribute: (world) => customAttribute(world, 'users'),
  deleteUserCustomAttribute: (world) => customAttribute(world, 'users'),
  listGroupCustomAttributes: (world) => customAttribute(world, 'groups'),
  getGroupCustomAttribute: (world) => customAttribute(world, 'groups'),
  setGroupCustomAttribute: (world) => customAttribute(world, 'groups'),
  deleteGroupCustomAttribute: (world) => customAttribute(world, 'groups'),
  listProjectCustomAttributes: (world) => customAttribute(world, 'projects'),
  getProjectCustomAttribute: (world) => customAttribute(world, 'projects'),
  setProjectCustomAttribute: (world) => customAttribute(world, 'projects'),
  deleteProjectCustomAttribute: (world) => customAttribute(world, 'projects'),
};
