import { GitFailed } from '../errors.ts';

/** Whether git gave up because what it was to look at is more than it may hold (see `host/environment.ts`). */
export function exceedsMemory(error: unknown): boolean {
  if (!(error instanceof GitFailed)) return false;
  return /attempting to allocate|[Oo]ut of memory/.test(error.detail);
}
