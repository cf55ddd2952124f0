import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, createActor } from '#src/records/actor.ts';
import { bump } from '#src/database/access-revision.ts';
import { connect, type Database } from '#src/database/database.ts';
import {
  findAccessRequest,
  listAccessRequests,
} from '#src/domains/projects/access-requests/finder.ts';
import { findInvitation, listInvitations } from '#src/domains/accounts/invitations/finder.ts';
import { listBillable } from '#src/domains/core/members/billable.ts';
import { ensureCounted } from '#src/domains/core/members/billable-counts.ts';
import { listMembers, type MemberFilters } from '#src/domains/core/members/list.ts';
import { listPending } from '#src/domains/core/members/pending.ts';
import type { MemberContainer } from '#src/domains/core/members/place.ts';
import { toOwnSource, loadMemberSources } from '#src/domains/core/members/sources.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { planOf as planIn, type Sent, statementsOf as sentBy } from '#test/support/plans.ts';
import { addMember, seedGroup, seedProject, seedUser, shareGroup } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const statementsOf = (work: (db: Database) => Promise<unknown>) => sentBy(db, work);

async function planOf(sent: Sent | undefined): Promise<string> {
  if (sent === undefined) throw new Error('nothing was sent');
  return planIn(db, sent, ['bitmapscan', 'sort', 'hashjoin', 'mergejoin', 'hashagg']);
}

const scans = /SCAN (members|users|namespaces|billable_members)\b(?! USING)|Seq Scan/;
const today = new Date().toISOString().slice(0, 10);
const page = { page: 1, per_page: 2 };

let member: Actor;
let admin: Actor;
let group: MemberContainer;
let project: MemberContainer;

beforeAll(async () => {
  const user = await seedUser(db);
  member = createActor(user, { administrator: true });
  admin = createActor(await seedUser(db, { admin: true }), { administrator: true });
  const parent = await seedGroup(db, { owner: user });
  const row = await seedGroup(db, { parent });
  const inside = await seedProject(db, { namespace: row });
  for (let index = 0; index < 6; index += 1) {
    const other = await seedUser(db);
    await addMember(db, { group: row, user: other, level: 30 });
    const invited = await seedGroup(db, { owner: other });
    await shareGroup(db, parent, { with: invited, level: 20 });
    // An index of one group's people is worth a walk where there are others.
    await ensureCounted(db, invited.id, new Date().toISOString());
  }
  const common = { level: 50, viaAdministrator: false, namespaceId: row.id } as const;
  group = { ...common, type: 'Namespace', id: row.id, topLevel: false, word: 'group' };
  project = { ...common, type: 'Project', id: inside.id, topLevel: false, word: 'project' };
  await ensureCounted(db, parent.id, new Date().toISOString());
  if (databaseKind() === 'postgres') await db.raw('analyze');
});

const filters: [string, Partial<MemberFilters>][] = [
  ['nothing', {}],
  ['query', { query: 'name' }],
  ['query of two letters', { query: 'xq' }],
  ['address', { query: 'name@example.com' }],
  ['user_ids', { user_ids: [1, 2, 3] }],
  ['skip_users', { skip_users: [1, 2] }],
  ['state active', { state: 'active' }],
  ['state awaiting', { state: 'awaiting' }],
];

describe('lists of members', () => {
  it.each(filters)('walk an index in the order of users, filtered by %s', async (_, filter) => {
    for (const actor of [member, admin]) {
      for (const place of [group, project]) {
        for (const sources of [
          [toOwnSource(place)],
          await loadMemberSources(db, actor, place, today),
        ]) {
          const sent = await statementsOf((db) =>
            listMembers(db, actor, sources, { ...page, ...filter }, today),
          );
          // Ids of users found by text come from the index of texts.
          for (const each of sent.filter(({ sql }) => sql.includes('members'))) {
            const plan = await planOf(each);
            expect(plan).not.toMatch(scans);
            expect(plan).toMatch(
              /members_(?:listed|awaiting|source_type_source_id_user_id_unique)/,
            );
          }
        }
      }
    }
  });

  it('ask for a page once, whatever its length, and for its total and sources once', async () => {
    for (const place of [group, project]) {
      const counts = [];
      for (const per_page of [2, 1, 5]) {
        const sent = await statementsOf(async (db) => {
          const sources = await loadMemberSources(db, member, place, today);
          await listMembers(db, member, sources, { page: 1, per_page }, today);
        });
        counts.push(sent.length);
      }
      // The server caches the sources of members, like the total.
      expect(counts[0]).toBeLessThanOrEqual(3);
      expect(counts.slice(1)).toEqual([1, 1]);
    }
  });

  it('find where members come from by indexes alone', async () => {
    for (const place of [group, project]) {
      // The cache holds until any access changes.
      await bump(db);
      const [sent] = await statementsOf((db) => loadMemberSources(db, member, place, today));
      expect(await planOf(sent)).not.toMatch(scans);
    }
  });
});

describe('other lists', () => {
  const sorts = [
    [undefined, /billable_members_pkey|sqlite_autoindex_billable_members_1/],
    ['access_level_desc', /billable_members_access_level/],
    ['last_joined', /billable_members_joined_at/],
    ['name_asc', /billable_members_name_key/],
    ['oldest_sign_in', /billable_members_signed_in_asc/],
    ['recent_sign_in', /billable_members_signed_in_desc/],
    ['last_activity_on_asc', /billable_members_active_asc/],
    ['last_activity_on_desc', /billable_members_active_desc/],
  ] as const;
  it.each(sorts)('of billable members in the order %s walk an index', async (sort, index) => {
    const query = { ...page, include_awaiting_members: false, ...(sort && { sort }) };
    const [sent] = await statementsOf((db) =>
      listBillable(db, group.id, query, { free: 10, countedAt: today }),
    );
    const plan = await planOf(sent);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(scans);
  });

  it('of requests, invitations and who waits look at the few rows that are such', async () => {
    const lists = [
      [() => listAccessRequests(db, group, page), /members_requested/],
      [() => findAccessRequest(db, group, 1).catch(() => {}), /members_/],
      [() => listInvitations(db, group, page, today), /members_invited|user_id=\?/],
      [
        () => findInvitation(db, group, 'a@example.com', today).catch(() => {}),
        /members_invite|user_id=\?/,
      ],
      [
        () => listPending(db, group.id, page),
        databaseKind() === 'sqlite'
          ? /members_awaiting[^]*(?:members_invited|user_id=)/
          : /Index Scan/,
      ],
    ] as const;
    for (const [list, index] of lists) {
      const [sent] = await statementsOf(list);
      const plan = await planOf(sent);
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(/SCAN members\b(?! USING)|Seq Scan on members/);
    }
  });
});
