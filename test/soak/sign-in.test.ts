import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { digestPassword } from '#src/auth/passwords.ts';
import { createSession } from '#src/auth/sessions.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { seedUser } from '#test/support/seed.ts';
import { Visitor } from '#test/support/visitor.ts';
import { startMeasuredServer } from './measured-server.ts';

const password = 'a good long password';
const people = 16;
const rounds = 20;
/** Milliseconds that the loop may be held while they sign in, in all but one of a hundred looks. */
const target = 10;

const server = await startMeasuredServer(async (db) => {
  const digest = await digestPassword(password);
  const users = await Promise.all(Array.from({ length: people }, () => seedUser(db)));
  await db('users').update({ password_digest: digest });
  return users;
});
const { api, db, meters, seeded: users } = server;
const report: string[] = [];

afterAll(async () => {
  await server.stop();
  process.stdout.write(`${report.join('\n')}\n`);
});

/** The share of the values that is at most the answer. */
const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** Milliseconds between two questions to the meters. */
const period = 20;

const longestTurn = async () => {
  await new Promise((resolve) => setTimeout(resolve, period));
  return (await meters.read())['server']?.ran ?? 0;
};

/** Resolves when the server has loaded its code and has had nothing to do for a while: a cold start is measured elsewhere. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 50;) quiet = (await longestTurn()) < 2 ? quiet + 1 : 0;
}

it('sixteen people who sign in, again and again, hold the event loop of nobody', async () => {
  await new Visitor({ api }).get('/users/sign_in');
  await settled();
  let done = false;
  const stalls: number[] = [];
  const measure = async () => {
    while (!done) stalls.push(await longestTurn());
  };
  const signIn = async (username: string) => {
    for (let round = 0; round < rounds; round += 1) {
      const visitor = new Visitor({ api });
      await visitor.get('/users/sign_in');
      const answer = await visitor.post('/users/sign_in', {
        'user[login]': username,
        'user[password]': password,
      });
      expect(answer.status).toBe(303);
    }
  };
  const measuring = measure();
  const began = performance.now();
  await Promise.all(users.map(({ username }) => signIn(username)));
  const seconds = (performance.now() - began) / 1_000;
  done = true;
  await measuring;
  report.push(
    `${people * rounds} sign-ins in ${seconds.toFixed(1)} s; longest turn of the loop in each ${period} ms: ` +
      `median ${quantile(stalls, 0.5).toFixed(1)}, p99 ${quantile(stalls, 0.99).toFixed(1)}, ` +
      `worst ${Math.max(...stalls).toFixed(1)} ms`,
  );
  expect(quantile(stalls, 0.99)).toBeLessThan(target);
});

it('ten thousand sessions that nobody uses cost the process no memory', async () => {
  const held = () => {
    const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  };
  const [user] = users;
  if (user === undefined) throw new Error('there is nobody');
  const before = held();
  for (const batch of splitIntoBatches(Array.from({ length: 10_000 }), 100)) {
    await Promise.all(batch.map(() => createSession(db, user, new Date())));
  }
  expect((await api.get('/broadcast_messages')).status).toBe(200);
  const after = held();
  report.push(`10,000 idle sessions: ${(after - before).toFixed(1)} MB`);
  expect(after - before).toBeLessThan(10);
});
