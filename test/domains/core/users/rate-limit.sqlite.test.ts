import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import { seedUser } from '#test/support/seed.ts';

holdDate();
const { api, db } = await startApp({ config: { rateLimits: true } });

it('GET /users/:id answers 429 from the 301st request of a user on, never to administrators', async () => {
  const somebody = await seedUser(db);
  const [user, other] = [api.as(somebody), api.as(await seedUser(db))];
  const admin = api.as(await seedUser(db, { admin: true }));
  const path = `/users/${somebody.id}`;

  let allowed = 0;
  let answer = await user.get(path);
  while (answer.status === 200 && allowed <= 300) {
    allowed += 1;
    answer = await user.get(path);
  }
  expect(allowed).toBe(300);
  expect(answer).toMatchObject({
    status: 429,
    body: {
      message: { error: 'This endpoint has been requested too many times. Try again later.' },
    },
    headers: { 'retry-after': expect.stringMatching(/^[1-9][0-9]{0,2}$/) },
  });

  expect((await other.get(path)).status).toBe(200);
  expect((await admin.get(path)).status).toBe(200);
  expect((await user.get('/user')).status).toBe(200);
});
