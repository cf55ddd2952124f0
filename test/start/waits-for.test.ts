import { expect, it } from 'vitest';
import { waitsFor } from '#src/records/waits-for.ts';

it('hands on what is said meanwhile, and compiles only while there is something to wait for', () => {
  expect(waitsFor('wikis', 0)).toBe(0);
  expect(waitsFor('wikis')).toBeUndefined();
  // @ts-expect-error users have functions
  expect(waitsFor('users', 'nothing')).toBe('nothing');
  // @ts-expect-error there is no such resource, nor will be
  expect(waitsFor('isues', 'nothing')).toBe('nothing');
});
