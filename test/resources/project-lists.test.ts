import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorOf, type Actor } from '../../src/auth/actor.ts';
import { connect } from '../../src/database/database.ts';
import { createUrls } from '../../src/http/urls.ts';
import { AccessLevel } from '../../src/policy/access-level.ts';
import { findProjects, type ProjectListQuery } from '../../src/resources/projects/finder.ts';
import { partsFor, presentProjects } from '../../src/resources/projects/list.ts';
import { freshDatabase } from '../support/databases.ts';
import { planOf, statementsOf } from '../support/plans.ts';
import { addMember, seedGroup, seedProject, seedUser, shareProject } from '../support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const url = createUrls('http://127.0.0.1:8080');
const first = { page: 1, per_page: 20, order_by: 'created_at', sort: 'desc' } as const;

async function list(actor: Actor | null, query: ProjectListQuery, options = {}) {
  const { rows } = await findProjects(db, actor, query, partsFor(actor, options));
  return presentProjects(db, actor, url, rows, options);
}

let member: Actor;
let admin: Actor;

beforeAll(async () => {
  const user = await seedUser(db);
  member = actorOf(user);
  admin = actorOf(await seedUser(db, { admin: true }));
  const group = await seedGroup(db, { visibility: 'private' });
  await addMember(db, { group, user, level: AccessLevel.Developer });
  const source = await seedProject(db, { namespace: group });
  for (let index = 0; index < 24; index += 1) {
    const visibility = (['private', 'internal', 'public'] as const)[index % 3] ?? 'public';
    const project = await seedProject(db, {
      namespace: group,
      visibility,
      forked_from_id: source.id,
    });
    if (index < 3) await shareProject(db, project, { with: group, level: AccessLevel.Guest });
  }
});

describe('a list of projects', () => {
  const pages: [string, number][] = [
    ['anonymous', 5],
    ['member', 5],
    ['admin', 5],
  ];
  it.each(pages)(
    'asks the database for a page for %s at most %i times, whatever its length',
    async (who, most) => {
      const actor = { anonymous: null, member, admin }[who] ?? null;
      const counts = [];
      for (const per_page of [2, 20]) {
        const query = { ...first, per_page, archived: false };
        counts.push(
          (await statementsOf(db, () => list(actor, query, { statistics: true }))).length,
        );
      }
      expect(counts[0]).toBe(counts[1]);
      expect(counts[0]).toBeLessThanOrEqual(most);
    },
  );

  it('does not count for lists whose totals are kept', async () => {
    const query = { ...first, per_page: 2 };
    const kept = [
      query,
      { ...query, visibility: 'private' },
      { ...query, membership: true },
    ] as const;
    for (const actor of [null, admin, member]) {
      for (const asked of kept) {
        const statements = await statementsOf(db, () => list(actor, asked));
        expect(statements.filter(({ sql }) => sql.includes('counted'))).toEqual([]);
      }
    }
  });

  it.each(['private', 'internal'] as const)('shows nothing %s to strangers', async (visibility) => {
    const { rows, page } = await findProjects(
      db,
      null,
      { ...first, visibility },
      partsFor(null, {}),
    );
    expect(rows).toEqual([]);
    expect(page).toMatchObject({ hasNext: false, total: 0 });
  });

  it('tells a member the same totals as counting does', async () => {
    for (const asked of [{}, { visibility: 'private' }, { membership: true }] as const) {
      const query = { ...first, ...asked, per_page: 2 };
      const kept = await findProjects(db, member, query, partsFor(member, {}));
      // A filter that every row passes: no total is kept for it.
      const counted = await findProjects(
        db,
        member,
        { ...query, id_after: 0 },
        partsFor(member, {}),
      );
      expect(kept.page).toMatchObject({ kind: 'offset', hasNext: true });
      expect(kept.page).toEqual(counted.page);
    }
  });
});

describe('the indexes of project lists', () => {
  const orders = ['id', 'name', 'path', 'updated_at', 'last_activity_at', 'star_count'] as const;
  const callers = ['anonymous', 'admin', 'member'] as const;
  const nothing = { sql: '', values: [] };
  const cases = orders.flatMap((order) => callers.map((who) => [order, who] as const));

  it.each(cases)('serve the order %s for %s', async (order_by, who) => {
    const actor = { anonymous: null, member, admin }[who];
    const [page] = await statementsOf(db, () => list(actor, { ...first, order_by }));
    const plan = await planOf(db, page ?? nothing, ['bitmapscan']);
    expect(plan).not.toMatch(/SCAN projects(?! USING)|Seq Scan on projects/);
    if (order_by !== 'id') expect(plan).toContain(`projects_listing_${order_by}_id_index`);
    else
      expect(plan).toMatch(
        /projects_listing_id_index|INTEGER PRIMARY KEY|SCAN projects|projects_pkey/,
      );
  });

  const filters: [string, Partial<ProjectListQuery>, RegExp][] = [
    ['membership', { membership: true }, /project_authorizations/],
    ['starred', { starred: true }, /project_stars/],
    ['topic', { topic: ['clay'] }, /topics_name_key_unique/],
    [
      'with_programming_language',
      { with_programming_language: 'Ruby' },
      /project_languages_name_project_id_index/,
    ],
    ['id_before', { id_before: 5 }, /projects_listing_id_index/],
  ];
  it.each(filters)('serve the filter %s', async (_, filter, index) => {
    const [page] = await statementsOf(db, () => list(member, { ...first, ...filter }));
    expect(await planOf(db, page ?? nothing, ['bitmapscan'])).toMatch(index);
  });
});
