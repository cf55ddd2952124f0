export interface Packet {
  readonly tag: number;
  readonly body: Buffer;
}

/** Limit on packets, which no key in real use exceeds; a packet may have only two bytes. */
const maxPackets = 1_000;

/** The packets of an OpenPGP message (RFC 9580, section 4.2); null when it is cut, of no known lengths, or of too many. */
export function readPackets(bytes: Buffer, most = maxPackets): Packet[] | null {
  const packets: Packet[] = [];
  let position = 0;
  while (position < bytes.length) {
    const header = readHeader(bytes, position);
    if (header === null || packets.length === most) return null;
    const body = bytes.subarray(header.start, header.start + header.length);
    if (body.length < header.length) return null;
    packets.push({ tag: header.tag, body });
    position = header.start + header.length;
  }
  return packets;
}

interface Header {
  readonly tag: number;
  /** Offset of the body. */
  readonly start: number;
  readonly length: number;
}

function readHeader(bytes: Buffer, position: number): Header | null {
  const first = bytes[position] ?? 0;
  if ((first & 0x80) === 0) return null;
  const lengthAt = position + 1;
  const left = bytes.length - lengthAt;
  if ((first & 0x40) === 0) {
    const tag = (first >> 2) & 0x0f;
    // Type 3 means an unknown length, which keys never have.
    const size = ([1, 2, 4] as const)[first & 0x03];
    if (size === undefined || left < size) return null;
    return { tag, start: lengthAt + size, length: bytes.readUIntBE(lengthAt, size) };
  }
  const tag = first & 0x3f;
  const one = bytes[lengthAt] ?? 0;
  if (left >= 1 && one < 192) return { tag, start: lengthAt + 1, length: one };
  if (left >= 2 && one < 224) {
    const length = ((one - 192) << 8) + (bytes[lengthAt + 1] ?? 0) + 192;
    return { tag, start: lengthAt + 2, length };
  }
  // Lengths in parts are for messages.
  if (left < 5 || one !== 255) return null;
  return { tag, start: lengthAt + 5, length: bytes.readUInt32BE(lengthAt + 1) };
}
