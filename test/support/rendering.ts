import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    renderingModule: string;
  }
}

/** The address of the rendering thread, compiled once for the run. */
export function renderingModule(): string {
  return inject('renderingModule');
}
