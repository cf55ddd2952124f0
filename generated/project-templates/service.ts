// Generated from spec/domains/* /project-templates.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListProjectTemplatesRequest, ListProjectTemplatesResponse, GetProjectTemplateRequest, GetProjectTemplateResponse } from './types.ts';

/** One function per operation of project-templates; `C` is the request context of the server. */
export interface ProjectTemplatesService<C extends SubjectTypes> {
  /** List the templates of a project. GET /projects/{id}/templates/{type} (spec/domains/projects/project-templates.yaml#listProjectTemplates) */
  listProjectTemplates(
    request: ListProjectTemplatesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectTemplatesResponse>;
  /** Get a template of a project. GET /projects/{id}/templates/{type}/{name} (spec/domains/projects/project-templates.yaml#getProjectTemplate) */
  getProjectTemplate(
    request: GetProjectTemplateRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectTemplateResponse>;
}
