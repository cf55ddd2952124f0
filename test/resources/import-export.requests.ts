import { type Call, type Calls, none } from '../contract/requests.ts';
import { storedBytes } from '../contract/stored-bytes.ts';
import type { World } from '../contract/world.ts';
import { changeSettings } from '../../src/settings/table.ts';
import { beginToStandIn } from '../support/network.ts';
import { unique } from '../support/seed.ts';

/** A project whose archive is ready. */
async function exported(world: World): Promise<Call> {
  const project = await world.anotherProject();
  const filename = 'kiln_export.tar.gz';
  const file = { project_id: project.id, filename, ...(await storedBytes(world, project)) };
  await world.db('project_export_files').insert(file);
  return { ...none, params: { id: project.id } };
}

const host = 'storage.example.com';

/** A server that has an archive, for all tests of a file. */
let serving: Promise<unknown> | undefined;

async function served({ db }: World): Promise<Call> {
  await (serving ??= beginToStandIn([host], (_, response) => {
    response.writeHead(200, { 'content-type': 'application/gzip', 'content-length': '1' });
    response.end();
  }));
  const settings = { outbound_local_requests_whitelist: [host] };
  await db.transaction((db) => changeSettings(db, () => settings, new Date().toISOString()));
  return { ...none, body: { url: `https://${host}/kiln.tar.gz`, path: unique('kiln') } };
}

/** Calls that succeed. */
export const calls: Calls = {
  importProject: () => ({ ...none, body: { path: unique('kiln') } }),
  importRemoteProject: served,
  startProjectExport: ({ project }) => ({ ...none, params: { id: project.id }, body: {} }),
  downloadProjectExport: exported,
};
