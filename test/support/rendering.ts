import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    renderingModule: string;
    planningModule: string;
  }
}

/** The address of the rendering thread, compiled once for the run. */
export function renderingModule(): string {
  return inject('renderingModule');
}

/** The same of the thread that reads configurations of pipelines. */
export function planningModule(): string {
  return inject('planningModule');
}
