import { loadSettings } from '#src/settings/table.ts';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '#src/admin/backup.ts';
import { check } from '#src/admin/check.ts';
import { restore } from '#src/admin/restore.ts';
import type { Config } from '#src/config.ts';
import { connect, type Database } from '#src/database/database.ts';
import { createGit } from '#src/git/git.ts';
import { readBranchHead, readDefaultBranch } from '#src/git/reading/branches.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';
import { storePath } from '#src/git/store-path.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { ada, create } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { emptyDatabase, type FreshDatabase } from '#test/support/databases.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { until } from '#test/support/waiting.ts';
import { scratch } from './support.ts';

const { db, git, api, environment } = await startApp();
const { config, storage } = environment;
const user = await seedUser(db, { name: 'Line\u2028break "quoted" \\ é' });
const full = await seedProject(db, { git, readme: true, description: 'A\nB\t\u2028' });
const empty = await seedProject(db, { git });
await addMember(db, { project: full, user, level: 40 });

const databases: FreshDatabase[] = [];
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function newDatabase(): Promise<string> {
  const database = await emptyDatabase();
  databases.push(database);
  return database.url;
}

interface Copy {
  readonly config: Config;
  readonly said: string[];
}

async function commit(branch: string, name: string): Promise<string> {
  const repository = git.repository(full.id);
  const before = await readBranchHead(repository, branch);
  const id = await addCommit(repository, {
    branch,
    message: `Write ${name}`,
    author: ada,
    committer: ada,
    changes: [create(name, name)],
  });
  const change = { ref: `refs/heads/${branch}`, before, after: id };
  await announceRefChanges(environment, {
    project: full,
    by: toUnknownRequest(user.id),
    changes: [change],
  });
  return id;
}

