import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, type Actor } from '#src/records/actor.ts';
import { connect } from '#src/database/database.ts';
import { createUrls } from '#src/text/urls.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { findProjects, type ProjectPageQuery } from '#src/domains/core/projects/finder.ts';
import { choosePresentedParts, presentProjects } from '#src/domains/core/projects/presented.ts';
import { freshDatabase } from '#test/support/databases.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';
import { addMember, seedGroup, seedProject, seedUser, shareProject } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const url = createUrls('http://127.0.0.1:8080');
const first = { page: 1, per_page: 20, order_by: 'created_at', sort: 'desc' } as const;

async function list(actor: Actor | null, query: ProjectPageQuery, options = {}) {
  const { rows } = await findProjects(db, actor, query, choosePresentedParts(actor, options));
  return presentProjects({ db, actor, url, paid: true }, rows, options);
}

let member: Actor;
let admin: Actor;

beforeAll(async () => {
  const user = await seedUser(db);
  member = createActor(user, { administrator: true });
  admin = createActor(await seedUser(db, { admin: true }), { administrator: true });
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
  // Every request has asked for them before, and they are remembered.
  await loadCurrentSettings(db);
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
      choosePresentedParts(null, {}),
    );
    expect(rows).toEqual([]);
    expect(page).toMatchObject({ hasNext: false, total: 0 });
  });

  it('tells a member the same totals as counting does', async () => {
    for (const asked of [{}, { visibility: 'private' }, { membership: true }] as const) {
      const query = { ...first, ...asked, per_page: 2 };
      const kept = await findProjects(db, member, query, choosePresentedParts(member, {}));
      // A filter that every row passes: no total is kept for it.
      const counted = await findProjects(
        db,
        member,
        { ...query, id_after: 0 },
        choosePresentedParts(member, {}),
      );
      expect(kept.page).toMatchObject({ kind: 'offset', hasNext: true });
      expect(kept.page).toEqual(counted.page);
    }
  });
});

/** Reads a table from end to end; an index that is read whole in the order of the list stops where the page does. */
const scans =
  /SCAN (projects|granted|members|namespaces|statistics|project_\w+)\b(?! USING)|Seq Scan on (?!project_authorization_totals|project_totals)/;

