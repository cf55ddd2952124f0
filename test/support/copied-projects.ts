import type { Database } from '#src/database/database.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { unique } from './seed.ts';

const rowsAtOnce = 200;

/** Adds projects like another, beside it and without repositories: to seed each would take long. */
export async function copyProject(
  db: Database,
  project: { readonly id: number },
  count: number,
): Promise<{ readonly id: number }[]> {
  const { id: _, ...row } = (await db('projects').where('id', project.id).first()) ?? {};
  const settings = (await db('project_settings').where({ project_id: project.id }).first()) ?? {};
  const copies: { id: number }[] = [];
  for (const paths of splitIntoBatches(
    Array.from({ length: count }, () => unique('copy')),
    rowsAtOnce,
  )) {
    const some: { id: number }[] = await db('projects')
      .insert(paths.map((path) => ({ ...row, path, full_path: path, name: path, name_key: path })))
      .returning('id');
    await db('project_settings').insert(
      some.map(({ id }) => ({ ...settings, project_id: id, runners_token_digest: `copy ${id}` })),
    );
    copies.push(...some);
  }
  return copies;
}
