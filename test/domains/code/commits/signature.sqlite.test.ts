import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ProjectRow } from '#src/records/project.ts';
import { readArmor } from '#src/domains/accounts/gpg-keys/armor.ts';
import { readKeyBlock } from '#src/domains/accounts/gpg-keys/key-block.ts';
import { type Packet, readPackets } from '#src/domains/accounts/gpg-keys/packets.ts';
import { directoryOf, runGit } from '#test/git/support.ts';
import agingKeys from '#test/support/aging-keys.json' with { type: 'json' };
import { startApp } from '#test/support/app.ts';
import { armored, gpgPacket, newGpgKey } from '#test/support/public-keys.ts';
import { seedProject, seedUser } from '#test/support/seed.ts';
import { commitsOf } from './world.ts';

interface Signed {
  readonly email: string;
  /** Made with gpg: `subkey` is Ed25519, its primary key only certifies. */
  readonly key: string;
  readonly commit: string;
}

const signed: Readonly<Record<'subkey' | 'rsa' | 'ecdsa' | 'twice' | 'elsewhere', Signed>> =
  JSON.parse(
    readFileSync(new URL('../../../support/signed-commits.json', import.meta.url), 'utf8'),
  );

/**
 * Keys at several times of their lives, and what each signed ten and a hundred days after it was made. Made with gpg:
 * `expiring` ends after a month, `extended` was given longer later, `revoked` says no reason or that somebody else has
 * it, `retired` that it is not used any more from the twentieth day on. `branching` signs with a subkey, which the same
 * happens to; of `nameRevoked` the name was taken back.
 */
const aging: {
  readonly [Kind in keyof typeof agingKeys]: {
    readonly email: string;
    readonly keys: Readonly<Record<keyof (typeof agingKeys)[Kind]['keys'], string>>;
    readonly commits: Readonly<Record<'early' | 'late', string>>;
  };
} = agingKeys;

const { api, db, git, environment } = await startApp();

/** A project whose `main` is this commit object. */
async function projectWith(commit: string): Promise<ProjectRow> {
  const project = await seedProject(db, { git });
  const directory = directoryOf(environment.config.dataDir, project.id);
  const run = (args: string[], input = '') => runGit([`--git-dir=${directory}`, ...args], input);
  run(['hash-object', '-w', '--stdin', '-t', 'tree']);
  const id = run(['hash-object', '-w', '--stdin', '-t', 'commit'], commit).toString().trim();
  run(['update-ref', 'refs/heads/main', id]);
  return project;
}

async function signatureOf(commit: string) {
  const answer = await api.get(commitsOf(await projectWith(commit), 'main', 'signature'));
  expect(answer.status).toBe(200);
  return answer.body;
}

/** User with this address, and with this key if one is given. */
async function someone(email: string, key?: string) {
  const found = await db<{ user_id: number; email_key: string }>('emails')
    .where({ email_key: email })
    .first();
  const user = found === undefined ? await seedUser(db, { email }) : { id: found.user_id };
  if (key === undefined) return { user, key: null };
  await db('gpg_keys').delete();
  const added = await api.as(user).post('/user/gpg_keys', { key });
  expect(added.status).toBe(201);
  return { user, key: added.body.id as number };
}

