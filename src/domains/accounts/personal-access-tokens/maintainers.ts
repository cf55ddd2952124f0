import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { whereGranting } from '#src/records/membership.ts';
import type { TokenResource } from '#src/records/token.ts';
import type { UserRow } from '#src/records/user.ts';

/** The recipient of a mail. */
type Reader = Pick<UserRow, 'id' | 'name' | 'email'>;

/** Limit on the maintainers of one project or group that are notified. */
const maxMaintainers = 20;

/** The people who may make tokens of a project or group, and know their mail: its maintainers or its owners. */
export function findMaintainers(
  db: Database,
  { kind, id }: TokenResource,
  today: string,
): Promise<Reader[]> {
  const holders = kind === 'project' ? selectMaintainers(db, id) : selectOwners(db, id, today);
  return selectReaders(db).whereIn('users.id', holders).orderBy('users.id').limit(maxMaintainers);
}

/** Users who can act, and have shown that their address is theirs. */
export function selectReaders(db: Database): Knex.QueryBuilder<Record<string, unknown>, Reader[]> {
  return db('users')
    .where({ state: 'active', user_type: null, deletion_requested_at: null })
    .whereNotNull('confirmed_at')
    .select<Reader[]>('users.id', 'users.name', 'users.email');
}

function selectMaintainers(db: Database, projectId: number): Knex.QueryBuilder {
  return db('project_authorizations')
    .where('project_id', projectId)
    .where('access_level', '>=', AccessLevel.Maintainer)
    .select('user_id');
}

/** The owners of the group itself and of the groups above it. */
function selectOwners(db: Database, groupId: number, today: string): Knex.QueryBuilder {
  const query = db('namespace_ancestors as above')
    .join('members', (on) => {
      on.on('members.source_id', 'above.ancestor_id');
      on.andOnVal('members.source_type', 'Namespace');
    })
    .where('above.namespace_id', groupId)
    .where('members.access_level', AccessLevel.Owner);
  return whereGranting(query, today).select('members.user_id');
}
