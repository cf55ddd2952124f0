import { subscribeTo } from '#src/domain-events/subscription.ts';
import { containerChanged } from '#src/domains/core/namespaces/events.ts';
import { replaceOtherBoardParts } from './moved.ts';

/** Moved boards use the labels, milestones and iterations of the new container. */
export const subscriptions = [
  subscribeTo(containerChanged, {
    follow: replaceOtherBoardParts,
    after: ['iterations', 'labels', 'milestones'],
  }),
];
