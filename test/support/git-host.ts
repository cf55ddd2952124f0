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

/** Its process id; there is one as soon as anything was asked of it. Never 0, below which all processes are. */
export function hostProcessOf({ hostProcessId }: Pick<Git, 'hostProcessId'>): number {
  if (hostProcessId === null) throw new Error('the git host does not run');
  return hostProcessId;
}
