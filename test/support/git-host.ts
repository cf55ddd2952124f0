import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    gitHost: string;
  }
}

/** The git host for `createGit`, compiled once for the run: from the sources every start of one takes half a second. */
export function gitHost(): string {
  return inject('gitHost');
}
