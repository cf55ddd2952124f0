import type { World } from '#test/contract/world.ts';
import { type Call, type Calls, none, unique } from '#test/contract/requests.ts';

/** A custom attribute of a user, group or project, with a key of its own. */
async function customAttribute(world: World, type: 'users' | 'groups' | 'projects'): Promise<Call> {
  const owners = { users: world.people.stranger, groups: world.group, projects: world.project };
  const params = { id: owners[type].id, key: unique() };
  const path = `/${type}/${params.id}/custom_attributes/${params.key}`;
  await world.api.as(world.people.administrator).put(path, { value: 'north' });
  return { ...none, params, body: { value: 'south' } };
}

/** Calls that succeed. */
export const calls: Calls = {
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
