import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './store.ts';

const headerBytes = 8;
const chunkEntryBytes = 12;
const idBytes = 20;
/** Tree, two parents, generation and date. */
const commitBytes = idBytes + 16;
const noParentCode = 0x70000000;
const manyParentsFlag = 0x80000000;
const lastParentFlag = 0x80000000;
/** Files in all; larger histories are left to git, which maps them into memory. */
const maxBytes = 32 * 1024 * 1024;

/** A commit as a commit graph describes it. */
export interface GraphedCommit {
  /** Positions in the graph, in order. */
  readonly parents: readonly number[];
  /** The filter of the paths that differ from the first parent, for `mayHold`; null if absent. */
  readonly changed: Buffer | null;
}

/**
 * Commit graph of a repository in the files of `git commit-graph`, one or a chain: parents of commits, and filters of
 * their changed paths. Its content stays true when more is written.
 */
export class CommitGraph {
  readonly #layers: readonly Layer[];
  readonly bytes: number;

  constructor(files: readonly Buffer[]) {
    const layers: Layer[] = [];
    let offset = 0;
    for (const file of files) {
      const layer = new Layer(file, offset);
      layers.push(layer);
      offset += layer.count;
    }
    // The newest commits are in the last one.
    this.#layers = layers.reverse();
    this.bytes = files.reduce((sum, { length }) => sum + length, 0);
  }

  /** True if the graph has filters of the kind of `filterKeys`. */
  get hasFilters(): boolean {
    return this.#layers.some(({ hasFilters }) => hasFilters);
  }

  positionOf(id: string): number | null {
    const bytes = Buffer.from(id, 'hex');
    for (const layer of this.#layers) {
      const index = layer.indexOf(bytes);
      if (index !== -1) return layer.offset + index;
    }
    return null;
  }

  idOf(position: number): string {
    const layer = this.#layerOf(position);
    return layer.idOf(position - layer.offset);
  }

  commitAt(position: number): GraphedCommit {
    const layer = this.#layerOf(position);
    return layer.commitAt(position - layer.offset);
  }

  #layerOf(position: number): Layer {
    const layer = this.#layers.find(({ offset }) => offset <= position);
    if (layer === undefined) throw new RangeError('the commit graph lacks a commit');
    return layer;
  }
}

class Layer {
  readonly offset: number;
  readonly count: number;
  readonly hasFilters: boolean;
  readonly #fanout: Buffer;
  readonly #ids: Buffer;
  readonly #commits: Buffer;
  readonly #edges: Buffer;
  readonly #filterEnds: Buffer;
  readonly #filters: Buffer;

  constructor(file: Buffer, offset: number) {
    if (file.toString('latin1', 0, 4) !== 'CGPH' || file[4] !== 1 || file[5] !== 1) {
      throw new RangeError('the format of the commit graph is unknown');
    }
    const chunks = readChunks(file);
    this.offset = offset;
    this.#fanout = chunks.get('OIDF') ?? Buffer.alloc(1024);
    this.#ids = chunks.get('OIDL') ?? Buffer.alloc(0);
    this.#commits = chunks.get('CDAT') ?? Buffer.alloc(0);
    this.#edges = chunks.get('EDGE') ?? Buffer.alloc(0);
    this.#filterEnds = chunks.get('BIDX') ?? Buffer.alloc(0);
    this.#filters = chunks.get('BDAT') ?? Buffer.alloc(0);
    this.count = this.#fanout.readUInt32BE(255 * 4);
    this.hasFilters =
      this.#filterEnds.length === this.count * 4 &&
      this.#filters.length >= filterHeadBytes &&
      this.#filters.readUInt32BE(4) === hashCount;
  }

  indexOf(id: Buffer): number {
    const first = id[0] ?? 0;
    let low = first === 0 ? 0 : this.#fanout.readUInt32BE((first - 1) * 4);
    let high = this.#fanout.readUInt32BE(first * 4);
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = middle * idBytes;
      const order = this.#ids.compare(id, 0, idBytes, at, at + idBytes);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return -1;
  }

  idOf(index: number): string {
    return this.#ids.toString('hex', index * idBytes, (index + 1) * idBytes);
  }

