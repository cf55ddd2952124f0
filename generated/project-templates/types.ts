// Generated from spec/domains/* /project-templates.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type LicenseTemplate = components['schemas']['LicenseTemplate'];
export type ProjectTemplate = components['schemas']['ProjectTemplate'];
export type ProjectTemplateEntry = components['schemas']['ProjectTemplateEntry'];

/** List the templates of a project: GET /projects/{id}/templates/{type} */
export interface ListProjectTemplatesRequest {
  readonly params: ParametersOf<operations['listProjectTemplates'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectTemplates'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectTemplatesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectTemplates'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectTemplates'], 400 | 401 | 403 | 404>;

/** Get a template of a project: GET /projects/{id}/templates/{type}/{name} */
export interface GetProjectTemplateRequest {
  readonly params: ParametersOf<operations['getProjectTemplate'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getProjectTemplate'], 'query'>>;
}

export type GetProjectTemplateResponse = JsonResponse<operations['getProjectTemplate'], 200 | 400 | 401 | 403 | 404>;
