import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createActor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';
import { acceptOwnArchive } from '#src/domains/transfer/import-export/import/ask.ts';
import { startApp } from '#test/support/app.ts';
import { outcomeHere } from '#test/support/program.ts';
import { archiveOf } from '#test/support/project-archives.ts';
import { addMember, instanceSecret, seedGroup, seedUser, unique } from '#test/support/seed.ts';

const { api, db, environment } = await startApp();
const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = environment.config;
const administrator = await seedUser(db, { admin: true });
const ann = await seedUser(db);
const user = await seedUser(db);

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-import-command-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const file = path.join(folder, 'kiln.tar.gz');
const archive = await archiveOf({
  project: { description: 'Fires pots' },
  relations: {
    labels: [{ title: 'hot', color: '#ff0000' }, { title: 'x'.repeat(256) }],
    issues: [
      { iid: 1, title: 'First', author_id: 2 },
      { iid: 2, title: 'Second', author_id: 2 },
    ],
    project_members: [
      {
        ...{ access_level: 30, source_type: 'Project', user_id: 2 },
        user: { id: 2, public_email: ann.email, username: 'somebody' },
      },
    ],
  },
});
await writeFile(file, archive);

const run = (from: string, to: string, { username }: Pick<UserRow, 'username'>) =>
  outcomeHere(['admin', 'import', from, to, '--user', username], {
    ...{ DATABASE_URL, DATA_DIR, SECRET_KEY: instanceSecret },
  });

const at = (full: string, below = '') => `/projects/${encodeURIComponent(full)}${below}`;

/** The archives that lie in the data directory, and the rows that say that one is needed. */
const leftOver = async () => [
  ...(await readdir(path.join(DATA_DIR, 'imports')).catch(() => [])),
  ...(await db('project_imports').whereNotNull('storage_key')),
];

describe('hearth admin import', () => {
  it('makes a project of an archive, as an administrator may, and says how far it is', async () => {
    const group = await seedGroup(db);
    const full = `${group.full_path}/${unique('kiln')}`;
    const { code, stdout, stderr } = await run(file, full, administrator);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    const told = stderr.trimEnd().split('\n');
    expect(told).toEqual(expect.arrayContaining(['labels: 2 records', 'issues: 2 records']));
    expect(told.slice(-2)).toEqual([
      ...['labels, line 2 could not be imported', `${full} is there`],
    ]);
    const by = api.as(administrator);
    expect((await by.get(at(full))).body).toMatchObject({
      ...{ description: 'Fires pots', import_status: 'finished' },
    });
    expect((await by.get(at(full, '/issues'))).body).toMatchObject([
      { author: { id: ann.id } },
      { author: { id: ann.id } },
    ]);
    expect(await leftOver()).toEqual([]);
    // A worker comes later, where the command was cut off; here it finds nothing to do.
    environment.workers.start();
    await environment.workers.idle();
    await environment.workers.stop();
    expect((await by.get(at(full, '/issues'))).body).toHaveLength(2);
  });

  it('knows nobody where the user is no administrator, and reads standard input', async () => {
    const input = vi.spyOn(process, 'stdin', 'get');
    input.mockReturnValue(Readable.from([archive]) as unknown as typeof process.stdin);
    const name = unique('kiln');
    const { code } = await run('-', name, user);
    input.mockRestore();
    expect(code).toBe(0);
    const { body } = await api.as(user).get(at(`${user.username}/${name}`, '/issues'));
    expect(body).toMatchObject([{ author: { id: user.id } }, { author: { id: user.id } }]);
  });

  it('makes nothing where it may not, and says why', async () => {
    const group = await seedGroup(db);
    await addMember(db, { group, user, level: 10 });
    const taken = unique('kiln');
    await run(file, taken, user);
    const missing = path.join(folder, 'none.tar.gz');
    const refusals = [
      [file, `${group.full_path}/kiln`, user, 'Namespace is not valid'],
      [file, 'none/such', user, '404 Namespace Not Found'],
      [file, taken, user, 'Path has already been taken'],
      [file, '-', user, 'path'],
      [file, 'kiln', { username: 'nobody' }, 'there is no user nobody'],
      [missing, 'kiln', user, `cannot read ${missing}`],
    ] as const;
    const before = await db('projects').count({ count: '*' });
    for (const [from, to, who, reason] of refusals) {
      const { code, stderr } = await run(from, to, who);
      expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
    }
    expect(await db('projects').count({ count: '*' })).toEqual(before);
    expect(await leftOver()).toEqual([]);
  });

  it('leaves an empty project that says why where the archive cannot be read', async () => {
    const broken = path.join(folder, 'broken.tar.gz');
    await writeFile(broken, archive.subarray(0, archive.length - 40));
    const name = unique('kiln');
    const { code, stderr } = await run(broken, name, user);
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The archive cannot be unpacked'),
    });
    const { body } = await api.as(user).get(at(`${user.username}/${name}`, '/import'));
    expect(body).toMatchObject({ import_status: 'failed' });
    expect(await leftOver()).toEqual([]);
  });

  it('leaves the rest to a worker where it was cut off', async () => {
    const name = unique('kiln');
    const now = new Date(Date.now() - 90_000_000).toISOString();
    const project = await acceptOwnArchive(
      Readable.from([archive]),
      { path: name },
      {
        ...environment,
        actor: createActor(user, { administrator: true }),
        now,
        request: { id: 'cut-off' },
      },
    );
    environment.workers.start();
    await environment.workers.idle();
    await environment.workers.stop();
    expect((await api.as(user).get(`/projects/${project.id}/import`)).body).toMatchObject({
      import_status: 'failed',
      import_error: 'Import timed out. Import took longer than 86400 seconds',
    });
    expect(await leftOver()).toEqual([]);
  });
});
