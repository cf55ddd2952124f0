import { randomUUID } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { prepareShapedStatement } from '#src/database/statement.ts';
import { findSubscriberDependencies } from '#src/domain-events/publish.ts';
import { findChainUnderWay } from './chains.ts';
import { fanOutEvents, storeEvent, toReceiverIds } from './fan-out.ts';
import { toHearingShape } from './hearing.ts';
import { receiverKinds } from './kinds.ts';
import { ofInstanceHooks, findContainerOwner, findContainerRoot } from './place-owner.ts';
import {
  type AnyReceiverKind,
  type Happening,
  type Heard,
  type HearingShape,
  type HookEvent,
  Incomplete,
} from './receivers.ts';
import { sealBody } from './sealed-body.ts';
import { writeJson } from './write-json.ts';

export type { HookEvent } from './receivers.ts';
export type { HookTrigger } from './triggers.ts';
export { Incomplete } from './receivers.ts';

/**
 * Stores an event for all its receivers, within the transaction of the change: one row for any number of receivers. A
 * worker writes the deliveries after the commit. An event without receivers costs one index lookup.
 */
export async function enqueueForHooks(db: Database, event: HookEvent): Promise<void> {
  const { clock, workers } = findSubscriberDependencies(db);
  const now = clock();
  const heard = await listListeners(db, event, now);
  if (heard.length === 0) return;
  const chain = await findChainUnderWay(db, event);
  const root_id = chain === null ? null : ((await findContainerRoot(db, event)) ?? null);
  const { trigger, header, order: subject } = event;
  for (const audience of ['members', 'administrators'] as const) {
    const those = heard.filter((listener) => listener.audience === audience);
    if (those.length === 0) continue;
    const { id: payload_id, bytes } = await storePayload(db, await event.payload(audience), now);
    const owner = audience === 'members' ? await findContainerOwner(db, event) : ofInstanceHooks;
    const receivers = toReceiverIds(those);
    await storeEvent(db, {
      owner,
      audience,
      trigger,
      header,
      subject,
      payload_id,
      bytes,
      chain,
      root_id,
      receivers,
      now,
    });
    await workers.enqueue(
      db,
      fanOutEvents,
      { owner },
      { key: `${owner} ${getTransactionName(db)}` },
    );
  }
}

const namesOfTransactions = new WeakMap<Database, string>();

/**
 * A name for a transaction, which adds one job for each owner of its events. A job that another transaction added may look
 * for events before this transaction commits.
 */
function getTransactionName(db: Database): string {
  const name = namesOfTransactions.get(db) ?? randomUUID();
  namesOfTransactions.set(db, name);
  return name;
}

/** Tells whether any hook receives one of these events. The check avoids building payloads from many rows in vain. */
export async function isHeard(db: Database, events: readonly Happening[]): Promise<boolean> {
  const now = findSubscriberDependencies(db).clock();
  for (const event of events) {
    if ((await listListeners(db, event, now)).length > 0) return true;
  }
  return false;
}

/** The kinds that have receivers which may receive an event. */
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

interface HookListener extends Heard {
  readonly kind: AnyReceiverKind;
}

/** Listeners by event, cached for a transaction: a change of many rows publishes the same event for each. */
const found = new WeakMap<Database, Map<string, Promise<readonly HookListener[]>>>();

function listListeners(
  db: Database,
  event: Happening,
  now: Date,
): Promise<readonly HookListener[]> {
  const { trigger, project, group, branch } = event;
  const key = JSON.stringify([trigger, project, group, branch]);
  const known = found.get(db) ?? new Map<string, Promise<readonly HookListener[]>>();
  found.set(db, known);
  const listeners = known.get(key) ?? findListeners(db, event, now);
  known.set(key, listeners);
  return listeners;
}

async function findListeners(db: Database, event: Happening, now: Date): Promise<HookListener[]> {
  const { config } = findSubscriberDependencies(db);
  const shape = toHearingShape(event, { config });
  if (!shape.project && !shape.group && !shape.system) return [];
  // A shape without a number for the project or group ignores the 0.
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
  readonly id: number;
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
  return insertReturning<{ id: number; bytes: number }>(db, 'delivery_payloads', {
    completer: incomplete ? payload.completer : null,
    bytes,
    created_at: now.toISOString(),
    body: sealBody(db, body),
  });
}