describe('GET …/{sha}/signature', () => {
  const facts = {
    subkey: { keyid: 'CB9A8F7BE3424BA6', name: 'Example Potter' },
    rsa: { keyid: '6B42D2388D79DF17', name: 'Example Glazer' },
    ecdsa: { keyid: 'BEB856ED95ABB1A9', name: 'Example Thrower' },
  };
  it.each(['subkey', 'rsa', 'ecdsa'] as const)('verifies what a key (%s) signed', async (kind) => {
    const { email, key, commit } = signed[kind];
    const holder = await someone(email, key);
    expect(await signatureOf(commit)).toEqual({
      signature_type: 'PGP',
      verification_status: 'verified',
      gpg_key_id: holder.key,
      gpg_key_primary_keyid: facts[kind].keyid,
      gpg_key_user_name: facts[kind].name,
      gpg_key_user_email: email,
      gpg_key_subkey_id: null,
    });
  });

  it.each(['subkey', 'rsa', 'ecdsa'] as const)(
    'does not take a changed commit (%s)',
    async (kind) => {
      const { email, key, commit } = signed[kind];
      await someone(email, key);
      const changed = commit.replace('Sign the kiln', 'Sell the kiln');
      expect(await signatureOf(changed)).toMatchObject({ verification_status: 'unverified' });
    },
  );

  it('tells keys that nobody has', async () => {
    await db('gpg_keys').delete();
    expect(await signatureOf(signed.rsa.commit)).toEqual({
      signature_type: 'PGP',
      verification_status: 'unknown_key',
      gpg_key_id: null,
      gpg_key_primary_keyid: facts.rsa.keyid,
      gpg_key_user_name: null,
      gpg_key_user_email: null,
      gpg_key_subkey_id: null,
    });
  });

  it('does not trust a key whose addresses are not those of its holder', async () => {
    const { key, commit, email } = signed.rsa;
    await someone('elsewhere@example.com', key);
    expect(await signatureOf(commit)).toMatchObject({ verification_status: 'unverified_key' });

    await someone(email, key);
    expect(await signatureOf(commit)).toMatchObject({ verification_status: 'verified' });
  });

  it('tells whether the committer is somebody else than the holder of the key', async () => {
    const { key, commit, email } = signed.elsewhere;
    const { user } = await someone(signed.rsa.email, key);
    expect(await signatureOf(commit)).toMatchObject({ verification_status: 'other_user' });
    const now = new Date().toISOString();
    const times = { confirmed_at: now, proven_at: now, created_at: now, updated_at: now };
    await db('emails').insert({
      user_id: user.id,
      email,
      email_key: email,
      ...times,
      primary: false,
    });
    const status = 'same_user_different_email';
    expect(await signatureOf(commit)).toMatchObject({ verification_status: status });
  });

  it('does not take two signatures for one', async () => {
    await someone(signed.twice.email, signed.twice.key);
    expect(await signatureOf(signed.twice.commit)).toMatchObject({
      verification_status: 'multiple_signatures',
    });
  });

  it('is not found for commits without one, or with one of another kind', async () => {
    const { commit } = signed.rsa;
    const plain = commit.replace(/gpgsig [\s\S]*?\n\n/, '\n');
    const cut = commit.replace(/-----BEGIN PGP SIGNATURE-----\n \n (.{64})\n/, '$&x');
    const other = commit.replaceAll('PGP SIGNATURE', 'SSH SIGNATURE');
    for (const text of [plain, cut, other]) {
      const answer = await api.get(commitsOf(await projectWith(text), 'main', 'signature'));
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Signature Not Found' } });
    }
  });
});

describe('a signature', () => {
  const ages = [
    ['fresh', 'verified', 'verified'],
    ['expiring', 'verified', 'unverified'],
    ['extended', 'verified', 'verified'],
    ['retired', 'verified', 'unverified'],
    ['revoked', 'unverified', 'unverified'],
  ] as const;
  it.each(ages)('by a key that is %s: before %s, after %s', async (age, early, late) => {
    const { email, keys, commits } = aging.aging;
    await someone(email, keys[age]);
    expect(await signatureOf(commits.early)).toMatchObject({ verification_status: early });
    expect(await signatureOf(commits.late)).toMatchObject({ verification_status: late });
  });

  const subkeys = [
    ['fresh', 'verified', 'verified'],
    ['expiring', 'verified', 'unverified'],
    ['revoked', 'unverified', 'unverified'],
    ['primaryExpiring', 'verified', 'unverified'],
    ['nameRevoked', 'unverified_key', 'unverified_key'],
  ] as const;
  it.each(subkeys)('by a subkey that is %s: before %s, after %s', async (age, early, late) => {
    const { email, keys, commits } = aging.branching;
    await someone(email, keys[age]);
    expect(await signatureOf(commits.early)).toMatchObject({ verification_status: early });
    expect(await signatureOf(commits.late)).toMatchObject({ verification_status: late });
  });
});

