import { expect, it } from 'vitest';
import { readAtOneMoment } from '#src/database/database.ts';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';

const { db } = await startApp();

it('reads the database as of one moment, and changes nothing', async () => {
  const { id } = await seedUser(db, { name: 'Before' });
  await readAtOneMoment(db, async (then) => {
    const nameIn = async (handle: typeof db) =>
      (await handle('users').where({ id }).select<{ name: string }[]>('name'))[0]?.name;
    await db('users').where({ id }).update({ name: 'After' });
    const { id: later } = await seedUser(db);
    expect(await nameIn(db)).toBe('After');
    expect(await nameIn(then)).toBe('Before');
    expect(await then('users').where({ id: later }).select('id')).toEqual([]);
    expect(() => then.transaction(async () => undefined)).toThrow('a snapshot is read-only');
    await expect(
      (async () => {
        await then('users').where({ id }).update({ name: 'Never' });
      })(),
    ).rejects.toThrow();
    expect(await nameIn(db)).toBe('After');
  });
});

it('gives its connection back, also when the work fails', async () => {
  for (let time = 0; time < 20; time += 1) {
    const failing = readAtOneMoment(db, () => Promise.reject(new Error('broken off')));
    await expect(failing).rejects.toThrow('broken off');
  }
  expect(await readAtOneMoment(db, async (then) => (await then('users').limit(1)).length)).toBe(1);
});
