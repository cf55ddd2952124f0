import { expect, it } from 'vitest';
import { folderMode, type StoredEntry } from '#src/git/host/tree.ts';
import { WorkTree, type TreeStore } from '#src/git/host/work-tree.ts';
import { expectGrowth, LINEAR } from '#test/support/growth.ts';
import { isLong } from '#test/support/long.ts';

const file: StoredEntry = { mode: '100644', id: 'a'.repeat(40) };
const folderNames = (count: number) =>
  Array.from({ length: count }, (_, index) => `folder-${index}`);

/** Each folder holds the folder `deep`, which holds one file; what is written last can be read. */
function storeOfFolders(folders: readonly string[]) {
  const written: Buffer[] = [];
  const store: TreeStore = {
    read: async (id) =>
      new Map(id === 'outer' ? [['deep', { mode: folderMode, id: 'inner' }]] : [['a', file]]),
    async write(_, content) {
      written.push(content);
      return 'b'.repeat(40);
    },
  };
  const root = new Map(folders.map((name) => [name, { mode: folderMode, id: 'outer' }]));
  return { written, tree: new WorkTree(store, root) };
}

async function deleteAllButOne(count: number) {
  const folders = folderNames(count);
  const { written, tree } = storeOfFolders(folders);
  const none = { executable: null, size: null, previousPath: null, commitId: null };
  const change = { ...none, action: 'delete' } as const;
  // All folders are open when the first file goes.
  for (const name of folders)
    await tree.apply({ ...change, action: 'chmod', path: `${name}/deep/a` }, null);
  for (const name of folders.slice(1))
    await tree.apply({ ...change, path: `${name}/deep/a` }, null);
  await tree.write();
  return written.at(-1)?.toString('latin1');
}

it('leaves no folder of which the last file was deleted, and does not look through all that are open', async () => {
  expect(await deleteAllButOne(100)).toMatch(/^40000 folder-0\0.{20}$/s);
  if (isLong) await expectGrowth(LINEAR, 600, (count) => () => deleteAllButOne(count));
});
