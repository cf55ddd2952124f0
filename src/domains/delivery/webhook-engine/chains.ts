import { randomUUID } from 'node:crypto';
import { readCurrentChain } from '#src/turns/chain.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { ReceiverIds, StoredEvent } from './delivery-event.ts';
import { receiverKinds } from './kinds.ts';
import { maxHooksOfChain, maxChainLinks } from './limits.ts';
import type { HookEvent } from './receivers.ts';

/** A chain of events and requests: receivers of an event call back, which causes the next event. */
export interface Chain {
  /** UUID of the first delivery; for each further location it has a link after a slash. */
  readonly name: string;
  /** The names of the chain up to each of its links, without a link that the event begins. */
  readonly path: readonly string[];
  /** True where a hook of the instance calls back. */
  readonly ofInstance: boolean;
  /** The UUID for hooks of projects and groups; null where each hook gets another. */
  readonly eventUuid: string | null;
}

type EventContainer = Pick<HookEvent, 'project' | 'group'>;

interface Begun {
  readonly chain: string | null;
  readonly kind: string;
  readonly project_id: number | null;
  readonly group_id: number | null;
}

/**
 * Finds the current chain. A chain starts with a delivery; other ids in a request are ignored. Users never see the
 * UUID of an instance hook's delivery, so that only its receiver can call back with it. The receiver of an unrelated
 * hook, neither of the event's place nor above or below it, starts another link. Its UUIDs are not in deliveries, so
 * that no receiver can hide events from other hooks.
 */
export async function findChainUnderWay(
  db: Database,
  place: EventContainer,
): Promise<Chain | null> {
  const word = readCurrentChain();
  if (word === undefined) return null;
  const begun = await db('deliveries')
    .join('hooks', 'hooks.id', 'deliveries.hook_id')
    .where('deliveries.event_uuid', word)
    .first<Begun | undefined>(
      'deliveries.chain',
      'hooks.kind',
      'hooks.project_id',
      'hooks.group_id',
    );
  if (begun === undefined) return null;
  const name = begun.chain ?? word;
  const links = name.split('/');
  if (links.length > maxChainLinks) return null;
  const path = links.map((_, at) => links.slice(0, at + 1).join('/'));
  const ofInstance = begun.kind === 'system';
  if (ofInstance) return { name, path, ofInstance, eventUuid: randomUUID() };
  if (await isInLine(db, begun, place)) return { name, path, ofInstance, eventUuid: word };
  return { name: `${name}/${randomUUID()}`, path, ofInstance, eventUuid: null };
}

/** Tells whether a hook belongs to the group or project of an event, or to an ancestor or descendant. */
async function isInLine(
  db: Database,
  { project_id, group_id }: Begun,
  { project, group }: EventContainer,
): Promise<boolean> {
  if (project !== undefined && project_id !== null) return project === project_id;
  const isAbove = async (low: number | undefined, high: number | null | undefined) =>
    (await db('namespace_ancestors')
      .where({ namespace_id: low, ancestor_id: high })
      .first('namespace_id')) !== undefined;
  const findParent = async (id: number) =>
    (await db('projects').where({ id }).first<{ namespace_id: number } | undefined>('namespace_id'))
      ?.namespace_id;
  if (project !== undefined) return isAbove(await findParent(project), group_id);
  if (group === undefined) return false;
  if (project_id !== null) return isAbove(await findParent(project_id), group);
  return (await isAbove(group, group_id)) || isAbove(group_id ?? undefined, group);
}

/**
 * Removes hooks that a chain must not trigger: those that it triggered before and, once it has triggered many hooks
 * below one root, all hooks below that root. Otherwise two receivers that call back would never end. Instance hooks
 * receive all changes of users in any chain: they are removed only if an instance receiver calls back.
 */
export async function filterOutsideChain(
  db: Database,
  event: StoredEvent,
  receivers: ReceiverIds,
): Promise<ReceiverIds> {
  const names = JSON.parse(event.told_chains ?? '[]') as readonly string[];
  const outside: Record<string, readonly number[]> = {};
  let count = 0;
  for (const { name, column } of receiverKinds) {
    const ids = receivers[name] ?? [];
    const told = new Set<number>();
    for (const mark of ['event_uuid', 'chain'] as const) {
      const rows = whereInList(whereInList(db('deliveries'), mark, names), column, ids);
      for (const id of await rows.pluck<number[]>(column)) told.add(id);
    }
    const others = ids.filter((id) => !told.has(id));
    outside[name] = others;
    count += others.length;
  }
  const isLong = event.audience === 'members' && count > 0 && (await isLongBelow(db, event, count));
  return isLong ? {} : outside;
}

/**
 * Counts the hooks that the chain triggers below the root of the event's place. Tells whether the chain has reached
 * the limit before.
 */
async function isLongBelow(
  db: Database,
  { chain, root_id, created_at }: StoredEvent,
  count: number,
): Promise<boolean> {
  if (root_id === null) return false;
  const [row] = await db('delivery_chains')
    .insert({ chain, root_id, told: count, created_at })
    .onConflict(['chain', 'root_id'])
    .merge({ told: db.raw('delivery_chains.told + ?', [count]) })
    .returning<{ told: number }[]>('told');
  return (row?.told ?? 0) - count >= maxHooksOfChain;
}
