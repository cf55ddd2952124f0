import { randomUUID } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import type { Workers } from '#src/workers/definition.ts';
import { deliverMail } from './deliver.ts';
import type { Mail } from './message.ts';
import { sealMail } from './queued.ts';

/** Puts a mail into the outbox, within the transaction of `db`: it is sent if and when that commits. */
export async function enqueueMail(
  db: Database,
  workers: Pick<Workers, 'enqueue'>,
  mail: Mail,
  now: Date,
): Promise<void> {
  await workers.enqueue(db, deliverMail, sealMail(db, mail, randomUUID(), now));
}
