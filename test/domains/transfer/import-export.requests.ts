import type { RequestListener } from 'node:http';
import { type Call, type Calls, none } from '#test/contract/requests.ts';
import { storedBytes } from '#test/contract/stored-bytes.ts';
import type { World } from '#test/contract/world.ts';
import { changeSettings } from '#src/settings/table.ts';
import { beginToStandIn } from '#test/support/network.ts';
import { unique } from '#test/support/seed.ts';

/** A project whose archive is ready. */
async function exported(world: World): Promise<Call> {
  const project = await world.anotherProject();
  const filename = 'kiln_export.tar.gz';
  const file = { project_id: project.id, filename, ...(await storedBytes(world, project)) };
  await world.db('project_export_files').insert(file);
  return { ...none, params: { id: project.id } };
}

const host = 'storage.example.com';
const bucketHost = 's3.eu-north-1.amazonaws.com';

/** A server that has an archive: whoever remembers a call sends it in other tests, too. */
let serving: Promise<unknown> | undefined;

async function serve({ db }: World): Promise<void> {
  const listen: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/gzip', 'content-length': '1' });
    response.end();
  };
  await (serving ??= beginToStandIn([host, bucketHost], listen, 'usual'));
  const settings = { outbound_local_requests_whitelist: [host, bucketHost] };
  await db.transaction((db) => changeSettings(db, () => settings, new Date().toISOString()));
}

async function atAddress(world: World): Promise<Call> {
  await serve(world);
  return { ...none, body: { url: `https://${host}/kiln.tar.gz`, path: unique('kiln') } };
}

async function inBucket(world: World): Promise<Call> {
  await serve(world);
  const object = { region: 'eu-north-1', bucket_name: 'exports', file_key: 'kiln.tar.gz' };
  const keys = { access_key_id: 'KEYID', secret_access_key: 'secret' };
  return { ...none, body: { ...object, ...keys, path: unique('kiln') } };
}

/** Calls that succeed. */
export const calls: Calls = {
  importProject: () => ({ ...none, body: { path: unique('kiln') } }),
  importProjectFromS3: inBucket,
  importRemoteProject: atAddress,
  startProjectExport: ({ project }) => ({ ...none, params: { id: project.id }, body: {} }),
  downloadProjectExport: exported,
};
