import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { membersOf } from '#test/support/archive-members.ts';
import { linkIn, newMails } from '#test/support/mails.ts';
import { startReceiver } from '#test/support/receiver.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { Visitor } from '#test/support/visitor.ts';
import { changeSettings } from '#src/settings/table.ts';

const app = await startApp();
const { db, git, environment } = app;
const administrator = await seedUser(db, { admin: true });
const api = app.api.as(administrator);
const now = new Date().toISOString();
const settle = (changes: ReturnType<Parameters<typeof changeSettings>[1]>) =>
  db.transaction((db) => changeSettings(db, () => changes, now));
await settle({ allow_local_requests_from_web_hooks_and_services: true });

async function exported(body: object) {
  const project = await seedProject(db, { git, readme: true });
  const maintainer = await seedUser(db);
  await addMember(db, { project, user: maintainer, level: 40 });
  const path = `/projects/${project.id}/export`;
  const answer = await app.api.as(maintainer).post(path, body);
  return { answer, project, status: () => app.api.as(maintainer).get(path) };
}

describe('the upload of an export', () => {
  it.each([
    [{}, 'PUT'],
    [{ http_method: 'POST' }, 'POST'],
  ])('sends the archive by %o with its type and length, and keeps none', async (how, method) => {
    const receiver = await startReceiver();
    const { answer, status } = await exported({ upload: { url: receiver.url, ...how } });
    expect(answer.status).toBe(202);
    const [mail] = await newMails(app);
    expect(mail?.text).toContain('was sent to the address that you gave');
    const [got] = receiver.received;
    expect(got).toMatchObject({ method, headers: { 'content-type': 'application/gzip' } });
    expect(Number(got?.headers['content-length'])).toBeGreaterThan(100);
    expect((await status()).body).toMatchObject({ export_status: 'none' });
    expect(await db('project_export_files')).toEqual([]);
  });

  it('holds no place of others while receivers say nothing', async () => {
    const answers: (() => void)[] = [];
    const receiver = await startReceiver((response) => void answers.push(() => response.end()));
    for (let count = 0; count < 4; count += 1) await exported({ upload: { url: receiver.url } });
    environment.workers.start();
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(4);
    const { status } = await exported({});
    const isFinished = async () => (await status()).body as { export_status: string };
    await expect.poll(isFinished, { timeout: 20_000 }).toMatchObject({ export_status: 'finished' });
    for (const answer of answers) answer();
    await newMails(app);
    await environment.workers.stop();
    expect(await db('project_exports')).toEqual([]);
  });

  it('tells by mail what the other server answered', async () => {
    const receiver = await startReceiver((response) => {
      response.statusCode = 403;
      response.end('Request has\nexpired');
    });
    const { status } = await exported({ upload: { url: receiver.url } });
    const [mail] = await newMails(app);
    expect(mail?.text).toContain('Error uploading the project. Code 403: Request has expired');
    expect((await status()).body).toMatchObject({ export_status: 'none' });
  });

  it.each([
    [{ upload: { http_method: 'PUT' } }, { error: 'upload[url] is missing' }],
    [
      { upload: { url: 'http://storage.example/', http_method: 'GET' } },
      { error: 'upload[http_method] does not have a valid value' },
    ],
    [
      { upload: { url: 'ftp://storage.example/' } },
      { message: { url: ['is blocked: Only allowed schemes are http, https'] } },
    ],
  ])('refuses %o', async (body, told) => {
    expect((await exported(body)).answer).toMatchObject({ status: 400, body: told });
  });

  it.each([null, {}, ''])('takes %o for none', async (upload) => {
    expect((await exported({ upload })).answer.status).toBe(202);
    await newMails(app);
  });

  it('is not made to the local network, neither asked for nor later', async () => {
    const receiver = await startReceiver();
    await settle({ allow_local_requests_from_web_hooks_and_services: false });
    const refused = await exported({ upload: { url: receiver.url } });
    expect(refused.answer).toMatchObject({
      status: 400,
      body: { message: { url: ['is blocked: Requests to the local network are not allowed'] } },
    });
    await settle({ allow_local_requests_from_web_hooks_and_services: true });
    await exported({ upload: { url: receiver.url } });
    await settle({ allow_local_requests_from_web_hooks_and_services: false });
    const [mail] = await newMails(app);
    expect(mail?.text).toContain('requests to it are not allowed');
    expect(receiver.received).toEqual([]);
    await settle({ allow_local_requests_from_web_hooks_and_services: true });
  });
});

