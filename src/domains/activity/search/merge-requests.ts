import type { MergeRequest } from '#generated/merge-requests/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { Page } from '#src/lists/offset.ts';
import { loadMergeRequestsPage } from '#src/domains/review/merge-requests/list/page.ts';
import type { SearchScope, SearchQuery } from './query.ts';

/** Merge requests with all words in their titles or descriptions, newest first by default. */
export function searchMergeRequests(
  context: RequestContext,
  place: SearchScope,
  { page, per_page, search, sort, state }: SearchQuery,
): Promise<Page<MergeRequest>> {
  const listParams = { page, per_page, search, sort, ...(state !== undefined && { state }) };
  return loadMergeRequestsPage(context, listParams, place);
}
