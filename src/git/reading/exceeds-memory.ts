import { GitFailed, isOutOfMemory } from '../errors.ts';

/**
 * Tells whether git gave up because it would need more than it may have: memory (see `host/environment.ts`), time of the
 * processor (`SIGXCPU`, see `host/command.ts`), or, for folders in folders without end, its own stack (`SIGSEGV`).
 */
export function exceedsMemory(error: unknown): boolean {
  if (!(error instanceof GitFailed)) return false;
  return /: SIG(?:SEGV|XCPU)$/.test(error.subject) || isOutOfMemory(error);
}
