import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '#src/database/database.ts';
import type { Database } from '#src/database/database.ts';
import { migrate } from '#src/database/migrate.ts';
import { useInstanceSecret } from '#src/database/sealing.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import type { GroupRow } from '#src/records/group.ts';
import { recountProjects } from '#src/domains/core/projects/table.ts';
import { sealRegistrationToken } from '#src/auth/registration-token.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import { benchSecret, type DatabaseKind } from '../world.ts';
import { createNumbers, dropNumbers, openBulk } from './bulk.ts';
import { fill, type Templates } from './fill.ts';

/** Caller of the lists. `wide` has 10,000 projects through 1,000 nested groups, `narrow` has 10 through 10. */
export type Caller = 'reader' | 'administrator' | 'wide' | 'narrow';

export interface ScaleWorld {
  readonly kind: DatabaseKind;
  /** How many projects, users, groups, members of one group, events of one project and runners there are. */
  readonly size: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly readerToken: string;
  readonly tokens: Readonly<Record<Caller, string>>;
  readonly users: Readonly<Record<Caller, number>>;
  /** The group with all the members, one without, and the project with all the events. */
  readonly crowd: number;
  readonly quiet: number;
  readonly busy: number;
  /** A group and a project inside of it that `wide` belongs to 20 groups further up. */
  readonly deepGroup: number;
  readonly deepProject: number;
  remove(): Promise<void>;
}

const homeCount = 40;
/** Chains of nested groups below one: with all of them `wide` has 10,000 projects. */
const allChains = 53;
const chainLength = 20;

/** `postgresUrl` names an empty database; without it the world is a SQLite file. */
export async function createScaleWorld(
  size: number,
  postgresUrl: string | null,
): Promise<ScaleWorld> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearth-scale-'));
  const databaseUrl = postgresUrl ?? `sqlite:${path.join(dataDir, 'hearth.sqlite')}`;
  let db = await connect(databaseUrl);
  await migrate(db);
  useInstanceSecret(db, benchSecret);
  const { templates, ...known } = await writeTemplates(db, size < 100_000 ? 1 : allChains);
  await db.close();

  const bulk = await openBulk(databaseUrl);
  await createNumbers(bulk, Math.max(size, templates.nested.length * 10));
  await fill(bulk, templates, size);
  await dropNumbers(bulk);
  await bulk.close();

  db = await connect(databaseUrl);
  useInstanceSecret(db, benchSecret);
  await recountProjects(db);
  await refreshAuthorizations(db, { userIds: Object.values(known.users) });
  await sealShown(db, size);
  await db.raw('analyze');
  await db.close();
  return {
    kind: postgresUrl === null ? 'sqlite' : 'postgres',
    size,
    databaseUrl,
    dataDir,
    ...known,
    readerToken: known.tokens.reader,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function writeTemplates(db: Database, chains: number) {
  const reader = await seedUser(db, { username: 'reader' });
  const administrator = await seedUser(db, { username: 'administrator', admin: true });
  const wide = await seedUser(db, { username: 'wide' });
  const narrow = await seedUser(db, { username: 'narrow' });
  const people = { reader, administrator, wide, narrow };
  const tokens = { reader: '', administrator: '', wide: '', narrow: '' };
  for (const name of Object.keys(people) as Caller[]) {
    tokens[name] = `scale-token-of-${name}`;
    await seedToken(db, people[name], { token: tokens[name] });
  }

  const homes: GroupRow[] = [];
  for (let index = 0; index < homeCount; index += 1) {
    const visibility =
      (['public', 'internal', 'public', 'private'] as const)[index % 4] ?? 'public';
    const group = await seedGroup(db, { visibility });
    if (index % 8 === 3) await addMember(db, { group, user: reader, level: AccessLevel.Developer });
    homes.push(group);
  }
  const [home, second] = homes;
  if (home === undefined || second === undefined) throw new Error('there are no groups');
  const crowd = await seedGroup(db);
  const project = await seedProject(db, { namespace: home, topics: ['common'] });
  const user = await seedUser(db);

  const top = await seedGroup(db, { visibility: 'private' });
  await addMember(db, { group: top, user: wide, level: AccessLevel.Developer });
  const nested: GroupRow[] = [];
  for (let chain = 0; chain < chains; chain += 1) {
    let parent = top;
    for (let step = 1; step < chainLength; step += 1) {
      parent = await seedGroup(db, { visibility: 'private', parent });
      nested.push(parent);
    }
  }
  const deepest = nested[chainLength - 2];
  if (deepest === undefined) throw new Error('nothing is nested');
  const deepProject = await seedProject(db, { namespace: deepest, visibility: 'private' });
  const single = await seedGroup(db, { visibility: 'private' });
  await addMember(db, { group: single, user: narrow, level: AccessLevel.Developer });
  const alone = await seedProject(db, { namespace: single, visibility: 'private' });
  for (let index = 1; index < 10; index += 1) {
    const namespace = await seedGroup(db, { visibility: 'private', parent: single });
    await seedProject(db, { namespace, visibility: 'private' });
  }

  const templates: Templates = { homes, home, crowd, project, user, reader, nested, alone };
  return {
    templates,
    tokens,
    users: {
      reader: reader.id,
      administrator: administrator.id,
      wide: wide.id,
      narrow: narrow.id,
    },
    crowd: crowd.id,
    quiet: second.id,
    busy: project.id,
    deepGroup: deepest.id,
    deepProject: deepProject.id,
  };
}

/** Gives the projects of the pages that administrators ask for tokens that can be opened. */
async function sealShown(db: Database, size: number): Promise<void> {
  const [newest] = await db('projects').max('id as id');
  const [filled] = await db('projects').where('name', 'like', 'Project %').max('id as id');
  const [last, end] = [newest, filled].map((row) => Number(row?.['id'] ?? 0)) as [number, number];
  const around = [0, last, end, end - size, Math.round(end - size * 0.8)];
  const shown = around.flatMap((middle) =>
    Array.from({ length: 100 }, (_, at) => middle - 50 + at),
  );
  const rare = await db('projects').where('name', 'like', 'Zebra %').pluck('id');
  await db.transaction(async (db) => {
    for (const id of new Set([...shown, ...(rare as number[])])) {
      const token = sealRegistrationToken(db, { table: 'project_settings', id });
      await db('project_settings')
        .where({ project_id: id })
        .update({ ...token });
    }
  });
}
