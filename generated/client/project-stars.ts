// Generated from spec/resources/project-stars.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface StarProjectInput {
  readonly params: ParametersOf<operations['starProject'], 'path'>;
  readonly signal?: AbortSignal;
}

export type StarProjectAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['starProject'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['starProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['starProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['starProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['starProject'], 404> }
  ;

const starProjectCall: ClientCall = {
  id: 'starProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/star",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListProjectStarrersInput {
  readonly params: ParametersOf<operations['listProjectStarrers'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectStarrers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectStarrersAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectStarrers'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectStarrers'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectStarrers'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectStarrers'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectStarrers'], 404> }
  ;

const listProjectStarrersCall: ClientCall = {
  id: 'listProjectStarrers',
  method: 'GET',
  path: "/api/v4/projects/{id}/starrers",
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

export interface UnstarProjectInput {
  readonly params: ParametersOf<operations['unstarProject'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnstarProjectAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['unstarProject'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unstarProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unstarProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unstarProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unstarProject'], 404> }
  ;

const unstarProjectCall: ClientCall = {
  id: 'unstarProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/unstar",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ProjectStarsClient {
  /** Star a project: POST /projects/{id}/star */
  starProject(request: StarProjectInput): Promise<StarProjectAnswer>;
  /** List who has starred a project: GET /projects/{id}/starrers */
  listProjectStarrers: ListingOf<ListProjectStarrersInput, ListProjectStarrersAnswer, JsonOf<operations['listProjectStarrers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Take a star from a project: POST /projects/{id}/unstar */
  unstarProject(request: UnstarProjectInput): Promise<UnstarProjectAnswer>;
}

export const projectStarsClient = (send: Send): ProjectStarsClient => ({
  starProject: (request) => send(starProjectCall, request),
  listProjectStarrers: listing(send, listProjectStarrersCall),
  unstarProject: (request) => send(unstarProjectCall, request),
});
