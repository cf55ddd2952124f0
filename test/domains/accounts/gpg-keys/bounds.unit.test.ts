import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPackets } from '#src/domains/accounts/gpg-keys/packets.ts';
import { parseSignature, readSignatures } from '#src/domains/accounts/gpg-keys/signature.ts';
import { verifyContent } from '#src/domains/accounts/gpg-keys/verify.ts';

const armor = (bytes: Buffer) =>
  [
    '-----BEGIN PGP SIGNATURE-----',
    '',
    ...(bytes.toString('base64').match(/.{1,64}/g) ?? []),
    '-----END PGP SIGNATURE-----',
  ].join('\n');

/** A signature packet with so many hashed subpackets, each of a byte. */
function signatureBody(subpackets: number): Buffer {
  const hashed = Buffer.concat(Array.from({ length: subpackets }, () => Buffer.from([1, 99])));
  const head = Buffer.from([4, 0, 1, 8, 0, 0]);
  head.writeUInt16BE(hashed.length, 4);
  return Buffer.concat([head, hashed, Buffer.from([0, 0, 0, 0])]);
}

const packet = (body: Buffer) => Buffer.concat([Buffer.from([0xc2, body.length]), body]);

describe('a signature of a stranger', () => {
  it('is read up to a number of signatures, and of what each says', () => {
    const some = (count: number) =>
      armor(Buffer.concat(Array.from({ length: count }, () => packet(signatureBody(1)))));
    expect(readSignatures(some(12))).toHaveLength(12);
    expect(readSignatures(some(13))).toBeNull();
    expect(parseSignature(signatureBody(64))).not.toBeNull();
    expect(parseSignature(signatureBody(65))).toBeNull();
  });

  it('is read up to a length, and into a number of packets', () => {
    expect(readSignatures(armor(Buffer.alloc(100_000, Buffer.from([0xc2, 0]))))).toBeNull();
    expect(readPackets(Buffer.alloc(2_000, Buffer.from([0xc2, 0])))).toHaveLength(1_000);
    expect(readPackets(Buffer.alloc(2_002, Buffer.from([0xc2, 0])))).toBeNull();
  });

  it('is checked with keys that somebody uses, and no longer exponents', () => {
    const number = (bytes: Buffer) => {
      const bits = bytes.length * 8 - Math.clz32(bytes[0] ?? 0) + 24;
      return Buffer.concat([Buffer.from([bits >> 8, bits & 0xff]), bytes]);
    };
    const isVerified = (publicExponent: number, longer = false) => {
      const { publicKey, privateKey } = generateKeyPairSync('rsa', {
        modulusLength: 2048,
        publicExponent,
      });
      const { n = '' } = publicKey.export({ format: 'jwk' });
      const { p = '', q = '' } = privateKey.export({ format: 'jwk' });
      const [one, other] = [p, q].map(
        (each) => BigInt(`0x${Buffer.from(each, 'base64url').toString('hex')}`) - 1n,
      ) as [bigint, bigint];
      // Does the same, and takes as long as it is.
      const exponent = BigInt(publicExponent) + (longer ? one * other : 0n);
      const digits = exponent.toString(16);
      const e = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
      const body = signatureBody(1);
      const signature = parseSignature(body);
      if (signature === null) throw new Error('the signature is not read');
      const end = Buffer.from([4, 0xff, 0, 0, 0, 0]);
      end.writeUInt32BE(signature.hashed.length, 2);
      const content = Buffer.from('kiln');
      const signed = Buffer.concat([content, signature.hashed, end]);
      const numbers = number(sign('sha256', signed, privateKey));
      const key = Buffer.concat([Buffer.from(n, 'base64url'), e].map((each) => number(each)));
      return verifyContent({ ...signature, numbers }, { algorithm: 1, numbers: key }, content);
    };
    expect(isVerified(65_537)).toBe(true);
    expect(isVerified(2 ** 31 - 1)).toBe(true);
    expect(isVerified(65_537, true)).toBe(false);
  });
});
