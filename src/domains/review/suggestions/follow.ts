import type { NotePosition } from '#generated/common/types.ts';
import { diffTrees, type DiffLimits } from '#src/git/reading/diff.ts';
import type { Repository } from '#src/git/repository.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { mebibyteBytes } from '#src/units.ts';
import { type MovedFile, findMovedFile } from '#src/domains/planning/notes/diff-lines.ts';
import { type Extent, FileLines } from './lines.ts';
import { readFile } from './suggest.ts';
import type { SuggestionRow } from './table.ts';

/** The lines of a suggestion in a file as it is now. */
export interface FoundLines {
  readonly path: string;
  readonly file: Buffer;
  readonly extent: Extent;
}

/** Bytes of files that are held together. */
const mostBytes = 32 * mebibyteBytes;
/** Changes of files whose lines are held together. */
const maxChanges = 50;

type FollowedLines = Pick<SuggestionRow, 'lines_above' | 'lines_below' | 'from_content'>;

/** Finds lines of one commit after another in one commit, however many of one file. */
export class LineFinder {
  readonly #repository: Repository;
  readonly #limits: DiffLimits;
  readonly #commitId: string;
  readonly #files = new Map<string, FileLines>();
  #bytes = 0;
  readonly #changes = new Map<string, MovedFile | null>();
  readonly #pauses = new Pauses();

  constructor(repository: Repository, limits: DiffLimits, commitId: string) {
    this.#repository = repository;
    this.#limits = limits;
    this.#commitId = commitId;
  }

  /** The lines of a note at this place that a suggestion is about; null where they are others by now. */
  async find(position: NotePosition, wanted: FollowedLines): Promise<FoundLines | null> {
    await this.#pauses.take();
    const { new_line: line = null, new_path: path } = position;
    if (line === null || path === null) return null;
    const lines = [line - wanted.lines_above, line + wanted.lines_below] as const;
    const moved = await this.#move(position.head_sha, path, lines);
    const known = moved === null ? null : await this.#read(moved.path);
    if (moved === null || known === null) return null;
    const { file } = known;
    const extent = known.extentOf(...moved.lines);
    if (extent === null) return null;
    const now = file.subarray(extent.start, extent.end);
    const same = now.equals(Buffer.from(wanted.from_content));
    return same ? { path: moved.path, file, extent } : null;
  }

  async #read(path: string): Promise<FileLines | null> {
    const known = this.#files.get(path);
    if (known !== undefined) return known;
    const file = await readFile(this.#repository, this.#commitId, path);
    if (file === null) return null;
    this.#bytes += file.length;
    if (this.#bytes > mostBytes) {
      this.#files.clear();
      this.#bytes = file.length;
    }
    const lines = new FileLines(file);
    this.#files.set(path, lines);
    return lines;
  }

  async #move(from: string, path: string, [first, last]: readonly [number, number]) {
    if (from === this.#commitId) return { path, lines: [first, last] as const };
    const change = await this.#changeOf(from, path);
    if (change === null) return null;
    const [begin, end] = [change.moved(first), change.moved(last)];
    if (begin === null || end === null || end - begin !== last - first) return null;
    return { path: change.path, lines: [begin, end] as const };
  }

  /** The change of a file since that commit; null if unknown. */
  async #changeOf(from: string, path: string): Promise<MovedFile | null> {
    const key = `${from} ${path}`;
    const known = this.#changes.get(key);
    if (known !== undefined) return known;
    const diff = await diffTrees(this.#repository, from, this.#commitId, { limits: this.#limits });
    const change = findMovedFile(diff, path);
    if (this.#changes.size >= maxChanges) this.#changes.clear();
    this.#changes.set(key, change);
    return change;
  }
}
