import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { type DocumentedOperation, operations } from '#test/access/operations.ts';
import { directoryOf, runGit } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { isLong } from '#test/support/long.ts';
import { addMember, seedProject, seedUser, unique } from '#test/support/seed.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';
import { hostileValues } from './hostile-values.ts';

const { api, db, git, environment } = await startApp();
const { dataDir } = environment.config;
const canary = join(tmpdir(), unique(`hearth-canary-${process.pid}-`));
const values = hostileValues(canary);

interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const file = { branch: 'main', commit_message: 'x', content: 'y' };
const person = { author_name: 'Example Potter', author_email: 'potter@example.com' };
const action = { action: 'create', file_path: 'new', content: 'x', encoding: 'text' };

const changelog = {
  ...{ version: '1.0.0', from: 'main', trailer: 'Changelog' },
  ...{ config_file: 'folder/file', config_file_ref: 'side' },
};

/** Valid call of each operation; each text of it is then replaced by hostile ones. */
const calls: Readonly<Record<string, () => Call>> = {
  listRepositoryTree: () => ({ query: { ref: 'main', path: 'folder', page_token: 'x' } }),
  getRepositoryBlob: () => ({ params: { sha: blob } }),
  getRawRepositoryBlob: () => ({ params: { sha: blob } }),
  getRepositoryArchive: () => ({ query: { sha: 'main', path: 'folder' } }),
  getRepositoryArchiveInFormat: () => ({ params: { format: 'zip' }, query: { path: 'folder' } }),
  compareRepositoryRefs: () => ({ query: { from: 'main', to: 'main' } }),
  listRepositoryContributors: () => ({}),
  getChangelog: () => ({ query: { ...changelog, to: 'main' } }),
  createChangelog: () => ({
    body: { ...changelog, branch: 'main', file: unique('changes'), message: 'x' },
  }),
  getRepositoryMergeBase: () => ({ query: { refs: ['main', 'side'] } }),
  getRepositoryFile: () => ({ params: { file_path: 'README.md' }, query: { ref: 'main' } }),
  listRepositoryFileBlame: () => ({ params: { file_path: 'README.md' }, query: { ref: 'main' } }),
  getRawRepositoryFile: () => ({ params: { file_path: 'README.md' }, query: { ref: 'main' } }),
  createRepositoryFile: () => ({
    params: { file_path: unique('file') },
    body: { ...file, ...person, start_branch: 'main', encoding: 'text' },
  }),
  updateRepositoryFile: () => ({
    params: { file_path: 'README.md' },
    body: { ...file, ...person, content: unique('text'), last_commit_id: head },
  }),
  deleteRepositoryFile: () => ({
    params: { file_path: 'doomed' },
    query: { branch: 'main', commit_message: 'x', ...person, last_commit_id: head },
  }),
  listCommits: () => ({ query: { ref_name: 'main', path: 'README.md', author: 'x' } }),
  createCommit: () => ({
    body: {
      ...{ branch: unique('branch'), commit_message: 'x', ...person, start_branch: 'main' },
      actions: [
        { ...action, file_path: unique('file') },
        { action: 'move', file_path: unique('file'), previous_path: 'README.md', content: 'x' },
      ],
    },
  }),
  updateSubmodule: () => ({
    params: { submodule: 'folder' },
    body: { branch: 'main', commit_sha: 'a'.repeat(40), commit_message: 'x' },
  }),
  getCommit: () => ({ params: { sha: 'main' } }),
  listCommitDiff: () => ({ params: { sha: 'main' } }),
  listCommitRefs: () => ({ params: { sha: 'main' } }),
  listCommitComments: () => ({ params: { sha: 'main' } }),
  createCommitComment: () => ({
    params: { sha: 'main' },
    body: { note: 'x', path: 'README.md', line: 1, line_type: 'new' },
  }),
  listCommitStatuses: () => ({ params: { sha: 'main' }, query: { ref: 'main', name: 'x' } }),
  listCommitMergeRequests: () => ({ params: { sha: 'main' } }),
  getCommitSignature: () => ({ params: { sha: 'main' } }),
  cherryPickCommit: () => ({ params: { sha: 'side' }, body: { branch: 'main', message: 'x' } }),
  revertCommit: () => ({ params: { sha: 'side' }, body: { branch: 'main' } }),
  listBranches: () => ({ query: { search: 'main', page_token: 'main' } }),
  createBranch: () => ({ body: { branch: unique('branch'), ref: 'main' } }),
  getBranch: () => ({ params: { branch: 'main' } }),
  deleteBranch: () => ({ params: { branch: 'there-is-none' } }),
  protectBranchByName: () => ({ params: { branch: 'side' } }),
  unprotectBranchByName: () => ({ params: { branch: 'side' } }),
  deleteMergedBranches: () => ({}),
  listTags: () => ({ query: { search: 'v1' } }),
  createTag: () => ({ body: { tag_name: unique('v'), ref: 'main', message: 'x' } }),
  getTag: () => ({ params: { tag_name: 'v1' } }),
  deleteTag: () => ({ params: { tag_name: 'there-is-none' } }),
  getTagSignature: () => ({ params: { tag_name: 'v1' } }),
  listProtectedBranches: () => ({ query: { search: 'x' } }),
  protectBranch: () => ({ body: { name: unique('protected') } }),
  getProtectedBranch: () => ({ params: { name: 'x' } }),
  updateProtectedBranch: () => ({ params: { name: 'x' }, body: { allow_force_push: true } }),
  unprotectBranch: () => ({ params: { name: 'x' } }),
  listProtectedTags: () => ({}),
  protectTag: () => ({ body: { name: unique('protected') } }),
  getProtectedTag: () => ({ params: { name: 'x' } }),
  unprotectTag: () => ({ params: { name: 'x' } }),
};
const resources = new Set([
  ...['repositories', 'repository-files', 'commits', 'branches', 'tags'],
  ...['protected-branches', 'protected-tags', 'changelogs'],
]);
const attacked = operations.filter(
  ({ id, resource }) => resources.has(resource) || id === 'listCommitStatuses',
);

