import type { Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { leastRate } from '#runtime/reading-rate.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import {
  archiveRequest,
  cloneRequest,
  largeProject,
  runningIn,
  sendSilently,
} from '#test/git-http/slow-clients.ts';
import { git, scratch } from '#test/git-http/support.ts';
import { member } from '#test/git-http/world.ts';
import { startApp } from '#test/support/app.ts';

const app = await startApp();
const open: Socket[] = [];
afterAll(() => open.forEach((socket) => socket.destroy()));

const networks = 8;
const running = () => runningIn(app, 'http-backend') + runningIn(app, 'archive');

it('lets go of clients of many networks that take nothing, and serves others meanwhile', async () => {
  const places = [];
  for (let at = 0; at < 4; at += 1) places.push(await largeProject(app, 24));
  for (let at = 0; at < 128; at += 1) {
    const place = places[at % places.length];
    if (place === undefined) throw new Error('no project');
    const request = at % 2 === 0 ? cloneRequest(place) : archiveRequest(place);
    const from = `127.0.0.${2 + (Math.floor(at / 8) % networks)}`;
    open.push(sendSilently(app, request, from));
  }
  await expect.poll(running, { timeout: 60_000 }).toBeGreaterThan(30);

  const quiet = await largeProject(app, 1);
  const { user, url } = await member(app, quiet.project, AccessLevel.Developer);
  const worst = { refs: 0, blame: 0, archive: 0 };
  const timed = async (name: keyof typeof worst, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    worst[name] = Math.max(worst[name], performance.now() - began);
  };
  const path = `/projects/${quiet.project.id}/repository`;
  const folder = await scratch();
  const ends = Date.now() + 1.5 * leastRate.within;
  while (running() > 0 && Date.now() < ends) {
    await timed('refs', () => git(folder, 'ls-remote', url));
    await timed('blame', () =>
      app.api.as(user).get(`${path}/files/small%2FREADME.md/blame?ref=main`),
    );
    await timed('archive', () => app.api.as(user).get(`${path}/archive.tar?path=small`));
  }
  process.stdout.write(`longest waits in milliseconds: ${JSON.stringify(worst)}\n`);
  // The rest is a busy machine; before, they waited for minutes.
  expect(Math.max(...Object.values(worst))).toBeLessThan(30_000);
  for (const socket of open) socket.destroy();
  await expect.poll(running, { timeout: 30_000 }).toBe(0);
});
