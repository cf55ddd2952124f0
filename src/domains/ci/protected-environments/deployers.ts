import type { RequestContext } from '#src/context.ts';
import { isAdmitted } from '#src/policy/protected-refs.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findDeployers } from './table.ts';

/**
 * Creates a check, by name, of the environments of the project to which protections allow the actor to deploy. Only
 * paid plans have protections.
 */
export async function createDeployCheck(
  { db, actor, paid }: Pick<RequestContext, 'db' | 'actor' | 'paid'>,
  project: Pick<ProjectAccess, 'id' | 'level'>,
): Promise<(name: string) => boolean> {
  if (!paid) return () => true;
  const rules = await findDeployers(db, project.id);
  const admits = await Promise.all(rules.map((rule) => isAdmitted(db, project, actor, [rule])));
  const closed = new Set(rules.map(({ name }) => name));
  for (const [index, { name }] of rules.entries()) if (admits[index] === true) closed.delete(name);
  return (name) => !closed.has(name);
}
