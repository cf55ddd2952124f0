import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { serveGit } from '#src/git/transport/transport.ts';
import { hostProcessOf } from '#test/support/git-host.ts';
import { familyOf } from '#test/support/memory.ts';
import { bombPack, pushOf } from './bomb.ts';
import { startWorld, type World } from './support.ts';
import { until } from '#test/support/waiting.ts';

const megabyte = 1024 * 1024;
let world: World;
beforeAll(() => {
  world = startWorld({ pushSeconds: 1 });
});
afterAll(() => world.close());

it('ends a push that keeps the processor busy, with all that it has started', async () => {
  const { repository } = await world.emptyRepository();
  // Each object is small enough for the check, and together they would take minutes.
  const pack = bombPack({ objects: 1000, bytes: 64 * megabyte });
  const { status, body } = await serveGit(repository, {
    service: 'git-receive-pack',
    advertise: false,
    protocol: null,
    contentType: 'application/x-git-receive-pack-request',
    input: Readable.from([pushOf(pack, 'bomb')]),
    decide: () => Promise.resolve({ accepted: true, messages: [] }),
  });
  expect(status).toBe(200);
  expect(await text(body)).toMatch(/unpack .*(?:died|exit)/);
  expect(await readBranchHead(repository, 'bomb')).toBeNull();
  const host = hostProcessOf(world.git);
  // The kept processes that answer reads remain.
  await until(() => familyOf(host).length <= 2);
});
