import { randomUUID } from 'node:crypto';
import { connect } from '#src/database/database.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';

const rowsAtOnce = 50;

/** Lets so many events wait for each of these hooks, as if nobody had sent any; no server may run meanwhile. */
export async function fillQueue(
  databaseUrl: string,
  { hooks, events, body }: { hooks: readonly number[]; events: number; body: string },
): Promise<void> {
  const db = await connect(databaseUrl);
  const created_at = new Date().toISOString();
  const bytes = Buffer.byteLength(body);
  const numbers = Array.from({ length: events }, (_, event) => event);
  for (const batch of splitIntoBatches(numbers, rowsAtOnce)) {
    const stored = await db('delivery_payloads')
      .insert(batch.map(() => ({ body, bytes, created_at })))
      .returning<{ id: number }[]>('id');
    for (const hook_id of hooks) {
      const rows = batch.map((event, at) => ({
        ...{ hook_id, payload_id: stored[at]?.id, bytes, created_at, state: 'waiting' },
        ...{ trigger: 'issues_events', header: 'Issue Hook', subject: `issue ${event}` },
        ...{ event_uuid: randomUUID(), idempotency_key: randomUUID() },
      }));
      await db('deliveries').insert(rows);
    }
  }
  for (const id of hooks) {
    // A server that was ended may have left it.
    await db('worker_jobs')
      .insert({
        ...{ worker: 'deliver_to_receiver', key: `hook ${id}`, lane: 'deliveries', owner: 'a' },
        ...{ payload: { kind: 'hook', id, owner: 'a' }, state: 'queued', run_at: created_at },
        ...{ attempts: 0, max_attempts: 5, retry_delay: 5 },
      })
      .onConflict()
      .ignore();
  }
  await db.close();
}
