import { describe, expect, it } from 'vitest';
import { execution } from '#src/database/execution.ts';
import { stretchRows } from '#src/lists/stretches.ts';
import { FilledRows, type Given, text } from '#test/soak/filled-rows.ts';
import { startApp } from '#test/support/app.ts';
import { copyProject } from '#test/support/copied-projects.ts';
import { databaseKind } from '#test/support/databases.ts';
import { planOf, type Sent } from '#test/support/plans.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { answersOfRequests } from '#test/support/statements.ts';

const { api, db, environment } = await startApp();
const user = await seedUser(db);
const group = await seedGroup(db, { owner: user });
const rows = new FilledRows(db);

const many = await filled(2 * stretchRows + 100, 'n');
/** Few rows, with numbers far apart. */
const sparse = await filled(500, 'n * 1000');
const small = [];
for (let index = 0; index < 30; index += 1) small.push(await filled(90, 'n'));
/** Groups below it with so many projects of one issue each: more than one statement finds. */
const below = [0, 699, 0, 1_100, 1];
for (const count of below) await fillGroup(count);
const hidden = await seedProject(db, { visibility: 'private' });
await fill(hidden.id, 40, 'n');
await db.raw('analyze');

/** A group below it with so many projects, of which each has an open issue. */
async function fillGroup(count: number): Promise<void> {
  const namespace = await seedGroup(db, { parent: group });
  if (count === 0) return;
  const { id } = await seedProject(db, { namespace });
  await copyProject(db, { id }, count - 1);
  // No other writer takes ids between these.
  const project = `${id} + n - 1`;
  await fill(project, count, '1', { state: text('opened'), weight: 1 });
}

/** A project of the group with so many issues, every fourth of which is closed. */
async function filled(count: number, iid: string) {
  const project = await seedProject(db, { namespace: group });
  await fill(project.id, count, iid);
  return project;
}

function fill(
  project_id: number | string,
  count: number,
  iid: string,
  given: Given = {},
): Promise<number> {
  return rows.fill('issues', count, {
    ...{ project_id, iid, title: `'Kiln ' || n`, title_key: `'kiln ' || n`, author_id: user.id },
    state: `case when n % 4 = 0 then 'closed' else 'opened' end`,
    ...{ issue_type: text('issue'), severity: text('UNKNOWN'), weight: 'n % 7' },
    ...given,
  });
}

const countsOf = (...counts: number[]) => {
  const closed = counts.reduce((sum, count) => sum + Math.floor(count / 4), 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return { all, closed, opened: all - closed };
};
const ofGroup = [
  ...[2 * stretchRows + 100, 500, ...small.map(() => 90)],
  ...below.flatMap((count) => Array.from({ length: count }, () => 1)),
];

const places = [
  [`/projects/${many.id}/issues_statistics`, countsOf(2 * stretchRows + 100)],
  [`/projects/${sparse.id}/issues_statistics`, countsOf(500)],
  [`/groups/${group.id}/issues_statistics`, countsOf(...ofGroup)],
  ['/issues_statistics?scope=all', countsOf(...ofGroup)],
] as const;

const reader = api.as(user);
const read = async (path: string, as = reader) => {
  const { status, body } = await as.get(path);
  expect(status).toBe(200);
  return (body as { statistics: { counts: unknown } }).statistics.counts;
};

/** The statements of a request that count issues. */
async function counting(path: string): Promise<Sent[]> {
  const sent = await answersOfRequests({ db, environment }, () => read(path));
  return sent.filter(({ sql }) => /group by .?value/.test(sql));
}

describe('how many issues there are by state', () => {
  it.each(places)('%s is told', async (path, counts) => {
    expect(await read(path)).toEqual(counts);
  });

  it('tells administrators of everything, and others of nothing hidden', async () => {
    const administrator = await seedUser(db, { admin: true });
    const all = await read('/issues_statistics?scope=all', api.as(administrator));
    expect(all).toEqual(countsOf(...ofGroup, 40));
  });

  it.each([`/projects/${many.id}/issues_statistics`, `/groups/${group.id}/issues_statistics`])(
    '%s has filters',
    async (path) => {
      const counts = path.includes('groups') ? ofGroup : ofGroup.slice(0, 1);
      const numbers = counts.flatMap((count) => Array.from({ length: count }, (_, n) => n + 1));
      const heavy = numbers.filter((n) => n % 7 === 3);
      const closed = heavy.filter((n) => n % 4 === 0).length;
      const expected = { all: heavy.length, closed, opened: heavy.length - closed };
      expect(await read(`${path}?weight=3`)).toEqual(expected);
    },
  );

  it.each(places)('%s is counted a thousand at a time', async (path) => {
    const sent = await answersOfRequests({ db, environment }, () => read(path));
    const counted = sent.filter(({ sql }) => /from .?issues\b/.test(sql));
    expect(counted.length).toBeGreaterThan(1);
    for (const { sql, values, rows: found } of counted) {
      expect(found).toBeLessThanOrEqual(stretchRows);
      if (!/group by .?value/.test(sql)) continue;
      const counts = await db[execution].executor.all(sql, [...values]);
      const sum = counts.reduce((sum, row) => sum + Number(row['count']), 0);
      expect(sum).toBeLessThanOrEqual(stretchRows);
    }
  });

  it('asks for the projects of a group by the group', async () => {
    const path = `/groups/${group.id}/issues_statistics`;
    const sent = await answersOfRequests({ db, environment }, () => read(path));
    const holders = sent.filter(({ sql }) => /as .?last\b/.test(sql));
    expect(holders).toHaveLength(2);
    for (const each of holders) {
      const plan = await planOf(db, each);
      if (databaseKind() === 'sqlite') {
        expect(plan).toMatch(
          /SEARCH walked USING INDEX projects_namespace_id_id_index \(namespace_id=\? AND id>\?\)/,
        );
        expect(plan).not.toContain('TEMP B-TREE');
      } else expect(plan).toMatch(/projects_namespace_id_id_index on projects/i);
    }
  });

  // No filter may read an index with any number of rows.
  const queries = [
    ...['', 'weight=3', `author_id=${user.id}`, 'search=nothing', 'labels=None', 'milestone=None'],
    ...[`assignee_id=None`, 'confidential=false', 'created_after=2020-01-01', 'issue_type=issue'],
    ...[`my_reaction_emoji=None`, 'updated_before=2030-01-01', `not[author_id]=${user.id}`],
  ];
  it.each(queries)('"%s" is looked at in rows that were found', async (query) => {
    for (const [path] of places) {
      const asked = `${path}${path.includes('?') ? '&' : '?'}${query}`;
      for (const each of await counting(asked)) {
        const plan = await planOf(db, each);
        expect(plan).not.toMatch(/SCAN issues|Seq Scan on issues/);
        if (databaseKind() === 'sqlite') {
          expect(plan).toContain('SEARCH issues USING INTEGER PRIMARY KEY (rowid=?)');
        } else expect(plan).toMatch(/using issues_pkey on issues/i);
      }
    }
  });
});
