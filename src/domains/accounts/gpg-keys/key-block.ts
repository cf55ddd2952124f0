import { readArmor } from './armor.ts';
import { intersectLifetimes, type Lifetime, computeKeyLifetime } from './lifetime.ts';
import { readPackets, type Packet } from './packets.ts';
import { computeFingerprint } from './public-key.ts';
import { parseSignature, type PgpSignature } from './signature.ts';
import { isWeak, verifyKeySignature, type KeyMaterial } from './verify.ts';

/** A key that may sign: the primary one of a block, or a subkey that both keys have signed for. */
interface SigningKey extends KeyMaterial {
  /** Lower-case hexadecimal digits. */
  readonly fingerprint: string;
  readonly lifetime: Lifetime;
}

export interface KeyBlock {
  readonly primary: SigningKey;
  readonly subkeys: readonly SigningKey[];
  /** The user ids that the key names. */
  readonly owners: readonly { readonly name: string; readonly email: string }[];
}

const [signature, publicKey, userId, subkey, userAttribute] = [2, 6, 13, 14, 17];

/** The statement of a signature in a key block, by its type. */
const says = {
  certification: [0x10, 0x11, 0x12, 0x13],
  subkeyBinding: [0x18],
  primaryBinding: [0x19],
  directKey: [0x1f],
  keyRevocation: [0x20],
  subkeyRevocation: [0x28],
  certificationRevocation: [0x30],
} as const;

/** A packet with the signatures that follow it. */
interface Section {
  readonly packet: Packet;
  readonly signatures: readonly PgpSignature[];
}

/** Reads an armored block that was accepted as a key before; null when it has no key to verify with. */
export function readKeyBlock(text: string): KeyBlock | null {
  const bytes = readArmor(text);
  const packets = bytes === null ? null : readPackets(bytes);
  const [first, ...rest] = packets === null ? [] : splitSections(packets);
  if (first?.packet.tag !== publicKey) return null;
  const key = readKey(first.packet);
  if (key === null) return null;
  const checks = new Checks(key);
  const names = rest.filter(({ packet }) => packet.tag === userId || packet.tag === userAttribute);
  const valid = names.filter((name) => !isRevoked(name, key, checks));
  const lifetime = computePrimaryLifetime(first, valid, key, checks);
  const subkeys = rest.flatMap((section) => readSubkey(section, key, lifetime, checks) ?? []);
  if (checks.exhausted) return null;
  return { primary: { ...key, lifetime }, subkeys, owners: listOwners(valid) };
}

/** Key id: the last 16 digits, in capitals. */
export function readKeyId({ fingerprint }: Pick<SigningKey, 'fingerprint'>): string {
  return fingerprint.slice(-16).toUpperCase();
}

function splitSections(packets: readonly Packet[]): Section[] {
  const sections: { packet: Packet; signatures: PgpSignature[] }[] = [];
  for (const packet of packets) {
    if (packet.tag === signature) {
      const parsed = parseSignature(packet.body);
      if (parsed !== null) sections.at(-1)?.signatures.push(parsed);
    } else if ([publicKey, userId, subkey, userAttribute].includes(packet.tag)) {
      sections.push({ packet, signatures: [] });
    }
  }
  return sections;
}

interface Key extends KeyMaterial {
  readonly fingerprint: string;
  readonly packet: Packet;
  /** Seconds since 1970. */
  readonly createdAt: number;
}

function readKey(packet: Packet): Key | null {
  const { body } = packet;
  const print = computeFingerprint(body);
  if (print === null || body[0] !== 4) return null;
  const [createdAt, algorithm, numbers] = [body.readUInt32BE(1), body[5] ?? 0, body.subarray(6)];
  return { fingerprint: print, packet, createdAt, algorithm, numbers };
}

/** Each costs time, and a real key needs a few: a block that wants more is not read at all. */
const maxChecks = 40;

/** Looks which signatures the primary key made. */
class Checks {
  readonly #primary: Key;
  #left = maxChecks;

  constructor(primary: Key) {
    this.#primary = primary;
  }

  get exhausted(): boolean {
    return this.#left < 0;
  }

