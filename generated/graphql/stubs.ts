// Generated from spec/resources/graphql.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/graphql/service.ts has the function. */
export const graphqlStubs = {
  showGraphqlExplorer: stub('showGraphqlExplorer', 'spec/resources/graphql.yaml:72:5'),
  runGraphqlQuery: stub('runGraphqlQuery', 'spec/resources/graphql.yaml:9:5'),
  getGraphqlQuery: stub('getGraphqlQuery', 'spec/resources/graphql.yaml:41:5'),
};
