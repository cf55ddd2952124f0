import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor } from '#src/records/actor.ts';
import { connect, type Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { NotFound } from '#src/errors.ts';
import {
  compareAuthorizations,
  recomputeAuthorizations,
  refreshAuthorizations,
} from '#src/policy/authorizations.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import {
  findKnownByName,
  selectListedGroups,
  selectVisibleGroups,
  selectVisibleProjects,
} from '#src/policy/visible.ts';
import type { GroupRow } from '#src/records/group.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { moveListing, recountProjects } from '#src/domains/core/projects/table.ts';
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

/** The same sequence for the same seed, from 0 up to but not including 1. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface World {
  readonly users: UserRow[];
  readonly groups: GroupRow[];
  readonly projects: ProjectRow[];
}

/** Adds one random record, through the same functions as the services. */
async function grow(world: World, next: () => number): Promise<void> {
  const pick = <T>(from: readonly T[]): T => {
    const one = from[Math.floor(next() * from.length)];
    if (one === undefined) throw new Error('there is nothing to pick from');
    return one;
  };
  const shared = () => pick([10, 20, 30, 40, 50] as const);
  const level = () => (next() < 0.2 ? 5 : shared());
  const expires_at = pick([null, null, null, '2000-01-01', '9999-01-01']);
  const visibility = pick(['private', 'private', 'internal', 'public'] as const);
  const kind = next();
  if (kind < 0.1) {
    const nested = next() < 0.7 && world.groups.length > 0;
    const parent = nested ? pick(world.groups) : undefined;
    world.groups.push(await seedGroup(db, { visibility, ...(parent && { parent }) }));
  } else if (kind < 0.25) {
    const namespace =
      next() < 0.2 ? await personalNamespace(db, pick(world.users)) : pick(world.groups);
    world.projects.push(await seedProject(db, { visibility, namespace }));
  } else if (kind < 0.5) {
    const state = pick(['active', 'active', 'active', 'awaiting'] as const);
    await addMember(db, {
      group: pick(world.groups),
      user: pick(world.users),
      level: level(),
      expires_at,
      state,
    });
  } else if (kind < 0.65) {
    await addMember(db, {
      project: pick(world.projects),
      user: pick(world.users),
      level: level(),
      expires_at,
    });
  } else if (kind < 0.85) {
    await shareGroup(db, pick(world.groups), {
      with: pick(world.groups),
      level: shared(),
      expires_at,
    });
  } else {
    await shareProject(db, pick(world.projects), {
      with: pick(world.groups),
      level: shared(),
      expires_at,
    });
  }
}

async function randomWorld(seed: number, size: number): Promise<World> {
  const next = sequence(seed);
  const users = [];
  for (let index = 0; index < 6; index += 1) users.push(await seedUser(db));
  users.push(await seedUser(db, { external: true }));
  const group = await seedGroup(db);
  const world = { users, groups: [group], projects: [await seedProject(db, { namespace: group })] };
  for (let index = 0; index < size; index += 1) {
    // A pair that is linked already is refused; the world then is what it was.
    await grow(world, next).catch((error: unknown) => {
      if (!/unique/i.test(String(error))) throw error;
    });
  }
  return world;
}

