import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, createActor } from '#src/records/actor.ts';
import { connect, type Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { freshDatabase, type FreshDatabase } from '#test/support/databases.ts';
import {
  addMember,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  shareProject,
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
const visibilities = ['private', 'internal', 'public'] as const;

async function levelOf(actor: Actor | null, project: ProjectRow): Promise<number | 'hidden'> {
  try {
    return (await findProjectFor(db, actor, project.id)).level;
  } catch (error) {
    if (error instanceof NotFound) return 'hidden';
    throw error;
  }
}

async function someActor(attributes: Parameters<typeof seedUser>[1] = {}): Promise<Actor> {
  return createActor(await seedUser(db, attributes), { administrator: true });
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
    for (const visibility of visibilities) {
      const project = await seedProject(db, { visibility });
      expect(await levelOf(await actor(), project)).toBe(expected[visibility]);
    }
  });

  it('marks the level of an administrator as such', async () => {
    const project = await seedProject(db, { visibility: 'private' });
    const admin = await someActor({ admin: true });
    expect(await findProjectFor(db, admin, project.id)).toMatchObject({ viaAdministrator: true });
    await addMember(db, { project, user: admin.user, level: Owner });
    expect(await findProjectFor(db, admin, project.id)).toMatchObject({ viaAdministrator: false });
  });
});

/** Each puts a user in some relation to a private project, and says what the user holds in it. */
type Scene = () => Promise<{ actor: Actor; project: ProjectRow }>;

const yesterday = '2000-01-01';
const tomorrow = '9999-01-01';

/** A private project below so many private groups: the highest of them, and the one below it. */
async function nested(depth: number) {
  const top = await seedGroup(db, { visibility: 'private' });
  let [second, bottom] = [top, top];
  while (bottom.depth < depth) {
    bottom = await seedGroup(db, { visibility: 'private', parent: bottom });
    if (bottom.depth === 2) second = bottom;
  }
  const project = await seedProject(db, { visibility: 'private', namespace: bottom });
  return { top, second, project };
}

