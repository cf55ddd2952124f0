import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { Actor } from '#src/records/actor.ts';
import { isBot } from '#src/records/user-types.ts';
import { ofProject, toNamespaceOwner, toUserOwner } from '#src/workers/owners.ts';
import { formatCallerKey } from './caller-key.ts';

/** The project or group of a token without a person. */
interface TokenPlace {
  readonly project_id: number | null;
  readonly group_id: number | null;
}

interface Caller {
  readonly actor: Actor | null;
  readonly ip: string;
  /** The place of a deploy token, which has no actor. */
  readonly deployToken?: TokenPlace | null;
}

/**
 * Finds the key under which concurrent work of a caller is counted: the user, or the network of a caller without
 * credentials. Deploy tokens and bots count together for their top-level namespace, since maintainers create any number, and
 * apart from its people: a maintainer of a personal project takes nothing from its owner. Queries the database for these
 * alone.
 */
export async function findOwnerKey(
  db: Database,
  { actor, ip, deployToken = null }: Caller,
): Promise<string> {
  if (deployToken !== null) return `tokens of ${await findKeyOfPlace(db, deployToken)}`;
  if (actor !== null && isBot(actor.user)) {
    const place = await findPlaceOfBot.first(db, { user_id: actor.user.id });
    if (place !== undefined) return `tokens of ${await findKeyOfPlace(db, place)}`;
  }
  return formatCallerKey({ actor, ip });
}

const findPlaceOfBot = prepareStatement<{ user_id: number }, TokenPlace>((db, { user_id }) =>
  db('personal_access_tokens').where({ user_id }).select('project_id', 'group_id').limit(1),
);

const findTop = prepareStatement<{ id: number }, { id: number; owner_id: number | null }>(
  (db, { id }) =>
    db('namespace_ancestors')
      .join('namespaces', 'namespaces.id', 'namespace_ancestors.ancestor_id')
      .where('namespace_ancestors.namespace_id', id)
      .orderBy('namespace_ancestors.distance', 'desc')
      .select('namespaces.id', 'namespaces.owner_id')
      .limit(1),
);

async function findKeyOfPlace(db: Database, { project_id, group_id }: TokenPlace): Promise<string> {
  if (project_id !== null) return ofProject(db, project_id);
  const top = group_id === null ? undefined : await findTop.first(db, { id: group_id });
  if (top === undefined) return 'nobody';
  return top.owner_id === null ? toNamespaceOwner(top.id) : toUserOwner(top.owner_id);
}
