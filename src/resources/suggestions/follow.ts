import type { NotePosition } from '../../../generated/common/types.ts';
import { type Diff, diffTrees, type DiffLimits } from '../../git/reading/diff.ts';
import type { Repository } from '../../git/repository.ts';
import { moveLine } from '../notes/diff-lines.ts';
import { extentOf, type Extent } from './lines.ts';
import { readFile } from './suggest.ts';
import type { SuggestionRow } from './table.ts';

/** The lines of a suggestion in a file as it is now. */
export interface FoundLines {
  readonly path: string;
  readonly file: Buffer;
  readonly extent: Extent;
}

/** Bytes of files that are held together. */
const mostBytes = 32 * 1024 * 1024;

type Wanted = Pick<SuggestionRow, 'lines_above' | 'lines_below' | 'from_content'>;

/** Finds lines of one commit after another in one commit, however many of one file. */
export class LineFinder {
  readonly #repository: Repository;
  readonly #limits: DiffLimits;
  readonly #commitId: string;
  readonly #files = new Map<string, Buffer>();
  #bytes = 0;

  constructor(repository: Repository, limits: DiffLimits, commitId: string) {
    this.#repository = repository;
    this.#limits = limits;
    this.#commitId = commitId;
  }

  /** The lines of a note at this place that a suggestion is about; null where they are others by now. */
  async find(position: NotePosition, wanted: Wanted): Promise<FoundLines | null> {
    const { new_line: line = null, new_path: path } = position;
    if (line === null || path === null) return null;
    const lines = [line - wanted.lines_above, line + wanted.lines_below] as const;
    const moved = await this.#move(position.head_sha, path, lines);
    const file = moved === null ? null : await this.#read(moved.path);
    if (moved === null || file === null) return null;
    const extent = extentOf(file, ...moved.lines);
    if (extent === null) return null;
    const now = file.subarray(extent.start, extent.end);
    const same = now.equals(Buffer.from(wanted.from_content));
    return same ? { path: moved.path, file, extent } : null;
  }

  async #read(path: string): Promise<Buffer | null> {
    const known = this.#files.get(path);
    if (known !== undefined) return known;
    const file = await readFile(this.#repository, this.#commitId, path);
    if (file === null) return null;
    this.#bytes += file.length;
    if (this.#bytes > mostBytes) {
      this.#files.clear();
      this.#bytes = file.length;
    }
    this.#files.set(path, file);
    return file;
  }

  async #move(from: string, path: string, [first, last]: readonly [number, number]) {
    if (from === this.#commitId) return { path, lines: [first, last] as const };
    const file = await this.#changeOf(from, path);
    if (file === undefined) return { path, lines: [first, last] as const };
    if (file === null) return null;
    const begin = moveLine(file.patch, first);
    const end = moveLine(file.patch, last);
    if (begin === null || end === null || end - begin !== last - first) return null;
    return { path: file.newPath, lines: [begin, end] as const };
  }

  /** The change of a file since that commit; undefined where there is none, null where nobody knows. */
  async #changeOf(from: string, path: string): Promise<Diff['files'][number] | null | undefined> {
    const limits = this.#limits;
    const diff = await diffTrees(this.#repository, from, this.#commitId, { limits });
    const file = diff.files.find(({ oldPath }) => oldPath === path);
    if (file === undefined) return diff.overflow ? null : undefined;
    const known = file.change !== 'deleted' && !file.binary && file.extent === 'whole';
    return known ? file : null;
  }
}
