import type { Database } from '../database/database.ts';
import type { Actor } from '../records/actor.ts';
import { formatCallerKey } from './caller-key.ts';

/**
 * Finds the key under which places are counted: the user or network of the caller. The bots of access tokens count
 * together for the top-level namespace of their project or group, because a maintainer creates any number of them.
 */
export async function findOwnerKey(
  db: Database,
  caller: { readonly actor: Actor | null; readonly ip: string },
): Promise<string> {
  const token = caller.actor?.token;
  if (token?.kind !== 'project' && token?.kind !== 'group') return formatCallerKey(caller);
  const found = await db('personal_access_tokens')
    .leftJoin('projects', 'projects.id', 'personal_access_tokens.project_id')
    .join('namespaces', (on) => {
      const container = db.raw('coalesce(projects.namespace_id, personal_access_tokens.group_id)');
      on.on('namespaces.id', container);
    })
    .where('personal_access_tokens.id', token.id)
    .first<{ full_path: string } | undefined>('namespaces.full_path');
  const [root] = found?.full_path.split('/') ?? [];
  return root === undefined ? formatCallerKey(caller) : `namespace ${root}`;
}
