import type { RequestContext } from '../../context.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import type { GivenIssue } from './given.ts';

/** A new issue that says nothing of a description starts with the text that the project has for such. */
export async function startFromTemplate<Given extends GivenIssue>(
  { db, paid }: Pick<RequestContext, 'db' | 'paid'>,
  project: Pick<ProjectAccess, 'id'>,
  given: Given,
): Promise<Given> {
  if (!paid || given.description !== undefined) return given;
  const settings = await db('project_settings')
    .where({ project_id: project.id })
    .first<{ issues_template: string | null } | undefined>('issues_template');
  const description = settings?.issues_template ?? '';
  return description === '' ? given : { ...given, description };
}
