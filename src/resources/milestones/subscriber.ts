import { subscribeTo } from '../../domain-events/subscription.ts';
import { containerChanged } from '../namespaces/events.ts';
import { milestonePromoted } from './events.ts';
import { mergeOtherMilestones } from './merge.ts';
import { replaceOtherMilestones } from './moved.ts';

/** Things that have moved get the milestones of the new place, and those with others of its title a promoted one. */
export const subscriptions = [
  subscribeTo(containerChanged, { follow: replaceOtherMilestones }),
  subscribeTo(milestonePromoted, { follow: mergeOtherMilestones }),
];