  /** Yields the primary key's valid signatures of these types about these packets, the newest first, checked lazily. */
  *own(
    signatures: readonly PgpSignature[],
    types: readonly number[],
    about: readonly Packet[],
  ): Generator<PgpSignature> {
    const candidates = signatures
      .filter((each) => types.includes(each.type) && this.#isNamed(each))
      .toSorted(compareNewestFirst);
    for (const candidate of candidates) {
      if (this.verify(candidate, this.#primary, about)) yield candidate;
    }
  }

  verify(candidate: PgpSignature, key: Key, about: readonly Packet[]): boolean {
    this.#left -= 1;
    return !this.exhausted && verifyKeySignature(candidate, key, about);
  }

  #isNamed({ issuerFingerprint, issuerKeyId }: PgpSignature): boolean {
    const { fingerprint } = this.#primary;
    if (issuerFingerprint !== null) return issuerFingerprint === fingerprint;
    return issuerKeyId === null || fingerprint.endsWith(issuerKeyId);
  }
}

/** Sorts signatures, newest first; of two in the same second the stricter one comes first. */
function compareNewestFirst(one: PgpSignature, other: PgpSignature): number {
  const getLifetime = ({ keyLifetime }: PgpSignature) => keyLifetime ?? Number.MAX_SAFE_INTEGER;
  return (other.createdAt ?? 0) - (one.createdAt ?? 0) || getLifetime(one) - getLifetime(other);
}

const takeFirst = (found: Generator<PgpSignature>): PgpSignature | null => {
  const next = found.next();
  return next.done === true ? null : next.value;
};

/** A user id may be revoked and certified again later. */
function isRevoked({ packet, signatures }: Section, key: Key, checks: Checks): boolean {
  const about = [key.packet, packet];
  const revoked = takeFirst(checks.own(signatures, says.certificationRevocation, about));
  if (revoked === null) return false;
  const given = takeFirst(checks.own(signatures, says.certification, about));
  return given === null || (given.createdAt ?? 0) <= (revoked.createdAt ?? 0);
}

/** The newest self-signatures on the key itself and on each user id apply. */
function computePrimaryLifetime(
  { signatures }: Section,
  names: readonly Section[],
  key: Key,
  checks: Checks,
): Lifetime {
  const newest = [
    takeFirst(checks.own(signatures, says.directKey, [key.packet])),
    ...names.map((name) =>
      takeFirst(checks.own(name.signatures, says.certification, [key.packet, name.packet])),
    ),
  ];
  const [self = null] = newest.filter((each) => each !== null).toSorted(compareNewestFirst);
  const revocations = checks.own(signatures, says.keyRevocation, [key.packet]);
  return computeKeyLifetime(key.createdAt, self, [...revocations]);
}

/** A subkey needs signatures of both keys: without them it could belong to another person. */
function readSubkey(
  { packet, signatures }: Section,
  primary: Key,
  lifetime: Lifetime,
  checks: Checks,
): SigningKey | null {
  const key = packet.tag === subkey ? readKey(packet) : null;
  if (key === null) return null;
  const about = [primary.packet, packet];
  const binding = takeFirst(checks.own(signatures, says.subkeyBinding, about));
  if (binding === null || isWeak(binding) || !isBoundBack(binding, key, about, checks)) return null;
  const revocations = checks.own(signatures, says.subkeyRevocation, about);
  const own = computeKeyLifetime(key.createdAt, binding, [...revocations]);
  return { ...key, lifetime: intersectLifetimes(lifetime, own) };
}

function isBoundBack(
  { embedded }: PgpSignature,
  key: Key,
  about: readonly Packet[],
  checks: Checks,
): boolean {
  const types: readonly number[] = says.primaryBinding;
  return embedded.some((body) => {
    const back = parseSignature(body);
    if (back === null || !types.includes(back.type) || isWeak(back)) return false;
    return checks.verify(back, key, about);
  });
}

function listOwners(names: readonly Section[]): { name: string; email: string }[] {
  return names
    .filter(({ packet }) => packet.tag === userId)
    .map(({ packet: { body } }) => {
      const text = body.toString('utf8');
      const [, name = '', email = ''] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [null, text, ''];
      // The name may end with a comment in parentheses.
      return { name: name.replace(/\s*\([^()]*\)$/, ''), email };
    });
}
