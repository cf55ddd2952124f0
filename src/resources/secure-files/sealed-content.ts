import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { derive } from '../../database/sealing.ts';

const nonceLength = 12;
const tagLength = 16;

/** Each file has a key of its own, which nobody finds who has the storage and the database but not the secret. */
const keyOf = (db: Database, salt: string) =>
  Buffer.from(derive(db, salt, 'keys of secure files'), 'hex');

export function sealContent(db: Database, content: Buffer, salt: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(db, salt), nonce);
  const sealed = [cipher.update(content), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/** Throws when the bytes are not those that were sealed, or were sealed with another secret. */
export function unsealContent(db: Database, sealed: Buffer, salt: string): Buffer {
  const nonce = sealed.subarray(0, nonceLength);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(db, salt), nonce, {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  const content = decipher.update(sealed.subarray(nonceLength + tagLength));
  return Buffer.concat([content, decipher.final()]);
}
