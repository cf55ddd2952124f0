import { expect, it } from 'vitest';
import { takeNextInternalId, reserveInternalId } from '#src/database/counters.ts';
import { useDatabase } from './setup.ts';

const setup = useDatabase();

it('gives each of 50 parallel transactions its own number, without gaps', async () => {
  const counter = { scope: 'issues', owner: 7 };
  const given = await Promise.all(
    Array.from({ length: 50 }, () => setup.db.transaction((db) => takeNextInternalId(db, counter))),
  );
  expect(given.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

it('counts for each owner and scope apart', async () => {
  const next = (scope: string, owner: number) => takeNextInternalId(setup.db, { scope, owner });
  expect(await next('issues', 1)).toBe(1);
  expect(await next('issues', 1)).toBe(2);
  expect(await next('issues', 2)).toBe(1);
  expect(await next('merge_requests', 1)).toBe(1);
});

it('takes a number back with its transaction', async () => {
  const counter = { scope: 'issues', owner: 3 };
  const failing = setup.db.transaction(async (db) => {
    expect(await takeNextInternalId(db, counter)).toBe(1);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await takeNextInternalId(setup.db, counter)).toBe(1);
});

it('goes on after the highest number that was chosen by hand', async () => {
  const counter = { scope: 'issues', owner: 4 };
  await reserveInternalId(setup.db, counter, 10);
  await reserveInternalId(setup.db, counter, 4);
  expect(await takeNextInternalId(setup.db, counter)).toBe(11);
});
