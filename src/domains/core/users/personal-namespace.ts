import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { BadRequest } from '#src/errors.ts';
import { hasImageTags } from '#src/image-registry/image-tags.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';
import { deleteOldPaths, keepOldPath } from '#src/domains/core/namespaces/old-paths.ts';
import { walkProjects } from '#src/domains/core/namespaces/tree.ts';
import type { UserRow } from '#src/records/user.ts';

const namespaceOf = prepareStatement<{ owner: number }, { id: number }>((db, { owner }) =>
  db('namespaces').select('namespaces.id').where('owner_id', owner).limit(1),
);

/** Null for bots and internal users, who have none. */
export async function findPersonalNamespace(db: Database, userId: number): Promise<number | null> {
  return (await namespaceOf.first(db, { owner: userId }))?.id ?? null;
}

/**
 * Gives the personal namespace the names of its owner, and its projects their new paths. Violates the unique index of
 * full paths when a group has the path.
 * @throws BadRequest where projects have images, see `lookForImageTags`
 */
export async function renamePersonalNamespace(
  db: Database,
  before: UserRow,
  { id, username, name, avatar }: UserRow,
  { now, registry }: { readonly now: string; readonly registry: Config['registry'] },
): Promise<void> {
  if (before.username === username && before.name === name && before.avatar === avatar) return;
  const [namespace] = await db<NamespaceRow>('namespaces')
    .where('owner_id', id)
    .update({
      avatar,
      name,
      name_key: fold(name),
      full_name: name,
      path: username,
      full_path: username,
      updated_at: now,
    })
    .returning('id');
  if (namespace === undefined || before.username === username) return;
  const paths = { from: before.username, to: username, now };
  await keepOldPath(db, { namespace_id: namespace.id }, paths);
  // Tokens to push wait for the namespace.
  if (await hasImageTags(db, registry, { group: namespace.id })) {
    throw new BadRequest({
      username: ['cannot be changed if a personal project has container registry tags.'],
    });
  }
  // Projects that are about to be removed have a full path outside all namespaces.
  const projects = db('projects')
    .where('namespace_id', namespace.id)
    .whereNull('deletion_requested_at');
  await changeWithin(projects, {
    full_path: db.raw("cast(? as text) || '/' || path", [username]),
  });
  for await (const ids of walkProjects(db, namespace.id)) {
    await deleteOldPaths(db, 'projects', ids);
  }
}
