import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { insertReturning } from '../../database/dialect.ts';
import { prepareShapedStatement } from '../../database/statement.ts';
import { findSubscriberDependencies } from '../../domain-events/publish.ts';
import { gatherRowsBy } from '../../database/group-rows.ts';
import { splitIntoBatches } from '../../turns/in-batches.ts';
import { type Chain, findChainUnderWay, type HookListener, filterOutsideChain } from './chains.ts';
import { enqueueDeliveries } from './delivery-job.ts';
import { toHearingShape } from './hearing.ts';
import { receiverKinds } from './kinds.ts';
import { maxBodyBytes } from './limits.ts';
import { ofInstanceHooks, findContainerOwner } from './place-owner.ts';
import { type Happening, type HearingShape, type HookEvent, Incomplete } from './receivers.ts';
import { sealBody } from './sealed-body.ts';
import { limitWaiting } from './waiting-bound.ts';
import { writeJson } from './write-json.ts';

export type { HookEvent } from './receivers.ts';
export type { HookTrigger } from './triggers.ts';
export { Incomplete } from './receivers.ts';

/** The rows of one statement: one has a dozen values. */
const insertBatchSize = 50;

/**
 * Queues what happened for all who hear it, within the transaction of the change: it is sent after the commit, and never
 * if there is none. Where nobody hears it, that is one question to an index.
 */
export async function enqueueForHooks(db: Database, event: HookEvent): Promise<void> {
  const { clock, workers } = findSubscriberDependencies(db);
  const now = clock();
  const heard = await listenersOf(db, event, now);
  if (heard.length === 0) return;
  const chain = await findChainUnderWay(db);
  const listeners = chain === null ? heard : await filterOutsideChain(db, chain, event, heard);
  for (const audience of ['members', 'administrators'] as const) {
    const those = listeners.filter((listener) => listener.audience === audience);
    if (those.length === 0) continue;
    const payload = await storePayload(db, await event.payload(audience), now);
    await storeDeliveries(db, { ...event, chain }, those, payload, now);
    const owner = audience === 'members' ? await findContainerOwner(db, event) : ofInstanceHooks;
    const receivers = those.map(({ kind, id, quick }) => ({ kind: kind.name, id, quick }));
    await enqueueDeliveries({ db, workers }, receivers, owner);
    for (const { kind, id } of those) await limitWaiting(db, { kind, id }, payload.bytes);
  }
}

/** Tells whether anybody hears any of these events, before they are made of many rows. */
export async function isHeard(db: Database, events: readonly Happening[]): Promise<boolean> {
  const now = findSubscriberDependencies(db).clock();
  for (const event of events) {
    if ((await listenersOf(db, event, now)).length > 0) return true;
  }
  return false;
}

/** The names of the kinds of which there are receivers that may hear an event. */
const findKinds = prepareShapedStatement<
  HearingShape,
  { project: number; group: number },
  Readonly<Record<string, boolean | number>>
>((db, slots, shape) => {
  const asked = receiverKinds.flatMap((kind) => {
    const rows = kind.listening(db, slots, shape);
    return rows === null ? [] : [{ rows, name: kind.name }];
  });
  return db.raw(
    `select ${asked.map(() => 'exists ? as ??').join(', ')}`,
    asked.flatMap(({ rows, name }) => [rows, name]),
  );
});

async function listenersOf(db: Database, event: Happening, now: Date): Promise<HookListener[]> {
  const { config } = findSubscriberDependencies(db);
  const shape = toHearingShape(event, { config });
  if (!shape.project && !shape.group && !shape.system) return [];
  // A number that the shape has no use for is in none of its parts.
  const places = { project: event.project ?? 0, group: event.group ?? 0 };
  const found = await findKinds.first(db, shape, places);
  const heard: HookListener[] = [];
  for (const kind of receiverKinds) {
    if (!found?.[kind.name]) continue;
    const receivers = await kind.hear(db, event, { config, now });
    heard.push(...receivers.map((receiver) => ({ ...receiver, kind })));
  }
  return heard;
}

interface StoredPayload {
  /** Null for one that is too large to be sent. */
  readonly id: number | null;
  readonly bytes: number;
}

/** Stores a payload for all who are sent it, and for their logs. */
export async function storePayload(
  db: Database,
  payload: object | Incomplete,
  now: Date,
): Promise<StoredPayload> {
  const incomplete = payload instanceof Incomplete;
  const body = await writeJson(incomplete ? payload.facts : payload);
  const bytes = Buffer.byteLength(body);
  if (bytes > maxBodyBytes) return { id: null, bytes: 0 };
  return insertReturning<{ id: number; bytes: number }>(db, 'delivery_payloads', {
    completer: incomplete ? payload.completer : null,
    bytes,
    created_at: now.toISOString(),
    body: sealBody(db, body),
  });
}

async function storeDeliveries(
  db: Database,
  { trigger, header, order, chain }: HookEvent & { readonly chain: Chain | null },
  listeners: readonly HookListener[],
  payload: StoredPayload,
  now: Date,
): Promise<void> {
  const ofKinds = gatherRowsBy(listeners, ({ kind }) => kind);
  for (const [{ column }, ofKind] of ofKinds) {
    const rows = ofKind.map(({ id, audience }) => ({
      [column]: id,
      payload_id: payload.id,
      state: 'waiting',
      trigger,
      header: audience === 'administrators' ? 'System Hook' : header,
      subject: order,
      event_uuid: audience === 'members' && chain !== null ? chain.eventUuid : randomUUID(),
      chain: chain?.name ?? null,
      idempotency_key: randomUUID(),
      bytes: payload.bytes,
      created_at: now.toISOString(),
    }));
    for (const batch of splitIntoBatches(rows, insertBatchSize))
      await db('deliveries').insert(batch);
  }
}
