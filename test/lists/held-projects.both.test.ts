import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, type Actor } from '#src/records/actor.ts';
import { connect } from '#src/database/database.ts';
import type { GroupRow } from '#src/records/group.ts';
import type { UserRow } from '#src/records/user.ts';
import { findProjects, type ProjectPageQuery } from '#src/domains/core/projects/finder.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { planOf, type Sent, statementsOf } from '#test/support/plans.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const parts = { full: false, statistics: false };
const orders = ['name', 'path', 'updated_at', 'last_activity_at', 'star_count'] as const;
const cases = orders.flatMap((order) =>
  (['asc', 'desc'] as const).map((sort) => [order, sort] as const),
);

let user: UserRow;
let actor: Actor;
let top: GroupRow;

beforeAll(async () => {
  user = await seedUser(db);
  actor = createActor(user, { administrator: true });
  top = await seedGroup(db, { visibility: 'private' });
  await addMember(db, { group: top, user, level: 30 });
  const below = await seedGroup(db, { visibility: 'private', parent: top });
  const elsewhere = await seedGroup(db);
  for (let index = 0; index < 24; index += 1) {
    const namespace = [top, below, elsewhere][index % 3];
    if (namespace === undefined) throw new Error('no group');
    const visibility = index % 2 === 0 && namespace === elsewhere ? 'internal' : 'private';
    const project = await seedProject(db, {
      namespace,
      visibility,
      name: `Project ${(index * 7) % 24}`,
      last_activity_at: new Date(Date.UTC(2026, 0, 1 + ((index * 5) % 24))).toISOString(),
    });
    // A private and an internal one of those in between.
    if (index === 5 || index === 8) await addMember(db, { project, user, level: 20 });
  }
});

interface Boost {
  /** How many more projects the user seems to be in, and how many more there seem to be. */
  readonly held: number;
  readonly all: number;
}

/** Runs the work while totals are told that are larger than they are. */
async function boosted<T>({ held, all }: Boost, work: () => Promise<T>): Promise<T> {
  const totals = () => db('project_authorization_totals').where({ user_id: user.id });
  const most = () => totals().where({ root_id: top.id });
  await most().update({ count: db.raw('count + ?', [held]) });
  await db('project_totals').update({ count: db.raw('count + ?', [all]) });
  try {
    return await work();
  } finally {
    await most().update({ count: db.raw('count - ?', [held]) });
    await db('project_totals').update({ count: db.raw('count - ?', [all]) });
  }
}

/** First pages of the list in a world like this, and the statements of the first one. */
async function pagesOf(query: Partial<ProjectPageQuery>, boost?: Boost) {
  const asked = { sort: 'asc', order_by: 'name', membership: true, per_page: 3, ...query } as const;
  let sent: Sent[] = [];
  const read = async () => {
    const pages: number[][] = [];
    for (const page of [1, 2, 5]) {
      const list = () => findProjects(db, actor, { ...asked, page }, parts);
      const { rows } = await list();
      if (page === 1) sent = await statementsOf(db, list);
      pages.push(rows.map(({ id }) => id));
    }
    return pages;
  };
  const pages = boost === undefined ? await read() : await boosted(boost, read);
  return { pages, walks: sent.filter(({ sql }) => /as .?nearby.? /.test(sql)) };
}

describe('the projects of somebody who has thousands', () => {
  it.each(cases)('are met along the index of %s, %s', async (order_by, sort) => {
    const query = { order_by, sort };
    const { pages } = await pagesOf(query);
    const many = await pagesOf(query, { held: 100_000, all: 200_000 });
    expect(many.pages).toEqual(pages);
    expect(pages[0]).toHaveLength(3);
    // Private and internal ones.
    expect(many.walks).toHaveLength(2);
    for (const walk of many.walks) {
      const plan = await planOf(db, walk, ['bitmapscan', 'hashjoin', 'mergejoin']);
      expect(plan).toContain(`projects_listing_${order_by}_id_index`);
    }
  });

  it('are met below the namespaces at the top where they lie behind many others', async () => {
    const group = await seedGroup(db);
    const rows = Array.from({ length: 260 }, (_, index) => `A ${index}`);
    for (const name of rows) {
      await seedProject(db, { namespace: group, name, visibility: 'private' });
      await seedProject(db, { namespace: group, name: `${name} open`, visibility: 'internal' });
    }
    const { pages } = await pagesOf({});
    const many = await pagesOf({}, { held: 10_000_000, all: 20_000 });
    expect(many.pages).toEqual(pages);
    // Private and internal ones among all; private ones below two namespaces, internal ones below one.
    const rooted = many.walks.map(({ sql }) => sql.includes('root_id'));
    expect(rooted).toEqual([false, false, true, true, true]);
  });

  it('are sorted where they lie at the far end of all', async () => {
    const { pages } = await pagesOf({});
    // The query checks few projects, as if the user held all of them.
    const many = await pagesOf({}, { held: 100_000_000, all: 0 });
    expect(many.pages).toEqual(pages);
    // The walk covers all projects, and those below top-level namespaces.
    expect(many.walks).toHaveLength(5);
  });

  it('pass the filters of the list', async () => {
    const filters = [
      { visibility: 'internal' },
      { visibility: 'private', min_access_level: 30 },
      { last_activity_after: '2026-01-12T00:00:00.000Z' },
      { with_issues_enabled: true },
    ] as const;
    for (const filter of filters) {
      const { pages } = await pagesOf(filter);
      expect((await pagesOf(filter, { held: 100_000, all: 200_000 })).pages).toEqual(pages);
    }
  });
});

describe('the projects of somebody, in the order of ids', () => {
  it('are looked up one by one, and not met among all', async () => {
    const query = {
      order_by: 'id',
      sort: 'desc',
      membership: true,
      page: 1,
      per_page: 20,
    } as const;
    const sent = await statementsOf(db, () => findProjects(db, actor, query, parts));
    const ways = ['bitmapscan', 'hashjoin', 'nestloop'];
    const plans = [];
    for (const each of sent) plans.push(await planOf(db, each, ways));
    expect(plans.join('\n')).toMatch(
      databaseKind() === 'sqlite'
        ? /SEARCH granted[^]*SEARCH projects USING [^]*rowid=\?/
        : /Index Cond: \(id = granted\.project_id\)/,
    );
  });

  it('are read by statements that are the same for every caller', async () => {
    for (const per_page of [20, 50, 100]) {
      const query = { order_by: 'id', sort: 'desc', page: 1, per_page } as const;
      const sent = await statementsOf(db, () => findProjects(db, actor, query, parts));
      expect(sent.map(({ sql }) => sql).join('\n')).toContain(`limit ${per_page + 1}`);
      expect(sent.flatMap(({ values }) => values)).not.toContain(per_page + 1);
    }
  });
});
