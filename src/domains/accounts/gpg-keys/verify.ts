import { constants, createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { Packet } from './packets.ts';
import type { PgpSignature } from './signature.ts';

/** A public key of version 4. */
export interface KeyMaterial {
  readonly algorithm: number;
  /** The numbers of the key, which follow the algorithm in its packet. */
  readonly numbers: Buffer;
}

/** Hash algorithms without known collisions; MD5, SHA-1 and RIPEMD-160 are not among them. */
const hashes: Readonly<Record<number, string>> = {
  8: 'sha256',
  9: 'sha384',
  10: 'sha512',
  11: 'sha224',
};

/** SHA-1 is accepted only for statements of a key about itself that restrict it. */
const sha1Id = 2;

/** Tells whether the hash of a signature can be forged. */
export const isWeak = ({ hashAlgorithm }: PgpSignature): boolean => hashAlgorithm === sha1Id;

const curves: Readonly<Record<string, { readonly name: string; readonly bytes: number }>> = {
  '2a8648ce3d030107': { name: 'P-256', bytes: 32 },
  '2b81040022': { name: 'P-384', bytes: 48 },
  '2b81040023': { name: 'P-521', bytes: 66 },
};
const ed25519 = '2b06010401da470f01';

/** Tells whether a key signed this content; weak signatures do not count. */
export function verifyContent(signature: PgpSignature, key: KeyMaterial, content: Buffer): boolean {
  return signature.type === 0 && !isWeak(signature) && isValid(signature, key, content);
}

/** Tells whether a key signed these packets of a key block, in this order; weak signatures count, too. */
export function verifyKeySignature(
  signature: PgpSignature,
  key: KeyMaterial,
  about: readonly Packet[],
): boolean {
  const content = about.map(({ tag, body }) => Buffer.concat([createHead(tag, body), body]));
  return isValid(signature, key, Buffer.concat(content));
}

/** The bytes before a packet where it is signed: keys, names and pictures each have their own. */
function createHead(tag: number, body: Buffer): Buffer {
  const mark = tag === 13 ? 0xb4 : tag === 17 ? 0xd1 : 0x99;
  const head = Buffer.alloc(mark === 0x99 ? 3 : 5);
  head[0] = mark;
  head.writeUIntBE(body.length, 1, head.length - 1);
  return head;
}

function isValid(signature: PgpSignature, key: KeyMaterial, content: Buffer): boolean {
  const hash = isWeak(signature) ? 'sha1' : hashes[signature.hashAlgorithm];
  if (hash === undefined) return false;
  const end = Buffer.from([4, 0xff, 0, 0, 0, 0]);
  end.writeUInt32BE(signature.hashed.length, 2);
  const signed = Buffer.concat([content, signature.hashed, end]);
  try {
    return check(signature, key, hash, signed);
  } catch {
    // Numbers that are no key, or no signature, of their kind.
    return false;
  }
}

function check(
  { keyAlgorithm, numbers }: PgpSignature,
  key: KeyMaterial,
  hash: string,
  signed: Buffer,
): boolean {
  if (keyAlgorithm !== key.algorithm) return false;
  switch (keyAlgorithm) {
    case 1:
    case 3:
      return checkRsa(key, hash, signed, numbers);
    case 19:
      return checkEcdsa(key, hash, signed, numbers);
    case 22: {
      const [curve, point] = readCurvePoint(key.numbers);
      if (curve !== ed25519 || point?.length !== 33 || point[0] !== 0x40) return false;
      const parts = readNumbers(numbers, 2).map((part) => padNumber(part, 32));
      return checkEd25519(point.subarray(1), hash, signed, Buffer.concat(parts));
    }
    case 27:
      return checkEd25519(key.numbers.subarray(0, 32), hash, signed, numbers.subarray(0, 64));
    default:
      return false;
  }
}

/**
 * The cost of a check grows with the length of the exponent and the square of that of the modulus; real keys have
 * limited lengths.
 */
function isPriced(n: Buffer, e: Buffer): boolean {
  const odd = [n, e].every((number) => ((number.at(-1) ?? 0) & 1) === 1);
  return odd && n.length <= 1_024 && (e.length <= 4 || (e.length === 5 && e[0] === 1));
}

function checkRsa(key: KeyMaterial, hash: string, signed: Buffer, numbers: Buffer): boolean {
  const [n = Buffer.alloc(0), e = Buffer.alloc(0)] = readNumbers(key.numbers, 2);
  const [value = Buffer.alloc(0)] = readNumbers(numbers, 1);
  if (!isPriced(n, e)) return false;
  const jwk = { kty: 'RSA', n: n.toString('base64url'), e: e.toString('base64url') };
  const options = { key: createPublicKeyOfJwk(jwk), padding: constants.RSA_PKCS1_PADDING };
  return verify(hash, signed, options, padNumber(value, n.length));
}

function checkEcdsa(key: KeyMaterial, hash: string, signed: Buffer, numbers: Buffer): boolean {
  const [oid, point] = readCurvePoint(key.numbers);
  const curve = curves[oid];
  if (curve === undefined || point?.length !== 1 + 2 * curve.bytes || point[0] !== 4) return false;
  const x = point.subarray(1, 1 + curve.bytes).toString('base64url');
  const y = point.subarray(1 + curve.bytes).toString('base64url');
  const parts = readNumbers(numbers, 2).map((part) => padNumber(part, curve.bytes));
  const jwk = { kty: 'EC', crv: curve.name, x, y };
  const options = { key: createPublicKeyOfJwk(jwk), dsaEncoding: 'ieee-p1363' } as const;
  return verify(hash, signed, options, Buffer.concat(parts));
}

/** OpenPGP signs the digest with Ed25519, not the content itself. */
function checkEd25519(point: Buffer, hash: string, signed: Buffer, value: Buffer): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: point.toString('base64url') };
  const digest = createHash(hash).update(signed).digest();
  return verify(null, digest, createPublicKeyOfJwk(jwk), value);
}

const createPublicKeyOfJwk = (jwk: Record<string, string>): KeyObject =>
  createPublicKey({ key: jwk, format: 'jwk' });

/** The name of a curve, in hexadecimal digits, and a point on it. */
function readCurvePoint(numbers: Buffer): [string, Buffer | undefined] {
  const length = numbers[0] ?? 0;
  return [numbers.toString('hex', 1, 1 + length), readNumbers(numbers.subarray(1 + length), 1)[0]];
}

/** Numbers that each have their length in bits before them. */
function readNumbers(bytes: Buffer, count: number): Buffer[] {
  const numbers: Buffer[] = [];
  let at = 0;
  while (numbers.length < count && at + 2 <= bytes.length) {
    const length = Math.ceil(bytes.readUInt16BE(at) / 8);
    numbers.push(bytes.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return numbers;
}

function padNumber(number: Buffer, length: number): Buffer {
  if (number.length >= length) return number;
  return Buffer.concat([Buffer.alloc(length - number.length), number]);
}
