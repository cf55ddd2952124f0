import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { failureLog } from '#test/support/failure-log.ts';

const printed: string[] = [];
const { api, db } = await startApp({ log: failureLog((text) => printed.push(text)) });

it('a table that is missing is named where a request of a test fails', async () => {
  await db.raw('drop table broadcast_messages');
  expect(await api.get('/broadcast_messages')).toMatchObject({ status: 500 });
  expect(printed.join('')).toMatch(/^500 at \/api\/v4\/broadcast_messages: .*broadcast_messages/);
});
