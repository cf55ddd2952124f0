/**
 * The bytes of one armored block of public keys, or of a detached signature (RFC 9580, section 6); null when the text is
 * anything else.
 */
export function readArmor(
  text: string,
  kind: 'PUBLIC KEY BLOCK' | 'SIGNATURE' = 'PUBLIC KEY BLOCK',
): Buffer | null {
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
  const [begin, end] = [`-----BEGIN PGP ${kind}-----`, `-----END PGP ${kind}-----`];
  if (lines.shift() !== begin || lines.pop() !== end) return null;
  const blank = lines.indexOf('');
  const headers = blank === -1 ? [] : lines.slice(0, blank);
  if (blank === -1 || !headers.every((line) => /^[A-Za-z][A-Za-z0-9-]*: /.test(line))) return null;

  const body = lines.slice(blank + 1).filter((line) => line !== '');
  const checksum = body.at(-1)?.startsWith('=') === true ? body.pop()?.slice(1) : undefined;
  const base64 = body.join('');
  const bytes = Buffer.from(base64, 'base64');
  // Node ignores characters outside base64, so only text that it would write itself is accepted.
  if (bytes.length === 0 || bytes.toString('base64') !== base64) return null;
  if (checksum !== undefined && checksum !== computeCrc24(bytes).toString('base64')) return null;
  return bytes;
}

function computeCrc24(bytes: Buffer): Buffer {
  let crc = 0xb704ce;
  for (const byte of bytes) {
    crc ^= byte << 16;
    for (let bit = 0; bit < 8; bit += 1) {
      crc <<= 1;
      if ((crc & 0x1000000) !== 0) crc ^= 0x1864cfb;
    }
  }
  const result = Buffer.alloc(3);
  result.writeUIntBE(crc & 0xffffff, 0, 3);
  return result;
}
