import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { createRef } from '#src/git/writing/refs.ts';
import { startApp } from '#test/support/app.ts';
import { gitDaemon } from '#test/support/git-daemon.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';
import { importWorld, local } from './import-world.ts';

const app = await startApp();
const { api, db, git, environment, origin } = app;
const { workers } = environment;
const { admin, settle, original, answering } = await importWorld(app);

async function worked(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
}

interface Made {
  readonly id: number;
}

describe('POST /projects with import_url', () => {
  it('fetches the repository, and shows its credentials to nobody', async () => {
    const { head, bare, url, token, project: source } = await original();
    await createRef(git.repository(source.id), 'branch', { name: 'main', id: head });
    await createRef(git.repository(source.id), 'tag', { name: 'v1', id: head });
    const group = await seedGroup(db);
    const [owner, developer] = [await seedUser(db), await seedUser(db)];
    await addMember(db, { group, user: owner, level: 50 });
    await addMember(db, { group, user: developer, level: 30 });
    const asked = { name: unique('Copy'), namespace_id: group.id, import_url: url };
    const created = await api.as(owner).post('/projects', asked);
    expect(created).toMatchObject({
      status: 201,
      body: { import_status: 'scheduled', import_url: bare, import_type: 'git', empty_repo: true },
    });
    expect(JSON.stringify(created.body)).not.toContain(token);
    const { id } = created.body as Made;
    const jobs = JSON.stringify(await db('project_settings').where({ project_id: id }));
    expect(jobs).not.toContain(token);

    await worked();
    const path = `/projects/${id}`;
    const shown = await api.as(owner).get(path);
    expect(shown).toMatchObject({
      body: {
        import_status: 'finished',
        import_error: null,
        import_url: bare,
        // The default branch is that of the remote, although `main` exists.
        default_branch: 'trunk',
        empty_repo: false,
      },
    });
    expect(JSON.stringify(shown.body)).not.toContain(token);
    const copy = git.repository(id);
    expect(await Promise.all(['trunk', 'main', 'v1'].map((ref) => resolveRef(copy, ref)))).toEqual([
      head,
      head,
      head,
    ]);
    const kept = await db('project_settings').where({ project_id: id }).first();
    expect(kept).toMatchObject({ import_credentials_sealed: null });
    const others = (await api.as(developer).get(path)).body;
    expect(others).toMatchObject({ import_status: 'finished' });
    expect(others).not.toHaveProperty('import_url');
    expect(await api.as(owner).get('/projects?imported=true')).toMatchObject({ body: [{ id }] });
    expect(await api.as(owner).get(`${path}/events`)).toMatchObject({
      body: [{ action_name: 'imported' }],
    });
    expect(await api.as(owner).get(`${path}/protected_branches/trunk`)).toMatchObject({
      status: 200,
    });
  });

  it('speaks git, too, and takes the default branch that is asked for', async () => {
    const source = await original();
    const repository = git.repository(source.project.id);
    await createRef(repository, 'branch', { name: 'other', id: source.head });
    const { dataDir } = environment.config;
    const { port } = await gitDaemon(join(dataDir, 'repositories', `${repository.storedAt}.git`));
    const user = await seedUser(db);
    const created = await api.as(user).post('/projects', {
      name: unique('Copy'),
      import_url: `git://localhost:${port}/a/b.git`,
      default_branch: 'other',
      initialize_with_readme: true,
    });
    expect(created).toMatchObject({ status: 201, body: { import_status: 'scheduled' } });
    await worked();
    expect(await api.as(user).get(`/projects/${(created.body as Made).id}`)).toMatchObject({
      body: { import_status: 'finished', default_branch: 'other' },
    });
  });

  it('follows redirects, and shows no credentials to another host', async () => {
    const { project, token } = await original();
    const seen: (string | undefined)[] = [];
    const other = await answering((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(302, { location: `${origin}${request.url}` }).end();
    });
    const user = await seedUser(db);
    const import_url = `${other.replace('//', `//reader:${token}@`)}/${project.full_path}.git`;
    // The private project cannot be read without its credentials.
    expect((await api.as(user).post('/projects', { name: 'A', import_url })).status).toBe(422);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatch(/^Basic /);
    const open = await seedProject(db, { git, readme: true });
    const made = await api.as(user).post('/projects', {
      name: 'A',
      import_url: `${other}/${open.full_path}.git`,
    });
    expect(made.status).toBe(201);
    await worked();
    const { id } = made.body as Made;
    expect(await resolveRef(git.repository(id), 'main')).toBe(
      await resolveRef(git.repository(open.id), 'main'),
    );
  });

  it('answers 422 where no repository can be read, and makes no project', async () => {
    const { bare } = await original();
    const page = await answering((_request, response) => response.end('<html>'));
    const liar = await answering((_request, response) =>
      response.setHeader('content-type', 'application/x-git-upload-pack-advertisement').end('hi'),
    );
    const circle = await answering((request, response) =>
      response.writeHead(302, { location: request.url }).end(),
    );
    const elsewhere = await answering((_request, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    const user = await seedUser(db);
    const sources = [
      bare,
      `${origin}/nobody/nothing.git`,
      ...[page, liar, circle, elsewhere],
      'http://127.0.0.1:65535/a.git',
      'git://127.0.0.1:65535/a.git',
    ];
    for (const import_url of sources) {
      const answer = await api.as(user).post('/projects', { name: 'A', import_url });
      expect(answer, import_url).toMatchObject({
        status: 422,
        body: {
          // The local network is closed at first, which the server does not tell apart from no answer.
          message: expect.stringMatching(
            /no git repository can be read at .*outbound_local_requests_whitelist/,
          ) as string,
        },
      });
    }
    expect((await api.as(user).get('/projects?membership=true')).body).toEqual([]);
  });

  const invalid = [
    'not a url',
    'ssh://git@example.com/a.git',
    'file:///etc/passwd',
    'ext::sh -c id',
    'git@example.com:a/b.git',
    'http://-oProxyCommand=x/a.git',
    'http://example.com:22/a.git',
    'http://-x@example.com/a.git',
    'git://user:secret@example.com/a.git',
    'http://example.com/a.git?x=y',
    'http://example.com/a\n.git',
    `http://example.com/${'a'.repeat(2048)}`,
  ];
  it.each(invalid.map((url) => [url.slice(0, 50), url]))(
    'answers 400 for %j',
    async (_, import_url) => {
      const user = await seedUser(db);
      const answer = await api.as(user).post('/projects', { name: 'A', import_url });
      expect(answer).toMatchObject({
        status: 400,
        body: { message: { import_url: [expect.any(String) as string] } },
      });
      expect(JSON.stringify(answer.body)).not.toContain('secret');
    },
  );

  it('answers 403 where the instance imports none by URL', async () => {
    const { url } = await original();
    await settle({ import_sources: ['gitlab_project'] });
    const user = await seedUser(db);
    const answer = await api.as(user).post('/projects', { name: 'A', import_url: url });
    expect(answer).toMatchObject({ status: 403, body: { message: '403 Forbidden' } });
    await settle({ import_sources: ['git'] });
    expect((await api.as(user).post('/projects', { name: 'A', import_url: url })).status).toBe(201);
  });

  it('asks nothing of the local network unless the settings name it', async () => {
    const { url } = await original();
    const user = api.as(await seedUser(db));
    const { port } = new URL(origin);
    const asked: string[] = [];
    const inside = await answering((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    const status = async (import_url: string) =>
      (await user.post('/projects', { name: unique('A'), import_url })).status;
    const forms = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '0'];
    await settle({ ...local, allow_local_requests_from_web_hooks_and_services: false });
    for (const host of forms) {
      expect(await status(inside.replace('127.0.0.1', host)), host).toBe(422);
      const overGit = inside.replace('http:', 'git:').replace('127.0.0.1', host);
      expect(await status(overGit), overGit).toBe(422);
    }
    for (const [entries, expected] of [
      [['127.0.0.0/8'], 201],
      [[`127.0.0.1:${port}`], 201],
      [['127.0.0.1:1'], 422],
      [['10.0.0.0/8', 'localhost'], 422],
    ] as const) {
      await settle({ outbound_local_requests_whitelist: entries });
      expect(await status(url), entries.join()).toBe(expected);
    }
    expect(asked).toEqual([]);
    await settle({ ...local, outbound_local_requests_whitelist: [] });
  });

  it('takes one source, and no template', async () => {
    const user = api.as(await seedUser(db));
    const cases = [
      [
        { import_url: 'http://example.com/a.git', template_name: 'rails' },
        { error: 'import_url, template_name are mutually exclusive' },
      ],
      [
        { template_name: 'rails' },
        { message: { template_name: ["'rails' is unknown or invalid"] } },
      ],
      [
        { template_project_id: 7, use_custom_template: true },
        { message: { template_project_id: ["'7' is unknown or invalid"] } },
      ],
      [{ mirror: true }, { message: { mirror: ['is not available on this instance'] } }],
      [{ use_custom_template: true }, { message: { template_project_id: ["can't be blank"] } }],
    ] as const;
    for (const [body, expected] of cases) {
      const answer = await user.post('/projects', { name: 'A', ...body });
      expect(answer).toEqual({ ...answer, status: 400, body: expected });
    }
    const empty = { import_url: '', template_name: null };
    expect(await user.post('/projects', { name: 'A', use_custom_template: false })).toMatchObject({
      status: 201,
      body: { import_status: 'none', import_url: null },
    });
    expect((await user.post('/projects', { name: 'B', ...empty })).status).toBe(400);
  });

  it('does all that for another user, too', async () => {
    const { url, bare } = await original();
    const user = await seedUser(db);
    const path = `/projects/user/${user.id}`;
    expect(await admin.post(path, { name: 'A', import_url: bare })).toMatchObject({ status: 422 });
    expect(await admin.post(path, { name: 'A', template_name: 'x' })).toMatchObject({
      status: 400,
    });
    const created = await admin.post(path, { name: 'A', import_url: url });
    expect(created).toMatchObject({ status: 201, body: { import_status: 'scheduled' } });
  });
});
