import type { NamespacesService } from '../../../generated/namespaces/service.ts';
import { type RequestContext, signedIn } from '../../context.ts';
import { dayOf } from '../../day.ts';
import { findGroupFor } from '../../policy/group-access.ts';
import { ensureCounted } from '../members/billable-counts.ts';
import { findNamespaceFor, listNamespaces, memberCounts, seatCounts } from './finder.ts';
import { findFreePath } from './free-path.ts';
import { type NamespaceAccess, namespacePolicy } from './policy.ts';
import { type NamespaceParts, presentNamespace } from './presenter.ts';

export const namespaces = {
  async listNamespaces({ query }, context) {
    const actor = signedIn(context);
    const { db, clock } = context;
    const { rows, page } = await listNamespaces(db, actor, query, dayOf(clock()));
    const parts = await partsOf(context, rows);
    return { status: 200, page, body: rows.map((row) => presentNamespace(row, parts)) };
  },

  async getNamespace({ params }, context) {
    const actor = signedIn(context);
    const { db, clock, config } = context;
    const namespace = await findNamespaceFor(db, actor, params.id, dayOf(clock()));
    if (config.plan !== 'free' && isOwnTree(namespace)) {
      await ensureCounted(db, namespace.id, clock().toISOString());
    }
    const parts = await partsOf(context, [namespace]);
    return { status: 200, body: presentNamespace(namespace, parts) };
  },

  async namespaceExists({ params, query }, context) {
    const { db } = context;
    const actor = signedIn(context);
    const parent = query.parent_id == null ? null : await findGroupFor(db, actor, query.parent_id);
    const { taken, free } = await findFreePath(db, params.id, parent);
    return { status: 200, body: { exists: taken, suggests: taken ? free : [] } };
  },
} satisfies NamespacesService<RequestContext>;

/** Seats are counted for whole trees. */
function isOwnTree(namespace: NamespaceAccess): boolean {
  return (
    namespace.kind === 'group' &&
    namespace.parent_id === null &&
    namespacePolicy.readCounts({ namespace })
  );
}

async function partsOf(
  { db, url, clock, config }: RequestContext,
  rows: readonly NamespaceAccess[],
): Promise<NamespaceParts> {
  const owned = rows.filter(
    (namespace) => namespace.kind === 'group' && namespacePolicy.readCounts({ namespace }),
  );
  const trees = config.plan === 'free' ? [] : owned.filter(isOwnTree);
  const [members, seats] = await Promise.all([
    memberCounts(db, idsOf(owned), dayOf(clock())),
    seatCounts(db, idsOf(trees), config.plan),
  ]);
  return { url, plan: config.plan, members, seats };
}

function idsOf(rows: readonly NamespaceAccess[]): number[] {
  return rows.map(({ id }) => id);
}
