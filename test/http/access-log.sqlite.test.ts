import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { runGit, scratch } from '#test/git-http/support.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedToken } from '#test/support/seed.ts';
import { until } from '#test/support/waiting.ts';
import { register } from '#test/domains/ci/runners/world.ts';

type Line = Readonly<Record<string, unknown>>;

const lines: Line[] = [];
const stream = new PassThrough();
stream.on('data', (chunk: Buffer) => {
  for (const line of chunk.toString().split('\n')) {
    if (line !== '') lines.push(JSON.parse(line) as Line);
  }
});
const { api, db, git, origin } = await startApp({
  log: pino({ level: 'debug', base: null }, stream),
});
const { project, people } = await projectWorld(db, { git });

const remote_address = '127.0.0.1';

/** The lines of requests to a path, once there is one. */
async function linesOf(path: string): Promise<readonly Line[]> {
  const found = () => lines.filter((line) => line['path'] === path);
  await until(async () => found().length > 0);
  return found();
}

it('a line of the API names the user, the token and the address', async () => {
  const { row, token: text } = await seedToken(db, people.developer, { scopes: ['api'] });
  const path = `/api/v4/projects/${project.id}`;
  await api.sendTo('GET', `${path}?private_token=${text}`);
  const [line] = await linesOf(path);
  expect(line).toMatchObject({
    ...{ level: 30, method: 'GET', operation: 'getProject', status: 200, remote_address },
    ...{ user_id: people.developer.id, token_kind: 'personal', token_id: row.id },
  });
  expect(JSON.stringify(lines)).not.toContain(text);
  await api.sendTo('GET', '/api/v4/version');
  const [anonymous] = await linesOf('/api/v4/version');
  expect(anonymous).toMatchObject({ status: 401, remote_address });
  expect(anonymous).not.toHaveProperty('user_id');
});

it('a line of git names them too, also where the request was refused', async () => {
  const { row, token: text } = await seedToken(db, people.developer, { scopes: ['api'] });
  const address = `http://somebody:${text}@${new URL(origin).host}/${project.full_path}.git`;
  expect((await runGit(await scratch(), 'ls-remote', address)).code).toBe(0);
  const found = await linesOf(`/${project.full_path}.git/info/refs`);
  expect(found.at(-1)).toMatchObject({
    ...{ area: 'git', method: 'GET', service: 'git-upload-pack', status: 200, remote_address },
    ...{ user_id: people.developer.id, token_kind: 'personal', token_id: row.id },
  });
  expect(JSON.stringify(lines)).not.toContain(text);
  await api.sendTo('GET', '/none/such.git/info/refs?service=git-receive-pack');
  expect(await linesOf('/none/such.git/info/refs')).toMatchObject([
    { area: 'git', service: 'git-receive-pack', status: 401, remote_address },
  ]);
});

it.each(['/none/', '/api/v4/projects/'])(
  'a line has the beginning of a long path: %s',
  async (start) => {
    const path = `${start}${'x'.repeat(4_000)}.git/info/refs`;
    await api.sendTo('GET', path);
    expect(await linesOf(path.slice(0, 2_048))).toMatchObject([{ remote_address }]);
  },
);

it('a line holds no credentials of a wrong address', async () => {
  await api.sendTo('GET', '//somebody:glpat-secret@host.example/none/such.git/info/refs');
  await linesOf('//host.example/none/such.git/info/refs');
  expect(JSON.stringify(lines)).not.toContain('glpat-secret');
});

it('a line of the registry names them too', async () => {
  const { row, token: text } = await seedToken(db, people.developer, { scopes: ['read_registry'] });
  const name = project.full_path.toLowerCase();
  const basic = Buffer.from(`somebody:${text}`).toString('base64');
  const granted = await api.sendTo(
    'GET',
    `/jwt/auth?service=container_registry&scope=repository:${name}:pull`,
    undefined,
    { authorization: `Basic ${basic}` },
  );
  expect(granted.status).toBe(200);
  const who = { user_id: people.developer.id, token_kind: 'personal', token_id: row.id };
  expect(await linesOf('/jwt/auth')).toMatchObject([{ ...who, remote_address }]);
  const tags = `/v2/${name}/tags/list`;
  const { token } = granted.body as { token: string };
  await api.sendTo('GET', tags, undefined, { authorization: `Bearer ${token}` });
  expect(await linesOf(tags)).toMatchObject([
    { area: 'registry', method: 'GET', remote_address, ...who },
  ]);
});

it('a runner that is given no job leaves a line at level debug', async () => {
  const runner = await register(api, people.administrator, `/projects/${project.id}`);
  await api.post('/jobs/request', { token: runner.token });
  const [line] = await linesOf('/api/v4/jobs/request');
  expect(line).toMatchObject({ level: 20, operation: 'requestJob', status: 204 });
});
