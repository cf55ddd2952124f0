import type { PageResult } from '#runtime/page.ts';
import { PageNotAllowed } from '#src/errors.ts';
import { maxPageRows, type Page } from './offset.ts';

export type SortDirection = 'asc' | 'desc';

/** The parameters that lists by id take for keyset pages. */
export interface KeysetQuery {
  readonly per_page: number;
  readonly order_by?: string;
  readonly sort: SortDirection;
  readonly pagination?: string;
}

/** Tells whether the request uses keyset pagination. Throws `PageNotAllowed` for an order without it. */
export function isKeysetRequested(query: KeysetQuery, orders: readonly string[]): boolean {
  if (query.pagination !== 'keyset') return false;
  if (query.order_by === undefined || !orders.includes(query.order_by)) {
    throw new PageNotAllowed('Keyset pagination is not yet available for this type of request');
  }
  return true;
}

export function computeKeysetLimit(query: Pick<KeysetQuery, 'per_page'>): number {
  return Math.min(query.per_page, maxPageRows);
}

/**
 * Page by id. Every page with rows links to a next one, so the last answer of a walk is an empty list: clients of
 * these lists detect the end by it.
 */
export function createKeysetPageById<Row extends { readonly id: number }>(
  query: Pick<KeysetQuery, 'sort'>,
  rows: Row[],
): Page<Row> {
  const last = rows.at(-1);
  const position = query.sort === 'asc' ? 'id_after' : 'id_before';
  const page: PageResult = {
    kind: 'keyset',
    next: last === undefined ? null : { [position]: String(last.id) },
  };
  return { rows, page };
}
