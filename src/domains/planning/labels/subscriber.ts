import { subscribeTo } from '#src/domain-events/subscription.ts';
import { containerChanged } from '#src/domains/core/namespaces/events.ts';
import { labelPromoted } from './events.ts';
import { mergeOtherLabels } from './merge.ts';
import { replaceOtherLabels } from './moved.ts';

/** Replaces labels of moved records by labels of the new place, and labels of the same title by a promoted one. */
export const subscriptions = [
  subscribeTo(containerChanged, { follow: replaceOtherLabels }),
  subscribeTo(labelPromoted, { follow: mergeOtherLabels }),
];
