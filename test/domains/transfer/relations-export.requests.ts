import { type Call, type Calls, none } from '#test/contract/requests.ts';
import { storedBytes } from '#test/contract/stored-bytes.ts';
import type { World } from '#test/contract/world.ts';

/** A project or group of which a relation is exported. */
async function exported(world: World, of: 'group' | 'project'): Promise<Call> {
  const { id } = await (of === 'group' ? world.anotherGroup() : world.anotherProject());
  const { size, storage_key } = await storedBytes(world, world.project);
  await world.db('relation_export_files').insert({
    ...{ [`${of}_id`]: id, relation: 'labels', status: 'finished', size, storage_key },
    updated_at: new Date().toISOString(),
  });
  return { ...none, params: { id }, query: { relation: 'labels' } };
}

/** Calls that succeed. */
export const calls: Calls = {
  startProjectRelationsExport: ({ project }) => ({ ...none, params: { id: project.id } }),
  startGroupRelationsExport: ({ group }) => ({ ...none, params: { id: group.id } }),
  downloadProjectRelationExport: (world) => exported(world, 'project'),
  downloadGroupRelationExport: (world) => exported(world, 'group'),
};
