import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { derive } from '#src/database/sealing.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** Each file has its own key, which storage and database do not reveal without the instance secret. */
const deriveKey = (db: Database, salt: string) =>
  Buffer.from(derive(db, salt, 'keys of secure files'), 'hex');

export function sealContent(db: Database, content: Buffer, salt: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(db, salt), nonce);
  const sealed = [cipher.update(content), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/** Throws if the bytes were changed, or were sealed with another secret. */
export function unsealContent(db: Database, sealed: Buffer, salt: string): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(db, salt), nonce, {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const content = decipher.update(sealed.subarray(nonceBytes + tagBytes));
  return Buffer.concat([content, decipher.final()]);
}
