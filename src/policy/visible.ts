import type { Knex } from 'knex';
import type { Actor } from '../auth/actor.ts';
import type { Database } from '../database/database.ts';
import { AccessLevel } from './access-level.ts';
import { dayOf, whereGranting, whereNotExpired } from './grants.ts';
import { visibilitiesFor } from './visibility.ts';

type Query = Knex.QueryBuilder;

/**
 * Projects that the actor may see, to be narrowed and ordered by the caller: for queries that start
 * from something small. Long lists walk one index per branch instead.
 */
export function visibleProjects(db: Database, actor: Actor | null): Query {
  const query = db('projects').whereNotNull('projects.listing');
  if (actor?.admin === true) return query;
  return query.where((either) => {
    either.whereIn('projects.visibility', visibilitiesFor(actor));
    if (actor === null) return;
    either.orWhereIn(
      'projects.id',
      db('project_authorizations').where('user_id', actor.user.id).select('project_id'),
    );
  });
}

/** Every group, in the words of the indexes that hold groups only: SQLite compares the text. */
export function listedGroups(db: Database): Query {
  return db('namespaces').whereRaw("namespaces.kind = 'group' and not namespaces.pending_delete");
}

/** Groups (as `namespaces`) that the actor may see; see `visibleProjects`. */
export function visibleGroups(db: Database, actor: Actor | null, today = dayOf(new Date())): Query {
  const query = listedGroups(db);
  if (actor?.admin === true) return query;
  return query.where((either) => {
    either.whereIn('namespaces.visibility', visibilitiesFor(actor));
    if (actor === null) return;
    either.orWhereIn('namespaces.id', groupsOf(db, actor.user.id, today));
  });
}

/**
 * Ids of the groups that show to a user whatever their visibility, also of personal namespaces: those
 * the user belongs to or reaches by a share, with all below them; and those above the user's own
 * groups and above the projects the user is authorized for. `user` and `today` may be slots.
 */
export function groupsOf(db: Database, user: number, today: string): Query {
  return db(
    groupsAbove(db, ownGroups(db, user, today))
      .union([
        groupsBelow(db, ownGroups(db, user, today, AccessLevel.Minimal)),
        reachedByShares(db, user, today),
        aboveProjects(db, user),
      ])
      .as('reached'),
  ).select('reached.id');
}

/** Ids of the groups in which the user is a direct member with a higher level than `beyond`. */
export function ownGroups(db: Database, user: number, today: string, beyond = 0): Query {
  return whereGranting(db('members'), today)
    .where('members.source_type', 'Namespace')
    .where('members.user_id', user)
    .where('members.access_level', '>', beyond)
    .select('members.source_id');
}

/** Ids of these groups and of all below them. */
export function groupsBelow(db: Database, groups: Query): Query {
  return db('namespace_ancestors').whereIn('ancestor_id', groups).select('namespace_id as id');
}

/** Ids of these groups and of all above them. */
function groupsAbove(db: Database, groups: Query): Query {
  return db('namespace_ancestors').whereIn('namespace_id', groups).select('ancestor_id as id');
}

function reachedByShares(db: Database, user: number, today: string): Query {
  const invited = groupsBelow(db, ownGroups(db, user, today, AccessLevel.Minimal));
  const shared = whereNotExpired(db('group_group_links'), 'group_group_links', today)
    .whereIn('group_group_links.shared_with_group_id', invited)
    .select('group_group_links.shared_group_id');
  return groupsBelow(db, shared);
}

function aboveProjects(db: Database, user: number): Query {
  const holders = db('project_authorizations as held')
    .join('projects', 'projects.id', 'held.project_id')
    .where('held.user_id', user)
    .whereNotNull('projects.listing')
    .select('projects.namespace_id');
  return groupsAbove(db, holders);
}
