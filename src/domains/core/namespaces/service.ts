import type { NamespacesService } from '#generated/namespaces/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { ensureCounted } from '#src/domains/core/members/billable-counts.ts';
import {
  findNamespaceFor,
  listNamespaces,
  countMembersOfGroups,
  countSeatsOfGroups,
} from './finder.ts';
import { findFreePath } from './free-path.ts';
import { type NamespaceAccess, namespacePolicy } from './policy.ts';
import { type NamespaceParts, presentNamespace } from './presenter.ts';

export const namespaces = {
  async listNamespaces({ query }, context) {
    const actor = requireActor(context);
    const { db, today } = context;
    const { rows, page } = await listNamespaces(db, actor, query, today);
    await countSeats(context, rows);
    const parts = await loadParts(context, rows);
    return { status: 200, page, body: rows.map((row) => presentNamespace(row, parts)) };
  },

  async getNamespace({ params }, context) {
    const actor = requireActor(context);
    const { db, today } = context;
    const namespace = await findNamespaceFor(db, actor, params.id, today);
    await countSeats(context, [namespace]);
    const parts = await loadParts(context, [namespace]);
    return { status: 200, body: presentNamespace(namespace, parts) };
  },

  async namespaceExists({ params, query }, context) {
    const { db } = context;
    const actor = requireActor(context);
    const parent = query.parent_id == null ? null : await findGroupFor(db, actor, query.parent_id);
    const { taken, free } = await findFreePath(db, params.id, parent);
    return { status: 200, body: { exists: taken, suggests: taken ? free : [] } };
  },
} satisfies NamespacesService<RequestContext>;

/** Counts missing seats one tree after the other, so that no result depends on earlier requests. */
async function countSeats(
  { db, now, paid }: RequestContext,
  rows: readonly NamespaceAccess[],
): Promise<void> {
  if (!paid) return;
  for (const { id } of rows.filter(isOwnTree)) await ensureCounted(db, id, now);
}

/** Seats are counted for whole trees. */
function isOwnTree(namespace: NamespaceAccess): boolean {
  return (
    namespace.kind === 'group' &&
    namespace.parent_id === null &&
    namespacePolicy.readCounts({ namespace })
  );
}

async function loadParts(
  { db, url, today, config, paid }: RequestContext,
  rows: readonly NamespaceAccess[],
): Promise<NamespaceParts> {
  const owned = rows.filter(
    (namespace) => namespace.kind === 'group' && namespacePolicy.readCounts({ namespace }),
  );
  const trees = paid ? owned.filter(isOwnTree) : [];
  const [members, seats] = await Promise.all([
    countMembersOfGroups(db, listIds(owned), today),
    countSeatsOfGroups(db, listIds(trees), config.plan),
  ]);
  return { url, plan: config.plan, members, seats };
}

function listIds(rows: readonly NamespaceAccess[]): number[] {
  return rows.map(({ id }) => id);
}
