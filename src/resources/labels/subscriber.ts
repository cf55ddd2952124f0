import { on } from '../../domain-events/subscription.ts';
import { placeChanged } from '../namespaces/events.ts';
import { labelPromoted } from './events.ts';
import { mergeOtherLabels } from './merge.ts';
import { replaceOtherLabels } from './moved.ts';

/** Things that have moved get the labels of the new place, and those with others of its title a promoted label. */
export const subscriptions = [
  on(placeChanged, { follow: replaceOtherLabels }),
  on(labelPromoted, { follow: mergeOtherLabels }),
];
