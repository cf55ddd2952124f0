import { describe, expect, it } from 'vitest';
import type { NamespaceRow } from '#src/records/namespace.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  personalNamespace,
  type ProjectSeed,
  seedGroup,
  seedProject,
  seedUser,
  unique,
} from '#test/support/seed.ts';
import { idsOf } from '#test/support/project-world.ts';

/** Every filter and every order of every list of projects, held against the rows themselves. */
const { api, db } = await startApp();
const administrator = await seedUser(db, { admin: true });
const reader = await seedUser(db);
const fan = await seedUser(db);
const word = unique('pottery');
const source = await seedProject(db);
const group = await seedGroup(db);
await addMember(db, { group, user: reader, level: 30 });

/** Project row with columns that only filters read. */
interface Row extends ProjectRow {
  readonly repository_checksum_failed: boolean;
  readonly wiki_checksum_failed: boolean;
}

interface Facts {
  readonly seed?: ProjectSeed;
  /** Columns that no seed takes. */
  readonly columns?: Partial<Row>;
  readonly starred?: boolean;
  readonly language?: string;
  readonly maintained?: boolean;
  readonly attribute?: string;
}

const on = (day: number) => `2021-0${day}-01T00:00:00.000Z`;
const many: readonly Facts[] = [
  { seed: { archived: true, visibility: 'private' }, columns: { last_activity_at: on(4) } },
  {
    seed: { visibility: 'public', issues_access_level: 'disabled' },
    columns: { last_activity_at: on(2), updated_at: on(3), wiki_checksum_failed: true },
  },
  {
    seed: { visibility: 'internal', merge_requests_access_level: 'disabled', creator: reader },
    columns: { last_activity_at: on(1), updated_at: on(5), import_type: 'git', star_count: 7 },
  },
  {
    seed: { visibility: 'public', topics: ['Clay', 'fire'] },
    columns: { last_activity_at: on(6), updated_at: on(1) },
    language: 'Ruby',
  },
  {
    seed: { visibility: 'private', topics: ['clay'] },
    columns: {
      last_activity_at: on(3),
      updated_at: on(4),
      repository_checksum_failed: true,
      repository_storage: 'cellar',
      star_count: 3,
    },
    starred: true,
    maintained: true,
  },
  {
    seed: { visibility: 'internal' },
    columns: { last_activity_at: on(5), updated_at: on(2) },
    attribute: 'top',
  },
];

/** Names and paths differ in order from the ids. */
const names = ['fig', 'ash', 'elm', 'box', 'cob', 'dog'];

async function fill(namespace: NamespaceRow): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [index, facts] of many.entries()) {
    const { id } = await seedProject(db, {
      ...facts.seed,
      namespace,
      name: `${names[index]} ${word}`,
      path: `${names.at(-index - 1)}-${word}`,
      forked_from_id: source.id,
    });
    await db('projects')
      .where({ id })
      .update({ updated_at: on(6), ...facts.columns });
    const at = on(1);
    const stars = [fan.id, ...(facts.starred === true ? [reader.id] : [])];
    for (const user_id of stars) {
      await db('project_stars').insert({ user_id, project_id: id, created_at: at });
    }
    if (facts.language !== undefined) {
      await db('project_languages').insert({ project_id: id, name: facts.language, share: 100 });
    }
    if (facts.maintained === true) {
      await addMember(db, { project: { id }, user: reader, level: 40 });
    }
    if (facts.attribute !== undefined) {
      const pair = { key: 'shelf', value: facts.attribute, created_at: at, updated_at: at };
      await db('project_custom_attributes').insert({ ...pair, project_id: id });
    }
    rows.push(await db<Row>('projects').where({ id }).first<Row>());
  }
  return rows;
}

const inGroup = await fill(await db('namespaces').where({ id: group.id }).first<NamespaceRow>());
const own = await fill(await personalNamespace(db, reader));

/** Lists that return the rows, and the rows. */
const lists: readonly (readonly [string, readonly Row[]])[] = [
  [`/projects?search=${word}`, [...inGroup, ...own]],
  [`/projects?membership=true`, [...inGroup, ...own]],
  [`/groups/${group.id}/projects?x=`, inGroup],
  [`/users/${reader.id}/projects?x=`, own],
  [`/users/${fan.id}/starred_projects?x=`, [...inGroup, ...own]],
  [`/projects/${source.id}/forks?x=`, [...inGroup, ...own]],
];

const isOwn = (row: Row) => own.includes(row);
type Passes = (row: Row) => boolean;
const facts = (row: Row): Facts => many[(isOwn(row) ? own : inGroup).indexOf(row)] ?? {};

const third = (inGroup[2] as Row).id;
/** Filters of callers of every kind. */
const filters: readonly (readonly [string, Passes])[] = [
  ['archived=true', (row) => row.archived],
  ['archived=false', (row) => !row.archived],
  ['visibility=private', (row) => row.visibility === 'private'],
  ['visibility=internal', (row) => row.visibility === 'internal'],
  ['visibility=public', (row) => row.visibility === 'public'],
  ['starred=true', (row) => facts(row).starred === true],
  ['owned=true', isOwn],
  ['min_access_level=40', (row) => isOwn(row) || facts(row).maintained === true],
  ['min_access_level=30', () => true],
  ['with_issues_enabled=true', (row) => row.issues_access_level !== 'disabled'],
  ['with_merge_requests_enabled=true', (row) => row.merge_requests_access_level !== 'disabled'],
];

