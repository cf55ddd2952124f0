import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#src/database/database.ts';
import { givingWay } from '#src/turns/giving-way.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { WorkerDefinition, Workers } from '#src/workers/definition.ts';
import type { WorkOwner } from '#src/workers/owners.ts';
import { type Chain, filterOutsideChain } from './chains.ts';
import { enqueueDeliveries } from './delivery-job.ts';
import { receiverKinds } from './kinds.ts';
import type { ReceiverIds, StoredEvent } from './delivery-event.ts';
import { deleteUnused } from './queue.ts';
import type { AnyReceiverKind, Heard } from './receivers.ts';
import { limitWaiting } from './waiting-bound.ts';

/** Maximum number of deliveries of one transaction: events times receivers. */
const maxReceiversOfPart = 50;

/** Maximum number of events that one transaction reads. */
const maxEventsOfPart = 20;

/** The rows of one statement: each row has a dozen values. */
const insertBatchSize = 50;

/** Milliseconds after which another job continues, so that other owners have their turn. */
const turnMs = 10_000;

interface EventFacts extends Pick<
  StoredEvent,
  'owner' | 'audience' | 'trigger' | 'header' | 'subject' | 'payload_id' | 'bytes' | 'root_id'
> {
  readonly chain: Chain | null;
  readonly receivers: ReceiverIds;
  readonly now: Date;
}

/** Stores an event for all its receivers with one row, within the transaction of the change. */
export async function storeEvent(
  db: Database,
  { chain, receivers, now, ...facts }: EventFacts,
): Promise<void> {
  await db('delivery_events').insert({
    ...facts,
    chain: chain?.name ?? null,
    told_chains: chain === null ? null : JSON.stringify(chain.path),
    event_uuid: chain?.eventUuid ?? null,
    guarded: chain === null || (facts.audience === 'administrators' && !chain.ofInstance),
    receivers: JSON.stringify(receivers),
    created_at: now.toISOString(),
  });
}

interface FanOut {
  readonly owner: WorkOwner;
}

/** Writes the deliveries of the events of one owner, in the order of the events, in batches per transaction. */
export const fanOutEvents: WorkerDefinition<FanOut> = {
  name: 'fan_out_events',
  lane: 'deliveries',
  attempts: 20,
  worksFor: ({ owner }) => owner,

  async run({ owner }, { db, workers }, { signal }) {
    const began = performance.now();
    for (;;) {
      signal.throwIfAborted();
      const told = await db.transaction(async (db) => fanOutPart(db, owner, workers));
      if (told === null) return;
      for (const { kind, id, bytes } of told) await limitWaiting(db, { kind, id }, bytes);
      if (performance.now() - began > turnMs) {
        await workers.enqueue(db, fanOutEvents, { owner }, { key: owner });
        return;
      }
      await nextTurn();
      await givingWay.giveWay();
    }
  },
};

interface NewDelivery {
  readonly event: StoredEvent;
  readonly kind: AnyReceiverKind;
  readonly id: number;
  readonly bytes: number;
}

interface Stored extends NewDelivery {
  readonly quick: boolean;
}

/** Null where the owner has no events. Each row is locked: another process waits, then continues after this part. */
async function fanOutPart(
  db: Database,
  owner: WorkOwner,
  workers: Workers,
): Promise<readonly NewDelivery[] | null> {
  const events = await db<StoredEvent>('delivery_events')
    .where({ owner })
    .orderBy('id')
    .limit(maxEventsOfPart)
    .forUpdate()
    .select<StoredEvent[]>('*');
  const [first] = events;
  if (first === undefined) return null;
  if (!first.guarded) {
    // Receivers of an earlier event of this part have their rows already.
    const receivers = await filterOutsideChain(db, first, readReceivers(first));
    await keepRest(db, first, receivers);
    return [];
  }
  const told: NewDelivery[] = [];
  for (const event of events) {
    if (told.length === maxReceiversOfPart || !event.guarded) break;
    const rest: Record<string, readonly number[]> = {};
    for (const [name, ids] of Object.entries(readReceivers(event))) {
      const kind = receiverKinds.find((each) => each.name === name);
      const room = maxReceiversOfPart - told.length;
      for (const id of ids.slice(0, room)) {
        if (kind !== undefined) told.push({ event, kind, id, bytes: event.bytes });
      }
      rest[name] = ids.slice(room);
    }
    await keepRest(db, event, rest);
  }
  const present = await storeDeliveries(db, told);
  // Events whose receivers were removed leave unused payloads.
  const payloads = events.flatMap(({ payload_id }) => payload_id ?? []);
  await deleteUnused(db, payloads);
  // Just before the commit: a job that waits already reads the deliveries later.
  const receivers = present.map(({ kind, id, quick }) => ({ kind: kind.name, id, quick }));
  await enqueueDeliveries({ db, workers }, receivers, owner);
  return present;
}

const readReceivers = ({ receivers }: StoredEvent): ReceiverIds =>
  JSON.parse(receivers) as ReceiverIds;

/** Keeps an event for the receivers that have no delivery yet. */
async function keepRest(db: Database, { id }: StoredEvent, rest: ReceiverIds): Promise<void> {
  const event = db('delivery_events').where({ id });
  if (Object.values(rest).every(({ length }) => length === 0)) await event.delete();
  else await event.update({ receivers: JSON.stringify(rest), guarded: true });
}

/** Stores deliveries for the receivers that still exist. */
async function storeDeliveries(
  db: Database,
  told: readonly NewDelivery[],
): Promise<readonly Stored[]> {
  const present: Stored[] = [];
  for (const kind of receiverKinds) {
    const ofKind = told.filter((each) => each.kind === kind);
    if (ofKind.length === 0) continue;
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    const found = await kind.present(db, ids);
    const quickOf = new Map(found.map(({ id, quick }) => [id, quick]));
    const left = ofKind.flatMap((each): Stored[] => {
      const quick = quickOf.get(each.id);
      return quick === undefined ? [] : [{ ...each, quick }];
    });
    const rows = left.map(({ event, id }) => toDeliveryRow(event, kind, id));
    for (const batch of splitIntoBatches(rows, insertBatchSize))
      await db('deliveries').insert(batch);
    present.push(...left);
  }
  return present;
}

function toDeliveryRow(event: StoredEvent, { column }: AnyReceiverKind, id: number) {
  const { audience, trigger, header, subject, payload_id, bytes, created_at, chain } = event;
  return {
    [column]: id,
    payload_id,
    trigger,
    subject,
    chain,
    bytes,
    created_at,
    state: 'waiting',
    header: audience === 'administrators' ? 'System Hook' : header,
    event_uuid: (audience === 'members' ? event.event_uuid : null) ?? randomUUID(),
    idempotency_key: randomUUID(),
  };
}

/** The receivers of an event, as its row stores them. */
export function toReceiverIds(
  listeners: readonly (Heard & { readonly kind: AnyReceiverKind })[],
): ReceiverIds {
  const ids: Record<string, number[]> = {};
  for (const { kind, id } of listeners) (ids[kind.name] ??= []).push(id);
  return ids;
}
