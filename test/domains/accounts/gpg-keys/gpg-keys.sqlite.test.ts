import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { armored, gpgPacket, gpgPackets, newGpgKey } from '#test/support/public-keys.ts';
import { seedUser } from '#test/support/seed.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const { api, db } = await startApp({ clock: () => now });

const notFound = { status: 404, body: { message: '404 GPG Key Not Found' } };
const noUser = { status: 404, body: { message: '404 User Not Found' } };
const taken = { status: 400, body: { message: { key: ['has already been taken'] } } };
const accepted = { status: 202, body: { message: '202 Accepted' } };
const newKey = () => ({ key: newGpgKey() });

async function people() {
  const [owner, stranger, administrator] = await Promise.all([
    seedUser(db),
    seedUser(db),
    seedUser(db, { admin: true }),
  ]);
  return { owner, stranger, administrator, anonymous: null };
}

describe('the own GPG keys', () => {
  it('are added, listed in order, read, removed and revoked', async () => {
    const { owner, stranger } = await people();
    const as = api.as(owner);
    const key = newGpgKey();
    const first = await as.post('/user/gpg_keys', { key: `\n${key}\n` });
    expect(first).toMatchObject({ status: 201 });
    expect(first.body).toEqual({
      id: expect.any(Number),
      key,
      created_at: now.toISOString(),
    });
    const second = await as.post('/user/gpg_keys', newKey());
    await api.as(stranger).post('/user/gpg_keys', newKey());
    const listed = await as.get('/user/gpg_keys?per_page=1');
    expect(listed.body).toEqual([first.body]);
    expect(listed.headers).toMatchObject({ 'x-total': '2' });
    expect((await as.get(`/user/gpg_keys/${second.body.id}`)).body).toEqual(second.body);

    expect((await as.delete(`/user/gpg_keys/${first.body.id}`)).status).toBe(204);
    expect(await as.get(`/user/gpg_keys/${first.body.id}`)).toMatchObject(notFound);
    expect(await as.post(`/user/gpg_keys/${second.body.id}/revoke`)).toMatchObject(accepted);
    expect(await as.post(`/user/gpg_keys/${second.body.id}/revoke`)).toMatchObject(notFound);
    expect((await as.get('/user/gpg_keys')).body).toEqual([]);
  });

  it('are out of reach of others', async () => {
    const { owner, stranger, administrator } = await people();
    const { body } = await api.as(owner).post('/user/gpg_keys', newKey());
    const path = `/user/gpg_keys/${body.id}`;
    for (const who of [stranger, administrator]) {
      expect(await api.as(who).get(path)).toMatchObject(notFound);
      expect(await api.as(who).delete(path)).toMatchObject(notFound);
      expect(await api.as(who).post(`${path}/revoke`)).toMatchObject(notFound);
    }
    expect((await api.get('/user/gpg_keys')).status).toBe(401);
  });

  it('belong to one account only, however they are exported', async () => {
    const { owner, stranger } = await people();
    const { key, name, signature } = gpgPackets();
    const body = { key: armored([key, name, signature]) };
    expect((await api.as(owner).post('/user/gpg_keys', body)).status).toBe(201);
    const longer = { key: armored([key, name, signature, signature]) };
    expect(await api.as(owner).post('/user/gpg_keys', longer)).toMatchObject(taken);
    expect(await api.as(stranger).post('/user/gpg_keys', longer)).toMatchObject(taken);
  });

  it('stay where they changed after the time of the request', async () => {
    const { owner, administrator } = await people();
    const { body } = await api.as(owner).post('/user/gpg_keys', newKey());
    const early = { 'If-Unmodified-Since': 'Tue, 10 Mar 2026 11:00:00 GMT' };
    const path = `/user/gpg_keys/${body.id}`;
    expect((await api.as(owner).delete(path, undefined, early)).status).toBe(412);
    const theirs = `/users/${owner.id}/gpg_keys/${body.id}`;
    expect((await api.as(administrator).delete(theirs, undefined, early)).status).toBe(412);
  });
});

describe('the GPG keys of a user', () => {
  it('are for everybody to read', async () => {
    const { owner, stranger, administrator, anonymous } = await people();
    const { body } = await api.as(owner).post('/user/gpg_keys', newKey());
    for (const who of [anonymous, stranger, administrator]) {
      const as = api.as(who);
      expect((await as.get(`/users/${owner.id}/gpg_keys`)).body).toEqual([body]);
      expect((await as.get(`/users/${owner.id}/gpg_keys/${body.id}`)).body).toEqual(body);
      expect(await as.get(`/users/${stranger.id}/gpg_keys/${body.id}`)).toMatchObject(notFound);
      expect(await as.get('/users/999999999/gpg_keys')).toMatchObject(noUser);
      expect(await as.get(`/users/999999999/gpg_keys/${body.id}`)).toMatchObject(noUser);
    }
  });

  it.each([
    ['anonymous', 401],
    ['stranger', 403],
    ['owner', 403],
    ['administrator', 201],
  ] as const)('are not written by a %s unless with %i', async (who, status) => {
    const all = await people();
    const path = `/users/${all.owner.id}/gpg_keys`;
    const administrator = api.as(all.administrator);
    const first = (await administrator.post(path, newKey())).body;
    const second = (await administrator.post(path, newKey())).body;
    const as = api.as(all[who]);
    const ok = status === 201;
    expect((await as.post(path, newKey())).status).toBe(status);
    expect((await as.delete(`${path}/${first.id}`)).status).toBe(ok ? 204 : status);
    expect((await as.post(`${path}/${second.id}/revoke`)).status).toBe(ok ? 202 : status);
    if (!ok) return;
    expect(await as.post(`${path}/${second.id}/revoke`)).toMatchObject(notFound);
    expect(await as.delete(`${path}/${second.id}`)).toMatchObject(notFound);
    expect(await as.post('/users/999999999/gpg_keys', newKey())).toMatchObject(noUser);
    expect(await as.delete('/users/999999999/gpg_keys/1')).toMatchObject(noUser);
    expect(await as.post('/users/999999999/gpg_keys/1/revoke')).toMatchObject(noUser);
  });
});

