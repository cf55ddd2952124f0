import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList, selectTimeFromNow } from '#src/database/dialect.ts';
import { changeWithin, partRows } from '#src/database/in-parts.ts';
import { prepareShapedStatement, prepareStatement } from '#src/database/statement.ts';
import { mebibyteBytes } from '#src/units.ts';
import { mostLogged, mostWaiting } from './limits.ts';
import type { AnyReceiverKind, Delivery, DeliveryOutcome } from './receivers.ts';
import { readPayloads, type StoredPayload } from './stored-payloads.ts';

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

/** Number of deliveries that one query reads, and number of concurrent ones. */
const lookBatchSize = 32;
const maxSentAtOnce = 8;
/** Bytes of payloads beyond which no other is sent at the same time. */
const maxSmallBytes = mebibyteBytes;

/** Milliseconds for which a receiver belongs to the job that sends to it: longer than a job may take. */
const holdMs = 150_000;

const formatReceiverName = ({ kind, id }: ReceiverName) => `${kind.name} ${id}`;

const selectDeliveries = (db: Database, { kind, id }: ReceiverName) =>
  db('deliveries').where(`deliveries.${kind.column}`, id);

const selectWaiting = (db: Database, receiver: ReceiverName) =>
  selectDeliveries(db, receiver).whereRaw("deliveries.state = 'waiting'");

interface Holder {
  readonly receiver: string;
  readonly holder: string;
}

const insertHolder = prepareStatement<Holder, object>((db, { receiver, holder }) =>
  db('delivery_holders')
    .insert({ receiver, holder, held_until: selectTimeFromNow(db, holdMs) })
    .onConflict('receiver')
    .merge({ holder, held_until: selectTimeFromNow(db, holdMs) })
    .where((free) => {
      free.where('delivery_holders.holder', holder);
      free.orWhere('delivery_holders.held_until', '<', selectTimeFromNow(db, 0));
    })
    .returning('receiver'),
);

const deleteHolder = prepareStatement<Holder, never>((db, { receiver, holder }) =>
  db('delivery_holders').where({ receiver, holder }).delete(),
);

/** Takes the receiver; false while another job sends to it. */
export async function hold(db: Database, receiver: ReceiverName, holder: string): Promise<boolean> {
  const held = await insertHolder.all(db, { receiver: formatReceiverName(receiver), holder });
  return held.length > 0;
}

export async function release(db: Database, receiver: ReceiverName, holder: string): Promise<void> {
  await deleteHolder.run(db, { receiver: formatReceiverName(receiver), holder });
}

interface WaitingRow extends Omit<Delivery, 'body'> {
  readonly subject: string;
  readonly bytes: number;
  readonly payload_id: number | null;
}

