import type { ProjectTemplatesService } from '#generated/project-templates/service.ts';
import type { GetProjectTemplateRequest } from '#generated/project-templates/types.ts';
import type { RequestContext } from '#src/context.ts';
import { Forbidden, NotFound } from '#src/errors.ts';
import { createPageOfRows } from '#src/lists/offset.ts';
import { checkFeatureAccess } from '#src/policy/features.ts';
import { requireFeature } from '#src/policy/guard.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import {
  isShipped,
  readShipped,
  type ShippedKind,
  listShippedNames,
} from '#src/templates/shipped.ts';
import { findTemplate, findTemplateNames, type TemplateType } from './finder.ts';
import { findLicenseName, loadLicenseTemplate } from './licenses.ts';
import { presentTemplate, presentTemplateEntry } from './presenter.ts';

export const projectTemplates = {
  async listProjectTemplates({ project, params: { type }, query }, { git }) {
    if (isShipped(type)) {
      const { rows, page } = await createPageOfRows(await listShippedNames(type), query);
      const nameOf = type === 'licenses' ? findLicenseName : (key: string) => key;
      return { status: 200, page, body: rows.map((key) => presentTemplateEntry(key, nameOf(key))) };
    }
    requireTemplates(project, type);
    const names = await findTemplateNames(git, project, type);
    const { rows, page } = await createPageOfRows(names, query);
    return { status: 200, page, body: rows.map((name) => presentTemplateEntry(name)) };
  },

  async getProjectTemplate({ project, params: { type, name }, query }, context) {
    const { git } = context;
    if (isShipped(type))
      return { status: 200, body: await presentShipped(context, type, name, query) };
    requireTemplates(project, type);
    const content = await findTemplate(git, project, type, name);
    return { status: 200, body: presentTemplate(name, content) };
  },
} satisfies ProjectTemplatesService<RequestContext>;

/** @throws NotFound when there is no such template */
async function presentShipped(
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  type: ShippedKind,
  name: string,
  { project, fullname = actor?.user.name }: GetProjectTemplateRequest['query'],
) {
  const template =
    type === 'licenses'
      ? await loadLicenseTemplate(name, { project, fullname, now })
      : await readShipped(type, name);
  if (template === null) throw new NotFound('Template');
  return typeof template === 'string' ? presentTemplate(name, template) : template;
}

/** Templates are readable for every user who may write their kind of record, even without access to the repository. */
function requireTemplates(project: ProjectAccess, type: TemplateType): void {
  requireFeature(project, type);
  if (checkFeatureAccess(project, 'repository') === 'disabled') throw new Forbidden();
}
