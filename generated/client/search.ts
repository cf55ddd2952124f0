// Generated from spec/domains/* /search.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface SearchGroupByDashPathInput {
  readonly params: ParametersOf<operations['searchGroupByDashPath'], 'path'>;
  readonly query: ParametersOf<operations['searchGroupByDashPath'], 'query'>;
  readonly signal?: AbortSignal;
}

export type SearchGroupByDashPathAnswer = JsonAnswer<operations['searchGroupByDashPath'], 200 | 400 | 401 | 403 | 404 | 408 | 429>;

const searchGroupByDashPathCall: ClientCall = {
  id: 'searchGroupByDashPath',
  method: 'GET',
  path: "/api/v4/groups/{id}/-/search",
  answers: { json: [200, 400, 401, 403, 404, 408, 429] },
};

export interface SearchGroupInput {
  readonly params: ParametersOf<operations['searchGroup'], 'path'>;
  readonly query: ParametersOf<operations['searchGroup'], 'query'>;
  readonly signal?: AbortSignal;
}

export type SearchGroupAnswer = JsonAnswer<operations['searchGroup'], 200 | 400 | 401 | 403 | 404 | 408 | 429>;

const searchGroupCall: ClientCall = {
  id: 'searchGroup',
  method: 'GET',
  path: "/api/v4/groups/{id}/search",
  answers: { json: [200, 400, 401, 403, 404, 408, 429] },
};

export interface SearchProjectByDashPathInput {
  readonly params: ParametersOf<operations['searchProjectByDashPath'], 'path'>;
  readonly query: ParametersOf<operations['searchProjectByDashPath'], 'query'>;
  readonly signal?: AbortSignal;
}

export type SearchProjectByDashPathAnswer = JsonAnswer<operations['searchProjectByDashPath'], 200 | 400 | 401 | 403 | 404 | 405 | 408 | 429>;

const searchProjectByDashPathCall: ClientCall = {
  id: 'searchProjectByDashPath',
  method: 'GET',
  path: "/api/v4/projects/{id}/-/search",
  answers: { json: [200, 400, 401, 403, 404, 405, 408, 429] },
};

export interface SearchProjectInput {
  readonly params: ParametersOf<operations['searchProject'], 'path'>;
  readonly query: ParametersOf<operations['searchProject'], 'query'>;
  readonly signal?: AbortSignal;
}

export type SearchProjectAnswer = JsonAnswer<operations['searchProject'], 200 | 400 | 401 | 403 | 404 | 405 | 408 | 429>;

const searchProjectCall: ClientCall = {
  id: 'searchProject',
  method: 'GET',
  path: "/api/v4/projects/{id}/search",
  answers: { json: [200, 400, 401, 403, 404, 405, 408, 429] },
};

export interface SearchInstanceInput {
  readonly query: ParametersOf<operations['searchInstance'], 'query'>;
  readonly signal?: AbortSignal;
}

export type SearchInstanceAnswer = JsonAnswer<operations['searchInstance'], 200 | 400 | 401 | 403 | 405 | 408 | 429>;

const searchInstanceCall: ClientCall = {
  id: 'searchInstance',
  method: 'GET',
  path: "/api/v4/search",
  answers: { json: [200, 400, 401, 403, 405, 408, 429] },
};

export interface SearchClient {
  /** Search a group, by the path with a dash: GET /groups/{id}/-/search */
  searchGroupByDashPath: ListingOf<SearchGroupByDashPathInput, SearchGroupByDashPathAnswer, JsonOf<operations['searchGroupByDashPath'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Search a group: GET /groups/{id}/search */
  searchGroup: ListingOf<SearchGroupInput, SearchGroupAnswer, JsonOf<operations['searchGroup'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Search a project, by the path with a dash: GET /projects/{id}/-/search */
  searchProjectByDashPath: ListingOf<SearchProjectByDashPathInput, SearchProjectByDashPathAnswer, JsonOf<operations['searchProjectByDashPath'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Search a project: GET /projects/{id}/search */
  searchProject: ListingOf<SearchProjectInput, SearchProjectAnswer, JsonOf<operations['searchProject'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Search the instance: GET /search */
  searchInstance: ListingOf<SearchInstanceInput, SearchInstanceAnswer, JsonOf<operations['searchInstance'], 200> extends readonly (infer Row)[] ? Row : never>;
}

export const searchClient = (send: Send): SearchClient => ({
  searchGroupByDashPath: listing(send, searchGroupByDashPathCall),
  searchGroup: listing(send, searchGroupCall),
  searchProjectByDashPath: listing(send, searchProjectByDashPathCall),
  searchProject: listing(send, searchProjectCall),
  searchInstance: listing(send, searchInstanceCall),
});
