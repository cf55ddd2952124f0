import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { whereGranting } from '#src/records/membership.ts';

/** The `ownerships` of groups where no other active user owns the group or a group above it. */
export function selectSoleOwnerships(
  db: Database,
  userId: number,
  today: string,
): Knex.QueryBuilder {
  const others = db('namespace_ancestors as above')
    .join('members', (on) => {
      on.on('members.source_id', 'above.ancestor_id');
      on.andOnVal('members.source_type', 'Namespace');
    })
    .join('users', 'users.id', 'members.user_id')
    .whereRaw('above.namespace_id = own.source_id')
    .where('members.access_level', AccessLevel.Owner)
    .whereNot('members.user_id', userId)
    .where('users.state', 'active')
    .whereNull('users.user_type')
    .select(db.raw('1'));
  return selectOwnerships(db, userId, today).whereNotExists(whereGranting(others, today));
}

/** Memberships, as `own`, that make the user an owner of groups. */
export function selectOwnerships(db: Database, userId: number, today: string): Knex.QueryBuilder {
  return db('members as own')
    .join('namespaces', 'namespaces.id', 'own.source_id')
    .where('own.source_type', 'Namespace')
    .where('own.user_id', userId)
    .where('own.access_level', AccessLevel.Owner)
    .where('own.state', 'active')
    .whereNull('own.requested_at')
    .where(
      (either) => void either.whereNull('own.expires_at').orWhere('own.expires_at', '>', today),
    )
    .where('namespaces.kind', 'group')
    .where('namespaces.pending_delete', false);
}
