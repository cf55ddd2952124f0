import { beforeEach, describe, expect, it } from 'vitest';
import { Gitlab } from '@gitbeaker/rest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  seedGroup,
  seedProject,
  seedToken,
  seedUser,
  unique,
} from '#test/support/seed.ts';
import {
  type CodeProject,
  codeProject,
  create,
} from '#test/domains/code/repository-files/support.ts';

const app = await startApp();
const { api, db, origin } = app;

let home: CodeProject;
let url: string;

beforeEach(async () => {
  home = await codeProject(app);
  url = `/projects/${home.project.id}/repository/changelog`;
});

/** Commits an empty change past the API, and moves the branch there. */
function commit(message: string, email = 'a@example.com', branch = 'main'): string {
  const { cli, cliInput } = home;
  const [tree, parent] = [`${branch}^{tree}`, branch].map((name) => cli('rev-parse', name));
  const time = Number(cli('log', '-1', '--format=%ct', branch)) + 1;
  const person = `A <${email}> ${time} +0000`;
  const header = `tree ${tree}\nparent ${parent}\nauthor ${person}\ncommitter ${person}\n`;
  const id = cliInput(['hash-object', '-t', 'commit', '-w', '--stdin'], `${header}\n${message}\n`);
  cli('update-ref', `refs/heads/${branch}`, id);
  return id;
}

const change = (title: string, kind: string, email?: string) =>
  commit(`${title}\n\nChangelog: ${kind}`, email);

const get = (query: Readonly<Record<string, string>>, as = api) =>
  as.get(`${url}?${new URLSearchParams(query).toString()}`);
const fault = (reason: string) => ({
  status: 422,
  body: { message: `Failed to generate the changelog: ${reason}` },
});
const address = (id: string) => `${origin}/${home.project.full_path}/-/commit/${id}`;

