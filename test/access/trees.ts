import { openFeatures } from '#test/support/features.ts';
import { type Api, startApp, type TestApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  shareProject,
} from '#test/support/seed.ts';
import type { AccessLevel } from '#src/policy/access-level.ts';
import { type Person, type Place, place, type Visibility } from './oracle.ts';

export const LEVELS = {
  guest: 10,
  reporter: 20,
  developer: 30,
  maintainer: 40,
  owner: 50,
} as const;
export type LevelName = keyof typeof LEVELS;
export const levelNames = Object.keys(LEVELS) as readonly LevelName[];

export const WAYS = ['direct', 'inherited', 'group share', 'project share'] as const;
export type Way = (typeof WAYS)[number];

const NOW = '2022-04-22T10:15:30.123Z';

export const VISIBILITIES: readonly Visibility[] = ['private', 'internal', 'public'];

/** Records of the database, and the same places as the oracle knows them. */
export interface Tree {
  readonly visibility: Visibility;
  readonly group: Subject;
  readonly project: Subject;
}

export interface Subject {
  readonly id: number;
  readonly fullPath: string;
  readonly place: Place;
}

export interface Trees {
  readonly app: TestApp;
  readonly trees: Readonly<Record<Visibility, Tree>>;
  readonly outsiders: Readonly<Record<'stranger' | 'external' | 'administrator', Person>>;
  /** Person who holds the level in the group or project that way. */
  member(kind: 'group' | 'project', way: Way, level: LevelName): Person;
  /** People with what looks like a membership, and gives nothing: it has ended, or has not begun. */
  readonly lapsed: readonly Person[];
  readonly blocked: Person;
  /** All people, without the anonymous caller. */
  readonly everybody: readonly Person[];
  as(person: Person | null): Api;
}

/**
 * Creates a group below another with a project, once for each visibility. The same people belong to all three: to the
 * subject itself, to the group at the top, to a group that the group is shared with, and to one of the project.
 */
export async function growTrees(): Promise<Trees> {
  const app = await startApp();
  const { api, db, git } = app;
  const ids = new Map<Person, { readonly id: number }>();
  const seedPerson = async (person: Person) => {
    const { external = false, administrator = false, blocked = false } = person;
    const state = blocked ? 'blocked' : 'active';
    ids.set(person, await seedUser(db, { external, admin: administrator, state }));
    return person;
  };
  const idOf = (person: Person) => {
    const user = ids.get(person);
    if (user === undefined) throw new Error(`${person.name} was never seeded`);
    return user;
  };
  const join = async (subject: Pick<Subject, 'id' | 'place'>, person: Person, level: number) => {
    const source = subject.place.kind === 'group' ? { group: subject } : { project: subject };
    await addMember(db, { ...source, user: idOf(person), level: level as AccessLevel });
    subject.place.members.set(person, level);
  };

  const outsiders = {
    stranger: await seedPerson({ name: 'stranger' }),
    external: await seedPerson({ name: 'external', external: true }),
    administrator: await seedPerson({ name: 'administrator', administrator: true }),
  };
  const people = new Map<string, Person>();
  for (const kind of ['group', 'project'] as const) {
    for (const way of WAYS) {
      for (const level of levelNames) {
        const name = way === 'direct' ? `${level} (${kind})` : `${level} (${way})`;
        if (!people.has(name)) people.set(name, await seedPerson({ name }));
      }
    }
  }
  const named = (name: string): Person => {
    const person = people.get(name);
    if (person === undefined) throw new Error(`there is no ${name}`);
    return person;
  };

  const invite = async (way: Way) => {
    const group = await seedGroup(db, { visibility: 'private' });
    const invited = { id: group.id, place: place('group', 'private', null) };
    for (const level of levelNames) await join(invited, named(`${level} (${way})`), LEVELS[level]);
    return invited;
  };
  const lapsed: Person[] = [];
  const nobody = async (
    name: string,
    seed: (user: { readonly id: number }) => Promise<unknown>,
  ) => {
    const person = await seedPerson({ name });
    lapsed.push(person);
    await seed(idOf(person));
  };
  const blocked = await seedPerson({ name: 'blocked owner', blocked: true });
  const invitedToGroups = await invite('group share');
  const invitedToProjects = await invite('project share');

  /** Memberships and shares of all three that count for nothing. */
  const lapse = async (top: HasId, group: HasId, project: HasId) => {
    const past = { level: LEVELS.owner, expires_at: '2001-01-01' } as const;
    await nobody('expired in the project', (user) =>
      addMember(db, { ...past, project, user, level: LEVELS.maintainer }),
    );
    await nobody('expired above', (user) => addMember(db, { ...past, group: top, user }));
    await nobody('waiting for approval', (user) =>
      addMember(db, { group, user, level: LEVELS.owner, state: 'awaiting' }),
    );
    await nobody('asking for access', (user) =>
      addMember(db, { project, user, level: LEVELS.maintainer, requested_at: NOW }),
    );
    await nobody('of minimal access above', (user) =>
      addMember(db, { group: top, user, level: 5 }),
    );
    const invited = await seedGroup(db, { visibility: 'private' });
    await nobody('invited until lately', (user) =>
      addMember(db, { group: invited, user, level: LEVELS.owner }),
    );
    await shareGroup(db, group, { with: invited, ...past });
    await shareProject(db, project, { with: invited, ...past, level: LEVELS.maintainer });
    await addMember(db, { group: top, user: idOf(blocked), level: LEVELS.owner });
  };

  const grow = async (visibility: Visibility): Promise<Tree> => {
    const top = await seedGroup(db, { visibility });
    const topPlace = place('group', visibility, null);
    const group = await seedGroup(db, { visibility, parent: top });
    const project = await seedProject(db, { visibility, namespace: group, git, readme: true });
    const groupPlace = place('group', visibility, topPlace);
    const projectPlace = place('project', visibility, groupPlace);
    const tree: Tree = {
      visibility,
      group: { id: group.id, fullPath: group.full_path, place: groupPlace },
      project: { id: project.id, fullPath: project.full_path, place: projectPlace },
    };
    for (const level of levelNames) {
      await join({ id: top.id, place: topPlace }, named(`${level} (inherited)`), LEVELS[level]);
      await join(tree.group, named(`${level} (group)`), LEVELS[level]);
      // Owners of a project are those of what holds it.
      const where = level === 'owner' ? tree.group : tree.project;
      await join(where, named(`${level} (project)`), LEVELS[level]);
    }
    await lapse(top, group, project);
    await shareGroup(db, group, { with: invitedToGroups, level: LEVELS.owner });
    groupPlace.shares.push({ with: invitedToGroups.place, level: LEVELS.owner });
    // No project can be shared with more than this.
    await shareProject(db, project, { with: invitedToProjects, level: LEVELS.maintainer });
    projectPlace.shares.push({ with: invitedToProjects.place, level: LEVELS.maintainer });
    return tree;
  };
  const trees = {
    private: await grow('private'),
    internal: await grow('internal'),
    public: await grow('public'),
  };

  const as = (person: Person | null) => (person === null ? api : api.as(idOf(person)));
  await openFeatures(as(outsiders.administrator));
  return {
    app,
    trees,
    outsiders,
    lapsed,
    blocked,
    member: (kind, way, level) =>
      named(way === 'direct' ? `${level} (${kind})` : `${level} (${way})`),
    everybody: [...ids.keys()],
    as,
  };
}
