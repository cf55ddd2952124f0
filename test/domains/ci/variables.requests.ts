import type { World } from '#test/contract/world.ts';
import {
  type Call,
  type Calls,
  type Harmless,
  type Request,
  none,
  unique,
} from '#test/contract/requests.ts';

const nameOf = () => unique().replaceAll('-', '_');

const place = (world: World, kind: 'project' | 'group' | 'instance') =>
  kind === 'instance' ? '/admin/ci/variables' : `/${kind}s/${world[kind].id}/variables`;

/** A variable of its own for each call. */
async function anotherVariable(
  world: World,
  kind: 'project' | 'group' | 'instance',
): Promise<Call> {
  const key = nameOf();
  const as = world.api.as(world.people.administrator);
  await as.post(place(world, kind), { key, value: 'warm' });
  const of = kind === 'instance' ? {} : { id: world[kind].id };
  return { ...none, params: { ...of, key } };
}

const create = (kind: 'project' | 'group' | 'instance') => (world: World) => ({
  ...none,
  params: kind === 'instance' ? {} : { id: world[kind].id },
  body: { key: nameOf(), value: 'warm' },
});

const update = (kind: 'project' | 'group' | 'instance') => async (world: World) => ({
  ...(await anotherVariable(world, kind)),
  body: { value: 'cold' },
});

/** Calls that succeed. */
export const calls: Calls = {
  createProjectVariable: create('project'),
  createGroupVariable: create('group'),
  createInstanceVariable: create('instance'),
  getProjectVariable: (world) => anotherVariable(world, 'project'),
  getGroupVariable: (world) => anotherVariable(world, 'group'),
  getInstanceVariable: (world) => anotherVariable(world, 'instance'),
  updateProjectVariable: update('project'),
  updateGroupVariable: update('group'),
  updateInstanceVariable: update('instance'),
  deleteProjectVariable: (world) => anotherVariable(world, 'project'),
  deleteGroupVariable: (world) => anotherVariable(world, 'group'),
  deleteInstanceVariable: (world) => anotherVariable(world, 'instance'),
};

const broken: Request = { body: { key: 'a b', value: 'x' } };
const nowhere: Request = { params: { key: 'NOWHERE' } };

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createProjectVariable: () => broken,
  createGroupVariable: () => broken,
  createInstanceVariable: () => broken,
  updateProjectVariable: () => nowhere,
  updateGroupVariable: () => nowhere,
  updateInstanceVariable: () => nowhere,
  deleteProjectVariable: () => nowhere,
  deleteGroupVariable: () => nowhere,
  deleteInstanceVariable: () => nowhere,
};