describe('stored authorizations', () => {
  it.each([1, 2, 3])('are what is granted, after random changes (%i)', async (seed) => {
    await randomWorld(seed, 150);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('are told apart from what is granted, and mended', async () => {
    const { id: project_id } = await seedProject(db);
    const [raised, added, forgotten] = [await seedUser(db), await seedUser(db), await seedUser(db)];
    for (const user of [raised, forgotten]) {
      await addMember(db, { project: { id: project_id }, user, level: 20 });
    }
    const stored = (user_id: number) => db('project_authorizations').where({ project_id, user_id });
    await stored(raised.id).update({ access_level: 50 });
    await stored(forgotten.id).delete();
    await db('project_authorizations').insert({ project_id, user_id: added.id, access_level: 40 });

    const differences = await compareAuthorizations(db);
    expect(differences.toSorted((a, b) => a.user_id - b.user_id)).toEqual([
      { user_id: raised.id, project_id, stored: 50, computed: 20 },
      { user_id: added.id, project_id, stored: 40, computed: null },
      { user_id: forgotten.id, project_id, stored: null, computed: 20 },
    ]);

    await recomputeAuthorizations(db);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('are counted for each user by listing, and a wrong count is told and mended', async () => {
    const user = await seedUser(db);
    const group = await seedGroup(db, { visibility: 'private' });
    await addMember(db, { group, user, level: 30 });
    const [first] = [
      await seedProject(db, { namespace: group, visibility: 'private' }),
      await seedProject(db, { namespace: group, visibility: 'private' }),
      await seedProject(db, { namespace: group, visibility: 'internal', archived: true }),
    ];
    const totals = db('project_authorization_totals').where({ user_id: user.id });
    const counted = async () =>
      Object.fromEntries(
        (await totals.clone().where('count', '<>', 0)).map(({ listing, count }) => [
          listing,
          count,
        ]),
      );
    expect(await counted()).toEqual({ 0: 2, 4: 1 });

    await moveListing(db, first.id, 2);
    expect(await counted()).toEqual({ 0: 1, 2: 1, 4: 1 });
    await moveListing(db, first.id, null);
    expect(await counted()).toEqual({ 0: 1, 4: 1 });
    expect(await compareAuthorizations(db)).toEqual([]);

    await totals.clone().where({ listing: 4 }).update({ count: 7 });
    await totals.clone().where({ listing: 0 }).delete();
    const differences = await compareAuthorizations(db);
    expect(differences.toSorted((a, b) => (a.stored ?? 0) - (b.stored ?? 0))).toEqual([
      { user_id: user.id, listing: 0, root_id: group.id, stored: 0, computed: 1 },
      { user_id: user.id, listing: 4, root_id: group.id, stored: 7, computed: 1 },
    ]);
    await recomputeAuthorizations(db);
    expect(await counted()).toEqual({ 0: 1, 4: 1 });
  });

  it('are counted right when projects and memberships change at the same time', async () => {
    const group = await seedGroup(db, { visibility: 'private' });
    const users = await Promise.all(Array.from({ length: 6 }, () => seedUser(db)));
    const projects = await Promise.all(
      Array.from({ length: 6 }, () => seedProject(db, { namespace: group })),
    );
    await Promise.all([
      ...users.map((user) => addMember(db, { group, user, level: 30 })),
      ...projects.map(({ id }, index) => moveListing(db, id, index % 2 === 0 ? 0 : null)),
      ...projects.map(({ id }) => moveListing(db, id, 1)),
      seedProject(db, { namespace: group, visibility: 'private' }),
    ]);
    expect(await compareAuthorizations(db)).toEqual([]);
    const kept = db('project_totals').select('listing', 'count').orderBy('listing');
    const before = await kept;
    await recountProjects(db);
    expect(await kept.clone()).toEqual(before);
  });

  it('end with the day on which a membership ends', async () => {
    const project = await seedProject(db, { visibility: 'private' });
    const user = await seedUser(db);
    await addMember(db, { project, user, level: 30, expires_at: '2999-05-05' });
    const held = () =>
      db('project_authorizations').where({ project_id: project.id }).pluck('access_level');

    await refreshAuthorizations(db, { projectIds: [project.id] }, '2999-05-04');
    expect(await held()).toEqual([30]);
    await refreshAuthorizations(db, { projectIds: [project.id] }, '2999-05-05');
    expect(await held()).toEqual([]);
    await refreshAuthorizations(db, { projectIds: [project.id] });
    expect(await held()).toEqual([30]);
  });

  it('are refreshed only where the scope says', async () => {
    const [one, other] = [await seedProject(db), await seedProject(db)];
    const user = await seedUser(db);
    for (const project of [one, other]) await addMember(db, { project, user, level: 30 });
    await db('members').where({ user_id: user.id }).delete();
    await refreshAuthorizations(db, { userIds: [user.id], projectIds: [one.id] });
    const left = await db('project_authorizations').where({ user_id: user.id }).pluck('project_id');
    expect(left).toEqual([other.id]);
    await refreshAuthorizations(db, { userIds: [user.id] });
    expect(await db('project_authorizations').where({ user_id: user.id })).toEqual([]);
  });

  it('are refreshed for more projects and more users than one statement takes', async () => {
    const [group, invited] = [await seedGroup(db), await seedGroup(db)];
    for (let index = 0; index < 45; index += 1) {
      await seedProject(db, { namespace: group });
      await addMember(db, { group: invited, user: await seedUser(db), level: 30 });
    }
    const held = async () =>
      db('project_authorizations')
        .join('projects', 'projects.id', 'project_id')
        .where('projects.namespace_id', group.id)
        .pluck('user_id');
    await shareGroup(db, group, { with: invited, level: 20 });
    expect(await held()).toHaveLength(45 * 45);
    expect(await compareAuthorizations(db)).toEqual([]);

    const userIds = await db('members').where({ source_id: invited.id }).pluck<number[]>('user_id');
    await db('members').where({ source_id: invited.id }).delete();
    await refreshAuthorizations(db, { namespaceId: invited.id, userIds });
    expect(await held()).toEqual([]);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('raise the access revision with every change', async () => {
    const revision = async () => (await db('access_revision').where('id', 1).first())?.['revision'];
    const before = await revision();
    await addMember(db, { group: await seedGroup(db), user: await seedUser(db), level: 10 });
    expect(await revision()).not.toBe(before);
  });

  it('survive changes at the same time', async () => {
    const [shared, invited] = [await seedGroup(db), await seedGroup(db)];
    const inside = await seedProject(db, { namespace: shared });
    const outside = await seedProject(db);
    const users = await Promise.all(Array.from({ length: 8 }, () => seedUser(db)));
    await Promise.all([
      ...users.map((user) => addMember(db, { group: invited, user, level: 30 })),
      shareGroup(db, shared, { with: invited, level: 20 }),
      shareProject(db, outside, { with: invited, level: 40 }),
    ]);
    expect(await compareAuthorizations(db)).toEqual([]);
    const levels = await db('project_authorizations')
      .whereIn('project_id', [inside.id, outside.id])
      .pluck('access_level');
    expect(levels.toSorted()).toEqual([...users.map(() => 20), ...users.map(() => 30)]);
  });
});

describe('the groups and projects an actor may see', () => {
  it('are those that can be found one by one', async () => {
    const { users, groups, projects } = await randomWorld(5, 200);
    const actors = [null, ...users.map((user) => createActor(user, { administrator: true }))];
    for (const actor of actors) {
      const seen = { groups: [] as number[], projects: [] as number[] };
      for (const { id } of groups)
        if (await exists(findGroupFor(db, actor, id, { byName: true }))) seen.groups.push(id);
      for (const { id } of projects)
        if (await exists(findProjectFor(db, actor, id))) seen.projects.push(id);

      const listed = {
        groups: await selectVisibleGroups(db, actor)
          .whereIn(
            'namespaces.id',
            groups.map(({ id }) => id),
          )
          .orderBy('namespaces.id')
          .pluck('namespaces.id'),
        projects: await selectVisibleProjects(db, actor)
          .whereIn(
            'projects.id',
            projects.map(({ id }) => id),
          )
          .orderBy('projects.id')
          .pluck('projects.id'),
      };
      expect(listed).toEqual(seen);

      const rows: Parameters<typeof findKnownByName>[2] = await selectListedGroups(db)
        .whereIn('namespaces.id', listed.groups)
        .select('namespaces.id', 'namespaces.visibility');
      const named = await findKnownByName(db, actor, rows, toDay(new Date()));
      for (const id of listed.groups) {
        expect(await exists(findGroupFor(db, actor, id))).toBe(!named.has(id));
      }
    }
  });
});

async function exists(found: Promise<unknown>): Promise<boolean> {
  try {
    await found;
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}
