import { subscribeTo } from '../../domain-events/subscription.ts';
import { usersShutOut } from '../users/events.ts';
import { stopSchedules } from './of-shut-out-users.ts';

export const subscriptions = [subscribeTo(usersShutOut, { record: stopSchedules })];
