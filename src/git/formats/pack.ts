import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

export interface PackedObject {
  readonly type: 'commit' | 'tree' | 'blob' | 'tag';
  readonly content: Buffer;
}

/** A pack with its index, by the name that git gives both. */
export interface Pack {
  readonly name: string;
  readonly pack: Buffer;
  readonly index: Buffer;
}

const types = { commit: 1, tree: 2, blob: 3, tag: 4 } as const;
const packVersion = 2;
const headerBytes = 12;

/** The name of an object in a repository of SHA-1. */
export function computeObjectName({ type, content }: PackedObject): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
}

/** Packs a few small objects, each whole, in memory. */
export function createPack(objects: readonly PackedObject[]): Pack {
  const header = Buffer.alloc(headerBytes);
  header.write('PACK');
  header.writeUInt32BE(packVersion, 4);
  header.writeUInt32BE(objects.length, 8);
  const parts = [header];
  const entries: IndexEntry[] = [];
  let offset = headerBytes;
  for (const object of objects) {
    const bytes = Buffer.concat([encodeSizeHeader(object), deflateSync(object.content)]);
    entries.push({
      name: Buffer.from(computeObjectName(object), 'hex'),
      offset,
      crc: crc32(bytes),
    });
    parts.push(bytes);
    offset += bytes.length;
  }
  const checksum = computeSha1(parts);
  const pack = Buffer.concat([...parts, checksum]);
  return { name: `pack-${checksum.toString('hex')}`, pack, index: createIndex(entries, checksum) };
}

interface IndexEntry {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
}

/** The second version of the format, for packs below 2 GB. */
function createIndex(entries: readonly IndexEntry[], checksum: Buffer): Buffer {
  const sorted = [...entries].sort((a, b) => Buffer.compare(a.name, b.name));
  const fanOut = Array.from(
    { length: 256 },
    (_, first) => sorted.filter(({ name }) => (name[0] ?? 0) <= first).length,
  );
  const parts = [
    Buffer.from([0xff, 0x74, 0x4f, 0x63]),
    encodeUint32(packVersion),
    ...fanOut.map(encodeUint32),
    ...sorted.map(({ name }) => name),
    ...sorted.map(({ crc }) => encodeUint32(crc)),
    ...sorted.map(({ offset }) => encodeUint32(offset)),
    checksum,
  ];
  return Buffer.concat([...parts, computeSha1(parts)]);
}

function encodeUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const computeSha1 = (parts: readonly Buffer[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest();

/** Type and size: four bits of the size in the first byte, seven in each that follows. */
function encodeSizeHeader({ type, content }: PackedObject): Buffer {
  const bytes: number[] = [];
  let byte = (types[type] << 4) | (content.length & 0b1111);
  for (let rest = content.length >>> 4; rest > 0; rest >>>= 7) {
    bytes.push(byte | 0x80);
    byte = rest & 0x7f;
  }
  return Buffer.from([...bytes, byte]);
}
