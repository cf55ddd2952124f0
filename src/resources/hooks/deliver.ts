import { setImmediate as nextTurn } from 'node:timers/promises';
import { CallerBusy, GitFailure, GitTimeout, GitUnavailable } from '../../git/errors.ts';
import { countDelivery } from '../../outbound/delivery-counts.ts';
import { Hopeless, type Job, type WorkerDefinition } from '../../workers/definition.ts';
import type { Owner } from '../../workers/owners.ts';
import { completeBody } from './complete.ts';
import { HostTurns } from './host-turns.ts';
import { receiverKinds } from './kinds.ts';
import { largestBody } from './limits.ts';
import {
  type Batch,
  deleteUnused,
  drop,
  dropOldest,
  forgetWaiting,
  hold,
  nextBatch,
  noteSent,
  type ReceiverName,
  release,
  trimLog,
  type WaitingDelivery,
} from './queue.ts';
import type { DeliveryTools, Outcome } from './receivers.ts';

interface DeliverJob {
  /** The name of the kind of receiver. */
  readonly kind: string;
  readonly id: number;
  readonly owner: Owner;
}

/** Milliseconds after which another job goes on with what waits: receivers of others have their turn. */
const turnMs = 10_000;

/** Milliseconds after which a job whose receiver, or host, is busy asks again. */
const patience = { receiver: 200, host: 500 };

/** Tries of a job: a process that ends while it sends has no part in what was to be sent, and others go on. */
const attempts = 20;

/** The try from which on is dropped what cannot be sent, so that what waits behind it is sent. */
const dropsAt = 5;

/** Deliveries after which the log is trimmed. */
const trimmedAfter = 200;

const hostTurns = new HostTurns();

/**
 * Sends what waits for one receiver, the deliveries about one subject in order, and notes how that went. A delivery is
 * sent a second time only where a process ended before it noted that: with the same idempotency key.
 */
export const deliverToReceiver: WorkerDefinition<DeliverJob> = {
  name: 'deliver_to_receiver',
  lane: 'deliveries',
  attempts,
  worksFor: ({ owner }) => owner,
  timeout: 120,

  async run(payload, tools, job) {
    const kind = receiverKinds.find(({ name }) => name === payload.kind);
    if (kind === undefined)
      throw new Hopeless(`there is no kind of receiver named ${payload.kind}`);
    const { id, owner } = payload;
    const waitMs = await sendWaiting({ kind, id }, owner, tools, job);
    if (waitMs === null) return;
    // Under its key again: one job waits for each receiver, however much happens while that, or its host, is busy.
    await tools.workers.enqueue(tools.db, deliverToReceiver, payload, {
      key: `${kind.name} ${id}`,
      runAt: new Date(tools.clock().getTime() + waitMs),
    });
  },
};

/** Milliseconds after which another job goes on with what waits; null where nothing does. */
async function sendWaiting(
  receiver: ReceiverName,
  owner: Owner,
  tools: DeliveryTools,
  job: Job,
): Promise<number | null> {
  const { kind, id } = receiver;
  const found = await kind.find(tools.db, id, tools.clock());
  if (found === undefined) {
    await forgetWaiting(tools.db, receiver);
    return null;
  }
  const turn = new Turn(kind.hostOf(found), owner);
  return inTurnOfHost(turn, () => sendHeld(receiver, turn, tools, job));
}

/** Sends to a receiver while no other job does. */
async function sendHeld(
  receiver: ReceiverName,
  turn: Turn,
  tools: DeliveryTools,
  job: Job,
): Promise<number | null> {
  const { db, clock } = tools;
  const { kind, id } = receiver;
  if (!(await hold(db, receiver, job.id))) return spread(patience.receiver);
  let waitMs: number | null = null;
  try {
    // Another job may have switched it off until now.
    const found = await kind.find(db, id, clock());
    if (found === undefined) await forgetWaiting(db, receiver);
    else waitMs = await deliver(receiver, found, turn, tools, job);
    await trimLog(db, receiver);
  } finally {
    await release(db, receiver, job.id);
  }
  return waitMs;
}

const spread = (ms: number) => ms * (1 + Math.random());

/** The turn that a receiver has to be sent to. */
class Turn {
  readonly host: string;
  readonly owner: Owner;
  readonly #until = performance.now() + turnMs;

  constructor(host: string, owner: Owner) {
    this.host = host;
    this.owner = owner;
  }

  /** It ends sooner where another owner waits for the same host. */
  isOver(): boolean {
    const now = performance.now();
    return now > this.#until || hostTurns.isWanted(this.host, this.owner, now);
  }
}

async function inTurnOfHost(
  { host, owner }: Turn,
  work: () => Promise<number | null>,
): Promise<number | null> {
  if (!hostTurns.take(host, owner, performance.now())) return spread(patience.host);
  try {
    return await work();
  } finally {
    hostTurns.release(host, owner);
  }
}

