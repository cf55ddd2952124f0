import type { LazyOperation } from './lazy-operations.ts';
import type { Method } from './operation.ts';

/** A path parameter: which segment it is in, and how many characters of fixed text are around it there. */
export interface Capture {
  readonly index: number;
  readonly before: number;
  readonly after: number;
  /** Separators of several parameters in one segment, and the index of this parameter. */
  readonly between?: readonly string[];
  readonly part?: number;
}

/** One path template, from the root, with its operations. */
export interface Route<Facts = unknown> {
  readonly template: string;
  readonly captures: readonly Capture[];
  /** True where the last capture takes the rest of the path. */
  readonly wildcard: boolean;
  /** True where the path has to be written as the template is: without `.json` at its end, and other slashes. */
  readonly exact?: true;
  readonly operations: Partial<Record<Method, LazyOperation<Facts>>>;
}

/** Finds the route of percent-encoded path segments; null when none matches. */
export type FindRoute<Facts = unknown> = (segments: readonly string[]) => Route<Facts> | null;
