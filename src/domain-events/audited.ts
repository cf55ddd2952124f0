import type { Database } from '#src/database/database.ts';
import { createDomainEvent } from './domain-event.ts';
import { publish } from './publish.ts';

/** Change of exactly one kind of entity. */
export type AuditedChange =
  | { readonly add: string; readonly as?: string }
  | { readonly remove: string }
  | { readonly change: string; readonly from?: unknown; readonly to?: unknown }
  | { readonly failed_login: string };

/** The group, project or user that was changed. The path is looked up where it is not given. */
export interface AuditedEntity {
  readonly type: 'Group' | 'Project' | 'User';
  readonly id: number;
  readonly path?: string;
}

/** The changed object within the entity. */
export interface AuditedTarget {
  /** A class name, such as `DeployToken`. */
  readonly type: string;
  readonly id: number;
  /** Name or path at the time of the change, without secrets. */
  readonly details: string;
}

export interface Audited {
  readonly author: { readonly id: number; readonly name: string };
  readonly entity: AuditedEntity;
  /** The entity itself by default. */
  readonly target?: AuditedTarget | undefined;
  readonly change: AuditedChange;
  /** ISO 8601. */
  readonly at: string;
}

/** Change that the people responsible for a resource may want to look up later. */
export const audited = createDomainEvent<Audited>('audited');

/** The actor and the time; the context of a request is one. */
export interface Doing {
  readonly actor: { readonly user: { readonly id: number; readonly name: string } } | null;
  /** ISO 8601. */
  readonly now: string;
}

/** Author of events that no known user caused. */
const unknownAuthor = { id: -1, name: 'An unauthenticated user' };

/** The user of the command line of the machine. */
export const operator = { user: { id: -1, name: 'The operator' } };

/** The author where a program showed a registration token, and no user is known. */
export const registrationToken = { user: { id: -1, name: 'A registration token' } };

/** The author where a runner showed its own token. */
export const runnerToken = { user: { id: -1, name: 'A runner' } };

/** Author of background work that follows from an earlier change by a user. */
export const theInstance = { user: { id: -1, name: 'The instance' } };

/** Announces a change to the audit events, in the transaction of the change and after its writes. */
export async function audit(
  db: Database,
  entity: AuditedEntity,
  change: AuditedChange,
  { actor, now }: Doing,
  target?: AuditedTarget,
): Promise<void> {
  const author = actor === null ? unknownAuthor : actor.user;
  await publish(db, audited({ author, entity, target, change, at: now }));
}

/** One announcement for each of the named attributes that is another now. */
export async function auditChanges<Row extends object>(
  db: Database,
  entity: AuditedEntity,
  attributes: readonly (keyof Row & string)[],
  { before, after }: { readonly before: Row; readonly after: Partial<Row> },
  doing: Doing,
  target?: AuditedTarget,
): Promise<void> {
  for (const attribute of attributes) {
    const [from, to] = [before[attribute], after[attribute]];
    if (to === undefined || JSON.stringify(from) === JSON.stringify(to)) continue;
    await audit(db, entity, { change: attribute, from, to }, doing, target);
  }
}

export const toAuditedProject = ({ id }: { readonly id: number }): AuditedEntity => ({
  type: 'Project',
  id,
});

export const toAuditedGroup = ({ id }: { readonly id: number }): AuditedEntity => ({
  type: 'Group',
  id,
});

export const toAuditedUser = ({ id }: { readonly id: number }): AuditedEntity => ({
  type: 'User',
  id,
});

/** Another group or project, which readers of the event may or may not see: the event contains only its id. */
export const toAuditedOther = (type: 'Group' | 'Project', id: number) => ({
  type,
  id,
  details: String(id),
});

/** The project or group that a token, a variable or the like belongs to. */
export const toAuditedOwner = ({
  kind,
  id,
}: {
  readonly kind: 'project' | 'group';
  readonly id: number;
}): AuditedEntity => ({ type: kind === 'project' ? 'Project' : 'Group', id });

/**
 * Records a failed sign-in with a password. The typed name may be a password, so it is not recorded. An unknown name
 * takes the same statements: the time must not reveal which names exist.
 */
export async function auditFailedLogin(
  db: Database,
  user: { readonly id: number } | null,
  now: Date,
): Promise<void> {
  const entity = toAuditedUser(user ?? { id: -1 });
  const doing = { actor: null, now: now.toISOString() };
  await db.transaction((db) => audit(db, entity, { failed_login: 'STANDARD' }, doing));
}
