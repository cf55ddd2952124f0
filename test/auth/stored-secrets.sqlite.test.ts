import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createApp } from '#src/app.ts';
import { createCsrfToken } from '#src/auth/csrf.ts';
import { createSession } from '#src/auth/sessions.ts';
import { startApp } from '#test/support/app.ts';
import { HttpClient } from '#test/support/http-client.ts';
import { everything } from '#test/support/refusals.ts';
import { askToken, callback, named, seedApplication, seedCode } from '#test/support/oauth.ts';
import { scimTokenOf } from '#test/support/saml.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const started = await startApp();
const { api, db, git, environment } = started;
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const password = 'glaze-and-kiln-2903';

/** Credentials of each kind, created as their owner would create them. */
async function credentials(): Promise<Readonly<Record<string, string>>> {
  const group = await seedGroup(db);
  const project = await seedProject(db, { namespace: group });
  await addMember(db, { group, user: administrator, level: 50 });
  const person = await admin.post('/users', {
    email: 'person@example.com',
    name: 'Person',
    username: 'person',
    password,
    skip_confirmation: true,
  });
  const wanted = { name: 'x', scopes: ['api'], expires_at: '2099-01-01' };
  const tokenFrom = async (path: string, body: object = wanted) => {
    const made = await admin.post(path, body);
    expect(made.status).toBe(201);
    return String(made.body.token);
  };
  const registration = await tokenFrom('/runners/reset_registration_token');
  await admin.put('/application/settings', {
    akismet_api_key: 'akismet-key-2903',
    recaptcha_private_key: 'recaptcha-key-2903',
  });
  const application = await seedApplication(db);
  const code = await seedCode(db, application, administrator);
  const pair = await askToken(api, {
    grant_type: 'authorization_code',
    redirect_uri: callback,
    code: await seedCode(db, application, administrator),
    ...named(application),
  });
  const { id } = await createSession(db, person.body as { id: number }, new Date());
  return {
    personal: await tokenFrom(`/users/${person.body.id}/personal_access_tokens`),
    impersonation: await tokenFrom(`/users/${person.body.id}/impersonation_tokens`),
    project: await tokenFrom(`/projects/${project.id}/access_tokens`),
    group: await tokenFrom(`/groups/${group.id}/access_tokens`),
    registration,
    registrationOfGroup: await tokenFrom(`/groups/${group.id}/runners/reset_registration_token`),
    registrationOfProject: await tokenFrom(
      `/projects/${project.id}/runners/reset_registration_token`,
    ),
    scim: await scimTokenOf(admin, group),
    runner: String((await api.post('/runners', { token: registration })).body.token),
    session: id,
    applicationSecret: application.secret,
    code,
    oauth: String(pair.body.access_token),
    refresh: String(pair.body.refresh_token),
    password,
    setting: 'akismet-key-2903',
    otherSetting: 'recaptcha-key-2903',
  };
}

const all = await credentials();

it('no row of the database holds one in clear', async () => {
  const rows = Object.values(await everything(started)).flat();
  expect(rows.length).toBeGreaterThan(20);
  // The searched rows include the stored ones.
  expect(rows.some((row) => row.includes('person@example.com'))).toBe(true);
  for (const [name, text] of Object.entries(all)) {
    expect([name, rows.filter((row) => row.includes(text))]).toEqual([name, []]);
  }
});

it('no line of the log, and no answer, repeats one, wherever it is sent', async () => {
  const lines: string[] = [];
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
  const app = await createApp({
    config: environment.config,
    db,
    git,
    log: pino({ level: 'trace' }, stream),
  });
  const server = createServer((request, response) => app.handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const http = new HttpClient((server.address() as AddressInfo).port);
  const answers: string[] = [];
  const send = async (
    method: string,
    url: string,
    headers: Record<string, string>,
    body?: unknown,
  ) => {
    const answer = await http.send({ method, url, headers, body });
    answers.push(JSON.stringify([answer.headers, answer.bytes.toString('utf8')]));
  };

  for (const text of Object.values(all)) {
    const encoded = encodeURIComponent(text);
    for (const name of ['private_token', 'access_token', 'bearer_token', 'job_token', 'sudo']) {
      await send('GET', `/api/v4/projects?${name}=${encoded}&per_page=1`, {});
    }
    await send('GET', '/api/v4/projects', { 'private-token': text });
    await send('GET', '/api/v4/projects', { authorization: `Bearer ${text}` });
    await send('GET', '/api/scim/v2/groups/x/Users', { authorization: `Bearer ${text}` });
    await send('GET', `/oauth/userinfo?access_token=${encoded}`, {});
    await send('GET', `/oauth/authorize?client_id=x&access_token=${encoded}`, {});
    const form = new URLSearchParams({
      ...{ grant_type: 'refresh_token', refresh_token: text, code: text, password: text },
      ...{ client_id: 'x', client_secret: text, token: text, username: 'person' },
    }).toString();
    const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const path of ['token', 'revoke', 'introspect']) {
      await send('POST', `/oauth/${path}`, asForm, form);
    }
    await send('GET', '/api/v4/user', { cookie: `_service_session=${text}` });
    await send('POST', '/api/v4/runners/verify', {}, { token: text });
    await send(
      'POST',
      '/api/v4/projects',
      { 'x-csrf-token': createCsrfToken(text) },
      { name: text },
    );
    const basic = Buffer.from(`person:${text}`).toString('base64');
    await send('GET', '/x/y.git/info/refs?service=git-upload-pack', {
      authorization: `Basic ${basic}`,
    });
    await send('GET', `/docs?private_token=${encoded}`, {});
  }
  http.close();
  await new Promise((resolve) => server.close(resolve));
  await app.close();

  const log = lines.join('');
  expect(log).toContain('"operation":"listProjects"');
  for (const [name, text] of Object.entries(all)) {
    // Registration tokens are shown again to whoever looks after the project or group.
    const told = [log, ...(/^registrationOf/.test(name) ? [] : answers)].filter(
      (line) => line.includes(text) || line.includes(encodeURIComponent(text)),
    );
    // The name that was asked for is said to be unknown; nobody sends a credential there but by mistake.
    const others = told.filter((line) => !line.includes('User with ID or username'));
    expect([name, others]).toEqual([name, []]);
  }
});
