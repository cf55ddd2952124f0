// Generated from spec/domains/* /project-templates.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProjectTemplatesInput {
  readonly params: ParametersOf<operations['listProjectTemplates'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectTemplates'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectTemplatesAnswer = JsonAnswer<operations['listProjectTemplates'], 200 | 400 | 401 | 403 | 404>;

const listProjectTemplatesCall: ClientCall = {
  id: 'listProjectTemplates',
  method: 'GET',
  path: "/api/v4/projects/{id}/templates/{type}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetProjectTemplateInput {
  readonly params: ParametersOf<operations['getProjectTemplate'], 'path'>;
  readonly query?: ParametersOf<operations['getProjectTemplate'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetProjectTemplateAnswer = JsonAnswer<operations['getProjectTemplate'], 200 | 400 | 401 | 403 | 404>;

const getProjectTemplateCall: ClientCall = {
  id: 'getProjectTemplate',
  method: 'GET',
  path: "/api/v4/projects/{id}/templates/{type}/{name}",
  answers: { json: [200, 400, 401, 403, 404] },
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
