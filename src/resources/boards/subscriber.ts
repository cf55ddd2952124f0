import { on } from '../../domain-events/subscription.ts';
import { placeChanged } from '../namespaces/events.ts';
import { replaceOthers } from './moved.ts';

/** The boards of what has moved are about the new place; its labels and milestones are there by then. */
export const subscriptions = [on(placeChanged, { follow: replaceOthers })];
