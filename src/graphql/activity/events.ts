import type { EventsResolvers } from '#generated/graphql/resolvers.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages } from '../lists.ts';
import { loadEpicAndGroup } from '../planning/epics.ts';
import { eventList, type ListedEventRow } from '#src/domains/activity/events/list.ts';
import { presentEvent } from '#src/domains/activity/events/presenter.ts';
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
