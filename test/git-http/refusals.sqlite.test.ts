import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import { hostProcessOf } from '#test/support/git-host.ts';
import { childrenOf } from '#test/support/process.ts';
import { directoryOf } from '#test/git/support.ts';
import { commitFile, git, newWorkTree, runGit } from './support.ts';
import { emptyProject, filledProject, member, storedRef, type Place } from './world.ts';

const app = await startApp();
const { api, git: store, environment } = app;

async function protect(place: Place, name: string, more: object = {}) {
  const path = `/projects/${place.project.id}/protected_branches`;
  const answer = await api.as(place.user).post(path, { name, ...more });
  expect(answer.status).toBe(201);
}

/** Loose objects and packs of a repository, those of pushes that wait among them. */
function objectFiles({ project }: Pick<Place, 'project'>): string[] {
  const folder = join(directoryOf(environment.config.dataDir, project.id), 'objects');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
}

describe('a client that goes away in the middle', () => {
  it('of sending leaves no process and no objects behind', async () => {
    const place = await filledProject(app);
    const { project, token } = place;
    const before = objectFiles(place);
    const { hostname, port } = new URL(app.origin);
    const socket = connect(Number(port), hostname);
    const basic = Buffer.from(`anybody:${token}`).toString('base64');
    const id = '1'.repeat(40);
    const command = `${'0'.repeat(40)} ${id} refs/heads/cut\0 report-status`;
    const packet = (command.length + 4).toString(16).padStart(4, '0') + command;
    socket.write(
      [
        `POST /${project.full_path}.git/git-receive-pack HTTP/1.1`,
        'Host: kiln.example.com',
        `Authorization: Basic ${basic}`,
        'Content-Type: application/x-git-receive-pack-request',
        'Content-Length: 100000',
        '',
        `${packet}0000PACK`,
      ].join('\r\n'),
    );
    const backends = () => childrenOf(hostProcessOf(store), 'http-backend');
    await expect.poll(() => backends().length).toBe(1);
    socket.destroy();
    await expect.poll(() => backends().length).toBe(0);
    // Child processes of git delete their objects themselves, and may take longer.
    await expect.poll(() => objectFiles(place)).toEqual(before);
  });
});