const scenes: readonly [string, number | 'hidden', Scene][] = [
  [
    'a member of the project',
    Developer,
    async () => {
      const { project } = await nested(1);
      const actor = await someActor();
      await addMember(db, { project, user: actor.user, level: Developer });
      return { actor, project };
    },
  ],
  [
    'an external member of the project',
    Guest,
    async () => {
      const { project } = await nested(1);
      const actor = await someActor({ external: true });
      await addMember(db, { project, user: actor.user, level: Guest });
      return { actor, project };
    },
  ],
  [
    'a member of the group',
    Reporter,
    async () => {
      const { top, project } = await nested(1);
      const actor = await someActor();
      await addMember(db, { group: top, user: actor.user, level: Reporter });
      return { actor, project };
    },
  ],
  [
    'a member of the group nineteen levels up',
    Maintainer,
    async () => {
      const { top, project } = await nested(20);
      const actor = await someActor();
      await addMember(db, { group: top, user: actor.user, level: Maintainer });
      return { actor, project };
    },
  ],
  [
    'a member at several places, by the highest level',
    Maintainer,
    async () => {
      const { top, second, project } = await nested(3);
      const actor = await someActor();
      await addMember(db, { group: top, user: actor.user, level: Reporter });
      await addMember(db, { group: second, user: actor.user, level: Maintainer });
      await addMember(db, { project, user: actor.user, level: Guest });
      return { actor, project };
    },
  ],
  [
    'a member of a group beside the one of the project',
    'hidden',
    async () => {
      const { top, project } = await nested(2);
      const beside = await seedGroup(db, { visibility: 'private', parent: top });
      const actor = await someActor();
      await addMember(db, { group: beside, user: actor.user, level: Owner });
      return { actor, project };
    },
  ],
  [
    'a member whose membership has ended',
    'hidden',
    async () => {
      const { project } = await nested(1);
      const actor = await someActor();
      await addMember(db, { project, user: actor.user, level: Owner, expires_at: yesterday });
      return { actor, project };
    },
  ],
  [
    'a member whose membership ends later',
    Developer,
    async () => {
      const { project } = await nested(1);
      const actor = await someActor();
      await addMember(db, { project, user: actor.user, level: Developer, expires_at: tomorrow });
      return { actor, project };
    },
  ],
  [
    'a member who waits for approval',
    'hidden',
    async () => {
      const { project } = await nested(1);
      const actor = await someActor();
      await addMember(db, { project, user: actor.user, level: Developer, state: 'awaiting' });
      return { actor, project };
    },
  ],
  [
    'a user who asked for access',
    'hidden',
    async () => {
      const { top, project } = await nested(1);
      const actor = await someActor();
      const requested_at = '2022-04-22T10:15:30.123Z';
      await addMember(db, { group: top, user: actor.user, level: Developer, requested_at });
      return { actor, project };
    },
  ],
  [
    'a member of the group with minimal access',
    'hidden',
    async () => {
      const { top, project } = await nested(1);
      const actor = await someActor();
      await addMember(db, { group: top, user: actor.user, level: Minimal });
      return { actor, project };
    },
  ],
  [
    'the owner of the personal namespace',
    Owner,
    async () => {
      const actor = await someActor();
      const namespace = await personalNamespace(db, actor.user);
      const project = await seedProject(db, { visibility: 'private', namespace });
      return { actor, project };
    },
  ],
  [
    'a member of a group that the project is shared with, capped by the share',
    Reporter,
    async () => {
      const { project } = await nested(1);
      const invited = await seedGroup(db);
      const actor = await someActor();
      await addMember(db, { group: invited, user: actor.user, level: Owner });
      await shareProject(db, project, { with: invited, level: Reporter });
      return { actor, project };
    },
  ],
  [
    'a member of a group that the project is shared with, by their own lower level',
    Guest,
    async () => {
      const { project } = await nested(1);
      const invited = await seedGroup(db);
      const actor = await someActor();
      await addMember(db, { group: invited, user: actor.user, level: Guest });
      await shareProject(db, project, { with: invited, level: Maintainer });
      return { actor, project };
    },
  ],
  [
    'a member above the group that the project is shared with',
    Developer,
    async () => {
      const { project } = await nested(1);
      const above = await seedGroup(db);
      const invited = await seedGroup(db, { parent: above });
      const actor = await someActor();
      await addMember(db, { group: above, user: actor.user, level: Developer });
      await shareProject(db, project, { with: invited, level: Maintainer });
      return { actor, project };
    },
  ],
  [
    'a member below the group that the project is shared with',
    'hidden',
    async () => {
      const { project } = await nested(1);
      const invited = await seedGroup(db);
      const below = await seedGroup(db, { parent: invited });
      const actor = await someActor();
      await addMember(db, { group: below, user: actor.user, level: Owner });
      await shareProject(db, project, { with: invited, level: Maintainer });
      return { actor, project };
    },
  ],
  [
    'a member of a group whose share of the project has ended',
    'hidden',
    async () => {
      const { project } = await nested(1);
      const invited = await seedGroup(db);
      const actor = await someActor();
      await addMember(db, { group: invited, user: actor.user, level: Owner });
      await shareProject(db, project, { with: invited, level: Maintainer, expires_at: yesterday });
      return { actor, project };
    },
  ],
  [
    'a member of a group that a group above is shared with',
    Developer,
    async () => {
      const { top, project } = await nested(3);
      const invited = await seedGroup(db);
      const actor = await someActor();
      await addMember(db, { group: invited, user: actor.user, level: Owner });
      await shareGroup(db, top, { with: invited, level: Developer });
      return { actor, project };
    },
  ],
  [
    'somebody who joins the invited group after the share',
    Reporter,
    async () => {
      const { top, project } = await nested(2);
      const invited = await seedGroup(db);
      const actor = await someActor();
      await shareGroup(db, top, { with: invited, level: Developer });
      await addMember(db, { group: invited, user: actor.user, level: Reporter });
      return { actor, project };
    },
  ],
  [
    'a member of a group invited to the group that the project is shared with, capped twice',
    Guest,
    async () => {
      const { project } = await nested(1);
      const invited = await seedGroup(db);
      const further = await seedGroup(db);
      const actor = await someActor();
      await addMember(db, { group: further, user: actor.user, level: Owner });
      await shareGroup(db, invited, { with: further, level: Guest });
      await shareProject(db, project, { with: invited, level: Maintainer });
      return { actor, project };
    },
  ],
  [
    'a member two shares of groups away',
    'hidden',
    async () => {
      const { top, project } = await nested(1);
      const invited = await seedGroup(db);
      const further = await seedGroup(db);
      const actor = await someActor();
      await addMember(db, { group: further, user: actor.user, level: Owner });
      await shareGroup(db, invited, { with: further, level: Owner });
      await shareGroup(db, top, { with: invited, level: Owner });
      return { actor, project };
    },
  ],
];

describe('roles on a private project:', () => {
  it.each(scenes)('%s holds %s', async (_, expected, scene) => {
    const { actor, project } = await scene();
    expect(await levelOf(actor, project)).toBe(expected);
    expect(await compareAuthorizations(db)).toEqual([]);
  });
});

describe('naming a project', () => {
  it('takes the id and the full path in any case', async () => {
    const group = await seedGroup(db, { path: 'Naming' });
    const project = await seedProject(db, { namespace: group, path: 'Kiln' });
    for (const name of [project.id, 'Naming/Kiln', 'naming/kiln', 'NAMING/KILN']) {
      expect(await findProjectFor(db, null, name)).toMatchObject({ id: project.id });
    }
  });

  it('answers the same for hidden, deleted, foreign and missing ones', async () => {
    const group = await seedGroup(db, { path: 'hidden-names', visibility: 'private' });
    const hidden = await seedProject(db, { namespace: group, path: 'kiln', visibility: 'private' });
    const gone = await seedProject(db);
    await db('projects').where({ id: gone.id }).update({ listing: null });
    const names = [
      hidden.id,
      'hidden-names/kiln',
      'hidden-names/kiln/',
      'hidden-names/\u212Ailn',
      'hidden-names/missing',
      'hidden-names',
      gone.id,
      gone.full_path,
      0,
      -1,
      Number.MAX_SAFE_INTEGER,
      '99999999999999999999',
      '01',
      '',
      '/',
      '../kiln',
      'a%b/c_d',
    ];
    for (const name of names) {
      await expect(findProjectFor(db, null, name)).rejects.toMatchObject({
        status: 404,
        body: { message: '404 Project Not Found' },
      });
    }
  });
});
