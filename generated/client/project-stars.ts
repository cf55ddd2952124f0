// Generated from spec/domains/* /project-stars.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface StarProjectInput {
  readonly params: ParametersOf<operations['starProject'], 'path'>;
  readonly signal?: AbortSignal;
}

export type StarProjectAnswer = JsonAnswer<operations['starProject'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const starProjectCall: ClientCall = {
  id: 'starProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/star",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface ListProjectStarrersInput {
  readonly params: ParametersOf<operations['listProjectStarrers'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectStarrers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectStarrersAnswer = JsonAnswer<operations['listProjectStarrers'], 200 | 400 | 401 | 403 | 404>;

const listProjectStarrersCall: ClientCall = {
  id: 'listProjectStarrers',
  method: 'GET',
  path: "/api/v4/projects/{id}/starrers",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UnstarProjectInput {
  readonly params: ParametersOf<operations['unstarProject'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnstarProjectAnswer = JsonAnswer<operations['unstarProject'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const unstarProjectCall: ClientCall = {
  id: 'unstarProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/unstar",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
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
