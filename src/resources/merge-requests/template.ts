import type { RequestContext } from '../../context.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import type { GivenMergeRequest } from './given.ts';

/** A new merge request that says nothing of a description starts with the text that the target has for such. */
export async function startFromTemplate(
  { db, paid }: Pick<RequestContext, 'db' | 'paid'>,
  project: Pick<ProjectAccess, 'id'>,
  given: GivenMergeRequest,
): Promise<GivenMergeRequest> {
  if (!paid || given.description !== undefined) return given;
  const settings = await db('project_settings')
    .where({ project_id: project.id })
    .first<{ merge_requests_template: string | null } | undefined>('merge_requests_template');
  const description = settings?.merge_requests_template ?? '';
  return description === '' ? given : { ...given, description };
}
