import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readKeyBlock } from '#src/domains/accounts/gpg-keys/key-block.ts';
import { armored, gpgPacket } from '#test/support/public-keys.ts';

const owner = { name: 'Example Potter', email: 'potter@example.com' };
const name = Buffer.from(`${owner.name} <${owner.email}>`);
const [given, takenBack] = [0x13, 0x30];

const { key, privateKey } = newKey();
const stranger = newKey();

/** The body of a public key for Ed25519, with what signs for it. */
function newKey(): { readonly key: Buffer; readonly privateKey: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const point = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return { key: Buffer.concat([Buffer.from([4, 0x65, 0, 0, 0, 27]), point]), privateKey };
}

/** A signature of version 4 about the key and its name, so many seconds after the key was made. */
function signature(type: number, seconds: number, by = privateKey): Buffer {
  const time = Buffer.from([5, 2, 0x65, 0, 0, seconds]);
  const hashed = Buffer.concat([Buffer.from([4, type, 27, 8, 0, time.length]), time]);
  const [keyHead, nameHead] = [Buffer.from([0x99, 0, key.length]), Buffer.from([0xb4, 0, 0, 0, 0])];
  nameHead.writeUInt32BE(name.length, 1);
  const end = Buffer.from([4, 0xff, 0, 0, 0, hashed.length]);
  const content = Buffer.concat([keyHead, key, nameHead, name, hashed, end]);
  const digest = createHash('sha256').update(content).digest();
  const numbers = sign(null, digest, by);
  return gpgPacket(2, Buffer.concat([hashed, Buffer.alloc(2), digest.subarray(0, 2), numbers]));
}

const cases: [what: string, signatures: readonly Buffer[], owners: object[]][] = [
  ['given', [signature(given, 1)], [owner]],
  ['taken back', [signature(given, 1), signature(takenBack, 2)], []],
  [
    'given again later',
    [signature(given, 1), signature(takenBack, 2), signature(given, 3)],
    [owner],
  ],
  [
    'given again, and taken back once more',
    [signature(given, 1), signature(takenBack, 2), signature(given, 3), signature(takenBack, 4)],
    [],
  ],
  ['given again in the same second', [signature(takenBack, 2), signature(given, 2)], []],
  ['taken back without having been given', [signature(takenBack, 2)], []],
  [
    'given again by somebody else',
    [signature(given, 1), signature(takenBack, 2), signature(given, 3, stranger.privateKey)],
    [],
  ],
  [
    'taken back by somebody else',
    [signature(given, 1), signature(takenBack, 2, stranger.privateKey)],
    [owner],
  ],
];

describe('a name of a key', () => {
  it.each(cases)('that was %s belongs to its owner or not', (_, signatures, owners) => {
    for (const order of [signatures, signatures.toReversed()]) {
      const block = armored([gpgPacket(6, key), gpgPacket(13, name), ...order]);
      expect(readKeyBlock(block)?.owners).toEqual(owners);
    }
  });
});