const findWaiting = prepareShapedStatement<AnyReceiverKind['column'], { id: number }, WaitingRow>(
  (db, { id }, column) =>
    db('deliveries')
      .where(`deliveries.${column}`, id)
      .whereRaw("deliveries.state = 'waiting'")
      .orderBy('deliveries.id')
      .limit(lookBatchSize, { skipBinding: true })
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

export interface Batch {
  /** The oldest delivery of each subject: deliveries of one subject are sent one after another. */
  readonly deliveries: readonly WaitingDelivery[];
  /** Ids of deliveries without a payload, which was too large or has been deleted. */
  readonly without: readonly number[];
  /** True if there may be more deliveries than were read. */
  readonly more: boolean;
}

/**
 * The waiting deliveries of a receiver whose lease the caller holds, so that no other process sends them. One query
 * serves several batches.
 */
export class WaitingDeliveries {
  readonly #db: Database;
  readonly #receiver: ReceiverName;
  /** Deliveries that no batch contains yet, the oldest first. */
  #rows: readonly WaitingRow[] = [];
  #more = false;
  /** Loaded payloads that need no completion. */
  #payloads: ReadonlyMap<number, StoredPayload> = new Map();

  constructor(db: Database, receiver: ReceiverName) {
    this.#db = db;
    this.#receiver = receiver;
  }

  async next(most = maxSentAtOnce): Promise<Batch> {
    if (this.#rows.length === 0) await this.#look();
    const { without, chosen } = choose(this.#rows, most);
    const taken = new Set([...without, ...chosen.map(({ id }) => id)]);
    this.#rows = this.#rows.filter(({ id }) => !taken.has(id));
    const payloads = await this.#payloadsOf(chosen);
    const deliveries: WaitingDelivery[] = [];
    for (const row of chosen) {
      const payload = payloads.get(row.payload_id);
      // The payload was deleted after the row was read.
      if (payload === undefined) without.push(row.id);
      else deliveries.push({ ...row, body: payload.body, completer: payload.completer });
    }
    return { deliveries, without, more: this.#more };
  }

  /** Makes the next batch query again, because rows have changed. */
  forget(): void {
    this.#rows = [];
  }

  async #look(): Promise<void> {
    const { kind, id } = this.#receiver;
    this.#rows = await findWaiting.all(this.#db, kind.column, { id });
    this.#more = this.#rows.length === lookBatchSize;
  }

  /** Reads small payloads of the next batches in the same query. */
  async #payloadsOf(chosen: readonly Chosen[]): Promise<ReadonlyMap<number, StoredPayload>> {
    if (chosen.every(({ payload_id }) => this.#payloads.has(payload_id))) return this.#payloads;
    let bytes = 0;
    const small = this.#rows.filter((row) => (bytes += row.bytes) <= maxSmallBytes);
    const byId = await readPayloads(this.#db, [...chosen, ...small]);
    // Another receiver may complete it in the meantime.
    this.#payloads = new Map([...byId].filter(([, { completer }]) => completer === null));
    return byId;
  }
}

type Chosen = WaitingRow & { readonly payload_id: number };

/**
 * Chooses the oldest delivery of each subject, as many as are sent at once, and the ids of earlier ones without a
 * payload.
 */
function choose(rows: readonly WaitingRow[], most: number) {
  const without: number[] = [];
  const subjects = new Set<string>();
  const chosen: Chosen[] = [];
  let bytes = 0;
  for (const row of rows) {
    const { id, subject, payload_id } = row;
    if (payload_id === null) without.push(id);
    if (payload_id === null || subjects.has(subject)) continue;
    if (chosen.length === most || (bytes += row.bytes) > maxSmallBytes) {
      if (chosen.length > 0) break;
    }
    subjects.add(subject);
    chosen.push({ ...row, payload_id });
  }
  return { without, chosen };
}

const notedColumns = {
  response_status: '?',
  duration_ms: 'cast(? as integer)',
  url: '?',
  request_headers: '?',
  response_headers: '?',
  response_body: '?',
} as const;

const notedNames = ['id', ...Object.keys(notedColumns)];

/** Names of the values of one row of several. */
const formatNumberedName = (name: string, row: number) => `${name} ${row}`;

/** The shape of the statement is the number of rows. */
const noteOutcomes = prepareShapedStatement<
  number,
  Readonly<Record<string, string | number>>,
  never
>((db, slots, count) => {
  const row = `(cast(? as bigint), ${Object.values(notedColumns).join(', ')})`;
  const rows = Array.from({ length: count }, (_, at) => at);
  const changes = Object.keys(notedColumns).map((name) => `${name} = noted.${name}`);
  return db.raw(
    `with noted (${notedNames.join(', ')}) as (values ${rows.map(() => row).join(', ')})
       update deliveries set state = 'sent', ${changes.join(', ')} from noted
       where deliveries.id = noted.id and deliveries.state <> 'sent'`,
    rows.flatMap((at) => notedNames.map((name) => slots[formatNumberedName(name, at)] ?? null)),
  );
});

const deleteSent = prepareStatement<{ ids: readonly number[] }, never>((db, { ids }) =>
  whereInList(db('deliveries'), 'id', ids).whereRaw("state <> 'sent'").delete(),
);

/** A delivery that was sent, and how that went. */
interface Sent {
  readonly id: number;
  readonly outcome: DeliveryOutcome;
}

/**
 * Records the outcomes of sent deliveries in one statement; deliveries without a log are deleted. A sent delivery is
 * no loss, even if it was dropped in the meantime.
 */
export async function noteSent(
  db: Database,
  { kind }: Pick<ReceiverName, 'kind'>,
  sent: readonly Sent[],
): Promise<void> {
  if (sent.length === 0) return;
  if (!kind.logged) {
    await deleteSent.run(db, { ids: sent.map(({ id }) => id) });
    return;
  }
  const values: Record<string, string | number> = {};
  for (const [at, { id, outcome }] of sent.entries()) {
    for (const [name, value] of Object.entries({ ...toDeliveryColumns(outcome), id })) {
      values[formatNumberedName(name, at)] = value;
    }
  }
  await noteOutcomes.run(db, sent.length, values);
}

/** The columns of an entry of the log. */
export function toDeliveryColumns({
  ok: _ok,
  request_headers,
  response_headers,
  ...outcome
}: DeliveryOutcome) {
  return {
    ...outcome,
    request_headers: JSON.stringify(request_headers),
    response_headers: JSON.stringify(response_headers),
  };
}

/** Deletes all waiting deliveries of a receiver that is no longer active. */
export async function forgetWaiting(db: Database, receiver: ReceiverName): Promise<void> {
  await deleteWithPayloads(db, () => selectWaiting(db, receiver));
}

/** Drops the oldest waiting deliveries above the limit, and records that in the log. */
export async function dropOldest(db: Database, receiver: ReceiverName): Promise<void> {
  const oldest = await findFirstBeyond(db, selectWaiting(db, receiver), mostWaiting);
  if (oldest === undefined) return;
  const selectBeyond = () => selectWaiting(db, receiver).where('deliveries.id', '<=', oldest);
  await dropDeliveries(db, receiver, selectBeyond, 'Dropped: too many deliveries were waiting');
}

/** Notes of deliveries that cannot be sent why that is. */
export async function drop(
  db: Database,
  receiver: ReceiverName,
  ids: readonly number[],
  reason: string,
): Promise<void> {
  await dropDeliveries(
    db,
    receiver,
    () => whereInList(selectWaiting(db, receiver), 'deliveries.id', ids),
    reason,
  );
}

async function dropDeliveries(
  db: Database,
  { kind }: ReceiverName,
  rows: () => Knex.QueryBuilder,
  response_body: string,
) {
  const entry = { state: 'dropped', response_status: 'internal error', response_body };
  if (kind.logged) await changeWithin(rows(), { ...entry, duration_ms: 0 });
  else await deleteWithPayloads(db, rows);
}

/** Deletes deliveries in batches, each with its unused payloads. */
async function deleteWithPayloads(db: Database, rows: () => Knex.QueryBuilder): Promise<void> {
  for (;;) {
    const part = await rows()
      .orderBy('deliveries.id')
      .limit(partRows, { skipBinding: true })
      .select<{ id: number; payload_id: number | null }[]>('id', 'payload_id');
    if (part.length === 0) return;
    const ids = part.map(({ id }) => id);
    await whereInList(db('deliveries'), 'id', ids).delete();
    await deleteUnused(
      db,
      part.flatMap(({ payload_id }) => payload_id ?? []),
    );
    await nextTurn();
  }
}

/** Deletes the oldest entries of a log above the limit. */
export async function trimLog(db: Database, receiver: ReceiverName): Promise<void> {
  const { kind } = receiver;
  if (!kind.logged) return;
  const selectLog = () => selectDeliveries(db, receiver).whereRaw("deliveries.state <> 'waiting'");
  const oldest = await findFirstBeyond(db, selectLog(), mostLogged);
  if (oldest === undefined) return;
  await deleteWithPayloads(db, () => selectLog().where('deliveries.id', '<=', oldest));
}

/** Deletes payloads that no delivery and no log entry uses. */
export async function deleteUnused(db: Database, payloads: readonly number[]): Promise<void> {
  await whereInList(db('delivery_payloads'), 'id', [...new Set(payloads)])
    .whereNotExists(
      db('deliveries').whereRaw('deliveries.payload_id = delivery_payloads.id').select('id'),
    )
    .whereNotExists(
      db('delivery_events')
        .whereRaw('delivery_events.payload_id = delivery_payloads.id')
        .select('id'),
    )
    .delete();
}

interface Bound {
  readonly rows: number;
  readonly bytes: number;
}

/** The newest of the rows that are too many or too large, seen from the newest of all. */
async function findFirstBeyond(
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
