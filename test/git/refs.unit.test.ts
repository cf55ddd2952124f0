import { appendFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  BranchExists,
  BranchMissing,
  BranchMoved,
  InvalidRefName,
  RefConflict,
} from '#src/git/errors.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import {
  createRef,
  deleteRefs,
  isNewRefName,
  findMergedInto,
  readRef,
  type Ref,
  type RefKind,
  type RefOrder,
  walkRefs,
} from '#src/git/writing/refs.ts';
import {
  parseTag,
  peelToCommit,
  readTag,
  splitSignature,
  writeTag,
} from '#src/git/writing/tag-object.ts';
import { ada, create, startWorld, update } from './support.ts';

const world = startWorld();
afterAll(() => world.close());

async function history() {
  const made = await world.emptyRepository();
  const first = await made.commit('One', [create('a.txt', 'one')]);
  const second = await made.commit('Two', [update('a.txt', 'two')]);
  return { ...made, first, second };
}

type Asked = Parameters<typeof walkRefs>[0];

async function listRefs(repository: Asked, kind: RefKind, order?: RefOrder) {
  const refs: Ref[] = [];
  for await (const some of walkRefs(repository, kind, order)) refs.push(...some);
  return refs;
}

describe('listing refs', () => {
  it('orders by bytes, whatever the names', async () => {
    const { repository, cli, first } = await history();
    for (const name of ['Z', 'a', 'ä', 'a-b', 'a.b', '😀', '\uffee']) cli('branch', name, first);
    const names = (await listRefs(repository, 'branch')).map(({ name }) => name);
    expect(names).toEqual(
      [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    );
    const backwards = (await listRefs(repository, 'branch', '-name')).map(({ name }) => name);
    expect(backwards).toEqual(names.reverse());
  });

  it('reads thousands of branches with one command', async () => {
    const { repository, directory, first } = await history();
    const refs = Array.from(
      { length: 10_000 },
      (_, index) => `${first} refs/heads/b/${String(index).padStart(5, '0')}\n`,
    );
    const header = '# pack-refs with: peeled fully-peeled sorted \n';
    writeFileSync(join(directory, 'packed-refs'), header + refs.join(''));
    const all = await listRefs(repository, 'branch');
    expect(all).toHaveLength(10_001);
    expect(all[7]).toEqual({ name: 'b/00007', id: first });
    const merged = await findMergedInto(
      repository,
      await head(repository),
      all.map(({ id }) => id),
    );
    expect(merged).toContain(first);
  });

  it('reads names of any length together, of which as many as somebody wants', async () => {
    const { repository, directory, first } = await history();
    const file = join(directory, 'packed-refs');
    writeFileSync(file, '# pack-refs with: peeled fully-peeled sorted \n');
    const name = (index: number) => `${String(index).padStart(6, '0')}/${'x'.repeat(950)}`;
    const refs = Array.from({ length: 175 }, (_, at) => at * 400);
    for (const from of refs) {
      const lines = Array.from(
        { length: 400 },
        (_, at) => `${first} refs/heads/b/${name(from + at)}\n`,
      );
      appendFileSync(file, lines.join(''));
    }
    expect(statSync(file).size).toBeGreaterThan(66_000_000);
    let count = 0;
    for await (const some of walkRefs(repository, 'branch')) count += some.length;
    expect(count).toBe(70_001);
    for await (const [ref] of walkRefs(repository, 'branch', '-name', (each) => each !== 'main')) {
      expect(ref?.name).toBe(`b/${name(69_999)}`);
      break;
    }
  });

  it('lists neither hidden refs nor tags among branches', async () => {
    const { repository, cli, first } = await history();
    cli('update-ref', 'refs/merge-requests/1/head', first);
    cli('tag', 'v1', first);
    expect((await listRefs(repository, 'branch')).map(({ name }) => name)).toEqual(['main']);
    expect((await listRefs(repository, 'tag')).map(({ name }) => name)).toEqual(['v1']);
    expect(await readRef(repository, 'branch', 'v1')).toBeNull();
    expect(await readRef(repository, 'branch', '../merge-requests/1/head')).toBeNull();
  });

  it('survives names that are no text', async () => {
    const { repository, cliBytes, first } = await history();
    const input = Buffer.concat([
      Buffer.from('create refs/heads/x'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from(` ${first}\n`),
    ]);
    cliBytes(['update-ref', '--stdin'], input);
    const names = (await listRefs(repository, 'branch')).map(({ name }) => name);
    expect(names).toEqual(['main', 'x\ufffd\ufffd']);
  });
});

const head = async (repository: Asked) => String(await readBranchHead(repository, 'main'));

describe('creating and deleting refs', () => {
  it('lets one creation win', async () => {
    const { repository, first, second } = await history();
    const tries = await Promise.allSettled(
      [first, second, first, second].map((id) =>
        createRef(repository, 'branch', { name: 'x', id }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tries) {
      if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(BranchExists);
    }
  });

  it('keeps a and a/b apart, in either order and when packed', async () => {
    const { repository, cli, first } = await history();
    const make = (name: string) => createRef(repository, 'branch', { name, id: first });
    await make('a');
    await expect(make('a/b')).rejects.toBeInstanceOf(RefConflict);
    await make('c/d/e');
    await expect(make('c/d')).rejects.toBeInstanceOf(RefConflict);
    cli('pack-refs', '--all');
    await expect(make('a/b')).rejects.toBeInstanceOf(RefConflict);
    await expect(make('c')).rejects.toBeInstanceOf(RefConflict);
    await deleteRefs(repository, 'branch', [{ name: 'c/d/e', id: first }]);
    await make('c');
    expect(cli('fsck')).toBe('');
  });

  it('deletes all or none', async () => {
    const { repository, first, second } = await history();
    for (const name of ['x', 'y']) await createRef(repository, 'branch', { name, id: first });
    const refs = (id: string) => [
      { name: 'x', id: first },
      { name: 'y', id },
    ];
    await expect(deleteRefs(repository, 'branch', refs(second))).rejects.toBeInstanceOf(
      BranchMoved,
    );
    expect(await readRef(repository, 'branch', 'x')).toBe(first);
    await deleteRefs(repository, 'branch', refs(first));
    await expect(deleteRefs(repository, 'branch', refs(first))).rejects.toBeInstanceOf(
      BranchMissing,
    );
    await deleteRefs(repository, 'branch', []);
  });

  it('checks names and ids before git is asked', async () => {
    const { repository, first } = await history();
    for (const name of ['-x', 'a b', 'a\nupdate refs/heads/main', '', 'HEAD', first]) {
      expect(isNewRefName(name)).toBe(false);
      const made = createRef(repository, 'branch', { name, id: first });
      await expect(made).rejects.toBeInstanceOf(InvalidRefName);
    }
    const strange = createRef(repository, 'branch', { name: 'x', id: `${first}\n` });
    await expect(strange).rejects.toBeInstanceOf(InvalidRefName);
    const broken = deleteRefs(repository, 'branch', [{ name: 'a\nb', id: first }]);
    await expect(broken).rejects.toBeInstanceOf(InvalidRefName);
  });
});

describe('a merged branch', () => {
  it('is found by commits, also of unrelated histories', async () => {
    const { repository, cli, first, second } = await history();
    const side = await addCommit(repository, {
      ...{ branch: 'side', startFrom: first, message: 'Side', author: ada, committer: ada },
      changes: [create('b.txt', 'b')],
    });
    const orphan = cli('commit-tree', '-m', 'Orphan', `${first}^{tree}`);
    const merged = await findMergedInto(repository, second, [first, second, side, orphan]);
    expect([...merged].sort()).toEqual([first, second].sort());
    expect([...(await findMergedInto(repository, second, [side, first]))]).toEqual([first]);
    expect([...(await findMergedInto(repository, side, [second]))]).toEqual([]);
  });
});

describe('tag objects', () => {
  it('are written so that git takes them', async () => {
    const { repository, cli, first } = await history();
    const tag = { name: 'v1', commit: first, message: 'One\0\r\nTwo\n\n', tagger: ada };
    const id = await writeTag(repository, tag);
    await createRef(repository, 'tag', { name: 'v1', id });
    expect(cli('tag', '-l', '--format=%(contents)', 'v1')).toBe('One\nTwo');
    expect(cli('fsck', '--strict')).toBe('');
    expect(await readTag(repository, id)).toMatchObject({ object: first, message: 'One\nTwo' });
    expect(await readTag(repository, first)).toBeNull();
    expect(await peelToCommit(repository, id)).toBe(first);
    expect(await peelToCommit(repository, 'v1')).toBeNull();
  });

  it('may be broken and old', () => {
    const id = 'a'.repeat(40);
    const none = { id, object: '', tagger: null, message: '', signature: null };
    expect(parseTag(id, Buffer.from(''))).toEqual(none);
    expect(parseTag(id, Buffer.from('object x\n\nText\n'))).toEqual({ ...none, message: 'Text' });
  });

  it('end with the last signature', () => {
    const text =
      'tag x\n\nHello\n-----BEGIN PGP SIGNATURE-----\na\n-----BEGIN SSH SIGNATURE-----\nb\n';
    const { payload, signature } = splitSignature(Buffer.from(text));
    expect(signature).toEqual({ kind: 'ssh', text: '-----BEGIN SSH SIGNATURE-----\nb\n' });
    expect(payload.toString()).toMatch(/SIGNATURE-----\na\n$/);
    expect(
      splitSignature(Buffer.from('tag x\n\nsay -----BEGIN PGP SIGNATURE-----')).signature,
    ).toBeNull();
  });
});
