import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '#generator/hearth/facts.ts';
import { type Actor, createActor } from '#src/records/actor.ts';
import { connect, type Database } from '#src/database/database.ts';
import { HttpError } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { checkFeatureAccess } from '#src/policy/features.ts';
import { createGuard, type Guard } from '#src/policy/guard.ts';
import type { ProjectFeature, ProjectRow } from '#src/records/project.ts';
import { freshDatabase, type FreshDatabase } from '#test/support/databases.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

let database: FreshDatabase;
let db: Database;
let guard: Guard;

beforeAll(async () => {
  database = await freshDatabase();
  db = await connect(database.url);
  guard = createGuard(db);
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

function access(changes: Partial<Access>): Access {
  return {
    kind: 'project',
    level: 'visible',
    parameter: 'id',
    feature: null,
    signedIn: false,
    early: false,
    ...changes,
  };
}

/** 200 for passing, else the status it was refused with. */
async function outcome(
  actor: Actor | null,
  wanted: Access,
  id: number | string | null,
): Promise<number> {
  try {
    await guard(actor, wanted, id);
    return 200;
  } catch (error) {
    if (error instanceof HttpError) return error.status;
    throw error;
  }
}

const levels = ['visible', 'guest', 'reporter', 'developer', 'maintainer', 'owner'] as const;

describe('an operation on a private project', () => {
  const members = [
    ['guest', AccessLevel.Guest],
    ['reporter', AccessLevel.Reporter],
    ['developer', AccessLevel.Developer],
    ['maintainer', AccessLevel.Maintainer],
    ['owner', AccessLevel.Owner],
  ] as const;

  it.each(members)('lets a %s pass up to that level', async (name, level) => {
    const group = await seedGroup(db, { visibility: 'private' });
    const project = await seedProject(db, { namespace: group, visibility: 'private' });
    const user = await seedUser(db);
    await addMember(db, { group, user, level });
    for (const [index, least] of levels.entries()) {
      const expected = index <= levels.indexOf(name) ? 200 : 403;
      expect(
        await outcome(
          createActor(user, { administrator: true }),
          access({ level: least }),
          project.id,
        ),
      ).toBe(expected);
      const onGroup = access({ kind: 'group', level: least });
      expect(await outcome(createActor(user, { administrator: true }), onGroup, group.id)).toBe(
        expected,
      );
    }
  });

  it('is hidden from strangers, open to administrators, and asks others to sign in', async () => {
    const project = await seedProject(db, { visibility: 'private' });
    const stranger = createActor(await seedUser(db), { administrator: true });
    const administrator = createActor(await seedUser(db, { admin: true }), { administrator: true });
    for (const level of levels) {
      const wanted = access({ level });
      expect(await outcome(stranger, wanted, project.id)).toBe(404);
      expect(await outcome(administrator, wanted, project.id)).toBe(200);
      expect(await outcome(null, wanted, project.id)).toBe(level === 'visible' ? 404 : 401);
    }
    expect(await outcome(null, access({ signedIn: true }), project.id)).toBe(401);
  });
});

describe('an operation about no subject', () => {
  it.each([
    ['anonymous', [200, 200, 200]],
    ['user', [401, 200, 200]],
    ['administrator', [401, 403, 200]],
  ] as const)('for %s callers', async (kind, expected) => {
    const user = createActor(await seedUser(db), { administrator: true });
    const administrator = createActor(await seedUser(db, { admin: true }), { administrator: true });
    const actors = [null, user, administrator];
    const outcomes = actors.map((actor) => outcome(actor, access({ kind }), null));
    expect(await Promise.all(outcomes)).toEqual(expected);
  });
});

describe('the token of a project or group', () => {
  it('only reads what it does not belong to', async () => {
    const [home, elsewhere] = [await seedProject(db), await seedProject(db)];
    const user = await seedUser(db);
    await addMember(db, { project: home, user, level: AccessLevel.Developer });
    const writing = access({ signedIn: true });
    for (const [kind, expected] of [
      ['project', 403],
      ['group', 403],
      ['personal', 200],
    ] as const) {
      const actor: Actor = {
        ...createActor(user, { administrator: true }),
        token: { id: 1, kind, scopes: ['api'] },
      };
      expect(await outcome(actor, writing, home.id)).toBe(200);
      expect(await outcome(actor, access({}), elsewhere.id)).toBe(200);
      expect(await outcome(actor, writing, elsewhere.id)).toBe(expected);
    }
  });
});

describe('looks that are shared', () => {
  it('are those of the same turn, the same actor and the same subject', async () => {
    const project = await seedProject(db, { visibility: 'private' });
    const [member, stranger] = [await seedUser(db), await seedUser(db)];
    await addMember(db, { project, user: member, level: AccessLevel.Developer });
    const read = access({});
    const together = await Promise.allSettled([
      guard(createActor(member, { administrator: true }), read, project.id),
      guard(
        createActor(member, { administrator: true }),
        access({ level: 'developer' }),
        project.id,
      ),
      guard(
        createActor(member, { administrator: true }),
        access({ level: 'maintainer' }),
        project.id,
      ),
      guard(
        createActor({ ...member, admin: true }, { administrator: true }),
        access({ level: 'owner' }),
        project.id,
      ),
      guard(createActor(stranger, { administrator: true }), read, project.id),
      guard(createActor(member, { administrator: true }), read, String(project.id)),
      guard(null, read, project.id),
    ]);
    const answers = together.map((each) =>
      each.status === 'fulfilled' ? 200 : (each.reason as HttpError).status,
    );
    expect(answers).toEqual([200, 200, 403, 200, 404, 404, 404]);
  });

  it('never show what was changed before the question', async () => {
    const { id } = await seedProject(db, { visibility: 'public' });
    const elsewhere = await connect(database.url);
    const other = (visibility: string) =>
      elsewhere('projects').where({ id }).update({ visibility });
    for (let round = 0; round < 3; round += 1) {
      const before = [outcome(null, access({}), id), outcome(null, access({}), id)];
      expect(await Promise.all(before)).toEqual([200, 200]);
      const during = outcome(null, access({}), id);
      await other('private');
      const after = [outcome(null, access({}), id), outcome(null, access({}), id)];
      expect(await Promise.all(after)).toEqual([404, 404]);
      await during;
      await other('public');
    }
    await elsewhere.close();
  });
});

describe('a feature that the operation needs', () => {
  const repository = access({ feature: 'repository' });

  it('refuses those who may not read it', async () => {
    const project = await seedProject(db, { visibility: 'private' });
    const guest = await seedUser(db);
    await addMember(db, { project, user: guest, level: AccessLevel.Guest });
    expect(await outcome(createActor(guest, { administrator: true }), repository, project.id)).toBe(
      403,
    );
  });

  it('is forbidden or missing for everybody when it is switched off', async () => {
    const off = { repository_access_level: 'disabled', issues_access_level: 'disabled' } as const;
    const project = await seedProject(db, off);
    const owner = await seedUser(db);
    await addMember(db, { project, user: owner, level: AccessLevel.Owner });
    expect(await outcome(createActor(owner, { administrator: true }), repository, project.id)).toBe(
      403,
    );
    const issues = { ...repository, feature: 'issues' };
    await expect(
      guard(createActor(owner, { administrator: true }), issues, project.id),
    ).rejects.toMatchObject({
      status: 404,
      body: { message: '404 Issues Not Found' },
    });
  });
});

describe('reading a feature', () => {
  const { None, Guest, Reporter, Developer } = AccessLevel;
  const inPrivate = [
    ['issues', Guest],
    ['wiki', Guest],
    ['snippets', Guest],
    ['pages', Guest],
    ['releases', Guest],
    ['requirements', Guest],
    ['repository', Reporter],
    ['merge_requests', Reporter],
    ['forking', Reporter],
    ['builds', Reporter],
    ['operations', Reporter],
    ['analytics', Reporter],
    ['container_registry', Reporter],
    ['security_and_compliance', Developer],
  ] as const satisfies readonly (readonly [ProjectFeature, AccessLevel])[];

  it.each(inPrivate)('%s of a private project takes %i', async (feature, least) => {
    const setting = { [`${feature}_access_level`]: 'private' };
    const row: ProjectRow = await seedProject(db, { visibility: 'private', ...setting });
    for (const level of Object.values(AccessLevel)) {
      const expected = level >= least ? 'readable' : 'forbidden';
      expect(checkFeatureAccess({ ...row, level }, feature)).toBe(expected);
    }
  });

  const cases = [
    // visibility, setting, feature, least level
    ['private', 'enabled', 'repository', Reporter],
    ['private', 'private', 'repository', Reporter],
    ['private', 'enabled', 'merge_requests', Reporter],
    ['private', 'enabled', 'issues', Guest],
    ['private', 'private', 'issues', Guest],
    ['internal', 'enabled', 'repository', None],
    ['public', 'enabled', 'repository', None],
    ['public', 'enabled', 'issues', None],
    ['public', 'private', 'issues', Guest],
    ['public', 'private', 'repository', Guest],
    ['public', 'private', 'merge_requests', Reporter],
  ] as const;

  it.each(cases)(
    'of a %s project, %s, %s, takes %i',
    async (visibility, setting, feature, least) => {
      const row: ProjectRow = await seedProject(db, {
        visibility,
        [`${feature}_access_level`]: setting,
      });
      for (const level of Object.values(AccessLevel)) {
        const expected = level >= least ? 'readable' : 'forbidden';
        expect(checkFeatureAccess({ ...row, level }, feature)).toBe(expected);
      }
    },
  );
});
