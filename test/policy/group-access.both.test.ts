import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, createActor } from '#src/records/actor.ts';
import { connect, type Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findGroupLevel } from '#src/policy/group-level.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { freshDatabase, type FreshDatabase } from '#test/support/databases.ts';
import {
  addMember,
  type HasId,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
} from '#test/support/seed.ts';

let database: FreshDatabase;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  db = await connect(database.url);
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

const { None, Minimal, Guest, Reporter, Developer, Maintainer, Owner } = AccessLevel;
const past = '2000-01-01';

async function levelOf(actor: Actor | null, group: HasId): Promise<number | 'hidden'> {
  try {
    return (await findGroupFor(db, actor, group.id)).level;
  } catch (error) {
    if (error instanceof NotFound) return 'hidden';
    throw error;
  }
}

async function someActor(attributes: Parameters<typeof seedUser>[1] = {}): Promise<Actor> {
  return createActor(await seedUser(db, attributes), { administrator: true });
}

/** Private groups inside each other: the highest, the one below it, and the lowest. */
async function chain(depth: number) {
  const top = await seedGroup(db, { visibility: 'private' });
  let [second, bottom] = [top, top];
  while (bottom.depth < depth) {
    bottom = await seedGroup(db, { visibility: 'private', parent: bottom });
    if (bottom.depth === 2) second = bottom;
  }
  return { top, second, bottom };
}

describe('a caller without any membership:', () => {
  const strangers: readonly [
    string,
    () => Promise<Actor | null>,
    Record<Visibility, number | 'hidden'>,
  ][] = [
    ['nobody', async () => null, { private: 'hidden', internal: 'hidden', public: None }],
    ['a user', () => someActor(), { private: 'hidden', internal: None, public: None }],
    [
      'an external user',
      () => someActor({ external: true }),
      { private: 'hidden', internal: 'hidden', public: None },
    ],
    [
      'an administrator',
      () => someActor({ admin: true }),
      { private: Owner, internal: Owner, public: Owner },
    ],
  ];

  it.each(strangers)('%s sees what the visibility allows', async (_, actor, expected) => {
    for (const visibility of ['private', 'internal', 'public'] as const) {
      const group = await seedGroup(db, { visibility });
      expect(await levelOf(await actor(), group)).toBe(expected[visibility]);
    }
  });
});

