import type { RequestContext } from '#src/context.ts';
import { prepareShapedStatement } from '#src/database/statement.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';

type Column = 'issues_template' | 'merge_requests_template';

const templateOf = prepareShapedStatement<
  Column,
  { project: number },
  { readonly text: string | null }
>((db, { project }, column) =>
  db('project_settings').where('project_id', project).select({ text: column }).limit(1),
);

/** Gives a new record without a description the project's default text for its kind. */
export async function startFromTemplate<
  Given extends { readonly description?: string | null | undefined },
>(
  { db, paid }: Pick<RequestContext, 'db' | 'paid'>,
  project: Pick<ProjectAccess, 'id'>,
  column: Column,
  input: Given,
): Promise<Given> {
  if (!paid || input.description !== undefined) return input;
  const template = await templateOf.first(db, column, { project: project.id });
  const description = template?.text ?? '';
  return description === '' ? input : { ...input, description };
}
