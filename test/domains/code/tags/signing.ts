import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { armored, gpgPacket } from '#test/support/public-keys.ts';

export interface Signer {
  /** The public key, armored. */
  readonly key: string;
  /** An armored signature of a document. */
  signature(content: Buffer): string;
}

/** A new Ed25519 key of OpenPGP that belongs to somebody with this address. */
export function newSigner(email: string): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const point = number(Buffer.concat([Buffer.from([0x40]), Buffer.from(x, 'base64url')]));
  const curve = Buffer.from('092b06010401da470f01', 'hex');
  const head = Buffer.from([4, 0x65, 0, 0, 0, 22]);
  const body = Buffer.concat([head, curve, point]);
  const length = Buffer.from([0x99, 0, 0]);
  length.writeUInt16BE(body.length, 1);
  const fingerprint = createHash('sha1').update(length).update(body).digest();
  const owner = Buffer.from(`Example Signer <${email}>`);
  const mark = Buffer.from([0xb4, 0, 0, 0, owner.length]);
  const certified = Buffer.concat([length, body, mark, owner]);
  const bound = packet(certified, privateKey, fingerprint, 0x13);
  return {
    key: armored([gpgPacket(6, body), gpgPacket(13, owner), bound]),
    signature: (content) =>
      armored([packet(content, privateKey, fingerprint, 0)]).replaceAll(
        'PUBLIC KEY BLOCK',
        'SIGNATURE',
      ),
  };
}

function packet(content: Buffer, key: KeyObject, fingerprint: Buffer, type: number): Buffer {
  // A second after the key was made.
  const time = Buffer.from([5, 2, 0x65, 0, 0, 1]);
  const facts = Buffer.concat([time, Buffer.from([22, 33, 4]), fingerprint]);
  const hashed = Buffer.concat([Buffer.from([4, type, 22, 10, 0, facts.length]), facts]);
  const end = Buffer.from([4, 0xff, 0, 0, 0, hashed.length]);
  const digest = createHash('sha512').update(content).update(hashed).update(end).digest();
  const made = sign(null, digest, key);
  const numbers = [number(made.subarray(0, 32)), number(made.subarray(32))];
  return gpgPacket(2, Buffer.concat([hashed, Buffer.alloc(2), digest.subarray(0, 2), ...numbers]));
}

/** A number as OpenPGP writes it: how many bits, then the bytes without zeros in front. */
function number(bytes: Buffer): Buffer {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = bytes.subarray(start === -1 ? bytes.length : start);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(digits.length * 8 - (Math.clz32(digits[0] ?? 0) - 24));
  return Buffer.concat([length, digits]);
}