describe('a private group', () => {
  type Scene = (actor: Actor) => Promise<HasId>;
  const scenes: readonly [string, number | 'hidden', Scene][] = [
    [
      'its member',
      Reporter,
      async ({ user }) => {
        const { top } = await chain(1);
        await addMember(db, { group: top, user, level: Reporter });
        return top;
      },
    ],
    [
      'a member of the group nineteen levels up',
      Maintainer,
      async ({ user }) => {
        const { top, bottom } = await chain(20);
        await addMember(db, { group: top, user, level: Maintainer });
        return bottom;
      },
    ],
    [
      'a member here and above, by the higher level',
      Owner,
      async ({ user }) => {
        const { top, bottom } = await chain(3);
        await addMember(db, { group: top, user, level: Owner });
        await addMember(db, { group: bottom, user, level: Guest });
        return bottom;
      },
    ],
    [
      'a member of a group below, who holds nothing',
      None,
      async ({ user }) => {
        const { top, bottom } = await chain(3);
        await addMember(db, { group: bottom, user, level: Owner });
        return top;
      },
    ],
    [
      'a member of a project inside, who holds nothing',
      None,
      async ({ user }) => {
        const { top, bottom } = await chain(3);
        const project = await seedProject(db, { namespace: bottom, visibility: 'private' });
        await addMember(db, { project, user, level: Owner });
        return top;
      },
    ],
    [
      'a member of a project inside that is being deleted',
      'hidden',
      async ({ user }) => {
        const { top } = await chain(1);
        const project = await seedProject(db, { namespace: top, visibility: 'private' });
        await addMember(db, { project, user, level: Owner });
        await db('projects').where({ id: project.id }).update({ listing: null });
        return top;
      },
    ],
    [
      'a member of a group beside it',
      'hidden',
      async ({ user }) => {
        const { top, bottom } = await chain(2);
        const beside = await seedGroup(db, { visibility: 'private', parent: top });
        await addMember(db, { group: beside, user, level: Owner });
        return bottom;
      },
    ],
    [
      'a member with minimal access above',
      'hidden',
      async ({ user }) => {
        const { top, bottom } = await chain(2);
        await addMember(db, { group: top, user, level: Minimal });
        return bottom;
      },
    ],
    [
      'a member until some day in the past',
      'hidden',
      async ({ user }) => {
        const { top } = await chain(1);
        await addMember(db, { group: top, user, level: Owner, expires_at: past });
        return top;
      },
    ],
    [
      'a member who waits for approval',
      'hidden',
      async ({ user }) => {
        const { top } = await chain(1);
        await addMember(db, { group: top, user, level: Owner, state: 'awaiting' });
        return top;
      },
    ],
    [
      'a member of an invited group, capped by the share',
      Developer,
      async ({ user }) => {
        const { second, bottom } = await chain(3);
        const invited = await seedGroup(db);
        await addMember(db, { group: invited, user, level: Owner });
        await shareGroup(db, second, { with: invited, level: Developer });
        return bottom;
      },
    ],
    [
      'a member above an invited group',
      Guest,
      async ({ user }) => {
        const { top } = await chain(1);
        const above = await seedGroup(db);
        const invited = await seedGroup(db, { parent: above });
        await addMember(db, { group: above, user, level: Guest });
        await shareGroup(db, top, { with: invited, level: Owner });
        return top;
      },
    ],
    [
      'a member of a group invited until some day in the past',
      'hidden',
      async ({ user }) => {
        const { top } = await chain(1);
        const invited = await seedGroup(db);
        await addMember(db, { group: invited, user, level: Owner });
        await shareGroup(db, top, { with: invited, level: Owner, expires_at: past });
        return top;
      },
    ],
    [
      'a member two shares away',
      'hidden',
      async ({ user }) => {
        const { top } = await chain(1);
        const invited = await seedGroup(db);
        const further = await seedGroup(db);
        await addMember(db, { group: further, user, level: Owner });
        await shareGroup(db, invited, { with: further, level: Owner });
        await shareGroup(db, top, { with: invited, level: Owner });
        return top;
      },
    ],
    [
      'a member of an invited group, above the shared one',
      'hidden',
      async ({ user }) => {
        const { top, bottom } = await chain(2);
        const invited = await seedGroup(db);
        await addMember(db, { group: invited, user, level: Owner });
        await shareGroup(db, bottom, { with: invited, level: Owner });
        return top;
      },
    ],
  ];

  it.each(scenes)('to %s gives %s', async (_, expected, scene) => {
    const actor = await someActor();
    const group = await scene(actor);
    expect(await levelOf(actor, group)).toBe(expected);
    expect(await findGroupLevel(db, actor.user.id, group.id)).toBe(
      expected === 'hidden' ? None : expected,
    );
  });
});

describe('minimal access', () => {
  it('finds a private group by its name only', async () => {
    const actor = await someActor();
    const { top } = await chain(1);
    await addMember(db, { group: top, user: actor.user, level: Minimal });
    expect(await levelOf(actor, top)).toBe('hidden');
    expect(await findGroupFor(db, actor, top.id, { byName: true })).toMatchObject({
      level: Minimal,
    });
    expect(await findGroupLevel(db, actor.user.id, top.id)).toBe(Minimal);
  });
});

describe('naming a group', () => {
  it('takes the id and the full path in any case', async () => {
    const parent = await seedGroup(db, { path: 'Upper' });
    const group = await seedGroup(db, { path: 'Lower', parent });
    for (const name of [group.id, 'Upper/Lower', 'upper/lower', 'UPPER/LOWER']) {
      expect(await findGroupFor(db, null, name)).toMatchObject({ id: group.id });
    }
    expect(await findGroupFor(db, null, 'UPPER')).toMatchObject({ id: parent.id });
  });

  it('answers the same for hidden, deleted, personal and missing ones', async () => {
    const hidden = await seedGroup(db, { path: 'hidden-group', visibility: 'private' });
    const gone = await seedGroup(db);
    await db('namespaces').where({ id: gone.id }).update({ pending_delete: true });
    const user = await seedUser(db);
    const personal = await personalNamespace(db, user);
    await seedGroup(db, { path: '4711' });
    const names = [
      hidden.id,
      'hidden-group',
      'hidden-group/',
      gone.id,
      gone.full_path,
      personal.id,
      personal.full_path,
      0,
      -1,
      Number.MAX_SAFE_INTEGER,
      '99999999999999999999',
      '4711',
      '01',
      '',
      '/',
      '..',
    ];
    for (const name of names) {
      await expect(findGroupFor(db, null, name)).rejects.toMatchObject({
        status: 404,
        body: { message: '404 Group Not Found' },
      });
    }
  });
});
