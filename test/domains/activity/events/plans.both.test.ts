import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, createActor } from '#src/records/actor.ts';
import { connect, type Database } from '#src/database/database.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import { eventList } from '#src/domains/activity/events/list.ts';
import { recordEvent } from '#src/domains/activity/events/record.ts';
import { toProjectEventScope } from '#src/domains/activity/events/sources.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

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
  reader = createActor(user, { administrator: true });
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

type EventFilters = Parameters<typeof eventList.pageFor>[1];

const listed = (db: Database, actor: Actor, query: EventFilters) =>
  eventList.pageFor({ db, actor, clock: () => now }, query);
const projectEvents = (db: Database, query: EventFilters) =>
  listed(db, reader, { ...query, of: toProjectEventScope(project) });
const userEvents = (db: Database, query: EventFilters) =>
  listed(db, reader, { ...query, of: { kind: 'author', id: reader.user.id } });
const eventsOfMemberships = (db: Database, actor: Actor, query: EventFilters) =>
  listed(db, actor, { ...query, of: { kind: 'memberships' } });

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
    const plans = await plansOf((db) => projectEvents(db, query));
    const kind = 'action' in filter || 'target_type' in filter;
    expect(plans).toMatch(
      served(kind ? /events_project_id_kind/ : /events_project_id_created_at_id_index/),
    );
  });

  it('look up authors and places for the page alone', async () => {
    for (const list of [
      (db: Database) => projectEvents(db, page),
      (db: Database) => userEvents(db, page),
    ]) {
      const [listing] = (await statementsOf(db, list)).filter(({ sql }) => sql.includes('authors'));
      expect(listing?.sql).toMatch(
        /from \(select .events.\..id. as .id., .events.\..created_at. as .position. from [^]* limit [^j]*\) as .page./,
      );
    }
  });

  it.each(filters)('of a user, filtered by %s, walk an index', async (_, filter) => {
    const query = { ...page, ...filter } as EventFilters;
    const plans = await plansOf((db) => userEvents(db, query));
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
        const few = await eventsOfMemberships(db, reader, query);
        expect(await plansOf((db) => eventsOfMemberships(db, reader, query))).toMatch(
          served(/events_project_id_created_at_id_index/),
        );
        await db('project_authorization_totals').update({ count: db.raw('count + 500') });
        try {
          const many = await eventsOfMemberships(db, reader, query);
          expect(many).toEqual(few);
          if (few.rows.length === page.per_page && at === 1) {
            // The newest of all events contain them, so no project is queried for its own.
            const sent = await statementsOf(db, (db) => eventsOfMemberships(db, reader, query));
            expect(
              sent.filter(({ sql }) =>
                /(lateral|in) \(+select .events\b[^]*order by .events\b/.test(sql),
              ),
            ).toEqual([]);
            const plans = await plansOf((db) => eventsOfMemberships(db, reader, query));
            expect(plans).toMatch(served(/events_created_at_id_project_id_index/));
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
      const { page: told } = await eventsOfMemberships(db, reader, page);
      expect(told).toMatchObject({ hasNext: true, total: null });
    } finally {
      await db('project_authorization_totals').update({ count: db.raw('count - 5000') });
    }
  });
});

describe('events in thousands of projects in which little happens', () => {
  const minute = 60_000;
  const yesterday = now.getTime() - 1_440 * minute;
  let quiet: Actor;
  const projects: { id: number }[] = [];

  const record = (place: { id: number }, at: number) =>
    recordEvent(db, { author: quiet.user, action: 'joined', project: place, at: new Date(at) });

  beforeAll(async () => {
    quiet = createActor(await seedUser(db), { administrator: true });
    const group = await seedGroup(db, { visibility: 'private' });
    await addMember(db, { group, user: quiet.user, level: 30 });
    for (let index = 0; index < 8; index += 1) {
      const place = await seedProject(db, { namespace: group, visibility: 'private' });
      projects.push(place);
      await db('projects')
        .where({ id: place.id })
        .update({ last_activity_at: '2020-01-01T00:00:00.000Z' });
      // Five within minutes, the others weeks ago.
      const age = index < 5 ? index : index * 10_080;
      await record(place, yesterday - age * minute);
    }
    // Not noted, so soon after the other.
    await record(projects[4] ?? project, yesterday + 50 * minute);
    // Elsewhere there is more to see than is looked at.
    const strange = await seedProject(db);
    await db.raw(
      `insert into events (author_id, project_id, action, confidential, created_at)
       with recursive series(n) as (select 1 union all select n + 1 from series where n < 5100)
       select ${quiet.user.id}, ${strange.id}, 'created', false, '${now.toISOString()}' from series`,
    );
    if (databaseKind() === 'postgres') await db.raw('analyze');
  });

  it('note when a project was active last, once an hour', async () => {
    const rows = await db('projects')
      .whereIn(
        'id',
        projects.map(({ id }) => id),
      )
      .orderBy('id')
      .pluck('last_activity_at');
    expect(rows).toEqual(
      projects.map((_, index) => {
        const age = index < 5 ? index : index * 10_080;
        return new Date(yesterday - age * minute).toISOString();
      }),
    );
  });

  it.each([1, 2, 3])(
    'are those of the projects that were active last, %i on a page',
    async (per) => {
      const totals = () => db('project_authorization_totals').where({ user_id: quiet.user.id });
      const pages = async (db: Database) => {
        const shown = [];
        for (let at = 1; at <= 4; at += 1) {
          const query = { ...page, page: at, per_page: per } as EventFilters;
          const { rows, page: told } = await eventsOfMemberships(db, quiet, query);
          shown.push([rows.map(({ id }) => id), told.kind === 'offset' && told.hasNext]);
        }
        return shown;
      };
      const few = await pages(db);
      await totals().update({ count: db.raw('count + 5000') });
      try {
        expect(await pages(db)).toEqual(few);
        const query = { ...page, per_page: per } as EventFilters;
        const list = (db: Database) => eventsOfMemberships(db, quiet, query);
        const sent = (await statementsOf(db, list)).map(({ sql }) => sql);
        expect(sent.join('\n')).toMatch(/order by .near.\..last_activity_at. desc/);
        // The query searches all events once, within a bound.
        const walks = sent.filter((sql) => /cross join project_authorizations as held/.test(sql));
        expect(walks).toHaveLength(1);
        expect(walks.join()).toMatch(
          /order by .near.\..created_at. desc, .near.\..id. desc limit 1 offset 2000/,
        );
        await plansOf(list);
      } finally {
        await totals().update({ count: db.raw('count - 5000') });
      }
    },
  );
});
