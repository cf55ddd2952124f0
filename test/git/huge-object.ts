import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';

const megabyte = 1024 * 1024;
const adlerBase = 65_521;

/**
 * Puts a blob of so many megabytes of zeros into a repository, and gives its id. On disk it takes a thousandth of that,
 * and nobody has to pack it: the same packed megabyte is written as often as it takes.
 */
export function writeHugeBlob(directory: string, megabytes: number): string {
  const size = megabytes * megabyte;
  const header = Buffer.from(`blob ${size}\0`);
  const zeros = Buffer.alloc(megabyte);
  const hash = createHash('sha1').update(header);
  for (let at = 0; at < megabytes; at += 1) hash.update(zeros);
  const id = hash.digest('hex');
  const path = join(directory, 'objects', id.slice(0, 2), id.slice(2));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, packed(header, zeros, megabytes), { mode: 0o444 });
  return id;
}

/** A zlib stream of the header and the piece, so many times; pieces of zeros only. */
function packed(header: Buffer, zeros: Buffer, times: number): Buffer {
  const flushed = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  const piece = deflateRawSync(zeros, flushed);
  const end = deflateRawSync(Buffer.alloc(0));
  let [low, high] = [1, 0];
  for (const byte of header) {
    low = (low + byte) % adlerBase;
    high = (high + low) % adlerBase;
  }
  // A zero leaves the one sum as it is, and adds it to the other.
  high = (high + ((zeros.length * times) % adlerBase) * low) % adlerBase;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(high * 65_536 + low);
  const start = Buffer.from([0x78, 0x9c]);
  const pieces = Array.from({ length: times }, () => piece);
  return Buffer.concat([start, deflateRawSync(header, flushed), ...pieces, end, sum]);
}
