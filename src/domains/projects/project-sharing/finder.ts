import type { Knex } from 'knex';
import type {
  ListProjectGroupsRequest,
  ListProjectUsersRequest,
} from '#generated/project-sharing/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList, whereNotInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { type Page, paginate } from '#src/lists/offset.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { selectVisibleGroups } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import { whereGranting, whereNotExpired } from '#src/records/membership.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import { locationColumns, type LocationRow } from '#src/domains/core/groups/location.ts';
import { toProjectMemberContainer } from '#src/domains/core/members/place.ts';
import { type MembersSource, loadMemberSources } from '#src/domains/core/members/sources.ts';
import { whereNameContains } from '#src/domains/core/namespaces/search.ts';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';
import { findUsersNamed, hasAddress, hasName } from '#src/domains/core/users/finder.ts';

/**
 * Lists users who are authorized for the project, by id. Members of an invited group are shown to callers who may see
 * the group or share the project.
 */
export async function listProjectUsers(
  db: Database,
  actor: Actor | null,
  project: ProjectAccess,
  query: ListProjectUsersRequest['query'],
  today: string,
): Promise<Page<UserBasicRow>> {
  const users = db<UserBasicRow>('project_authorizations as held')
    .join('users', 'users.id', 'held.user_id')
    .where('held.project_id', project.id)
    .select('users.id', 'users.username', 'users.name', 'users.state', 'users.avatar')
    .orderBy('held.user_id');
  if (!projectPolicy.administer({ project })) {
    const sources = await loadMemberSources(
      db,
      actor ?? nobody,
      toProjectMemberContainer(project),
      today,
    );
    users.whereIn('held.user_id', selectMembers(db, sources, today));
  }
  const search = fold(query.search ?? '').trim();
  if (search !== '') {
    const found = await findUsersNamed(db, search);
    users.where((either) => {
      either.where((name) => hasName(name, search, found));
      if (search.includes('@')) {
        either.orWhere((address) => hasAddress(address, search, actor?.admin === true));
      }
    });
  }
  if (query.skip_users !== undefined) whereNotInList(users, 'users.id', query.skip_users);
  return paginate(db, users as Knex.QueryBuilder<UserBasicRow, UserBasicRow[]>, query);
}

/** Is a member of nothing. */
const nobody = { admin: false, user: { id: 0 } };

function selectMembers(
  db: Database,
  sources: readonly MembersSource[],
  today: string,
): Knex.QueryBuilder {
  const ofGroups = sources.filter(({ type }) => type === 'Namespace').map(({ id }) => id);
  const ofProjects = sources.filter(({ type }) => type === 'Project').map(({ id }) => id);
  return whereGranting(
    db('members')
      .select('members.user_id')
      .where((either) => {
        either.where((project) => {
          whereInList(
            project.where('members.source_type', 'Project'),
            'members.source_id',
            ofProjects,
          );
        });
        either.orWhere((group) => {
          whereInList(
            group.where('members.source_type', 'Namespace'),
            'members.source_id',
            ofGroups,
          );
        });
      }),
    today,
  );
}

/**
 * Lists groups above the project and, if requested, groups that it is shared with, by id. Hidden ones are shown only
 * to callers who may share the project.
 */
export async function listProjectGroups(
  db: Database,
  actor: Actor | null,
  project: ProjectAccess,
  query: ListProjectGroupsRequest['query'],
  today: string,
): Promise<Page<LocationRow>> {
  const groups = db<LocationRow>('namespaces')
    .where('namespaces.kind', 'group')
    .where('namespaces.pending_delete', false)
    .select(...locationColumns)
    .orderBy('namespaces.id');
  const above = db('namespace_ancestors')
    .where('namespace_id', project.namespace_id)
    .select('ancestor_id');
  if (query.with_shared) {
    const shared = whereNotExpired(
      db('project_group_links as shares').where('shares.project_id', project.id),
      'shares',
      today,
    ).select('shares.group_id');
    const least = query.shared_min_access_level;
    if (least !== undefined) shared.where('shares.group_access', '>=', least);
    if (query.shared_visible_only || !projectPolicy.administer({ project })) {
      shared.whereIn(
        'shares.group_id',
        selectVisibleGroups(db, actor, today).select('namespaces.id'),
      );
    }
    groups.where((either) => {
      either.whereIn('namespaces.id', above).orWhereIn('namespaces.id', shared);
    });
  } else {
    groups.whereIn('namespaces.id', above);
  }
  await whereNameContains(db, groups, fold(query.search ?? '').trim());
  if (query.skip_groups !== undefined) whereNotInList(groups, 'namespaces.id', query.skip_groups);
  return paginate(db, groups as Knex.QueryBuilder<LocationRow, LocationRow[]>, query);
}
