/**
 * The facts of a list operation about its page; the response writer turns them into the pagination headers.
 * - offset: `total` is null when more than 10,000 rows match (`X-Total` and `rel="last"` are then left out).
 * - keyset: `next` holds the query parameters that replace those of the request in the next link, null at the end.
 */
export type PageResult =
  | {
      readonly kind: 'offset';
      readonly page: number;
      readonly perPage: number;
      readonly hasNext: boolean;
      readonly total: number | null;
    }
  | { readonly kind: 'keyset'; readonly next: Readonly<Record<string, string>> | null };