describe('GET /projects/{id}/repository/changelog', () => {
  it('tells the changes since the tag of the version before, by kind', async () => {
    const { cli } = home;
    change('Too old', 'added');
    for (const tag of ['v1.0.0', 'v0.9.0', 'other']) cli('tag', tag);
    const first = change('Heat up', 'added');
    cli('tag', 'v1.1.0-rc1');
    const second = change('Cool `a[0]` [down]', 'fixed');
    commit('Say nothing');
    commit('Say it in another case\n\nchangelog: added');
    const third = change('Fire again', 'added');
    expect(await get({ version: '1.1.0', date: '2022-04-22T10:00:00Z' })).toMatchObject({
      status: 200,
      body: {
        notes: [
          '## 1.1.0 (2022-04-22)\n',
          '### added (2 changes)\n',
          `- [Fire again](${address(third)})`,
          `- [Heat up](${address(first)})\n`,
          '### fixed (1 change)\n',
          `- [Cool \`a[0]\` \\[down\\]](${address(second)})\n`,
        ].join('\n'),
      },
    });
    expect(await get({ version: '0.9.5', to: 'v1.1.0-rc1' })).toMatchObject({
      body: { notes: expect.stringContaining('### added (1 change)') as string },
    });
  });

  it('leaves out what is reverted, but not what reverts with a trailer, nor what a reverted revert took', async () => {
    const from = home.cli('rev-parse', 'main');
    const lost = change('Lost', 'added');
    commit(`Revert "Lost"\n\nThis reverts commit ${lost}.\n\nChangelog: removed`);
    const back = change('Back', 'added');
    const revert = commit(`Revert "Back"\n\nThis reverts commit ${back}.`);
    commit(`Revert it\n\nThis reverts commit ${revert}.`);
    const { notes } = (await get({ version: '1.0.0', from })).body as { notes: string };
    expect(notes).not.toContain('[Lost]');
    expect(notes).toContain('[Revert "Lost"]');
    expect(notes).toContain('[Back]');
  });

  it('cuts titles that fill books', async () => {
    const from = home.cli('rev-parse', 'main');
    change('`x` [y] '.repeat(100_000), 'added');
    const { notes } = (await get({ version: '1.0.0', from })).body as { notes: string };
    expect(notes).toMatch(/- \[`x` \\\[y\\\] .*…\]\(http/);
    expect(notes.length).toBeLessThan(2_000);
  });

  it('says when nothing changed', async () => {
    expect((await get({ version: 'v2.0.0', from: 'main', date: '2022-04-22' })).body).toEqual({
      notes: '## v2.0.0 (2022-04-22)\n\nNo changes.\n',
    });
  });

  it('is written as the configuration says', async () => {
    const { commit: write } = home;
    home.cli('tag', 'release-1.0.0');
    const settings = [
      'date_format: "%d %b"',
      `tag_regex: '^release-(?P<major>\\d+)\\.(?P<minor>\\d+)\\.(?P<patch>\\d+)$'`,
      'categories: { fixed: Repairs, added: News }',
      'template: |',
      '  {% each categories %}',
      '  {{ title }}:{% each entries %} {{ title }} ({{ commit.trailers.Kiln }}){% end %}\n',
      '  {% end %}',
    ];
    await write([create('.gitlab/changelog_config.yml', settings.join('\n'))]);
    commit('One\n\nChangelog: added\nKiln: big');
    commit('Two\n\nChangelog: fixed\nKiln: <small>');
    change('Three', 'unheard');
    const query = { version: '1.1.0', date: '2022-04-22' };
    const notes =
      '## 1.1.0 (22 Apr)\n\nRepairs: Two (\\<small>)\nNews: One (big)\nunheard: Three ()\n';
    expect((await get(query)).body).toEqual({ notes });
    const usual = { ...query, from: 'release-1.0.0', config_file: 'there/is/none' };
    expect((await get(usual)).body.notes).toContain('### added (1 change)');
    const elsewhere = { ...query, from: 'release-1.0.0', config_file_ref: 'release-1.0.0' };
    expect((await get(elsewhere)).body.notes).toContain('### added (1 change)');
    expect((await get({ ...query, trailer: 'Kiln' })).body.notes).toContain('big: One');
  });

  it('names merge requests, and authors whose address is theirs to everybody', async () => {
    const { project, developer } = home;
    const [outsider, shy] = await Promise.all(
      ['outsider', 'shy'].map((name) => seedUser(db, { username: unique(name) })),
    );
    if (outsider === undefined || shy === undefined) throw new Error('two are made');
    await db('users').where({ id: outsider.id }).update({ public_email: outsider.email });
    const from = home.cli('rev-parse', 'main');
    const mine = change('Outside', 'added', outsider.email);
    const hidden = change('Hidden', 'added', shy.email);
    const asked = { source_branch: 'side', target_branch: 'main', title: 'Side' };
    home.cli('branch', 'side', commit('Aside'));
    home.cli('update-ref', 'refs/heads/main', hidden);
    const request = (await api.as(developer).post(`/projects/${project.id}/merge_requests`, asked))
      .body as { id: number; iid: number };
    await db('merge_requests')
      .where({ id: request.id })
      .update({ state: 'merged', merge_commit_sha: mine, author_id: outsider.id });
    await db('merge_request_commits').insert({ merge_request_id: request.id, sha: hidden });
    const { notes } = (await get({ version: '1.0.0', from })).body as { notes: string };
    const merged = `([merge request](${origin}/${project.full_path}/-/merge_requests/${request.iid}))`;
    expect(notes).toContain(`- [Outside](${address(mine)}) by @${outsider.username} ${merged}`);
    expect(notes).toContain(`- [Hidden](${address(hidden)}) ${merged}`);

    const group = await seedGroup(db);
    await addMember(db, { group, user: shy, level: AccessLevel.Guest });
    const settings = `include_groups: [${group.full_path}, there/is/none]`;
    await home.commit([create('.gitlab/changelog_config.yml', settings)]);
    const query = { version: '1.0.0', from };
    expect((await get(query, api.as(shy))).body.notes).toContain(`by @${shy.username}`);
    expect((await get(query, api.as(developer))).body.notes).not.toContain(shy.username);

    await db('projects')
      .where({ id: project.id })
      .update({ merge_requests_access_level: 'private' });
    expect((await get(query)).body.notes).not.toContain('merge_requests');
  });

  it.each([
    [
      { version: '1.0.0' },
      'The commit start range is unspecified, and no previous tag could be found to use instead',
    ],
    [{ version: '1.0.0', from: 'nothing' }, 'Invalid or not found commit value in the given range'],
    [
      { version: '1.0.0', from: 'main', to: 'nothing' },
      'Invalid or not found commit value in the given range',
    ],
  ])('%j is refused', async (query, reason) => {
    expect(await get(query)).toMatchObject(fault(reason));
  });

  it.each([
    ['- list', 'The configuration is invalid: Invalid configuration format'],
    ['categories: [a]', 'The configuration is invalid: "categories" must be a map'],
    ['template: "{% if %}"', 'Failed to parse the template: a tag cannot be read at line 1'],
    [`# ${'x'.repeat(16_384)}`, 'The configuration is invalid: it is larger than 16384 bytes'],
    [
      `a: &a {b: c}\nd: [${'{<<: *a}, '.repeat(11)}]`,
      'The configuration is invalid: it has more than 10 merge keys',
    ],
    [
      Array.from({ length: 1_000 }, (_, at) => `k${at}: [\n1]\n`).join(''),
      'The configuration is invalid: (<unknown>): deficient indentation at line 22 column 1',
    ],
    [
      'tag_regex: "("',
      'The regular expression to use for finding the previous tag for a version is invalid: error parsing regexp: missing closing ): `(?m)(`',
    ],
  ])('a configuration %# is refused', async (text, reason) => {
    await home.commit([create('.gitlab/changelog_config.yml', text)]);
    expect(await get({ version: '1.0.0', from: 'main' })).toMatchObject(fault(reason));
  });

  it('reads 15,000 commits at most', async () => {
    const from = home.cli('rev-parse', 'main');
    const made = Array.from({ length: 15_001 }, (_, index) => {
      const parent = index === 0 ? `from ${from}\n` : '';
      return `commit refs/heads/long\ncommitter A <a@example.com> ${1_650_000_000 + index} +0000\ndata 1\nx\n${parent}`;
    });
    home.cliInput(['fast-import', '--quiet'], made.join('\n'));
    expect(await get({ version: '1.0.0', from, to: 'long' })).toMatchObject(
      fault('The commits range exceeds 15000 elements.'),
    );
    expect((await get({ version: '1.0.0', from, to: 'long~1' })).status).toBe(200);
  });

  it.each(['1', '1.0', 'one', '1.0.0\n## 2.0.0', '01.0.0'])(
    'refuses %j as a version',
    async (version) => {
      expect(await get({ version, from: 'main' })).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining('version') as string },
      });
    },
  );
});

