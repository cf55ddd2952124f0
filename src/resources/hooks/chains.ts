import { currentChain } from '../../chain.ts';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { groupRows } from '../../group-rows.ts';
import { rootOf } from '../../policy/authorizations.ts';
import { longestChain } from './limits.ts';
import type { AnyReceiverKind, Heard, HookEvent } from './receivers.ts';

export interface Listener extends Heard {
  readonly kind: AnyReceiverKind;
}

interface Chained {
  /** Null where no chain is under way. */
  readonly chain: string | null;
  /** Those who may be told of what happens now. */
  readonly listeners: readonly Listener[];
}

/**
 * Takes away whom a chain tells nothing: who was told before in it, and, where it has told many hooks below one root, all that
 * is below that; else two receivers that call back would never end. A chain begins with a delivery: another word that a
 * request names is none. Hooks of the instance hear of what others do, however many of those were told.
 */
export async function outsideChain(
  db: Database,
  event: HookEvent,
  listeners: readonly Listener[],
): Promise<Chained> {
  const event_uuid = currentChain();
  if (event_uuid === undefined) return { chain: null, listeners };
  const begun = await db('deliveries').where({ event_uuid }).first('id');
  if (begun === undefined) return { chain: null, listeners };
  const isLong = await isLongBelow(db, event_uuid, event);
  const heard = listeners.filter(({ audience }) => audience === 'administrators' || !isLong);
  const outside: Listener[] = [];
  for (const [{ column }, ofKind] of groupRows(heard, ({ kind }) => kind)) {
    const ids = ofKind.map(({ id }) => id);
    const told = new Set<number>(
      await inList(db('deliveries').where({ event_uuid }), column, ids).pluck(column),
    );
    outside.push(...ofKind.filter(({ id }) => !told.has(id)));
  }
  return { chain: event_uuid, listeners: outside };
}

/** Tells whether the chain has told as many hooks as it may below the root of the place where something happens. */
async function isLongBelow(
  db: Database,
  event_uuid: string,
  { project, group }: HookEvent,
): Promise<boolean> {
  const [root] = await rootsOf(db, project, group);
  if (root === undefined) return false;
  const told = await db('deliveries')
    .join('hooks', 'hooks.id', 'deliveries.hook_id')
    .leftJoin('projects', 'projects.id', 'hooks.project_id')
    .where({ event_uuid })
    .whereRaw(`coalesce(projects.root_id, ${rootOf('hooks.group_id')}) = ?`, [root])
    .limit(longestChain)
    .select('deliveries.id');
  return told.length >= longestChain;
}

async function rootsOf(db: Database, project?: number, group?: number): Promise<number[]> {
  if (project !== undefined) return db('projects').where({ id: project }).pluck('root_id');
  if (group === undefined) return [];
  const namespace = db('namespaces').where({ id: group });
  const found = await namespace.select<{ root: number }[]>(
    db.raw(`${rootOf('namespaces.id')} as root`),
  );
  return found.map(({ root }) => root);
}
