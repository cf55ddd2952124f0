import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createPersonalAccessToken, digestToken } from '#src/auth/tokens.ts';
import { connect } from '#src/database/database.ts';
import type { Database } from '#src/database/database.ts';
import { chooseByDialect } from '#src/database/dialect.ts';
import { migrate } from '#src/database/migrate.ts';
import { useInstanceSecret } from '#src/database/sealing.ts';
import { createGit } from '#src/git/git.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { recomputeAuthorizations } from '#src/policy/authorizations.ts';
import { insertGroup } from '#src/domains/core/groups/table.ts';
import { insertMember } from '#src/domains/core/members/table.ts';
import { computeListing } from '#src/records/listing.ts';
import { insertProject, toProjectKeys, recountProjects } from '#src/domains/core/projects/table.ts';
import { sealRegistrationToken } from '#src/auth/registration-token.ts';
import { createEmptyRepository } from '#src/git/life/existence.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { createAccount } from '#src/domains/core/users/account/accounts.ts';
import { startPostgres } from '#test/support/postgres-server.ts';
import { addMember, seedGroup, seedUser, shareGroup } from '#test/support/seed.ts';
import { importHistory } from '#src/git/writing/history.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';
import type { Visibility } from '#src/records/visibility.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** A database full of projects, an administrator, and one reader, who is a member of an eighth of its groups. */
export interface World {
  readonly kind: DatabaseKind;
  readonly projects: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly readerId: number;
  readonly readerToken: string;
  readonly tokenDigest: string;
  readonly administratorId: number;
  readonly administratorToken: string;
  /** A group with members of its own, of the groups above it and of one that is invited. */
  readonly peopled: number;
  /** A part of the names of some users. */
  readonly name: string;
  /** The project that has a repository. */
  readonly fileProject: number;
  readonly gitDirectory: string;
  readonly file: { readonly path: string; readonly blobId: string; readonly size: number };
  remove(): Promise<void>;
}

const groupCount = 40;
const groupVisibilities: readonly Visibility[] = ['public', 'internal', 'public', 'private'];
const filePath = 'src/example.js';
const now = '2026-01-15T10:00:00.000Z';

/** A quarter of the memory, in megabytes, which the manual of Postgres recommends to begin with. */
const sharedBuffers = Math.round(totalmem() / 4 / 1024 ** 2);

