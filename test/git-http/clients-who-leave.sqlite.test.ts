import { once } from 'node:events';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import { hostProcessOf } from '#test/support/git-host.ts';
import { seedToken } from '#test/support/seed.ts';
import { signalProcess } from '#test/support/process.ts';
import {
  archiveRequest,
  cloneRequest,
  largeProject,
  runningIn,
  sendSilently,
  type LargeProject,
} from './slow-clients.ts';
import { member } from './world.ts';

const lines: { level: number; msg?: string; path?: string }[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) });
const app = await startApp({ log });

const errors = () => lines.filter(({ level }) => level >= 50);
const finished = () => lines.filter(({ path }) => path !== undefined);
let place: Promise<LargeProject> | null = null;
const large = () => (place ??= largeProject(app));
beforeEach(async () => {
  await large();
  lines.length = 0;
});

const rawRequest = ({ project }: LargeProject) =>
  [
    `GET /api/v4/projects/${project.id}/repository/files/large/raw?ref=main HTTP/1.1`,
    'Host: kiln.example.com',
    '',
    '',
  ].join('\r\n');

describe('a client that leaves in the middle of', () => {
  it.each([
    ['an archive', archiveRequest],
    ['a file', rawRequest],
    ['a fetch', (at: LargeProject) => cloneRequest(at)],
  ])('%s is no error', async (_, request) => {
    const socket = sendSilently(app, request(await large()));
    await once(socket.resume(), 'data');
    socket.destroy();
    await expect.poll(() => finished().length).toBeGreaterThan(0);
    await expect.poll(() => runningIn(app, 'http-backend')).toBe(0);
    expect(errors()).toEqual([]);
  });

  it.each([
    ['a commit', 'repository/commits', 'application/json', '{"branch":'],
    [
      'an upload',
      'uploads',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
  ])('%s is no error', async (_, path, type, beginning) => {
    const { project } = await large();
    const { user } = await member(app, project, AccessLevel.Maintainer);
    const { token } = await seedToken(app.db, user);
    const request = [
      `POST /api/v4/projects/${project.id}/${path} HTTP/1.1`,
      'Host: kiln.example.com',
      `PRIVATE-TOKEN: ${token}`,
      `Content-Type: ${type}`,
      'Content-Length: 100000',
      '',
      beginning,
    ];
    const socket = sendSilently(app, request.join('\r\n'));
    await once(socket, 'connect');
    // The server then waits for the body.
    for (let at = 0; at < 3; at += 1) await app.api.withToken(token).get('/user');
    lines.length = 0;
    socket.destroy();
    await expect.poll(() => finished().length).toBeGreaterThan(0);
    expect(errors()).toEqual([]);
  });
});

describe('git that dies in the middle of', () => {
  it.each([
    ['an archive', archiveRequest],
    ['a fetch', (at: LargeProject) => cloneRequest(at)],
  ])('%s is an error', async (_, request) => {
    const socket = sendSilently(app, request(await large()));
    await once(socket.resume(), 'data');
    socket.pause();
    signalProcess(hostProcessOf(app.git), 'SIGKILL');
    socket.resume();
    await expect.poll(() => errors().length).toBeGreaterThan(0);
    socket.destroy();
  });
});
