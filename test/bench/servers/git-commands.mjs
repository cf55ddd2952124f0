// Server without kept processes: it starts git for each step of each request. A line of JSON lists the repositories by
// the number of their project: `{ "1": "/path/to.git" }`.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repositories = JSON.parse(process.argv[2] ?? '{}');
const person = {
  GIT_AUTHOR_NAME: 'Reader',
  GIT_AUTHOR_EMAIL: 'reader@example.com',
  GIT_COMMITTER_NAME: 'Reader',
  GIT_COMMITTER_EMAIL: 'reader@example.com',
};
let indexes = 0;

/** The output of one git process; throws when it fails. */
function git(repository, args, { input, env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['--git-dir', repository, ...args], {
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH, ...env },
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new Error(`git ${args.join(' ')}: ${code}`));
    });
    if (input !== undefined) child.stdin.end(input);
  });
}

const line = async (...args) => (await git(...args)).toString().trimEnd();

/** Four processes: the commit, the entry of the tree, the content, the last commit of the path. */
async function fileJson(repository, path, ref) {
  const commit = await line(repository, ['rev-parse', '--verify', `${ref}^{commit}`]);
  const entry = await line(repository, ['ls-tree', commit, '--', path]);
  const [mode, , rest] = entry.split(' ');
  const blob = rest.slice(0, 40);
  const content = await git(repository, ['cat-file', 'blob', blob]);
  const last = await line(repository, ['rev-list', '-1', commit, '--', path]);
  return {
    file_name: path.slice(path.lastIndexOf('/') + 1),
    file_path: path,
    size: content.length,
    encoding: 'base64',
    content: content.toString('base64'),
    content_sha256: createHash('sha256').update(content).digest('hex'),
    ref,
    blob_id: blob,
    commit_id: commit,
    last_commit_id: last,
    execute_filemode: mode === '100755',
  };
}

/** Git itself syncs neither what it makes of a file nor the ref, unless it is told to. */
const syncing = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'core.fsync',
  GIT_CONFIG_VALUE_0: 'committed',
};

/** Seven processes. */
async function createFile(repository, path, { branch, content, commit_message }, synced) {
  const index = join(tmpdir(), `hearth-bench-index-${process.pid}-${++indexes}`);
  const env = { GIT_INDEX_FILE: index, ...synced };
  const ref = `refs/heads/${branch}`;
  const head = await line(repository, ['rev-parse', '--verify', ref]);
  const blob = await line(repository, ['hash-object', '-w', '--stdin'], {
    input: content,
    env,
  });
  await git(repository, ['read-tree', head], { env });
  const entry = `100644,${blob},${path}`;
  await git(repository, ['update-index', '--add', '--cacheinfo', entry], { env });
  const tree = await line(repository, ['write-tree'], { env });
  const message = ['-m', commit_message];
  const made = await line(repository, ['commit-tree', tree, '-p', head, ...message], {
    env: { ...person, ...synced },
  });
  await git(repository, ['update-ref', ref, made, head], { env });
  return { file_path: path, branch };
}

/** Three processes. */
async function pick(repository, sha, { branch }) {
  const ref = `refs/heads/${branch}`;
  const tree = await line(repository, ['merge-tree', '--write-tree', '--no-messages', ref, sha]);
  const message = ['-m', `cherry picked from commit ${sha}`];
  const made = await line(repository, ['commit-tree', tree, '-p', ref, ...message], {
    env: person,
  });
  await git(repository, ['update-ref', ref, made]);
  return { id: made };
}

/** Three processes. */
async function merge(repository, sha, { branch }, synced) {
  const ref = `refs/heads/${branch}`;
  const env = { ...person, ...synced };
  const merged = ['merge-tree', '--write-tree', '--no-messages', ref, sha];
  const tree = await line(repository, merged, { env });
  const parents = ['-p', ref, '-p', sha];
  const made = await line(repository, ['commit-tree', tree, ...parents, '-m', 'Merge'], { env });
  await git(repository, ['update-ref', ref, made], { env });
  return { state: 'merged', merge_commit_sha: made };
}

/** One process. */
async function canMerge(repository, sha, ref) {
  return git(repository, ['merge-tree', '--write-tree', '--no-messages', ref, sha]).then(
    () => true,
    () => false,
  );
}

/** One process, whose output is sent as it is. */
function print(res, repository, args) {
  const child = spawn('git', ['--git-dir', repository, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH },
  });
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  child.stdout.pipe(res);
}

function sendJson(res, status, body) {
  const bytes = Buffer.from(JSON.stringify(body));
  res.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': bytes.length });
  res.end(bytes);
}

async function bodyOf(req) {
  const chunks = [];
  for await (const chunk of req) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function answer(req, res) {
  const url = new URL(req.url, 'http://localhost');
  const [, project, kind, name = ''] = url.pathname.split('/');
  const repository = repositories[project];
  const ref = url.searchParams.get('ref') ?? 'main';
  const path = decodeURIComponent(name);
  if (project === 'ready') sendJson(res, 200, {});
  else if (kind === 'raw') print(res, repository, ['cat-file', 'blob', `${ref}:${path}`]);
  else if (kind === 'blame') print(res, repository, ['blame', '--porcelain', ref, '--', path]);
  else if (kind === 'diff') print(res, repository, ['diff', `${ref}...${path}`]);
  else if (kind === 'tree') print(res, repository, ['ls-tree', '-z', `${ref}:${path}`]);
  else if (kind === 'commits') print(res, repository, ['log', '--format=raw', '-20', ref]);
  else if (kind === 'file') sendJson(res, 200, await fileJson(repository, path, ref));
  else if (kind === 'create' || kind === 'create-synced') {
    const synced = kind === 'create' ? {} : syncing;
    sendJson(res, 201, await createFile(repository, path, await bodyOf(req), synced));
  } else if (kind === 'merge' || kind === 'merge-synced') {
    const synced = kind === 'merge' ? {} : syncing;
    sendJson(res, 200, await merge(repository, path, await bodyOf(req), synced));
  } else if (kind === 'mergeable')
    sendJson(res, 200, { mergeable: await canMerge(repository, path, ref) });
  else if (kind === 'pick') sendJson(res, 201, await pick(repository, path, await bodyOf(req)));
  else sendJson(res, 404, {});
}

createServer((req, res) => {
  answer(req, res).catch((error) => sendJson(res, 500, { message: String(error) }));
}).listen(Number(process.env.PORT), '127.0.0.1');
