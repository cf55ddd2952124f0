import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RepositoryStore } from '#src/git/host/store.ts';

describe('a repository without its refs', () => {
  it('is there once what kept it from being made is gone', async () => {
    const root = await mkdtemp(join(tmpdir(), 'hearth-store-'));
    const store = new RepositoryStore(root);
    const path = `aa/bb/${'a'.repeat(64)}.git`;
    await writeFile(join(root, 'refless.git'), '');
    await expect(store.withoutRefs(path)).rejects.toThrow('ENOTDIR');
    await rm(join(root, 'refless.git'));
    expect(await store.withoutRefs(path)).toContain(join(root, 'refless.git'));
    await rm(root, { recursive: true });
  });
});
