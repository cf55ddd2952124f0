export interface StoredEntry {
  readonly mode: string;
  readonly id: string;
}

export const folderMode = '40000';
export const fileMode = '100644';
export const executableMode = '100755';
export const submoduleMode = '160000';
const idBytes = 20;
const shortestMode = 5;

/** The entry called `name` in a tree object, or null. */
export function findEntry(tree: Buffer, name: Buffer): StoredEntry | null {
  let at = 0;
  while (at < tree.length) {
    let space = at + shortestMode;
    while (tree[space] !== 0x20 && space < tree.length) space += 1;
    let end = space + 1;
    while (tree[end] !== 0 && end < tree.length) end += 1;
    const found =
      end - space - 1 === name.length && tree.compare(name, 0, name.length, space + 1, end) === 0;
    if (found) return { mode: readMode(tree, at, space), id: readId(tree, end + 1) };
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
    entries.set(name, { mode: readMode(tree, at, space), id: readId(tree, end + 1) });
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
  const bytes = sorted.reduce(
    (sum, { name, entry }) => sum + entry.mode.length + name.length + 2 + idBytes,
    0,
  );
  const tree = Buffer.allocUnsafe(bytes);
  let at = 0;
  for (const { name, entry } of sorted) {
    at += tree.write(`${entry.mode} ${name}\0`, at, 'latin1');
    at += tree.write(entry.id, at, 'hex');
  }
  return tree;
}

/** A path as its components, in the byte form of `parseTree`. */
export function splitPath(path: string): string[] {
  return Buffer.from(path).toString('latin1').split('/');
}

/** Old tools wrote `040000`. */
function readMode(tree: Buffer, from: number, to: number): string {
  const mode = tree.toString('latin1', from, to);
  return mode.startsWith('0') ? mode.replace(/^0+/, '') : mode;
}

function readId(tree: Buffer, at: number): string {
  return tree.toString('hex', at, at + idBytes);
}
