import {
  createCipheriv,
  createHmac,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { GenerationalCache } from './bounded-cache.ts';
import type { Database } from './database.ts';
import { execution } from './execution.ts';

/**
 * Secrets that the API shows again are encrypted (AES-256-GCM) with the secret of the instance, which is not in the
 * database: a copy of the database reveals none of them. Secrets that are never shown again are stored as a digest
 * instead.
 */
const mark = 'v1.';
const nonceBytes = 12;
const tagBytes = 16;

/** Maximum number of decrypted texts in the memory of a process: decryption takes longer than presenting a row. */
const cacheSize = 10_000;

interface Seal {
  readonly key: KeyObject;
  readonly derivation: KeyObject;
  readonly opened: GenerationalCache<string, string>;
}

/** The seals by the URL of the database, so that all connections and transactions of the process share one. */
const seals = new Map<string, Seal>();

/** Sets the secret that encrypts texts in this database. Call it before the first encrypted text is written or read. */
export function useInstanceSecret(db: Database, secret: string): void {
  const deriveKey = (use: string) =>
    createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', use, 32)));
  seals.set(db[execution].url, {
    key: deriveKey('sealed columns'),
    derivation: deriveKey('derived texts'),
    opened: new GenerationalCache(cacheSize),
  });
}

export function hasInstanceSecret(db: Database): boolean {
  return seals.has(db[execution].url);
}

/**
 * Deterministic digest of a text in 64 hexadecimal digits: without the secret of the instance neither can be computed
 * from the other. `use` separates digests of different purposes.
 */
export function derive(db: Database, text: string, use: string): string {
  return createHmac('sha256', getSeal(db).derivation).update(`${use}\0${text}`).digest('hex');
}

/**
 * Encrypts a text for one location, such as `groups.runners_token:12`. A database writer without the secret cannot move
 * it: it does not decrypt elsewhere. About 80 characters for a token.
 */
export function seal(db: Database, text: string, place: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', getSeal(db).key, nonce);
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return mark + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text that was sealed for this place. Throws when it was not, or with another secret. */
export function unseal(db: Database, sealed: string, place: string): string {
  const { key, opened } = getSeal(db);
  const cached = `${place} ${sealed}`;
  const known = opened.get(cached);
  if (known !== undefined) return known;
  const text = open(key, sealed, place);
  opened.set(cached, text);
  return text;
}

/** Decrypts a large text that is seldom requested, without caching it. */
export function openOnce(db: Database, sealed: string, place: string): string {
  return open(getSeal(db).key, sealed, place);
}

/** Tells whether a text is sealed, if no other text of the column begins with the mark. */
export const isSealed = (text: string): boolean => text.startsWith(mark);

function open(key: KeyObject, sealed: string, place: string): string {
  if (!isSealed(sealed)) throw new Error(`what is stored for ${place} is not sealed`);
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(tag);
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch (error) {
    throw new Error(`what is stored for ${place} was sealed with another secret`, { cause: error });
  }
}

function getSeal(db: Database): Seal {
  const found = seals.get(db[execution].url);
  if (found === undefined) throw new Error('the secret of the instance is missing');
  return found;
}
