// Generated from spec/resources/project-templates.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProjectTemplatesInput {
  readonly params: ParametersOf<operations['listProjectTemplates'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectTemplates'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectTemplatesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectTemplates'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectTemplates'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectTemplates'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectTemplates'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectTemplates'], 404> }
  ;

const listProjectTemplatesCall: ClientCall = {
  id: 'listProjectTemplates',
  method: 'GET',
  path: "/api/v4/projects/{id}/templates/{type}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetProjectTemplateInput {
  readonly params: ParametersOf<operations['getProjectTemplate'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectTemplateAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectTemplate'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectTemplate'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectTemplate'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectTemplate'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectTemplate'], 404> }
  ;

const getProjectTemplateCall: ClientCall = {
  id: 'getProjectTemplate',
  method: 'GET',
  path: "/api/v4/projects/{id}/templates/{type}/{name}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ProjectTemplatesClient {
  /** List the templates of a project: GET /projects/{id}/templates/{type} */
  listProjectTemplates: ListingOf<ListProjectTemplatesInput, ListProjectTemplatesAnswer, JsonOf<operations['listProjectTemplates'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a template of a project: GET /projects/{id}/templates/{type}/{name} */
  getProjectTemplate(request: GetProjectTemplateInput): Promise<GetProjectTemplateAnswer>;
}

export const projectTemplatesClient = (send: Send): ProjectTemplatesClient => ({
  listProjectTemplates: listing(send, listProjectTemplatesCall),
  getProjectTemplate: (request) => send(getProjectTemplateCall, request),
});
