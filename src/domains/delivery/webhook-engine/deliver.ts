import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable } from '#src/database/database.ts';
import { CallerBusy, GitFailure, GitTimeout, GitUnavailable } from '#src/git/errors.ts';
import { givingWay } from '#src/turns/giving-way.ts';
import { countDelivery } from '#src/outbound/delivery-counts.ts';
import { Hopeless, type Job, type WorkerDefinition } from '#src/workers/definition.ts';
import { postponeWhileSilent } from '#src/settings/silent-mode.ts';
import type { WorkOwner } from '#src/workers/owners.ts';
import type { LaneName } from '#src/workers/turns.ts';
import { completeBody } from './complete.ts';
import { type DeliveryJob, enqueueDelivery, chooseWorkerName } from './delivery-job.ts';
import { HostTurns } from './host-turns.ts';
import { receiverKinds } from './kinds.ts';
import {
  type Batch,
  deleteUnused,
  drop,
  dropOldest,
  forgetWaiting,
  hold,
  noteSent,
  type ReceiverName,
  release,
  trimLog,
  WaitingDeliveries,
  type WaitingDelivery,
} from './queue.ts';
import { isQuick } from './quickness.ts';
import type { DeliveryTools, DeliveryOutcome, Receiver } from './receivers.ts';

/** Milliseconds after which another job continues with the queue, so that other receivers get a turn. */
const turnMs = 10_000;

/** Milliseconds until a job asks again when a receiver, host or database is busy. */
const patience = { receiver: 200, host: 500, database: 500 };

/** Attempts of a job: the death of a process is not the fault of its deliveries, which another attempt continues. */
const maxAttempts = 20;

/** The attempt from which on a failing delivery is dropped, so that later ones are sent. */
const dropAfterCount = 5;

/**
 * Deliveries of one job after which it trims the log, and the smaller number at its end; below that, `limitWaiting`
 * trims.
 */
const trimmedAfter = { meanwhile: 200, atEnd: 8 };

/** Receivers for which jobs wait in one lane. */
interface Speed {
  readonly quick: boolean;
  readonly lane: LaneName;
  readonly hosts: HostTurns;
}

const toQuick: Speed = { quick: true, lane: 'deliveries', hosts: new HostTurns() };

/** Slow and unknown receivers have a separate lane and separate host limits, so quick receivers never wait for them. */
const toSlow: Speed = { quick: false, lane: 'slow_deliveries', hosts: new HostTurns() };

export const deliverToReceiver = createWorker(toQuick);
export const deliverToSlowReceiver = createWorker(toSlow);

/**
 * Sends what waits for one receiver, the deliveries about one subject in order, and notes how that went. A delivery is
 * sent a second time only where a process ended, or the database was away for minutes, before it noted that: with the
 * same idempotency key.
 */
function createWorker(speed: Speed): WorkerDefinition<DeliveryJob> {
  return {
    name: chooseWorkerName(speed.quick),
    lane: speed.lane,
    attempts: maxAttempts,
    worksFor: ({ owner }) => owner,
    // A receiver is held for longer (`queue.ts`).
    timeout: 120,

    async run(payload, tools, job) {
      await postponeWhileSilent(tools.db);
      const kind = receiverKinds.find(({ name }) => name === payload.kind);
      if (kind === undefined) {
        throw new Hopeless(`there is no kind of receiver named ${payload.kind}`);
      }
      const receiver = { kind, id: payload.id };
      const next = await sendHeld(receiver, { ...speed, owner: payload.owner }, tools, job);
      if (next === null) return;
      const runAt = new Date(tools.clock().getTime() + next.waitMs);
      await enqueueDelivery(tools, payload, { quick: next.quick, runAt });
    },
  };
}

/** The next job for the queue of a receiver. */
interface Next {
  readonly quick: boolean;
  readonly waitMs: number;
}

interface LaneAndOwner extends Speed {
  readonly owner: WorkOwner;
}

/** Sends to a receiver while no other job does. Null where nothing waits for it. */
async function sendHeld(
  receiver: ReceiverName,
  place: LaneAndOwner,
  tools: DeliveryTools,
  job: Job,
): Promise<Next | null> {
  const { db, clock } = tools;
  const { kind, id } = receiver;
  const { quick } = place;
  if (!(await hold(db, receiver, job.id))) return { quick, waitMs: addJitter(patience.receiver) };
  try {
    const found = await kind.find(db, id, clock());
    if (found === undefined) {
      await forgetWaiting(db, receiver);
      return null;
    }
    if (found.quick !== quick) return { quick: found.quick, waitMs: 0 };
    return await sendInTurn(receiver, found, place, tools, job);
  } finally {
    await release(db, receiver, job.id);
  }
}

const addJitter = (ms: number) => ms * (1 + Math.random());

async function sendInTurn(
  receiver: ReceiverName,
  found: Receiver,
  { quick, hosts, owner }: LaneAndOwner,
  tools: DeliveryTools,
  job: Job,
): Promise<Next | null> {
  const host = receiver.kind.hostOf(found);
  const began = performance.now();
  if (!hosts.take(host, owner, began)) return { quick, waitMs: addJitter(patience.host) };
  try {
    return await deliver(receiver, found, tools, job, () => {
      const now = performance.now();
      // Sooner where another owner waits for the same host.
      return now > began + turnMs || hosts.isWanted(host, owner, now);
    });
  } finally {
    hosts.release(host, owner);
  }
}

