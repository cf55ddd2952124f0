import type { Actor } from '#src/records/actor.ts';
import { everyVisibility, type Visibility } from '#src/records/visibility.ts';

/**
 * The visibilities that show to an actor who holds nothing; external users are like strangers, and auditors see
 * everything.
 */
export function listVisibilities(actor: Actor | null): readonly Visibility[] {
  if (actor?.user.auditor === true) return everyVisibility;
  return actor === null || actor.external ? ['public'] : ['internal', 'public'];
}

/** Tells whether the visibility alone permits the actor to see a group or project. */
export function isVisibleTo(visibility: Visibility, actor: Actor | null): boolean {
  return listVisibilities(actor).includes(visibility);
}
