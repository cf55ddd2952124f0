import type { RequestContext } from '#src/context.ts';
import { Unprocessable } from '#src/errors.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';
import { isFeatureOpen } from '#src/domains/platform/features/enabled.ts';
import { mayReadConfidential } from '#src/policy/visible-issues.ts';
import { checkIssueParameters, type IssueQuery } from './parameters.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'paid'>;

export const toProjectScope = (project: ProjectAccess): IssuableScope => ({
  kind: 'project',
  id: project.id,
  namespaceId: project.namespace_id,
  confidential: mayReadConfidential(project),
});

export const toGroupScope = ({ id }: GroupAccess): IssuableScope => ({
  kind: 'group',
  id,
  namespaceId: id,
  confidential: false,
});

/**
 * The query of the list that a request makes; `place` is null for issues of everything.
 * @throws InvalidParameters as `checkIssueParameters` does
 * @throws Unprocessable when the instance keeps callers without credentials from searching
 */
export async function loadIssueQuery<Query extends IssueQuery>(
  context: Context,
  query: Query,
  place: IssuableScope | null,
): Promise<Query & { readonly place: IssuableScope | null }> {
  if (context.actor === null && query.search !== undefined) {
    const refused = await isFeatureOpen(context.db, 'disable_anonymous_search', { actor: null });
    if (refused) throw new Unprocessable('User must be authenticated to use search');
  }
  return { ...checkIssueParameters(query, context), place };
}
