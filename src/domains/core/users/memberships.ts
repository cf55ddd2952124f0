import type { UserAssociationsCount, UserMembership } from '#generated/users/types.ts';
import type { Database } from '#src/database/database.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { whereGranting } from '#src/records/membership.ts';
import type { MemberSource } from '#src/domains/core/members/table.ts';

/** Direct memberships of groups and projects that are not about to be removed. */
export function listMembershipsOfUser(
  db: Database,
  userId: number,
  query: OffsetQuery & { readonly type?: MemberSource },
  today: string,
): Promise<Page<UserMembership>> {
  const rows = db<UserMembership>('members')
    .select<UserMembership[]>(
      'members.source_id',
      db.raw('coalesce(namespaces.name, projects.name) as source_name'),
      'members.source_type',
      'members.access_level',
    )
    .where('members.user_id', userId)
    .orderBy('members.id');
  whereGranting(rows, today)
    .leftJoin('namespaces', (on) => {
      on.on('namespaces.id', 'members.source_id').andOnVal('members.source_type', 'Namespace');
      on.andOnVal('namespaces.pending_delete', false);
    })
    .leftJoin('projects', (on) => {
      on.on('projects.id', 'members.source_id').andOnVal('members.source_type', 'Project');
      on.andOnNotNull('projects.listing');
    })
    .where((there) => void there.whereNotNull('namespaces.id').orWhereNotNull('projects.id'));
  if (query.type !== undefined) rows.where('members.source_type', query.type);
  return paginate(db, rows, query);
}

/** Groups and projects of direct memberships; projects of the personal namespace are the user's too. */
export async function countAssociations(
  db: Database,
  userId: number,
  today: string,
): Promise<UserAssociationsCount> {
  const selectSources = (type: MemberSource) =>
    whereGranting(db('members'), today)
      .where({ 'members.user_id': userId, 'members.source_type': type })
      .select('members.source_id');
  const groups = db('namespaces')
    .where({ kind: 'group', pending_delete: false })
    .whereIn('id', selectSources('Namespace'));
  const projects = db('projects')
    .whereNotNull('listing')
    .where((either) => {
      either.whereIn('id', selectSources('Project'));
      either.orWhereIn('namespace_id', db('namespaces').where('owner_id', userId).select('id'));
    });
  // Hidden projects are few: they are being imported or deleted.
  const hidden = db('projects').whereNull('listing').select('id');
  const issues = db('issues').where({ author_id: userId }).whereNotIn('project_id', hidden);
  const requests = db('merge_requests')
    .where({ author_id: userId })
    .whereNotIn('target_project_id', hidden);
  const [ofGroups, ofProjects, [written]] = await Promise.all([
    groups.count({ count: '*' }),
    projects.count({ count: '*' }),
    db('users')
      .where({ id: userId })
      .select<{ issues: number | string; requests: number | string }[]>(
        issues.count('*').as('issues'),
        requests.count('*').as('requests'),
      ),
  ]);
  return {
    groups_count: Number(ofGroups[0]?.['count'] ?? 0),
    projects_count: Number(ofProjects[0]?.['count'] ?? 0),
    issues_count: Number(written?.issues ?? 0),
    merge_requests_count: Number(written?.requests ?? 0),
  };
}
