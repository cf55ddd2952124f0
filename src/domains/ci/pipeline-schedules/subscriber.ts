import { subscribeTo } from '#src/domain-events/subscription.ts';
import { usersShutOut } from '#src/domains/core/users/events.ts';
import { stopSchedules } from './of-shut-out-users.ts';

export const subscriptions = [subscribeTo(usersShutOut, { record: stopSchedules })];
