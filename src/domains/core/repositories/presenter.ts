import type {
  RepositoryBlob,
  RepositoryContributor,
  TreeEntry,
} from '#generated/repositories/types.ts';
import { inBase64 } from '#runtime/later-text.ts';
import type { Contributor, ListedEntry } from '#src/git/formats/facts.ts';
import { parseFileMode } from '#src/git/formats/file-mode.ts';
import type { FoundBlob } from './finder.ts';

export function presentTreeEntry({ id, path, type, mode }: ListedEntry): TreeEntry {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { id, name, type, path, mode: modes[type] ?? parseFileMode(mode) ?? '100644' };
}

const modes = { tree: '040000', commit: '160000', blob: null } as const;

export function presentBlob({ id, size }: FoundBlob, content: Buffer): RepositoryBlob {
  return { size, encoding: 'base64', content: inBase64(content), sha: id };
}

export function presentContributor({ name, email, commits }: Contributor): RepositoryContributor {
  return { name, email, commits, additions: 0, deletions: 0 };
}
