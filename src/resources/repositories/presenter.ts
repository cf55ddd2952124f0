import type {
  RepositoryBlob,
  RepositoryContributor,
  TreeEntry,
} from '../../../generated/repositories/types.ts';
import type { Contributor } from '../../git/contributors.ts';
import type { ListedEntry } from '../../git/tree-listing.ts';
import type { FoundBlob } from './finder.ts';

export function presentTreeEntry({ id, path, type, mode }: ListedEntry): TreeEntry {
  const name = path.slice(path.lastIndexOf('/') + 1);
  // Old histories have modes such as 100664, which git has taken for 100644 ever since.
  const known = modes.find((each) => each === mode);
  return { id, name, type, path, mode: known ?? '100644' };
}

const modes = ['040000', '100644', '100755', '120000', '160000'] as const;

export function presentBlob({ id, size }: FoundBlob, content: Buffer): RepositoryBlob {
  return { size, encoding: 'base64', content: content.toString('base64'), sha: id };
}

export function presentContributor({ name, email, commits }: Contributor): RepositoryContributor {
  return { name, email, commits, additions: 0, deletions: 0 };
}
