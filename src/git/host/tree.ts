export interface StoredEntry {
  readonly mode: string;
  readonly id: string;
}

export const folderMode = '40000';
export const fileMode = '100644';
export const executableMode = '100755';
const idBytes = 20;

/** The entry called `name` in a tree object, or null. */
export function findEntry(tree: Buffer, name: Buffer): StoredEntry | null {
  let at = 0;
  while (at < tree.length) {
    const space = tree[at + 5] === 0x20 ? at + 5 : at + 6;
    let end = space + 1;
    while (tree[end] !== 0 && end < tree.length) end += 1;
    const found =
      end - space - 1 === name.length && tree.compare(name, 0, name.length, space + 1, end) === 0;
    if (found) return { mode: tree.toString('latin1', at, space), id: idAt(tree, end + 1) };
    at = end + 1 + idBytes;
  }
  return null;
}

/** All entries of a tree object by name; names are bytes written as latin1, one character each. */
export function parseTree(tree: Buffer): Map<string, StoredEntry> {
  const entries = new Map<string, StoredEntry>();
  let at = 0;
  while (at < tree.length) {
    const space = tree.indexOf(0x20, at);
    const end = tree.indexOf(0, space);
    const name = tree.toString('latin1', space + 1, end);
    entries.set(name, { mode: tree.toString('latin1', at, space), id: idAt(tree, end + 1) });
    at = end + 1 + idBytes;
  }
  return entries;
}

/** The counterpart of `parseTree`, in git's order: folders sort as if their name ended in `/`. */
export function formatTree(entries: ReadonlyMap<string, StoredEntry>): Buffer {
  const sorted = [...entries].map(([name, entry]) => ({
    name,
    entry,
    key: entry.mode === folderMode ? `${name}/` : name,
  }));
  sorted.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return Buffer.concat(
    sorted.flatMap(({ name, entry }) => [
      Buffer.from(`${entry.mode} ${name}\0`, 'latin1'),
      Buffer.from(entry.id, 'hex'),
    ]),
  );
}

/** A path as its components, in the byte form of `parseTree`. */
export function componentsOf(path: string): string[] {
  return Buffer.from(path).toString('latin1').split('/');
}

function idAt(tree: Buffer, at: number): string {
  return tree.toString('hex', at, at + idBytes);
}
