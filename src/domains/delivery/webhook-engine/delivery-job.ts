import type { Database } from '#src/database/database.ts';
import type { Workers } from '#src/workers/definition.ts';
import type { WorkOwner } from '#src/workers/owners.ts';

/** The job of a receiver with waiting deliveries. */
export interface DeliveryJob {
  /** The name of the kind of receiver. */
  readonly kind: string;
  readonly id: number;
  readonly owner: WorkOwner;
}

/** The worker that sends to quick receivers, or to slow ones. */
export const chooseWorkerName = (quick: boolean): string =>
  quick ? 'deliver_to_receiver' : 'deliver_to_slow_receiver';

/** Queues the delivery job of each receiver: see `enqueueDelivery`. */
export async function enqueueDeliveries(
  { db, workers }: { readonly db: Database; readonly workers: Workers },
  receivers: readonly (Omit<DeliveryJob, 'owner'> & { readonly quick: boolean })[],
  owner: WorkOwner,
): Promise<void> {
  for (const quick of [true, false]) {
    const jobs = receivers
      .filter((receiver) => receiver.quick === quick)
      .map(({ kind, id }) => ({ payload: { kind, id, owner }, key: `${kind} ${id}` }));
    if (jobs.length > 0) await workers.enqueueAll(db, chooseWorkerName(quick), jobs);
  }
}

/**
 * Enqueues a job that sends the waiting deliveries of a receiver, under the receiver's key: at most one job per
 * receiver waits.
 */
export async function enqueueDelivery(
  { db, workers }: { readonly db: Database; readonly workers: Workers },
  { kind, id, owner }: DeliveryJob,
  { quick, runAt }: { readonly quick: boolean; readonly runAt?: Date },
): Promise<void> {
  await workers.enqueue<DeliveryJob>(
    db,
    chooseWorkerName(quick),
    { kind, id, owner },
    { key: `${kind} ${id}`, ...(runAt !== undefined && { runAt }) },
  );
}
