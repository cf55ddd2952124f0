import { GraphQLError } from 'graphql';
import type { GroupsResolvers, ProjectSource } from '#generated/graphql/resolvers.ts';
import { parseGlobalId } from '#runtime/graphql/global-ids.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages } from '../lists.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { projectList } from '#src/domains/core/projects/list/list.ts';
import type { ProjectFilters } from '#src/domains/core/projects/list/parameters.ts';
import type { SimpleRow } from '#src/domains/core/projects/rows.ts';

/** The most projects that are named in one question. */
const maxNamedProjects = 100;

/** Builds the GraphQL source from columns of the row alone. */
export function toProjectSource(row: ProjectRow): ProjectSource {
  return {
    id: row.id,
    name: row.name,
    path: row.path,
    path_with_namespace: row.full_path,
    visibility: row.visibility,
    archived: row.archived,
    created_at: row.created_at,
    star_count: row.star_count,
    forks_count: row.forks_count,
    topics: row.topic_names,
    description: row.description,
  };
}

/** Pages of projects that the caller may see. */
export function createProjectListPages(
  context: GraphqlContext,
  query: ProjectFilters,
): Pages<ProjectSource> {
  const listParams = { ...query, parts: { full: false, statistics: false } };
  return createConnectionPages<Required<ProjectFilters>, SimpleRow, ProjectSource>(context, {
    list: projectList,
    query: listParams,
    present: async (rows) => rows.map(toProjectSource),
  });
}

/**
 * The project ids in global ids; impossible ids are omitted.
 * @throws GraphQLError
 */
export function readIdsOfApp(app: string, ids: readonly string[]): readonly number[] {
  if (ids.length > maxNamedProjects)
    throw new GraphQLError(`At most ${maxNamedProjects} projects may be named`);
  return ids
    .map((id) => Number(parseGlobalId(app, id, ['Project']).id))
    .filter((id) => Number.isSafeInteger(id));
}

type ProjectArguments = Omit<
  Parameters<GroupsResolvers<GraphqlContext>['Group']['projects']>[1],
  'includeSubgroups'
>;

/** The projects of a group or namespace. */
export function createProjectPages(
  context: GraphqlContext,
  { ids, search, sort }: ProjectArguments,
  within: NonNullable<ProjectFilters['within']>,
): Pages<ProjectSource> {
  const order_by = sort === 'SIMILARITY' && search != null ? 'similarity' : 'created_at';
  return createProjectListPages(context, {
    within,
    order_by: sort === 'STORAGE' ? 'storage_size' : order_by,
    sort: 'desc',
    ...(search != null && { search }),
    ...(ids != null && { ids: readIdsOfApp(context.globalIdApp, ids) }),
  });
}
