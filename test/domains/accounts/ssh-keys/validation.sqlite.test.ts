import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { newRsaKey, newSshKey, sshLine } from '#test/support/public-keys.ts';
import { seedUser } from '#test/support/seed.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const { api, db } = await startApp({ clock: () => now });
const { api: smaller, db: otherDb } = await startApp({
  clock: () => now,
  config: { plan: 'premium' },
});
const owner = await seedUser(db);
const administrator = await seedUser(db, { admin: true });

const add = (body: object) => api.as(owner).post('/user/keys', { title: 'Laptop', ...body });
const settings = (body: object) => api.as(administrator).put('/application/settings', body);

/** Made by ssh-keygen, with what it says of them. */
interface Sample {
  readonly line: string;
  readonly md5: string;
  readonly sha256: string;
}
const samples: Readonly<Record<string, Sample>> = JSON.parse(
  readFileSync(new URL('./samples.json', import.meta.url), 'utf8'),
);
const point = (name: string) => {
  const bytes = Buffer.from(samples[name]?.line.split(' ')[1] ?? '', 'base64');
  return bytes.subarray(bytes.length - (name === 'ecdsa 256' ? 65 : 32));
};

/** The fields of a sample behind its type. */
function numbersOf(name: string): Buffer[] {
  const bytes = Buffer.from(samples[name]?.line.split(' ')[1] ?? '', 'base64');
  const fields: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 4 + bytes.readUInt32BE(at)) {
    fields.push(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at)));
  }
  return fields.slice(1);
}
const one = Buffer.from([1]);
const ofOne = numbersOf('dsa 1024').map((number, index) => (index === 2 ? one : number));

describe('the kinds of keys', () => {
  it.each(Object.keys(samples))('takes %s', async (name) => {
    const { line, md5, sha256 } = samples[name] as Sample;
    const { status, body } = await add({ key: line });
    expect(status).toBe(201);
    const as = api.as(administrator);
    for (const fingerprint of [md5, sha256]) {
      const path = `/keys?fingerprint=${encodeURIComponent(fingerprint)}`;
      expect(await as.get(path)).toMatchObject({ body: { id: body.id } });
    }
  });

  it('takes keys that live in a device', async () => {
    const application = 'ssh:';
    const first = sshLine('sk-ssh-ed25519@openssh.com', randomBytes(32), application);
    expect((await add({ key: first })).status).toBe(201);
    const type = 'sk-ecdsa-sha2-nistp256@openssh.com';
    const second = sshLine(type, 'nistp256', point('ecdsa 256'), application);
    expect((await add({ key: second })).status).toBe(201);
  });

  const ed25519 = newSshKey();
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]);
  const three = Buffer.from([3]);
  const odd = (bytes: number) => Buffer.concat([three, Buffer.alloc(bytes - 1, 0x55)]);
  const refused: Readonly<Record<string, string>> = {
    'no key': 'laptop',
    'a type alone': 'ssh-ed25519',
    'an unknown type': sshLine('ssh-best', randomBytes(32)),
    'the name of an object property': sshLine('constructor', randomBytes(32)),
    'a type unlike that inside': ed25519.replace('ssh-ed25519', 'ssh-rsa'),
    'base64 with a stray character': ed25519.replace('AAAAC3', 'AAAA*C3'),
    'base64 that is cut': ed25519.split(' ').slice(0, 2).join(' ').slice(0, -4),
    'a short point': sshLine('ssh-ed25519', randomBytes(31)),
    'something behind the key': sshLine('ssh-ed25519', randomBytes(32), 'x'),
    'a length past the end': `ssh-ed25519 ${Buffer.from([255, 255, 255, 255, 1]).toString('base64')}`,
    'two lines': `${ed25519}\n${newSshKey()}`,
    'options before the key': `no-pty ${ed25519}`,
    'a private key': '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----',
    'a point off the curve': sshLine('ecdsa-sha2-nistp256', 'nistp256', offCurve),
    'a point of another curve': sshLine('ecdsa-sha2-nistp256', 'nistp384', offCurve),
    'a device key for nothing': sshLine('sk-ssh-ed25519@openssh.com', randomBytes(32), ''),
    'a weak modulus': newRsaKey(768),
    'a huge modulus': sshLine('ssh-rsa', three, odd(2500)),
    'an even modulus': sshLine('ssh-rsa', three, Buffer.alloc(256, 0x54)),
    'an exponent of one': sshLine('ssh-rsa', Buffer.from([1]), odd(256)),
    'a negative modulus': sshLine('ssh-rsa', three, Buffer.alloc(256, 0xff)),
    'a modulus of zero': sshLine('ssh-rsa', three, Buffer.alloc(0)),
    'a DSA key outside its group': sshLine('ssh-dss', odd(128), three, three, three),
    'a DSA key that is one': sshLine('ssh-dss', ...numbersOf('dsa 1024').slice(0, 3), one),
    'a DSA key of a generator that is one': sshLine('ssh-dss', ...ofOne),
  };
  it.each(Object.keys(refused))('refuses %s', async (name) => {
    expect(await add({ key: refused[name] })).toMatchObject({
      status: 400,
      body: { message: { key: ['is invalid'] } },
    });
  });
});

