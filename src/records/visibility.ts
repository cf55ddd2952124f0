/** Visibility of a group or project to callers without a membership. */
export type Visibility = 'private' | 'internal' | 'public';

export const everyVisibility: readonly Visibility[] = ['private', 'internal', 'public'];

const width: Readonly<Record<Visibility, number>> = { private: 0, internal: 1, public: 2 };

/** Tells whether `a` is visible to more users than `b`. */
export function isWider(a: Visibility, b: Visibility): boolean {
  return width[a] > width[b];
}
