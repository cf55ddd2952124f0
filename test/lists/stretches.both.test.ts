import { describe, expect, it } from 'vitest';
import { maxTotalRows } from '#src/lists/offset.ts';
import { stretchRows } from '#src/lists/stretches.ts';
import { FilledRows, text } from '#test/soak/filled-rows.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';

const { api, db, environment } = await startApp();
const user = await seedUser(db);
const project = await seedProject(db);
await addMember(db, { project, user, level: 40 });
const reader = api.as(user);
const path = `/projects/${project.id}/issues`;

const count = 2 * stretchRows + 100;
/** Dates of the issues by number; null for none. */
const days = ['2026-03-01', null, '2026-01-01', '2026-02-01', null];
const ranks = [3, null, 1];
const milestoneOf = (n: number) => days[n % days.length] ?? null;
const rankOf = (n: number) => ranks[n % ranks.length] ?? null;
const weightOf = (n: number) => n % 7;

const rows = new FilledRows(db);
const of = { project_id: project.id };
const milestones = await rows.fill('milestones', days.length, {
  ...{ ...of, iid: 'n', title: `'milestone ' || n`, state: text('active') },
});
const labels = await rows.fill('labels', ranks.length, {
  ...{ ...of, title: `'label ' || n`, title_key: `'label ' || n`, color: text('#112233') },
});
for (const [n, due_date] of days.entries()) {
  await db('milestones')
    .where('id', milestones + n)
    .update({ due_date });
}
for (const [n, priority] of ranks.entries()) {
  if (priority === null) continue;
  await db('label_priorities').insert({ ...of, label_id: labels + n, priority });
}
const issues = await rows.fill('issues', count, {
  ...{ ...of, iid: 'n', title: `'Kiln ' || n`, title_key: `'kiln ' || n`, author_id: user.id },
  ...{ state: text('opened'), issue_type: text('issue'), severity: text('UNKNOWN') },
  ...{ milestone_id: `${milestones} + n % ${days.length}`, weight: 'n % 7' },
});
await rows.fill('label_links', count, {
  ...{ issue_id: `${issues} + n - 1`, label_id: `${labels} + n % ${ranks.length}` },
});

type Key = readonly (number | string)[];
const orders: Readonly<Record<string, (n: number, last: { day: string; rank: number }) => Key>> = {
  milestone_due: (n, { day }) => [milestoneOf(n) ?? day],
  label_priority: (n, { rank }) => [rankOf(n) ?? rank],
  priority: (n, { day, rank }) => [milestoneOf(n) ?? day, rankOf(n) ?? rank],
  weight: (n) => [weightOf(n)],
};
const cases = Object.keys(orders).flatMap((order) => [
  [order, 'asc'] as const,
  [order, 'desc'] as const,
]);

/** The numbers of all issues in an order; those without a value come last, and the id decides among equals. */
function expected(order: string, sort: 'asc' | 'desc'): number[] {
  const direction = sort === 'asc' ? 1 : -1;
  const last = sort === 'asc' ? { day: '9999', rank: 9999 } : { day: '0000', rank: 0 };
  const keyOf = (n: number) => [...(orders[order]?.(n, last) ?? []), n];
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return numbers.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -direction : direction;
  });
}

async function page(order: string, sort: string, number: number, more = '') {
  const query = `order_by=${order}&sort=${sort}&per_page=100&page=${number}${more}`;
  const { body, headers, status } = await reader.get(`${path}?${query}`);
  expect(status).toBe(200);
  const iids = (body as { iid: number }[]).map(({ iid }) => iid);
  return { iids, total: headers['x-total'], next: headers['x-next-page'] };
}

