import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, git, origin } = await startApp();
const developer = await seedUser(db);
const client = new Gitlab({ host: origin, token: (await seedToken(db, developer)).token });

async function newProject(): Promise<{ id: number }> {
  const project = await seedProject(db, { git, readme: true });
  await addMember(db, { project, user: developer, level: 40 });
  return project;
}

describe('@gitbeaker/rest', () => {
  it('creates, reads, changes, blames and removes a file', async () => {
    const { RepositoryFiles: files } = client;
    const { id } = await newProject();
    const path = 'lib/naïve kiln.rb';
    const created = await files.create(id, path, 'main', 'puts "hot"\n', 'Heat up', {
      executeFilemode: true,
    });
    expect(created).toEqual({ file_path: path, branch: 'main' });
    const read = await files.show(id, path, 'main');
    expect(Buffer.from(read.content, 'base64').toString()).toBe('puts "hot"\n');
    expect(read).toMatchObject({ execute_filemode: true, size: 11 });

    const lastCommitId = read.last_commit_id;
    const hotter = Buffer.from('puts "hot"\nputs "hotter"\n').toString('base64');
    await files.edit(id, path, 'main', hotter, 'Heat more', { encoding: 'base64', lastCommitId });
    await expect(files.edit(id, path, 'main', 'x', 'Late', { lastCommitId })).rejects.toThrow(
      'has changed since you started editing it',
    );

    const blame = await files.allFileBlames(id, path, 'main');
    expect(blame.map(({ lines }) => lines)).toEqual([['puts "hot"'], ['puts "hotter"']]);
    expect(blame[0]?.commit).toMatchObject({ id: lastCommitId, author_name: developer.name });
    const range = { start: 2, end: 2 };
    expect(await files.allFileBlames(id, path, 'main', { range })).toHaveLength(1);

    await files.remove(id, path, 'main', 'Cool down');
    await expect(files.show(id, path, 'main')).rejects.toThrow('404 File Not Found');
    await expect(files.edit(id, path, 'main', 'x', 'x')).rejects.toThrow(
      "A file with this name doesn't exist",
    );
  });

  it('reads tree, blobs, archive, contributors, comparison and merge base', async () => {
    const { Repositories, RepositoryFiles: files } = client;
    const { id } = await newProject();
    for (const name of ['a', 'b', 'c']) await files.create(id, `lib/${name}`, 'main', name, name);
    await files.create(id, 'new', 'slow-cooling', 'x', 'Begin', { startBranch: 'main' });

    const tree = await Repositories.allRepositoryTrees(id, { recursive: true, perPage: 2 });
    expect(tree.map(({ path }) => path)).toEqual(['lib', 'README.md', 'lib/a', 'lib/b', 'lib/c']);
    const keyset = { pagination: 'keyset', perPage: 2, recursive: true } as const;
    expect(await Repositories.allRepositoryTrees(id, keyset)).toEqual(tree);

    const sha = tree[2]?.id ?? '';
    expect(await Repositories.showBlob(id, sha)).toMatchObject({ size: 1, encoding: 'base64' });
    const raw = await Repositories.showBlobRaw(id, sha);
    expect(raw).toBe('a');
    const archive = await Repositories.showArchive(id, { fileType: 'zip' });
    expect((await archive.text()).startsWith('PK')).toBe(true);

    const [contributor] = await Repositories.allContributors(id, { orderBy: 'name' });
    expect(contributor).toMatchObject({ email: developer.email, commits: 3 });
    const comparison = await Repositories.compare(id, 'main', 'slow-cooling');
    expect(comparison).toMatchObject({ commit: { title: 'Begin' }, diffs: [{ new_path: 'new' }] });
    const base = await Repositories.mergeBase(id, ['main', 'slow-cooling']);
    expect(base).toMatchObject({ title: 'c' });
  });
});
