/** Access level of a user in a group or project, as the API and the tables store it. */
export const AccessLevel = {
  None: 0,
  /** Sees a top-level group by name; not inherited by descendants. */
  Minimal: 5,
  Guest: 10,
  Reporter: 20,
  Developer: 30,
  Maintainer: 40,
  Owner: 50,
} as const;

export type AccessLevel = (typeof AccessLevel)[keyof typeof AccessLevel];

const names: Readonly<Record<AccessLevel, string>> = {
  0: 'No access',
  5: 'Minimal Access',
  10: 'Guest',
  20: 'Reporter',
  30: 'Developer',
  40: 'Maintainer',
  50: 'Owner',
};

/** The role as people read it, for error texts. */
export function formatAccessLevel(level: AccessLevel): string {
  return names[level];
}
