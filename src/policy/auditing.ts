import type { Actor } from '#src/records/actor.ts';
import { AccessLevel } from './access-level.ts';

/**
 * The level at which auditors read where their own level is lower. Tokens, addresses and settings need a higher level,
 * because they would permit more than reading.
 */
export const auditLevel = AccessLevel.Developer;

/** Tells whether the actor, as an administrator or auditor, reads every project, group and enabled feature. */
export const canReadEverything = (actor: Actor | null) =>
  actor !== null && (actor.admin || actor.user.auditor);

/** The actor without the rights of an auditor, for writes: auditors only read more than others. */
export function dropAudit<A extends Actor | null>(actor: A): A | Actor {
  if (actor === null || !actor.user.auditor) return actor;
  return { ...actor, user: { ...actor.user, auditor: false } };
}
