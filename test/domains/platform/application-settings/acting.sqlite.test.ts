import { createHmac } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApp } from '#test/support/app.ts';
import {
  addMember,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
  unique,
} from '#test/support/seed.ts';

const { api, db, git } = await startApp({ config: { plan: 'premium' } });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
let user: Api;
let person: Awaited<ReturnType<typeof seedUser>>;

const change = async (body: object) => {
  const answer = await admin.put('/application/settings', body);
  expect(answer).toMatchObject({ status: 200 });
  return answer;
};

beforeAll(async () => {
  person = await seedUser(db);
  user = api.as(person);
});
afterEach(async () => {
  await db('application_settings').update({ changed: {} });
  // Raises the revision, so that everybody notices.
  await change({ max_yaml_depth: 100 });
});

const register = (email: string) =>
  admin.post('/users', {
    email,
    name: 'Somebody',
    username: unique('user-'),
    force_random_password: true,
    skip_confirmation: true,
  });
const notAllowed = {
  status: 400,
  body: { message: { email: ['is not allowed. Use another address, or ask your administrator.'] } },
};

describe('addresses', () => {
  const at = (domain: string) => `${unique('u-')}@${domain}`;

  it('of new accounts are of the domains that are allowed', async () => {
    await change({ domain_allowlist: ['house.example.com', '*.Wild.example.com', 'a*z.example'] });
    for (const domain of [
      'house.example.com',
      'HOUSE.example.com',
      'x.wild.example.com',
      'az.example',
      'abcz.example',
    ]) {
      expect(await register(at(domain))).toMatchObject({ status: 201 });
    }
    for (const domain of [
      'wild.example.com',
      'nohouse.example.com',
      'house.example.com.example.org',
      'x.house.example.com',
      'a.example',
    ]) {
      expect(await register(at(domain))).toMatchObject(notAllowed);
    }
  });

  it('of new accounts are not of those that are denied, while that is on', async () => {
    await change({
      domain_denylist: ['*.spam.example', 'spam.example'],
      domain_denylist_enabled: true,
    });
    for (const domain of ['spam.example', 'a.b.SPAM.example']) {
      expect(await register(at(domain))).toMatchObject(notAllowed);
    }
    expect((await register(at('nospam.example'))).status).toBe(201);
    await change({ domain_denylist_enabled: false });
    expect((await register(at('spam.example'))).status).toBe(201);
  });

  it('of new accounts do not match the pattern, which cannot take for ever', async () => {
    await change({ email_restrictions: '\\+|^(a+)+@b$', email_restrictions_enabled: true });
    expect(await register(at('example.com').replace('@', '+x@'))).toMatchObject(notAllowed);
    expect((await register(`${'a'.repeat(60)}${at('example.com')}`)).status).toBe(201);
    await change({ email_restrictions_enabled: false });
    expect((await register(at('example.com').replace('@', '+x@'))).status).toBe(201);
  });

  it('that are added, or become the first, follow the same rules; those that are there stay', async () => {
    await change({ domain_allowlist: ['house.example.com'] });
    const wrong = at('example.org');
    expect(await user.post('/user/emails', { email: wrong })).toMatchObject(notAllowed);
    expect(await admin.post(`/users/${person.id}/emails`, { email: wrong })).toMatchObject(
      notAllowed,
    );
    expect(await admin.put(`/users/${person.id}`, { email: wrong })).toMatchObject(notAllowed);
    expect((await admin.put(`/users/${person.id}`, { name: 'Other' })).status).toBe(200);
    expect((await user.post('/user/emails', { email: at('house.example.com') })).status).toBe(201);
  });
});

