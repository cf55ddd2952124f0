import type { Database } from '#src/database/database.ts';
import { insertReturning, isUniqueViolation } from '#src/database/dialect.ts';
import { audit, toAuditedUser, type Doing } from '#src/domain-events/audited.ts';
import { BadRequest } from '#src/errors.ts';
import { blank, describeTooLong } from '#src/text/text-errors.ts';
import { requireRoom } from '#src/domains/core/projects/held-owner.ts';
import { announceCredential } from '#src/domains/core/users/announce-credential.ts';
import { lockExistingUser } from '#src/domains/core/users/table.ts';
import { parseFingerprint } from './public-key.ts';

export interface GpgKeyRow {
  readonly id: number;
  readonly user_id: number;
  /** The armored block as it was given. */
  readonly key: string;
  /** Fingerprint of the primary key, in small hexadecimal digits; unique. */
  readonly fingerprint: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Letters. A key with hundreds of certifications by others has as many. */
const maxKeyChars = 65_536;
/** Limit for one user. */
const maxKeys = 100;

/**
 * Adds a key to the account of a user.
 * @throws NotFound when there is no such user
 * @throws BadRequest when it is no public key, or anybody's already
 */
export async function addGpgKey(
  db: Database,
  userId: number,
  text: string,
  doing: Doing,
): Promise<GpgKeyRow> {
  const { now } = doing;
  const key = text.trim();
  const fingerprint = key.length > maxKeyChars ? null : parseFingerprint(key);
  try {
    return await db.transaction(async (db) => {
      const user = await lockExistingUser(db, userId);
      if (key === '') throw new BadRequest({ key: [blank] });
      if (key.length > maxKeyChars) throw new BadRequest({ key: [describeTooLong(maxKeyChars)] });
      if (fingerprint === null) throw new BadRequest({ key: ['is invalid'] });
      await requireRoom(db('gpg_keys').where('user_id', user.id), maxKeys, 'GPG keys');
      const times = { created_at: now, updated_at: now };
      const columns = { user_id: user.id, key, fingerprint, ...times };
      const row = await insertReturning<GpgKeyRow>(db, 'gpg_keys', columns);
      await audit(db, toAuditedUser(user), { add: 'gpg_key' }, doing, toAuditedGpgKey(row));
      await announceCredential(db, { user, kind: 'gpg_key', name: fingerprint }, doing);
      return row;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'fingerprint')) throw error;
    throw new BadRequest({ key: ['has already been taken'] });
  }
}

export const toAuditedGpgKey = ({ id, fingerprint }: GpgKeyRow) => ({
  type: 'GpgKey',
  id,
  details: fingerprint,
});
