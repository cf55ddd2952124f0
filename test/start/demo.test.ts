import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { connect } from '#src/database/database.ts';
import type { Database } from '#src/database/database.ts';
import { migrate } from '#src/database/migrate.ts';
import { useInstanceSecret } from '#src/database/sealing.ts';
import { loadDemo } from '#src/demo/load.ts';
import { demoProjects } from '#src/demo/places.ts';
import { createGit } from '#src/git/git.ts';
import type { Git } from '#src/git/git.ts';
import { createEmptyRepository, removeRepository } from '#src/git/life/existence.ts';
import { listBranchNames } from '#src/git/reading/branches.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { countReachedCommits, readCommitInfo } from '#src/git/reading/commits.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readBlob } from '#src/git/reading/blobs.ts';
import { readRequestRef } from '#src/git/writing/refs.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { prepareInstance } from '#src/start/instance.ts';
import { gitHost } from '#test/support/git-host.ts';

const now = '2026-05-04T09:30:00.000Z';
let folder: string;
let db: Database;
let git: Git;

async function begin(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-demo-'));
  db = await connect(`sqlite:${folder}/hearth.sqlite`);
  await migrate(db);
  useInstanceSecret(db, 'the secret of the instance under test');
  git = createGit({ dataDir: folder, hostModule: gitHost() });
}

async function end(): Promise<void> {
  await git.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
}

const idOf = async (fullPath: string): Promise<number> => {
  const row = await db<{ id: number; full_path: string }>('projects')
    .where({ full_path: fullPath })
    .first();
  if (row === undefined) throw new Error(`no project ${fullPath}`);
  return row.id;
};

/** Path, branch heads and commit counts of every project. */
const repositories = async () =>
  Promise.all(
    demoProjects.map(async ({ fullPath }) => {
      const repository = git.repository(await idOf(fullPath));
      return {
        fullPath,
        branches: await listBranchNames(repository, { limit: 10 }),
        head: await resolveRef(repository, 'main'),
        commits: await countReachedCommits(repository, 'main'),
      };
    }),
  );

