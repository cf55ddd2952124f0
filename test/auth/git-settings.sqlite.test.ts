import { afterEach, describe, expect, it } from 'vitest';
import { digestPassword } from '#src/auth/passwords.ts';
import { commitFile, git, runGit } from '#test/git-http/support.ts';
import { filledProject } from '#test/git-http/world.ts';
import samples from '#test/domains/accounts/ssh-keys/samples.json' with { type: 'json' };
import { racing, startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';

const app = await startApp({ connections: racing, config: { plan: 'premium' } });
const { api, db, origin } = app;
const admin = api.as(await seedUser(db, { admin: true }));

const change = async (body: object) =>
  expect((await admin.put('/application/settings', body)).status).toBe(200);

afterEach(async () => {
  await db('application_settings').update({ changed: {} });
  // Raises the revision, so that everybody notices.
  await change({ max_yaml_depth: 100 });
});

describe('git', () => {
  it('takes passwords as long as the instance does', async () => {
    const { project, user, work } = await filledProject(app);
    await db('users')
      .where('id', user.id)
      .update({ password_digest: await digestPassword('glaze-and-kiln-1') });
    const url = new URL(`${origin}/${project.full_path}.git`);
    url.username = user.username;
    url.password = 'glaze-and-kiln-1';
    const look = () => runGit(work, 'ls-remote', url.href);
    expect((await look()).code).toBe(0);
    await change({ password_authentication_enabled_for_git: false });
    const refused = await look();
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('Authentication failed');
  });

  it('takes no pushes during maintenance, and gives what there is', async () => {
    const { work, url } = await filledProject(app);
    await commitFile(work, 'more', 'x');
    await change({ maintenance_mode: true, maintenance_mode_message: 'Back at noon.' });
    const refused = await runGit(work, 'push', url, 'main');
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('403');
    expect((await runGit(work, 'fetch', url)).code).toBe(0);
    await change({ maintenance_mode: false });
    await git(work, 'push', url, 'main');
  });

  it('takes as much as a repository may hold', async () => {
    const { project, work, url } = await filledProject(app);
    await commitFile(work, 'more', 'x'.repeat(2_000));
    await db('project_statistics')
      .where('project_id', project.id)
      .update({ repository_size: 2 * 1024 * 1024 });
    await change({ repository_size_limit: 1 });
    const refused = await runGit(work, 'push', url, 'main');
    expect(refused.code).not.toBe(0);
    await change({ repository_size_limit: 0 });
    await git(work, 'push', url, 'main');
  });

  it('tells of many refs at once in one event', async () => {
    const { project, work, url, user } = await filledProject(app);
    const push = async (prefix: string) => {
      for (const name of ['a', 'b', 'c']) await git(work, 'branch', `${prefix}-${name}`);
      await git(
        work,
        'push',
        '--quiet',
        url,
        ...['a', 'b', 'c'].map((name) => `${prefix}-${name}`),
      );
      const { body } = await admin.get(`/projects/${project.id}/events?action=pushed`);
      return (body as { author_id: number }[]).filter(({ author_id }) => author_id === user.id)
        .length;
    };
    await change({ push_event_activities_limit: 3 });
    expect(await push('some')).toBe(3);
    await change({ push_event_activities_limit: 2 });
    expect(await push('many')).toBe(4);
  });
});

describe('keys', () => {
  const lines = Object.entries(samples).map(([name, { line }]) => {
    const [family = '', bits = ''] = name.split(' ');
    return [family, Number(bits), line] as const;
  });

  it.each(lines)('of %s with %i bits are what the instance permits', async (family, bits, line) => {
    const user = api.as(await seedUser(db));
    const name = `${family}_key_restriction`;
    const add = () => user.post('/user/keys', { title: 'x', key: line });
    await change({ [name]: -1 });
    expect(await add()).toMatchObject({
      status: 400,
      body: { message: { key: [expect.stringContaining('type is forbidden')] } },
    });
    const more = { dsa: 2048, ecdsa: 521, rsa: 4096 }[family] ?? 0;
    if (more > bits) {
      await change({ [name]: more });
      expect(await add()).toMatchObject({
        status: 400,
        body: { message: { key: [`must be at least ${more} bits`] } },
      });
    }
    await change({ [name]: 0 });
    expect((await add()).status).toBe(201);
  });
});
