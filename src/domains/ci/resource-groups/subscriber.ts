import { subscribeTo, type Subscription } from '#src/domain-events/subscription.ts';
import { pipelineChanged } from '#src/domains/ci/pipelines/events.ts';
import { keepResourceGroups } from './table.ts';

export const subscriptions: readonly Subscription[] = [
  subscribeTo(pipelineChanged, {
    async record(db, { pipeline, before, at }) {
      if (before === null) await keepResourceGroups(db, pipeline, at.toISOString());
    },
  }),
];
