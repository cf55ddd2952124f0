/** Those who ask for what they may not see. */
export const IDENTITIES = [
  'anonymous',
  'stranger',
  'external',
  'neighbour',
  'guest',
  'blocked',
] as const;
export type Identity = (typeof IDENTITIES)[number];
