import type { ProjectTemplatesService } from '../../../generated/project-templates/service.ts';
import type { RequestContext } from '../../context.ts';
import { Forbidden } from '../../errors.ts';
import { pageOfRows } from '../../lists/offset.ts';
import { featureAccess } from '../../policy/features.ts';
import { requireFeature } from '../../policy/guard.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { findTemplate, findTemplateNames, type TemplateType } from './finder.ts';
import { presentTemplate, presentTemplateEntry } from './presenter.ts';

export const projectTemplates = {
  async listProjectTemplates({ project, params: { type }, query }, { git }) {
    requireTemplates(project, type);
    const names = await findTemplateNames(git, project, type);
    const { rows, page } = await pageOfRows(names, query);
    return { status: 200, page, body: rows.map(presentTemplateEntry) };
  },

  async getProjectTemplate({ project, params: { type, name } }, { git }) {
    requireTemplates(project, type);
    const content = await findTemplate(git, project, type, name);
    return { status: 200, body: presentTemplate(name, content) };
  },
} satisfies ProjectTemplatesService<RequestContext>;

/** Templates are there for whoever writes what they are for, also where they may not read the rest of the repository. */
function requireTemplates(project: ProjectAccess, type: TemplateType): void {
  requireFeature(project, type);
  if (featureAccess(project, 'repository') === 'disabled') throw new Forbidden();
}
