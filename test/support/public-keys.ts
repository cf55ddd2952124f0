import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** A field of an SSH key: 32 bits of length, then the bytes. */
export function sshField(value: Buffer | string): Buffer {
  const bytes = Buffer.from(value as string);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** A line of an `authorized_keys` file from the fields behind the name of the type. */
export function sshLine(type: string, ...fields: readonly (Buffer | string)[]): string {
  const content = Buffer.concat([type, ...fields].map(sshField)).toString('base64');
  return `${type} ${content} somebody@laptop.example`;
}

/** A new key that anybody could have. */
export function newSshKey(): string {
  return sshLine('ssh-ed25519', randomBytes(32));
}

/** A new key of this many bits. */
export function newRsaKey(modulusLength: number): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength });
  const { e = '', n = '' } = publicKey.export({ format: 'jwk' });
  const positive = (number: string) => {
    const bytes = Buffer.from(number, 'base64url');
    return (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes;
  };
  return sshLine('ssh-rsa', positive(e), positive(n));
}

/** One packet of an OpenPGP block, with a length in the new form. */
export function gpgPacket(tag: number, body: Buffer): Buffer {
  const header = Buffer.from([0xc0 | tag, 255, 0, 0, 0, 0]);
  header.writeUInt32BE(body.length, 2);
  return Buffer.concat([header, body]);
}

/** Packets in armor, without the checksum that has become optional. */
export function armored(packets: readonly Buffer[], kind = 'PUBLIC'): string {
  const lines = Buffer.concat(packets).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN PGP ${kind} KEY BLOCK-----\n\n${lines.trimEnd()}\n-----END PGP ${kind} KEY BLOCK-----`;
}

/** Packets of a new key, its owner's name and a signature (of nobody: it is not looked at). */
export function gpgPackets(): { key: Buffer; name: Buffer; signature: Buffer } {
  const curve = Buffer.from('092b06010401da470f01', 'hex');
  const point = Buffer.concat([Buffer.from([0x01, 0x07, 0x40]), randomBytes(32)]);
  const time = Buffer.from([0x65, 0, 0, 0]);
  return {
    key: gpgPacket(6, Buffer.concat([Buffer.from([4]), time, Buffer.from([22]), curve, point])),
    name: gpgPacket(13, Buffer.from('Example Developer <developer@example.com>')),
    signature: gpgPacket(2, randomBytes(90)),
  };
}

/** A new public key as `gpg --export --armor` writes it. */
export function newGpgKey(): string {
  const { key, name, signature } = gpgPackets();
  return armored([key, name, signature]);
}
