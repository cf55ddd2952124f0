import type { Database } from '#src/database/database.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import type { Mail } from './message.ts';

/**
 * Mail in the form of a job. It is encrypted, because its links open accounts: a reader of the database must not see
 * them.
 */
export interface QueuedMail {
  readonly id: string;
  readonly kind: string;
  /** ISO 8601. */
  readonly created_at: string;
  readonly sealed: string;
}

const formatSealPurpose = (id: string) => `mail:${id}`;

export function sealMail(db: Database, mail: Mail, id: string, now: Date): QueuedMail {
  return {
    id,
    kind: mail.kind,
    created_at: now.toISOString(),
    sealed: seal(db, JSON.stringify(mail), formatSealPurpose(id)),
  };
}

export function openMail(db: Database, { id, sealed }: QueuedMail): Mail {
  return JSON.parse(unseal(db, sealed, formatSealPurpose(id))) as Mail;
}
