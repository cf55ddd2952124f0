import { isDeepStrictEqual } from 'node:util';

/** A ratio between different answers means nothing. */
export function requireSame(what: string, ours: unknown, theirs: unknown): void {
  if (isDeepStrictEqual(ours, theirs) && !isEmpty(ours)) return;
  const shown = (answer: unknown) => JSON.stringify(answer).slice(0, 300);
  throw new Error(`${what}: ${shown(ours)} is not ${shown(theirs)}`);
}

/** Tells whether an answer is empty: both sides may fail alike. */
function isEmpty(answer: unknown): boolean {
  return answer === '' || (Array.isArray(answer) && answer.length === 0);
}
