import type { Project } from '#generated/projects/types.ts';
import { requireActor, type RequestContext } from '#src/context.ts';
import { NotFound } from '#src/errors.ts';
import { findProjectsById } from './finder.ts';
import { presentFullProjects } from './presented.ts';

/**
 * Current project for the user who changed it.
 * @throws NotFound after a deletion
 */
export async function loadProjectBody(context: RequestContext, id: number): Promise<Project> {
  const { db, url, paid } = context;
  const actor = requireActor(context);
  const rows = await findProjectsById(db, actor, [id], { full: true, statistics: false });
  const [body] = await presentFullProjects({ db, actor, url, paid }, rows, {});
  if (body === undefined) throw new NotFound('Project');
  return body;
}
