import type {
  Group,
  ListDescendantGroupsRequest,
  ListDescendantGroupsResponse,
  ListGroupProjectsRequest,
  ListGroupProjectsResponse,
} from '#generated/groups/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { findKnownByName } from '#src/policy/visible.ts';
import type { GroupRow } from '#src/records/group.ts';
import { findGroupProjects } from '#src/domains/core/projects/finder.ts';
import type { GroupContainer } from '#src/domains/core/projects/list/parameters.ts';
import {
  choosePresentedParts,
  presentProjects,
  type PresentOptions,
} from '#src/domains/core/projects/presented.ts';
import { loadGroupCustomAttributes, loadStatistics, loadTemplateProjects } from './associations.ts';
import { findSubgroups } from './finder.ts';
import type { ParentOfList } from './list.ts';
import { noStatistics, presentGroup } from './presenter.ts';

/** Groups as lists show them; administrators may ask for more. */
export async function presentGroups(
  { db, actor, url, paid, today }: RequestContext,
  rows: readonly GroupRow[],
  query: { readonly with_custom_attributes: boolean; readonly statistics: boolean },
): Promise<Group[]> {
  const ids = rows.map(({ id }) => id);
  const admin = actor?.admin === true;
  const [attributes, statistics, named, templateProjects] = await Promise.all([
    admin && query.with_custom_attributes ? loadGroupCustomAttributes(db, ids) : null,
    admin && query.statistics ? loadStatistics(db, ids) : null,
    paid ? findKnownByName(db, actor, rows, today) : none,
    loadTemplateProjects(db, actor, rows),
  ]);
  return rows.map((row) =>
    presentGroup(
      named.has(row.id) ? { ...row, ...untold } : row,
      {
        customAttributes: attributes && (attributes.get(row.id) ?? []),
        statistics: statistics && (statistics.get(row.id) ?? noStatistics),
        templateProjects,
      },
      url,
    ),
  );
}

const none: ReadonlySet<number> = new Set();

/** The attributes that are hidden of a group that the actor may know by name only. */
const untold = {
  description: '',
  // The picture cannot be downloaded either.
  avatar: null,
  auto_devops_enabled: null,
  emails_disabled: null,
  mentions_disabled: null,
  file_template_project_id: null,
} as const satisfies Partial<GroupRow>;

/** A page of the groups below one. */
export async function loadSubgroupsPage(
  context: RequestContext,
  parent: ParentOfList,
  query: ListDescendantGroupsRequest['query'],
): Promise<Extract<ListDescendantGroupsResponse, { status: 200 }>> {
  const { db, actor, clock } = context;
  const { rows, page } = await findSubgroups(db, actor, parent, query, clock());
  return { status: 200, page, body: await presentGroups(context, rows, query) };
}

type ProjectsQuery = Pick<
  ListGroupProjectsRequest['query'],
  'page' | 'per_page' | 'order_by' | 'sort' | 'simple' | 'with_custom_attributes'
> &
  Partial<ListGroupProjectsRequest['query']>;

/** A page of the projects of a group, or of those shared with it. */
export async function loadProjectsPage(
  context: RequestContext,
  group: GroupAccess,
  container: GroupContainer,
  query: ProjectsQuery,
): Promise<Extract<ListGroupProjectsResponse, { status: 200 }>> {
  const { db, actor } = context;
  const options: PresentOptions = {
    simple: query.simple,
    customAttributes: query.with_custom_attributes,
  };
  const scope = { container, id: group.id };
  const { rows, page } = await findGroupProjects(
    db,
    actor,
    scope,
    query,
    choosePresentedParts(actor, options),
  );
  return { status: 200, page, body: await presentProjects(context, rows, options) };
}
