import { expect, it } from 'vitest';
import { execution } from '#src/database/execution.ts';
import { FilledRows, text } from '#test/soak/filled-rows.ts';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { planOf } from '#test/support/plans.ts';
import { seedGroup, seedUser } from '#test/support/seed.ts';
import { answersOfRequests } from '#test/support/statements.ts';

const { api, db, environment } = await startApp({ config: { plan: 'premium' } });
const owner = await seedUser(db);
const rows = new FilledRows(db);
const people = await rows.fill('users', 2_300, { state: text('active') });
/** Groups by how many members they have; every tenth waits, every seventh has minimal access. */
const counts = [2_300, 1_000, 51, 50, 0];
const groups = await Promise.all(counts.map(() => seedGroup(db, { owner })));
const takesSeat = (n: number) => n % 10 !== 0 && n % 7 !== 0;

for (const [index, count] of counts.entries()) {
  const group_id = groups[index]?.id ?? 0;
  await db('billable_counts').insert({ group_id, counted_at: new Date().toISOString() });
  if (count === 0) continue;
  const waits = databaseKind() === 'sqlite' ? 'n % 10 = 0' : '(n % 10 = 0)';
  await rows.fill('billable_members', count, {
    ...{ group_id, user_id: `${people} + n - 1`, membership_type: text('group_member') },
    ...{ access_level: 'case when n % 7 = 0 then 5 else 10 end', awaiting: waits },
  });
}

const read = () => api.as(owner).get('/namespaces?per_page=100&owned_only=true');

it('tells how many seats groups of any size take', async () => {
  const { status, body } = await read();
  expect(status).toBe(200);
  const found = new Map(
    (body as { id: number; billable_members_count?: number }[]).map((row) => [row.id, row]),
  );
  expect(groups.map(({ id }) => found.get(id)?.billable_members_count)).toEqual(
    counts.map((count) => Array.from({ length: count }, (_, n) => n + 1).filter(takesSeat).length),
  );
});

it('reads no more than a thousand members in one statement', async () => {
  const sent = await answersOfRequests({ db, environment }, read);
  const reading = sent.filter(({ sql }) => sql.includes('billable_members'));
  // The small ones together, then three stretches of the largest, two of the next and one of the third.
  expect(reading).toHaveLength(7);
  for (const each of reading) {
    expect(each.rows).toBeLessThanOrEqual(1_000);
    if (databaseKind() === 'sqlite') {
      const plan = await planOf(db, each);
      expect(plan).toMatch(/SEARCH billable_members USING INDEX sqlite_autoindex_billable_members/);
      expect(plan).not.toContain('TEMP B-TREE');
    }
  }
  const [together] = reading;
  const small = await db[execution].executor.all(together?.sql ?? '', [
    ...(together?.values ?? []),
  ]);
  expect(Math.max(...small.map((row) => Number(row['members'])))).toBe(51);
});
