import { minuteMs } from '#src/units.ts';
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
 * Creates the repository from the branches and tags of one on another server, until `left` is aborted. The repository
 * is whole or absent after a crash, and an existing one is unchanged, so that this is safe to repeat. The caller
 * decides whether the address of `remote` may be requested.
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
 * Creates the repository from an untrusted bundle, and returns the commit of its HEAD. Like with `fetchRemote` it is
 * whole or absent, and an existing one is unchanged.
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
