import { randomBytes } from 'node:crypto';
import { exportJWK, exportPKCS8, generateKeyPair } from 'jose';
import type { OauthKey } from '#generated/oauth/types.ts';
import type { Database } from '#src/database/database.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import { dayMs, daySeconds, hourSeconds } from '#src/units.ts';

/** Seconds that an id token is valid. */
export const idTokenSeconds = hourSeconds;

/** Maximum validity of a job's token in seconds: a job runs for at most a month. */
export const maxJobTokenSeconds = 31 * daySeconds;

/** Milliseconds that a key signs. */
const signingMs = 90 * dayMs;
/** Milliseconds that a key is published before it signs: clients ask for the keys once a day or oftener. */
const publishedBeforeMs = 2 * dayMs;

interface KeyRow {
  readonly id: number;
  /** 1 for the first key. */
  readonly number: number;
  readonly kid: string;
  readonly public_key: Pick<OauthKey, 'n' | 'e'>;
  /** Sealed. */
  readonly private_key: string;
  readonly signs_from: string;
}

const formatSealPurpose = (kid: string) => `oauth_signing_keys.private_key:${kid}`;

/** All keys, the first of which is created on first use; the newest may not sign yet. */
async function loadKeys(db: Database, now: Date): Promise<readonly KeyRow[]> {
  const known = await db<KeyRow>('oauth_signing_keys').orderBy('number');
  if (known.length > 0) return known;
  await insertKey(db, 1, now, now);
  return db<KeyRow>('oauth_signing_keys').orderBy('number');
}

/** Does nothing when another process has made the key of this number. */
async function insertKey(db: Database, number: number, now: Date, from: Date): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const { n = '', e = '' } = await exportJWK(publicKey);
  const kid = randomBytes(16).toString('hex');
  await db('oauth_signing_keys')
    .insert({
      number,
      kid,
      public_key: { n, e },
      private_key: seal(db, await exportPKCS8(privateKey), formatSealPurpose(kid)),
      created_at: now.toISOString(),
      signs_from: from.toISOString(),
    })
    .onConflict('number')
    .ignore();
}

/** Public keys of id tokens that are valid now, or that will sign soon. */
export async function loadPublishedKeys(db: Database, now: Date): Promise<OauthKey[]> {
  return (await loadKeys(db, now)).map(({ kid, public_key: { n, e } }) => ({
    kty: 'RSA',
    kid,
    use: 'sig',
    alg: 'RS256',
    n,
    e,
  }));
}

/** The key that signs now. */
export async function ensureSigningKey(db: Database, now: Date) {
  const keys = await loadKeys(db, now);
  const at = now.toISOString();
  const key = keys.findLast(({ signs_from }) => signs_from <= at) ?? keys[0];
  if (key === undefined) throw new Error('there is no key that signs id tokens');
  return { kid: key.kid, pkcs8: unseal(db, key.private_key, formatSealPurpose(key.kid)) };
}

/**
 * Creates the next key early enough for clients to load it before it signs, and deletes keys whose last token has
 * expired. Does nothing on an instance that never signed a token.
 */
export async function rotateKeys(db: Database, now: Date): Promise<void> {
  const keys = await db<KeyRow>('oauth_signing_keys').orderBy('number');
  const last = keys.at(-1);
  if (last === undefined) return;
  if (Date.parse(last.signs_from) + signingMs - publishedBeforeMs <= now.getTime()) {
    await insertKey(db, last.number + 1, now, new Date(now.getTime() + publishedBeforeMs));
  }
  // An hour more, for clocks that are behind.
  const settled = now.getTime() - (maxJobTokenSeconds + hourSeconds) * 1_000;
  const over = keys.filter((_, index) => {
    const next = keys[index + 1];
    return next !== undefined && Date.parse(next.signs_from) <= settled;
  });
  for (const { id } of over) await db('oauth_signing_keys').where({ id }).delete();
}
