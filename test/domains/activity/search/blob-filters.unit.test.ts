import { setImmediate } from 'node:timers';
import { expect, it, vi } from 'vitest';
import { readBlobSearch } from '#src/domains/activity/search/blob-filters.ts';

it('gives others their turn between the files that many conditions are held against', async () => {
  let nowMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 20));
  const conditions = Array.from({ length: 64 }, (_, at) => `-path:*${at}x*`).join(' ');
  let others = 0;
  setImmediate(() => (others += 1));
  const kept = await readBlobSearch(`glaze ${conditions}`).among(['a.md', '5x.md', 'b.md']);
  clock.mockRestore();
  expect(kept).toEqual(['a.md', 'b.md']);
  expect(others).toBe(1);
});
