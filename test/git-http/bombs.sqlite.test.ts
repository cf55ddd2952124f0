import { describe, expect, it } from 'vitest';
import { bombPack, pushOf } from '#test/git/bomb.ts';
import { startApp } from '#test/support/app.ts';
import { hostProcessOf } from '#test/support/git-host.ts';
import { watchMemory } from '#test/support/memory.ts';
import { filledProject, type Place } from './world.ts';

const app = await startApp();
const { api, git, origin } = app;
const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

async function push({ project, token }: Place, pack: Buffer): Promise<string> {
  const basic = Buffer.from(`anybody:${token}`).toString('base64');
  const response = await fetch(`${origin}/${project.full_path}.git/git-receive-pack`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-git-receive-pack-request',
    },
    body: new Uint8Array(pushOf(pack, 'bomb')),
  });
  expect(response.status).toBe(200);
  return response.text();
}

describe('a small pack that stands for gigabytes', () => {
  // Git deals with few objects in another way than with many.
  it.each([
    ['few', 3],
    ['many', 150],
  ])('of %s objects is refused before it is unpacked', async (_, objects) => {
    const place = await filledProject(app);
    const pack = bombPack({ objects, bytes: 3 * gigabyte });
    expect(pack.length).toBeLessThan(megabyte);
    const watch = watchMemory(hostProcessOf(git));
    const report = await push(place, pack);
    expect(watch.stop()).toBeLessThan(256 * megabyte);
    expect(report).toMatch(/unpack .*(?:error|exit|died)/);
    expect(report).toContain('ng refs/heads/bomb');

    const branches = `/projects/${place.project.id}/repository/branches`;
    const { body } = await api.as(place.user).get(branches);
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual(['main']);
  });
});
