import path from 'node:path';
import { writeSynced } from '#src/disk/write-synced.ts';
import { createPack, type PackedObject } from '../formats/pack.ts';
import { RepositoryStore } from '../host/store.ts';
import { storePath } from '../store-path.ts';

/** Complete content of a new repository. */
export interface RepositoryContent {
  readonly defaultBranch: string;
  readonly objects: readonly PackedObject[];
  /** Full names of refs to names of objects. */
  readonly refs: ReadonlyMap<string, string>;
}

/**
 * Creates the repository of a project with its content, without git; an existing one is replaced. The project must not
 * be visible yet. Returns the size on disk in bytes.
 */
export async function makeFilledRepository(
  dataDir: string,
  projectId: number,
  { defaultBranch, objects, refs }: RepositoryContent,
): Promise<number> {
  const store = new RepositoryStore(path.join(dataDir, 'repositories'));
  const repository = `${storePath(projectId)}.git`;
  await store.remove(repository);
  await store.build(repository, defaultBranch, async (directory) => {
    if (objects.length === 0) return;
    const { name, pack, index } = createPack(objects);
    const packs = path.join(directory, 'objects/pack');
    await Promise.all([
      writeSynced(path.join(packs, `${name}.pack`), pack, 0o444),
      writeSynced(path.join(packs, `${name}.idx`), index, 0o444),
      writeSynced(path.join(directory, 'packed-refs'), listRefs(refs)),
    ]);
  });
  return store.size(repository);
}

/** Git sorts such a list itself when it reads one that does not say that it is sorted. */
function listRefs(refs: ReadonlyMap<string, string>): string {
  return [...refs].map(([name, id]) => `${id} ${name}\n`).join('');
}
