import { importHistory } from '#src/git/writing/history.ts';
import { bulkyHistory, commits, filePaths, mainHistory, pickedCommits } from './histories.ts';
import { gitOutput, type Housed, type HousedWorld, type Open, openHousing } from './housing.ts';

/** Repositories, and one maintainer of all of them. */
export interface GitWorld extends HousedWorld {
  /** 2,000 commits, 1,000 files. */
  readonly history: Housed;
  readonly paths: readonly string[];
  /** Repository with as many files, and commits that each add one to the first commit, with nothing else in common. */
  readonly picking: Housed;
  readonly picked: readonly string[];
  /** Repositories with as many files and one commit each, for writes. */
  readonly writable: readonly Housed[];
  /** Another such, which nothing is compared with. */
  readonly warming: Housed;
  /** 2,000 commits, some ten megabytes when packed. */
  readonly bulky: Housed;
}

/** How many repositories are written to at once. */
export const writers = 8;
/** Commits that there are to be picked. */
const pickable = 240;

/** Makes the world: some twenty seconds. */
export async function createGitWorld(): Promise<GitWorld> {
  const { house, close } = await openHousing();
  const history = await house('history');
  await importHistory(history.repository, { branch: 'main', commits: mainHistory() });
  const bulky = await house('bulky');
  await importHistory(bulky.repository, { branch: 'main', commits: bulkyHistory() });
  const picking = await house('picking');
  const base = await importHistory(picking.repository, { branch: 'main', commits: mainHistory(1) });
  const picked = await pickedCommits(picking.gitDirectory, base, pickable);
  const writable: Open[] = [];
  for (let index = 0; index <= writers; index += 1) {
    const made = await house(`writable-${index}`);
    await importHistory(made.repository, { branch: 'main', commits: mainHistory(1) });
    writable.push(made);
  }
  const warming = writable.pop();
  if (warming === undefined) throw new Error('there is nothing to write to');
  const world = await close();

  for (const { gitDirectory } of [history, bulky]) {
    const found = Number(await gitOutput(gitDirectory, 'rev-list', '--count', 'main'));
    if (found !== commits) throw new Error(`${found} commits instead of ${commits}`);
  }
  return { ...world, history, paths: filePaths(), picking, picked, writable, warming, bulky };
}
