import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, origin } = await startApp();
const admin = await seedUser(db, { admin: true });
const auditor = await seedUser(db, { auditor: true });
const member = await seedUser(db);
const project = await seedProject(db, { visibility: 'private' });
const open = await seedProject(db, { visibility: 'public' });
for (const { id } of [project, open]) {
  await addMember(db, { project: { id }, user: member, level: 40 });
}
await db('identities').insert({
  user_id: member.id,
  provider: 'saml',
  extern_uid: 'kiln-7',
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
});

interface Question {
  readonly user_identifier: string;
  readonly project_classification_label: string;
}
let asked: Question[] = [];
let answer: (response: ServerResponse, question: Question) => void;
const service = createServer((request: IncomingMessage, response) => {
  const take = async () => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const question = JSON.parse(text) as Question;
    asked.push(question);
    answer(response, question);
  };
  void take();
});
service.listen(0, '127.0.0.1');
await once(service, 'listening');
const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end('{}');
let limit = 8;
/** Switched on anew: nothing is remembered of another test. */
const switchOn = async (more: object = {}) => {
  limit = limit === 8 ? 9 : 8;
  const changed = await api.as(admin).put('/application/settings', {
    external_authorization_service_enabled: true,
    external_authorization_service_url: address,
    external_authorization_service_default_label: 'open house',
    external_authorization_service_timeout: limit,
    allow_local_requests_from_system_hooks: true,
    ...more,
  });
  expect(changed.status).toBe(200);
};
const statusFor = async (user: { id: number } | null, path: string) =>
  (await api.as(user).get(path)).status;

beforeEach(async () => {
  asked = [];
  answer = status(200);
  await switchOn();
});

describe('the authorization service', () => {
  it('is told who wants to open what, and is asked once for a while', async () => {
    const path = `/projects/${project.id}`;
    expect(await statusFor(member, path)).toBe(200);
    expect(await statusFor(member, `${path}/members`)).toBe(200);
    expect(asked).toEqual([
      {
        user_identifier: member.email,
        project_classification_label: 'open house',
        identities: [{ provider: 'saml', extern_uid: 'kiln-7' }],
      },
    ]);
    await switchOn();
    expect(await statusFor(member, path)).toBe(200);
    expect(asked).toHaveLength(2);
  });

  it('is told the label of the project, where it has one', async () => {
    const change = { external_authorization_classification_label: 'kilns' };
    const labelled = await seedProject(db, { visibility: 'private' });
    await addMember(db, { project: labelled, user: member, level: 40 });
    expect((await api.as(admin).put(`/projects/${labelled.id}`, change)).status).toBe(200);
    answer = (response, { project_classification_label: label }) =>
      status(label === 'kilns' ? 403 : 200)(response);
    expect(await statusFor(member, `/projects/${labelled.id}`)).toBe(404);
    expect(await statusFor(member, `/projects/${project.id}`)).toBe(200);
  });

  it.each([201, 204, 301, 401, 403, 404, 500])('refuses by %i', async (code) => {
    answer = status(code);
    expect(await statusFor(member, `/projects/${project.id}`)).toBe(404);
    expect(await statusFor(member, `/projects/${open.id}/members`)).toBe(404);
  });

  it('refuses by its silence and by its absence, and is asked again by the next request', async () => {
    answer = () => undefined;
    await switchOn({ external_authorization_service_timeout: 0.05 });
    expect(await statusFor(member, `/projects/${project.id}`)).toBe(404);
    answer = status(200);
    await switchOn({ external_authorization_service_timeout: 7 });
    expect(await statusFor(member, `/projects/${project.id}`)).toBe(200);
    await switchOn({ external_authorization_service_url: 'http://127.0.0.1:9/' });
    expect(await statusFor(member, `/projects/${project.id}`)).toBe(404);
  });

  it('is not asked about administrators and auditors, and knows no strangers', async () => {
    answer = status(403);
    expect(await statusFor(admin, `/projects/${project.id}`)).toBe(200);
    expect(await statusFor(auditor, `/projects/${project.id}`)).toBe(200);
    expect(await statusFor(null, `/projects/${open.id}`)).toBe(404);
    expect(asked).toEqual([]);
  });

  it('decides about projects that a request names besides its own', async () => {
    const own = await seedProject(db, { visibility: 'private' });
    await addMember(db, { project: own, user: member, level: 40 });
    const label = { external_authorization_classification_label: 'kilns' };
    expect((await api.as(admin).put(`/projects/${own.id}`, label)).status).toBe(200);
    answer = (response, { project_classification_label: of }) =>
      status(of === 'kilns' ? 200 : 403)(response);
    const issue = await api.as(member).post(`/projects/${own.id}/issues`, { title: 'Crack' });
    expect(issue.status).toBe(201);
    const moved = { to_project_id: project.id };
    const { iid } = issue.body as { iid: number };
    const move = await api.as(member).post(`/projects/${own.id}/issues/${iid}/move`, moved);
    expect(move.status).toBe(404);
  });

  it('leaves nothing in lists that go across projects, and all in those of a project that it allows', async () => {
    const issue = { title: 'Glaze runs' };
    expect((await api.as(member).post(`/projects/${project.id}/issues`, issue)).status).toBe(201);
    const { iid } = (await api.as(member).get(`/projects/${project.id}/issues`)).body[0];
    await api.as(member).post(`/projects/${project.id}/issues/${iid}/todo`);
    const across = [
      '/issues?scope=all',
      '/events',
      `/users/${member.id}/events`,
      '/todos',
      '/search?scope=issues&search=glaze',
    ];
    const lengths = async (user: { id: number }, paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await api.as(user).get(path)).body.length));
    const nothing = across.map(() => 0);
    expect(await lengths(member, across)).toEqual(nothing);
    const asOne = (await api.as(member).get('/issues_statistics?scope=all')).body;
    expect(asOne).toMatchObject({ statistics: { counts: { all: 0 } } });
    const within = [`/projects/${project.id}/issues`, `/projects/${project.id}/events`];
    expect(await lengths(member, within)).not.toContain(0);
    for (const reader of [admin, auditor]) {
      const found = await api.as(reader).get('/issues?scope=all');
      expect(found.body).toContainEqual(expect.objectContaining(issue));
    }
    await switchOn({ external_authorization_service_enabled: false });
    expect(await lengths(member, across)).not.toContain(0);
  });

  it('decides about git, too', async () => {
    answer = status(403);
    const refs = await fetch(`${origin}/${open.full_path}.git/info/refs?service=git-upload-pack`);
    expect(refs.status).toBe(401);
  });

  it('is not asked in the local network where the instance forbids that', async () => {
    await switchOn({ allow_local_requests_from_system_hooks: false });
    expect(await statusFor(member, `/projects/${project.id}`)).toBe(404);
    expect(asked).toEqual([]);
  });

  it('is not asked while it is switched off', async () => {
    await switchOn({ external_authorization_service_enabled: false });
    expect(await statusFor(null, `/projects/${open.id}`)).toBe(200);
    expect(asked).toEqual([]);
  });
});
