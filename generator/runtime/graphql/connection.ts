import { GraphQLError } from 'graphql';
import type { Listed, PageOfRows, Pages, Window } from './types.ts';

export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly after?: string | null;
}

/** Maximum rows of a page, unless a field overrides it. */
export const MOST_ROWS = 100;

/** Page of a list, read when one of its parts is requested. */
export class Connection<Node> {
  readonly pages: Pages<Node>;
  readonly window: Window;
  #page: PageOfRows<Node> | Promise<PageOfRows<Node>> | null = null;

  constructor(pages: Pages<Node>, window: Window) {
    this.pages = pages;
    this.window = window;
    pages.check(window);
  }

  /** Returns the result of `use` for the page: at once where the list is at hand. */
  withPage<Result>(use: (page: PageOfRows<Node>) => Result): Result | Promise<Result> {
    this.#page ??= this.window.limit === 0 ? emptyPage : this.pages.page(this.window);
    return this.#page instanceof Promise ? this.#page.then(use) : use(this.#page);
  }
}

const emptyPage = { nodes: [], cursors: [], more: false };

/** @throws GraphQLError for both ends at once of what is read page by page */
export function toWindow({ first, last, before, after }: PageArguments, most: number): Window {
  if (first != null && last != null) {
    throw new GraphQLError('Can only provide either `first` or `last`, not both');
  }
  const limit = Math.max(0, Math.min(first ?? last ?? most, most));
  return { limit, backwards: last != null, after: after ?? null, before: before ?? null };
}

/** Requested page of a list. */
export function createConnection<Node>(
  listed: Listed<Node>,
  given: PageArguments,
  most: number,
): Connection<Node> {
  if (!isWhole(listed)) return new Connection(listed, toWindow(given, most));
  const { first, last } = given;
  // A whole list accepts `first` and `last` together: the last rows of the first ones.
  if (first == null || last == null)
    return new Connection(new Whole(listed), toWindow(given, most));
  const cut = listed.slice(0, Math.max(0, Math.min(first, most)));
  return new Connection(new Whole(cut, listed.length), toWindow({ ...given, first: null }, most));
}

const isWhole = <Node>(listed: Listed<Node>): listed is readonly Node[] => Array.isArray(listed);

/** Rows of a list from an offset on, and the total number of rows. */
export interface Cut<Node> {
  readonly nodes: readonly Node[];
  readonly total: number;
}

/** A list that is read from any place on: its cursors are places, from 1. */
export class Placed<Node> implements Pages<Node> {
  readonly #read: (from: { readonly offset: number; readonly limit: number }) => Promise<Cut<Node>>;

  constructor(read: (from: { offset: number; limit: number }) => Promise<Cut<Node>>) {
    this.#read = read;
  }

  check(window: Window): void {
    checkPlaces(window);
  }

  async page({ limit, backwards, after, before }: Window): Promise<PageOfRows<Node>> {
    const from = after === null ? 0 : parseCursor(after);
    const to = before === null ? Infinity : Math.max(from, parseCursor(before) - 1);
    if (!backwards) {
      const { nodes, total } = await this.#read({
        offset: from,
        limit: Math.min(limit, to - from),
      });
      return toPage(nodes, from, from + nodes.length < Math.min(to, total));
    }
    // The total gives the end of the list.
    const { total } = await this.#read({ offset: 0, limit: 0 });
    const end = Math.min(to, total);
    const start = Math.max(from, end - limit);
    const { nodes } = await this.#read({ offset: start, limit: Math.max(0, end - start) });
    return toPage(nodes, start, start > from);
  }

  async count(): Promise<number> {
    return (await this.#read({ offset: 0, limit: 0 })).total;
  }
}

function toPage<Node>(nodes: readonly Node[], offset: number, more: boolean): PageOfRows<Node> {
  return { nodes, cursors: nodes.map((_, index) => formatCursor(offset + index + 1)), more };
}

/** A loaded list, or the beginning of a list with a known length. */
class Whole<Node> implements Pages<Node> {
  readonly #all: readonly Node[];
  readonly #total: number;

  constructor(all: readonly Node[], total = all.length) {
    this.#all = all;
    this.#total = total;
  }

  check(window: Window): void {
    checkPlaces(window);
  }

  page({ limit, backwards, after, before }: Window): PageOfRows<Node> {
    const from = after === null ? 0 : parseCursor(after);
    const to = before === null ? this.#all.length : Math.max(from, parseCursor(before) - 1);
    const end = Math.min(to, this.#all.length, backwards ? Infinity : from + limit);
    const start = backwards ? Math.max(from, end - limit) : from;
    const more = backwards ? start > from : end < Math.min(to, this.#all.length);
    return toPage(this.#all.slice(start, Math.max(start, end)), start, more);
  }

  async count(): Promise<number> {
    return this.#total;
  }
}

const formatCursor = (place: number) =>
  Buffer.from(String(place)).toString('base64').replaceAll('=', '');

function checkPlaces({ after, before }: Window): void {
  if (after !== null) parseCursor(after);
  if (before !== null) parseCursor(before);
}

function parseCursor(cursor: string): number {
  const text = Buffer.from(cursor, 'base64').toString();
  if (!/^\d{1,9}$/.test(text)) throw new GraphQLError('Please provide a valid cursor');
  return Number(text);
}

export function toPageInfo(
  { backwards, after, before }: Window,
  { cursors, more }: PageOfRows<unknown>,
) {
  return {
    hasNextPage: backwards ? before !== null : more || before !== null,
    hasPreviousPage: backwards ? more || after !== null : after !== null,
    startCursor: cursors[0] ?? null,
    endCursor: cursors.at(-1) ?? null,
  };
}
