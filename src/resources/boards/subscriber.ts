import { on } from '../../domain-events/subscription.ts';
import { placeChanged } from '../namespaces/events.ts';
import { replaceOthers } from './moved.ts';

/** The boards of what has moved are about the new place, with its labels, milestones and iterations. */
export const subscriptions = [
  on(placeChanged, { follow: replaceOthers, after: ['iterations', 'labels', 'milestones'] }),
];
