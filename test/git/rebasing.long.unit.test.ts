import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as failures from '#src/git/errors.ts';
import type { Identity } from '#src/git/formats/identity.ts';
import { readDefaultBranch } from '#src/git/reading/branches.ts';
import { importHistory } from '#src/git/writing/history.ts';
import { rebaseCommits } from '#src/git/writing/merge-commits.ts';
import { isLong } from '#test/support/long.ts';
import {
  ada,
  create,
  runGit,
  startWorld,
  update,
  type TestRepository,
  type World,
} from './support.ts';

let world: World;
const folders: string[] = [];
beforeAll(() => {
  world = startWorld();
});
afterAll(async () => {
  await world.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const committer: Identity = {
  name: 'Rebasing Person',
  email: 'rebasing@example.com',
  date: '2024-05-06T07:08:09Z',
};

const rebase = ({ repository }: TestRepository, onto: string, head: string) =>
  rebaseCommits(repository, { onto, head, committer });

/** The head that `git rebase` makes, by the same person at the same time; null when it stops. */
function rebaseByGit({ directory }: TestRepository, onto: string, head: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-rebase-'));
  folders.push(folder);
  runGit(['clone', '--quiet', '--no-checkout', '--shared', directory, folder]);
  const { name, email, date } = committer;
  const person = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  const env = `GIT_COMMITTER_DATE=${date} GIT_COMMITTER_NAME='${name}' GIT_COMMITTER_EMAIL=${email}`;
  const run = (...args: string[]) => runGit([...person, ...args], '', folder);
  run('checkout', '--quiet', '--detach', head);
  try {
    run('-c', `alias.by=!${env} git rebase --quiet ${onto}`, 'by');
  } catch {
    return null;
  }
  return run('rev-parse', 'HEAD').toString().trim();
}

const lines = (...changed: [number, string][]) => {
  const text = Array.from({ length: 20 }, (_, number) => `line ${number}`);
  for (const [number, line] of changed) text[number] = line;
  return `${text.join('\n')}\n`;
};

/** `main` and `topic` begin alike; `main` then changes line 2 of `f`. */
async function forked() {
  const made = await world.emptyRepository();
  const base = await made.commit('base', [create('f', lines()), create('dir/keep', 'x')]);
  made.cli('update-ref', 'refs/heads/topic', base);
  const onto = await made.commit('onto', [update('f', lines([2, 'onto']))]);
  const topic = (message: string, ...changes: Parameters<typeof made.commit>[1]) =>
    made.commit(message, changes, 'topic');
  return { made, base, onto, topic };
}

const log = ({ cli }: TestRepository, range: string) =>
  cli('log', '--format=%s|%an|%cn', '--reverse', range).split('\n');

const unreachable = ({ cli }: TestRepository) => cli('fsck', '--full', '--unreachable');

const scratchFolders = () =>
  readdirSync(join(world.dataDir, 'repositories/incoming')).filter((name) =>
    name.startsWith('merges'),
  );

/** A commit of raw bytes. */
function rawCommit({ cliBytes }: TestRepository, ...parts: (string | Buffer)[]): string {
  const object = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return cliBytes(['hash-object', '-t', 'commit', '-w', '--stdin', '--literally'], object)
    .toString()
    .trim();
}

describe('rebaseCommits', () => {
  it('makes the very commits that git makes', async () => {
    const { made, onto, topic } = await forked();
    await topic('one', update('f', lines([15, 'one'])));
    await topic('two', create('new', 'two'));
    const move = { action: 'move', path: 'dir/moved', previousPath: 'dir/keep' } as const;
    const head = await topic('three\n\nwith a body\n', move);
    const before = made.cli('for-each-ref');
    const id = await rebase(made, onto, head);
    expect(made.cli('for-each-ref')).toBe(before);
    made.cli('update-ref', 'refs/heads/rebased', id);
    expect(log(made, `${onto}..rebased`)).toEqual(
      ['one', 'two', 'three'].map((subject) => `${subject}|${ada.name}|${committer.name}`),
    );
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
    expect(id).toBe(rebaseByGit(made, onto, head));
    expect(scratchFolders()).toEqual([]);
  });

  it('leaves what is where it belongs', async () => {
    const { made, base, onto, topic } = await forked();
    const head = await topic('one', create('new', '1'));
    expect(await rebase(made, base, head)).toBe(head);
    expect(await rebase(made, onto, base)).toBe(onto);
    expect(await rebase(made, onto, onto)).toBe(onto);
  });

  it('leaves out merges, what is there already and what comes to nothing', async () => {
    const { made, base, onto, topic } = await forked();
    await topic('same as onto', update('f', lines([2, 'onto'])));
    await topic('half', update('f', lines([2, 'onto'], [9, 'half'])));
    const one = await topic('kept', create('kept', '1'));
    const nothing = made.cli('commit-tree', `${one}^{tree}`, '-p', one, '-m', 'says something');
    const side = made.cli('commit-tree', `${base}^{tree}`, '-p', base, '-m', 'on the side');
    const merge = made.cli(
      'commit-tree',
      ...[`${one}^{tree}`, '-p', nothing, '-p', side, '-m', 'merge'],
    );
    made.cli('update-ref', 'refs/heads/topic', merge);
    const head = await topic('last', create('last', '1'));
    // The change was made there, too, and has been changed since: what git finds by comparing changes.
    await made.commit('half there', [update('f', lines([2, 'onto'], [9, 'half']))]);
    const later = await made.commit('changed', [update('f', lines([2, 'onto'], [9, 'since']))]);
    for (const target of [onto, later]) {
      const id = await rebase(made, target, head);
      expect(id).toBe(rebaseByGit(made, target, head));
      made.cli('update-ref', 'refs/heads/rebased', id);
      const subjects = made.cli('log', '--format=%s', `${target}..${id}`).split('\n');
      expect(subjects).not.toContain('merge');
      expect(subjects).not.toContain('same as onto');
      expect(subjects).toContain('says something');
      expect(subjects.includes('half')).toBe(target === onto);
    }
  });

  it('names the commit that conflicts, and leaves nothing of the others', async () => {
    const { made, onto, topic } = await forked();
    await topic('fine', update('f', lines([15, 'fine'])));
    const wrong = await topic('wrong', update('f', lines([2, 'other'], [15, 'fine'])));
    const head = await topic('more', create('more', 'x'));
    await expect(rebase(made, onto, head)).rejects.toMatchObject({
      name: 'MergeConflict',
      subject: wrong,
    });
    expect(rebaseByGit(made, onto, head)).toBeNull();
    expect(unreachable(made)).toBe('');
    expect(scratchFolders()).toEqual([]);
  });

  it('finds no commit that is not there', async () => {
    const { made, onto } = await forked();
    const nothing = 'e'.repeat(40);
    await expect(rebase(made, onto, nothing)).rejects.toThrow(failures.ObjectMissing);
    await expect(rebase(made, nothing, onto)).rejects.toThrow(failures.ObjectMissing);
    await expect(rebase(made, 'main', onto)).rejects.toThrow(failures.ObjectMissing);
  });

  describe('of what is not in UTF-8', () => {
    const latin = (text: string) => Buffer.from(text, 'latin1');
    const person = 'Zo\xeb <zoe@example.com> 1650000000 +0200';
    const people = latin(`author ${person}\ncommitter ${person}\n`);
    const signature =
      'gpgsig -----BEGIN PGP SIGNATURE-----\n \n abc\n -----END PGP SIGNATURE-----\n';

    /** The files of a commit, and one more. */
    function treeWith({ cliBytes }: TestRepository, commit: string, name: string): string {
      const blob = cliBytes(['hash-object', '-w', '--stdin'], 'x').toString().trim();
      const listing = cliBytes(['ls-tree', '-z', commit]).toString('latin1');
      const entry = latin(`${listing}100644 blob ${blob}\t${name}\0`);
      return cliBytes(['mktree', '-z'], entry).toString().trim();
    }

    it('writes in UTF-8 what says its encoding, and keeps no signature', async () => {
      const { made, base, onto } = await forked();
      const tree = treeWith(made, base, 'na\xefve');
      const encoded = `encoding ISO-8859-1\n${signature}\n`;
      const head = rawCommit(
        made,
        ...[`tree ${tree}\nparent ${base}\n`, people, encoded, latin('Caf\xe9\n')],
      );
      const id = await rebase(made, onto, head);
      const object = made.cliBytes(['cat-file', 'commit', id]).toString();
      expect(object).toContain('author Zoë <zoe@example.com> 1650000000 +0200');
      expect(object).toContain('\n\nCafé\n');
      expect(object).not.toMatch(/gpgsig|encoding/);
      expect(made.cliBytes(['ls-tree', '-z', id]).toString('latin1')).toContain('na\xefve');
      expect(id).toBe(rebaseByGit(made, onto, head));
    });

    it('keeps the bytes of what does not, or says one that nobody knows', async () => {
      const { made, base, onto } = await forked();
      for (const encoding of ['', 'encoding x-unheard-of\n', 'encoding UTF-8\n']) {
        const tree = treeWith(made, base, 'more');
        const message = latin('R\xe9sum\xe9\n\nno line end');
        const head = rawCommit(
          made,
          ...[`tree ${tree}\nparent ${base}\n`, people, `${encoding}\n`, message],
        );
        const id = await rebase(made, onto, head);
        const object = made.cliBytes(['cat-file', 'commit', id]).toString('latin1');
        expect(object).toContain(`${encoding}\nR\xe9sum\xe9\n\nno line end`);
        expect(object).toContain(`author ${person}\n`);
      }
    });
  });

  it('makes hundreds, which git must merge, while others are served', async () => {
    const { made, base, onto } = await forked();
    made.cli('update-ref', 'refs/heads/many', base);
    const head = await importHistory(made.repository, {
      branch: 'many',
      commits: Array.from({ length: 600 }, (_, number) =>
        commitOf(`${number}`, { f: lines([15, `many ${number}`]) }),
      ),
    });
    let served = 0;
    let done = false;
    const watching = (async () => {
      while (!done) {
        await readDefaultBranch(made.repository);
        served += 1;
      }
    })();
    const id = await rebase(made, onto, head).finally(() => {
      done = true;
    });
    await watching;
    expect(made.cli('rev-list', '--count', `${onto}..${id}`)).toBe('600');
    expect(made.cliBytes(['cat-file', 'blob', `${id}:f`]).toString()).toBe(
      lines([2, 'onto'], [15, 'many 599']),
    );
    expect(served).toBeGreaterThan(5);
    made.cli('update-ref', 'refs/heads/rebased', id);
    expect(made.cli('fsck', '--full', '--no-dangling')).toBe('');
    expect(scratchFolders()).toEqual([]);
  });

  it('refuses more than it makes', async () => {
    const { made, onto } = await forked();
    const commits = Array.from({ length: 10_001 }, (_, number) =>
      commitOf(`${number}`, { f: `${number}` }),
    );
    const head = await importHistory(made.repository, { branch: 'many', commits });
    await expect(rebase(made, onto, head)).rejects.toThrow(failures.OutputTooLarge);
  });

  it('comes to what git comes to, whatever both sides did', async () => {
    const names = ['a', 'b', 'dir/c', 'dir/d', 'dir'] as const;
    const change = fc.record({
      name: fc.constantFrom(...names),
      line: fc.integer({ min: -2, max: 5 }),
      text: fc.constantFrom('x', 'y'),
    });
    const side = fc.array(fc.array(change, { minLength: 1, maxLength: 2 }), { maxLength: 5 });
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(side, side, async (there, here) => {
        const made = await world.emptyRepository();
        const start = { a: lines(), b: lines([1, 'b']), 'dir/c': lines([1, 'c']) };
        const base = await importHistory(made.repository, {
          branch: 'main',
          commits: [commitOf('base', start)],
        });
        const grow = (branch: string, changes: typeof there) => {
          made.cli('update-ref', `refs/heads/${branch}`, base);
          const commits = histories(start, branch, changes);
          return commits.length === 0 ? base : importHistory(made.repository, { branch, commits });
        };
        const [onto, head] = [await grow('main', there), await grow('topic', here)];
        const ours = await rebase(made, onto, head).catch((error: unknown) => {
          if (error instanceof failures.MergeConflict) return null;
          throw error;
        });
        expect(ours).toBe(rebaseByGit(made, onto, head));
        outcomes.add(ours === null ? 'conflict' : 'clean');
      }),
      { numRuns: isLong ? 25 : 8, seed: 7 },
    );
    expect([...outcomes].toSorted()).toEqual(['clean', 'conflict']);
  });
});

type Files = Readonly<Record<string, string>>;

function commitOf(message: string, files: Files, gone: readonly string[] = []) {
  const changes = [
    ...gone.map((path) => ({ path, content: null })),
    ...Object.entries(files).map(([path, content]) => ({ path, content })),
  ];
  return { message: `${message}\n`, author: ada, committer: ada, changes };
}

/** Lines are changed, files deleted (-1) and moved (-2); what cannot be done is not. */
function histories(
  start: Files,
  branch: string,
  all: readonly (readonly { name: string; line: number; text: string }[])[],
) {
  let files: Record<string, string> = { ...start };
  return all.map((changes, number) => {
    const before = files;
    files = { ...files };
    for (const { name, line, text } of changes) {
      const known = files[name];
      if (line === -1) delete files[name];
      else if (line === -2) {
        if (known === undefined) continue;
        delete files[name];
        files[`moved/${name}`] = known;
      } else if (known === undefined) {
        const taken = Object.keys(files).some(
          (path) => path.startsWith(`${name}/`) || name.startsWith(`${path}/`),
        );
        if (!taken) files[name] = `new ${text}\n`;
      } else files[name] = known.replace(`line ${line * 3}\n`, `line ${line * 3} ${text}\n`);
    }
    const gone = Object.keys(before).filter((path) => files[path] === undefined);
    return commitOf(`${branch} ${number}`, files, gone);
  });
}
