import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const block = 512;
const sliceBytes = 256 * 1024;

/** The files below a directory as a tar archive, read as fast as it is taken. Links and special files are left out. */
export function archiveOf(directory: string): Readable {
  return Readable.from(archive(directory), { objectMode: false });
}

async function* archive(directory: string): AsyncGenerator<Buffer> {
  for await (const name of filesBelow(directory, '')) yield* entry(directory, name);
  yield Buffer.alloc(2 * block);
}

async function* filesBelow(directory: string, below: string): AsyncGenerator<string> {
  // Git removes files and folders while we look.
  const entries = await readdir(join(directory, below), { withFileTypes: true }).catch(() => []);
  for (const each of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = below === '' ? each.name : `${below}/${each.name}`;
    if (each.isDirectory()) yield* filesBelow(directory, name);
    else if (each.isFile()) yield name;
  }
}

async function* entry(directory: string, name: string): AsyncGenerator<Buffer> {
  const path = join(directory, name);
  const facts = await stat(path).catch(() => null);
  const file = facts === null ? null : await open(path, 'r').catch(() => null);
  if (facts === null || file === null) return;
  try {
    const { size } = facts;
    const modified = Math.floor(facts.mtimeMs / 1000);
    if (Buffer.byteLength(name) > 100) {
      const record = pathRecord(name);
      yield header('path', record.length, modified, 'x');
      yield padded(record);
    }
    yield header(name, size, modified, '0');
    // As many bytes as the header has said, even if the file has become shorter.
    for (let at = 0; at < size;) {
      const slice = Buffer.alloc(Math.min(sliceBytes, size - at));
      await file.read(slice, 0, slice.length, at);
      at += slice.length;
      yield slice;
    }
    yield Buffer.alloc((block - (size % block)) % block);
  } finally {
    await file.close();
  }
}

function header(name: string, size: number, modified: number, type: '0' | 'x'): Buffer {
  const bytes = Buffer.alloc(block);
  Buffer.from(name).copy(bytes, 0, 0, 100);
  const octal = (value: number, at: number, digits: number) =>
    bytes.write(`${value.toString(8).padStart(digits, '0')}\0`, at, 'latin1');
  octal(0o644, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  writeSize(bytes, size);
  octal(modified, 136, 11);
  bytes.write('        ', 148, 'latin1');
  bytes.write(type, 156, 'latin1');
  bytes.write('ustar\0' + '00', 257, 'latin1');
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return bytes;
}

/** Octal as far as its eleven digits go; beyond 8 GiB as a number, as every tar of today reads it. */
function writeSize(bytes: Buffer, size: number): void {
  if (size < 8 ** 11) {
    bytes.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
    return;
  }
  bytes.writeUInt8(0x80, 124);
  bytes.writeBigUInt64BE(BigInt(size), 128);
}

/** A name too long for the header: `length path=name`, where the length counts its own digits. */
function pathRecord(name: string): Buffer {
  const rest = ` path=${name}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes + String(bytes).length;
  if (String(length).length > String(bytes).length) length += 1;
  return Buffer.from(`${length}${rest}`);
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((block - (bytes.length % block)) % block)]);
}
