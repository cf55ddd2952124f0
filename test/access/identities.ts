/** Callers who ask for hidden things. */
export const IDENTITIES = [
  'anonymous',
  'stranger',
  'external',
  'neighbour',
  'guest',
  'blocked',
] as const;
export type Identity = (typeof IDENTITIES)[number];
