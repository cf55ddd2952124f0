import type { MergeRequest, MergeRequestSimple } from '#generated/merge-requests/types.ts';
import type { RequestContext } from '#src/context.ts';
import {
  createOffsetPage,
  type OffsetQuery,
  computeOffsetWindow,
  type Page,
} from '#src/lists/offset.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Viewpoint } from '#src/domains/planning/issuables/references.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';
import { recheckLater } from '../check.ts';
import { presentMergeRequests, presentSimple } from '../presenter.ts';
import type { DetailedMergeRequestRow } from '../table.ts';
import { mergeRequestList } from './list.ts';
import {
  checkMergeRequestParameters,
  type DocumentedMergeRequestQuery,
  type MergeRequestParameters,
} from './parameters.ts';

/** The merge requests of a project, of a group and all below it, or of everything. */
export type Where =
  | { readonly kind: 'instance' }
  | { readonly kind: 'group'; readonly group: GroupAccess }
  | { readonly kind: 'project'; readonly project: ProjectAccess };

type Listing = OffsetQuery & Partial<MergeRequestParameters>;

/** Lists a page of merge requests for a request. */
export async function listMergeRequests(
  context: RequestContext,
  query: OffsetQuery & DocumentedMergeRequestQuery & Pick<MergeRequestParameters, 'of_deployment'>,
  where: Where,
) {
  const {
    view,
    with_labels_details: labelDetails,
    with_merge_status_recheck: recheck,
    ...listing
  } = checkMergeRequestParameters(query, context);
  const { rows, page } = await findPage(context, listing, where);
  if (recheck === true) await recheckLater(context, rows);
  const body: (MergeRequest | MergeRequestSimple)[] =
    view === 'simple'
      ? rows.map((row) => presentSimple(row, context))
      : await presentMergeRequests(context, rows, { from: toViewpoint(where), labelDetails });
  return { status: 200, page, body } as const;
}

/** Loads a page of the merge requests that the caller may see, for another resource. */
export async function loadMergeRequestsPage(
  context: RequestContext,
  listing: Listing,
  where: Where,
): Promise<Page<MergeRequest>> {
  const { rows, page } = await findPage(context, listing, where);
  return { page, rows: await presentMergeRequests(context, rows, { from: toViewpoint(where) }) };
}

/** Merge requests may be hidden from people who see the project. */
async function findPage(
  context: RequestContext,
  listing: Listing,
  where: Where,
): Promise<Page<DetailedMergeRequestRow>> {
  if (where.kind === 'project' && !isFeatureVisible(where.project, 'merge_requests')) {
    return createOffsetPage(computeOffsetWindow(listing), [], () => 0);
  }
  return mergeRequestList.pageFor(context, { ...listing, place: toScope(where) });
}

function toScope(where: Where): IssuableScope | null {
  switch (where.kind) {
    case 'instance':
      return null;
    case 'group': {
      const { id } = where.group;
      return { kind: 'group', id, namespaceId: id, confidential: true };
    }
    case 'project': {
      const { id, namespace_id: namespaceId } = where.project;
      return { kind: 'project', id, namespaceId, confidential: true };
    }
  }
}

function toViewpoint(where: Where): Viewpoint | null {
  if (where.kind === 'instance') return null;
  const { full_path: fullPath } = where.kind === 'group' ? where.group : where.project;
  return { kind: where.kind, fullPath };
}
