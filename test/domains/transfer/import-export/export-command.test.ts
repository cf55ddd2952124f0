import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { linesOf, membersOf } from '#test/support/archive-members.ts';
import { outcomeHere } from '#test/support/program.ts';
import { addMember, instanceSecret, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, git, environment } = await startApp();
const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = environment.config;
const administrator = await seedUser(db, { admin: true });
const maintainer = await seedUser(db);
const developer = await seedUser(db);
const project = await seedProject(db, { git, readme: true, visibility: 'private' });
await addMember(db, { project, user: maintainer, level: 40 });
await addMember(db, { project, user: developer, level: 30 });
const root = api.as(administrator);
await root.post(`/projects/${project.id}/issues`, { title: 'Cracks' });
await root.put(`/projects/${project.id}/custom_attributes/kiln`, { value: 'hot' });

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-export-command-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const file = path.join(folder, 'kiln.tar.gz');

const run = (of: string, ...others: string[]) =>
  outcomeHere(['admin', 'export', of, file, ...others], {
    ...{ DATABASE_URL, DATA_DIR, SECRET_KEY: instanceSecret },
  });

describe('hearth admin export', () => {
  it.each([
    ['its path', project.full_path],
    ['its id', String(project.id)],
  ])('writes a project, named by %s, as a user may see it', async (_, named) => {
    const { code, stdout, stderr } = await run(named, '--user', maintainer.username);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    const told = stderr.trimEnd().split('\n');
    expect(told).toContainEqual(
      expect.stringMatching(/^tree\/project\/issues\.ndjson: \d+ bytes$/),
    );
    expect(told.at(-1)).toBe(`${project.full_path} is written to ${file}`);
    expect(await readdir(folder)).toEqual(['kiln.tar.gz']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const members = await membersOf(await readFile(file));
    expect([...members.keys()]).toEqual(expect.arrayContaining(['./VERSION', './project.bundle']));
    expect(linesOf(members, 'issues')).toMatchObject([{ iid: 1, title: 'Cracks' }]);
    // Only administrators see custom attributes.
    expect(linesOf(members, 'custom_attributes')).toEqual([]);
  });

  it('leaves an audit event of whoever runs it', async () => {
    await run(project.full_path, '--user', administrator.username);
    const members = await membersOf(await readFile(file));
    expect(linesOf(members, 'custom_attributes')).toHaveLength(1);
    const { body } = await root.get(`/projects/${project.id}/audit_events`);
    const [event] = body as { readonly details: object }[];
    expect(event?.details).toMatchObject({ add: 'project_export', author_name: 'The operator' });
  });

  it('writes nothing for who may not export it, and finds only what is there', async () => {
    await rm(file, { force: true });
    const refusals = [
      [[project.full_path, '--user', developer.username], 'is no maintainer of'],
      [
        [project.full_path, '--user', (await seedUser(db)).username],
        'does not exist or is not visible to',
      ],
      [[project.full_path, '--user', 'nobody'], 'there is no user nobody'],
      [
        ['none/such', '--user', maintainer.username],
        'project none/such does not exist or is not visible to',
      ],
    ] as const;
    for (const [[of, ...others], reason] of refusals) {
      const { code, stderr } = await run(of, ...others);
      expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
    }
    expect(await readdir(folder)).toEqual([]);
  });

  it('writes over no archive that is being written', async () => {
    await writeFile(`${file}.part`, 'of another');
    const { code, stderr } = await run(project.full_path, '--user', maintainer.username);
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('.part') });
    expect(await readdir(folder)).toEqual(['kiln.tar.gz.part']);
    expect(await readFile(`${file}.part`, 'utf8')).toBe('of another');
    await rm(`${file}.part`);
  });
});
