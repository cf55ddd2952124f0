import type { RequestContext } from '../../context.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';

/** Something new that says nothing of a description starts with the text that the project has for its kind. */
export async function startFromTemplate<
  Given extends { readonly description?: string | null | undefined },
>(
  { db, paid }: Pick<RequestContext, 'db' | 'paid'>,
  project: Pick<ProjectAccess, 'id'>,
  column: 'issues_template' | 'merge_requests_template',
  input: Given,
): Promise<Given> {
  if (!paid || input.description !== undefined) return input;
  const settings = await db('project_settings')
    .where({ project_id: project.id })
    .first<Partial<Record<typeof column, string | null>> | undefined>(column);
  const description = settings?.[column] ?? '';
  return description === '' ? input : { ...input, description };
}
