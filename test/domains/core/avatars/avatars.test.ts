import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '#test/support/pictures.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
  unique,
} from '#test/support/seed.ts';
import { multipart, type Part, png, withPicture } from '#test/support/uploads.ts';

const { api, db, git, environment, origin } = await startApp();
const administrator = await seedUser(db, { admin: true });
const owner = await seedUser(db);
const as = api.as(administrator);
const { dataDir } = environment.config;

const word = () => unique('made');
const text = (name: string, value: string): Part => ({ name, value });

async function blobs(): Promise<string[]> {
  const names = await readdir(join(dataDir, 'blobs'), { recursive: true, withFileTypes: true });
  return names
    .filter((each) => each.isFile())
    .map(({ name }) => name)
    .toSorted();
}

/**
 * The same, once there are none but those of pictures: what a picture had before is removed behind the answer, also
 * behind that of the test before.
 */
async function settledBlobs(): Promise<string[]> {
  const keys = await db('avatars').pluck<string[]>('storage_key');
  // The first two digits name a folder.
  const kept = keys.map((key) => key.slice(2)).toSorted();
  await expect.poll(blobs).toEqual(kept);
  return kept;
}

type Kind = 'user' | 'group' | 'project' | 'topic';

/** Records without a picture by kind, with the path of their changes and the fields of their creation. */
const kinds: Readonly<
  Record<Kind, { seed(): Promise<HasId>; path: string; fields(): readonly Part[] }>
> = {
  user: {
    seed: () => seedUser(db),
    path: '/users',
    fields: () => {
      const name = word();
      return [
        text('name', name),
        text('username', name),
        text('email', `${name}@example.com`),
        text('force_random_password', 'true'),
      ];
    },
  },
  group: {
    seed: () => seedGroup(db),
    path: '/groups',
    fields: () => [text('name', word()), text('path', word())],
  },
  project: {
    seed: () => seedProject(db),
    path: '/projects',
    fields: () => [text('name', word())],
  },
  topic: {
    seed: async () => (await as.post('/topics', { name: word() })).body as HasId,
    path: '/topics',
    fields: () => [text('name', word())],
  },
};
const names = Object.keys(kinds) as Kind[];
const address = (kind: Kind, id: number, filename = 'kiln.png') =>
  `${origin}/uploads/-/system/${kind}/avatar/${id}/${filename}`;

/** The picture of somebody, or of something, that has no file. */
async function without(kind: string, id: number): Promise<string | null> {
  const user = kind === 'user' ? await db('users').where({ id }).first('email') : undefined;
  return user === undefined ? null : pictureOf(user as { email: string });
}

