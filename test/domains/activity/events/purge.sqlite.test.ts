import { expect, it } from 'vitest';
import { recordEvent } from '#src/domains/activity/events/record.ts';
import { purgeEvents } from '#src/domains/activity/events/workers.ts';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';

const { db, environment } = await startApp();

it('deletes what is too old, and the same when it runs twice', async () => {
  const author = await seedUser(db);
  const now = new Date();
  const years = (count: number) => new Date(now.getTime() - count * 365.25 * 86_400_000);
  for (const age of [3.5, 3.01, 2.99, 0]) {
    await recordEvent(db, { author, action: 'created', at: years(age) });
  }
  const job = {
    id: '1',
    attempt: 1,
    signal: new AbortController().signal,
    progress: async () => {},
  };
  for (let run = 0; run < 2; run += 1) {
    await purgeEvents.run({}, { ...environment, clock: () => now, log: console as never }, job);
    expect(await db('events').where({ author_id: author.id })).toHaveLength(2);
  }
});