describe('the lifetime of a key', () => {
  const created = Date.parse('2022-01-01T12:00:00Z') / 1000;
  const at = (days: number) => created + days * 86_400;
  const packetsOf = (key: string) => readPackets(readArmor(key) ?? Buffer.alloc(0)) ?? [];
  const { fresh, expiring, extended, retired, revoked } = aging.aging.keys;
  const [key, name, self] = packetsOf(fresh);
  const [, , shorter] = packetsOf(expiring);
  const [, , longer] = packetsOf(extended);
  const [, revocation] = packetsOf(revoked);
  const lifetimeOf = (packets: readonly (Packet | undefined)[]) => {
    const bytes = packets.map((packet) =>
      gpgPacket(packet?.tag ?? 0, packet?.body ?? Buffer.alloc(0)),
    );
    return readKeyBlock(armored(bytes))?.primary.lifetime ?? null;
  };
  /** Adds an unsigned subpacket. */
  const withUnsigned = (packet: Packet | undefined, subpacket: Buffer): Packet => {
    const { tag, body } = packet ?? { tag: 0, body: Buffer.alloc(0) };
    const from = 6 + body.readUInt16BE(4);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(body.readUInt16BE(from) + subpacket.length);
    const rest = body.subarray(from + 2);
    return { tag, body: Buffer.concat([body.subarray(0, from), length, subpacket, rest]) };
  };

  it('is what the newest of its signatures says, wherever that stands', () => {
    const ends = { from: created, until: at(31) };
    expect(lifetimeOf([key, name, self])).toEqual({ from: created, until: Infinity });
    expect(lifetimeOf([key, name, self, shorter])).toEqual(ends);
    expect(lifetimeOf([key, name, shorter, self])).toEqual(ends);
    const longest = lifetimeOf([key, name, longer, shorter, self]);
    expect(longest?.until).toBe(at(200 + 365));
    expect(lifetimeOf(packetsOf(retired))?.until).toBe(at(20));
  });

  it('ends with a revocation, which is that of this key', () => {
    expect(lifetimeOf([key, revocation, name, self])?.until).toBe(-Infinity);
    const [otherKey, otherName, otherSelf] = packetsOf(aging.branching.keys.fresh);
    expect(lifetimeOf([otherKey, revocation, otherName, otherSelf])?.until).toBe(Infinity);
  });

  it('follows nothing that is not signed', () => {
    // Never expires, and was made much later.
    const never = Buffer.from([5, 9, 0, 0, 0, 0, 5, 2, 0x7f, 0, 0, 0]);
    expect(lifetimeOf([key, name, withUnsigned(shorter, never)])?.until).toBe(at(31));
    const retiring = Buffer.from([2, 29, 3, 5, 2, 0x7f, 0, 0, 0]);
    const softened = withUnsigned(revocation, retiring);
    expect(lifetimeOf([key, softened, name, self])?.until).toBe(-Infinity);
  });

  it('is none where the owner says nothing of the key, or something forged', () => {
    expect(lifetimeOf([key, name])?.until).toBe(-Infinity);
    const forged = { tag: 2, body: Buffer.from(self?.body ?? []) };
    forged.body[forged.body.length - 1] = (forged.body.at(-1) ?? 0) ^ 1;
    expect(lifetimeOf([key, name, forged])?.until).toBe(-Infinity);
    expect(lifetimeOf([key, name, shorter, forged])?.until).toBe(at(31));
    const many = Array.from({ length: 1_000 }, () => forged);
    expect(lifetimeOf([key, name, ...many, self])).toBeNull();
  });
});

describe('a key block', () => {
  it('has only subkeys that were bound to it', () => {
    const block = readKeyBlock(signed.subkey.key);
    expect(block?.subkeys).toHaveLength(1);
    expect(block?.owners).toEqual([{ name: 'Example Potter', email: 'potter@example.com' }]);
    expect(readKeyBlock(newGpgKey())?.subkeys).toEqual([]);
    expect(readKeyBlock('x')).toBeNull();
  });
});
