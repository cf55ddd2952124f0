import type { Position } from './faults.ts';
import { isData } from './document.ts';
import { split } from './pointer.ts';

/** One file that was read. */
export interface Source {
  /** Path on disk. */
  readonly path: string;
  /** Path from the folder above the entry's, with forward slashes. */
  readonly file: string;
  /** Offsets at which lines begin. */
  readonly lines: readonly number[];
  readonly data: unknown;
  /** Origins of every object and array in `data`. */
  readonly origins: Origins;
}

/** Position in a file: start of a member's key and of its value; the same for list items. */
export interface SourceLocation {
  readonly source: Pick<Source, 'file' | 'lines'>;
  readonly key: number;
  readonly value: number;
}

/** Source location of an object or array, and of each of its members. */
interface Origin {
  readonly location: SourceLocation;
  readonly members: ReadonlyMap<string, SourceLocation>;
}

export type Origins = Map<object, Origin>;

export function toPosition(location: SourceLocation, part: 'key' | 'value' = 'key'): Position {
  const { file, lines } = location.source;
  const offset = location[part];
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { file, line: low + 1, column: offset - (lines[low] ?? 0) + 1 };
}

export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Location of a pointer in the bundle, through references; that of the nearest ancestor if the target is missing. */
export function findLocationAt(
  document: object,
  origins: Origins,
  pointer: string,
): SourceLocation | null {
  let node: unknown = document;
  let location = origins.get(document)?.location ?? null;
  for (const segment of split(pointer)) {
    for (let hops = 0; hops < 50 && isAway(node, segment); hops += 1) {
      const place: string = node.$ref;
      node = findComponent(document, place);
      if (node === undefined) return location;
      location = findLocationAt(document, origins, place) ?? location;
    }
    if (!isContainer(node)) return location;
    location = origins.get(node)?.members.get(segment) ?? location;
    node = Array.isArray(node) ? node[Number(segment)] : getOwn(node, segment);
    if (node === undefined) return location;
  }
  return location;
}

/** The value at a reference such as `#/components/<section>/<name>`; undefined if absent. */
export function findComponent(document: object, reference: string): unknown {
  let node: unknown = document;
  for (const segment of split(reference)) {
    if (!isContainer(node)) return undefined;
    node = Array.isArray(node) ? node[Number(segment)] : getOwn(node, segment);
  }
  return node;
}

function isAway(node: unknown, segment: string): node is { $ref: string } {
  return isData(node) && typeof node.$ref === 'string' && !Object.hasOwn(node, segment);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function getOwn(node: object, key: string): unknown {
  return Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : undefined;
}
