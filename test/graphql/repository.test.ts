import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { project, group, people } = await projectWorld(db, { git: app.git });
const path = project.full_path;
const developer = api.as(people.developer);
const repositoryUrl = `/projects/${project.id}/repository`;

async function commit(actions: object[], message: string, more: object = {}) {
  const made = await developer.post(`${repositoryUrl}/commits`, {
    ...{ branch: 'main', commit_message: message, actions },
    ...more,
  });
  expect(made).toMatchObject({ status: 201 });
  return made.body as { id: string };
}

const binary = Buffer.from([1, 0, 2, 255]);
const create = (file_path: string, content: string) => ({ action: 'create', file_path, content });
const first = await commit(
  [
    create('glaze/ash.txt', 'Wood ash\nFeldspar\n'),
    create('glaze/celadon.txt', 'Iron\n'),
    create('glaze/old/rutile.txt', 'Rutile\n'),
    { ...create('kiln.bin', binary.toString('base64')), encoding: 'base64' },
  ],
  'Write the glazes down\n\nAll that were *tried*.\n',
);
const second = await commit([{ ...create('glaze/tin.txt', 'Tin\n') }], 'Add tin');

const inRepository = (fields: string) =>
  `query($path: ID!) { project(fullPath: $path) { repository { ${fields} } } }`;

