import type { BlamedCommit, GitRivals } from './rivals.ts';
import { ask, askJson } from './client.ts';
import { head, rateRow, timeRow, type Effort } from './rows.ts';
import { requireSame } from './checks.ts';
import { warmUp } from './timing.ts';
import type { GitWorld } from './world.ts';

/** Paths that one round asks for, none of them asked for before. */
const pathsPerRound = 20;

interface Page {
  readonly name: string;
  readonly ours: string;
  readonly theirs: string;
  readonly target: string;
}

/** Files, directories, lists of commits: the same again and again, then what nobody has asked for yet. */
export async function compareReads(
  world: GitWorld,
  { hearth, commands }: GitRivals,
  effort: Effort,
): Promise<void> {
  const token = world.readerToken;
  const repository = `/api/v4/projects/${world.history.id}/repository`;
  const file = (path: string) => `${repository}/files/${encodeURIComponent(path)}`;
  const other = (kind: string, path: string) =>
    `/${world.history.id}/${kind}/${encodeURIComponent(path)}`;
  const [first = ''] = world.paths;
  const folder = first.slice(0, first.lastIndexOf('/'));

  const json = { ours: `${file(first)}?ref=main`, theirs: other('file', first) };
  const blame = { ours: `${file(first)}/blame?ref=main`, theirs: other('blame', first) };
  const tree = {
    ours: `${repository}/tree?path=${encodeURIComponent(folder)}&per_page=20`,
    theirs: other('tree', folder),
  };
  const commits = {
    ours: `${repository}/commits?per_page=20`,
    theirs: `/${world.history.id}/commits`,
  };
  const raw = { ours: `${file(first)}/raw?ref=main`, theirs: other('raw', first) };
  const theirText = async (url: string) => (await ask(commands, { url })).body.toString('latin1');
  const ours = <Body>(url: string) => askJson<Body>(hearth, { url, token });

  requireSame(
    'the raw file',
    (await ask(hearth, { url: raw.ours, token })).body.toString('latin1'),
    await theirText(raw.theirs),
  );
  requireSame('the file', await ours(json.ours), JSON.parse(await theirText(json.theirs)));
  requireSame(
    'who last changed the lines',
    (await ours<BlamedCommit[]>(blame.ours)).flatMap(({ commit, lines }) =>
      lines.map(() => commit.id),
    ),
    linesOf(await theirText(blame.theirs), /^([0-9a-f]{40}) \d+ \d+/gm),
  );
  requireSame(
    'the directory',
    (await ours<{ id: string }[]>(tree.ours)).map(({ id }) => id),
    linesOf(await theirText(tree.theirs), /([0-9a-f]{40})\t/g).slice(0, 20),
  );
  requireSame(
    'the commits',
    (await ours<{ id: string }[]>(commits.ours)).map(({ id }) => id),
    linesOf(await theirText(commits.theirs), /^commit ([0-9a-f]{40})/gm),
  );

  head('git: against one or more git processes per request, the same answer again and again');
  const pages: Page[] = [
    { name: 'GET …/files/{path}/raw, one process', ...raw, target: '20' },
    { name: 'GET …/files/{path}, four processes', ...json, target: '80' },
    { name: 'GET …/blame, 80 lines, one process', ...blame, target: '' },
    { name: 'GET …/tree, 20 of 50 entries, one process', ...tree, target: '' },
    { name: 'GET …/commits, 20 of 2,000, one process', ...commits, target: '' },
  ];
  for (const page of pages) await rateRow(page, { hearth, commands, token }, effort);

  head('git: the same, what was never asked for before, one client');
  let taken = 1;
  /** The same paths on both sides: what one reads is not warmer for the other than the reverse. */
  const fresh = (kind: 'file' | 'blame' | 'raw') => {
    const from = taken;
    taken += pathsPerRound * (effort.rounds + warmUp);
    const pathsOf = (round: number) =>
      Array.from({ length: pathsPerRound }, (_, index) => {
        const position = from + round * pathsPerRound + index;
        return world.paths[(position * 37) % world.paths.length] ?? '';
      });
    const suffix = kind === 'file' ? '' : `/${kind}`;
    return {
      ours: async (round: number) => {
        for (const path of pathsOf(round)) {
          await ask(hearth, { url: `${file(path)}${suffix}?ref=main`, token });
        }
      },
      theirs: async (round: number) => {
        for (const path of pathsOf(round)) await ask(commands, { url: other(kind, path) });
      },
    };
  };
  const sizes = { rounds: effort.rounds, perRound: pathsPerRound };
  await timeRow('GET …/files/{path}/raw, one process', fresh('raw'), { ...sizes, target: '' });
  await timeRow('GET …/files/{path}, four processes', fresh('file'), { ...sizes, target: '' });
  await timeRow('GET …/blame, one process', fresh('blame'), { ...sizes, target: '' });
}

function linesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, id = '']) => id);
}
