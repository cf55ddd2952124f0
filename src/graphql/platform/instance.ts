import type { InstanceResolvers } from '#generated/graphql/resolvers.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import type { GraphqlContext } from '../context.ts';
import { presentMetadata } from '#src/domains/platform/metadata/presenter.ts';

export const instanceGraphql = {
  Query: {
    echo: ({ text }, { request: { actor } }) =>
      actor === null ? `nil says: ${text}` : `${JSON.stringify(actor.user.username)} says: ${text}`,
    metadata: (_args, { request: { actor } }) => (actor === null ? null : presentMetadata()),
    queryComplexity: (_args, { complexity }) => complexity,
  },
  Mutation: {
    async echoCreate({ errors, messages }, _operations, { request: { actor } }) {
      if (actor === null) throw accessError();
      return { echoes: messages ?? null, errors: errors ?? [] };
    },
  },
} satisfies InstanceResolvers<GraphqlContext>;
