import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { GitFailed } from '#src/git/errors.ts';
import { unpackBundle } from '#src/git/host/unbundle.ts';
import { Pauses } from '#src/turns/pauses.ts';

const root = await mkdtemp(join(tmpdir(), 'unbundling-'));
afterAll(() => rm(root, { recursive: true, force: true }));

it('gives others their turn between the refs of a bundle', async () => {
  const file = join(root, 'many.bundle');
  const refs = Array.from({ length: 500 }, (_, index) => `${'a'.repeat(40)} refs/heads/b${index}`);
  // The last line is none: nothing is made of the bundle.
  await writeFile(file, ['# v2 git bundle', ...refs, 'kiln', '', ''].join('\n'));
  const take = vi.spyOn(Pauses.prototype, 'take').mockResolvedValue();
  const bounds = { seconds: 1, left: undefined };
  await expect(unpackBundle({ file, maxBytes: null }, root, bounds)).rejects.toThrow(GitFailed);
  expect(take.mock.calls.length).toBeGreaterThanOrEqual(500);
});