let project: ProjectRow;
let neighbour: ProjectRow;
let maintainer: UserRow;
let head: string;
let blob: string;
let before: ReturnType<typeof surroundings>;

const cli = (id: number, args: string[], input = '') =>
  runGit([`--git-dir=${directoryOf(dataDir, id)}`, ...args], input)
    .toString()
    .trim();

/** State that none of these requests may change. */
function surroundings() {
  const directory = directoryOf(dataDir, project.id);
  return {
    canary: existsSync(canary),
    data: readdirSync(dataDir).toSorted(),
    config: readFileSync(join(directory, 'config'), 'utf8'),
    hooks: existsSync(join(directory, 'hooks')),
    refs: readdirSync(join(directory, 'refs')).toSorted(),
    neighbour: cli(neighbour.id, ['for-each-ref']),
    host: git.hostProcessId,
  };
}

beforeAll(async () => {
  [project, neighbour] = await Promise.all([
    seedProject(db, { git, empty_repo: false }),
    seedProject(db, { git, readme: true }),
  ]);
  maintainer = await seedUser(db);
  await addMember(db, { project, user: maintainer, level: 40 });
  const files = ['README.md', 'doomed', 'folder/file'].map((path) => write(path, 'x\n'));
  const first = await committerTo(git, project)('Start', files);
  blob = cli(project.id, ['rev-parse', `${first}:README.md`]);
  const entries = cli(project.id, ['ls-tree', first]);
  const odd = [`120000 blob ${blob}\tlink`, `160000 commit ${'a'.repeat(40)}\tmodule`];
  const tree = cli(project.id, ['mktree', '--missing'], `${[entries, ...odd].join('\n')}\n`);
  head = cli(project.id, ['commit-tree', '-p', first, '-m', 'Links', tree]);
  for (const ref of ['refs/heads/main', 'refs/heads/side', 'refs/tags/v1']) {
    cli(project.id, ['update-ref', ref, head]);
  }
  cli(project.id, ['update-ref', 'refs/merge-requests/1/head', first]);
  rmSync(canary, { force: true });
  before = surroundings();
});

