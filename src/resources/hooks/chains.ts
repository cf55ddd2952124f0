import { randomUUID } from 'node:crypto';
import { readCurrentChain } from '../../turns/chain.ts';
import type { Database } from '../../database/database.ts';
import { whereInList } from '../../database/dialect.ts';
import { findSubscriberDependencies } from '../../domain-events/publish.ts';
import { gatherRowsBy } from '../../database/group-rows.ts';
import { maxHooksOfChain } from './limits.ts';
import { findContainerRoot } from './place-owner.ts';
import type { AnyReceiverKind, Heard, HookEvent } from './receivers.ts';

export interface HookListener extends Heard {
  readonly kind: AnyReceiverKind;
}

/** A chain of events and requests: receivers that were told of an event call back, which makes the next event. */
export interface Chain {
  /** The UUID of the delivery with which it began. */
  readonly name: string;
  /** True where a hook of the instance calls back. */
  readonly ofInstance: boolean;
  /** The UUID that hooks of projects and groups are told. */
  readonly eventUuid: string;
}

/**
 * The chain that is under way. It begins with a delivery: another word that a request names is none. Users never learn the
 * UUID that a hook of the instance was told, so that nobody else can call back as its receiver.
 */
export async function findChainUnderWay(db: Database): Promise<Chain | null> {
  const word = readCurrentChain();
  if (word === undefined) return null;
  const begun = await db('deliveries')
    .leftJoin('hooks', 'hooks.id', 'deliveries.hook_id')
    .where('deliveries.event_uuid', word)
    .first<{ chain: string | null; kind: string | null } | undefined>(
      'deliveries.chain',
      'hooks.kind',
    );
  if (begun === undefined) return null;
  const ofInstance = begun.kind === 'system';
  return { name: begun.chain ?? word, ofInstance, eventUuid: ofInstance ? randomUUID() : word };
}

/**
 * Takes away whom a chain tells nothing: who was told before in it, and, where it has told many hooks below one root, all that
 * is below that; else two receivers that call back would never end. Hooks of the instance hear of all that users do, whatever
 * chain they do it in: they are told nothing a second time only where a receiver of the instance calls back.
 */
export async function filterOutsideChain(
  db: Database,
  { name, ofInstance }: Chain,
  event: HookEvent,
  listeners: readonly HookListener[],
): Promise<readonly HookListener[]> {
  const isGuarded = ({ audience }: HookListener) => audience === 'members' || ofInstance;
  const outside = listeners.filter((listener) => !isGuarded(listener));
  for (const [{ column }, ofKind] of gatherRowsBy(
    listeners.filter(isGuarded),
    ({ kind }) => kind,
  )) {
    const ids = ofKind.map(({ id }) => id);
    const told = new Set<number>();
    for (const mark of ['event_uuid', 'chain'] as const) {
      const rows = whereInList(db('deliveries').where(mark, name), column, ids);
      for (const id of await rows.pluck<number[]>(column)) told.add(id);
    }
    outside.push(...ofKind.filter(({ id }) => !told.has(id)));
  }
  const members = outside.filter(({ audience }) => audience === 'members');
  if (members.length === 0 || !(await isLongBelow(db, name, event, members.length))) return outside;
  return outside.filter(({ audience }) => audience !== 'members');
}

/**
 * Counts so many hooks that the chain tells below the root of the place where something happens. Tells whether it has told as
 * many before as it may.
 */
async function isLongBelow(
  db: Database,
  chain: string,
  event: HookEvent,
  count: number,
): Promise<boolean> {
  const root_id = await findContainerRoot(db, event);
  if (root_id === undefined) return false;
  const created_at = findSubscriberDependencies(db).clock().toISOString();
  const [row] = await db('delivery_chains')
    .insert({ chain, root_id, told: count, created_at })
    .onConflict(['chain', 'root_id'])
    .merge({ told: db.raw('delivery_chains.told + ?', [count]) })
    .returning<{ told: number }[]>('told');
  return (row?.told ?? 0) - count >= maxHooksOfChain;
}
