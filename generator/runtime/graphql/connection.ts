import { GraphQLError } from 'graphql';
import type { Listed, PageOfRows, Pages, Window } from './types.ts';

export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly after?: string | null;
}

/** The most rows of a page, unless a field says otherwise. */
export const MOST_ROWS = 100;

/** A page of a list, read when one of its parts is asked for. */
export class Connection<Node> {
  readonly pages: Pages<Node>;
  readonly window: Window;
  #page: Promise<PageOfRows<Node>> | null = null;

  constructor(pages: Pages<Node>, window: Window) {
    this.pages = pages;
    this.window = window;
    pages.check(window);
  }

  page(): Promise<PageOfRows<Node>> {
    return (this.#page ??= this.window.limit === 0 ? emptyPage() : this.pages.page(this.window));
  }
}

const emptyPage = () => Promise.resolve({ nodes: [], cursors: [], more: false });

/** @throws GraphQLError for both ends at once of what is read page by page */
export function windowOf({ first, last, before, after }: PageArguments, most: number): Window {
  if (first != null && last != null) {
    throw new GraphQLError('Can only provide either `first` or `last`, not both');
  }
  const limit = Math.max(0, Math.min(first ?? last ?? most, most));
  return { limit, backwards: last != null, after: after ?? null, before: before ?? null };
}

/** The page that is asked for of a list. */
export function connectionOf<Node>(
  listed: Listed<Node>,
  given: PageArguments,
  most: number,
): Connection<Node> {
  if (!isWhole(listed)) return new Connection(listed, windowOf(given, most));
  const { first, last } = given;
  // Of a whole list both ends may be asked for: the last of the first.
  if (first == null || last == null)
    return new Connection(new Whole(listed), windowOf(given, most));
  const cut = listed.slice(0, Math.max(0, Math.min(first, most)));
  return new Connection(new Whole(cut, listed.length), windowOf({ ...given, first: null }, most));
}

const isWhole = <Node>(listed: Listed<Node>): listed is readonly Node[] => Array.isArray(listed);

/** A list that is at hand: its cursors are places, from 1. */
class Whole<Node> implements Pages<Node> {
  readonly #nodes: readonly Node[];
  readonly #total: number;

  constructor(nodes: readonly Node[], total = nodes.length) {
    this.#nodes = nodes;
    this.#total = total;
  }

  check({ after, before }: Window): void {
    for (const cursor of [after, before]) if (cursor !== null) placeOf(cursor);
  }

  async page({ limit, backwards, after, before }: Window): Promise<PageOfRows<Node>> {
    const from = after === null ? 0 : Math.min(placeOf(after), this.#nodes.length);
    const to =
      before === null ? this.#nodes.length : Math.min(placeOf(before) - 1, this.#nodes.length);
    const start = backwards ? Math.max(from, to - limit) : from;
    const end = Math.max(start, Math.min(to, start + limit));
    const nodes = this.#nodes.slice(start, end);
    const cursors = nodes.map((_, index) => cursorOf(start + index + 1));
    return { nodes, cursors, more: backwards ? start > from : end < to };
  }

  async count(): Promise<number> {
    return this.#total;
  }
}

const cursorOf = (place: number) =>
  Buffer.from(String(place)).toString('base64').replaceAll('=', '');

function placeOf(cursor: string): number {
  const text = Buffer.from(cursor, 'base64').toString();
  if (!/^\d{1,9}$/.test(text)) throw new GraphQLError('Please provide a valid cursor');
  return Number(text);
}

export async function pageInfoOf({
  window,
  ...connection
}: {
  readonly window: Window;
  readonly page: Promise<PageOfRows<unknown>>;
}) {
  const { cursors, more } = await connection.page;
  const { backwards, after, before } = window;
  return {
    hasNextPage: backwards ? before !== null : more || before !== null,
    hasPreviousPage: backwards ? more || after !== null : after !== null,
    startCursor: cursors[0] ?? null,
    endCursor: cursors.at(-1) ?? null,
  };
}
