// Generated from spec/domains/* /graphql.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ShowGraphqlExplorerRequest, ShowGraphqlExplorerResponse, RunGraphqlQueryRequest, RunGraphqlQueryResponse, GetGraphqlQueryRequest, GetGraphqlQueryResponse } from './types.ts';

/** One function per operation of graphql; `C` is the request context of the server. */
export interface GraphqlService<C extends SubjectTypes> {
  /** Show the GraphQL explorer. GET /-/graphql-explorer (spec/domains/platform/graphql.yaml#showGraphqlExplorer) */
  showGraphqlExplorer(
    request: ShowGraphqlExplorerRequest,
    context: C,
  ): Promise<ShowGraphqlExplorerResponse>;
  /** Run a GraphQL query or mutation. POST /api/graphql (spec/domains/platform/graphql.yaml#runGraphqlQuery) */
  runGraphqlQuery(
    request: RunGraphqlQueryRequest,
    context: C,
  ): Promise<RunGraphqlQueryResponse>;
  /** Run a GraphQL query from the address. GET /api/graphql (spec/domains/platform/graphql.yaml#getGraphqlQuery) */
  getGraphqlQuery(
    request: GetGraphqlQueryRequest,
    context: C,
  ): Promise<GetGraphqlQueryResponse>;
}
