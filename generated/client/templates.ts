// Generated from spec/domains/* /templates.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, Listing, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListDockerfileTemplatesInput {
  readonly query?: ParametersOf<operations['listDockerfileTemplates'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListDockerfileTemplatesAnswer = JsonAnswer<operations['listDockerfileTemplates'], 200 | 400>;

const listDockerfileTemplatesCall: ClientCall = {
  id: 'listDockerfileTemplates',
  method: 'GET',
  path: "/api/v4/templates/dockerfiles",
  answers: { json: [200, 400] },
};

export interface GetDockerfileTemplateInput {
  readonly params: ParametersOf<operations['getDockerfileTemplate'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetDockerfileTemplateAnswer = JsonAnswer<operations['getDockerfileTemplate'], 200 | 400 | 404>;

const getDockerfileTemplateCall: ClientCall = {
  id: 'getDockerfileTemplate',
  method: 'GET',
  path: "/api/v4/templates/dockerfiles/{name}",
  answers: { json: [200, 400, 404] },
};

export interface ListGitignoreTemplatesInput {
  readonly query?: ParametersOf<operations['listGitignoreTemplates'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGitignoreTemplatesAnswer = JsonAnswer<operations['listGitignoreTemplates'], 200 | 400>;

const listGitignoreTemplatesCall: ClientCall = {
  id: 'listGitignoreTemplates',
  method: 'GET',
  path: "/api/v4/templates/gitignores",
  answers: { json: [200, 400] },
};

export interface GetGitignoreTemplateInput {
  readonly params: ParametersOf<operations['getGitignoreTemplate'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGitignoreTemplateAnswer = JsonAnswer<operations['getGitignoreTemplate'], 200 | 400 | 404>;

const getGitignoreTemplateCall: ClientCall = {
  id: 'getGitignoreTemplate',
  method: 'GET',
  path: "/api/v4/templates/gitignores/{name}",
  answers: { json: [200, 400, 404] },
};

export interface ListCiConfigurationTemplatesInput {
  readonly query?: ParametersOf<operations['listCiConfigurationTemplates'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCiConfigurationTemplatesAnswer = JsonAnswer<operations['listCiConfigurationTemplates'], 200 | 400>;

const listCiConfigurationTemplatesCall: ClientCall = {
  id: 'listCiConfigurationTemplates',
  method: 'GET',
  path: "/api/v4/templates/gitlab_ci_ymls",
  answers: { json: [200, 400] },
};

export interface GetCiConfigurationTemplateInput {
  readonly params: ParametersOf<operations['getCiConfigurationTemplate'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetCiConfigurationTemplateAnswer = JsonAnswer<operations['getCiConfigurationTemplate'], 200 | 400 | 404>;

const getCiConfigurationTemplateCall: ClientCall = {
  id: 'getCiConfigurationTemplate',
  method: 'GET',
  path: "/api/v4/templates/gitlab_ci_ymls/{name}",
  answers: { json: [200, 400, 404] },
};

export interface ListLicenseTemplatesInput {
  readonly query?: ParametersOf<operations['listLicenseTemplates'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListLicenseTemplatesAnswer = JsonAnswer<operations['listLicenseTemplates'], 200 | 400>;

const listLicenseTemplatesCall: ClientCall = {
  id: 'listLicenseTemplates',
  method: 'GET',
  path: "/api/v4/templates/licenses",
  answers: { json: [200, 400] },
};

export interface GetLicenseTemplateInput {
  readonly params: ParametersOf<operations['getLicenseTemplate'], 'path'>;
  readonly query?: ParametersOf<operations['getLicenseTemplate'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetLicenseTemplateAnswer = JsonAnswer<operations['getLicenseTemplate'], 200 | 400 | 404>;

const getLicenseTemplateCall: ClientCall = {
  id: 'getLicenseTemplate',
  method: 'GET',
  path: "/api/v4/templates/licenses/{name}",
  answers: { json: [200, 400, 404] },
};

export interface TemplatesClient {
  /** List templates of Dockerfiles: GET /templates/dockerfiles */
  listDockerfileTemplates: Listing<ListDockerfileTemplatesInput, ListDockerfileTemplatesAnswer, JsonOf<operations['listDockerfileTemplates'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a template of Dockerfiles: GET /templates/dockerfiles/{name} */
  getDockerfileTemplate(request: GetDockerfileTemplateInput): Promise<GetDockerfileTemplateAnswer>;
  /** List templates of `.gitignore` files: GET /templates/gitignores */
  listGitignoreTemplates: Listing<ListGitignoreTemplatesInput, ListGitignoreTemplatesAnswer, JsonOf<operations['listGitignoreTemplates'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a template of `.gitignore` files: GET /templates/gitignores/{name} */
  getGitignoreTemplate(request: GetGitignoreTemplateInput): Promise<GetGitignoreTemplateAnswer>;
  /** List templates of CI configurations: GET /templates/gitlab_ci_ymls */
  listCiConfigurationTemplates: Listing<ListCiConfigurationTemplatesInput, ListCiConfigurationTemplatesAnswer, JsonOf<operations['listCiConfigurationTemplates'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a template of CI configurations: GET /templates/gitlab_ci_ymls/{name} */
  getCiConfigurationTemplate(request: GetCiConfigurationTemplateInput): Promise<GetCiConfigurationTemplateAnswer>;
  /** List templates of licenses: GET /templates/licenses */
  listLicenseTemplates: Listing<ListLicenseTemplatesInput, ListLicenseTemplatesAnswer, JsonOf<operations['listLicenseTemplates'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a template of a license: GET /templates/licenses/{name} */
  getLicenseTemplate(request: GetLicenseTemplateInput): Promise<GetLicenseTemplateAnswer>;
}

export const templatesClient = (send: Send): TemplatesClient => ({
  listDockerfileTemplates: listing(send, listDockerfileTemplatesCall),
  getDockerfileTemplate: (request) => send(getDockerfileTemplateCall, request),
  listGitignoreTemplates: listing(send, listGitignoreTemplatesCall),
  getGitignoreTemplate: (request) => send(getGitignoreTemplateCall, request),
  listCiConfigurationTemplates: listing(send, listCiConfigurationTemplatesCall),
  getCiConfigurationTemplate: (request) => send(getCiConfigurationTemplateCall, request),
  listLicenseTemplates: listing(send, listLicenseTemplatesCall),
  getLicenseTemplate: (request) => send(getLicenseTemplateCall, request),
});
