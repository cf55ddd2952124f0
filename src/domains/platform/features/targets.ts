import type { SetFeatureRequest } from '#generated/features/types.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest } from '#src/errors.ts';
import { toFullPathKey } from '#src/records/namespace.ts';
import { findUserByUsername } from '#src/records/user.ts';
import type { Targets } from './changes.ts';

/** Names of one kind in one request; each costs a look. */
const maxNames = 100;

/**
 * The targets that a request names.
 * @throws BadRequest naming the first that does not exist
 */
export async function findTargets(
  db: Database,
  { user, group, namespace, project, feature_group }: SetFeatureRequest['body'],
): Promise<Targets> {
  const actors: string[] = [];
  for (const name of splitNames(user)) {
    actors.push(`User:${requireExisting(name, await findUserByUsername(db, name)).id}`);
  }
  for (const name of splitNames(group)) {
    const row = await findNamespace(db, name);
    actors.push(`Group:${requireExisting(name, row?.kind === 'group' ? row : undefined).id}`);
  }
  for (const name of splitNames(namespace)) {
    const { kind, id } = requireExisting(name, await findNamespace(db, name));
    actors.push(kind === 'group' ? `Group:${id}` : `Namespace:${id}`);
  }
  for (const name of splitNames(project)) {
    actors.push(`Project:${requireExisting(name, await findProject(db, name)).id}`);
  }
  return { actors, groups: splitGroupNames(feature_group) };
}

function splitNames(text: string | undefined): string[] {
  const names = (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  // An empty list is rejected: a request with a mistyped target would otherwise apply to everybody.
  if (text !== undefined && names.length === 0)
    throw new BadRequest(`400 Bad request - ${text} is not found!`);
  if (names.length > maxNames) {
    throw new BadRequest(`400 Bad request - at most ${maxNames} targets of a kind can be given`);
  }
  return names;
}

function splitGroupNames(text: string | undefined): string[] {
  const names = splitNames(text);
  const wrong = names.find((name) => !/^[A-Za-z0-9_.:-]{1,255}$/.test(name));
  if (wrong !== undefined) throw new BadRequest(`400 Bad request - ${wrong} is not found!`);
  return names;
}

function requireExisting<Row>(name: string, row: Row | undefined): Row {
  if (row === undefined) throw new BadRequest(`400 Bad request - ${name} is not found!`);
  return row;
}

async function findNamespace(db: Database, path: string) {
  const key = toFullPathKey(path);
  if (key === null) return undefined;
  const [row] = await db<{ id: number; kind: 'user' | 'group' }>('namespaces')
    .select('id', 'kind')
    .whereRaw('lower(full_path) = ?', [key])
    .where('pending_delete', false)
    .limit(1);
  return row;
}

async function findProject(db: Database, path: string) {
  const key = toFullPathKey(path);
  if (key === null) return undefined;
  const [row] = await db<{ id: number }>('projects')
    .select('id')
    .whereRaw('lower(full_path) = ?', [key])
    .whereNotNull('listing')
    .limit(1);
  return row;
}
