import { findVisibleGroups, type GroupAccess } from '#src/policy/group-access.ts';
import { findVisibleProjects, type ProjectAccess } from '#src/policy/project-access.ts';
import { NotFound } from '#src/errors.ts';
import type { GraphqlContext } from './context.ts';

const loadProjects = (ids: readonly number[], { request: { db, actor } }: GraphqlContext) =>
  findVisibleProjects(db, actor, ids);

/** The project as visible to the caller; lookups of many sources are batched. */
export async function loadProjectAccess(
  context: GraphqlContext,
  id: number,
): Promise<ProjectAccess> {
  const found = await context.batches.load(loadProjects, id, context);
  if (found === undefined) throw new NotFound('Project');
  return found;
}

/** Remembers a project that was found by its path. */
export function rememberProject(context: GraphqlContext, project: ProjectAccess): void {
  context.batches.remember(loadProjects, project.id, project, context);
}

const loadGroups = (ids: readonly number[], { request: { db, actor } }: GraphqlContext) =>
  findVisibleGroups(db, actor, ids);

/** The group as visible to the caller; lookups of many sources are batched. */
export async function loadGroupAccess(context: GraphqlContext, id: number): Promise<GroupAccess> {
  const found = await context.batches.load(loadGroups, id, context);
  if (found === undefined) throw new NotFound('Group');
  return found;
}