describe('projects', () => {
  it('show the address to clone from that the instance gives, in every form', async () => {
    const project = await seedProject(db, { visibility: 'public' });
    const told = async () => [
      (await user.get(`/projects/${project.id}`)).body.http_url_to_repo,
      (await user.get(`/projects/${project.id}?simple=true`)).body.http_url_to_repo,
      (await api.get(`/projects/${project.id}`)).body.http_url_to_repo,
      (await user.get('/projects?per_page=1')).body[0].http_url_to_repo,
    ];
    for (const url of await told()) expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
    for (const root of ['https://git.example.com/below', 'https://git.example.com/below/']) {
      await change({ custom_http_clone_url_root: root });
      const wanted = `https://git.example.com/below/${project.full_path}.git`;
      expect(await told()).toEqual([wanted, wanted, wanted, wanted]);
    }
  });

  it('keep their latest artifacts only where the instance does', async () => {
    const project = await seedProject(db, { visibility: 'public' });
    const keeps = async () => (await user.get(`/projects/${project.id}`)).body.keep_latest_artifact;
    expect(await keeps()).toBe(true);
    await change({ keep_latest_artifact: false });
    expect(await keeps()).toBe(false);
  });

  it('begin with the pipelines of the instance, or of their group', async () => {
    const create = async (body: object = {}) =>
      (await admin.post('/projects', { name: unique('project-'), ...body })).body
        .auto_devops_enabled;
    expect(await create()).toBe(true);
    await change({ auto_devops_enabled: false });
    expect(await create()).toBe(false);
    expect(await create({ auto_devops_enabled: true })).toBe(true);
    const group = await seedGroup(db);
    await admin.put(`/groups/${group.id}`, { auto_devops_enabled: true });
    expect(await create({ namespace_id: group.id })).toBe(true);
  });

  it('take commits as long as there is room', async () => {
    await change({ repository_size_limit: 1 });
    const project = await seedProject(db, { git, readme: true });
    await addMember(db, { project, user: person, level: 40 });
    const commit = (action: object) =>
      user.post(`/projects/${project.id}/repository/commits`, {
        branch: 'main',
        commit_message: 'More',
        actions: [action],
      });
    const add = (bytes: number) =>
      commit({ action: 'create', file_path: unique('file-'), content: 'x'.repeat(bytes) });
    const noRoom =
      'Your changes could not be committed, because this repository would exceed its size limit';
    expect((await add(10)).status).toBe(201);
    await db('project_statistics')
      .insert({ project_id: project.id, repository_size: 1_048_500 })
      .onConflict('project_id')
      .merge({ repository_size: 1_048_500 });
    const refused = { status: 400, body: { message: noRoom } };
    expect(await add(10_000)).toMatchObject(refused);
    const path = `/projects/${project.id}/repository/files/more.txt`;
    const file = { branch: 'main', commit_message: 'More', content: 'x'.repeat(10_000) };
    expect(await user.post(path, file)).toMatchObject(refused);
    // Commits that remove content are allowed.
    expect((await commit({ action: 'delete', file_path: 'README.md' })).status).toBe(201);
    await change({ repository_size_limit: 0 });
    expect((await add(10_000)).status).toBe(201);
  });
});

describe('commits', () => {
  it('of those who hide their address have one at the host that the instance says', async () => {
    const author = await seedUser(db, { commit_email: '_private' });
    const by = api.as(author);
    const namespace = await personalNamespace(db, author);
    const commit = async () => {
      const made = await by.post('/projects', {
        name: unique('project-'),
        namespace_id: namespace.id,
        initialize_with_readme: true,
      });
      const [first] = (await by.get(`/projects/${made.body.id}/repository/commits`)).body;
      const second = await by.post(`/projects/${made.body.id}/repository/commits`, {
        branch: 'main',
        commit_message: 'More',
        actions: [{ action: 'create', file_path: 'more', content: 'x' }],
      });
      const shown = (await by.get('/user')).body.commit_email;
      return [first.author_email, second.body.committer_email, shown];
    };
    const name = `${author.id}-${author.username}`;
    expect(new Set(await commit())).toEqual(new Set([`${name}@users.noreply.127.0.0.1`]));
    await change({ commit_email_hostname: 'hidden.example.com' });
    expect(new Set(await commit())).toEqual(new Set([`${name}@hidden.example.com`]));
  });

  it('show as much of their diffs as the instance permits', async () => {
    const project = await seedProject(db, { git, readme: true, visibility: 'public' });
    const path = `/projects/${project.id}/repository/commits`;
    const content = (lines: number) => 'a line\n'.repeat(lines);
    const made = await admin.post(path, {
      branch: 'main',
      commit_message: 'Three files',
      actions: [10, 20, 3_000].map((lines, index) => ({
        action: 'create',
        file_path: `file-${index}`,
        content: content(lines),
      })),
    });
    expect(made.status).toBe(201);
    const diffs = async () => {
      const { body } = await user.get(`${path}/${made.body.id}/diff`);
      return (body as { diff: string }[]).map(({ diff }) => diff.length > 0);
    };
    expect(await diffs()).toEqual([true, true, true]);
    await change({ diff_max_patch_bytes: 10_000 });
    expect(await diffs()).toEqual([true, true, false]);
    await change({ diff_max_patch_bytes: 204_800, diff_max_lines: 20 });
    expect(await diffs()).toEqual([true, false, false]);
    await change({ diff_max_lines: 50_000, diff_max_files: 2 });
    expect(await diffs()).toEqual([true, true]);
    const compared = await user.get(
      `/projects/${project.id}/repository/compare?from=${made.body.parent_ids[0]}&to=main`,
    );
    expect(compared.body.diffs).toHaveLength(2);
  });
});

