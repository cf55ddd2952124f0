import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { digestOfNothing, digestPassword, passwordMatches } from '../../src/auth/passwords.ts';

const parameters = (digest: string) => digest.split('$').slice(0, 4);

it('accounts that do not exist take the same work as others', async () => {
  expect(parameters(digestOfNothing)).toEqual(parameters(await digestPassword('anything')));
  expect(await passwordMatches('', null)).toBe(false);
  expect(await passwordMatches('anything', null)).toBe(false);
});

it('files are read while forty passwords are digested', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-digests-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'file'), 'content');
  const digest = await digestPassword('right');
  let digested = 0;
  const digesting = Array.from({ length: 40 }, async () => {
    expect(await passwordMatches('right', digest)).toBe(true);
    digested += 1;
  });
  await Promise.race(digesting);
  await readFile(join(folder, 'file'));
  // Otherwise they stand in line behind all forty.
  expect(digested).toBeLessThan(10);
  await Promise.all(digesting);
});
