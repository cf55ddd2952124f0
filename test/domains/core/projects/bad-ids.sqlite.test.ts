import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();
const administrator = api.as(await seedUser(db, { admin: true }));

const actions: [string, string][] = [
  ['POST', 'archive'],
  ['POST', 'unarchive'],
  ['POST', 'star'],
  ['POST', 'unstar'],
  ['POST', 'housekeeping'],
  ['POST', 'repository_size'],
  ['GET', 'languages'],
  ['GET', 'statistics'],
  ['GET', 'storage'],
  ['DELETE', 'fork'],
];

it.each(actions)('%s …/%s refuses ids that no project can have', async (method, action) => {
  for (const id of ['a%00b', '%ff']) {
    const answer = await administrator.send(method, `/projects/${id}/${action}`);
    expect(answer.status).toBe(400);
  }
  for (const id of ['0', '-1', '9223372036854775808', 'word', '..%2F..', '%2F']) {
    const answer = await administrator.send(method, `/projects/${id}/${action}`);
    expect([400, 404]).toContain(answer.status);
  }
});