describe('forks', () => {
  it('stay in the group that wants it', async () => {
    const top = await seedGroup(db);
    const [inside, outside] = [await seedGroup(db, { parent: top }), await seedGroup(db)];
    for (const group of [top, outside]) await addMember(db, { group, user: person, level: 50 });
    const project = await seedProject(db, { namespace: inside, git, readme: true });
    const fork = (body: object) =>
      user.post(`/projects/${project.id}/fork`, {
        path: unique('fork-'),
        name: unique('f'),
        ...body,
      });
    const wanted = { prevent_forking_outside_group: true };
    expect((await admin.put(`/groups/${top.id}`, wanted)).status).toBe(200);
    for (const body of [{}, { namespace_id: outside.id }]) {
      expect(await fork(body)).toMatchObject({
        status: 404,
        body: { message: '404 Target Namespace Not Found' },
      });
    }
    expect((await fork({ namespace_id: top.id })).status).toBe(201);
    await admin.put(`/groups/${top.id}`, { prevent_forking_outside_group: false });
    expect((await fork({ namespace_id: outside.id })).status).toBe(201);
  });
});

describe('tokens of runners', () => {
  it('end when the instance says, for each kind of runner', async () => {
    const group = await seedGroup(db, { visibility: 'private' });
    const project = await seedProject(db, { visibility: 'private', namespace: group });
    const registration = async (path: string) => String((await admin.post(path)).body.token);
    const kinds = [
      ['runner', '/runners/reset_registration_token'],
      ['group_runner', `/groups/${group.id}/runners/reset_registration_token`],
      ['project_runner', `/projects/${project.id}/runners/reset_registration_token`],
    ] as const;
    for (const [kind, path] of kinds) {
      const token = await registration(path);
      const registered = () => api.post('/runners', { token });
      expect((await registered()).body.token_expires_at).toBeNull();
      await change({ [`${kind}_token_expiration_interval`]: 7_200 });
      const before = Date.now();
      const { body: runner } = await registered();
      const made = Date.parse(runner.token_expires_at) - 7_200_000;
      expect(made).toBeGreaterThanOrEqual(before);
      expect(made).toBeLessThanOrEqual(Date.now());
      const verify = (text: string) => api.post('/runners/verify', { token: text });
      expect((await verify(runner.token)).status).toBe(200);
      await db('runners')
        .where('id', runner.id)
        .update({ token_expires_at: new Date(before - 1).toISOString() });
      expect((await verify(runner.token)).status).toBe(403);
      expect(
        (await api.post('/runners/reset_authentication_token', { token: runner.token })).status,
      ).toBe(403);
      const reset = await admin.post(`/runners/${runner.id}/reset_authentication_token`);
      expect(reset.body.token_expires_at).not.toBeNull();
      expect((await verify(reset.body.token)).status).toBe(200);
      await change({ [`${kind}_token_expiration_interval`]: null });
    }
  });
});

