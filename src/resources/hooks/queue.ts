import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { inList, timeFromNow } from '../../database/dialect.ts';
import { changeWithin, rowsOfPart } from '../../database/in-parts.ts';
import { shapedStatement, statement } from '../../database/statement.ts';
import { mostLogged, mostWaiting } from './limits.ts';
import type { AnyReceiverKind, Delivery, Outcome } from './receivers.ts';

/** A receiver among all kinds. */
export interface ReceiverName {
  readonly kind: AnyReceiverKind;
  readonly id: number;
}

/** A delivery whose payload may have to be completed. */
export interface WaitingDelivery extends Delivery {
  readonly payload_id: number;
  readonly completer: string | null;
}

/** Deliveries that are looked at in one go, and those that then are sent at once. */
const lookedAt = 32;
const sentAtOnce = 8;
/** Bytes of payloads beyond which no other is sent at the same time. */
const bytesAtOnce = 1024 * 1024;

/** Milliseconds for which a receiver belongs to the job that sends to it: longer than a job may take. */
const holdMs = 150_000;

const nameOf = ({ kind, id }: ReceiverName) => `${kind.name} ${id}`;

const of = (db: Database, { kind, id }: ReceiverName) =>
  db('deliveries').where(`deliveries.${kind.column}`, id);

const waitingOf = (db: Database, receiver: ReceiverName) =>
  of(db, receiver).whereRaw("deliveries.state = 'waiting'");

interface Holder {
  readonly receiver: string;
  readonly holder: string;
}

const insertHolder = statement<Holder, object>((db, { receiver, holder }) =>
  db('delivery_holders')
    .insert({ receiver, holder, held_until: timeFromNow(db, holdMs) })
    .onConflict('receiver')
    .merge({ holder, held_until: timeFromNow(db, holdMs) })
    .where((free) => {
      free.where('delivery_holders.holder', holder);
      free.orWhere('delivery_holders.held_until', '<', timeFromNow(db, 0));
    })
    .returning('receiver'),
);

const deleteHolder = statement<Holder, never>((db, { receiver, holder }) =>
  db('delivery_holders').where({ receiver, holder }).delete(),
);

/** Takes the receiver; false while another job sends to it. */
export async function hold(db: Database, receiver: ReceiverName, holder: string): Promise<boolean> {
  const held = await insertHolder.all(db, { receiver: nameOf(receiver), holder });
  return held.length > 0;
}

export async function release(db: Database, receiver: ReceiverName, holder: string): Promise<void> {
  await deleteHolder.run(db, { receiver: nameOf(receiver), holder });
}

interface WaitingRow extends Omit<Delivery, 'body'> {
  readonly subject: string;
  readonly bytes: number;
  readonly payload_id: number | null;
}

const findWaiting = shapedStatement<AnyReceiverKind['column'], { id: number }, WaitingRow>(
  (db, { id }, column) =>
    db('deliveries')
      .where(`deliveries.${column}`, id)
      .whereRaw("deliveries.state = 'waiting'")
      .orderBy('deliveries.id')
      .limit(lookedAt, { skipBinding: true })
      .select(
        'id',
        'trigger',
        'header',
        'subject',
        'event_uuid',
        'idempotency_key',
        'created_at',
        'bytes',
        'payload_id',
      ),
);

interface StoredPayload {
  readonly id: number;
  readonly body: string;
  readonly completer: string | null;
}

const findPayloads = statement<{ ids: readonly number[] }, StoredPayload>((db, { ids }) =>
  inList(db('delivery_payloads'), 'id', ids).select('id', 'body', 'completer'),
);

export interface Batch {
  /** The oldest of each subject: one of a subject waits until the one before it is sent. */
  readonly deliveries: readonly WaitingDelivery[];
  /** Those without a payload: it was too large, or is gone. */
  readonly without: readonly number[];
  /** True where more than these wait. */
  readonly more: boolean;
}

export async function nextBatch(
  db: Database,
  receiver: ReceiverName,
  most = sentAtOnce,
): Promise<Batch> {
  const rows = await findWaiting.all(db, receiver.kind.column, { id: receiver.id });
  const without = rows.filter(({ payload_id }) => payload_id === null).map(({ id }) => id);
  const subjects = new Set<string>();
  const chosen: (WaitingRow & { payload_id: number })[] = [];
  let bytes = 0;
  for (const row of rows) {
    const { subject, payload_id } = row;
    if (payload_id === null || subjects.has(subject)) continue;
    if (chosen.length === most || (bytes += row.bytes) > bytesAtOnce) {
      if (chosen.length > 0) break;
    }
    subjects.add(subject);
    chosen.push({ ...row, payload_id });
  }
  const ids = chosen.map(({ payload_id }) => payload_id);
  const payloads = ids.length > 0 ? await findPayloads.all(db, { ids }) : [];
  const byId = new Map(payloads.map(({ id, ...payload }) => [id, payload]));
  const deliveries = chosen.flatMap((row) => {
    const payload = byId.get(row.payload_id);
    return payload === undefined ? [] : [{ ...row, ...payload }];
  });
  return { deliveries, without, more: rows.length === lookedAt };
}

type OutcomeColumns = ReturnType<typeof columnsOf>;

