import { blockBytes, computeChecksum, formatTarTail } from './tar.ts';

/** Bytes of a header that extends the next one: a path, and attributes of other tools. Longer ones are rejected. */
const maxExtensionBytes = 16_384;

/** Other members are links, devices and the like. */
type MemberType = 'file' | 'folder' | 'other';

/** A member of an archive that is being read; `content` is read to its end before the next one. */
export interface ReadEntry {
  readonly name: string;
  readonly type: MemberType;
  readonly size: number;
  content(): AsyncGenerator<Buffer>;
  /** The content as one text; for small files. */
  text(): Promise<string>;
}

interface TarReading {
  /** Runs for every header, including extension headers: for limits and fairness. */
  readonly onHeader?: () => void | Promise<void>;
}

/** Attributes of an extension header for the following headers. */
interface Extension {
  readonly name?: string;
  readonly size?: number;
}

/**
 * The members of an archive of tar: POSIX (with its extended headers), GNU (with its long names) and the older form. Memory
 * and the work of one step are bounded whatever the archive holds. Throws for anything else.
 */
export async function* readTar(
  source: AsyncIterable<Buffer>,
  { onHeader }: TarReading = {},
): AsyncGenerator<ReadEntry, undefined> {
  const bytes = new ByteReader(source);
  try {
    yield* readMembers(bytes, onHeader);
  } finally {
    await bytes.close();
  }
  return undefined;
}

async function* readMembers(
  bytes: ByteReader,
  onHeader: TarReading['onHeader'],
): AsyncGenerator<ReadEntry, void> {
  let forAll: Extension = {};
  let forNext: Extension = {};
  for (;;) {
    const head = await bytes.take(blockBytes);
    if (head.every((byte) => byte === 0)) {
      await bytes.drain();
      return;
    }
    await onHeader?.();
    const header = parseHeader(head);
    if (isExtension(header.type)) {
      const record = await takeExtension(bytes, header.size);
      if (header.type === 'g') forAll = { ...forAll, ...parseRecords(record) };
      else if (header.type === 'x') forNext = { ...forNext, ...parseRecords(record) };
      else if (header.type === 'L') forNext = { ...forNext, name: decodeText(record) };
      continue;
    }
    const { name, size } = { ...header, ...forAll, ...forNext };
    forNext = {};
    let left = size;
    const streamContent = async function* () {
      while (left > 0) {
        const part = await bytes.some(left);
        left -= part.length;
        yield part;
      }
    };
    const text = async () => {
      const parts: Buffer[] = [];
      for await (const part of streamContent()) parts.push(part);
      return Buffer.concat(parts).toString('utf8');
    };
    yield { name, type: toMemberType(header.type, name), size, content: streamContent, text };
    // Skips the bytes that the caller did not read.
    while (left > 0) left -= (await bytes.some(left)).length;
    await bytes.take(formatTarTail(size).length);
  }
}

/** The files of an archive without other entries. Throws for other entries. */
export async function* readTarFiles(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<ReadEntry, undefined> {
  for await (const entry of readTar(source)) {
    if (entry.type !== 'file') refuse();
    yield entry;
  }
  return undefined;
}

function refuse(): never {
  throw new Error('the archive is invalid or incomplete');
}

/** Extended headers of POSIX, for one member and for all, and long names and long targets of links of GNU. */
const isExtension = (type: string) => ['x', 'g', 'L', 'K'].includes(type);

function toMemberType(type: string, name: string): MemberType {
  if (type === '5') return 'folder';
  // Folders of the older form differ from files by the end of their names.
  if (type === '' && name.endsWith('/')) return 'folder';
  return ['', '0', '7'].includes(type) ? 'file' : 'other';
}

async function takeExtension(bytes: ByteReader, size: number): Promise<Buffer> {
  if (size > maxExtensionBytes) refuse();
  const record = await bytes.take(size);
  await bytes.take(formatTarTail(size).length);
  return record;
}

const decodeText = (bytes: Buffer) => bytes.toString('utf8').replace(/\0.*$/s, '');

/** Reads `length name=value` lines, where the length counts the whole line. Keeps the path and the size alone. */
function parseRecords(records: Buffer): Extension {
  let found: Extension = {};
  for (let at = 0; at < records.length && records[at] !== 0;) {
    const digits = /^[1-9][0-9]{0,6} /.exec(records.toString('latin1', at, at + 8))?.[0].length;
    if (digits === undefined) refuse();
    const end = at + parseInt(records.toString('latin1', at, at + digits), 10);
    if (end > records.length || end <= at + digits || records[end - 1] !== 0x0a) refuse();
    const record = records.subarray(at + digits, end - 1);
    const name = record.toString('latin1', 0, 5);
    const value = record.subarray(5);
    // An empty value means that the header of the member is right.
    if (name === 'path=')
      found = { ...found, ...(value.length > 0 && { name: decodeText(value) }) };
    if (name === 'size=') found = { ...found, size: parseSize(value.toString('latin1'), 10) };
    at = end;
  }
  return found;
}

function parseSize(text: string, radix: 8 | 10): number {
  const digits = radix === 8 ? /^ *[0-7]*[ \0]*$/ : /^[0-9]+$/;
  if (!digits.test(text)) refuse();
  const size = parseInt(text.trim() || '0', radix) || 0;
  return Number.isSafeInteger(size) ? size : refuse();
}

function parseHeader(head: Buffer): { name: string; size: number; type: string } {
  const stored = parseInt(head.toString('latin1', 148, 156), 8);
  if (stored !== computeChecksum(head)) refuse();
  const text = (at: number, length: number) => decodeText(head.subarray(at, at + length));
  const name = text(0, 100);
  // The GNU format, `ustar  `, stores other data at the position of POSIX's name prefix.
  const prefix = head.toString('latin1', 257, 263) === 'ustar\0' ? text(345, 155) : '';
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    size: readSize(head.subarray(124, 136)),
    type: text(156, 1),
  };
}

/** Octal digits, or beyond 8 GiB a number of 95 bits. */
function readSize(field: Buffer): number {
  const [first = 0] = field;
  if (first < 0x80) return parseSize(field.toString('latin1'), 8);
  if (first !== 0x80 || field.readUIntBE(1, 3) !== 0) refuse();
  const size = Number(field.readBigUInt64BE(4));
  return Number.isSafeInteger(size) ? size : refuse();
}

/** Pieces of any length out of chunks of any other. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #buffered: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Reads exactly this number of bytes. */
  async take(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = length; left > 0;) {
      const part = await this.some(left);
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  }

  /** Reads at least one byte, and at most `most`. */
  async some(most: number): Promise<Buffer> {
    while (this.#buffered.length === 0) {
      const next = await this.#source.next();
      if (next.done === true) refuse();
      this.#buffered = next.value;
    }
    const part = this.#buffered.subarray(0, most);
    this.#buffered = this.#buffered.subarray(part.length);
    return part;
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }

  /** Reads the source to its end, so that a fault at its end is found. */
  async drain(): Promise<void> {
    while ((await this.#source.next()).done !== true);
  }
}
