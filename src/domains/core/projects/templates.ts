import type { CreateProject } from '#generated/projects/types.ts';
import { BadRequest } from '#src/errors.ts';
import { blank } from '#src/text/text-errors.ts';

type TemplateInput = Pick<
  CreateProject,
  | 'template_name'
  | 'template_project_id'
  | 'use_custom_template'
  | 'group_with_project_templates_id'
>;

/**
 * The instance has no templates, so no name and no id is one of them.
 * @throws BadRequest when a request wants to start from one: it would get an empty project instead
 */
export function refuseTemplates(body: TemplateInput): void {
  const errors: Record<string, string[]> = {};
  for (const attribute of ['template_name', 'template_project_id'] as const) {
    const value = body[attribute] ?? '';
    if (value !== '') errors[attribute] = [`'${value}' is unknown or invalid`];
  }
  const custom = body.use_custom_template === true || body.group_with_project_templates_id != null;
  if (custom && Object.keys(errors).length === 0) {
    errors['template_project_id'] = [blank];
  }
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
}
