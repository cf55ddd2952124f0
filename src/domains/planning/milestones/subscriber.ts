import { subscribeTo } from '#src/domain-events/subscription.ts';
import { containerChanged } from '#src/domains/core/namespaces/events.ts';
import { milestonePromoted } from './events.ts';
import { mergeOtherMilestones } from './merge.ts';
import { replaceOtherMilestones } from './moved.ts';

/**
 * Replaces milestones of moved records by milestones of the new place, and milestones of the same title by a promoted
 * one.
 */
export const subscriptions = [
  subscribeTo(containerChanged, { follow: replaceOtherMilestones }),
  subscribeTo(milestonePromoted, { follow: mergeOtherMilestones }),
];
