import type { GraphQLSchema } from 'graphql';
import { graphqlFunctions } from '#generated/registries/graphql.ts';

/** Loads the type system on first use, with functions on demand. Each call creates a new one. */
export async function loadGraphqlSchema(options: {
  readonly globalIdApp: string;
}): Promise<GraphQLSchema> {
  const { buildGraphqlSchema } = await import('#generated/graphql/schema.ts');
  return buildGraphqlSchema(graphqlFunctions, options);
}
