import { on } from '../../domain-events/subscription.ts';
import { placeChanged } from '../namespaces/events.ts';
import { milestonePromoted } from './events.ts';
import { mergeOtherMilestones } from './merge.ts';
import { replaceOtherMilestones } from './moved.ts';

/** Things that have moved get the milestones of the new place, and those with others of its title a promoted one. */
export const subscriptions = [
  on(placeChanged, { follow: replaceOtherMilestones }),
  on(milestonePromoted, { follow: mergeOtherMilestones }),
];
