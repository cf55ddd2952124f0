import type { TopicSource, TopicsResolvers } from '#generated/graphql/resolvers.ts';
import { Placed } from '#runtime/graphql/connection.ts';
import type { GraphqlContext } from '../context.ts';
import { countFor, sliceTopics } from '#src/domains/projects/topics/finder.ts';
import { presentTopic } from '#src/domains/projects/topics/presenter.ts';

export const topicsGraphql = {
  Query: {
    topics({ search }, context) {
      const { db, actor, url } = context.request;
      const count = countFor(actor);
      return new Placed<TopicSource>(({ offset, limit }) =>
        context.lookUp(async () => {
          const { rows, total } = await sliceTopics(db, actor, search ?? '', { offset, limit });
          return { nodes: rows.map((topic) => presentTopic(topic, count, url)), total };
        }),
      );
    },
  },
} satisfies TopicsResolvers<GraphqlContext>;
