import type { Entry } from 'yauzl';
import type { Storage } from '#src/storage/storage.ts';
import { type ArchiveBlob, readArchiveEntries } from './archive-file.ts';

/** A file or folder in a folder of an archive. */
export interface ArchiveFolderEntry {
  readonly name: string;
  /** Bytes, unpacked; null for a folder. */
  readonly size: number | null;
}

export interface ArchiveFolder {
  /** Folders first, each kind by name. */
  readonly entries: readonly ArchiveFolderEntry[];
  /** True where the folder has more entries than are returned. */
  readonly cut: boolean;
}

/** The folder itself, and names by which an address would lead elsewhere. */
const notNames: ReadonlySet<string> = new Set(['', '.', '..']);

/** Entries of a folder that are returned. */
const maxFolderEntries = 1_000;

/**
 * The files and folders in a folder of a zip archive; `folder` is empty, or ends with a slash. Null when the archive, or
 * the folder in it, is not there.
 * @throws BadRequest for an archive that cannot be read
 */
export async function listArchiveFolder(
  storage: Storage,
  blob: ArchiveBlob,
  folder: string,
): Promise<ArchiveFolder | null> {
  if ((await storage.writtenAt(blob.storage_key)) === null) return null;
  const found = new Map<string, ArchiveFolderEntry>();
  let exists = folder === '';
  let cut = false;
  for await (const entry of readArchiveEntries(storage, blob)) {
    const child = toChild(entry, folder);
    if (child === null) continue;
    exists = true;
    if (notNames.has(child.name) || found.has(child.name)) continue;
    if (found.size === maxFolderEntries) cut = true;
    else found.set(child.name, child);
  }
  return exists ? { entries: [...found.values()].toSorted(compareEntries), cut } : null;
}

/** The child of the folder in which an entry is; its name is empty for the folder itself. Null for an entry elsewhere. */
function toChild(
  { fileNameRaw, uncompressedSize }: Entry,
  folder: string,
): ArchiveFolderEntry | null {
  const path = fileNameRaw.toString();
  if (!path.startsWith(folder)) return null;
  const rest = path.slice(folder.length);
  const slash = rest.indexOf('/');
  return slash === -1
    ? { name: rest, size: uncompressedSize }
    : { name: rest.slice(0, slash), size: null };
}

function compareEntries(one: ArchiveFolderEntry, other: ArchiveFolderEntry): number {
  const order = Number(other.size === null) - Number(one.size === null);
  return order === 0 ? one.name.localeCompare(other.name) : order;
}
