import { multipart } from '#test/support/uploads.ts';
import type { World } from './world.ts';

/** The columns that point to stored bytes: those of a file that was uploaded to a project. */
export async function storedBytes({ api, db, people }: World, project: { readonly id: number }) {
  const project_id = project.id;
  const { body, headers } = multipart({ name: 'file', value: 'bytes', filename: 'a.gz' });
  await api.as(people.administrator).send('POST', `/projects/${project_id}/uploads`, body, headers);
  const [upload] = await db('project_uploads')
    .where({ project_id })
    .orderBy('id', 'desc')
    .limit(1)
    .select('size', 'sha256', 'storage_key', 'created_at');
  return upload as {
    readonly size: number;
    readonly sha256: string;
    readonly storage_key: string;
    readonly created_at: string;
  };
}
