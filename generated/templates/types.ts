// Generated from spec/domains/* /templates.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type FileTemplate = components['schemas']['FileTemplate'];
export type FileTemplateEntry = components['schemas']['FileTemplateEntry'];

/** List templates of Dockerfiles: GET /templates/dockerfiles */
export interface ListDockerfileTemplatesRequest {
  readonly query: Defaulted<ParametersOf<operations['listDockerfileTemplates'], 'query'>, 'page' | 'per_page'>;
}

export type ListDockerfileTemplatesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listDockerfileTemplates'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listDockerfileTemplates'], 400>;

/** Get a template of Dockerfiles: GET /templates/dockerfiles/{name} */
export interface GetDockerfileTemplateRequest {
  readonly params: ParametersOf<operations['getDockerfileTemplate'], 'path'>;
}

export type GetDockerfileTemplateResponse = JsonResponse<operations['getDockerfileTemplate'], 200 | 400 | 404>;

/** List templates of `.gitignore` files: GET /templates/gitignores */
export interface ListGitignoreTemplatesRequest {
  readonly query: Defaulted<ParametersOf<operations['listGitignoreTemplates'], 'query'>, 'page' | 'per_page'>;
}

export type ListGitignoreTemplatesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGitignoreTemplates'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGitignoreTemplates'], 400>;

/** Get a template of `.gitignore` files: GET /templates/gitignores/{name} */
export interface GetGitignoreTemplateRequest {
  readonly params: ParametersOf<operations['getGitignoreTemplate'], 'path'>;
}

export type GetGitignoreTemplateResponse = JsonResponse<operations['getGitignoreTemplate'], 200 | 400 | 404>;

/** List templates of CI configurations: GET /templates/gitlab_ci_ymls */
export interface ListCiConfigurationTemplatesRequest {
  readonly query: Defaulted<ParametersOf<operations['listCiConfigurationTemplates'], 'query'>, 'page' | 'per_page'>;
}

export type ListCiConfigurationTemplatesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listCiConfigurationTemplates'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listCiConfigurationTemplates'], 400>;

/** Get a template of CI configurations: GET /templates/gitlab_ci_ymls/{name} */
export interface GetCiConfigurationTemplateRequest {
  readonly params: ParametersOf<operations['getCiConfigurationTemplate'], 'path'>;
}

export type GetCiConfigurationTemplateResponse = JsonResponse<operations['getCiConfigurationTemplate'], 200 | 400 | 404>;

/** List templates of licenses: GET /templates/licenses */
export interface ListLicenseTemplatesRequest {
  readonly query: Defaulted<ParametersOf<operations['listLicenseTemplates'], 'query'>, 'page' | 'per_page'>;
}

export type ListLicenseTemplatesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listLicenseTemplates'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listLicenseTemplates'], 400>;

/** Get a template of a license: GET /templates/licenses/{name} */
export interface GetLicenseTemplateRequest {
  readonly params: ParametersOf<operations['getLicenseTemplate'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getLicenseTemplate'], 'query'>>;
}

export type GetLicenseTemplateResponse = JsonResponse<operations['getLicenseTemplate'], 200 | 400 | 404>;