describe('the input for a GPG key may be', () => {
  const { key, name, signature } = gpgPackets();
  const add = async (text: string) =>
    api.as((await people()).owner).post('/user/gpg_keys', { key: text });

  const oldForm = (tag: number, packet: Buffer) => {
    const body = packet.subarray(6);
    return Buffer.concat([Buffer.from([0x80 | (tag << 2), body.length]), body]);
  };
  const renewed = () => {
    const packets = gpgPackets();
    return [packets.key, packets.name, packets.signature] as const;
  };
  const subkey = (packet: Buffer) => gpgPacket(14, packet.subarray(6));
  const fresh: Readonly<Record<string, () => string>> = {
    'a block with headers': () =>
      newGpgKey().replace('BLOCK-----\n\n', 'BLOCK-----\nVersion: 1\nComment: mine\n\n'),
    'a block with other line ends': () => newGpgKey().replaceAll('\n', '\r\n'),
    'packets in the old form': () => {
      const [key, name, signature] = renewed();
      return armored([oldForm(6, key), oldForm(13, name), oldForm(2, signature)]);
    },
    'a key with subkeys and a picture': () => {
      const [key, name, signature] = renewed();
      const picture = gpgPacket(17, Buffer.alloc(300, 1));
      return armored([key, name, signature, picture, signature, subkey(key), signature]);
    },
    'a key of version 6': () => {
      const [key, name, signature] = renewed();
      const body = Buffer.from(key.subarray(6));
      body[0] = 6;
      return armored([gpgPacket(6, body), name, signature]);
    },
  };
  it.each(Object.keys(fresh))('%s', async (what) => {
    expect((await add(fresh[what]?.() ?? '')).status).toBe(201);
  });

  const whole = armored([key, name, signature]);
  const old = Buffer.from(key.subarray(6));
  old[0] = 3;
  const refused: Readonly<Record<string, string>> = {
    'any text': 'mDMEYmJ6',
    'a block that is not closed': whole.split('\n').slice(0, -1).join('\n'),
    'a block of something else': armored([key, name, signature], 'MESSAGE'),
    'a private key': armored([gpgPacket(5, key.subarray(6)), name, signature], 'PRIVATE'),
    'a private key called public': armored([gpgPacket(5, key.subarray(6)), name, signature]),
    'a private subkey': armored([key, name, signature, gpgPacket(7, key.subarray(6))]),
    'two keys': armored([key, name, signature, ...renewed()]),
    'two blocks': `${whole}\n${newGpgKey()}`,
    'a name alone': armored([name, signature]),
    'a key without a name': armored([key]),
    'a key that is cut': armored([key, name, signature.subarray(0, 20)]),
    'a key of version 3': armored([gpgPacket(6, old), name, signature]),
    'a wrong checksum': whole.replace('\n-----END', '\n=AAAA\n-----END'),
    'characters that are no base64': whole.replace('\n\nxv', '\n\n*!'),
    'an empty block': armored([]),
    'a length without an end': armored([Buffer.from([0xc6, 255, 255])]),
    'a length that is not told': armored([Buffer.from([0x9b, 1, 2])]),
    'a packet without its mark': armored([Buffer.from([0x06, 1, 2])]),
  };
  it.each(Object.keys(refused))('but not %s', async (what) => {
    expect(await add(refused[what] ?? '')).toMatchObject({
      status: 400,
      body: { message: { key: ['is invalid'] } },
    });
  });

  it('but not empty', async () => {
    expect(await add(' ')).toMatchObject({
      status: 400,
      body: { message: { key: ["can't be blank"] } },
    });
    const { owner } = await people();
    expect(await api.as(owner).post('/user/gpg_keys', {})).toMatchObject({
      status: 400,
      body: { error: 'key is missing' },
    });
  });
});

describe('the keys of a user', () => {
  it('are a hundred at most, of 64 KB', async () => {
    const { owner } = await people();
    const at = now.toISOString();
    const rows = Array.from({ length: 99 }, (_, index) => ({
      ...{ user_id: owner.id, key: 'x', created_at: at, updated_at: at },
      fingerprint: `${owner.id}-${index}`,
    }));
    await db('gpg_keys').insert(rows);
    const as = api.as(owner);
    expect(await as.post('/user/gpg_keys', { key: 'x'.repeat(65_537) })).toMatchObject({
      status: 400,
      body: { message: { key: ['is too long (maximum is 65536 characters)'] } },
    });
    expect((await as.post('/user/gpg_keys', newKey())).status).toBe(201);
    expect(await as.post('/user/gpg_keys', newKey())).toMatchObject({
      status: 400,
      body: { message: { base: ['Maximum number of GPG keys (100) exceeded'] } },
    });
  });
});
