import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { connect } from '#src/database/database.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { type Actor, createActor } from '#src/records/actor.ts';
import { toGroupContainer } from '#src/records/container.ts';
import { awardList } from '#src/domains/conversation/award-emoji/list.ts';
import { toAwardableIssuable } from '#src/domains/conversation/award-emoji/table.ts';
import { findDiscussion, listDiscussions } from '#src/domains/conversation/discussions/finder.ts';
import { listNotes, type ReadSubject } from '#src/domains/conversation/discussions/list-notes.ts';
import { addSystemNote } from '#src/domains/planning/notes/system.ts';
import { insertNote } from '#src/domains/planning/notes/table.ts';
import { resourceEventList } from '#src/domains/conversation/resource-events/list.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';
import { seedEpic, seedGroup, seedUser } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const now = new Date();
const first = { page: 1, per_page: 2 } as const;
const notesQuery = {
  ...first,
  order_by: 'created_at',
  sort: 'desc',
  activity_filter: 'all_notes',
} as const;
/** Reads a table from end to end. */
const scans = /SCAN (notes|award_emoji|resource_events|authors|listed)\b(?! USING)|Seq Scan/;

let actor: Actor;
let subject: ReadSubject;
const access = { level: AccessLevel.Guest, viaAuditor: false, archived: false };

beforeAll(async () => {
  const user = await seedUser(db);
  actor = createActor(user, { administrator: true });
  const group = await seedGroup(db);
  for (let count = 0; count < 3; count += 1) {
    const epic = await seedEpic(db, { group, author: user });
    const target = {
      ...epic,
      kind: 'epic',
      container: toGroupContainer(group),
      fullPath: 'g',
    } as const;
    subject = { target, access };
    const common = { target, authorId: user.id, body: 'Hot', at: now.toISOString() };
    for (let number = 0; number < 6; number += 1) {
      const { discussion_id: discussionId } = await insertNote(db, common);
      await insertNote(db, { ...common, discussionId, type: 'DiscussionNote' });
      const line = { target, authorId: user.id, action: 'title', body: 'x', at: now } as const;
      await addSystemNote(db, line);
    }
    const award = { epic_id: epic.id, user_id: user.id, created_at: now, updated_at: now };
    await db('award_emoji').insert({ ...award, name: 'fire' });
    const event = { epic_id: epic.id, user_id: user.id, kind: 'state', state: 'closed' };
    await db('resource_events').insert({ ...event, created_at: now.toISOString() });
  }
  if (databaseKind() === 'postgres') await db.raw('analyze');
});

/** The plans of what is sent, and how many statements that are. */
async function plansOf(work: (context: Context) => Promise<unknown>): Promise<string[]> {
  const sent = await statementsOf(db, (db) => work({ db, actor, clock: () => now }));
  const plans = [];
  for (const statement of sent) plans.push(await planOf(db, statement, []));
  return plans;
}

interface Context {
  readonly db: typeof db;
  readonly actor: Actor;
  readonly clock: () => Date;
}

describe('lists of notes', () => {
  it.each([
    ['created', {}],
    ['created', { sort: 'asc' }],
    ['updated', { order_by: 'updated_at' }],
    ['by_kind', { activity_filter: 'only_comments' }],
    ['by_kind', { activity_filter: 'only_activity' }],
  ] as const)('walk the index %s for %j', async (index, query) => {
    const plans = await plansOf((context) =>
      listNotes(context, subject, { ...notesQuery, ...query }),
    );
    // The hidden lines, the page, and its total.
    expect(plans).toHaveLength(3);
    const page = plans.find((plan) => plan.includes(`notes_of_epic_id_${index}`)) ?? '';
    expect(page).not.toMatch(scans);
    expect(plans[0]).toMatch(/notes_of_epic_id_about_issues[^]*notes_of_epic_id_about_epics/);
  });

  it('put together to discussions walk the index of their first notes', async () => {
    const plans = await plansOf((context) => listDiscussions(context, subject, first));
    expect(plans).toHaveLength(4);
    expect(plans.some((plan) => plan.includes('notes_of_epic_id_threads'))).toBe(true);
    expect(plans.filter((plan) => scans.test(plan))).toEqual([]);
  });

  it('of a long thread go on at their row in the index, though all came at one time', async () => {
    const { target } = subject;
    const common = { target, authorId: actor.user.id, at: now.toISOString() };
    const { discussion_id } = await insertNote(db, { ...common, body: 'Hot' });
    const [own] = await db('notes').where({ discussion_id });
    const { id: _, ...columns } = own as { id: number };
    const answers = Array.from({ length: 600 }, (_, index) => ({ ...columns, body: `${index}` }));
    for (const some of splitIntoBatches(answers, 50)) {
      await db('notes').insert(some.map((note) => ({ ...note, starts_discussion: false })));
    }
    if (databaseKind() === 'postgres') await db.raw('analyze notes');
    const plans = await plansOf(async (context) => {
      const { notes } = await findDiscussion(context, subject, discussion_id);
      expect(notes.map(({ body }) => body)).toEqual(['Hot', ...answers.map(({ body }) => body)]);
    });
    const behind = {
      sqlite: 'discussion_id=? AND created_at=? AND id>?',
      postgres: 'ROW(created_at, id) > ROW',
    }[databaseKind()];
    const walks = plans.filter((plan) => plan.includes(behind));
    expect(walks, plans.join('\n\n')).toHaveLength(2);
    for (const plan of walks) {
      expect(plan).toContain('notes_of_epic_id_in_threads');
      expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    }
  });
});

describe('other lists', () => {
  it('of reactions walk an index', async () => {
    const of = toAwardableIssuable(subject.target);
    const [page, ...rest] = await plansOf((context) =>
      awardList.pageFor(context, { ...first, of }),
    );
    expect(page).toMatch(/award_emoji_epic_id_id_index|award_emoji_epic_id_user_id_name_unique/);
    expect([page, ...rest].filter((plan) => scans.test(plan ?? ''))).toEqual([]);
  });

  it('of changes walk an index', async () => {
    const { kind, id } = subject.target;
    const of = { kind, id };
    const [page, ...rest] = await plansOf((context) =>
      resourceEventList.pageFor(context, { ...first, of, kind: 'state' }),
    );
    expect(page).toContain('resource_events_epic_id_kind_id_index');
    expect([page, ...rest].filter((plan) => scans.test(plan ?? ''))).toEqual([]);
  });
});
