import type { Database } from '#src/database/database.ts';
import { countIn, answerJson, type RegistryAnswer } from './exchange.ts';

const namePageSize = 100;

/** The repositories of the instance by their names: it looks at all of them, which only administrators may ask for. */
export async function listCatalog(db: Database, query: URLSearchParams): Promise<RegistryAnswer> {
  const limit = countIn(query.get('n'), namePageSize, 1_000);
  const last = query.get('last') ?? '';
  const path = `lower(projects.full_path) || case registry_repositories.name
    when '' then '' else '/' || registry_repositories.name end`;
  const rows = await db('registry_repositories')
    .join('projects', 'projects.id', 'registry_repositories.project_id')
    .whereNotNull('projects.listing')
    .whereRaw(`${path} > ?`, [last])
    .select<{ path: string }[]>(db.raw(`${path} as path`))
    .orderByRaw(path)
    .limit(limit + 1);
  const repositories = rows.slice(0, limit).map((row) => row.path);
  const next = `/v2/_catalog?n=${limit}&last=${repositories.at(-1) ?? ''}`;
  const more = rows.length > limit && limit > 0;
  return answerJson({ repositories }, more ? { Link: `<${next}>; rel="next"` } : {});
}
