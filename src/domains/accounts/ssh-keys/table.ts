import type { Database } from '#src/database/database.ts';
import { insertReturning, isUniqueViolation } from '#src/database/dialect.ts';
import { BadRequest } from '#src/errors.ts';

type UsageType = 'auth' | 'signing' | 'auth_and_signing';

export interface SshKeyRow {
  readonly id: number;
  readonly user_id: number;
  readonly title: string;
  /** First word of the key as text, and second word. */
  readonly type: string;
  readonly content: string;
  readonly comment: string;
  readonly usage_type: UsageType;
  /** MD5 with colons. */
  readonly fingerprint: string;
  /** Base64 without padding; unique. */
  readonly fingerprint_sha256: string;
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const createTakenError = () => new BadRequest({ fingerprint: ['has already been taken'] });

type NewSshKey = Omit<SshKeyRow, 'id' | 'created_at' | 'updated_at'>;

/**
 * Locks fingerprints until the end of the transaction: user keys and deploy keys are in two tables, so no unique index
 * covers both.
 */
export async function holdFingerprints(db: Database): Promise<void> {
  await db('application_settings').forUpdate().first('id');
}

/** @throws BadRequest when somebody has the key already, or projects have it as a deploy key */
export async function insertSshKey(db: Database, key: NewSshKey, now: string): Promise<SshKeyRow> {
  // A key identifies either a user or a machine.
  const { fingerprint_sha256 } = key;
  await holdFingerprints(db);
  const ofMachine = await db('deploy_keys').where({ fingerprint_sha256 }).first('id');
  if (ofMachine !== undefined) throw createTakenError();
  try {
    const row = { ...key, created_at: now, updated_at: now };
    return await insertReturning<SshKeyRow>(db, 'ssh_keys', row);
  } catch (error) {
    if (!isUniqueViolation(error, 'fingerprint_sha256')) throw error;
    throw createTakenError();
  }
}
