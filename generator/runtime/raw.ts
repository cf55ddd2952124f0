/**
 * Request parameters before decoding: a query string, a form or a JSON body as one tree. The prototype is empty, so
 * that `__proto__` and `constructor` are ordinary names.
 */
import type { LongText } from './long-text.ts';
import { RefusedRequest } from './refused-request.ts';
import type { UploadedFile } from './upload.ts';

export type RawValue =
  string | number | boolean | null | readonly RawValue[] | RawTree | UploadedFile | LongText;
export interface RawTree {
  [name: string]: RawValue;
}

/** The request cannot be read as parameters at all. */
export class UnreadableRequest extends RefusedRequest {
  constructor(detail = '') {
    super('unreadable', { detail });
  }
}

/** A parameter of a query; null without `=`. */
export type Pair = readonly [name: string, value: string | null];

/** Pairs of one query string or form: more than any client sends, few enough to stay cheap. */
export const MAX_PAIRS = 2_000;
/** Nesting of brackets or JSON containers. */
export const MAX_DEPTH = 32;

/** Values of a JSON body, names counted too: more than any client sends, few enough to stay cheap. */
export const MAX_VALUES = 200_000;
/** Names in one object of a large JSON body: looking through more takes long, however it is done. */
export const MAX_NAMES = 15_000;

/** Made by a constructor: an object that is made without a prototype costs ten times as much. */
const Tree = function () {} as unknown as new () => RawTree;
const plain: unknown = Object.freeze(Object.create(null));
Tree.prototype = plain;

export const emptyTree = (): RawTree => new Tree();

/**
 * Splits `a=1&b%5B%5D=2` into decoded name and value pairs; `+` is a space. A name alone has no value: it is null, as it is
 * for others who read queries so.
 * @throws UnreadableRequest on malformed percent-encoding, text that is not UTF-8, or too many pairs
 */
export function parsePairs(query: string): Pair[] {
  const pairs: Pair[] = [];
  let start = 0;
  // Empty parameters count, too, although they are skipped.
  for (let count = 0; start <= query.length; count += 1) {
    if (count >= MAX_PAIRS) throw new UnreadableRequest('too many parameters');
    let end = query.indexOf('&', start);
    if (end === -1) end = query.length;
    if (end > start) {
      const equals = query.indexOf('=', start);
      const split = equals === -1 || equals > end ? end : equals;
      pairs.push([
        decodeText(query.slice(start, split)),
        split === end ? null : decodeText(query.slice(split + 1, end)),
      ]);
    }
    start = end + 1;
  }
  return pairs;
}

/**
 * Decodes one text of a query or form, with `+` as a space.
 * @throws UnreadableRequest on malformed percent-encoding
 */
export function decodeText(text: string): string {
  const spaced = text.includes('+') ? text.split('+').join(' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw new UnreadableRequest('malformed percent-encoding');
  }
}

/**
 * Builds the tree of bracketed names: `a=1`, `a[]=1`, `a[k]=1`, `a[k][]=1`, `a[][k]=1`, `a[0][k]=1`.
 * A repeated plain name keeps its last value. Names whose shapes contradict each other are refused.
 */
export function plantPairs(
  tree: RawTree,
  pairs: readonly (readonly [string, RawValue])[],
): RawTree {
  for (const [name, value] of pairs) plant(tree, name, value);
  return tree;
}

/** Tree of unchanged names; a repeated name is a list. */
export function gatherPairs(pairs: readonly (readonly [string, RawValue])[]): RawTree {
  const lists = new Map<string, RawValue[]>();
  for (const [name, value] of pairs) {
    const known = lists.get(name);
    if (known === undefined) lists.set(name, [value ?? '']);
    else known.push(value ?? '');
  }
  const tree = emptyTree();
  for (const [name, list] of lists) tree[name] = list.length === 1 ? (list[0] ?? '') : list;
  return tree;
}

function plant(tree: RawTree, name: string, value: RawValue): void {
  const bracket = name.indexOf('[');
  if (bracket <= 0 || !name.endsWith(']')) {
    tree[name] = value;
    return;
  }
  const keys = name.slice(bracket + 1, -1).split('][');
  if (keys.length > MAX_DEPTH) throw new UnreadableRequest('parameters are nested too deeply');
  let place: RawTree | RawValue[] = tree;
  let key = name.slice(0, bracket);
  keys.forEach((next, index) => {
    place = descend(place, key, next === '' ? 'array' : 'object', keys[index]);
    key = next;
  });
  put(place, key, value);
}

function descend(
  place: RawTree | RawValue[],
  key: string,
  wanted: 'array' | 'object',
  next: string | undefined,
): RawTree | RawValue[] {
  const existing = Array.isArray(place) ? openElement(place, next) : place[key];
  if (existing !== undefined) {
    const fits = wanted === 'array' ? Array.isArray(existing) : isTree(existing);
    if (!fits) throw new UnreadableRequest(`conflicting parameter ${key}`);
    return existing as RawTree | RawValue[];
  }
  const created: RawTree | RawValue[] = wanted === 'array' ? [] : emptyTree();
  put(place, key, created);
  return created;
}

/**
 * Returns the element that the next key belongs to. In `a[][k]=1&a[][l]=2&a[][k]=3` a repeated key begins a new
 * element.
 */
function openElement(place: readonly RawValue[], next: string | undefined): RawTree | undefined {
  const last = place.at(-1);
  return next !== undefined && isTree(last) && !(next in last) ? last : undefined;
}

function put(place: RawTree | RawValue[], key: string, value: RawValue): void {
  if (Array.isArray(place)) place.push(value ?? '');
  else place[key] = value;
}

export function isTree(value: RawValue | undefined): value is RawTree {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === plain;
}

/**
 * Turns parsed JSON into a tree without prototypes.
 * @throws UnreadableRequest when containers are nested deeper than MAX_DEPTH
 */
export function fromJson(value: unknown, depth = 0): RawValue {
  // JSON allows numbers beyond the range of doubles, such as 1e400.
  if (value === Infinity || value === -Infinity) {
    throw new UnreadableRequest('the body holds a number that is too large');
  }
  if (typeof value !== 'object' || value === null) return value as RawValue;
  if (depth >= MAX_DEPTH) throw new UnreadableRequest('the body is nested too deeply');
  if (Array.isArray(value)) return value.map((element) => fromJson(element, depth + 1));
  const tree = emptyTree();
  for (const [key, element] of Object.entries(value)) tree[key] = fromJson(element, depth + 1);
  return tree;
}
