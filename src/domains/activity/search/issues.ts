import type { Issue } from '#generated/issues/types.ts';
import type { RequestContext } from '#src/context.ts';
import { createOffsetPage, computeOffsetWindow, type Page } from '#src/lists/offset.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { issueList } from '#src/domains/planning/issues/list/list.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';
import { presentIssues } from '#src/domains/planning/issues/presenter.ts';
import { mayReadConfidential } from '#src/policy/visible-issues.ts';
import type { Viewpoint } from '#src/domains/planning/issuables/references.ts';
import type { SearchScope, SearchQuery } from './query.ts';

/** Issues with all words in their titles or descriptions, newest first by default. */
export async function searchIssues(
  context: RequestContext,
  place: SearchScope,
  query: SearchQuery,
): Promise<Page<Issue>> {
  const { page, per_page, search, sort, state, confidential } = query;
  // Issues are never merged.
  const none = place.kind === 'project' && !isFeatureVisible(place.project, 'issues');
  if (none || state === 'merged') return createOffsetPage(computeOffsetWindow(query), [], () => 0);
  const listParams = {
    ...({ page, per_page, search, sort, order_by: 'created_at', scope: 'all' } as const),
    ...(state !== undefined && { state }),
    ...(context.paid && confidential !== undefined && { confidential }),
    place: toIssueScope(place),
  };
  const found = await issueList.pageFor(context, listParams);
  return { ...found, rows: await presentIssues(context, found.rows, { from: toViewpoint(place) }) };
}

function toIssueScope(place: SearchScope): IssuableScope | null {
  if (place.kind === 'instance') return null;
  const { kind } = place;
  if (kind === 'group') {
    const { id } = place.group;
    return { kind, id, namespaceId: id, confidential: false };
  }
  const { project } = place;
  const confidential = mayReadConfidential(project);
  return { kind, id: project.id, namespaceId: project.namespace_id, confidential };
}

function toViewpoint(place: SearchScope): Viewpoint | null {
  if (place.kind === 'instance') return null;
  const { full_path: fullPath } = place.kind === 'group' ? place.group : place.project;
  return { kind: place.kind, fullPath };
}
