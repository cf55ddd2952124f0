import { BoundedCache } from '#src/turns/bounded-cache.ts';
import type { Objects } from './object-reader.ts';
import type { ListedLine, TreePage, TreePageAsk } from './protocol.ts';
import { folderMode, type StoredEntry, submoduleMode } from './tree.ts';
import type { TreeReader } from './tree-reader.ts';

/** Access to the listings of trees. */
interface TreePlace {
  readonly reader: Objects;
  readonly trees: TreeReader;
  /** Runs one git command, in turn with the others of the repository. */
  readonly run: (args: readonly string[]) => Promise<Buffer>;
}

/** A whole listing in order, each entry as git prints it: `mode type id<TAB>path`, bytes as latin1. */
interface Listing {
  readonly lines: readonly string[];
  readonly characters: number;
  /** First index and number of entries of each kind. */
  readonly kinds: Readonly<Record<Kind, Range>>;
}

type Kind = (typeof types)[number];

interface Range {
  readonly from: number;
  readonly count: number;
}

const types = ['tree', 'blob', 'commit'] as const;
const idChars = 40;
// Memory for each line in addition to its characters, which share the whole output.
const lineBytes = 40;

/**
 * Pages of trees. A listing is sorted once and cached by tree id, so walking through twenty thousand files does not
 * read them again for every page.
 */
export class TreePages {
  readonly #listings = new BoundedCache<Listing>(
    { entries: 1000, bytes: 64 * 1024 * 1024 },
    ({ lines, characters }) => characters + lines.length * lineBytes,
  );

  /** Null when `path` of the commit is no directory. */
  async page(place: TreePlace, ask: TreePageAsk): Promise<TreePage | null> {
    const tree = await findTree(place, ask);
    if (tree === null) return null;
    const key = `${tree}${ask.recursive ? ':recursive' : ''}`;
    let listing = this.#listings.get(key);
    if (listing === undefined) {
      listing = gatherByKind(await listLines(place, tree, ask.recursive));
      this.#listings.set(key, listing);
    }
    return ask.kind === null ? cut(listing.lines, ask) : cutKind(listing, ask.kind, ask);
  }
}

async function findTree(
  { reader, trees }: TreePlace,
  { commit, path }: TreePageAsk,
): Promise<string | null> {
  if (path === '') return trees.treeOf(reader, commit);
  const facts = await reader.inspect(`${commit}:${path}`);
  return facts?.type === 'tree' ? facts.id : null;
}

async function listLines(
  { reader, trees, run }: TreePlace,
  tree: string,
  recursive: boolean,
): Promise<string[]> {
  if (recursive) {
    const output = await run(['ls-tree', '-r', '-t', '-z', '--end-of-options', tree]);
    const lines = output.toString('latin1').split('\0');
    lines.pop();
    return lines;
  }
  const entries = await trees.entries(reader, tree);
  return Array.from(entries, ([name, entry]) => `${formatModeAndType(entry)} ${entry.id}\t${name}`);
}

function formatModeAndType({ mode }: StoredEntry): string {
  const type = mode === folderMode ? 'tree' : mode === submoduleMode ? 'commit' : 'blob';
  return `${mode.padStart(6, '0')} ${type}`;
}

const modeChars = 6;

function readType(line: string): Kind {
  return types.find((type) => line.startsWith(type, modeChars + 1)) ?? 'blob';
}

/** Offset of the id, behind the mode and the type. */
const findIdStart = (line: string) => line.indexOf(' ', modeChars + 1) + 1;
const readPath = (line: string) => line.slice(findIdStart(line) + idChars + 1);

/** Directories first, then files, then submodules; each kind by the bytes of its path. */
function gatherByKind(lines: readonly string[]): Listing {
  const groups: Record<Kind, string[]> = { tree: [], blob: [], commit: [] };
  let characters = 0;
  for (const line of lines) {
    groups[readType(line)].push(line);
    characters += line.length;
  }
  // Git has them almost in this order: its directories sort as if they ended in a slash.
  const { tree, blob, commit } = groups;
  const kinds = {
    tree: { from: 0, count: tree.length },
    blob: { from: tree.length, count: blob.length },
    commit: { from: tree.length + blob.length, count: commit.length },
  };
  return { lines: types.flatMap((type) => sortByPath(groups[type])), characters, kinds };
}

function sortByPath(lines: string[]): string[] {
  const keyed = lines.map((line) => ({ line, path: readPath(line) }));
  keyed.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return keyed.map(({ line }) => line);
}

function cut(lines: readonly string[], { after, offset, limit }: TreePageAsk): TreePage {
  let from = offset;
  if (after !== null) {
    const found = findLineIndex(lines, after.id, after.occurrence);
    if (found === -1) return { total: lines.length, entries: null, occurrence: 0 };
    from = found + 1;
  }
  const cutLines = lines.slice(from, from + limit);
  const last = cutLines.at(-1);
  return {
    total: lines.length,
    entries: cutLines.map(present),
    occurrence: last === undefined ? 0 : countOccurrence(lines, from + cutLines.length - 1),
  };
}

function cutKind({ lines, kinds }: Listing, kind: Kind, { offset, limit }: TreePageAsk): TreePage {
  const { from, count } = kinds[kind];
  const [start, end] = [Math.min(offset, count), Math.min(offset + limit, count)];
  const entries = lines.slice(from + start, from + end).map(present);
  return { total: count, entries, occurrence: 0 };
}

/** Index of the entry with this id. `occurrence`, from 1, selects among entries with the same content. */
function findLineIndex(lines: readonly string[], id: string, occurrence: number): number {
  let seen = 0;
  return lines.findIndex((line) => {
    if (!line.startsWith(id, findIdStart(line))) return false;
    seen += 1;
    return seen === occurrence;
  });
}

function countOccurrence(lines: readonly string[], index: number): number {
  const line = lines[index] ?? '';
  const id = line.slice(findIdStart(line), findIdStart(line) + idChars);
  let seen = 0;
  for (let at = 0; at <= index; at += 1) {
    const other = lines[at] ?? '';
    if (other.startsWith(id, findIdStart(other))) seen += 1;
  }
  return seen;
}

function present(line: string): ListedLine {
  const at = findIdStart(line);
  return {
    mode: line.slice(0, modeChars),
    type: readType(line),
    id: line.slice(at, at + idChars),
    path: readPath(line),
  };
}
