const blockBytes = 512;

interface TarEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly size: number;
  /** Seconds since 1970. */
  readonly modified: number;
}

/** The header that precedes the bytes of a file in a tar archive. */
export function formatTarHead({ name, size, modified }: TarEntry): Buffer {
  if (Buffer.byteLength(name) <= 100) return header(name, size, modified, '0');
  const record = pathRecord(name);
  return Buffer.concat([
    header('path', record.length, modified, 'x'),
    padded(record),
    header(name, size, modified, '0'),
  ]);
}

/** The padding that follows the bytes of a file of this size: files end at a multiple of a block. */
export function formatTarTail(size: number): Buffer {
  return Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes);
}

export const endOfTar: Buffer = Buffer.alloc(2 * blockBytes);

function header(name: string, size: number, modified: number, type: '0' | 'x'): Buffer {
  const bytes = Buffer.alloc(blockBytes);
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
  bytes.write(`${checksum(bytes).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return bytes;
}

function checksum(bytes: Buffer): number {
  return bytes.reduce((total, byte) => total + byte, 0);
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
  return Buffer.concat([bytes, formatTarTail(bytes.length)]);
}

/** A file in an archive that is being read; `content` is read to its end before the next one. */
export interface ReadEntry {
  readonly name: string;
  readonly size: number;
  content(): AsyncGenerator<Buffer>;
  /** The content as one text; for small files. */
  text(): Promise<string>;
}

/** The files of an archive as `formatTarHead` and `formatTarTail` write it. Throws for anything else. */
export async function* readTar(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<ReadEntry, undefined> {
  const bytes = new ByteReader(source);
  for (;;) {
    const head = await bytes.take(blockBytes);
    if (head.every((byte) => byte === 0)) return undefined;
    let { name, size, type } = parseHeader(head);
    if (type === 'x') {
      const record = (await bytes.take(size)).toString('utf8');
      await bytes.take(formatTarTail(size).length);
      name = /^[0-9]+ path=([^\n]*)\n$/.exec(record)?.[1] ?? refuse();
      ({ size, type } = parseHeader(await bytes.take(blockBytes)));
    }
    if (type !== '0') refuse();
    let left = size;
    const content = async function* () {
      while (left > 0) {
        const part = await bytes.some(left);
        left -= part.length;
        yield part;
      }
    };
    const text = async () => {
      const parts: Buffer[] = [];
      for await (const part of content()) parts.push(part);
      return Buffer.concat(parts).toString('utf8');
    };
    yield { name, size, content, text };
    // Skips the bytes that the caller did not read.
    while (left > 0) left -= (await bytes.some(left)).length;
    await bytes.take(formatTarTail(size).length);
  }
}

function refuse(): never {
  throw new Error('this is no archive, or not a whole one');
}

function parseHeader(head: Buffer): { name: string; size: number; type: string } {
  const stored = parseInt(head.toString('latin1', 148, 154), 8);
  const blank = Buffer.from(head);
  blank.fill(0x20, 148, 156);
  if (stored !== checksum(blank)) refuse();
  const text = (at: number, length: number) =>
    head.toString('utf8', at, at + length).replace(/\0.*$/s, '');
  const large = head[124] === 0x80;
  const size = large ? Number(head.readBigUInt64BE(128)) : parseInt(text(124, 12), 8);
  return { name: text(0, 100), size, type: text(156, 1) };
}

/** Pieces of any length out of chunks of any other. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Exactly so many bytes. */
  async take(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = length; left > 0;) {
      const part = await this.some(left);
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  }

  /** At least one byte, at most so many. */
  async some(most: number): Promise<Buffer> {
    while (this.#held.length === 0) {
      const next = await this.#source.next();
      if (next.done === true) refuse();
      this.#held = next.value;
    }
    const part = this.#held.subarray(0, most);
    this.#held = this.#held.subarray(part.length);
    return part;
  }
}
