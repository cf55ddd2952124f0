import { on } from '../../domain-events/subscription.ts';
import { groupChanged } from '../groups/events.ts';
import { recordGroupAuditEvent } from './record.ts';

export const subscriptions = [on(groupChanged, { record: recordGroupAuditEvent })];
