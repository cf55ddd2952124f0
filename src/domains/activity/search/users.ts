import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { type Page, paginate } from '#src/lists/offset.ts';
import { selectVisibleGroups } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import { whereGranting } from '#src/records/membership.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import {
  toGroupMemberContainer,
  type MemberContainer,
  toProjectMemberContainer,
} from '#src/domains/core/members/place.ts';
import { type MembersSource, loadMemberSources } from '#src/domains/core/members/sources.ts';
import { findUsersNamed, hasAddress, hasName } from '#src/domains/core/users/finder.ts';
import type { SearchScope, SearchQuery } from './query.ts';

interface UserSearch {
  /** Folded. */
  readonly text: string;
  readonly query: SearchQuery;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Users with the text in their name or username, or with this address; of a group or project its members only. */
export async function searchUsers(
  db: Database,
  actor: Actor,
  place: SearchScope,
  { text, query, today }: UserSearch,
): Promise<Page<UserBasicRow>> {
  const found = await findUsersNamed(db, text);
  const users = db<UserBasicRow>('users')
    .select('users.id', 'users.username', 'users.name', 'users.state', 'users.avatar')
    .where((either) => {
      either.where((named) => hasName(named, text, found));
      if (text.includes('@'))
        either.orWhere((addressed) => hasAddress(addressed, text, actor.admin));
    })
    .orderBy('users.id', query.sort);
  if (place.kind !== 'instance') {
    const of =
      place.kind === 'group'
        ? toGroupMemberContainer(place.group)
        : toProjectMemberContainer(place.project);
    const sources = await loadMemberSources(db, actor, of, today);
    users.whereIn('users.id', selectMembers(db, actor, of, sources, today));
  }
  return paginate(db, users, query);
}

/** Ids of users whose membership the actor may know, for a group also in its descendants. */
function selectMembers(
  db: Database,
  actor: Actor,
  place: MemberContainer,
  sources: readonly MembersSource[],
  today: string,
): Knex.QueryBuilder {
  const listIds = (type: 'Namespace' | 'Project') =>
    sources.filter((source) => source.type === type).map(({ id }) => id);

  const members = whereGranting(db('members').select('members.user_id'), today);
  return members.where((either) => {
    either.where((inGroups) => {
      inGroups.where('members.source_type', 'Namespace').where((one) => {
        whereInList(one, 'members.source_id', listIds('Namespace'));
        if (place.type === 'Namespace') {
          one.orWhereIn('members.source_id', selectVisibleBelow(db, actor, place.id, today));
        }
      });
    });
    either.orWhere((inProject) => {
      inProject.where('members.source_type', 'Project');
      whereInList(inProject, 'members.source_id', listIds('Project'));
    });
  });
}

function selectVisibleBelow(db: Database, actor: Actor, group: number, today: string) {
  return selectVisibleGroups(db, actor, today)
    .join('namespace_ancestors as below', 'below.namespace_id', 'namespaces.id')
    .where('below.ancestor_id', group)
    .select('namespaces.id');
}
