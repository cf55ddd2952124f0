import { type Call, type Calls, none } from '../contract/requests.ts';
import { storedBytes } from '../contract/stored-bytes.ts';
import type { World } from '../contract/world.ts';
import { unique } from '../support/seed.ts';

/** A project whose archive is ready. */
async function exported(world: World): Promise<Call> {
  const project = await world.anotherProject();
  const filename = 'kiln_export.tar.gz';
  const file = { project_id: project.id, filename, ...(await storedBytes(world, project)) };
  await world.db('project_export_files').insert(file);
  return { ...none, params: { id: project.id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  importProject: () => ({ ...none, body: { path: unique('kiln') } }),
  startProjectExport: ({ project }) => ({ ...none, params: { id: project.id }, body: {} }),
  downloadProjectExport: exported,
};
