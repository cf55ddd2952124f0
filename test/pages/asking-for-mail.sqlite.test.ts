import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

holdDate();
const app = await startApp({ config: { rateLimits: true } });
const proxied = await startApp({ config: { rateLimits: true, trustedProxies: ['loopback'] } });

it.each(['password', 'confirmation'])(
  '%s mail is sent to one address a few times',
  async (what) => {
    const visitor = new Visitor(app);
    await visitor.get(`/users/${what}/new`);
    const email = `${what}@example.com`;
    const ask = (typed: string) => visitor.post(`/users/${what}`, { 'user[email]': typed });
    const statuses: number[] = [];
    for (const typed of [email, email, email.toUpperCase(), ` ${email}`, email, email]) {
      statuses.push((await ask(typed)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    expect(expectPage(await ask(email), 429)).toContain('Wait a few minutes');
    expect((await ask(`other.${email}`)).status).toBe(303);
  },
);

it('requests of strangers do not use up the mails of the owner of an address', async () => {
  const ask = async (from: string, times: number) => {
    const visitor = new Visitor(proxied);
    const headers = { 'x-forwarded-for': from };
    await visitor.get('/users/password/new', headers);
    const statuses: number[] = [];
    for (let count = 0; count < times; count += 1) {
      const fields = { 'user[email]': 'owner@example.com' };
      statuses.push((await visitor.post('/users/password', fields, headers)).status);
    }
    return statuses;
  };
  expect(await ask('203.0.113.7', 6)).toEqual([303, 303, 303, 303, 303, 429]);
  expect(await ask('203.0.113.8', 1)).toEqual([303]);
});

it('one network asks for it so often, whatever the address', async () => {
  const visitor = new Visitor(app);
  await visitor.get('/users/password/new');
  const statuses = new Set<number>();
  for (let each = 0; each < 20; each += 1) {
    const answer = await visitor.post('/users/password', { 'user[email]': `a${each}@b.example` });
    statuses.add(answer.status);
  }
  expect([...statuses]).toEqual([303, 429]);
});
