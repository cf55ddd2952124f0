import type { Actor } from '../auth/actor.ts';

/** Who may see a group or project without holding anything in it. */
export type Visibility = 'private' | 'internal' | 'public';

export const everyVisibility: readonly Visibility[] = ['private', 'internal', 'public'];

const width: Readonly<Record<Visibility, number>> = { private: 0, internal: 1, public: 2 };

/** Whether `a` shows to more people than `b`. */
export function isWider(a: Visibility, b: Visibility): boolean {
  return width[a] > width[b];
}

/**
 * The visibilities that show to an actor who holds nothing; external users are like strangers, and auditors see
 * everything.
 */
export function visibilitiesFor(actor: Actor | null): readonly Visibility[] {
  if (actor?.user.auditor === true) return everyVisibility;
  return actor === null || actor.external ? ['public'] : ['internal', 'public'];
}

/** Whether the visibility alone lets the actor see. */
export function isVisibleTo(visibility: Visibility, actor: Actor | null): boolean {
  return visibilitiesFor(actor).includes(visibility);
}
