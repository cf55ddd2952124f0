import { findGroupFor, type GroupAccess } from '../policy/group-access.ts';
import { findVisibleProjects, type ProjectAccess } from '../policy/project-access.ts';
import { NotFound } from '../errors.ts';
import type { GraphqlContext } from './context.ts';

const loadProjects = (ids: readonly number[], { request: { db, actor } }: GraphqlContext) =>
  findVisibleProjects(db, actor, ids);

/** The project as the caller may see it; those of many sources are looked up together. */
export async function projectOf(context: GraphqlContext, id: number): Promise<ProjectAccess> {
  const found = await context.batches.load(loadProjects, id, context);
  if (found === undefined) throw new NotFound('Project');
  return found;
}

/** Remembers a project that was found by its path. */
export function rememberProject(context: GraphqlContext, project: ProjectAccess): void {
  context.batches.remember(loadProjects, project.id, project, context);
}

const loadGroup = async (ids: readonly number[], context: GraphqlContext) => {
  const { db, actor } = context.request;
  const found = new Map<number, GroupAccess>();
  for (const id of ids) found.set(id, await context.lookUp(() => findGroupFor(db, actor, id)));
  return found;
};

/** The group as the caller may see it. */
export async function groupOf(context: GraphqlContext, id: number): Promise<GroupAccess> {
  // Each has a batch of its own, so that one that is hidden hides no other.
  const found = await context.batches.load(loadGroup, id, context, `group ${id}`);
  if (found === undefined) throw new NotFound('Group');
  return found;
}