const noteOutcome = statement<OutcomeColumns & { id: number }, never>((db, slots) =>
  db('deliveries').where('id', slots.id).whereRaw("state <> 'sent'").update({
    state: 'sent',
    response_status: slots.response_status,
    duration_ms: slots.duration_ms,
    url: slots.url,
    request_headers: slots.request_headers,
    response_headers: slots.response_headers,
    response_body: slots.response_body,
  }),
);

const deleteSent = statement<{ id: number }, never>((db, { id }) =>
  db('deliveries').where('id', id).whereRaw("state <> 'sent'").delete(),
);

/**
 * Notes that a delivery was sent, and how that went; one of which there is no log leaves. What was sent is no loss, though it was
 * dropped meanwhile.
 */
export async function noteSent(
  db: Database,
  { kind }: Pick<ReceiverName, 'kind'>,
  id: number,
  outcome: Outcome,
): Promise<void> {
  if (kind.logged) await noteOutcome.run(db, { ...columnsOf(outcome), id });
  else await deleteSent.run(db, { id });
}

/** The columns of an entry of the log. */
export function columnsOf({ ok: _ok, request_headers, response_headers, ...outcome }: Outcome) {
  return {
    ...outcome,
    request_headers: JSON.stringify(request_headers),
    response_headers: JSON.stringify(response_headers),
  };
}

/** Takes away all that waits for a receiver that hears nothing any more. */
export async function forgetWaiting(db: Database, receiver: ReceiverName): Promise<void> {
  await deleteWithPayloads(db, () => waitingOf(db, receiver));
}

/** Drops the oldest of what waits, as far as that is too much. The log says so. */
export async function dropOldest(db: Database, receiver: ReceiverName): Promise<void> {
  const oldest = await firstBeyond(db, waitingOf(db, receiver), mostWaiting);
  if (oldest === undefined) return;
  const beyond = () => waitingOf(db, receiver).where('deliveries.id', '<=', oldest);
  await dropped(db, receiver, beyond, 'Dropped: too many deliveries were waiting');
}

/** Notes of deliveries that cannot be sent why that is. */
export async function drop(
  db: Database,
  receiver: ReceiverName,
  ids: readonly number[],
  reason: string,
): Promise<void> {
  await dropped(db, receiver, () => inList(waitingOf(db, receiver), 'deliveries.id', ids), reason);
}

async function dropped(
  db: Database,
  { kind }: ReceiverName,
  rows: () => Knex.QueryBuilder,
  response_body: string,
) {
  const entry = { state: 'dropped', response_status: 'internal error', response_body };
  if (kind.logged) await changeWithin(rows(), { ...entry, duration_ms: 0 });
  else await deleteWithPayloads(db, rows);
}

/** Takes away deliveries in parts, each with the payloads that nobody needs any more. */
async function deleteWithPayloads(db: Database, rows: () => Knex.QueryBuilder): Promise<void> {
  for (;;) {
    const part = await rows()
      .orderBy('deliveries.id')
      .limit(rowsOfPart)
      .select<{ id: number; payload_id: number | null }[]>('id', 'payload_id');
    if (part.length === 0) return;
    const ids = part.map(({ id }) => id);
    await inList(db('deliveries'), 'id', ids).delete();
    await deleteUnused(
      db,
      part.flatMap(({ payload_id }) => payload_id ?? []),
    );
    await nextTurn();
  }
}

/** Takes away what a log has too much, the oldest first. */
export async function trimLog(db: Database, receiver: ReceiverName): Promise<void> {
  const { kind } = receiver;
  if (!kind.logged) return;
  const log = () => of(db, receiver).whereRaw("deliveries.state <> 'waiting'");
  const oldest = await firstBeyond(db, log(), mostLogged);
  if (oldest === undefined) return;
  await deleteWithPayloads(db, () => log().where('deliveries.id', '<=', oldest));
}

/** Takes away payloads that nobody is to be sent any more, and no log shows. */
export async function deleteUnused(db: Database, payloads: readonly number[]): Promise<void> {
  await inList(db('delivery_payloads'), 'id', [...new Set(payloads)])
    .whereNotExists(
      db('deliveries').whereRaw('deliveries.payload_id = delivery_payloads.id').select('id'),
    )
    .delete();
}

interface Bound {
  readonly rows: number;
  readonly bytes: number;
}

/** The newest of the rows that are too many or too large, seen from the newest of all. */
async function firstBeyond(
  db: Database,
  rows: Knex.QueryBuilder,
  most: Bound,
): Promise<number | undefined> {
  const listed = rows.select('deliveries.id', 'deliveries.bytes').orderBy('deliveries.id', 'desc');
  const sums = db(listed.limit(most.rows + 1, { skipBinding: true }).as('listed')).select(
    'id',
    db.raw('sum(bytes) over (order by id desc rows unbounded preceding) as sum'),
    db.raw('row_number() over (order by id desc) as place'),
  );
  const beyond = await db(sums.as('sums'))
    .where('sum', '>', most.bytes)
    .orWhere('place', '>', most.rows)
    .orderBy('id', 'desc')
    .first<{ id: number } | undefined>('id');
  return beyond?.id;
}
