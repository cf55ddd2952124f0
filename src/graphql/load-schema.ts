import type { GraphQLSchema } from 'graphql';
import { graphqlFunctions } from '#generated/registries/graphql.ts';

/** The type system: loaded when it is first asked for, its functions when they are. It is made anew each time. */
export async function loadGraphqlSchema(options: {
  readonly globalIdApp: string;
}): Promise<GraphQLSchema> {
  const { buildGraphqlSchema } = await import('#generated/graphql/schema.ts');
  return buildGraphqlSchema(graphqlFunctions, options);
}
