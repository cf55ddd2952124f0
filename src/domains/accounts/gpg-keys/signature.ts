import { readArmor } from './armor.ts';
import { readPackets } from './packets.ts';

/** Signature of version 4 (RFC 9580, section 5.2), with the data for its verification. */
export interface PgpSignature {
  /** The kind of the signed data: 0 is a document; other kinds are about keys. */
  readonly type: number;
  readonly keyAlgorithm: number;
  readonly hashAlgorithm: number;
  /** The bytes up to the end of the part that is signed with the content. */
  readonly hashed: Buffer;
  /** The numbers of the signature itself, unparsed. */
  readonly numbers: Buffer;
  /** Seconds since 1970; null unless the time is signed too. */
  readonly createdAt: number | null;
  /** Seconds that the key is used after it was made; null when it does not expire. */
  readonly keyLifetime: number | null;
  /** Reason of the revocation; null if not stated. */
  readonly revocationReason: number | null;
  /** Lower-case hexadecimal digits of the signing key, if the signature contains them. */
  readonly issuerFingerprint: string | null;
  readonly issuerKeyId: string | null;
  /** Bodies of embedded signatures. */
  readonly embedded: readonly Buffer[];
}

const signatureTag = 2;
const creationTimeTag = 2;
const keyExpirationTag = 9;
const issuerKeyId = 16;
const revocationReasonTag = 29;
const embeddedSignatureTag = 32;
const issuerFingerprintTag = 33;

/** Maximum characters; the largest signature with a certificate has a tenth of them. */
const maxSignatureChars = 65_536;
const maxSignatures = 12;
/** Limit for one signature, hashed and unhashed together: real ones have a dozen. */
const maxSubpackets = 64;

/** The signatures in an armored block; null for an invalid block or an unreadable signature. */
export function readSignatures(text: string): PgpSignature[] | null {
  if (text.length > maxSignatureChars) return null;
  const bytes = readArmor(text, 'SIGNATURE');
  const packets = bytes === null ? null : readPackets(bytes, maxSignatures);
  if (packets === null || packets.length === 0) return null;
  const signatures = packets.map(({ tag, body }) =>
    tag === signatureTag ? parseSignature(body) : null,
  );
  return signatures.every((signature) => signature !== null) ? signatures : null;
}

/** Parses the body of a signature packet; null for unknown versions and truncated packets. */
export function parseSignature(body: Buffer): PgpSignature | null {
  if (body.length < 10 || body[0] !== 4) return null;
  const hashedEnd = 6 + body.readUInt16BE(4);
  if (body.length < hashedEnd + 2) return null;
  const unhashedEnd = hashedEnd + 2 + body.readUInt16BE(hashedEnd);
  if (body.length < unhashedEnd + 2) return null;
  const hashed = readSubpackets(body.subarray(6, hashedEnd));
  const unhashed = readSubpackets(body.subarray(hashedEnd + 2, unhashedEnd));
  if (hashed === null || unhashed === null) return null;

  const all = [...hashed, ...unhashed];
  const find = (type: number) => all.find((subpacket) => subpacket.type === type)?.body;
  // Unhashed subpackets can be forged: they serve for lookups alone.
  const findSigned = (type: number) =>
    hashed.findLast((subpacket) => subpacket.type === type)?.body;
  return {
    type: body[1] ?? 0,
    keyAlgorithm: body[2] ?? 0,
    hashAlgorithm: body[3] ?? 0,
    hashed: body.subarray(0, hashedEnd),
    numbers: body.subarray(unhashedEnd + 2),
    createdAt: readSeconds(findSigned(creationTimeTag)),
    // 0 means no expiry.
    keyLifetime: readSeconds(findSigned(keyExpirationTag)) || null,
    revocationReason: findSigned(revocationReasonTag)?.[0] ?? null,
    // The first byte is the version of the key.
    issuerFingerprint: find(issuerFingerprintTag)?.toString('hex', 1) ?? null,
    issuerKeyId: find(issuerKeyId)?.toString('hex') ?? null,
    embedded: all.filter(({ type }) => type === embeddedSignatureTag).map(({ body }) => body),
  };
}

const readSeconds = (body: Buffer | undefined): number | null =>
  body?.length === 4 ? body.readUInt32BE(0) : null;

interface Subpacket {
  readonly type: number;
  readonly body: Buffer;
}

function readSubpackets(bytes: Buffer): Subpacket[] | null {
  const subpackets: Subpacket[] = [];
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    const size = first < 192 ? 1 : first < 255 ? 2 : 5;
    if (at + size > bytes.length || subpackets.length === maxSubpackets) return null;
    const length =
      size === 1
        ? first
        : size === 2
          ? ((first - 192) << 8) + (bytes[at + 1] ?? 0) + 192
          : bytes.readUInt32BE(at + 1);
    at += size;
    if (length < 1 || at + length > bytes.length) return null;
    // The highest bit marks a critical subpacket: an implementation that does not know its type must reject the
    // signature.
    subpackets.push({
      type: (bytes[at] ?? 0) & 0x7f,
      body: bytes.subarray(at + 1, at + length),
    });
    at += length;
  }
  return subpackets;
}
