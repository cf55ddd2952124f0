import { createHash } from 'node:crypto';
import { readArmor } from './armor.ts';
import { readPackets } from './packets.ts';

const signatureTag = 2;
const publicKeyTag = 6;
const userId = 13;

/**
 * Tags of the packets in an exported public key. Trust, marker and padding packets are ignored; secret keys are not
 * allowed.
 */
const allowed: ReadonlySet<number> = new Set([
  signatureTag,
  publicKeyTag,
  10,
  12,
  userId,
  14,
  17,
  21,
]);

/**
 * The fingerprint, in small hexadecimal digits, of the one key in an armored block; null when the text is no such
 * block. Whether the signatures in it hold is asked when something is verified with the key.
 */
export function parseFingerprint(text: string): string | null {
  const bytes = readArmor(text);
  const packets = bytes === null ? null : readPackets(bytes);
  if (packets === null) return null;
  const [key] = packets;
  if (
    key === undefined ||
    key.tag !== publicKeyTag ||
    !packets.every(({ tag }) => allowed.has(tag))
  ) {
    return null;
  }
  const tags = packets.map(({ tag }) => tag);
  // A second primary key would belong to another person; a key without a bound user id has no owner.
  const whole = tags.filter((tag) => tag === publicKeyTag).length === 1 && isBound(tags);
  return whole ? computeFingerprint(key.body) : null;
}

const isBound = (tags: readonly number[]) => tags.includes(userId) && tags.includes(signatureTag);

/**
 * Computes the fingerprint as the version of the key requires. Keys before version 4 are too weak to identify anyone.
 */
export function computeFingerprint(body: Buffer): string | null {
  const version = body[0];
  // Version, creation time, algorithm, and at least one byte of the key.
  if (body.length < 8) return null;
  if (version === 4 && body.length <= 0xffff) return digest('sha1', 0x99, 2, body);
  if (version === 5) return digest('sha256', 0x9a, 4, body);
  if (version === 6) return digest('sha256', 0x9b, 4, body);
  return null;
}

function digest(algorithm: string, mark: number, lengthSize: number, body: Buffer): string {
  const prefix = Buffer.alloc(1 + lengthSize);
  prefix[0] = mark;
  prefix.writeUIntBE(body.length, 1, lengthSize);
  return createHash(algorithm).update(prefix).update(body).digest('hex');
}
