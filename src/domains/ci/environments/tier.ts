import type { Environment } from '#generated/environments/types.ts';

export type Tier = Environment['tier'];

/** The first that matches decides. */
const patterns: readonly (readonly [Tier, RegExp])[] = [
  ['development', /dev|review|trunk/i],
  ['testing', /te?st|int|ac(?:ce)?pt|qa|qc|control|quality/i],
  ['staging', /sta?g|mode?l|pre|demo|non/i],
  ['production', /pro?d|live/i],
];

/** Guesses the tier of an environment from its name. */
export function guessTier(name: string): Tier {
  return patterns.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';
}