describe('the settings of exports', () => {
  it('switches exports off', async () => {
    const { project } = await exported({});
    await settle({ project_export_enabled: false });
    const path = `/projects/${project.id}/export`;
    const gone = { status: 404, body: { message: '404 Not Found' } };
    expect(await api.post(path, {})).toMatchObject(gone);
    expect(await api.get(path)).toMatchObject(gone);
    expect(await api.get(`${path}/download`)).toMatchObject(gone);
    const relations = `/projects/${project.id}/export_relations`;
    expect(await api.post(relations, {})).toMatchObject(gone);
    expect(await api.get(`${relations}/status`)).toMatchObject(gone);
    expect(await api.get(`${relations}/download?relation=issues`)).toMatchObject(gone);
    // The export that waits is not made any more.
    expect(await newMails(app)).toEqual([]);
    await settle({ project_export_enabled: true });
  });

  it('refuses a project that is too large', async () => {
    const project = await seedProject(db, { git, readme: true });
    const sized = (storage_size: number) =>
      db('project_statistics').where({ project_id: project.id }).update({ storage_size });
    await settle({ max_export_size: 1 });
    await sized(1_048_577);
    expect(await api.post(`/projects/${project.id}/export`, {})).toMatchObject({
      status: 400,
      body: { message: 'The project size exceeds the export limit.' },
    });
    await sized(1_048_576);
    expect((await api.post(`/projects/${project.id}/export`, {})).status).toBe(202);
    await settle({ max_export_size: 0 });
    // Two are made at once: a third one would wait for longer than the next test does.
    await newMails(app);
  });
});

describe('the page of an export', () => {
  it('judges again whoever comes by the link of the mail', async () => {
    const project = await seedProject(db, { git, readme: true, visibility: 'private' });
    const user = await seedUser(db);
    await addMember(db, { project, user, level: 40 });
    const by = app.api.as(user);
    const path = `/projects/${project.id}`;
    await by.post(`${path}/export`, {});
    const mail = (await newMails(app)).find(({ to }) => to === user.email);
    const link = linkIn({ text: mail?.text ?? '' });
    const { _links } = (await by.get(`${path}/export`)).body as { _links: { web_url: string } };
    expect(new URL(_links.web_url).pathname).toBe(link);
    const browser = await Visitor.signedIn(app, user);
    const visit = () => browser.get(link);
    expect((await visit()).status).toBe(200);
    const membership = `${path}/members/${user.id}`;
    expect((await api.put(membership, { access_level: 30 })).status).toBe(200);
    expect((await visit()).status).toBe(403);
    expect((await by.get(`${path}/export`)).status).toBe(403);
    await api.put(membership, { access_level: 40 });
    expect((await visit()).status).toBe(200);
    // The archive that is there stays whole while the next one is made.
    await environment.workers.stop();
    await by.post(`${path}/export`, {});
    expect((await by.get(`${path}/export`)).body).toMatchObject({
      export_status: 'regeneration_in_progress',
    });
    expect([...(await membersOf((await visit()).bytes)).keys()]).toContain('./VERSION');
    await api.delete(membership);
    expect((await visit()).status).toBe(404);
    await newMails(app);
  });

  it('gives the archive to maintainers who are signed in, and to nobody else', async () => {
    const project = await seedProject(db, { git, readme: true, visibility: 'public' });
    const page = `/${project.full_path}/download_export`;
    const visit = async (level: 30 | 40) => {
      const user = await seedUser(db);
      await addMember(db, { project, user, level });
      return (await Visitor.signedIn(app, user)).get(page);
    };
    expect((await visit(40)).status).toBe(404);
    const maintainer = await seedUser(db);
    await addMember(db, { project, user: maintainer, level: 40 });
    await app.api.as(maintainer).post(`/projects/${project.id}/export`, {});
    await newMails(app);
    const answer = await visit(40);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/gzip');
    expect([...(await membersOf(answer.bytes)).keys()]).toContain('./VERSION');
    expect((await visit(30)).status).toBe(403);
    const anonymous = await new Visitor(app).get(page);
    expect(anonymous).toMatchObject({ status: 302 });
    expect(anonymous.headers['location']).toMatch(/^\/users\/sign_in/);
    // An archive that an administrator asked for is for administrators; the other one stays.
    await api.put(`/projects/${project.id}/custom_attributes/kiln`, { value: 'hot' });
    await api.post(`/projects/${project.id}/export`, {});
    await newMails(app);
    expect((await visit(40)).bytes.equals(answer.bytes)).toBe(true);
  });
});
