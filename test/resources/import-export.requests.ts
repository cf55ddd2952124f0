import { type Call, type Calls, none } from '../contract/requests.ts';
import type { World } from '../contract/world.ts';
import { multipart } from '../support/uploads.ts';

/** A project whose archive is ready: its bytes are those of a file that was uploaded. */
async function exported({ api, db, people, anotherProject }: World): Promise<Call> {
  const project_id = (await anotherProject()).id;
  const { body, headers } = multipart({ name: 'file', value: 'bytes', filename: 'a.gz' });
  await api.as(people.administrator).send('POST', `/projects/${project_id}/uploads`, body, headers);
  const [upload] = await db('project_uploads')
    .where({ project_id })
    .select('size', 'sha256', 'storage_key', 'created_at');
  const filename = 'kiln_export.tar.gz';
  await db('project_export_files').insert({ project_id, filename, ...upload });
  return { ...none, params: { id: project_id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  startProjectExport: ({ project }) => ({ ...none, params: { id: project.id }, body: {} }),
  downloadProjectExport: exported,
};
