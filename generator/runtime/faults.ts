/** Parts of a request that may have faults. */
export type RequestPart = 'path' | 'query' | 'header' | 'cookie' | 'body';

/** The rule that a value breaks, in the words of JSON Schema, and the facts of the rule: `maxLength`, `{ limit: 5 }`. */
export interface Reason {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A fault of a request. */
export interface Fault extends Reason {
  readonly in: RequestPart;
  /**
   * The position within the part as a JSON pointer (RFC 6901): `/title`, `/actions/0/file_path`; `''` is the whole
   * part.
   */
  readonly pointer: string;
}

const none = {};

export const createReason = (keyword: string, params: Reason['params'] = none): Reason => ({
  keyword,
  params,
});

export const MISSING = createReason('required');
/** Reason for a missing text that may not be empty either. */
export const MISSING_AND_EMPTY = createReason('required', { minLength: 1 });
/** Reason for an optional text that is null. */
export const EMPTY = createReason('minLength', { limit: 1 });
export const tooMany = (limit: number): Reason => createReason('maxItems', { limit });

/** Rules about several members of one object, which JSON Schema has no keywords for; `names` in `params` are the members. */
export const RELATIONS = ['exclusive', 'atLeastOne', 'exactlyOne', 'allOrNone'] as const;
export type RelationKeyword = (typeof RELATIONS)[number];

/**
 * Maximum faults searched for in one list, or one object of free names. The first fault helps a client; a list of all
 * would cost as much as a client cares to send.
 */
export const ENOUGH = 20;

/** Maximum characters of a client's own name in a message. */
const LONGEST_KEY = 100;

/** The place of a member: `body/actions/0`, with the key written as in a JSON pointer. */
export function memberName(place: string, key: string | number): string {
  if (typeof key === 'number') return `${place}/${key}`;
  const told = key.length > LONGEST_KEY ? `${key.slice(0, LONGEST_KEY)}…` : key;
  return `${place}/${told.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The keys of a JSON pointer. */
export const splitPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

interface PlacedReason {
  readonly place: string;
  readonly reason: Reason;
}

/** Faults of one request; at most one per position, in the order of the document. */
export class Faults {
  readonly #told = new Map<string, PlacedReason>();

  /** `place` is a part of the request and a JSON pointer into it: `query/title`, `body/actions/0/file_path`. */
  add(place: string, reason: Reason): void {
    if (!this.#told.has(place)) this.#told.set(place, { place, reason });
  }

  /** Reports members of an object that exclude or require each other. */
  addRelation(place: string, keyword: RelationKeyword, names: readonly string[]): void {
    this.#told.set(`${place} ${names.join()}`, { place, reason: createReason(keyword, { names }) });
  }

  /** Reports a missing parameter, unless another fault of it was reported; its value is undefined in both cases. */
  missing(place: string): undefined {
    if (!this.has(place)) this.add(place, MISSING);
  }

  /** Same for a text that must not be empty. */
  missingText(place: string): undefined {
    if (!this.has(place)) this.add(place, MISSING_AND_EMPTY);
  }

  /** Tells whether a position, or a part of it, has a fault. */
  has(place: string): boolean {
    if (this.#told.size === 0) return false;
    if (this.#told.has(place)) return true;
    const within = `${place}/`;
    return [...this.#told.keys()].some((told) => told.startsWith(within));
  }

  get any(): boolean {
    return this.#told.size > 0;
  }

  get count(): number {
    return this.#told.size;
  }

  /** All faults; `order` lists the declared names. */
  list(order: readonly string[]): Fault[] {
    const [only, ...others] = this.#told.values();
    if (only !== undefined && others.length === 0) return [toFault(only.place, only.reason)];
    const ranks = new Map(order.map((name, index) => [name, index]));
    return [...this.#told.values()]
      .map(({ place, reason }) => toFault(place, reason))
      .map((fault) => ({ fault, rank: ranks.get(findFirstName(fault)) ?? order.length }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ fault }) => fault);
  }
}

function toFault(place: string, { keyword, params }: Reason): Fault {
  const slash = place.indexOf('/');
  const part = slash === -1 ? place : place.slice(0, slash);
  const pointer = slash === -1 ? '' : place.slice(slash);
  return { in: part as RequestPart, pointer, keyword, params };
}

/** The declared name that a fault is about. */
function findFirstName({ pointer, params }: Fault): string {
  const [first] = splitPointer(pointer);
  const [related] = Array.isArray(params.names) ? (params.names as readonly string[]) : [];
  return first ?? related ?? 'body';
}