it('the former names of the limits of pages are those of today', async () => {
  const former = {
    throttle_unauthenticated_enabled: true,
    throttle_unauthenticated_period_in_seconds: 77,
    throttle_unauthenticated_requests_per_period: 78,
  };
  const today = {
    throttle_unauthenticated_web_enabled: true,
    throttle_unauthenticated_web_period_in_seconds: 77,
    throttle_unauthenticated_web_requests_per_period: 78,
  };
  expect((await change(former)).body).toMatchObject({ ...former, ...today });
  expect((await change({ throttle_unauthenticated_web_enabled: false })).body).toMatchObject({
    throttle_unauthenticated_enabled: false,
  });
});

describe('pictures of other hosts', () => {
  const html = async (text: string) => String((await api.post('/markdown', { text })).body.html);
  const address = 'https://pictures.example.com/a%20b.png?c=d';

  it('are loaded through the proxy that the instance gives, with its signature', async () => {
    const direct = await html(`![a](${address})`);
    expect(direct).toContain(`src="${address}"`);
    await change({
      asset_proxy_enabled: true,
      asset_proxy_url: 'https://proxy.example.com/',
      asset_proxy_secret_key: 'shared',
      asset_proxy_allowlist: ['friend.example.com', '*.wide.example.com'],
    });
    const proxied = await html(`![a](${address})`);
    const signature = createHmac('sha1', 'shared').update(address).digest('hex');
    const hex = Buffer.from(address).toString('hex');
    expect(proxied).toContain(`src="https://proxy.example.com/${signature}/${hex}"`);
    expect(proxied).toContain(`data-canonical-src="${address}"`);
    for (const own of [
      '/uploads/a.png',
      'a.png',
      'https://friend.example.com/a.png',
      'https://x.wide.example.com/a.png',
      'http://127.0.0.1/a.png',
    ]) {
      expect(await html(`![a](${own})`)).toContain(`src="${own}"`);
    }
    for (const other of ['//pictures.example.com/a.png', 'https://wide.example.com/a.png']) {
      expect(await html(`![a](${other})`)).toContain('src="https://proxy.example.com/');
    }
    // Links are followed by people, who know where they go.
    expect(await html(`[a](${address})`)).toContain(`href="${address}"`);
  });
});

describe('diagrams', () => {
  const html = async (kind: string, text = 'a -> b: x\n') =>
    String(
      (await api.post('/markdown', { text: `\`\`\`${kind}\n${text}\`\`\`\n\n**y**` })).body.html,
    );
  const source = async (kind: string) => /src="([^"]+)"/.exec(await html(kind))?.[1] ?? null;

  it('are drawn by the servers that the instance gives, as far as they can', async () => {
    expect(await html('plantuml')).toContain('<code class="language-plantuml">');
    await change({ plantuml_enabled: true, plantuml_url: 'https://draw.example.com/plantuml/' });
    // The address matches the encoding of the PlantUML tools.
    expect(await source('plantuml')).toBe('https://draw.example.com/plantuml/png/IrJGjLD8ibAeu080');
    expect(await html('plantuml')).toContain('<strong>y</strong>');
    expect(await source('graphviz')).toBeNull();

    await change({ kroki_enabled: true, kroki_url: 'https://kroki.example.com' });
    const packed = (await source('graphviz'))?.split('/').at(-1) ?? '';
    expect(inflateSync(Buffer.from(packed, 'base64url')).toString()).toBe('a -> b: x\n');
    expect(await source('graphviz')).toBe(`https://kroki.example.com/graphviz/svg/${packed}`);
    expect(await source('plantuml')).toContain('https://draw.example.com/');
    for (const kind of ['bpmn', 'excalidraw', 'nwdiag', 'javascript', '../graphviz']) {
      expect(await source(kind)).toBeNull();
    }
    await change({ kroki_formats: { blockdiag: true } });
    expect(await source('nwdiag')).toContain('https://kroki.example.com/nwdiag/svg/');
    expect(await source('bpmn')).toBeNull();
    const dense = Array.from({ length: 200 }, (_, index) =>
      createHmac('sha256', 'x').update(String(index)).digest('base64'),
    ).join('');
    expect(await html('graphviz', `${dense}\n`)).not.toContain('<img');
  });
});
