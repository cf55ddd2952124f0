// Generated from spec/resources/search.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface SearchGroupByDashPathInput {
  readonly params: ParametersOf<operations['searchGroupByDashPath'], 'path'>;
  readonly query: ParametersOf<operations['searchGroupByDashPath'], 'query'>;
  readonly signal?: AbortSignal;
}

export type SearchGroupByDashPathAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['searchGroupByDashPath'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['searchGroupByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['searchGroupByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['searchGroupByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['searchGroupByDashPath'], 404> }
  | { readonly status: 408; readonly headers: Headers; readonly body: JsonOf<operations['searchGroupByDashPath'], 408> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['searchGroupByDashPath'], 429> }
  ;

const searchGroupByDashPathCall: ClientCall = {
  id: 'searchGroupByDashPath',
  method: 'GET',
  path: "/api/v4/groups/{id}/-/search",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    408: 'json',
    429: 'json',
  },
};

export interface SearchGroupInput {
  readonly params: ParametersOf<operations['searchGroup'], 'path'>;
  readonly query: ParametersOf<operations['searchGroup'], 'query'>;
  readonly signal?: AbortSignal;
}

export type SearchGroupAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['searchGroup'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['searchGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['searchGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['searchGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['searchGroup'], 404> }
  | { readonly status: 408; readonly headers: Headers; readonly body: JsonOf<operations['searchGroup'], 408> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['searchGroup'], 429> }
  ;

const searchGroupCall: ClientCall = {
  id: 'searchGroup',
  method: 'GET',
  path: "/api/v4/groups/{id}/search",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    408: 'json',
    429: 'json',
  },
};

export interface SearchProjectByDashPathInput {
  readonly params: ParametersOf<operations['searchProjectByDashPath'], 'path'>;
  readonly query: ParametersOf<operations['searchProjectByDashPath'], 'query'>;
  readonly signal?: AbortSignal;
}

export type SearchProjectByDashPathAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['searchProjectByDashPath'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['searchProjectByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['searchProjectByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['searchProjectByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['searchProjectByDashPath'], 404> }
  | { readonly status: 408; readonly headers: Headers; readonly body: JsonOf<operations['searchProjectByDashPath'], 408> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['searchProjectByDashPath'], 429> }
  ;

const searchProjectByDashPathCall: ClientCall = {
  id: 'searchProjectByDashPath',
  method: 'GET',
  path: "/api/v4/projects/{id}/-/search",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    408: 'json',
    429: 'json',
  },
};

export interface SearchProjectInput {
  readonly params: ParametersOf<operations['searchProject'], 'path'>;
  readonly query: ParametersOf<operations['searchProject'], 'query'>;
  readonly signal?: AbortSignal;
}

export type SearchProjectAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['searchProject'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['searchProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['searchProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['searchProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['searchProject'], 404> }
  | { readonly status: 408; readonly headers: Headers; readonly body: JsonOf<operations['searchProject'], 408> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['searchProject'], 429> }
  ;

const searchProjectCall: ClientCall = {
  id: 'searchProject',
  method: 'GET',
  path: "/api/v4/projects/{id}/search",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    408: 'json',
    429: 'json',
  },
};

export interface SearchInstanceInput {
  readonly query: ParametersOf<operations['searchInstance'], 'query'>;
  readonly signal?: AbortSignal;
}

export type SearchInstanceAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['searchInstance'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['searchInstance'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['searchInstance'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['searchInstance'], 403> }
  | { readonly status: 405; readonly headers: Headers; readonly body: JsonOf<operations['searchInstance'], 405> }
  | { readonly status: 408; readonly headers: Headers; readonly body: JsonOf<operations['searchInstance'], 408> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['searchInstance'], 429> }
  ;

const searchInstanceCall: ClientCall = {
  id: 'searchInstance',
  method: 'GET',
  path: "/api/v4/search",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    405: 'json',
    408: 'json',
    429: 'json',
  },
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
