import { minuteMs } from '../../units.ts';
import { checkBranchName } from '../formats/ref-name.ts';
import type { BundleFile, RemoteRepository } from '../host/protocol.ts';
import type { Repository } from '../repository.ts';

const copyTimeLimitMs = 20 * minuteMs;

/**
 * Fills `target`, which does not exist yet, with the branches and tags of `source` and all that they reach. The two
 * share no file. A target that exists stays as it is: it is whole or absent after a crash, so this is safe to repeat.
 */
export async function cloneRepository(
  source: Repository,
  target: Repository,
  { defaultBranch }: { defaultBranch: string },
): Promise<void> {
  checkBranchName(defaultBranch);
  const ask = { to: target.path, defaultBranch };
  await source.askAsServer('copy', ask, { timeLimit: copyTimeLimitMs });
}

/**
 * Makes the repository out of the branches and tags of one that another server has, until `left` is aborted. It is
 * whole or absent after a crash, and one that exists stays as it is: this is safe to repeat. The server is asked at
 * the address that `remote` has: whether that may be is for the caller to say.
 */
export async function fetchRemote(
  repository: Repository,
  remote: RemoteRepository,
  { defaultBranch, left }: { defaultBranch: string; left: AbortSignal },
): Promise<void> {
  checkBranchName(defaultBranch);
  const ask = { remote, defaultBranch };
  await repository.askAsServer('fetchFrom', ask, { timeLimit: Infinity, left });
}

/**
 * Makes the repository out of a bundle, of which nothing is believed, and tells which commit its HEAD means. As with
 * `fetchRemote` it is whole or absent, and one that exists stays as it is.
 */
export async function fillFromBundle(
  repository: Repository,
  bundle: BundleFile,
  { defaultBranch, left }: { defaultBranch: string; left: AbortSignal },
): Promise<string | null> {
  checkBranchName(defaultBranch);
  const ask = { bundle, defaultBranch };
  const options = { timeLimit: Infinity, left };
  return (await repository.askAsServer('unbundle', ask, options)).answer;
}