describe('a push that is refused', () => {
  it('names each ref with its reason, and leaves nothing behind', async () => {
    const place = await filledProject(app);
    const { work, project, first } = place;
    await protect(place, 'release/*');
    const { url } = await member(app, project, AccessLevel.Developer);
    await git(work, 'push', 'origin', 'main:release/1');
    const before = objectFiles(place);
    await commitFile(work, 'more', '1');

    const ran = await runGit(work, 'push', url, 'main:release/1', 'main:topic');
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain(
      'remote: refs/heads/release/1: You are not allowed to push to protected branches of this project.',
    );
    expect(ran.stderr).toMatch(
      /main -> release\/1 \(You are not allowed to push to protected branches of this project\.\)/,
    );
    expect(ran.stderr).toMatch(/main -> topic \(Another ref of this push was refused\.\)/);
    expect(await storedRef(store, place, 'release/1')).toBe(first);
    expect(await storedRef(store, place, 'topic')).toBeNull();
    expect(objectFiles(place)).toEqual(before);
  });

  it('force pushes to a protected branch that does not allow it', async () => {
    const place = await filledProject(app);
    const { work, first } = place;
    await protect(place, 'stable');
    await protect(place, 'moving', { allow_force_push: true });
    await commitFile(work, 'more', '1');
    await git(work, 'push', 'origin', 'main:stable', 'main:moving');
    const stable = await runGit(work, 'push', '--force', 'origin', `${first}:stable`);
    expect(stable.stderr).toContain('You are not allowed to force push to a protected branch');
    await git(work, 'push', '--force', 'origin', `${first}:moving`);
    expect(await storedRef(store, place, 'moving')).toBe(first);
  });

  it('deletes the default branch, or a protected one', async () => {
    const place = await filledProject(app);
    const { work } = place;
    await protect(place, 'kept');
    await git(work, 'push', 'origin', 'main:kept');
    const kept = await runGit(work, 'push', 'origin', '--delete', 'kept');
    expect(kept.stderr).toContain('Protected branches can be deleted in the web interface');
    const main = await runGit(work, 'push', 'origin', '--delete', 'main');
    expect(main.stderr).toContain('The default branch of a project cannot be deleted.');
  });

  it('changes a protected tag', async () => {
    const place = await filledProject(app);
    const { work, project, user, first } = place;
    const path = `/projects/${project.id}/protected_tags`;
    expect((await api.as(user).post(path, { name: 'v*' })).status).toBe(201);
    await git(work, 'push', 'origin', 'main:refs/tags/v1');
    await commitFile(work, 'more', '1');
    const moved = await runGit(work, 'push', '--force', 'origin', 'main:refs/tags/v1');
    expect(moved.stderr).toContain('Protected tags cannot be changed.');
    const gone = await runGit(work, 'push', 'origin', '--delete', 'refs/tags/v1');
    expect(gone.stderr).toContain('Protected tags can be deleted');
    const developer = await member(app, project, AccessLevel.Developer);
    const made = await runGit(work, 'push', developer.url, 'main:refs/tags/v2');
    expect(made.stderr).toContain('You are not allowed to create this tag');
    expect(await storedRef(store, place, 'v1')).toBe(first);
  });

  it('breaks a push rule', async () => {
    const place = await filledProject(app);
    const { work, project, user } = place;
    const rule = {
      commit_message_regex: '^Write',
      branch_name_regex: '^topic/',
      max_file_size: 1,
      prevent_secrets: true,
    };
    const made = await api.as(user).post(`/projects/${project.id}/push_rule`, rule);
    expect(made.status).toBe(201);
    const pushed = async (branch: string) =>
      (await runGit(work, 'push', 'origin', `HEAD:refs/heads/${branch}`)).stderr;

    expect(await pushed('elsewhere')).toContain("does not follow the pattern '^topic/'");
    await git(work, 'commit', '--allow-empty', '--quiet', '--message', 'Something else');
    expect(await pushed('topic/message')).toContain('Commit message does not follow the pattern');
    await git(work, 'reset', '--quiet', '--hard', 'HEAD~1');
    await commitFile(work, 'id_rsa', 'secret');
    expect(await pushed('topic/secret')).toContain("File name 'id_rsa' is prohibited");
    await git(work, 'reset', '--quiet', '--hard', 'HEAD~1');
    await commitFile(work, 'large', 'x'.repeat(1024 * 1024 + 1));
    expect(await pushed('topic/large')).toContain('larger than the allowed size of 1 MB');
    await git(work, 'reset', '--quiet', '--hard', 'HEAD~1');
    await commitFile(work, 'small', 'x');
    expect(await pushed('topic/small')).toContain('[new branch]');
  });

  it.each([
    ['refs/heads/-option', 'no valid name of a branch'],
    ['refs/heads/HEAD', 'no valid name of a branch'],
    [`refs/heads/${'a'.repeat(40)}`, 'cannot have the name of a commit'],
    ['refs/heads/refs/heads/main', 'hidden ref'],
    ['refs/merge-requests/1/head', 'hidden ref'],
  ])('goes to %s', async (ref, reason) => {
    const { work } = await filledProject(app);
    const ran = await runGit(work, 'push', 'origin', `main:${ref}`);
    expect(ran.code).not.toBe(0);
    expect(ran.stderr).toContain(reason);
  });

  it('brings objects that are broken', async () => {
    const { work } = await filledProject(app);
    const tree = await git(work, 'rev-parse', 'HEAD^{tree}');
    const commit = `tree ${tree}\nauthor A <a@example.com> nonsense\ncommitter A <a@example.com> 1 +0000\n\nx\n`;
    const { writeFile } = await import('node:fs/promises');
    await writeFile(join(work, 'broken'), commit);
    const id = await git(work, 'hash-object', '-t', 'commit', '--literally', '-w', 'broken');
    const ran = await runGit(work, 'push', 'origin', `${id}:refs/heads/broken`);
    expect(ran.code).not.toBe(0);
    expect(ran.stderr).toMatch(/badDate|unpack/);
  });

  it('is the first, by somebody who may not make it', async () => {
    const { project } = await emptyProject(app);
    const work = await newWorkTree();
    await commitFile(work, 'README.md', '1');
    const developer = await member(app, project, AccessLevel.Developer);
    const ran = await runGit(work, 'push', developer.url, 'main');
    expect(ran.stderr).toContain('You are not allowed to');
  });
});

describe('a branch whose code owners approve what is merged', () => {
  it('takes no push of what they own, and any other', async () => {
    const place = await filledProject(app);
    const { work } = place;
    const head = await commitFile(work, 'CODEOWNERS', '*.rb @somebody\n^[Docs]\n*.md @somebody\n');
    await git(work, 'push', 'origin', 'main');
    await protect(place, 'ma*', { push_access_level: 30, code_owner_approval_required: true });
    await commitFile(work, 'x.rb', 'puts 1');
    const refused = await runGit(work, 'push', 'origin', 'main');
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('match patterns defined in CODEOWNERS are disabled');
    expect(await storedRef(store, place, 'main')).toBe(head);
    await git(work, 'push', 'origin', 'main:topic');

    await git(work, 'reset', '--hard', '--quiet', head);
    const other = await commitFile(work, 'guide.md', 'x');
    await git(work, 'push', 'origin', 'main');
    expect(await storedRef(store, place, 'main')).toBe(other);
  });
});
