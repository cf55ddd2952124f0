// Generated from spec/domains/* /graphql.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type GraphqlError = components['schemas']['GraphqlError'];
export type GraphqlFailure = components['schemas']['GraphqlFailure'];
export type GraphqlLocation = components['schemas']['GraphqlLocation'];
export type GraphqlRequest = components['schemas']['GraphqlRequest'];
export type GraphqlResult = components['schemas']['GraphqlResult'];

/** Show the GraphQL explorer: GET /-/graphql-explorer */
export interface ShowGraphqlExplorerRequest {
}

export type ShowGraphqlExplorerResponse = { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number } };

/** Run a GraphQL query or mutation: POST /api/graphql */
export interface RunGraphqlQueryRequest {
  readonly headers: ParametersOf<operations['runGraphqlQuery'], 'header'>;
  readonly body?: BodyOf<operations['runGraphqlQuery'], 'application/json'>;
}

export type RunGraphqlQueryResponse = JsonResponse<operations['runGraphqlQuery'], 200 | 400 | 401 | 403 | 422>;

/** Run a GraphQL query from the address: GET /api/graphql */
export interface GetGraphqlQueryRequest {
  readonly query: Defaulted<ParametersOf<operations['getGraphqlQuery'], 'query'>>;
  readonly headers: ParametersOf<operations['getGraphqlQuery'], 'header'>;
}

export type GetGraphqlQueryResponse = JsonResponse<operations['getGraphqlQuery'], 200 | 400 | 401 | 403 | 422>;