describe('POST /projects/{id}/repository/changelog', () => {
  const read = (path = 'CHANGELOG.md', branch = 'main') => home.cli('show', `${branch}:${path}`);

  it('commits the section between those of other versions, once', async () => {
    const developer = api.as(home.developer);
    const from = home.cli('rev-parse', 'main');
    change('Heat up', 'added');
    const post = (body: object) => developer.post(url, { from, date: '2022-04-22', ...body });
    expect(await post({ version: '1.0.0' })).toMatchObject({ status: 200, body: 200 });
    expect(home.cli('log', '-1', '--format=%s%n%cn')).toBe(
      `Add changelog for version 1.0.0\n${home.developer.name}`,
    );
    expect((await post({ version: '2.0.0', message: 'Tell two' })).status).toBe(200);
    expect(home.cli('log', '-1', '--format=%s')).toBe('Tell two');
    expect((await post({ version: '1.5.0' })).status).toBe(200);
    expect(read().match(/^## .*/gm)).toEqual([
      ...['## 2.0.0 (2022-04-22)', '## 1.5.0 (2022-04-22)', '## 1.0.0 (2022-04-22)'],
    ]);
    const head = home.cli('rev-parse', 'main');
    expect((await post({ version: '1.5.0' })).status).toBe(200);
    expect(home.cli('rev-parse', 'main')).toBe(head);

    home.cli('branch', 'stable', from);
    expect((await post({ version: '1.0.0', branch: 'stable', file: 'NEWS' })).status).toBe(200);
    expect(read('NEWS', 'stable')).toContain('No changes.');
  });

  it('loses no section when several are added at once', async () => {
    const developer = api.as(home.developer);
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
    const answers = await Promise.all(
      versions.map((version) => developer.post(url, { version, from: 'main' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(read().match(/^## \S+/gm)).toEqual(versions.toReversed().map((each) => `## ${each}`));
  });

  it('needs the right to push to the branch', async () => {
    const wanted = { version: '1.0.0', from: 'main' };
    const reporter = await seedUser(db);
    await addMember(db, { project: home.project, user: reporter, level: AccessLevel.Reporter });
    expect((await api.as(reporter).post(url, wanted)).status).toBe(403);
    const maintainer = await seedUser(db);
    await addMember(db, { project: home.project, user: maintainer, level: AccessLevel.Maintainer });
    const protection = `/projects/${home.project.id}/protected_branches`;
    await api.as(maintainer).post(protection, { name: 'main', push_access_level: 40 });
    expect(await api.as(home.developer).post(url, wanted)).toMatchObject({
      status: 403,
      body: {
        message: '403 Forbidden - You are not allowed to commit a changelog on this branch',
      },
    });
    expect((await api.as(maintainer).post(url, wanted)).status).toBe(200);
    const later = { ...wanted, version: '2.0.0' };
    await db('projects').where({ id: home.project.id }).update({ archived: true });
    expect((await api.as(maintainer).post(url, later)).status).toBe(403);
  });

  it('is refused where no file can be written', async () => {
    const { cli, cliInput } = home;
    const post = (body: object) =>
      api.as(home.developer).post(url, { version: '1.0.0', from: 'main', ...body });
    expect(await post({ file: '../x' })).toMatchObject({ status: 400 });
    expect(await post({ branch: 'nothing', to: 'main' })).toMatchObject(
      fault('You can only create or edit files when you are on a branch'),
    );
    await home.commit([create('folder/file', 'x')]);
    expect(await post({ file: 'folder' })).toMatchObject({ status: 400 });
    const blob = cliInput(['hash-object', '-w', '--stdin'], 'README.md');
    const tree = cliInput(['mktree'], `120000 blob ${blob}\tCHANGELOG.md\n`);
    cli('update-ref', 'refs/heads/linked', cli('commit-tree', '-m', 'Link', tree));
    expect(await post({ branch: 'linked' })).toMatchObject(fault('CHANGELOG.md is no file'));
    await home.commit([create('CHANGELOG.md', Buffer.alloc(8 * 1024 * 1024 + 1, 'x\n'))]);
    expect(await post({})).toMatchObject(fault('CHANGELOG.md is larger than 8388608 bytes'));
  });

  it('@gitbeaker/rest has both', async () => {
    const { token } = await seedToken(db, home.developer);
    const client = new Gitlab({ host: origin, token });
    const options = { from: home.cli('rev-parse', 'main') };
    change('Heat up', 'added');
    const { id } = home.project;
    const shown = await client.Repositories.showChangelog(id, '1.0.0', options);
    expect(shown.notes).toContain('[Heat up]');
    expect(await client.Repositories.editChangelog(id, '1.0.0', options)).toBe(200);
    expect(read()).toContain('[Heat up]');
  });
});

it('a project without a repository has none', async () => {
  const project = await seedProject(db);
  const path = `/projects/${project.id}/repository/changelog?version=1.0.0&from=main`;
  expect(await api.get(path)).toMatchObject({ status: 404 });
});