/** The values that tests look into, by name. */
interface Shown {
  readonly branchNames: readonly string[];
  readonly blobs: { readonly nodes: readonly Shown[] };
  readonly trees: { readonly nodes: readonly Shown[] };
  readonly submodules: { readonly nodes: readonly Shown[] };
  readonly nodes: readonly Shown[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly tree: Shown & { readonly blobs: Shown };
  readonly paginatedTree: Shown;
  readonly commit: Shown;
  readonly commits: Shown;
  readonly diffs: readonly object[];
  readonly path: string;
  readonly plainData: string;
}

async function repositoryFor(who: keyof typeof people, fields: string): Promise<Shown | null> {
  const { data, errors } = await ask(people[who], inRepository(fields), { path });
  expect(errors).toBeUndefined();
  return (data as unknown as { project: { repository: Shown | null } }).project.repository;
}

async function shown(fields: string, who: keyof typeof people = 'reporter'): Promise<Shown> {
  const repository = await repositoryFor(who, fields);
  if (repository === null) throw new Error('the repository is hidden');
  return repository;
}

describe('a repository', () => {
  it('says what there is of it', async () => {
    expect(await shown('empty exists rootRef diskPath')).toEqual({
      empty: false,
      exists: true,
      rootRef: 'main',
      diskPath: null,
    });
    expect(await shown('diskPath', 'administrator')).toEqual({
      diskPath: expect.stringMatching(/^@hashed\//) as string,
    });
  });

  it('is null for those who may not read the code', async () => {
    expect(await repositoryFor('guest', 'rootRef')).toBeNull();
  });

  it('is empty before there is a commit', async () => {
    const empty = await seedProject(db, { namespace: group });
    const fields =
      'empty exists rootRef tree { blobs { nodes { path } } lastCommit { sha } } blobs(paths: ["a"]) { nodes { path } }';
    const { data, errors } = await ask(people.owner, inRepository(fields), {
      path: empty.full_path,
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      project: {
        repository: {
          empty: true,
          exists: false,
          rootRef: null,
          tree: { blobs: { nodes: [] }, lastCommit: null },
          blobs: { nodes: [] },
        },
      },
    });
  });
});

describe('a tree', () => {
  it('has the entries that REST lists', async () => {
    const { body } = await developer.get(`${repositoryUrl}/tree?path=glaze&recursive=true`);
    const rest = (body as { id: string; name: string; path: string; type: string }[]).map(
      ({ id: sha, name, path, type }) => ({ sha, name, path, type, flatPath: path }),
    );
    const entry = 'nodes { sha name path type flatPath }';
    const repository = await shown(
      `tree(path: "glaze", recursive: true) { blobs { ${entry} } trees { ${entry} } submodules { ${entry} } }`,
    );
    const { blobs, trees, submodules } = repository.tree;
    expect([...trees.nodes, ...blobs.nodes, ...submodules.nodes]).toEqual(rest);
  });

  it('is read page by page in both directions', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const given: string = after === null ? '' : `, after: "${after}"`;
      const repository: Shown = await shown(
        `tree(path: "glaze") { blobs(first: 2${given}) { nodes { path } pageInfo { endCursor hasNextPage } } }`,
      );
      const { nodes, pageInfo } = repository.tree.blobs;
      seen.push(...nodes.map((node) => node.path));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(['glaze/ash.txt', 'glaze/celadon.txt', 'glaze/tin.txt']);
    const back = await shown(
      `tree(path: "glaze") { blobs(last: 2) { nodes { path } pageInfo { startCursor hasPreviousPage } } }`,
    );
    expect(back.tree.blobs).toMatchObject({
      nodes: [{ path: 'glaze/celadon.txt' }, { path: 'glaze/tin.txt' }],
      pageInfo: { hasPreviousPage: true },
    });
  });

  it('is read in pages of git', async () => {
    const page = (given: string) =>
      shown(`paginatedTree(path: "glaze", first: 2${given}) {
        nodes { trees { nodes { path } } blobs { nodes { path } } } pageInfo { endCursor hasNextPage } }`);
    const one = await page('');
    expect(one.paginatedTree).toMatchObject({
      nodes: [
        {
          trees: { nodes: [{ path: 'glaze/old' }] },
          blobs: { nodes: [{ path: 'glaze/ash.txt' }] },
        },
      ],
      pageInfo: { hasNextPage: true },
    });
    const two = await page(`, after: "${one.paginatedTree.pageInfo.endCursor}"`);
    expect(two.paginatedTree.nodes).toEqual([
      {
        trees: { nodes: [] },
        blobs: { nodes: [{ path: 'glaze/celadon.txt' }, { path: 'glaze/tin.txt' }] },
      },
    ]);
  });

  it('holds nothing where there is none', async () => {
    const nothing = { blobs: { nodes: [] }, lastCommit: null };
    const fields = 'blobs { nodes { path } } lastCommit { sha }';
    expect(
      await shown(
        `gone: tree(path: "no/such") { ${fields} } odd: tree(path: "../x") { ${fields} } ref: tree(ref: "nothing") { ${fields} }`,
      ),
    ).toEqual({ gone: nothing, odd: nothing, ref: nothing });
  });

  it('names the newest commit of a directory or file', async () => {
    const last = 'lastCommit { sha }';
    expect(
      await shown(
        `root: tree { ${last} } old: tree(path: "glaze/old") { ${last} } file: tree(path: "glaze/ash.txt") { ${last} }`,
      ),
    ).toEqual({
      root: { lastCommit: { sha: second.id } },
      old: { lastCommit: { sha: first.id } },
      file: { lastCommit: { sha: first.id } },
    });
  });
});

describe('owners of a file', async () => {
  const lines = [`*.txt @${people.developer.username}`, `[Glazes]`, `glaze/ @${group.full_path}`];
  const owners = await commit([create('CODEOWNERS', `${lines.join('\n')}\n`)], 'Say who owns it', {
    ...{ branch: 'owned', start_branch: 'main' },
  });
  const asked = `blobs(paths: ["glaze/ash.txt", "kiln.bin"], ref: "owned") { nodes { codeOwners { username } } }`;
  const named = (...users: readonly { readonly username: string }[]) => ({
    codeOwners: users.map(({ username }) => ({ username })),
  });
  const { guest, reporter, developer, maintainer, owner } = people;

  it.each(['reporter', 'developer', 'administrator'] as const)(
    'are named to a %s by the file of the commit',
    async (who) => {
      const { blobs } = await shown(asked, who);
      const all = named(guest, reporter, developer, maintainer, owner);
      expect(blobs.nodes).toEqual([all, named()]);
      const byCommit = await shown(asked.replace('"owned"', `"${owners.id}"`), who);
      expect(byCommit.blobs.nodes).toEqual([all, named()]);
    },
  );

  it('are none where no file names any, and null without the plan for them', async () => {
    const onMain = asked.replace('ref: "owned"', 'ref: "main"');
    expect((await shown(onMain)).blobs.nodes).toEqual([named(), named()]);
    const { config, ...rest } = app.environment;
    const free = await asking({ environment: { ...rest, config: { ...config, plan: 'free' } } });
    const { data } = await free(people.reporter, inRepository(asked), { path });
    expect(data).toEqual({
      project: { repository: { blobs: { nodes: [{ codeOwners: null }, { codeOwners: null }] } } },
    });
  });

  it('hide with the file', async () => {
    expect(await repositoryFor('guest', asked)).toBeNull();
  });
});

describe('blobs', () => {
  it('come in the order of the paths, without what is not there', async () => {
    const repository = await shown(
      `blobs(paths: ["kiln.bin", "nothing", "glaze", "glaze/ash.txt", "../x"]) {
        nodes { path name mode oid size rawBlob rawTextBlob webPath rawPath fileType
          simpleViewer { type fileType tooLarge } canModifyBlob storedExternally } }`,
    );
    const [bin, ash] = repository.blobs.nodes;
    expect(repository.blobs.nodes).toHaveLength(2);
    expect(bin).toMatchObject({
      path: 'kiln.bin',
      size: 4,
      rawTextBlob: null,
      simpleViewer: { type: 'simple', fileType: 'download', tooLarge: false },
    });
    const { body } = await developer.get(`${repositoryUrl}/files/glaze%2Fash.txt?ref=main`);
    expect(ash).toEqual({
      path: 'glaze/ash.txt',
      name: 'ash.txt',
      mode: '100644',
      oid: (body as { blob_id: string }).blob_id,
      size: 18,
      rawBlob: 'Wood ash\nFeldspar\n',
      rawTextBlob: 'Wood ash\nFeldspar\n',
      webPath: `/${path}/-/blob/main/glaze/ash.txt`,
      rawPath: `/${path}/-/raw/main/glaze/ash.txt`,
      fileType: null,
      simpleViewer: { type: 'simple', fileType: 'text', tooLarge: false },
      canModifyBlob: false,
      storedExternally: false,
    });
  });

  it('are laid out in lines of HTML', async () => {
    await commit([create('tag.html', '<b>\n&')], 'Add a tag', {
      branch: 'html',
      start_branch: 'main',
    });
    const repository = await shown(
      'blobs(ref: "html", paths: ["tag.html"]) { nodes { plainData } }',
    );
    expect(repository.blobs.nodes[0]?.plainData).toBe(
      '<span id="LC1" class="line" lang="plaintext">&lt;b&gt;</span>\n<span id="LC2" class="line" lang="plaintext">&amp;</span>',
    );
  });

  it('say who may change them, and what stands for large files', async () => {
    const oid = 'a'.repeat(64);
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize 4096\n`;
    await commit([create('large.bin', pointer)], 'Add a pointer', {
      branch: 'large',
      start_branch: 'main',
    });
    const fields =
      'path canCurrentUserPushToBranch canModifyBlob lfsOid rawSize externalStorage editBlobPath';
    const repository = await shown(
      `blobs(ref: "large", paths: ["large.bin", "glaze/ash.txt"]) { nodes { ${fields} } }
       tree(ref: "large") { blobs { nodes { path lfsOid } } }`,
      'developer',
    );
    expect(repository.blobs.nodes).toEqual([
      {
        path: 'large.bin',
        canCurrentUserPushToBranch: true,
        canModifyBlob: false,
        lfsOid: oid,
        rawSize: 4096,
        externalStorage: 'lfs',
        editBlobPath: `/${path}/-/edit/large/large.bin`,
      },
      {
        path: 'glaze/ash.txt',
        canCurrentUserPushToBranch: true,
        canModifyBlob: true,
        lfsOid: null,
        rawSize: 18,
        externalStorage: null,
        editBlobPath: `/${path}/-/edit/large/glaze/ash.txt`,
      },
    ]);
    expect(repository.tree.blobs.nodes).toContainEqual({ path: 'large.bin', lfsOid: oid });
    const read = await shown(
      `blobs(ref: "large", paths: ["glaze/ash.txt"]) { nodes { ${fields} } }`,
    );
    expect(read.blobs.nodes[0]).toMatchObject({ canModifyBlob: false, editBlobPath: null });
  });
});

describe('commits', () => {
  it('have the values of REST', async () => {
    const { body } = await developer.get(`${repositoryUrl}/commits/${first.id}`);
    const rest = body as Record<string, string>;
    const repository =
      await shown(`commit(ref: "${first.id}") { sha shortId title fullTitle message description
      descriptionHtml authorName authorEmail authoredDate webUrl webPath author { username } signatureHtml
      diffs { newPath newFile diff } }`);
    expect(repository.commit).toMatchObject({
      sha: rest.id,
      shortId: rest.short_id,
      title: rest.title,
      fullTitle: rest.title,
      message: rest.message,
      description: 'All that were *tried*.',
      descriptionHtml: expect.stringContaining('<em>tried</em>') as string,
      authorName: rest.author_name,
      authorEmail: rest.author_email,
      authoredDate: new Date(rest.authored_date ?? '').toISOString().replace(/\.\d+/, ''),
      webUrl: rest.web_url,
      webPath: `/${path}/-/commit/${first.id}`,
      signatureHtml: null,
    });
    expect(repository.commit.diffs).toContainEqual({
      newPath: 'glaze/celadon.txt',
      newFile: 'true',
      diff: '@@ -0,0 +1 @@\n+Iron\n',
    });
  });

  it('name their author by a proven address, to others by a public one alone', async () => {
    const email = `${people.developer.username}@kiln.example`;
    await db('emails').insert({
      user_id: people.developer.id,
      email,
      email_key: email,
      confirmed_at: new Date().toISOString(),
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    });
    const { id } = await commit([create('clay.txt', 'Clay\n')], 'Add clay', {
      ...{ branch: 'clay', start_branch: 'main', author_email: email },
    });
    const author = (who: keyof typeof people) =>
      shown(`commit(ref: "${id}") { author { username } }`, who);
    const named = { commit: { author: { username: people.developer.username } } };
    expect(await author('developer')).toEqual({ commit: { author: null } });
    await db('emails').where({ email }).update({ proven_at: new Date().toISOString() });
    expect(await author('developer')).toEqual(named);
    expect(await author('reporter')).toEqual({ commit: { author: null } });
    await db('users').where({ id: people.developer.id }).update({ public_email: email });
    expect(await author('reporter')).toEqual(named);
  });

  it('are listed page by page, forwards', async () => {
    const one = await shown(
      'commits(ref: "main", first: 2) { nodes { sha } pageInfo { hasNextPage endCursor } }',
    );
    expect(one.commits).toMatchObject({
      nodes: [{ sha: second.id }, { sha: first.id }],
      pageInfo: { hasNextPage: true },
    });
    const two = await shown(
      `commits(ref: "main", after: "${one.commits.pageInfo.endCursor}") { nodes { title } pageInfo { hasNextPage } }`,
    );
    expect(two.commits.nodes).toHaveLength(1);
    expect(two.commits.pageInfo).toEqual({ hasNextPage: false });
    const refused = await ask(
      people.reporter,
      inRepository('commits(ref: "main", last: 1) { nodes { sha } }'),
      { path },
    );
    expect(refused.errors).toEqual([expect.stringContaining('forwards only')]);
  });

  it('show the changes of one of them at a time', async () => {
    const { errors } = await ask(
      people.reporter,
      inRepository('commits(ref: "main") { nodes { diffs { newPath } } }'),
      { path },
    );
    expect(errors).toContain('"diffs" field can be requested only for 1 Commit(s) at a time.');
  });

  const create_ = `mutation($path: ID!, $branch: String!, $start: String) { commitCreate(input: {
    projectPath: $path, branch: $branch, startBranch: $start, message: "Add salt",
    actions: [{ action: CREATE, filePath: "salt.txt", content: "Salt" }] }) {
    errors commit { title author { username } } content commitPipelinePath } }`;

  it('are made as by REST', async () => {
    const made = await ask(people.developer, create_, { path, branch: 'salt', start: 'main' });
    expect(made).toMatchObject({
      data: { commitCreate: { errors: [], commit: { title: 'Add salt' }, content: ['Salt'] } },
    });
    expect(await developer.get(`${repositoryUrl}/files/salt.txt?ref=salt`)).toMatchObject({
      status: 200,
    });
    expect(await ask(people.developer, create_, { path, branch: 'nowhere' })).toMatchObject({
      data: {
        commitCreate: {
          errors: ['You can only create or edit files when you are on a branch'],
          commit: null,
        },
      },
    });
  });

  it.each(['reporter', 'stranger', 'anonymous'] as const)('are not made by a %s', async (who) => {
    const { data, errors } = await ask(people[who], create_, { path, branch: 'x', start: 'main' });
    expect(data).toEqual({ commitCreate: null });
    expect(errors).toEqual([expect.stringMatching(/^The resource that you are attempting/)]);
  });
});

describe('branches', () => {
  const make = `mutation($path: ID!, $name: String!, $ref: String!) {
    createBranch(input: { projectPath: $path, name: $name, ref: $ref }) { errors branch { name commit { sha } } } }`;

  it('are made and listed', async () => {
    const made = await ask(people.developer, make, { path, name: 'fire/cone-10', ref: first.id });
    expect(made.data).toEqual({
      createBranch: { errors: [], branch: { name: 'fire/cone-10', commit: { sha: first.id } } },
    });
    const again = await ask(people.developer, make, { path, name: 'fire/cone-10', ref: 'main' });
    expect(again.data).toEqual({
      createBranch: { errors: ['Branch already exists'], branch: null },
    });
    await ask(people.developer, make, { path, name: 'fire/cone-9', ref: 'main' });
    const names = (given: string) => shown(`branchNames(${given})`);
    expect(await names('searchPattern: "fire/*", offset: 0, limit: 10')).toEqual({
      branchNames: ['fire/cone-10', 'fire/cone-9'],
    });
    expect(await names('searchPattern: "*cone*", offset: 1, limit: 1')).toEqual({
      branchNames: ['fire/cone-9'],
    });
    const all = await names('searchPattern: "", offset: 0, limit: 1000');
    expect(all.branchNames).toContain('main');
  });

  it.each(['reporter', 'anonymous'] as const)('are not made by a %s', async (who) => {
    const { data } = await ask(people[who], make, { path, name: 'no', ref: 'main' });
    expect(data).toEqual({ createBranch: null });
  });
});
