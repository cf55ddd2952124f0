import { type Call, type Calls, none } from '#test/contract/requests.ts';
import { storedBytes } from '#test/contract/stored-bytes.ts';
import type { World } from '#test/contract/world.ts';
import { unique } from '#test/support/seed.ts';

/** A group whose archive is ready. */
async function exported(world: World): Promise<Call> {
  const group = await world.anotherGroup();
  const filename = 'demo_export.tar.gz';
  const file = { group_id: group.id, filename, ...(await storedBytes(world, world.project)) };
  await world.db('group_export_files').insert(file);
  return { ...none, params: { id: group.id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  startGroupExport: ({ group }) => ({ ...none, params: { id: group.id } }),
  downloadGroupExport: exported,
  importGroup: () => {
    const path = unique('kilns');
    return { ...none, body: { path, name: path } };
  },
};