describe('the indexes of project lists', () => {
  const orders = ['id', 'name', 'path', 'updated_at', 'last_activity_at', 'star_count'] as const;
  const callers = ['anonymous', 'admin', 'member'] as const;
  const cases = orders.flatMap((order) => callers.map((who) => [order, who] as const));
  const actors = () => ({ anonymous: null, member, admin });

  /** The plans of what a list sends, each once. */
  async function plansOf(actor: Actor | null, query: Partial<ProjectPageQuery>): Promise<string[]> {
    const sent = await statementsOf(db, () => list(actor, { ...first, ...query }));
    const plans = [];
    for (const statement of sent) plans.push(await planOf(db, statement, ['bitmapscan']));
    return plans;
  }

  it.each(cases)('serve the order %s for %s', async (order_by, who) => {
    const page = (await plansOf(actors()[who], { order_by })).join('\n');
    expect(page).not.toMatch(/SCAN projects(?! USING)|Seq Scan on projects/);
    if (order_by !== 'id') expect(page).toContain(`projects_listing_${order_by}_id_index`);
    else
      expect(page).toMatch(
        /projects_listing_id_index|projects_of_listing_\d|INTEGER PRIMARY KEY|SCAN projects|projects_pkey/,
      );
  });

  const sizes = ['storage_size', 'repository_size', 'packages_size', 'wiki_size'] as const;
  it.each(sizes)('serve the order %s, which administrators may ask for', async (order_by) => {
    const index = `project_statistics_${order_by}_project_id_index`;
    expect((await plansOf(admin, { order_by })).join('\n')).toContain(index);
    for (const filter of [
      { visibility: 'public' },
      { archived: true },
      { membership: true },
    ] as const) {
      const plans = await plansOf(admin, { order_by, ...filter });
      expect(plans.join('\n')).not.toMatch(scans);
    }
  });

  const byListing = /projects_(?:listing_id_index|of_listing_\d)/;
  const filters: [string, Partial<ProjectPageQuery>, RegExp][] = [
    ['membership', { membership: true }, /project_authorizations/],
    ['owned', { owned: true }, /project_authorizations_maintained/],
    ['min_access_level', { min_access_level: 40 }, /project_authorizations_maintained/],
    ['min_access_level', { min_access_level: 30 }, /project_authorizations/],
    ['starred', { starred: true }, /project_stars/],
    ['imported', { imported: true }, /projects_imported/],
    ['topic', { topic: ['clay'] }, /topics_name_key_unique/],
    [
      'with_programming_language',
      { with_programming_language: 'Ruby' },
      /project_languages_name_project_id_index/,
    ],
    ['id_before', { id_before: 5 }, byListing],
    ['id_after, by name', { id_after: 5, order_by: 'name' }, /projects_\w+|INTEGER PRIMARY KEY/],
    [
      'last_activity_after',
      { last_activity_after: '2100-01-01T00:00:00Z' },
      /projects_listing_last_activity_at_id_index/,
    ],
    ['archived', { archived: true }, byListing],
    ['visibility', { visibility: 'internal' }, byListing],
    ['search of two letters', { search: 'xq' }, /projects_name_key[^]*projects_path_key/],
    ['repository_checksum_failed', { repository_checksum_failed: true }, /checksum_failed/],
    ['wiki_checksum_failed', { wiki_checksum_failed: true }, /wiki_checksum_failed/],
    ['repository_storage', { repository_storage: 'x' }, /repository_storage_id_index/],
    ['custom_attributes', { custom_attributes: { a: 'b' } }, /attributes_key_project_id_index/],
    ['with_issues_enabled', { with_issues_enabled: true }, byListing],
    ['with_merge_requests_enabled', { with_merge_requests_enabled: true }, byListing],
  ];
  it.each(filters)('serve the filter %s', async (_, filter, index) => {
    const forAdministrators = 'repository_storage' in filter || 'custom_attributes' in filter;
    const plans = (await plansOf(forAdministrators ? admin : member, filter)).join('\n');
    expect(plans).toMatch(index);
    expect(plans).not.toMatch(/SCAN projects(?! USING)|Seq Scan on projects/);
  });
});

describe('the projects of somebody who has thousands', () => {
  const orders = ['name', 'path', 'updated_at', 'last_activity_at', 'star_count'] as const;
  const cases = orders.flatMap((order) =>
    (['asc', 'desc'] as const).map((sort) => [order, sort] as const),
  );

  it.each(cases)('are met along the index of %s, %s', async (order_by, sort) => {
    const query = { ...first, order_by, sort, membership: true, per_page: 3 } as const;
    const few = await list(member, query);
    await db('project_authorization_totals').update({ count: db.raw('count + 100000') });
    await db('project_totals').update({ count: db.raw('count + 200000') });
    // The member has projects below more top-level namespaces than there are listings.
    const elsewhere = { user_id: member.user.id, listing: 0, root_id: 1_000_000, count: 100_000 };
    await db('project_authorization_totals').insert(elsewhere);
    try {
      const sent = await statementsOf(db, async () =>
        expect(await list(member, query)).toEqual(few),
      );
      const walks = sent.filter(({ sql }) => /as .?nearby.? /.test(sql));
      expect(walks).toHaveLength(3);
      for (const walk of walks) {
        const plan = await planOf(db, walk, ['bitmapscan', 'hashjoin', 'mergejoin']);
        expect(plan).toContain(`projects_listing_${order_by}_id_index`);
      }
    } finally {
      await db('project_authorization_totals').where({ root_id: elsewhere.root_id }).delete();
      await db('project_authorization_totals').update({ count: db.raw('count - 100000') });
      await db('project_totals').update({ count: db.raw('count - 200000') });
    }
  });
});
