import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, actorOf } from '../../../src/auth/actor.ts';
import { connect } from '../../../src/database/database.ts';
import { findProjectFor, type ProjectAccess } from '../../../src/policy/project-access.ts';
import {
  type EventFilters,
  eventsOfMemberships,
  projectEvents,
  userEvents,
} from '../../../src/resources/events/finder.ts';
import { recordEvent } from '../../../src/resources/events/record.ts';
import { databaseKind, freshDatabase } from '../../support/databases.ts';
import { planOf, statementsOf } from '../../support/plans.ts';
import { addMember, seedGroup, seedProject, seedUser } from '../../support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const now = new Date();
const page = { page: 1, per_page: 4, sort: 'desc' } as const;
let reader: Actor;
let project: ProjectAccess;

beforeAll(async () => {
  const user = await seedUser(db);
  reader = actorOf(user);
  const group = await seedGroup(db);
  await addMember(db, { group, user, level: 30 });
  const projects = [];
  for (let index = 0; index < 4; index += 1)
    projects.push(await seedProject(db, { namespace: group }));
  const strange = await seedProject(db);
  for (let index = 0; index < 40; index += 1) {
    const place = index % 5 === 0 ? strange : projects[index % 4];
    if (place === undefined) throw new Error('no project');
    const action = index % 3 === 0 ? 'closed' : 'created';
    // Some at the same moment.
    const at = new Date(now.getTime() - Math.floor(index / 2) * 60_000);
    const target = { type: 'Issue', id: index + 1 };
    await recordEvent(db, { author: user, action, project: place, target, at });
  }
  project = await findProjectFor(db, reader, projects[1]?.id ?? 0);
  if (databaseKind() === 'postgres') await db.raw('analyze');
});

const filters: [string, Partial<EventFilters>][] = [
  ['nothing', {}],
  ['oldest first', { sort: 'asc' }],
  ['action', { action: 'closed' }],
  ['an action that never was', { action: 'expired' }],
  ['target_type', { target_type: 'issue' }],
  ['a target_type that never was', { target_type: 'note' }],
  ['target_type project', { target_type: 'project' }],
  ['both', { action: 'closed', target_type: 'issue' }],
  ['before', { before: '2001-01-01' }],
  ['after', { after: '2001-01-01' }],
];

const scans = /SCAN (events|each|projects|held)\b(?! USING)|Seq Scan on (events|projects)/;

/** Postgres takes any index of so small a table. */
const served = (index: RegExp) => (databaseKind() === 'sqlite' ? index : /events_\w+/);

async function plansOf(work: Parameters<typeof statementsOf>[1]): Promise<string> {
  const plans = [];
  for (const sent of await statementsOf(db, work)) {
    const plan = await planOf(db, sent);
    expect(scans.test(plan) ? `${sent.sql}\n${plan}` : '').toBe('');
    plans.push(plan);
  }
  return plans.join('\n');
}

describe('lists of events', () => {
  it.each(filters)('of a project, filtered by %s, walk an index', async (_, filter) => {
    const query = { ...page, ...filter } as EventFilters;
    const plans = await plansOf((db) => projectEvents(db, reader, project, query, now));
    const kind = 'action' in filter || 'target_type' in filter;
    expect(plans).toMatch(
      served(kind ? /events_project_id_kind/ : /events_project_id_created_at_id_index/),
    );
  });

  it.each(filters)('of a user, filtered by %s, walk an index', async (_, filter) => {
    const query = { ...page, ...filter } as EventFilters;
    const plans = await plansOf((db) => userEvents(db, reader, reader.user, query, now));
    const kind = 'action' in filter || 'target_type' in filter;
    expect(plans).toMatch(
      served(kind ? /events_author_id_kind/ : /events_author_id_created_at_id_index/),
    );
  });

  it.each(filters)(
    'of memberships, filtered by %s, are the same for who has thousands of projects',
    async (_, filter) => {
      for (const at of [1, 2, 3]) {
        const query = { ...page, page: at, ...filter } as EventFilters;
        const few = await eventsOfMemberships(db, reader, query, now);
        expect(await plansOf((db) => eventsOfMemberships(db, reader, query, now))).toMatch(
          served(/events_project_id_created_at_id_index/),
        );
        await db('project_authorization_totals').update({ count: db.raw('count + 500') });
        try {
          const many = await eventsOfMemberships(db, reader, query, now);
          expect(many).toEqual(few);
          if (few.rows.length === page.per_page && at === 1) {
            const plans = await plansOf((db) => eventsOfMemberships(db, reader, query, now));
            expect(plans).toMatch(served(/events_created_at_id_index/));
          }
        } finally {
          await db('project_authorization_totals').update({ count: db.raw('count - 500') });
        }
      }
    },
  );

  it('of memberships in more than a thousand projects tell no total', async () => {
    await db('project_authorization_totals').update({ count: db.raw('count + 5000') });
    try {
      const { page: told } = await eventsOfMemberships(db, reader, page, now);
      expect(told).toMatchObject({ hasNext: true, total: null });
    } finally {
      await db('project_authorization_totals').update({ count: db.raw('count - 5000') });
    }
  });
});