/** Every row of every table, as text. */
async function rowsOf(of: Database, table: string): Promise<string[]> {
  const rows = await of(table).select('*');
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

describe('a backup', () => {
  let folder: string;
  let file: string;
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const said: string[] = [];
  const context = { config, db, git, say: (line: string) => void said.push(line) };

  beforeAll(async () => {
    await commit(full.default_branch, 'first');
    await git.repository(full.id).run(['update-ref', 'refs/keep/me', 'HEAD'], {
      maxBytes: 1000,
      timeLimit: 600_000,
    });
    const upload = await api
      .as(user)
      .post(
        `/projects/${full.id}/uploads`,
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nkiln\r\n--x--\r\n',
        {
          'content-type': 'multipart/form-data; boundary=x',
        },
      );
    expect(upload.status).toBe(201);
    // The server records the activity of the user after the answer.
    const { id } = user;
    const seen = () => db('users').where({ id }).whereNotNull('last_activity_on').pluck('id');
    await until(async () => (await seen()).length > 0);
    folder = await mkdtemp(path.join(tmpdir(), 'hearth-backup-'));
    file = path.join(folder, 'backup.tar');
    await writeBackup(context, file);
  });

  async function restored({ live = false } = {}): Promise<Copy> {
    const databaseUrl = await newDatabase();
    const dataDir = path.join(await scratch(), 'data');
    const lines: string[] = [];
    const copy = { ...config, dataDir, databaseUrl };
    await restore(copy, { file, live }, (line) => void lines.push(line));
    return { config: copy, said: lines };
  }

  it('says how far it is, and leaves one file', async () => {
    expect(said).toEqual(expect.arrayContaining(['repositories: 2 of 2', 'blobs: 1']));
    expect(existsSync(file)).toBe(true);
    await expect(writeBackup(context, path.join(file, 'nowhere'))).rejects.toThrow();
  });

  it('comes back as it was: rows, repositories and files', async () => {
    const copy = await restored();
    const again = await connect(copy.config.databaseUrl);
    const store = createGit({ dataDir: copy.config.dataDir });
    try {
      for (const table of ['users', 'projects', 'members', 'events', 'namespaces', 'emails']) {
        expect(await rowsOf(again, table), table).toEqual(await rowsOf(db, table));
      }
      const bounds = { maxBytes: 10_000, timeLimit: 600_000 };
      for (const { id } of [full, empty]) {
        const refs = (of: typeof git) => of.repository(id).run(['for-each-ref'], bounds);
        expect((await refs(store)).toString()).toBe((await refs(git)).toString());
        expect(await readDefaultBranch(store.repository(id))).toBe('main');
      }
      const [key = ''] = (await db('project_uploads').select('storage_key')).map(
        (row) => row['storage_key'] as string,
      );
      const blob = path.join(copy.config.dataDir, 'blobs', key.slice(0, 2), key.slice(2));
      expect(await readFile(blob, 'utf8')).toBe('kiln');
      const lines: string[] = [];
      const say = (line: string) => void lines.push(line);
      expect(await check({ config: copy.config, db: again, git: store, say })).toBe(0);
      // New rows get new numbers.
      const next = await seedUser(again, { username: 'later', email: 'later@example.com' });
      expect(next.id).toBeGreaterThan(user.id);
    } finally {
      await store.close();
      await again.close();
    }
  });

  it.each([
    [false, true],
    [true, false],
  ])('is silent unless it takes the place of the other instance: live %s', async (live, silent) => {
    const copy = await restored({ live });
    const again = await connect(copy.config.databaseUrl);
    try {
      const { silent_mode_enabled } = await loadSettings(again);
      expect(silent_mode_enabled).toBe(silent);
      const told = copy.said.some((line) => line.startsWith('silent mode is on'));
      expect(told).toBe(silent);
    } finally {
      await again.close();
    }
  });

  it('is not put over anything', async () => {
    const copy = await restored();
    await expect(restore(copy.config, { file, live: false }, () => {})).rejects.toThrow(
      'holds repositories',
    );
    await rm(copy.config.dataDir, { recursive: true });
    const other = { ...config, dataDir: path.join(await scratch(), 'data') };
    await expect(restore(other, { file, live: false }, () => {})).rejects.toThrow(
      'the database is in use',
    );
  });

  it('is refused when it is cut off or something else', async () => {
    const folder = await scratch();
    const whole = await readFile(file);
    const other = path.join(folder, 'other.tar');
    const target = async () => ({
      ...config,
      dataDir: path.join(folder, 'data'),
      databaseUrl: await newDatabase(),
    });
    await writeFile(other, whole.subarray(0, 5000));
    await expect(restore(await target(), { file: other, live: false }, () => {})).rejects.toThrow(
      'the archive is invalid or incomplete',
    );
    await writeFile(other, 'something else entirely'.repeat(100));
    await expect(restore(await target(), { file: other, live: false }, () => {})).rejects.toThrow(
      'the archive is invalid or incomplete',
    );
  });
});

describe('the check', () => {
  it('finds what is missing, broken or left over', async () => {
    const said: string[] = [];
    const context = { config, db, git, say: (line: string) => void said.push(line) };
    expect(await check(context)).toBe(0);

    const lost = await seedProject(db);
    const stray = path.join(config.dataDir, 'repositories', `${storePath(987_654)}.git`);
    await mkdir(path.join(stray, 'objects'), { recursive: true });
    const id = await commit(full.default_branch, 'second');
    const objects = path.join(
      config.dataDir,
      'repositories',
      `${storePath(full.id)}.git`,
      'objects',
    );
    await rm(path.join(objects, id.slice(0, 2), id.slice(2)));
    const blob = await storage.store(Readable.from([Buffer.from('x')]));
    const [row] = await db('project_uploads').select('id').limit(1);
    await db('project_uploads').where({ id: row?.['id'] }).update({ storage_key: blob.key });
    await storage.remove(blob.key);

    expect(await check(context)).toBeGreaterThanOrEqual(4);
    const findings = said.filter((line) => line.startsWith('! ')).join('\n');
    expect(findings).toContain(`project ${lost.id} (${lost.full_path}): has no repository`);
    expect(findings).toContain(`repository ${storePath(987_654)}: belongs to no project`);
    expect(findings).toContain(`project ${full.id} (${full.full_path}): `);
    expect(findings).toContain(`project_uploads: the file ${blob.key} is missing`);
  });
});
