import { createHash, createPublicKey } from 'node:crypto';
import { countBits, MalformedKey, WireReader } from './wire-format.ts';

export const keyFamilies = ['rsa', 'dsa', 'ecdsa', 'ed25519', 'ecdsa_sk', 'ed25519_sk'] as const;
/** Families of keys; the settings of the instance restrict all keys of a family. */
export type KeyFamily = (typeof keyFamilies)[number];

export interface PublicKey {
  /** `ssh-ed25519` and the like: the first word of the text. */
  readonly type: string;
  readonly family: KeyFamily;
  /** Size of the modulus, or of the field of the curve. */
  readonly bits: number;
  /** The key in base64: the second word. */
  readonly content: string;
  /** The rest of the line. */
  readonly comment: string;
  /** MD5 in pairs of hexadecimal digits joined with colons. */
  readonly fingerprint: string;
  /** SHA-256 in base64 without padding. */
  readonly fingerprintSha256: string;
}

interface KeyType {
  readonly family: KeyFamily;
  /** Reads the fields after the type, validates the key, and returns its size in bits. */
  readonly read: (fields: WireReader) => number;
}

const types: Readonly<Record<string, KeyType>> = {
  'ssh-rsa': { family: 'rsa', read: readRsa },
  'ssh-dss': { family: 'dsa', read: readDsa },
  'ecdsa-sha2-nistp256': { family: 'ecdsa', read: (fields) => readCurve(fields, 'nistp256') },
  'ecdsa-sha2-nistp384': { family: 'ecdsa', read: (fields) => readCurve(fields, 'nistp384') },
  'ecdsa-sha2-nistp521': { family: 'ecdsa', read: (fields) => readCurve(fields, 'nistp521') },
  'ssh-ed25519': { family: 'ed25519', read: readEd25519 },
  'sk-ecdsa-sha2-nistp256@openssh.com': {
    family: 'ecdsa_sk',
    read: (fields) => readSecurityKey(fields, (fields) => readCurve(fields, 'nistp256')),
  },
  'sk-ssh-ed25519@openssh.com': {
    family: 'ed25519_sk',
    read: (fields) => readSecurityKey(fields, readEd25519),
  },
};

/** The key in a line of an `authorized_keys` file without options; null for an invalid line. */
export function parsePublicKey(text: string): PublicKey | null {
  const [type = '', content = '', ...comment] = text.trim().split(/[ \t]+/);
  const known = Object.hasOwn(types, type) ? types[type] : undefined;
  if (known === undefined || /[\r\n]/.test(text.trim())) return null;
  const bytes = Buffer.from(content, 'base64');
  // Node ignores characters outside base64, so only text that it would write itself is accepted.
  if (bytes.toString('base64') !== content) return null;
  try {
    const fields = new WireReader(bytes);
    if (fields.text() !== type) return null;
    const bits = known.read(fields);
    fields.end();
    const { family } = known;
    return {
      type,
      family,
      bits,
      content,
      comment: comment.join(' '),
      ...computeFingerprints(bytes),
    };
  } catch (error) {
    if (error instanceof MalformedKey) return null;
    throw error;
  }
}

function computeFingerprints(bytes: Buffer): Pick<PublicKey, 'fingerprint' | 'fingerprintSha256'> {
  const md5 = createHash('md5').update(bytes).digest('hex');
  const sha256 = createHash('sha256').update(bytes).digest('base64');
  return {
    fingerprint: md5.replaceAll(/(..)(?!$)/g, '$1:'),
    fingerprintSha256: sha256.replace('=', ''),
  };
}

/** Larger keys make a single signature check slow. */
const maxModulusBits = 16_384;
/** Smaller keys are breakable. */
const minModulusBits = 1024;

function readRsa(fields: WireReader): number {
  const exponent = fields.positive();
  const modulus = fields.positive();
  const bits = countBits(modulus);
  const odd = [exponent, modulus].every((number) => ((number.at(-1) ?? 0) & 1) === 1);
  const one = exponent.length === 1 && exponent[0] === 1;
  if (!odd || one || exponent.length > 8 || bits < minModulusBits || bits > maxModulusBits) {
    throw new MalformedKey('the size of the key is unusable');
  }
  return bits;
}

function readDsa(fields: WireReader): number {
  const [p, q, g, y] = [
    fields.positive(),
    fields.positive(),
    fields.positive(),
    fields.positive(),
  ].map((number) => BigInt(`0x${number.toString('hex')}`)) as [bigint, bigint, bigint, bigint];
  const bits = p.toString(2).length;
  const isInField = (number: bigint) => number > 1n && number < p;
  if (bits < minModulusBits || bits > 3072 || q >= p || (p - 1n) % q !== 0n) {
    throw new MalformedKey('the group of the key is unusable');
  }
  if (!isInField(g) || !isInField(y))
    throw new MalformedKey('the key does not belong to its group');
  return bits;
}

const curves = {
  nistp256: { name: 'P-256', bits: 256 },
  nistp384: { name: 'P-384', bits: 384 },
  nistp521: { name: 'P-521', bits: 521 },
} as const;

function readCurve(fields: WireReader, curve: keyof typeof curves): number {
  const { name, bits } = curves[curve];
  if (fields.text() !== curve) throw new MalformedKey('the curve does not match the key type');
  const point = fields.field();
  const size = Math.ceil(bits / 8);
  if (point.length !== 1 + 2 * size || point[0] !== 4) {
    throw new MalformedKey('the point is compressed');
  }
  const [x, y] = [point.subarray(1, 1 + size), point.subarray(1 + size)];
  const key = { kty: 'EC', crv: name, x: x.toString('base64url'), y: y.toString('base64url') };
  try {
    createPublicKey({ key, format: 'jwk' });
  } catch {
    throw new MalformedKey('the point is not on the curve');
  }
  return bits;
}

function readEd25519(fields: WireReader): number {
  if (fields.field().length !== 32) throw new MalformedKey('the length of the point is wrong');
  return 256;
}

/** Such keys name the application that they are for behind the point. */
function readSecurityKey(fields: WireReader, read: (fields: WireReader) => number): number {
  const bits = read(fields);
  if (fields.text() === '') throw new MalformedKey('the application of the security key is empty');
  return bits;
}
