import type { ListUserProjectsRequest } from '#generated/users/types.ts';
import type { RequestContext } from '#src/context.ts';
import { findProjects } from '#src/domains/core/projects/finder.ts';
import type { ProjectFilters } from '#src/domains/core/projects/list/parameters.ts';
import {
  choosePresentedParts,
  presentProjects,
  type PresentOptions,
} from '#src/domains/core/projects/presented.ts';

/** The projects of a container that the caller may see, with all filters of lists of projects. */
export async function listProjectsWithin(
  within: NonNullable<ProjectFilters['within']>,
  query: ListUserProjectsRequest['query'],
  context: RequestContext,
) {
  const { db, actor } = context;
  const options: PresentOptions = {
    simple: query.simple,
    statistics: query.statistics,
    customAttributes: query.with_custom_attributes,
  };
  const parts = choosePresentedParts(actor, options);
  const { rows, page } = await findProjects(db, actor, { ...query, within }, parts);
  const body = await presentProjects(context, rows, options);
  return { status: 200, page, body } as const;
}
