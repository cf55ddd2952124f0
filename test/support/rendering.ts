import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    renderingModule: string;
    planningModule: string;
  }
}

/** Milliseconds that work in a thread takes on no machine, if it comes to an end. */
export const ample = 600_000;

/** The address of the rendering thread, compiled once for the run. */
export function renderingModule(): string {
  return inject('renderingModule');
}

/** The same of the thread that reads configurations of pipelines. */
export function planningModule(): string {
  return inject('planningModule');
}