describe('a key with other faults', () => {
  const cases: [object, object][] = [
    [{ key: ' ' }, { message: { key: ["can't be blank"] } }],
    [
      { key: `${newSshKey()} ${'x'.repeat(5000)}` },
      { message: { key: ['is too long (maximum is 5000 characters)'] } },
    ],
    [{ key: newSshKey(), title: ' ' }, { message: { title: ["can't be blank"] } }],
    [
      { key: newSshKey(), title: 'x'.repeat(256) },
      { message: { title: ['is too long (maximum is 255 characters)'] } },
    ],
    [
      { key: newSshKey(), expires_at: '2026-03-10T11:59:59Z' },
      { message: { expires_at: ['cannot be a date in the past'] } },
    ],
    [{ key: newSshKey(), expires_at: 'soon' }, { error: 'expires_at is invalid' }],
    [{ key: newSshKey(), usage_type: 'fun' }, { error: 'usage_type does not have a valid value' }],
    [{ key: { length: 5 } }, { error: 'key is invalid' }],
    [{ key: `${newSshKey()}\0` }, { error: 'key is invalid' }],
  ];
  it.each(cases)('%j', async (body, answer) => {
    expect(await add(body)).toMatchObject({ status: 400, body: answer });
  });

  it('names everything that is missing', async () => {
    expect(await api.as(owner).post('/user/keys', {})).toMatchObject({
      status: 400,
      body: { error: 'title is missing, key is missing' },
    });
  });

  it('takes titles of 255 characters, and times to come', async () => {
    const title = '🔑'.repeat(255);
    const expires_at = '2026-03-10T12:00:00.000Z';
    expect(await add({ key: newSshKey(), title, expires_at })).toMatchObject({
      status: 201,
      body: { title, expires_at },
    });
  });
});

describe('the settings of the instance', () => {
  afterEach(() => settings({ rsa_key_restriction: 0, ed25519_key_restriction: 0 }));

  it('forbid a type', async () => {
    await settings({ ed25519_key_restriction: -1 });
    expect(await add({ key: newSshKey() })).toMatchObject({
      status: 400,
      body: {
        message: {
          key: ['type is forbidden. Must be RSA, DSA, ECDSA, ECDSA_SK or ED25519_SK'],
        },
      },
    });
    expect((await add({ key: newRsaKey(1024) })).status).toBe(201);
  });

  it('demand bits', async () => {
    await settings({ rsa_key_restriction: 2048 });
    expect(await add({ key: newRsaKey(2047) })).toMatchObject({
      status: 400,
      body: { message: { key: ['must be at least 2048 bits'] } },
    });
    expect((await add({ key: newRsaKey(2048) })).status).toBe(201);
  });

  it('limit how long keys live, on the plan that has it', async () => {
    await settings({ max_ssh_key_lifetime: 30 });
    const expected = { message: { expires_at: ['must be at most 30 days away'] } };
    const late = '2026-04-09T12:00:00.001Z';
    expect(await add({ key: newSshKey() })).toMatchObject({ status: 400, body: expected });
    expect(await add({ key: newSshKey(), expires_at: late })).toMatchObject({ body: expected });
    const last = { key: newSshKey(), expires_at: '2026-04-09T12:00:00.000Z' };
    expect((await add(last)).status).toBe(201);
    await settings({ max_ssh_key_lifetime: null });

    const user = await seedUser(otherDb);
    const changed = JSON.stringify({ max_ssh_key_lifetime: 30 });
    await otherDb('application_settings').where('id', 1).update({ changed });
    const answer = await smaller.as(user).post('/user/keys', { title: 'x', key: newSshKey() });
    expect(answer.status).toBe(201);
  });
});
