import { createPublicKey, generateKeyPair, hash } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '#src/database/database.ts';
import { seal, unseal } from '#src/database/sealing.ts';

/** The key that signs tokens for an external registry, whose operator gave it the public part. */
export interface RegistryKey {
  readonly kid: string;
  readonly publicKey: { readonly n: string; readonly e: string };
  /** Private key in PEM. */
  readonly pkcs8: string;
  readonly createdAt: string;
}

interface KeyRow {
  readonly kid: string;
  readonly public_key: RegistryKey['publicKey'];
  /** Sealed. */
  readonly private_key: string;
  readonly created_at: string;
}

const formatSealPurpose = (kid: string) => `registry_signing_keys.private_key:${kid}`;

/** The key of the instance, made with the first need of it. It stays: a registry learns of another by its operator alone. */
export async function ensureRegistryKey(db: Database, now: Date): Promise<RegistryKey> {
  for (;;) {
    const row = await db<KeyRow>('registry_signing_keys').first<KeyRow | undefined>();
    if (row === undefined) {
      await insertKey(db, now);
      continue;
    }
    const { kid, public_key, private_key, created_at } = row;
    const pkcs8 = unseal(db, private_key, formatSealPurpose(kid));
    return { kid, publicKey: public_key, pkcs8, createdAt: created_at };
  }
}

const makePair = promisify(generateKeyPair);

/** Does nothing when another process has made it. */
async function insertKey(db: Database, now: Date): Promise<void> {
  const { publicKey, privateKey } = await makePair('rsa', { modulusLength: 2_048 });
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const kid = computeKeyFingerprint({ n, e });
  await db('registry_signing_keys')
    .insert({
      number: 1,
      kid,
      public_key: { n, e },
      private_key: seal(db, pkcs8, formatSealPurpose(kid)),
      created_at: now.toISOString(),
    })
    .onConflict('number')
    .ignore();
}

/** The public key as DER, in the form that certificates have it. */
export function encodePublicKeyDer({ n, e }: RegistryKey['publicKey']): Buffer {
  const key = createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' });
  return key.export({ type: 'spki', format: 'der' });
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The key id by which Distribution 2.8 finds its certificate: 240 bits of a digest, in twelve groups of Base32. */
export function computeKeyFingerprint(publicKey: RegistryKey['publicKey']): string {
  const bits = [...hash('sha256', encodePublicKeyDer(publicKey), 'buffer').subarray(0, 30)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const text = bits.replaceAll(/.{5}/g, (five) => letters.charAt(Number.parseInt(five, 2)));
  return text.replaceAll(/.{4}(?=.)/g, '$&:');
}

/** The keys as Distribution 3 reads them: there a token's key has whatever name the file gives it. */
export const formatKeySet = ({ kid, publicKey }: RegistryKey) => ({
  keys: [{ kty: 'RSA', kid, use: 'sig', alg: 'RS256', ...publicKey }],
});
