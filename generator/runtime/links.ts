import type { PageResult } from './page.ts';
import type { Pair } from './raw.ts';
import type { HeaderList } from './respond.ts';

/** Parameters that carry a credential; a link never repeats them. */
export const CREDENTIALS: ReadonlySet<string> = new Set([
  'private_token',
  'access_token',
  'bearer_token',
  'job_token',
]);

/**
 * Adds the pagination headers of a list.
 * @param url address of the request without its query, as the client reached it
 * @param pairs decoded query parameters of the request
 */
export function pushPageHeaders(
  headers: HeaderList,
  page: PageResult,
  url: string,
  pairs: readonly Pair[],
): void {
  const link = (changes: Readonly<Record<string, string>>, rel: string) =>
    `<${url}?${linkQuery(pairs, changes)}>; rel="${rel}"`;
  if (page.kind === 'keyset') {
    if (page.next !== null) headers.push('Link', link(page.next, 'next'));
    return;
  }
  const perPage = String(page.perPage);
  const createPageQuery = (number: number) => ({ page: String(number), per_page: perPage });
  const lastPage = page.total === null ? null : Math.max(1, Math.ceil(page.total / page.perPage));
  const inRange = lastPage === null || page.page <= lastPage;
  const previous = page.page > 1 && inRange ? page.page - 1 : null;
  const links: string[] = [];
  if (previous !== null) links.push(link(createPageQuery(previous), 'prev'));
  if (page.hasNext) links.push(link(createPageQuery(page.page + 1), 'next'));
  links.push(link(createPageQuery(1), 'first'));
  if (lastPage !== null) links.push(link(createPageQuery(lastPage), 'last'));
  headers.push('Link', links.join(', '));
  headers.push('X-Next-Page', page.hasNext ? String(page.page + 1) : '');
  headers.push('X-Page', String(page.page));
  headers.push('X-Per-Page', perPage);
  headers.push('X-Prev-Page', previous === null ? '' : String(previous));
  if (lastPage !== null)
    headers.push('X-Total', String(page.total), 'X-Total-Pages', String(lastPage));
}

function linkQuery(pairs: readonly Pair[], changes: Readonly<Record<string, string>>): string {
  const kept = pairs.filter(([name]) => !(name in changes) && !CREDENTIALS.has(name));
  const all: Pair[] = [...kept, ...Object.entries(changes)];
  return all
    .map(([name, value]) => {
      const encoded = encodeURIComponent(name);
      return value === null ? encoded : `${encoded}=${encodeURIComponent(value)}`;
    })
    .join('&');
}
