import { readArmor } from './armor.ts';
import { readPackets, type Packet } from './packets.ts';
import { fingerprint } from './public-key.ts';
import { parseSignature } from './signature.ts';
import { verifyKeySignature, type KeyMaterial } from './verify.ts';

/** A key that may sign: the primary one of a block, or a subkey that both keys have signed for. */
export interface SigningKey extends KeyMaterial {
  /** In small hexadecimal digits. */
  readonly fingerprint: string;
}

export interface KeyBlock {
  readonly primary: SigningKey;
  readonly subkeys: readonly SigningKey[];
  /** Whom the key says that it belongs to. */
  readonly owners: readonly { readonly name: string; readonly email: string }[];
}

const [signature, publicKey, userId, subkey] = [2, 6, 13, 14];
const subkeyBinding = 24;
const primaryBinding = 25;

/** What is in an armored block that was taken for a key before; null when there is nothing to verify with. */
export function readKeyBlock(text: string): KeyBlock | null {
  const bytes = readArmor(text);
  const packets = bytes === null ? null : readPackets(bytes);
  const [first] = packets ?? [];
  if (packets === null || first?.tag !== publicKey) return null;
  const primary = keyOf(first.body);
  if (primary === null) return null;
  return { primary, subkeys: subkeysOf(packets, primary), owners: ownersOf(packets) };
}

/** The 16 digits by which keys are commonly called, in capitals. */
export function keyIdOf({ fingerprint }: Pick<SigningKey, 'fingerprint'>): string {
  return fingerprint.slice(-16).toUpperCase();
}

function keyOf(body: Buffer): SigningKey | null {
  const print = fingerprint(body);
  if (print === null || body[0] !== 4) return null;
  return { fingerprint: print, body, algorithm: body[5] ?? 0, numbers: body.subarray(6) };
}

/** A subkey without signatures of both sides could be anybody's. */
function subkeysOf(packets: readonly Packet[], primary: SigningKey): SigningKey[] {
  const found: SigningKey[] = [];
  packets.forEach(({ tag, body }, index) => {
    const key = tag === subkey ? keyOf(body) : null;
    if (key === null) return;
    const rest = packets.slice(index + 1);
    const next = rest.findIndex((packet) => packet.tag !== signature);
    const signatures = next === -1 ? rest : rest.slice(0, next);
    if (signatures.some((each) => binds(each.body, primary, key))) found.push(key);
  });
  return found;
}

function binds(body: Buffer, primary: SigningKey, key: SigningKey): boolean {
  const binding = parseSignature(body);
  if (binding?.type !== subkeyBinding || !verifyKeySignature(binding, primary, [primary, key])) {
    return false;
  }
  return binding.embedded.some((embedded) => {
    const back = parseSignature(embedded);
    return back?.type === primaryBinding && verifyKeySignature(back, key, [primary, key]);
  });
}

function ownersOf(packets: readonly Packet[]): { name: string; email: string }[] {
  return packets
    .filter(({ tag }) => tag === userId)
    .map(({ body }) => {
      const text = body.toString('utf8');
      const [, name = '', email = ''] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [null, text, ''];
      // A comment in brackets may stand behind the name.
      return { name: name.replace(/\s*\([^()]*\)$/, ''), email };
    });
}
