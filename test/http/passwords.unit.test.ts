import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { digestOfNothing, digestPassword, matchesPassword } from '#src/auth/passwords.ts';

const parameters = (digest: string) => digest.split('$').slice(0, 4);

it('accounts that do not exist take the same work as others', async () => {
  expect(parameters(digestOfNothing)).toEqual(parameters(await digestPassword('anything')));
  expect(await matchesPassword('', null)).toBe(false);
  expect(await matchesPassword('anything', null)).toBe(false);
});

it('files are read while forty passwords are digested', async () => {
  const digest = await digestPassword('right');
  let digested = 0;
  const digesting = Array.from({ length: 40 }, async () => {
    expect(await matchesPassword('right', digest)).toBe(true);
    digested += 1;
  });
  await Promise.race(digesting);
  // The file is on no disk, which could block.
  await readFile('/proc/self/stat');
  // Otherwise they stand in line behind all forty.
  expect(digested).toBeLessThan(10);
  await Promise.all(digesting);
});
