import { GitFailed, isOutOfMemory } from '../errors.ts';

/**
 * Tells whether git gave up because of a limit: memory (see `host/environment.ts`), processor time (`SIGXCPU`, see
 * `host/command.ts`), or, for endlessly nested folders, its own stack (`SIGSEGV`).
 */
export function exceedsMemory(error: unknown): boolean {
  if (!(error instanceof GitFailed)) return false;
  return /: SIG(?:SEGV|XCPU)$/.test(error.subject) || isOutOfMemory(error);
}