describe('the demonstration data', () => {
  // The tests read it, or leave it as it was.
  beforeAll(async () => {
    await begin();
    await loadDemo(db, git, now);
  });
  afterAll(end);

  it('has projects of every visibility, nested groups, and histories by several people', async () => {
    const rows = await db<{ visibility: string }>('projects').select('visibility');
    expect(new Set(rows.map((row) => row.visibility))).toEqual(
      new Set(['public', 'internal', 'private']),
    );
    expect(await db('namespaces').where('depth', '>=', 3).select('id')).not.toEqual([]);

    const kiln = git.repository(await idOf('demo/kiln'));
    expect(await countReachedCommits(kiln, 'main')).toBeGreaterThanOrEqual(36);
    expect(await listBranchNames(kiln, { limit: 10 })).toEqual([
      'cone-10-cooling',
      'crystalline-glazes',
      'french-names',
      'main',
      'reaumur',
      'thermocouple-alarm',
    ]);
    const head = (await resolveRef(kiln, 'main')) ?? '';
    const readme = await readFileEntry(kiln, head, 'README.md');
    expect((await readBlob(kiln, readme?.blobId ?? '')).toString()).toMatch(/^# Kiln\n/);
    const picture = await readFileEntry(kiln, head, 'docs/firing.png');
    expect((await readBlob(kiln, picture?.blobId ?? '')).subarray(1, 4).toString()).toBe('PNG');
    expect((await readCommitInfo(kiln, head))?.author.date.slice(0, 10)).toBe('2026-05-03');
    expect(await resolveRef(kiln, 'v1.0.0')).toBe(head);
    const [language] = await db('project_languages')
      .where('project_id', await idOf('demo/kiln'))
      .orderBy('share', 'desc');
    expect(language).toMatchObject({ name: 'JavaScript' });
  });

  it('has issues at every stage, with what was said on them, and counts them rightly', async () => {
    const project_id = await idOf('demo/kiln');
    const of = (state: string) => db('issues').where({ project_id, state }).select('id');
    expect((await of('closed')).length).toBeGreaterThanOrEqual(5);
    const open = await of('opened');
    const [row] = await db('projects').where({ id: project_id }).select('open_issues_count');
    const hidden = await db('issues').where({ project_id, confidential: true }).select('id');
    expect(row).toEqual({ open_issues_count: open.length - hidden.length });
    for (const { id, user_notes_count } of await db('issues').select('id', 'user_notes_count')) {
      const said = await db('notes').where({ issue_id: id, system: false }).select('id');
      expect(said).toHaveLength(Number(user_notes_count));
    }
    expect(await db('epic_issues').select('id')).not.toEqual([]);
    expect(await db('milestones').select('id')).toHaveLength(3);
  });

  it('has merge requests at every stage, of the commits that are in the repository', async () => {
    const kiln = git.repository(await idOf('demo/kiln'));
    const rows = await db<MergeRequestRow>('merge_requests').orderBy('iid');
    const stages = rows.map(({ state, merge_status, draft }) => [state, merge_status, draft]);
    expect(stages).toEqual([
      ['merged', 'can_be_merged', false],
      ['merged', 'can_be_merged', false],
      ['closed', 'unchecked', false],
      ['opened', 'can_be_merged', true],
      ['opened', 'cannot_be_merged', false],
      ['opened', 'can_be_merged', false],
      ['opened', 'can_be_merged', false],
    ]);
    for (const { id, iid, head_sha, user_notes_count } of rows) {
      expect(await readRequestRef(kiln, iid, 'head')).toBe(head_sha);
      const versions = await db('merge_request_versions').where({ merge_request_id: id });
      expect(versions).toMatchObject([{ head_sha, file_count: expect.any(Number) }]);
      const said = await db('notes').where({ merge_request_id: id, system: false }).select('id');
      expect(said).toHaveLength(Number(user_notes_count));
    }
    const [first] = rows;
    const commits = await db('merge_request_commits').where({ merge_request_id: first?.id });
    expect(commits).toHaveLength(2);
    expect(await db('approvals').select('id')).toHaveLength(3);
    expect(await db('merge_request_closing_issues').select('issue_id')).toHaveLength(1);
    await loadDemo(db, git, now);
    expect(await db('merge_requests').select('id')).toHaveLength(rows.length);
  });

  it('has a pipeline of the newest commit of the kiln that has succeeded, with its logs', async () => {
    const project_id = await idOf('demo/kiln');
    const kiln = git.repository(project_id);
    const sha = await resolveRef(kiln, 'main');
    const jobs = await db<JobRow>('jobs').where({ project_id }).orderBy('id');
    expect(jobs).toMatchObject([
      { name: 'test', stage: 'test', status: 'success', sha, options: expect.any(String) },
      { name: 'plan', stage: 'plan', status: 'success', sha },
    ]);
    expect(await db('pipelines').where({ project_id })).toMatchObject([
      { sha, status: 'success', finished_at: jobs[1]?.finished_at, duration: 22 },
    ]);
    const sizes = await db('job_traces').orderBy('job_id').pluck('size');
    expect(sizes.map((size) => Number(size) > 50)).toEqual([true, true]);
  });

  it('leaves the authorizations as the memberships say', async () => {
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('changes nothing when it is complete', async () => {
    const before = await repositories();
    await loadDemo(db, git, '2026-05-05T09:30:00.000Z');
    expect(await repositories()).toEqual(before);
    expect(await db('projects').select('id')).toHaveLength(demoProjects.length);
  });

  it('adds the repositories that an interrupted load left out', async () => {
    const before = await repositories();
    for (const fullPath of ['demo/kiln', 'contributor/notes'])
      await removeRepository(git.repository(await idOf(fullPath)));
    // State after a kill between the creation of the repository and the write of its history.
    await createEmptyRepository(git.repository(await idOf('contributor/notes')), {
      defaultBranch: 'main',
    });
    await loadDemo(db, git, now);
    expect(await repositories()).toEqual(before);
  });
});

describe('a first start', () => {
  beforeEach(begin);
  afterEach(end);

  const config = () => readConfig({ DATA_DIR: folder, DEMO: 'off' });

  it('makes root the first user and tells its password and token once', async () => {
    const credentials = await prepareInstance(db, git, config());
    expect(credentials?.password).toMatch(/^[\w-]{20}$/);
    expect(credentials?.token).toMatch(/^[\w-]{20,}$/);
    expect(await db('users').select('id', 'username', 'admin')).toEqual([
      { id: 1, username: 'root', admin: true },
    ]);
    expect(await prepareInstance(db, git, config())).toBeNull();
  });

  it('uses the configured password and token, and does not repeat them', async () => {
    const given = { ...config(), rootPassword: 'open sesame', rootToken: 'a-token-of-my-own-12' };
    expect(await prepareInstance(db, git, given)).toEqual({ password: null, token: null });
    expect(await db('personal_access_tokens').select('scopes')).toEqual([
      { scopes: ['api', 'sudo'] },
    ]);
  });

  it('that was cut short is completed by the next', async () => {
    await prepareInstance(db, git, config());
    // State after a kill before the write of the credentials.
    await db('users').update({ password_digest: null });
    await db('personal_access_tokens').del();
    const credentials = await prepareInstance(db, git, { ...config(), demo: true });
    expect(credentials?.token).toMatch(/^[\w-]{20,}$/);
    expect(await db('projects').select('id')).toHaveLength(demoProjects.length);
  });
});
