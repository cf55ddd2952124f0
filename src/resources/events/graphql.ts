import type { EventsResolvers } from '#generated/graphql/resolvers.ts';
import type { GraphqlContext } from '#src/graphql/context.ts';
import { createConnectionPages } from '#src/graphql/lists.ts';
import { loadEpicAndGroup } from '#src/resources/epics/graphql.ts';
import { eventList, type ListedEventRow } from './list.ts';
import { presentEvent } from './presenter.ts';
import type { EventAction } from '#src/records/event.ts';

export const eventsGraphql = {
  Epic: {
    async events(epic, _args, context) {
      const { row } = await loadEpicAndGroup(epic, context);
      context.countOnce('Epic', 'events');
      const { url } = context.request;
      return createConnectionPages(context, {
        list: eventList,
        query: { of: { kind: 'epic', id: row.id } },
        present: async (rows: readonly ListedEventRow[]) =>
          // Comments on epics leave no events.
          rows.map((event) => ({ ...presentEvent(event, new Map(), url), done: event.action })),
      });
    },
  },

  Event: {
    action: ({ done }) => (done as EventAction).toUpperCase() as Uppercase<EventAction>,
  },
} satisfies EventsResolvers<GraphqlContext>;
