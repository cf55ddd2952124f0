import { GenerationalCache } from '#src/database/bounded-cache.ts';
import type { Database } from '#src/database/database.ts';
import { dropOldest, type ReceiverName, trimLog } from './queue.ts';

interface Given {
  readonly rows: number;
  readonly bytes: number;
}

/** Queued deliveries, and their bytes, after which a process checks the queue of a receiver. */
const looksAfter: Given = { rows: 250, bytes: 5 * 1024 * 1024 };

/** Deliveries that this process has queued for a receiver since its last check. */
const given = new GenerationalCache<string, Given>(10_000);

/**
 * Keeps the queue and the log of a receiver within their bounds, even if nothing is sent to it. Callers run it after
 * each queued delivery; it reads the rows now and then.
 */
export async function limitWaiting(
  db: Database,
  receiver: ReceiverName,
  ofDelivery: number,
): Promise<void> {
  const name = `${receiver.kind.name} ${receiver.id}`;
  const before = given.get(name) ?? { rows: 0, bytes: 0 };
  const after = { rows: before.rows + 1, bytes: before.bytes + ofDelivery };
  if (after.rows < looksAfter.rows && after.bytes < looksAfter.bytes) {
    given.set(name, after);
    return;
  }
  given.delete(name);
  await dropOldest(db, receiver);
  await trimLog(db, receiver);
}
