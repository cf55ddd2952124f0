import type { Database } from '../../database/database.ts';
import { insertReturning, isUniqueViolation } from '../../database/dialect.ts';
import { BadRequest } from '../../errors.ts';

type UsageType = 'auth' | 'signing' | 'auth_and_signing';

export interface SshKeyRow {
  readonly id: number;
  readonly user_id: number;
  readonly title: string;
  /** First word of the key as text, and the second one. */
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

type NewSshKey = Omit<SshKeyRow, 'id' | 'created_at' | 'updated_at'>;

/** @throws BadRequest when somebody has the key already */
export async function insertSshKey(db: Database, key: NewSshKey, now: string): Promise<SshKeyRow> {
  try {
    const row = { ...key, created_at: now, updated_at: now };
    return await insertReturning<SshKeyRow>(db, 'ssh_keys', row);
  } catch (error) {
    if (!isUniqueViolation(error, 'fingerprint_sha256')) throw error;
    throw new BadRequest({ fingerprint: ['has already been taken'] });
  }
}
