// Generated from spec/resources/graphql.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Content, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ShowGraphqlExplorerInput {
  readonly signal?: AbortSignal;
}

export type ShowGraphqlExplorerAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  ;

const showGraphqlExplorerCall: ClientCall = {
  id: 'showGraphqlExplorer',
  method: 'GET',
  path: "/-/graphql-explorer",
  commas: [],
  body: null,
  answers: {
    200: 'content',
  },
};

export interface RunGraphqlQueryInput {
  readonly headers?: ParametersOf<operations['runGraphqlQuery'], 'header'>;
  readonly body: Sendable<BodyOf<operations['runGraphqlQuery'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type RunGraphqlQueryAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['runGraphqlQuery'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['runGraphqlQuery'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['runGraphqlQuery'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['runGraphqlQuery'], 403> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['runGraphqlQuery'], 422> }
  ;

const runGraphqlQueryCall: ClientCall = {
  id: 'runGraphqlQuery',
  method: 'POST',
  path: "/api/graphql",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    422: 'json',
  },
};

export interface GetGraphqlQueryInput {
  readonly query: ParametersOf<operations['getGraphqlQuery'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetGraphqlQueryAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getGraphqlQuery'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getGraphqlQuery'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getGraphqlQuery'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getGraphqlQuery'], 403> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['getGraphqlQuery'], 422> }
  ;

const getGraphqlQueryCall: ClientCall = {
  id: 'getGraphqlQuery',
  method: 'GET',
  path: "/api/graphql",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    422: 'json',
  },
};

export interface GraphqlClient {
  /** Show the GraphQL explorer: GET /-/graphql-explorer */
  showGraphqlExplorer(request?: ShowGraphqlExplorerInput): Promise<ShowGraphqlExplorerAnswer>;
  /** Run a GraphQL query or mutation: POST /api/graphql */
  runGraphqlQuery(request: RunGraphqlQueryInput): Promise<RunGraphqlQueryAnswer>;
  /** Run a GraphQL query from the address: GET /api/graphql */
  getGraphqlQuery(request: GetGraphqlQueryInput): Promise<GetGraphqlQueryAnswer>;
}

export const graphqlClient = (send: Send): GraphqlClient => ({
  showGraphqlExplorer: (request) => send(showGraphqlExplorerCall, request),
  runGraphqlQuery: (request) => send(runGraphqlQueryCall, request),
  getGraphqlQuery: (request) => send(getGraphqlQueryCall, request),
});
