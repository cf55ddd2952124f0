// Generated from spec/domains/* /templates.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListDockerfileTemplatesRequest, ListDockerfileTemplatesResponse, GetDockerfileTemplateRequest, GetDockerfileTemplateResponse, ListGitignoreTemplatesRequest, ListGitignoreTemplatesResponse, GetGitignoreTemplateRequest, GetGitignoreTemplateResponse, ListCiConfigurationTemplatesRequest, ListCiConfigurationTemplatesResponse, GetCiConfigurationTemplateRequest, GetCiConfigurationTemplateResponse, ListLicenseTemplatesRequest, ListLicenseTemplatesResponse, GetLicenseTemplateRequest, GetLicenseTemplateResponse } from './types.ts';

/** One function per operation of templates; `C` is the request context of the server. */
export interface TemplatesService<C extends SubjectTypes> {
  /** List templates of Dockerfiles. GET /templates/dockerfiles (spec/domains/projects/templates.yaml#listDockerfileTemplates) */
  listDockerfileTemplates(
    request: ListDockerfileTemplatesRequest,
    context: C,
  ): Promise<ListDockerfileTemplatesResponse>;
  /** Get a template of Dockerfiles. GET /templates/dockerfiles/{name} (spec/domains/projects/templates.yaml#getDockerfileTemplate) */
  getDockerfileTemplate(
    request: GetDockerfileTemplateRequest,
    context: C,
  ): Promise<GetDockerfileTemplateResponse>;
  /** List templates of `.gitignore` files. GET /templates/gitignores (spec/domains/projects/templates.yaml#listGitignoreTemplates) */
  listGitignoreTemplates(
    request: ListGitignoreTemplatesRequest,
    context: C,
  ): Promise<ListGitignoreTemplatesResponse>;
  /** Get a template of `.gitignore` files. GET /templates/gitignores/{name} (spec/domains/projects/templates.yaml#getGitignoreTemplate) */
  getGitignoreTemplate(
    request: GetGitignoreTemplateRequest,
    context: C,
  ): Promise<GetGitignoreTemplateResponse>;
  /** List templates of CI configurations. GET /templates/gitlab_ci_ymls (spec/domains/projects/templates.yaml#listCiConfigurationTemplates) */
  listCiConfigurationTemplates(
    request: ListCiConfigurationTemplatesRequest,
    context: C,
  ): Promise<ListCiConfigurationTemplatesResponse>;
  /** Get a template of CI configurations. GET /templates/gitlab_ci_ymls/{name} (spec/domains/projects/templates.yaml#getCiConfigurationTemplate) */
  getCiConfigurationTemplate(
    request: GetCiConfigurationTemplateRequest,
    context: C,
  ): Promise<GetCiConfigurationTemplateResponse>;
  /** List templates of licenses. GET /templates/licenses (spec/domains/projects/templates.yaml#listLicenseTemplates) */
  listLicenseTemplates(
    request: ListLicenseTemplatesRequest,
    context: C,
  ): Promise<ListLicenseTemplatesResponse>;
  /** Get a template of a license. GET /templates/licenses/{name} (spec/domains/projects/templates.yaml#getLicenseTemplate) */
  getLicenseTemplate(
    request: GetLicenseTemplateRequest,
    context: C,
  ): Promise<GetLicenseTemplateResponse>;
}
