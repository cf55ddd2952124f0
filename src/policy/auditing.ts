import type { Actor } from '../records/actor.ts';
import { AccessLevel } from './access-level.ts';

/**
 * What auditors may read wherever they hold less: what developers read. Beyond are tokens, addresses and settings,
 * with which one could do more than read.
 */
export const auditLevel = AccessLevel.Developer;

/** What an actor writes as: auditors only read more than others. The actor itself when there is no difference. */
export function withoutAudit<A extends Actor | null>(actor: A): A | Actor {
  if (actor === null || !actor.user.auditor) return actor;
  return { ...actor, user: { ...actor.user, auditor: false } };
}