/** Starts the Postgres for all worlds that need one. */
export async function openPostgres() {
  const server = await startPostgres({ shared_buffers: `${sharedBuffers}MB` });
  return {
    async createDatabase(name: string): Promise<string> {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    stop: () => server.stop(),
  };
}

/** Secret of the measured server, which opens the data of this file. */
export const benchSecret = 'the secret of the instance that is measured';

/** Lets projects that are made from now on have ids of their own: those that are there were given theirs by hand. */
const countOn = (db: Database) =>
  chooseByDialect(db, {
    sqlite: async () => {},
    postgres: async () => {
      const last = `(select max(id) from projects)`;
      await db.raw(`select setval(pg_get_serial_sequence('projects', 'id'), ${last})`);
    },
  });

/** `postgresUrl` names an empty database; without it the world is a SQLite file. */
export async function createWorld(projects: number, postgresUrl: string | null): Promise<World> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearth-bench-'));
  const databaseUrl = postgresUrl ?? `sqlite:${path.join(dataDir, 'hearth.sqlite')}`;
  const db = await connect(databaseUrl);
  await migrate(db);
  useInstanceSecret(db, benchSecret);
  const reader = await createAccount(
    db,
    { username: 'reader', name: 'Reader', email: 'reader@example.com', confirmed_at: now },
    now,
  );
  const readerToken = 'bench-token-0123456789';
  await createPersonalAccessToken(
    db,
    { userId: reader.id, name: 'bench', scopes: ['api'], token: readerToken },
    now,
  );
  const administrator = await createAccount(
    db,
    {
      username: 'administrator',
      name: 'Administrator',
      email: 'administrator@example.com',
      confirmed_at: now,
      admin: true,
    },
    now,
  );
  const administratorToken = 'bench-token-9876543210';
  await createPersonalAccessToken(
    db,
    { userId: administrator.id, name: 'bench', scopes: ['api'], token: administratorToken },
    now,
  );
  const groups = await writeGroups(db, reader.id);
  const fileProject = await writeProjects(db, groups, projects, reader.id);
  await countOn(db);
  const peopled = await writePeople(db);
  await recountProjects(db);
  await recomputeAuthorizations(db);
  // Both plan by what they know of the tables; a database in use has been analysed.
  await db.raw('analyze');
  const file = await writeFile(dataDir, fileProject);
  await db.close();
  return {
    kind: postgresUrl === null ? 'sqlite' : 'postgres',
    projects,
    databaseUrl,
    dataDir,
    readerId: reader.id,
    readerToken,
    tokenDigest: digestToken(readerToken),
    administratorId: administrator.id,
    administratorToken,
    peopled,
    name: searchedName,
    fileProject,
    ...file,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

const people = 600;
const searchedName = 'potter';

/** Users, a tenth of them with the searched name, spread over three groups in each other and one that is invited. */
async function writePeople(db: Database): Promise<number> {
  let parent = await seedGroup(db, { visibility: 'public' });
  const groups = [parent];
  for (let depth = 1; depth < 3; depth++) {
    parent = await seedGroup(db, { visibility: 'public', parent });
    groups.push(parent);
  }
  const invited = await seedGroup(db, { visibility: 'public' });
  await shareGroup(db, parent, { with: invited, level: AccessLevel.Developer });
  groups.push(invited);
  for (let index = 0; index < people; index++) {
    const name = index % 10 === 0 ? `Potter ${index}` : `Person ${index}`;
    const user = await seedUser(db, { name });
    // Some users belong to two groups.
    const places = new Set([groups[index % 4], groups[index % 6]]);
    for (const group of places) {
      const level = index % 3 === 0 ? AccessLevel.Maintainer : AccessLevel.Reporter;
      if (group !== undefined) await addMember(db, { group, user, level });
    }
  }
  return parent.id;
}

async function writeGroups(db: Database, readerId: number): Promise<NamespaceRow[]> {
  const groups: NamespaceRow[] = [];
  for (let index = 0; index < groupCount; index++) {
    const visibility = groupVisibilities[index % 4] ?? 'public';
    const group = await insertGroup(
      db,
      { name: `Group ${index}`, path: `group-${index}`, visibility, parent: null, ownerId: null },
      now,
    );
    groups.push(group);
    if (index % 8 === 3) {
      const level = index % 16 === 3 ? AccessLevel.Developer : AccessLevel.Maintainer;
      const source = { source_type: 'Namespace', source_id: group.id } as const;
      const nothing = { expires_at: null, requested_at: null, created_by_id: null };
      await insertMember(
        db,
        { ...source, user_id: readerId, access_level: level, ...nothing },
        now,
      );
    }
  }
  return groups;
}

/** One project as the server makes it, the others as copies of its rows; the id of the first. */
async function writeProjects(
  db: Database,
  groups: readonly NamespaceRow[],
  count: number,
  creatorId: number,
): Promise<number> {
  const [first] = groups;
  if (first === undefined) throw new Error('no group');
  const attributes = { name: 'Project 0', path: 'project-0', visibility: 'public' } as const;
  const topics = ['benchmark'];
  const project = await insertProject(
    db,
    { ...attributes, namespace: first, creator_id: creatorId, description: 'Text', topics },
    now,
  );
  const row = await db('projects').where({ id: project.id }).first();
  const settings = await db('project_settings').where({ project_id: project.id }).first();
  const statistics = await db('project_statistics').where({ project_id: project.id }).first();
  if (row === undefined || settings === undefined || statistics === undefined) {
    throw new Error('the first project has no rows');
  }
  const chunk = 250;
  for (let from = 1; from < count; from += chunk) {
    const numbers = Array.from({ length: Math.min(chunk, count - from) }, (_, at) => from + at);
    const rows = numbers.map((number) => {
      const group = groups[number % groups.length] ?? first;
      const names = { name: `Project ${number}`, path: `project-${number}` };
      return {
        ...encoded(row),
        ...names,
        ...toProjectKeys({ ...names, description: 'Text' }),
        id: project.id + number,
        namespace_id: group.id,
        root_id: group.id,
        full_path: `${group.full_path}/${names.path}`,
        visibility: group.visibility,
        listing: computeListing({ visibility: group.visibility, archived: false }),
      };
    });
    const ids = numbers.map((number) => ({ project_id: project.id + number }));
    await db.transaction(async (db) => {
      await db('projects').insert(rows);
      await db('project_settings').insert(
        ids.map((id) => ({
          ...encoded(settings),
          ...id,
          ...sealRegistrationToken(db, { table: 'project_settings', id: id.project_id }),
        })),
      );
      await db('project_statistics').insert(ids.map((id) => ({ ...statistics, ...id })));
    });
  }
  return project.id;
}

/** A row as read, with what was parsed as JSON written again. */
function encoded(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
}

async function writeFile(dataDir: string, projectId: number) {
  const git = createGit({ dataDir });
  const repository = git.repository(projectId);
  const content = 'export const line = "of an ordinary source file";\n'.repeat(80);
  const identity = { name: 'Bench', email: 'bench@example.com', date: now };
  await createEmptyRepository(repository, { defaultBranch: 'main' });
  await importHistory(repository, {
    branch: 'main',
    commits: [
      {
        message: 'Add a file',
        author: identity,
        committer: identity,
        changes: [{ path: filePath, content }],
      },
    ],
  });
  const head = (await resolveRef(repository, 'main')) ?? '';
  const entry = await readFileEntry(repository, head, filePath);
  await git.close();
  if (entry === null) throw new Error('the file was not written');
  const folder = path.join(dataDir, 'repositories');
  const names = await readdir(folder, { recursive: true });
  const name = names.find((each) => each.endsWith('.git'));
  if (name === undefined) throw new Error(`no repository below ${folder}`);
  return {
    gitDirectory: path.join(folder, name),
    file: { path: filePath, blobId: entry.blobId, size: entry.size },
  };
}
