import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GitFailed, OutputTooLarge } from '#src/git/errors.ts';
import { fillFromBundle } from '#src/git/life/filling.ts';
import { isStored } from '#src/git/life/existence.ts';
import { create, directoryOf, runGit, startWorld, type World } from './support.ts';

let world: World;
beforeEach(() => {
  world = startWorld();
});
afterEach(() => world.close());

/** A bundle of a small repository in its two parts, the lines before its pack and the pack. */
async function bundled() {
  const source = await world.emptyRepository();
  const first = await source.commit('One', [create('README.md', '# One\n')]);
  source.cli('branch', 'older/one', first);
  source.cli('tag', 'v1', first);
  source.cli('update-ref', 'refs/merge-requests/3/head', first);
  source.cli('update-ref', `refs/keep-around/${first}`, first);
  const args = [`--git-dir=${source.directory}`, 'bundle', 'create', '--quiet', '-', '--all'];
  const bytes = execFileSync('git', args);
  const end = bytes.indexOf('\n\n');
  const lines = bytes.subarray(0, end).toString('latin1').split('\n');
  return { source, first, lines, pack: bytes.subarray(end + 2) };
}

function fill(id: number, lines: readonly string[], pack: Buffer, maxBytes: number | null = null) {
  const file = join(world.dataDir, `${id}.bundle`);
  writeFileSync(file, Buffer.concat([Buffer.from(`${lines.join('\n')}\n\n`, 'latin1'), pack]));
  const left = new AbortController().signal;
  return fillFromBundle(
    world.git.repository(id),
    { file, maxBytes },
    { defaultBranch: 'main', left },
  );
}

const refsOf = (id: number) =>
  runGit([`--git-dir=${directoryOf(world.dataDir, id)}`, 'for-each-ref', '--format=%(refname)'])
    .toString()
    .trim()
    .split('\n');

describe('a repository that is made of a bundle', () => {
  it('has the refs that one of ours has, and tells what HEAD means', async () => {
    const { first, lines, pack } = await bundled();
    expect(await fill(900, lines, pack)).toBe(first);
    expect(refsOf(900)).toEqual([
      'refs/heads/main',
      'refs/heads/older/one',
      `refs/keep-around/${first}`,
      'refs/merge-requests/3/head',
      'refs/tags/v1',
    ]);
    const config = runGit([
      ...[`--git-dir=${directoryOf(world.dataDir, 900)}`, 'config', '--list', '--local'],
    ]);
    expect(config.toString()).not.toMatch(/remote|alternate|file:/i);
  });

  it('has no others, whatever the bundle says', async () => {
    const { first, lines, pack } = await bundled();
    const names = [
      ...['refs/pipelines/1', 'refs/environments/x', 'refs/replace/x', 'refs/notes/commits'],
      ...['refs/merge-requests/0/head', 'refs/merge-requests/1/merge', 'refs/keep-around/x'],
      ...['refs/heads/-x', 'refs/heads/a..b', 'refs/heads/HEAD', `refs/heads/${first}`],
      ...['../../hooks/post-receive', 'config', 'refs/heads/../../config', 'FETCH_HEAD'],
    ];
    await fill(901, [...lines, ...names.map((name) => `${first} ${name}`)], pack);
    expect(refsOf(901)).toHaveLength(5);
    expect(existsSync(join(directoryOf(world.dataDir, 901), 'hooks', 'post-receive'))).toBe(false);
  });

  const faults: readonly (readonly [
    string,
    (bundle: Awaited<ReturnType<typeof bundled>>) => readonly [readonly string[], Buffer],
  ])[] = [
    [
      'needs commits that are elsewhere',
      ({ lines, pack, first }) => [[lines[0] ?? '', `-${first} x`, ...lines.slice(1)], pack],
    ],
    ['has another form', ({ lines, pack }) => [['# v9 git bundle', ...lines.slice(1)], pack]],
    [
      'leaves something out by a filter',
      ({ lines, pack }) => [['# v3 git bundle', '@filter=blob:none', ...lines.slice(1)], pack],
    ],
    ['ends within its pack', ({ lines, pack }) => [lines, pack.subarray(0, -30)]],
    ['has a pack that is none', ({ lines }) => [lines, Buffer.from('PACK of nothing')]],
    [
      'names what is not in it',
      ({ lines, pack }) => [[...lines, `${'e'.repeat(40)} refs/heads/gone`], pack],
    ],
  ];
  it.each(faults)('is not made of one that %s', async (_, change) => {
    const bundle = await bundled();
    await expect(fill(902, ...change(bundle))).rejects.toThrow(GitFailed);
    expect(await isStored(world.git.repository(902))).toBe(false);
  });

  it('is not made of one that is larger than may be', async () => {
    const { lines, pack } = await bundled();
    await expect(fill(903, lines, pack, 100)).rejects.toThrow(OutputTooLarge);
    expect(await isStored(world.git.repository(903))).toBe(false);
  });
});