/** Texts that are neither ref nor path, for which fewer values suffice: git reads them literally. */
const prose = new Set([
  ...['commit_message', 'content', 'author_name', 'author_email', 'message', 'note', 'search'],
  ...['author', 'page_token', 'encoding', 'line_type', 'action', 'release_description'],
]);
const isTried = (name: string, index: number) => !prose.has(name) || index % 6 === 0;

/** The call with each of its texts replaced by a value: each a call of its own. */
function* spoilt(operation: DocumentedOperation, call: Call, index: number): Generator<Call> {
  const value = values[index] ?? '';
  for (const name of Object.keys(call.params ?? {})) {
    yield { ...call, params: { ...call.params, [name]: value } };
  }
  for (const { name, type, enum: options } of operation.query) {
    if (options !== null || (type !== 'string' && type !== 'array')) continue;
    if (!isTried(name, index)) continue;
    const sent = type === 'array' ? ['main', value] : value;
    yield { ...call, query: { ...call.query, [name]: sent } };
  }
  for (const body of spoiltTexts(call.body ?? {}, index)) {
    yield { ...call, body: body as Readonly<Record<string, unknown>> };
  }
}

function* spoiltTexts(body: unknown, index: number): Generator {
  if (typeof body === 'string') yield values[index];
  if (typeof body !== 'object' || body === null) return;
  for (const [key, part] of Object.entries(body)) {
    if (!isTried(key, index)) continue;
    for (const changed of spoiltTexts(part, index)) {
      yield Array.isArray(body)
        ? body.map((each, at) => (at === Number(key) ? changed : (each as unknown)))
        : { ...body, [key]: changed };
    }
  }
}

async function send({ method, path }: DocumentedOperation, { params, query, body }: Call) {
  const all: Readonly<Record<string, string>> = { id: String(project.id), ...params };
  const url = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(all[name] ?? ''),
  );
  const address = url + textOf(query ?? {});
  const answer = await api.as(maintainer).send(method, address, body);
  return { method, url: address.slice(0, 200), body, status: answer.status, answer };
}

function textOf(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((each) => [`${name}[]`, each]) : [[name, value]],
  );
  return `?${pairs.map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('=')).join('&')}`;
}

/** The short form tries one value of three for each text; neighbouring texts and operations get different ones. */
const rounds = isLong ? 1 : 3;

async function attack(operation: DocumentedOperation): Promise<unknown[]> {
  const made = calls[operation.id];
  if (made === undefined) throw new Error(`${operation.id} is not known here`);
  const wrong: unknown[] = [];
  const tellsByHeaders = operation.resource === 'repository-files' && operation.method === 'GET';
  const methods = tellsByHeaders ? ['GET', 'HEAD'] : [operation.method];
  const first = attacked.indexOf(operation);
  const all = values.flatMap((_, index) => {
    // Every sixth value is prose.
    const turn = first + index + Math.floor(index / 6);
    return [...spoilt(operation, made(), index)].filter((_, text) => (turn + text) % rounds === 0);
  });
  const asked = methods.flatMap((method) => all.map((call) => ({ method, call })));
  const worker = async () => {
    for (let next = asked.pop(); next !== undefined; next = asked.pop()) {
      const { answer, ...sent } = await send({ ...operation, method: next.method }, next.call);
      // Every test checks that the status of each answer is documented.
      const safe = answer.status < 500 && !('x-injected' in answer.headers);
      if (!safe) wrong.push({ ...sent, answered: answer.body as unknown });
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return wrong;
}

describe('hostile input', () => {
  it('is tried with every operation on repositories', () => {
    expect(attacked.map(({ id }) => id).toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it.each(attacked.map((operation) => [operation.id, operation] as const))(
    'does no harm: %s',
    async (_, operation) => {
      expect(await attack(operation)).toEqual([]);
      expect(surroundings()).toEqual(before);
    },
  );

  it('leaves a sound repository, and a server that answers', async () => {
    expect(cli(project.id, ['fsck', '--strict', '--no-dangling'])).toBe('');
    expect((await api.get(`/projects/${project.id}/repository/branches/main`)).status).toBe(200);
  });
});
