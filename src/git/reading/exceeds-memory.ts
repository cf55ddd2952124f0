import { GitFailed } from '../errors.ts';

/**
 * Tells whether git gave up because it would need more than it may have: memory (see `host/environment.ts`), time of the
 * processor (`SIGXCPU`, see `host/command.ts`), or, for folders in folders without end, its own stack (`SIGSEGV`).
 */
export function exceedsMemory(error: unknown): boolean {
  if (!(error instanceof GitFailed)) return false;
  if (/: SIG(?:SEGV|XCPU)$/.test(error.subject)) return true;
  return /attempting to allocate|[Oo]ut of memory/.test(error.detail);
}
