import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { findForgedCommit } from '#src/git/reading/pushed.ts';
import type { Repository } from '#src/git/repository.ts';

const id = 'c'.repeat(40);
const megabyte = 1024 * 1024;
const begin = [
  id,
  `tree ${'a'.repeat(40)}`,
  'author A <a@example.com> 1600000000 +0000',
  'committer A <a@example.com> 1600000000 +0000\n',
].join('\n');
const parent = `parent ${'b'.repeat(40)}\n`;
const end = '\n    said\n\0';

/** The faults found where git writes the record of a commit in these parts. */
function foundIn(...parts: readonly string[]) {
  const output = Readable.from(parts.map((part) => Buffer.from(part)));
  return findForgedCommit({ stream: () => output } as unknown as Repository, [id]);
}

/** Headers that make so many bytes of a record together with its beginning. */
const filled = (bytes: number) =>
  `${begin}${`x-pad ${'y'.repeat(993)}\n`.repeat(2000)}`.slice(0, bytes);

it('finds a header that is not at its place, before any number of others', async () => {
  expect(await foundIn(`${begin}${parent}${end}`)).toEqual({ id, header: 'parent' });
  expect(await foundIn(begin, parent, end)).toEqual({ id, header: 'parent' });
  expect(await foundIn(`${begin}${end}`)).toBeNull();
});

it.each([-1, 0, 1, 40, 41, 42, 43])(
  'refuses headers that hide another behind a megabyte and %i bytes',
  async (beyond) => {
    const parts = [filled(megabyte + beyond), `\n${parent}`, `x-pad ${'y'.repeat(70_000)}\n`];
    expect(await foundIn(...parts, end)).toMatchObject({ id });
    expect(await foundIn(...parts, end.slice(0, -1), '\0')).toMatchObject({ id });
    expect(await foundIn(...parts, '\0')).toMatchObject({ id });
  },
);

it('takes any length of a message', async () => {
  const parts = [`${begin}\n    said `, 'x'.repeat(megabyte), 'y'.repeat(megabyte), '\n\0'];
  expect(await foundIn(...parts)).toBeNull();
});
