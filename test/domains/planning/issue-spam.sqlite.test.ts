import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';

/** The questions to the service, and its answers. */
const asked: { request: IncomingMessage; form: Record<string, string> }[] = [];
let answer: RequestListener;
const saying =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body);

const service = createServer((request, response) => {
  void text(request).then((body) => {
    asked.push({ request, form: Object.fromEntries(new URLSearchParams(body)) });
    answer(request, response);
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const { port } = service.address() as AddressInfo;
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const key = 'k1ln5ecret';
const lines: string[] = [];
const failures = () => lines.filter((line) => line.includes('spam_check_failed'));
const app = await startApp({
  log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  akismet: (given) => new URL(`http://127.0.0.1:${port}/${given}/comment-check`),
});
const { api, db } = app;
const administrator = await seedUser(db, { admin: true });
const somebody = await seedUser(db);
const reporter = await seedUser(db);
const open = await seedProject(db, { visibility: 'public' });
await addMember(db, { project: open, user: reporter, level: 20 });
const path = `/projects/${open.id}/issues`;

const settle = async (settings: object) => {
  const settled = await api.as(administrator).put('/application/settings', settings);
  expect(settled.status).toBe(200);
};
const discarded = {
  status: 400,
  body: {
    message: { error: 'Your issue has been recognized as spam and has been discarded.' },
  },
};

beforeEach(async () => {
  asked.length = 0;
  lines.length = 0;
  answer = saying('false');
  await settle({
    akismet_enabled: true,
    akismet_api_key: key,
    allow_local_requests_from_web_hooks_and_services: true,
  });
});

describe('a new issue of a public project', () => {
  it('is discarded when Akismet takes it for spam', async () => {
    answer = saying('true');
    const before = await db('issues').count('* as count').first();
    const made = await api
      .as(somebody)
      .post(path, { title: 'Cheap', description: 'kilns é' }, { 'user-agent': 'kiln/1' });
    expect(made).toMatchObject(discarded);
    expect(await db('issues').count('* as count').first()).toEqual(before);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.request).toMatchObject({ method: 'POST', url: `/${key}/comment-check` });
    expect(asked[0]?.form).toEqual({
      blog: expect.stringMatching(/^http:\/\/.*\/$/),
      blog_charset: 'UTF-8',
      user_ip: '127.0.0.1',
      user_agent: 'kiln/1',
      comment_type: 'comment',
      comment_content: 'Cheap\nkilns é',
      comment_author: somebody.name,
      comment_author_email: somebody.email,
    });
    expect(failures()).toEqual([]);
  });

  it('is made when it is none, and was not reported for being asked about', async () => {
    const agent = { 'user-agent': 'kiln/1' };
    const made = await api.as(somebody).post(path, { title: 'Cracks' }, agent);
    expect(made.status).toBe(201);
    expect(asked.map(({ form }) => form['comment_content'])).toEqual(['Cracks']);
    const detail = await api.as(administrator).get(`${path}/${made.body.iid}/user_agent_detail`);
    expect(detail.body).toEqual({
      user_agent: 'kiln/1',
      ip_address: '127.0.0.1',
      akismet_submitted: false,
    });
  });

  it.each([
    ['an answer that is neither', saying('invalid')],
    ['another status', saying('true', 500)],
    ['a redirect', (_request, response) => response.writeHead(302, { location: '/' }).end()],
    ['a connection that ends', (request) => request.socket.destroy()],
  ] satisfies [string, RequestListener][])('is made after %s', async (_what, manner) => {
    answer = manner;
    expect((await api.as(somebody).post(path, { title: 'Cracks' })).status).toBe(201);
    expect(asked).toHaveLength(1);
    expect(failures()).toHaveLength(1);
    expect(lines.join('')).not.toContain(key);
  });

  it('is made where the service may not be asked', async () => {
    await settle({ allow_local_requests_from_web_hooks_and_services: false });
    answer = saying('true');
    expect((await api.as(somebody).post(path, { title: 'Cracks' })).status).toBe(201);
    expect(asked).toEqual([]);
    expect(failures()).toEqual([expect.stringContaining('DestinationRefused')]);
  });

  it('is checked only when that is switched on', async () => {
    await settle({ akismet_enabled: false });
    answer = saying('true');
    expect((await api.as(somebody).post(path, { title: 'Cracks' })).status).toBe(201);
    expect(asked).toEqual([]);
  });
});

describe('the spam check does not run', () => {
  it('for administrators, confidential issues, and projects that are not public', async () => {
    answer = saying('true');
    const made = [await api.as(administrator).post(path, { title: 'Cracks' })];
    made.push(await api.as(somebody).post(path, { title: 'Cracks', confidential: true }));
    for (const visibility of ['internal', 'private'] as const) {
      const project = await seedProject(db, { visibility });
      await addMember(db, { project, user: reporter, level: 20 });
      made.push(await api.as(reporter).post(`/projects/${project.id}/issues`, { title: 'Cracks' }));
    }
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(asked).toEqual([]);
  });

  it('for callers who may not create issues', async () => {
    expect((await api.post(path, { title: 'Cracks' })).status).toBe(401);
    expect((await api.as(somebody).put(`${path}/999999`, { title: 'Cracks' })).status).toBe(404);
    expect(asked).toEqual([]);
  });
});

describe('a change of an issue', () => {
  const make = async (body: object = {}, as = reporter) => {
    const made = await api.as(as).post(path, { title: 'Cracks', description: 'In it', ...body });
    expect(made.status).toBe(201);
    asked.length = 0;
    answer = saying('true');
    return `${path}/${made.body.iid}`;
  };

  it('of title or description is discarded when they are spam', async () => {
    const issue = await make();
    const change = (body: object) => api.as(reporter).put(issue, body);
    expect(await change({ title: 'Cheap' })).toMatchObject(discarded);
    expect(await change({ description: 'kilns' })).toMatchObject(discarded);
    const contents = asked.map(({ form }) => form['comment_content']);
    expect(contents).toEqual(['Cheap\nIn it', 'Cracks\nkilns']);
    expect((await api.get(issue)).body).toMatchObject({ title: 'Cracks', description: 'In it' });
  });

  it('is not checked where text stays as it is', async () => {
    const issue = await make();
    const kept = { title: 'Cracks', description: 'In it', state_event: 'close' };
    expect((await api.as(reporter).put(issue, kept)).status).toBe(200);
    expect(asked).toEqual([]);
  });

  it('is checked where a note gives another title', async () => {
    const issue = await make();
    const say = (body: string) => api.as(reporter).post(`${issue}/notes`, { body });
    expect(await say('Look\n/title Cheap')).toMatchObject(discarded);
    expect(asked.map(({ form }) => form['comment_content'])).toEqual(['Cheap\nIn it']);
    expect((await say('Look\n/close')).status).toBe(201);
    expect(asked).toHaveLength(1);
    expect((await api.get(issue)).body).toMatchObject({ title: 'Cracks', user_notes_count: 1 });
  });

  it('is checked when it makes a confidential one public', async () => {
    const issue = await make({ confidential: true });
    expect((await api.as(reporter).put(issue, { title: 'Cheap' })).status).toBe(200);
    expect(asked).toEqual([]);
    expect(await api.as(reporter).put(issue, { confidential: false })).toMatchObject(discarded);
    expect(asked).toHaveLength(1);
  });
});
