// Generated from spec/domains/* /graphql.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, ContentAnswer, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ShowGraphqlExplorerInput {
  readonly signal?: AbortSignal;
}

export type ShowGraphqlExplorerAnswer = ContentAnswer<200>;

const showGraphqlExplorerCall: ClientCall = {
  id: 'showGraphqlExplorer',
  method: 'GET',
  path: "/-/graphql-explorer",
  answers: { content: [200] },
};

export interface RunGraphqlQueryInput {
  readonly headers?: ParametersOf<operations['runGraphqlQuery'], 'header'>;
  readonly body?: Sendable<BodyOf<operations['runGraphqlQuery'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type RunGraphqlQueryAnswer = JsonAnswer<operations['runGraphqlQuery'], 200 | 400 | 401 | 403 | 422>;

const runGraphqlQueryCall: ClientCall = {
  id: 'runGraphqlQuery',
  method: 'POST',
  path: "/api/graphql",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 422] },
};

export interface GetGraphqlQueryInput {
  readonly query?: ParametersOf<operations['getGraphqlQuery'], 'query'>;
  readonly headers?: ParametersOf<operations['getGraphqlQuery'], 'header'>;
  readonly signal?: AbortSignal;
}

export type GetGraphqlQueryAnswer = JsonAnswer<operations['getGraphqlQuery'], 200 | 400 | 401 | 403 | 422>;

const getGraphqlQueryCall: ClientCall = {
  id: 'getGraphqlQuery',
  method: 'GET',
  path: "/api/graphql",
  answers: { json: [200, 400, 401, 403, 422] },
};

export interface GraphqlClient {
  /** Show the GraphQL explorer: GET /-/graphql-explorer */
  showGraphqlExplorer(request?: ShowGraphqlExplorerInput): Promise<ShowGraphqlExplorerAnswer>;
  /** Run a GraphQL query or mutation: POST /api/graphql */
  runGraphqlQuery(request?: RunGraphqlQueryInput): Promise<RunGraphqlQueryAnswer>;
  /** Run a GraphQL query from the address: GET /api/graphql */
  getGraphqlQuery(request?: GetGraphqlQueryInput): Promise<GetGraphqlQueryAnswer>;
}

export const graphqlClient = (send: Send): GraphqlClient => ({
  showGraphqlExplorer: (request) => send(showGraphqlExplorerCall, request),
  runGraphqlQuery: (request) => send(runGraphqlQueryCall, request),
  getGraphqlQuery: (request) => send(getGraphqlQueryCall, request),
});
