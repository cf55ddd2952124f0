import { beforeAll, describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { type CodeProject, codeProject, create, fileUrl } from './support.ts';

const app = await startApp();
const { api, db, git } = app;

let home: CodeProject;
let head: string;

beforeAll(async () => {
  home = await codeProject(app);
  const oid = 'a'.repeat(40);
  await home.commit([create('lib/kiln.rb', 'x'), create('link', 'target')]);
  // A symbolic link and a submodule, which no call of ours makes.
  const tree = home.cli('ls-tree', 'main').replace('100644 blob', '100644 blob');
  const entries = tree
    .split('\n')
    .map((line) => (line.endsWith('\tlink') ? line.replace('100644', '120000') : line))
    .concat(`160000 commit ${oid}\tmodule`);
  head = home.cliInput(['mktree', '--missing'], `${entries.join('\n')}\n`);
  const commit = home.cli('commit-tree', '-p', 'main', '-m', 'Links', head);
  home.cli('update-ref', 'refs/heads/main', commit);
  home.cli('update-ref', 'refs/heads/other/branch', commit);
  home.cli('tag', 'v1', commit);
  head = commit;
});

const made = { branch: 'main', commit_message: 'x', content: 'y' };
const as = () => api.as(home.developer);
const create_ = (path: string, body: object = {}) =>
  as().post(fileUrl(home.project, path), { ...made, ...body });
const update = (path: string, body: object = {}) =>
  as().put(fileUrl(home.project, path), { ...made, ...body });
const remove = (path: string, body: object = {}) => {
  const query = new URLSearchParams({ branch: 'main', commit_message: 'x', ...body });
  return as().delete(`${fileUrl(home.project, path)}?${query.toString()}`);
};
const message = (text: string) => ({ status: 400, body: { message: text } });
const error = (text: string) => ({ status: 400, body: { error: text } });

const exists = message('A file with this name already exists');
const missing = message("A file with this name doesn't exist");
const wrongPath = error('file_path should be a valid file path');
const notOnBranch = message('You can only create or edit files when you are on a branch');
const badName = (branch: string) =>
  message(
    `Something went wrong when we tried to create '${branch}' for you: Branch name is invalid`,
  );

describe('the reason of a refused write', () => {
  it('names the obstacle', async () => {
    expect(await create_('README.md')).toMatchObject(exists);
    expect(await create_('README.md/below')).toMatchObject(exists);
    expect(await create_('link')).toMatchObject(exists);
    expect(await create_('link/below')).toMatchObject(exists);
    expect(await create_('module')).toMatchObject(exists);
    expect(await create_('module/below')).toMatchObject(exists);
    expect(await create_('lib')).toMatchObject(
      message('A directory with this name already exists'),
    );
    for (const path of ['nothing', 'lib', 'lib/nothing', 'link/x', 'module', '*', 'LIB/kiln.rb']) {
      expect([path, await update(path)]).toMatchObject([path, missing]);
    }
    for (const path of ['nothing', 'lib', 'lib/nothing', '*', ':(glob)*']) {
      expect([path, await remove(path)]).toMatchObject([path, missing]);
    }
  });
});

describe('paths', () => {
  it.each(['../x', 'a/../b', '/etc/passwd', '..\\x', '/../x', '..'])(
    'that lead elsewhere are wrong parameters: %j',
    async (path) => {
      expect(await create_(path)).toMatchObject(wrongPath);
      expect(await update(path)).toMatchObject(wrongPath);
      expect(await remove(path)).toMatchObject(wrongPath);
    },
  );

  it.each([
    '.git/config',
    '.git',
    'a/.GIT/x',
    'git~1',
    '.git::$INDEX_ALLOCATION',
    '.git ',
    '.g\u200cit/x',
    'a//b',
    'a/',
    './a',
    `${'x'.repeat(200)}/`.repeat(3),
  ])('that git would not take are told: %j', async (path) => {
    const refusal = message(`invalid path: '${path}'`);
    expect(await create_(path)).toMatchObject(refusal);
    expect(await update(path)).toMatchObject(refusal);
    expect(await remove(path)).toMatchObject(refusal);
  });

  it('with a NUL, or longer than an address may be, do not come that far', async () => {
    expect(await create_('a\0b')).toMatchObject(error('file_path is invalid'));
    expect(await create_('x'.repeat(4097))).toMatchObject(
      error('file_path is expected to have length less than or equal to 4096'),
    );
    expect((await create_('é'.repeat(2000))).status).toBe(414);
  });

  it('may look like options, patterns or revisions', async () => {
    for (const path of ['-x', '--upload-pack=x', '*', ':(glob)**', 'main:lib', 'a\nb', '@{-1}']) {
      expect([path, (await create_(path)).status]).toEqual([path, 201]);
      expect((await remove(path)).status).toBe(204);
    }
    expect(home.cli('ls-tree', '-r', '--name-only', 'main').split('\n')).toHaveLength(4);
  });
});

describe('branches', () => {
  it.each([
    'nothing',
    'HEAD',
    'v1',
    '-x',
    '--upload-pack=x',
    '@{-1}',
    'main~1',
    'refs/heads/main',
    'ma*',
    'a\nb',
    'x'.repeat(1024),
  ])('that do not exist take no changes: %j', async (branch) => {
    expect(await create_('new', { branch })).toMatchObject(notOnBranch);
    expect(await update('README.md', { branch })).toMatchObject(notOnBranch);
    expect(await remove('README.md', { branch })).toMatchObject(notOnBranch);
  });

  it('cannot be begun where a branch is, or at what is none', async () => {
    const start_branch = 'other/branch';
    expect(await create_('new', { start_branch })).toMatchObject(
      message(
        "A branch called 'main' already exists. Switch to that branch in order to make changes",
      ),
    );
    for (const from of ['nothing', 'v1', head, 'HEAD', '--all', 'main~1']) {
      expect(await create_('new', { branch: 'new', start_branch: from })).toMatchObject(
        notOnBranch,
      );
    }
    // The branch itself is no other one.
    expect((await create_('new', { start_branch: 'main' })).status).toBe(201);
  });

  it.each([
    'HEAD',
    '-x',
    'a..b',
    'a b',
    'a\nb',
    'ma*',
    '@{-1}',
    'x.lock',
    'refs/x',
    'other',
    'main/x',
  ])('cannot be called %j', async (branch) => {
    const refused = await create_('newer', { branch, start_branch: 'main' });
    expect(refused).toMatchObject(badName(branch));
  });
});

describe('parameters', () => {
  const required = 'branch, content and message are';
  it(`${required} needed`, async () => {
    const url = fileUrl(home.project, 'new');
    expect(await as().post(url, {})).toMatchObject(
      error(
        'branch is missing, branch is empty, content is missing, commit_message is missing, commit_message is empty',
      ),
    );
    expect(await create_('new', { branch: '' })).toMatchObject(error('branch is empty'));
    expect(await update('new', { commit_message: '' })).toMatchObject(
      error('commit_message is empty'),
    );
    for (const blank of [' ', '\n\t']) {
      const refused = error('commit_message is empty');
      expect(await create_('new', { commit_message: blank })).toMatchObject(refused);
      expect(await remove('README.md', { commit_message: blank })).toMatchObject(refused);
    }
    expect(await as().delete(url)).toMatchObject(
      error(
        'branch is missing, branch is empty, commit_message is missing, commit_message is empty',
      ),
    );
  });

  it('have the types that they have', async () => {
    expect(await create_('new', { encoding: 'gzip' })).toMatchObject(
      error('encoding does not have a valid value'),
    );
    expect(await create_('new', { execute_filemode: 'perhaps' })).toMatchObject(
      error('execute_filemode is invalid'),
    );
  });

  it.each(['&&&&', 'YQ', 'YQ=', 'Y', 'YQ==YQ==', '====', 'YWI=\0'])(
    'refuses %j as base64 unless it is',
    async (content) => {
      const refused = await create_('new-base64', { content, encoding: 'base64' });
      const status = content === 'YQ' ? 201 : 400;
      expect(refused.status).toBe(status);
      if (status === 400) expect(refused.body).toEqual({ error: 'content is invalid' });
    },
  );
});

describe('protected branches', () => {
  it('take changes of those who may push to them', async () => {
    const { project, developer } = await codeProject(app);
    const maintainer = await seedUser(db);
    await addMember(db, { project, user: maintainer, level: AccessLevel.Maintainer });
    await api
      .as(maintainer)
      .post(`/projects/${project.id}/protected_branches`, { name: 'main', push_access_level: 40 });
    await api
      .as(maintainer)
      .post(`/projects/${project.id}/protected_branches`, { name: 'stable/*' });
    const url = fileUrl(project, 'a');
    const refused = message('You are not allowed to push into this branch');
    expect(await api.as(developer).post(url, made)).toMatchObject(refused);
    const begun = { ...made, branch: 'stable/1', start_branch: 'main' };
    expect(await api.as(developer).post(url, begun)).toMatchObject(refused);
    expect((await api.as(maintainer).post(url, made)).status).toBe(201);
    expect((await api.as(maintainer).post(fileUrl(project, 'b'), begun)).status).toBe(201);
  });
});

describe('push rules', () => {
  it('refuse messages, files and sizes', async () => {
    const { project, developer } = await codeProject(app);
    const maintainer = await seedUser(db);
    await addMember(db, { project, user: maintainer, level: AccessLevel.Maintainer });
    await api.as(maintainer).post(`/projects/${project.id}/push_rule`, {
      commit_message_regex: '^K-\\d+',
      file_name_regex: '\\.exe$',
      max_file_size: 1,
    });
    const post = (path: string, body: object = {}) =>
      api.as(developer).post(fileUrl(project, path), { ...made, ...body });
    const follows = { commit_message: 'K-1' };
    expect(await post('a')).toMatchObject(
      message("Commit message does not follow the pattern '^K-\\d+'"),
    );
    expect((await post('a.exe', follows)).status).toBe(400);
    const large = 'x'.repeat(1024 * 1024 + 1);
    expect((await post('a', { ...follows, content: large })).status).toBe(400);
    expect((await post('a', follows)).status).toBe(201);
  });
});

it('answers 404 while the repository is missing', async () => {
  const project = await seedProject(db);
  const administrator = await seedUser(db, { admin: true });
  expect(await api.as(administrator).post(fileUrl(project, 'a'), made)).toMatchObject({
    status: 404,
    body: { message: '404 Repository Not Found' },
  });
});

describe('roles that may write files', () => {
  const statuses = {
    private: {
      anonymous: 401,
      stranger: 404,
      guest: 403,
      reporter: 403,
      developer: 201,
      owner: 201,
    },
    public: {
      anonymous: 401,
      stranger: 403,
      guest: 403,
      reporter: 403,
      developer: 201,
      owner: 201,
    },
  } as const;
  const levels = { guest: 10, reporter: 20, developer: 30, owner: 50 } as const;

  it.each(['private', 'public'] as const)('in a %s project', async (visibility) => {
    const project = await seedProject(db, { git, readme: true, visibility });
    for (const [who, status] of Object.entries(statuses[visibility])) {
      const user = who === 'anonymous' ? null : await seedUser(db);
      const level = levels[who as keyof typeof levels] as AccessLevel | undefined;
      if (user !== null && level !== undefined) await addMember(db, { project, user, level });
      const url = fileUrl(project, who);
      const answers = [
        await api.as(user).post(url, made),
        await api.as(user).put(url, { ...made, content: 'z' }),
        await api.as(user).delete(`${url}?branch=main&commit_message=x`),
      ].map((answer) => answer.status);
      const expected = status === 201 ? [201, 200, 204] : [status, status, status];
      expect([who, ...answers]).toEqual([who, ...expected]);
    }
  });
});
