import type {
  MergeRequest,
  MergeRequestSimple,
} from '../../../../generated/merge-requests/types.ts';
import type { RequestContext } from '../../../context.ts';
import type { OffsetQuery, Page } from '../../../lists/offset.ts';
import type { Viewpoint } from '../../targets/references.ts';
import type { ListedPlace } from '../../targets/sources.ts';
import { recheckLater } from '../check.ts';
import { presentMergeRequests, presentSimple } from '../presenter.ts';
import { mergeRequestList } from './list.ts';
import { checkedParameters, type Documented, type MergeRequestParameters } from './parameters.ts';

interface Where {
  /** Null for merge requests of every project. */
  readonly place: ListedPlace | null;
  readonly from: Viewpoint | null;
}

/** A page of the merge requests that a request asks for. */
export async function listMergeRequests(
  context: RequestContext,
  query: OffsetQuery & Documented,
  { place, from }: Where,
) {
  const {
    view,
    with_labels_details: labelDetails,
    with_merge_status_recheck: recheck,
    ...asked
  } = checkedParameters(query, context);
  const { rows, page } = await mergeRequestList.pageFor(context, { ...asked, place });
  if (recheck === true) await recheckLater(context, rows);
  const body: (MergeRequest | MergeRequestSimple)[] =
    view === 'simple'
      ? rows.map((row) => presentSimple(row, context))
      : await presentMergeRequests(context, rows, { from, labelDetails });
  return { status: 200, page, body } as const;
}

/** Merge requests that the caller may see, all of them newest first: where the document knows no filter. */
export async function pageOfMergeRequests(
  context: RequestContext,
  asked: OffsetQuery & Partial<MergeRequestParameters>,
  from: Viewpoint | null,
): Promise<Page<MergeRequest>> {
  const { rows, page } = await mergeRequestList.pageFor(context, { place: null, ...asked });
  return { page, rows: await presentMergeRequests(context, rows, { from }) };
}