async function deliver(
  receiver: ReceiverName,
  found: Receiver,
  tools: DeliveryTools,
  job: Job,
  isOver: () => boolean,
): Promise<Next | null> {
  const { db } = tools;
  let [sent, sinceTrimmed] = [0, 0];
  // A failing receiver gets one request at a time.
  let atOnce: number | undefined = 1;
  const waiting = new WaitingDeliveries(db, receiver);
  try {
    for (;;) {
      job.signal.throwIfAborted();
      const batch = await waiting.next(atOnce);
      if (batch.more && sent === 0) {
        await dropOldest(db, receiver);
        waiting.forget();
      }
      await dropWithout(receiver, batch, tools);
      const { deliveries } = batch;
      if (deliveries.length === 0 && batch.without.length === 0) return null;

      const { tries, isGone, isElsewhere } = await tryAll(receiver, found, deliveries, tools);
      // Recorded even after the job's time limit, because a try without a record is repeated.
      const listening = await noteTries(receiver, found, tries, tools, job);
      job.signal.throwIfAborted();
      if (isGone || !listening) {
        await forgetWaiting(db, receiver);
        return null;
      }
      // The new host has its own turns.
      if (isElsewhere) return { quick: found.quick, waitMs: 0 };
      const outcomes = listOutcomes(tries);
      const failed = outcomes.length < tries.length || outcomes.some(({ ok }) => !ok);
      atOnce = failed ? 1 : undefined;
      sent += tries.length;
      sinceTrimmed += tries.length;
      if (sinceTrimmed >= trimmedAfter.meanwhile) {
        await trimLog(db, receiver);
        sinceTrimmed = 0;
      }
      const quick = isQuick(found, outcomes);
      if (quick !== found.quick || isOver()) return { quick, waitMs: 0 };
      await nextTurn();
      await givingWay.giveWay();
    }
  } finally {
    if (sinceTrimmed > trimmedAfter.atEnd) await trimLog(db, receiver);
  }
}

const listOutcomes = (tries: readonly Try[]) => tries.flatMap(({ outcome }) => outcome ?? []);

const notKept = 'Not sent: the payload is not kept any more';

interface Try {
  readonly delivery: WaitingDelivery;
  /** Undefined where the delivery could not be sent. */
  readonly outcome?: DeliveryOutcome;
  readonly error?: unknown;
}

interface Tries {
  readonly tries: readonly Try[];
  /** True where the receiver accepts no further events. */
  readonly isGone: boolean;
  /** True where the receiver is at another host than before. */
  readonly isElsewhere: boolean;
}

/**
 * Sends deliveries at once; one that fails does not keep the others from being noted. The receiver is read for each of
 * them, when its payload is complete: none goes to an address, or with a secret, that was changed before.
 */
async function tryAll(
  { kind, id }: ReceiverName,
  found: Receiver,
  deliveries: readonly WaitingDelivery[],
  tools: DeliveryTools,
): Promise<Tries> {
  const host = kind.hostOf(found);
  let [isGone, isElsewhere] = [false, false];
  const attempt = async (delivery: WaitingDelivery): Promise<readonly Try[]> => {
    try {
      const body = await completeBody(delivery, tools);
      const receiver = await kind.find(tools.db, id, tools.clock());
      if (receiver === undefined) isGone = true;
      else if (kind.hostOf(receiver) !== host) isElsewhere = true;
      else return [{ delivery, outcome: await kind.send(receiver, { ...delivery, body }, tools) }];
      return [];
    } catch (error) {
      return [{ delivery, error }];
    }
  };
  const tries = (await Promise.all(deliveries.map(attempt))).flat();
  return { tries, isGone, isElsewhere };
}

/**
 * Records sent deliveries, and drops those that cannot be sent. True while the receiver is active.
 * @throws errors of work that may succeed later
 */
async function noteTries(
  receiver: ReceiverName,
  found: Receiver,
  tries: readonly Try[],
  tools: DeliveryTools,
  { attempt, signal }: Job,
): Promise<boolean> {
  const { db, log } = tools;
  const { kind } = receiver;
  const outcomes = listOutcomes(tries);
  for (const { ok } of outcomes) countDelivery(ok);
  const sent = tries.flatMap(({ delivery: { id }, outcome }) =>
    outcome === undefined ? [] : { id, outcome },
  );
  const note = () =>
    db.transaction(async (db) => {
      await noteSent(db, receiver, sent);
      return kind.settle(db, found, outcomes, tools);
    });
  const listening = await onceThere(note, signal);
  const failed = tries.filter(({ outcome }) => outcome === undefined);
  const lost = failed.filter(({ error }) => attempt >= dropAfterCount || !maySucceedLater(error));
  for (const { delivery, error } of lost) {
    const { id, trigger } = delivery;
    log.error(
      {
        event: 'webhook_delivery_failed',
        err: error,
        receiver: kind.name,
        of: found.id,
        delivery: id,
        trigger,
      },
      'failed to send a webhook delivery',
    );
    countDelivery(false);
    await drop(db, receiver, [id], describeReason(error));
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

/** Repeats work while the database is unavailable, within the time limit of the job. */
async function onceThere<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !(error instanceof DatabaseUnavailable)) throw error;
      await delay(patience.database, undefined, { ref: false });
    }
  }
}

function maySucceedLater(error: unknown): boolean {
  if (error instanceof Hopeless) return false;
  if (!(error instanceof GitFailure)) return true;
  return [GitUnavailable, CallerBusy, GitTimeout].some((kind) => error instanceof kind);
}

function describeReason(error: unknown): string {
  return error instanceof GitFailure
    ? 'Not sent: the commits that it tells of cannot be read'
    : 'Not sent: the server failed to make or send it';
}

async function dropWithout(receiver: ReceiverName, { without }: Batch, { db }: DeliveryTools) {
  if (without.length === 0) return;
  await drop(db, receiver, without, notKept);
}
