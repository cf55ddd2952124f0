import { inject } from 'vitest';
import type { Git } from '#src/git/git.ts';

declare module 'vitest' {
  interface ProvidedContext {
    gitHost: string;
  }
}

/** The git host for `createGit`, compiled once for the run: from the sources every start of one takes half a second. */
export function gitHost(): string {
  return inject('gitHost');
}

/** Process id of the git host, which starts with the first command. The id is never 0, the parent of all processes. */
export function hostProcessOf({ hostProcessId }: Pick<Git, 'hostProcessId'>): number {
  if (hostProcessId === null) throw new Error('the git host does not run');
  return hostProcessId;
}
