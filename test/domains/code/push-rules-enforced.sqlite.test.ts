import { beforeEach, describe, expect, it } from 'vitest';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { checkPushRules } from '#src/domains/code/push-rules/enforce.ts';
import { PushRuleBroken } from '#src/domains/code/push-rules/push-rule-broken.ts';
import { holdsSecrets } from '#src/domains/code/push-rules/secret-files.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, git, environment } = await startApp();

let project: ProjectRow;
let maintainer: UserRow;
let commits: string;
beforeEach(async () => {
  project = await seedProject(db, { git, visibility: 'private', empty_repo: false, readme: true });
  maintainer = await seedUser(db);
  await addMember(db, { project, user: maintainer, level: 40 });
  commits = `/projects/${project.id}/repository/commits`;
});

async function rule(body: object): Promise<void> {
  const answer = await api.as(maintainer).post(`/projects/${project.id}/push_rule`, body);
  expect(answer.status).toBe(201);
}
const commit = (body: object = {}) =>
  api.as(maintainer).post(commits, {
    ...{ branch: 'main', commit_message: 'K-1 Heat' },
    actions: [{ action: 'create', file_path: 'kiln.rb', content: 'x'.repeat(2000) }],
    ...body,
  });

describe('commits of the API', () => {
  it('follow the rules for messages', async () => {
    await rule({ commit_message_regex: '^K-\\d+ ', commit_message_negative_regex: '(?i)wip' });
    expect(await commit({ commit_message: 'Heat' })).toMatchObject({
      status: 400,
      body: { message: "Commit message does not follow the pattern '^K-\\d+ '" },
    });
    expect(await commit({ commit_message: 'K-1 WIP' })).toMatchObject({
      status: 400,
      body: { message: "Commit message contains the forbidden pattern '(?i)wip'" },
    });
    expect((await commit()).status).toBe(201);
    expect((await commit({ commit_message: 'Heat\n\nK-1 x', branch: 'main' })).status).toBe(400);
  });

  it('are refused with messages in which looking for a pattern takes too long', async () => {
    await rule({ commit_message_regex: '[ab]*a[ab]{200}[cd]' });
    // A full match would take a thousand times its limit.
    let state = 1;
    const letters = Array.from({ length: 900_000 }, () => {
      state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
      return (state & 0x10000) === 0 ? 'a' : 'b';
    });
    expect(await commit({ commit_message: letters.join('') })).toMatchObject({
      status: 400,
      body: { message: "The search takes too long for the pattern '[ab]*a[ab]{200}[cd]'" },
    });
  });

  it('follow the rules for branches, but for the default one', async () => {
    await rule({ branch_name_regex: '^feature/' });
    expect((await commit()).status).toBe(201);
    const other = await commit({ branch: 'other', start_branch: 'main' });
    expect(other).toMatchObject({
      status: 400,
      body: { message: "Branch name 'other' does not follow the pattern '^feature/'" },
    });
    const actions = [{ action: 'create', file_path: 'y', content: 'y' }];
    const named = await commit({ branch: 'feature/x', start_branch: 'main', actions });
    expect(named.status).toBe(201);
  });

  it('follow the rules for files', async () => {
    await rule({ file_name_regex: '\\.exe$', prevent_secrets: true, max_file_size: 1 });
    const create = (file_path: string, bytes = 1) =>
      commit({ actions: [{ action: 'create', file_path, content: 'x'.repeat(bytes) }] });
    expect((await create('a.exe')).body.message).toContain("prohibited by the pattern '\\.exe$'");
    expect((await create('keys/id_rsa')).body.message).toContain('secrets');
    expect(await create('large', 1024 * 1024 + 1)).toMatchObject({
      status: 400,
      body: { message: "File 'large' is larger than the allowed size of 1 MB" },
    });
    expect((await create('fits', 1024 * 1024)).status).toBe(201);
  });

  it('follow the rules for people', async () => {
    await rule({ author_email_regex: '@example\\.com$', member_check: true });
    const author = (author_email: string) => commit({ author_email });
    expect((await author('x@example.org')).body.message).toContain(
      "'x@example.org' does not follow",
    );
    expect((await author('nobody@example.com')).body.message).toContain('is not a user');
    expect((await author(maintainer.email.toUpperCase())).status).toBe(400);
    const known = await author(maintainer.email);
    expect(known.status).toBe(201);
    const replay = `${commits}/${known.body.id}`;
    expect((await api.as(maintainer).post(`${replay}/revert`, { branch: 'main' })).status).toBe(
      201,
    );
  });

  it('are not asked for a signature, and not for the committer that the server writes', async () => {
    await rule({ reject_unsigned_commits: true, commit_committer_check: true });
    expect((await commit()).status).toBe(201);
  });

  it('end in no time whatever the pattern is', async () => {
    await rule({ commit_message_regex: '^(a+)+$' });
    const answer = await commit({ commit_message: `${'a'.repeat(50_000)}!` });
    expect(answer.status).toBe(400);
  });
});

describe('a replayed commit', () => {
  it('follows the rules for messages', async () => {
    const { body } = await commit({ commit_message: 'Heat' });
    await rule({ commit_message_regex: '^K-' });
    const answer = await api
      .as(maintainer)
      .post(`${commits}/${body.id}/revert`, { branch: 'main' });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('does not follow the pattern');
  });
});

describe('a push by git', () => {
  const check = (pushed: object, actor = maintainer) =>
    checkPushRules(environment, {
      ...{ project, actor: { user: actor }, overGit: true },
      refs: [
        {
          ...{ ref: 'refs/heads/main', deleted: false },
          commits: async () => [
            {
              message: 'x',
              author: { email: maintainer.email },
              committer: { email: maintainer.email },
              signed: false,
              ...pushed,
            },
          ],
          files: async () => [],
          ...pushed,
        },
      ],
    });

  it('is refused for tags that may not be deleted', async () => {
    const gone = { ref: 'refs/tags/v1', deleted: true };
    await check(gone);
    await rule({ deny_delete_tag: true });
    await expect(check(gone)).rejects.toThrow(PushRuleBroken);
    await check({ ref: 'refs/heads/x', deleted: true });
  });

  it('is signed if a rule requires it', async () => {
    await rule({ reject_unsigned_commits: true });
    await expect(check({})).rejects.toMatchObject({ reason: 'Commit must be signed' });
    await check({ signed: true });
  });

  it('has the pusher as committer, also with the hidden address', async () => {
    await rule({ commit_committer_check: true });
    await check({});
    const other = await seedUser(db);
    await expect(check({}, other)).rejects.toThrow(PushRuleBroken);
    const hidden = `${other.id}-${other.username}@users.noreply.127.0.0.1`;
    await check({ committer: { email: hidden } }, other);
    await expect(check({ committer: { email: hidden } })).rejects.toThrow(PushRuleBroken);
  });

  it('needs no check without a rule', async () => {
    const never = async () => {
      throw new Error('asked');
    };
    await check({ commits: never, files: never });
    await rule({ branch_name_regex: 'x' });
    await check({ commits: never, files: never });
  });
});

describe('names of secrets', () => {
  it.each(['.ssh/id_rsa', 'server_ed25519', 'a/b.pem', '.bash_history', 'home/.aws/credentials'])(
    'are such as %s',
    (path) => expect(holdsSecrets(path)).toBe(true),
  );
  it.each(['id_rsa.pub', 'key.ts', 'history.md', 'pem', 'aws/credentials.md'])(
    'are not such as %s',
    (path) => expect(holdsSecrets(path)).toBe(false),
  );
});
