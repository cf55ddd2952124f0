import { subscribeTo } from '#src/domain-events/subscription.ts';
import { refsMoved } from '#src/domains/core/repositories/events.ts';
import { enqueuePushPipelines } from './push.ts';

export const subscriptions = [subscribeTo(refsMoved, { record: enqueuePushPipelines })];