describe.each(names)('the picture of a %s', (kind) => {
  const { seed, path, fields } = kinds[kind];
  const put = (id: number, { body, headers }: ReturnType<typeof multipart>) =>
    as.send('PUT', `${path}/${id}`, body, headers);

  it('comes with its creation', async () => {
    const picture = { name: 'avatar', value: png, filename: 'kiln.png' };
    const { body, headers } = multipart(...fields(), picture);
    const created = await as.send('POST', path, body, headers);
    expect(created.status).toBe(201);
    expect(created.body.avatar_url).toBe(address(kind, created.body.id));
    expect(await as.get(`${path}/${created.body.id}`)).toMatchObject({
      body: { avatar_url: address(kind, created.body.id) },
    });
  });

  it('is set, replaced and removed, without leaving the old one behind', async () => {
    const { id } = await seed();
    const before = await settledBlobs();
    const first = await put(id, withPicture());
    expect(first).toMatchObject({ status: 200, body: { avatar_url: address(kind, id) } });
    expect(await blobs()).toHaveLength(before.length + 1);

    const gif = Buffer.from('GIF89a and so on');
    const second = await put(id, withPicture(gif, 'dir/../../other one.gif'));
    expect(second).toMatchObject({
      status: 200,
      body: { avatar_url: address(kind, id, 'other_one.gif') },
    });
    expect(await settledBlobs()).toHaveLength(before.length + 1);

    // A change without the picture keeps it.
    const unchanged = await as.put(
      `${path}/${id}`,
      kind === 'user' ? { bio: 'x' } : { name: word() },
    );
    expect(unchanged.body.avatar_url).toBe(address(kind, id, 'other_one.gif'));

    const removed = await put(id, multipart({ name: 'avatar', value: '' }));
    expect(removed).toMatchObject({ status: 200, body: { avatar_url: await without(kind, id) } });
    expect(await settledBlobs()).toEqual(before);
    expect(await db('avatars').where(kind === 'group' ? 'namespace_id' : `${kind}_id`, id)).toEqual(
      [],
    );
  });

  it('is removed by null too', async () => {
    const { id } = await seed();
    await put(id, withPicture());
    expect(await as.put(`${path}/${id}`, { avatar: null })).toMatchObject({
      body: { avatar_url: await without(kind, id) },
    });
  });

  const refusals: [string, ReturnType<typeof multipart>, object][] = [
    [
      'more than 200 KiB',
      withPicture(Buffer.concat([png, Buffer.alloc(204_801 - png.length)])),
      { message: { avatar: ['is too big (should be at most 200 KiB)'] } },
    ],
    ['a page', withPicture(Buffer.from('<html><script>')), { message: { avatar: [format()] } }],
    [
      'a drawing',
      withPicture(Buffer.from('<svg onload="x">')),
      { message: { avatar: [format()] } },
    ],
    ['an empty file', withPicture(Buffer.alloc(0)), { message: { avatar: [format()] } }],
    ['a text', multipart({ name: 'avatar', value: 'kiln' }), { error: 'avatar is invalid' }],
  ];
  it.each(refusals)('is not %s, and nothing changes', async (_what, sent, body) => {
    const { id } = await seed();
    const before = await settledBlobs();
    expect(await put(id, sent)).toMatchObject({ status: 400, body });
    expect((await as.get(`${path}/${id}`)).body.avatar_url).toBe(await without(kind, id));
    expect(await blobs()).toEqual(before);
  });

  it('may have 200 KiB', async () => {
    const { id } = await seed();
    const picture = Buffer.concat([png, Buffer.alloc(204_800 - png.length)]);
    expect((await put(id, withPicture(picture))).status).toBe(200);
  });

  it('is not kept when something else is wrong', async () => {
    const { id } = await seed();
    const before = await settledBlobs();
    const picture = { name: 'avatar', value: png, filename: 'kiln.png' };
    const wrong = { name: 'name', value: kind === 'project' ? '-' : 'x'.repeat(300) };
    const { body, headers } = multipart(picture, wrong);
    expect((await as.send('PUT', `${path}/${id}`, body, headers)).status).toBe(400);
    expect((await as.get(`${path}/${id}`)).body.avatar_url).toBe(await without(kind, id));
    expect(await settledBlobs()).toEqual(before);
  });

  it('is one, whoever writes at the same time', async () => {
    const { id } = await seed();
    const answers = await Promise.all(
      ['a.png', 'b.png', 'c.png'].map((name) => put(id, withPicture(png, name))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await db('avatars').where(kind === 'group' ? 'namespace_id' : `${kind}_id`, id);
    expect(rows).toHaveLength(1);
    const { body } = await as.get(`${path}/${id}`);
    expect(body.avatar_url).toBe(address(kind, id, String(rows[0]?.['filename'])));
  });
});

function format(): string {
  return (
    'file format is not supported. Please try one of the following supported formats: ' +
    'image/png, image/jpeg, image/gif, image/webp, image/x-icon, image/bmp, image/tiff, image/vnd.microsoft.icon'
  );
}

describe.each(['group', 'project'] as const)('GET /%ss/:id/avatar', (kind) => {
  const { path } = kinds[kind];
  const seedPrivate = async () => {
    const group = await seedGroup(db, { visibility: 'private', owner });
    const { id } =
      kind === 'group' ? group : await seedProject(db, { namespace: group, visibility: 'private' });
    return { id, group };
  };

  it('answers the bytes with their own type', async () => {
    const { id } = await seedPrivate();
    const { body, headers } = withPicture(png, 'called.gif');
    await api.as(owner).send('PUT', `${path}/${id}`, body, headers);
    const answer = await api.as(owner).get(`${path}/${id}/avatar`);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(png)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'content-disposition': expect.stringMatching(/^attachment; filename="[^"]+"/) as unknown,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await api.as(owner).head(`${path}/${id}/avatar`)).status).toBe(200);
  });

  it('is of nothing that is spelled with a zero byte', async () => {
    expect((await as.get(`${path}/a%00b/avatar`)).status).toBe(400);
  });

  it('is for whoever sees it', async () => {
    const { id, group } = await seedPrivate();
    const guest = await seedUser(db);
    await addMember(db, { group, user: guest, level: 10 });
    const missing = { status: 404, body: { message: '404 Avatar Not Found' } };
    expect(await api.as(guest).get(`${path}/${id}/avatar`)).toMatchObject(missing);
    const { body, headers } = withPicture();
    await api.as(owner).send('PUT', `${path}/${id}`, body, headers);
    expect((await api.as(guest).get(`${path}/${id}/avatar`)).status).toBe(200);
    const hidden = {
      status: 404,
      body: { message: `404 ${kind === 'group' ? 'Group' : 'Project'} Not Found` },
    };
    expect(await api.as(await seedUser(db)).get(`${path}/${id}/avatar`)).toMatchObject(hidden);
    expect(await api.get(`${path}/${id}/avatar`)).toMatchObject(hidden);
    const refused = await api.as(guest).send('PUT', `${path}/${id}`, body, headers);
    expect(refused.status).toBe(403);
  });
});

describe('users without a file', () => {
  it('have the picture of their primary address while the instance uses the service', async () => {
    const user = await seedUser(db);
    const me = api.as(user);
    const seen = async () => [
      (await me.get('/user')).body.avatar_url as unknown,
      (await me.get(`/namespaces?search=${user.username}`)).body[0].avatar_url as unknown,
    ];
    expect(await seen()).toEqual([pictureOf(user), pictureOf(user)]);
    const email = `${word()}@example.com`;
    await as.put(`/users/${user.id}`, { email, skip_reconfirmation: true });
    expect(await seen()).toEqual([pictureOf({ email }), pictureOf({ email })]);
    await as.put('/application/settings', { gravatar_enabled: false });
    expect(await seen()).toEqual([null, null]);
    await as.put('/application/settings', { gravatar_enabled: true });
    expect(await seen()).toEqual([pictureOf({ email }), pictureOf({ email })]);
  });
});

describe('objects and their pictures have the same visibility:', () => {
  const picture = async (path: string) => {
    const { body, headers } = withPicture();
    expect((await as.send('PUT', path, body, headers)).status).toBe(200);
  };

  it('users', async () => {
    const user = await seedUser(db);
    const other = await seedUser(db);
    const group = await seedGroup(db, { owner: user });
    const project = await seedProject(db, { namespace: group });
    await picture(`/users/${user.id}`);
    const person = address('user', user.id);
    const me = api.as(user);
    const get = async (path: string) => (await me.get(path)).body;

    expect((await get('/user')).avatar_url).toBe(person);
    expect((await get(`/users?username=${user.username}`))[0].avatar_url).toBe(person);
    expect((await get(`/groups/${group.id}/members`))[0].avatar_url).toBe(person);
    expect((await get(`/groups/${group.id}/members/${user.id}`)).avatar_url).toBe(person);
    expect((await get(`/groups/${group.id}/members/all`))[0].avatar_url).toBe(person);
    expect((await get(`/search?scope=users&search=${user.username}`))[0].avatar_url).toBe(person);
    expect((await get(`/projects/${project.id}/users`))[0].avatar_url).toBe(person);
    const member = { user_id: other.id, access_level: 10 };
    const added = await me.post(`/groups/${group.id}/members`, member);
    expect(added.body).toMatchObject({
      avatar_url: pictureOf(other),
      created_by: { avatar_url: person },
    });
    await me.post('/projects', { name: word(), namespace_id: group.id });
    expect((await get('/events'))[0].author.avatar_url).toBe(person);
    await me.post(`/projects/${project.id}/star`);
    expect((await get(`/projects/${project.id}/starrers`))[0].user.avatar_url).toBe(person);
    await me.post(`/users/${other.id}/follow`);
    expect((await get(`/users/${other.id}/followers`))[0].avatar_url).toBe(person);
    const asked = await me.post(`/groups/${(await seedGroup(db)).id}/access_requests`);
    expect(asked.body.avatar_url).toBe(person);
  });

  it('groups, projects and personal namespaces', async () => {
    const user = await seedUser(db);
    const group = await seedGroup(db, { owner: user });
    const project = await seedProject(db, { namespace: group });
    const namespace = await personalNamespace(db, user);
    const own = await seedProject(db, { namespace, git, readme: true });
    for (const path of [`/users/${user.id}`, `/groups/${group.id}`, `/projects/${project.id}`]) {
      await picture(path);
    }
    const [person, team] = [address('user', user.id), address('group', group.id)];
    const thing = address('project', project.id);
    const get = async (path: string) => (await api.as(user).get(path)).body;

    expect((await get(`/groups?search=${group.path}`))[0].avatar_url).toBe(team);
    expect((await get(`/namespaces/${group.id}`)).avatar_url).toBe(team);
    expect((await get(`/namespaces/${namespace.id}`)).avatar_url).toBe(person);
    expect((await get(`/projects/${project.id}/groups`))[0].avatar_url).toBe(team);
    expect(await get(`/projects/${project.id}`)).toMatchObject({
      avatar_url: thing,
      namespace: { avatar_url: team },
    });
    expect(await get(`/projects/${own.id}`)).toMatchObject({
      avatar_url: null,
      namespace: { avatar_url: person },
      owner: { avatar_url: person },
    });
    expect((await get(`/groups/${group.id}/projects?simple=true`))[0]).toMatchObject({
      avatar_url: thing,
    });
  });
});
