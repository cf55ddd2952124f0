import { subscribeTo } from '../../domain-events/subscription.ts';
import { containerChanged } from '../namespaces/events.ts';
import { labelPromoted } from './events.ts';
import { mergeOtherLabels } from './merge.ts';
import { replaceOtherLabels } from './moved.ts';

/** Things that have moved get the labels of the new place, and those with others of its title a promoted label. */
export const subscriptions = [
  subscribeTo(containerChanged, { follow: replaceOtherLabels }),
  subscribeTo(labelPromoted, { follow: mergeOtherLabels }),
];