describe('a list of very many in an order that no index has', () => {
  it.each(cases)('is in the order of %s %s on each page', async (order, sort) => {
    const all = expected(order, sort);
    for (const number of [1, 2, 15, 21, 22]) {
      const { iids, total, next } = await page(order, sort, number);
      expect(iids).toEqual(all.slice(100 * (number - 1), 100 * number));
      expect([total, next]).toEqual([String(count), number < 21 ? String(number + 1) : '']);
    }
  });

  it('has the filters of the list', async () => {
    const weighted = expected('priority', 'asc').filter((n) => weightOf(n) === 3);
    const { iids, total } = await page('priority', 'asc', 2, '&weight=3');
    expect(iids).toEqual(weighted.slice(100, 200));
    expect(total).toBe(String(weighted.length));
  });

  it.each(cases.filter(([order, sort]) => order !== 'weight' || sort === 'desc'))(
    'is read in stretches, by %s %s',
    async (order, sort) => {
      // The list is requested for the first time: its order is not cached.
      const sent = await statementsOfRequests({ db, environment }, () =>
        page(order, sort, 1, '&state=opened&in=title'),
      );
      const read = sent.filter((sql) => /from .?issues\b/.test(sql));
      const stretches = read.filter((sql) => sql.includes(`limit ${stretchRows}`));
      expect(stretches).toHaveLength(3);
      expect(read.filter((sql) => sql.includes('count(*) over'))).toEqual([]);
    },
  );
});

describe('a list of more issues than are told totals of, in several projects', () => {
  const lists = (group: { id: number }) => [
    `/groups/${group.id}/issues?state=all`,
    '/issues?scope=all&state=all&search=oven&in=title',
  ];

  it('is read in ranges of ids, and has each page in order', async () => {
    const group = await seedGroup(db, { owner: user });
    const both = [
      await seedProject(db, { namespace: group }),
      await seedProject(db, { namespace: group }),
    ];
    const hidden = await seedProject(db, { visibility: 'private' });
    const half = maxTotalRows / 2 + 10;
    const firsts: number[] = [];
    for (const { id } of [...both, hidden]) {
      const titled = { title: `'Oven ' || n`, title_key: `'oven ' || n` };
      const first = await rows.fill('issues', id === hidden.id ? 100 : half, {
        ...{ ...titled, project_id: id, iid: 'n', author_id: user.id, state: text('opened') },
        ...{ issue_type: text('issue'), severity: text('UNKNOWN'), weight: 'n % 7' },
      });
      if (id !== hidden.id) firsts.push(first);
    }
    // The heaviest come first, and of these the newest.
    const ids = firsts.flatMap((first) => Array.from({ length: half }, (_, n) => first + n));
    const weight = (id: number) => (id - (firsts.findLast((first) => first <= id) ?? 0) + 1) % 7;
    const all = ids.toSorted((one, other) => weight(other) - weight(one) || other - one);
    const administrator = api.as(await seedUser(db, { admin: true }));
    const everything = `/issues?scope=all&state=all&order_by=title`;
    const asked = await statementsOfRequests({ db, environment }, async () => {
      const { body } = await administrator.get(everything);
      expect(body[0]).toMatchObject({ title: 'Oven 999' });
    });
    expect(asked.filter((sql) => sql.includes('count(*) over'))).toEqual([]);
    for (const list of lists(group)) {
      for (const number of [1, 30]) {
        let shown: number[] = [];
        const sent = await statementsOfRequests({ db, environment }, async () => {
          const query = `order_by=weight&sort=desc&per_page=100&page=${number}`;
          const { body, headers, status } = await reader.get(`${list}&${query}`);
          expect([status, headers['x-total']]).toEqual([200, undefined]);
          shown = (body as { id: number }[]).map(({ id }) => id);
        });
        expect(shown).toEqual(all.slice(100 * (number - 1), 100 * number));
        const ranges = sent.filter((sql) => sql.includes(`limit ${stretchRows}`));
        expect(ranges.length).toBeGreaterThan(maxTotalRows / stretchRows);
        expect(sent.filter((sql) => sql.includes('count(*) over'))).toEqual([]);
      }
    }
  });
});
