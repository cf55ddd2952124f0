import { GitFailed } from '../errors.ts';

/** Tells whether git gave up because it would need more memory than it may have (see `host/environment.ts`). */
export function exceedsMemory(error: unknown): boolean {
  if (!(error instanceof GitFailed)) return false;
  return /attempting to allocate|[Oo]ut of memory/.test(error.detail);
}