/** Milliseconds after which the receiver has another turn; null where nothing waits for it. */
async function deliver(
  receiver: ReceiverName,
  found: { readonly id: number },
  turn: Turn,
  tools: DeliveryTools,
  job: Job,
): Promise<number | null> {
  const { db } = tools;
  let sent = 0;
  // A receiver that fails is not asked several times at once.
  let atOnce: number | undefined = 1;
  for (;;) {
    job.signal.throwIfAborted();
    const batch = await nextBatch(db, receiver, atOnce);
    if (batch.more) await dropOldest(db, receiver);
    await dropWithout(receiver, batch, tools);
    const { deliveries } = batch;
    if (deliveries.length === 0 && batch.without.length === 0) return null;

    const tries = await tryAll(receiver, found, deliveries, tools);
    job.signal.throwIfAborted();
    const listening = await noteTries(receiver, found, tries, tools, job);
    if (!listening) {
      await forgetWaiting(db, receiver);
      return null;
    }
    atOnce = tries.every(({ outcome }) => outcome?.ok === true) ? undefined : 1;
    sent += tries.length;
    if (sent >= trimmedAfter) {
      await trimLog(db, receiver);
      sent = 0;
    }
    if (turn.isOver()) return 0;
    if (!(await hold(db, receiver, job.id))) return patience.receiver;
    await nextTurn();
  }
}

const tooLarge = `Not sent: the payload is larger than ${largestBody / 1024 / 1024} MB, or is not kept any more`;

class TooLarge extends Hopeless {
  constructor() {
    super(tooLarge);
  }
}

interface Try {
  readonly delivery: WaitingDelivery;
  /** Undefined where the delivery could not be sent. */
  readonly outcome?: Outcome;
  readonly error?: unknown;
}

/** Sends deliveries at once; one that fails does not keep the others from being noted. */
async function tryAll(
  { kind }: ReceiverName,
  found: { readonly id: number },
  deliveries: readonly WaitingDelivery[],
  tools: DeliveryTools,
): Promise<readonly Try[]> {
  return Promise.all(
    deliveries.map(async (delivery): Promise<Try> => {
      try {
        const body = await completeBody(delivery, tools);
        if (body === null) return { delivery, error: new TooLarge() };
        return { delivery, outcome: await kind.send(found, { ...delivery, body }, tools) };
      } catch (error) {
        return { delivery, error };
      }
    }),
  );
}

/**
 * Notes what was sent, and drops what cannot be. True while the receiver listens.
 * @throws whatever failed and may succeed later
 */
async function noteTries(
  receiver: ReceiverName,
  found: { readonly id: number },
  tries: readonly Try[],
  tools: DeliveryTools,
  { attempt }: Job,
): Promise<boolean> {
  const { db, log } = tools;
  const { kind } = receiver;
  const outcomes = tries.flatMap(({ outcome }) => outcome ?? []);
  for (const { ok } of outcomes) countDelivery(ok);
  const listening = await db.transaction(async (db) => {
    for (const { delivery, outcome } of tries) {
      if (outcome !== undefined) await noteSent(db, receiver, delivery.id, outcome);
    }
    return kind.settle(db, found, outcomes, tools);
  });
  const failed = tries.filter(({ outcome }) => outcome === undefined);
  const lost = failed.filter(({ error }) => attempt >= dropsAt || !maySucceedLater(error));
  for (const { delivery, error } of lost) {
    const { id, trigger } = delivery;
    log.error(
      { err: error, receiver: kind.name, of: found.id, delivery: id, trigger },
      'a delivery cannot be sent',
    );
    countDelivery(false);
    await drop(db, receiver, [id], reasonOf(error));
  }
  if (!kind.logged) {
    const done = tries.filter((one) => one.outcome !== undefined || lost.includes(one));
    await deleteUnused(
      db,
      done.map(({ delivery }) => delivery.payload_id),
    );
  }
  const later = failed.find((one) => !lost.includes(one));
  if (later !== undefined && listening) throw later.error;
  return listening;
}

function maySucceedLater(error: unknown): boolean {
  if (error instanceof Hopeless) return false;
  if (!(error instanceof GitFailure)) return true;
  return [GitUnavailable, CallerBusy, GitTimeout].some((kind) => error instanceof kind);
}

function reasonOf(error: unknown): string {
  if (error instanceof TooLarge) return tooLarge;
  return error instanceof GitFailure
    ? 'Not sent: the commits that it tells of cannot be read'
    : 'Not sent: the server failed to make or send it';
}

async function dropWithout(receiver: ReceiverName, { without }: Batch, { db }: DeliveryTools) {
  if (without.length === 0) return;
  await drop(db, receiver, without, tooLarge);
}