  commitAt(index: number): GraphedCommit {
    return { parents: this.#parentsOf(index), changed: this.#filterOf(index) };
  }

  #parentsOf(index: number): number[] {
    const at = index * commitBytes + idBytes;
    const first = this.#commits.readUInt32BE(at);
    if (first === noParentCode) return [];
    const second = this.#commits.readUInt32BE(at + 4);
    if (second === noParentCode) return [first];
    if (second < manyParentsFlag) return [first, second];
    const parents = [first];
    for (let edge = second - manyParentsFlag; ; edge += 1) {
      const value = this.#edges.readUInt32BE(edge * 4);
      parents.push(value % lastParentFlag);
      if (value >= lastParentFlag) return parents;
    }
  }

  #filterOf(index: number): Buffer | null {
    if (!this.hasFilters) return null;
    const start = index === 0 ? 0 : this.#filterEnds.readUInt32BE((index - 1) * 4);
    const end = this.#filterEnds.readUInt32BE(index * 4);
    if (end <= start) return null;
    return this.#filters.subarray(filterHeadBytes + start, filterHeadBytes + end);
  }
}

function readChunks(file: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  const count = file[6] ?? 0;
  for (let index = 0; index < count; index += 1) {
    const at = headerBytes + index * chunkEntryBytes;
    const start = Number(file.readBigUInt64BE(at + 4));
    const end = Number(file.readBigUInt64BE(at + chunkEntryBytes + 4));
    chunks.set(file.toString('latin1', at, at + 4), file.subarray(start, end));
  }
  return chunks;
}

const filterHeadBytes = 12;
/** The number of hashes of each path; git has always written this number. */
const hashCount = 7;
const seeds = [0x293ae76f, 0x7e646e2c] as const;

/** The keys to look for in a filter: the hashes of a path, and of each folder above it. */
type FilterKeys = readonly (readonly number[])[];

/**
 * The keys of a path. Folders are looked for as well, as git does: in the small filters of small commits some paths can
 * hardly be told from others. Null for paths beyond ASCII, for which versions of git have differed.
 */
export function filterKeys(path: string): FilterKeys | null {
  // eslint-disable-next-line no-control-regex
  if (!/^[\x01-\x7f]+$/.test(path)) return null;
  const names = path.split('/');
  return names.map((_, index) => computeBloomKey(names.slice(0, names.length - index).join('/')));
}

function computeBloomKey(path: string): number[] {
  const bytes = Buffer.from(path, 'latin1');
  const [first, second] = [computeMurmur3(seeds[0], bytes), computeMurmur3(seeds[1], bytes)];
  return Array.from({ length: hashCount }, (_, index) => (first + Math.imul(index, second)) >>> 0);
}

/** Tells whether a path with these keys may be among the changed paths of a commit; false is certain. */
export function mayHold(filter: Buffer, keys: FilterKeys): boolean {
  const bits = filter.length * 8;
  for (const key of keys) {
    for (const hash of key) {
      const bit = hash % bits;
      if (((filter[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
    }
  }
  return true;
}

function computeMurmur3(seed: number, bytes: Buffer): number {
  let hash = seed;
  const scramble = (word: number) => {
    const mixed = Math.imul(word, 0xcc9e2d51);
    return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
  };
  const whole = bytes.length - (bytes.length % 4);
  for (let at = 0; at < whole; at += 4) {
    hash ^= scramble(bytes.readUInt32LE(at));
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let at = bytes.length - 1; at >= whole; at -= 1) tail = (tail << 8) | (bytes[at] ?? 0);
  if (whole < bytes.length) hash ^= scramble(tail);
  hash ^= bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The current commit graph; null if absent, too large, or of an unknown kind. */
export async function readCommitGraph(gitDirectory: string): Promise<CommitGraph | null> {
  const info = join(gitDirectory, 'objects/info');
  try {
    const files = await listGraphFiles(info);
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    if (files.length === 0 || sizes.reduce((sum, size) => sum + size, 0) > maxBytes) return null;
    return new CommitGraph(await Promise.all(files.map((file) => readFile(file))));
  } catch (error) {
    // Another graph was written during the read, or it is damaged; then git reports the error.
    if (isMissing(error) || error instanceof RangeError) return null;
    throw error;
  }
}

/** Files in git's order of lookup: the single file, otherwise the chain, the oldest commits first. */
async function listGraphFiles(info: string): Promise<string[]> {
  const single = join(info, 'commit-graph');
  const [isSingle, chain] = await Promise.all([
    stat(single).then(
      () => true,
      () => false,
    ),
    readFile(join(info, 'commit-graphs/commit-graph-chain'), 'latin1').catch(() => ''),
  ]);
  if (isSingle) return [single];
  const hashes = chain.split('\n').filter((hash) => hash !== '');
  return hashes.map((hash) => join(info, 'commit-graphs', `graph-${hash}.graph`));
}
