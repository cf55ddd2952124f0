export const blockBytes = 512;

interface TarEntry {
  /** Path of the entry, with `/` between folders. */
  readonly name: string;
  readonly size: number;
  /** Seconds since 1970. */
  readonly modified: number;
}

/** Number of headers of a file: a long name has a separate one. */
export const countTarHeaders = (name: string): 1 | 2 => (Buffer.byteLength(name) <= 100 ? 1 : 2);

/** The header that precedes the bytes of a file in a tar archive. */
export function formatTarHead({ name, size, modified }: TarEntry): Buffer {
  if (countTarHeaders(name) === 1) return formatHeader(name, size, modified, '0');
  const record = formatPathRecord(name);
  return Buffer.concat([
    formatHeader('path', record.length, modified, 'x'),
    padToBlock(record),
    formatHeader(name, size, modified, '0'),
  ]);
}

/** The padding that follows the bytes of a file of this size: files end at a multiple of a block. */
export function formatTarTail(size: number): Buffer {
  return Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes);
}

export const endOfTar: Buffer = Buffer.alloc(2 * blockBytes);

function formatHeader(name: string, size: number, modified: number, type: '0' | 'x'): Buffer {
  const bytes = Buffer.alloc(blockBytes);
  Buffer.from(name).copy(bytes, 0, 0, 100);
  const writeOctal = (value: number, at: number, digits: number) =>
    bytes.write(`${value.toString(8).padStart(digits, '0')}\0`, at, 'latin1');
  writeOctal(0o644, 100, 7);
  writeOctal(0, 108, 7);
  writeOctal(0, 116, 7);
  writeSize(bytes, size);
  writeOctal(modified, 136, 11);
  bytes.write(type, 156, 'latin1');
  bytes.write('ustar\0' + '00', 257, 'latin1');
  bytes.write(`${computeChecksum(bytes).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return bytes;
}

/** Checksum of a header, which counts its own bytes as spaces. */
export function computeChecksum(head: Buffer): number {
  return head.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

/** Octal number within eleven digits; a larger size is binary, as in common tar programs. */
function writeSize(bytes: Buffer, size: number): void {
  if (size < 8 ** 11) {
    bytes.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
    return;
  }
  bytes.writeUInt8(0x80, 124);
  bytes.writeBigUInt64BE(BigInt(size), 128);
}

/** A name too long for the header: `length path=name`, where the length counts its own digits. */
function formatPathRecord(name: string): Buffer {
  const rest = ` path=${name}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes + String(bytes).length;
  if (String(length).length > String(bytes).length) length += 1;
  return Buffer.from(`${length}${rest}`);
}

function padToBlock(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, formatTarTail(bytes.length)]);
}
