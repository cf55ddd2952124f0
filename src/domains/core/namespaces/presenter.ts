import type { Namespace } from '#generated/namespaces/types.ts';
import { formatNamespaceAvatarUrl } from '#src/avatars/address.ts';
import { isPaid, type Plan } from '#src/plan.ts';
import type { Urls } from '#src/text/urls.ts';
import { type NamespaceAccess, namespacePolicy } from './policy.ts';

export interface NamespaceParts {
  readonly url: Urls;
  readonly plan: Plan;
  /** Numbers of members of groups that the actor owns, by id. */
  readonly members: ReadonlyMap<number, number>;
  readonly seats: ReadonlyMap<number, number>;
}

export function presentNamespace(
  namespace: NamespaceAccess,
  { url, plan, members, seats }: NamespaceParts,
): Namespace {
  const { id, kind, full_path } = namespace;
  const owned = namespacePolicy.readCounts({ namespace });
  return {
    id,
    name: namespace.name,
    path: namespace.path,
    kind,
    full_path,
    parent_id: namespace.parent_id,
    avatar_url: formatNamespaceAvatarUrl(url, namespace),
    web_url: url.web(kind === 'group' ? `groups/${full_path}` : full_path),
    ...(owned && kind === 'group' && { members_count_with_descendants: members.get(id) ?? 0 }),
    ...(owned && isPaid(plan) && presentPlan(plan, seats.get(id))),
  };
}

/** The plan is the instance's and never a trial; numbers of taken seats are not recorded over time. */
function presentPlan(plan: Plan, seats: number | undefined): Partial<Namespace> {
  return {
    ...(seats !== undefined && { billable_members_count: seats }),
    plan,
    trial: false,
    trial_ends_on: null,
    max_seats_used: null,
    seats_in_use: seats ?? null,
  };
}
