import type { LazyOperation } from './lazy-operations.ts';
import type { Method } from './operation.ts';

/** A path parameter: which segment it is in, and how many characters of fixed text are around it there. */
export interface Capture {
  readonly index: number;
  readonly before: number;
  readonly after: number;
  /** Of several parameters in one segment: what separates them, and which of them this is. */
  readonly between?: readonly string[];
  readonly part?: number;
}

/** One path template, from the root, with its operations. */
export interface Route {
  readonly template: string;
  readonly captures: readonly Capture[];
  /** True where the last capture takes the rest of the path. */
  readonly wildcard: boolean;
  readonly operations: Partial<Record<Method, LazyOperation>>;
}

/** Finds the route of percent-encoded path segments; null when none matches. */
export type FindRoute = (segments: readonly string[]) => Route | null;

/**
 * A route with its captures, which its template tells.
 * @param template path from the root: `/api/v4/projects/{id}/archive.{format}`
 */
export function defineRoute(
  template: string,
  operations: Route['operations'],
  { wildcard = false } = {},
): Route {
  return { template, captures: capturesOf(template), wildcard, operations };
}

/** Every route passes here at start, so that what is plain takes no pattern. */
function capturesOf(template: string): readonly Capture[] {
  const captures: Capture[] = [];
  let index = 0;
  for (const segment of template.split('/')) {
    if (segment === '') continue;
    if (segment.startsWith('{') && segment.indexOf('}') === segment.length - 1)
      captures.push({ index, before: 0, after: 0 });
    else if (segment.includes('{')) captures.push(...partsIn(segment, index));
    index += 1;
  }
  return captures;
}

function partsIn(segment: string, index: number): readonly Capture[] {
  const [first = '', ...between] = segment.split(/\{[^}]+\}/);
  const last = between.pop();
  if (last === undefined) return [];
  const around = { index, before: first.length, after: last.length };
  if (between.length === 0) return [around];
  return [0, ...between].map((_, part) => ({ ...around, between, part }));
}
