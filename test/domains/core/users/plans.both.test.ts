import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, createActor } from '#src/records/actor.ts';
import { connect, type Database } from '#src/database/database.ts';
import { findProjects } from '#src/domains/core/projects/finder.ts';
import { listActivities } from '#src/domains/core/users/activities.ts';
import { listAccounts, listBasicUsers } from '#src/domains/core/users/finder.ts';
import type { UserFilters } from '#src/domains/core/users/list.ts';
import { listFollows } from '#src/domains/core/users/followers.ts';
import { countAssociations, listMembershipsOfUser } from '#src/domains/core/users/memberships.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';
import { personalNamespace, seedProject, seedUser } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Scans of whole tables; an index that is read in the order of the list stops at the end of the page. */
const scans =
  /SCAN (members|users|projects|namespaces|user_followers|project_stars)\b(?! USING)|Seq Scan/;
const page = { page: 1, per_page: 2 };
const today = '2026-03-10';

let user: Actor;
let namespace: number;

beforeAll(async () => {
  const row = await seedUser(db, { last_activity_on: today });
  user = createActor(row, { administrator: true });
  const place = await personalNamespace(db, row);
  namespace = place.id;
  for (let index = 0; index < 4; index += 1) {
    const { id } = await seedProject(db, { namespace: place });
    await db('project_stars').insert({
      user_id: row.id,
      project_id: id,
      created_at: row.created_at,
    });
    const other = await seedUser(db, { last_activity_on: today });
    const follow = { follower_id: other.id, followed_id: row.id, created_at: row.created_at };
    await db('user_followers').insert(follow);
  }
  if (databaseKind() === 'postgres') await db.raw('analyze');
});

async function expectIndexes(work: (db: Database) => Promise<unknown>, most = 3): Promise<void> {
  const sent = await statementsOf(db, work);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThanOrEqual(most);
  for (const statement of sent) {
    const plan = await planOf(db, statement);
    expect(scans.test(plan) ? `${statement.sql}\n${plan}` : '').toBe('');
  }
}

const filters: [string, Partial<UserFilters>][] = [
  ['nothing', {}],
  ['username', { username: 'someone' }],
  ['search', { search: 'name' }],
  ['address', { search: 'someone@example.com' }],
  ['search of two letters', { search: 'xq' }],
  ['active', { active: true }],
  ['blocked', { blocked: true }],
  ['external', { external: true }],
  ['admins', { admins: true }],
  ['two_factor', { two_factor: 'enabled' }],
  ['extern_uid', { extern_uid: 'x', provider: 'saml' }],
  ['custom_attributes', { custom_attributes: { floor: '3' } }],
  ['without_projects', { without_projects: true }],
  ['created_after', { created_after: '2100-01-01T00:00:00.000Z' }],
  ['created_before', { created_before: '2000-01-01T00:00:00.000Z' }],
  ['saml_provider_id', { saml_provider_id: 1 }],
];

describe('GET /users', () => {
  it.each(filters)('with %s reads along indexes', async (_, given) => {
    const query = { ...page, order_by: 'id', sort: 'desc', ...given } as UserFilters;
    await expectIndexes((db) => listAccounts(db, query));
    await expectIndexes((db) => listBasicUsers(db, query));
    await expectIndexes((db) => listAccounts(db, { ...query, order_by: 'name' }));
  });

  it.each([
    ['id', /users USING COVERING INDEX|INTEGER PRIMARY KEY|users_pkey|users_id_/],
    ['created_at', /users USING COVERING INDEX|INTEGER PRIMARY KEY|users_pkey|users_id_/],
    ['name', /users_name_key_id_index/],
    ['username', /users_username_key_unique/],
    ['updated_at', /users_updated_at_id_index/],
  ] as const)('in the order of %s walks an index', async (order_by, index) => {
    const query = { ...page, order_by, sort: 'desc' } as UserFilters;
    const [first] = await statementsOf(db, (db) => listAccounts(db, query));
    const plan = first === undefined ? 'nothing' : await planOf(db, first, ['bitmapscan', 'sort']);
    expect(plan).toMatch(index);
  });
});

describe('plans of lists of a user:', () => {
  it.each(['followers', 'following'] as const)('%s', async (which) => {
    await expectIndexes((db) => listFollows(db, user.user.id, which, page));
  });

  it('memberships', async () => {
    await expectIndexes((db) => listMembershipsOfUser(db, user.user.id, page, today));
    await expectIndexes((db) => countAssociations(db, user.user.id, today));
  });

  it('activities, without sorting', async () => {
    const [first] = await statementsOf(db, (db) => listActivities(db, '2026-01-01', page));
    const plan = first === undefined ? 'nothing' : await planOf(db, first);
    expect(plan).not.toMatch(/nothing|TEMP B-TREE|Sort|Seq Scan/);
  });

  it.each(['namespace', 'stars'] as const)('projects of %s', async (container) => {
    const id = container === 'namespace' ? namespace : user.user.id;
    const query = { ...page, order_by: 'created_at', sort: 'desc' } as const;
    for (const actor of [
      null,
      user,
      createActor(await seedUser(db, { admin: true }), { administrator: true }),
    ]) {
      await expectIndexes((db) =>
        findProjects(
          db,
          actor,
          { ...query, within: { container, id } },
          { full: actor !== null, statistics: false },
        ),
      );
    }
  });
});
