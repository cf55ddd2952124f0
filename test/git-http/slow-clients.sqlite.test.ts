import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import {
  archiveRequest,
  cloneRequest,
  largeProject,
  runningIn,
  sendSilently,
  type LargeProject,
} from './slow-clients.ts';
import { git, scratch } from './support.ts';
import { member } from './world.ts';

const app = await startApp();
const { api, origin } = app;
const gitSpool = { each: 0, rate: { bytes: 1024 * 1024, within: 500 } };
const hasty = await startApp({
  gitLimits: { streamsPerCaller: 1, queuePerCaller: 1 },
  gitSpool,
});

let place: Promise<LargeProject> | null = null;
const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await expect.poll(() => runningIn(app, 'http-backend') + runningIn(app, 'archive')).toBe(0);
});

/** Opens silent connections without credentials, more than one repository admits at once. */
async function silent(count: number, request: (place: LargeProject) => string) {
  place ??= largeProject(app);
  const at = await place;
  for (let index = 0; index < count; index += 1) open.push(sendSilently(app, request(at)));
  return at;
}

/** The questions of another caller of the same repository. */
async function askAll({ project }: LargeProject) {
  const { user, url } = await member(app, project, AccessLevel.Developer);
  const seen = await git(await scratch(), 'ls-remote', url);
  expect(seen).toContain('refs/heads/main');
  const caller = api.as(user);
  const repository = `/projects/${project.id}/repository`;
  const blame = await caller.get(`${repository}/files/small%2FREADME.md/blame?ref=main`);
  expect(blame).toMatchObject({ status: 200, body: [{ lines: ['one', 'two'] }] });
  expect((await caller.get(`${repository}/archive.tar?path=small`)).status).toBe(200);
}

describe('64 clients without credentials that take nothing', () => {
  it('of clones keep nobody else waiting', async () => {
    const at = await silent(64, (each) => cloneRequest(each));
    await expect.poll(() => runningIn(app, 'http-backend')).toBeGreaterThanOrEqual(8);
    await askAll(at);
    expect(runningIn(app, 'http-backend')).toBe(8);
  });

  it('of archives keep nobody else waiting', async () => {
    const at = await silent(64, archiveRequest);
    await expect.poll(() => runningIn(app, 'archive')).toBeGreaterThanOrEqual(8);
    await askAll(at);
    expect(runningIn(app, 'archive')).toBe(8);
  });

  it('of small answers hold nothing at all', async () => {
    const at = await silent(0, archiveRequest);
    const { project } = at;
    const path = `/${project.full_path}.git/info/refs?service=git-upload-pack`;
    const request = `GET ${path} HTTP/1.1\r\nHost: kiln.example.com\r\n\r\n`;
    for (let index = 0; index < 64; index += 1) open.push(sendSilently(app, request));
    await askAll(at);
    await expect.poll(() => runningIn(app, 'http-backend')).toBe(0);
  });
});

describe('clients that do not send what they began', () => {
  it('of fetches hold nothing', async () => {
    const at = await silent(64, (each) => cloneRequest(each, { whole: false }));
    await askAll(at);
    await expect.poll(() => runningIn(app, 'http-backend')).toBe(0);
  });
});

describe('a fetch', () => {
  it('that asks for more than anybody needs is refused', async () => {
    const { project } = await silent(0, archiveRequest);
    const response = await fetch(`${origin}/${project.full_path}.git/git-upload-pack`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-git-upload-pack-request' },
      body: Buffer.alloc(65 * 1024 * 1024, '0'),
    });
    expect(response.status).toBe(413);
  });

  it('is refused for a moment when too much of its caller waits', async () => {
    const at = await largeProject(hasty, 12);
    // A clone is served, another waits.
    const sockets = [0, 1, 2].map(() => sendSilently(hasty, cloneRequest(at)));
    open.push(...sockets);
    const answers = sockets.map((socket) => once(socket.resume(), 'data'));
    const refused = Promise.any(
      answers.map(async (answer) => {
        const text = String((await answer)[0]);
        if (!text.startsWith('HTTP/1.1 429 ')) throw new Error(text.slice(0, 100));
        return text;
      }),
    );
    expect(await refused).toContain('\r\nRetry-After: 10\r\n');
  });
});

describe('a client below the least rate', () => {
  it('is cut off, whether it does not read or does not send', async () => {
    const at = await largeProject(hasty, 12);
    const reader = sendSilently(hasty, cloneRequest(at));
    const closed = new Promise((resolve) => reader.once('close', resolve));
    // The answer has begun.
    await once(reader, 'readable');
    await expect.poll(() => runningIn(hasty, 'http-backend')).toBe(0);
    reader.resume();
    await closed;

    const { token } = await member(hasty, at.project, AccessLevel.Developer);
    const basic = Buffer.from(`anybody:${token}`).toString('base64');
    const command = `${'0'.repeat(40)} ${'1'.repeat(40)} refs/heads/cut\0 report-status`;
    const request = [
      `POST /${at.project.full_path}.git/git-receive-pack HTTP/1.1`,
      'Host: kiln.example.com',
      `Authorization: Basic ${basic}`,
      'Content-Type: application/x-git-receive-pack-request',
      'Content-Length: 100000',
      '',
      `${(command.length + 4).toString(16).padStart(4, '0')}${command}0000PACK`,
    ];
    const pusher = sendSilently(hasty, request.join('\r\n'));
    await once(pusher.resume(), 'close');
    await expect.poll(() => runningIn(hasty, 'http-backend')).toBe(0);
  });
});
