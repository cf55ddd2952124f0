import { on } from '../../domain-events/subscription.ts';
import { placeChanged } from '../namespaces/events.ts';
import { replaceOthers } from './moved.ts';

/** What has moved has the milestones of the new place. */
export const subscriptions = [on(placeChanged, { record: replaceOthers })];
