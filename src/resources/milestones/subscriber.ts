import { on } from '../../domain-events/subscription.ts';
import { placeChanged } from '../namespaces/events.ts';
import { replaceOthers } from './moved.ts';

/** Things that have moved get the milestones of the new place. */
export const subscriptions = [on(placeChanged, { follow: replaceOthers })];
