import { subscribeTo } from '#src/domain-events/subscription.ts';
import { containerChanged } from '#src/domains/core/namespaces/events.ts';
import { replaceOtherBoardParts } from './moved.ts';

/** The boards of what has moved are about the new place, with its labels, milestones and iterations. */
export const subscriptions = [
  subscribeTo(containerChanged, {
    follow: replaceOtherBoardParts,
    after: ['iterations', 'labels', 'milestones'],
  }),
];
