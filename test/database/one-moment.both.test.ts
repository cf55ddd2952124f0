import { expect, it } from 'vitest';
import { bump } from '#src/database/access-revision.ts';
import { startApp } from '#test/support/app.ts';
import { passTime } from '#test/support/clock.ts';
import { statementsOfRequests } from '#test/support/statements.ts';

const app = await startApp();
const { api, db } = app;
const ask = () => api.get('/projects');

it('the statements of a request do not hang on when others asked for what is remembered', async () => {
  await ask();
  const statements = await statementsOfRequests(app, ask);
  await db.transaction((db) => bump(db));
  // The next request for the settings has to read them.
  passTime(1_000);
  expect(await statementsOfRequests(app, ask)).toEqual(statements);
});