/** Filters that lists of groups do not have. */
const moreFilters: readonly (readonly [string, Passes])[] = [
  ['membership=true', () => true],
  ['imported=true', (row) => row.import_type !== null],
  [`id_after=${third}`, (row) => row.id > third],
  [`id_before=${third}`, (row) => row.id < third],
  ['last_activity_after=2021-03-15', (row) => row.last_activity_at > '2021-03-15'],
  ['last_activity_before=2021-03-15T00:00:00Z', (row) => row.last_activity_at < '2021-03-15'],
  ['topic=CLAY', (row) => (facts(row).seed?.topics ?? []).length > 0],
  ['topic=clay,fire', (row) => facts(row).seed?.topics?.includes('fire') === true],
  ['with_programming_language=Ruby', (row) => facts(row).language === 'Ruby'],
];

const ofAdministrators: readonly (readonly [string, Passes])[] = [
  ['repository_storage=cellar', (row) => row.repository_storage === 'cellar'],
  ['custom_attributes[shelf]=top', (row) => facts(row).attribute === 'top'],
];

const checks: readonly (readonly [string, Passes])[] = [
  ['repository_checksum_failed=true', (row) => row.repository_checksum_failed],
  ['wiki_checksum_failed=true', (row) => row.wiki_checksum_failed],
];

const isOfGroup = (path: string) => path.startsWith('/groups');
const newestFirst = (rows: readonly Row[]) => rows.map(({ id }) => id).toSorted((a, b) => b - a);

describe.each(lists)('%s', (path, rows) => {
  const offered = [
    ...filters,
    ...(isOfGroup(path) ? [] : moreFilters),
    ...(isOfGroup(path) ? [] : checks),
  ];
  it.each(offered)('filters by %s', async (filter, passes) => {
    const answer = await api.as(reader).get(`${path}&per_page=50&${filter}`);
    const expected = newestFirst(rows.filter(passes));
    expect(idsOf(answer)).toEqual(expected);
    expect(answer.headers['x-total']).toBe(String(expected.length));
  });

  it('filters by two at a time', async () => {
    for (const [index, [first, passes]] of offered.entries()) {
      const [second, also] = offered[(index + 3) % offered.length] as (typeof offered)[number];
      // The later of the same name wins.
      if (first.split('=')[0] === second.split('=')[0]) continue;
      const answer = await api.as(reader).get(`${path}&per_page=50&${first}&${second}`);
      const expected = newestFirst(rows.filter((row) => passes(row) && also(row)));
      expect({ first, second, ids: idsOf(answer) }).toEqual({ first, second, ids: expected });
    }
  });

  it('has filters of administrators, which do nothing for others', async () => {
    if (isOfGroup(path) || path.includes('membership')) return;
    for (const [filter, passes] of ofAdministrators) {
      const [administered, others] = [
        await api.as(administrator).get(`${path}&per_page=50&${filter}`),
        await api.as(reader).get(`${path}&per_page=50&${filter}`),
      ];
      expect(idsOf(administered)).toEqual(newestFirst(rows.filter(passes)));
      expect(idsOf(others)).toEqual(newestFirst(rows));
    }
  });

  const orders: readonly (readonly [string, (row: Row) => string | number])[] = [
    ['id', ({ id }) => id],
    ['created_at', ({ id }) => id],
    ['name', ({ name }) => name],
    ['path', (row) => row.path],
    ['updated_at', ({ updated_at }) => updated_at],
    ['last_activity_at', ({ last_activity_at }) => last_activity_at],
  ];
  it.each(orders)('orders by %s, both ways, ties by id', async (order, key) => {
    const upwards = rows.toSorted((a, b) => {
      const [one, other] = [key(a), key(b)];
      if (one === other) return a.id - b.id;
      return one < other ? -1 : 1;
    });
    const ids = upwards.map(({ id }) => id);
    for (const [sort, expected] of [
      ['asc', ids],
      ['desc', ids.toReversed()],
    ] as const) {
      const query = `${path}&order_by=${order}&sort=${sort}`;
      const [whole, second] = [
        await api.as(reader).get(`${query}&per_page=50`),
        await api.as(reader).get(`${query}&per_page=2&page=2`),
      ];
      expect({ sort, ids: idsOf(whole) }).toEqual({ sort, ids: expected });
      expect(idsOf(second)).toEqual(expected.slice(2, 4));
    }
  });

  it('searches names, paths and descriptions', async () => {
    if (path.includes('search')) return;
    const answer = await api.as(reader).get(`${path}&per_page=50&search=FIG`);
    const expected = rows.filter(({ name, path: slug }) => /fig/.test(name + slug));
    expect(idsOf(answer)).toEqual(newestFirst(expected));
  });
});

it('finds the most similar first', async () => {
  const [, , , box] = inGroup as [Row, Row, Row, Row];
  const search = encodeURIComponent(box.name);
  const answer = await api.as(reader).get(`/projects?order_by=similarity&search=${search}`);
  expect(idsOf(answer)[0]).toBeOneOf([box.id, own[3]?.id]);
});
