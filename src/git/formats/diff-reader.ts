import { OutputTooLarge } from '../errors.ts';
import { unquotePath } from './quoted-path.ts';

export interface FileDiff {
  readonly oldPath: string;
  readonly newPath: string;
  /** Octal; `0` where there is no file. */
  readonly oldMode: string;
  readonly newMode: string;
  readonly change: 'added' | 'deleted' | 'modified' | 'renamed';
  /** Hunks from the first `@@` on, or the line for differing binary files; empty when omitted. */
  readonly patch: string;
  readonly binary: boolean;
  /** `collapsed`: larger than is shown unasked, or behind others that are large; `too-large`: never shown. */
  readonly extent: 'whole' | 'collapsed' | 'too-large';
}

export interface Diff {
  readonly files: readonly FileDiff[];
  /** True where the diff has more files than `files`. */
  readonly overflow: boolean;
}

/** Limits on the kept part of a diff. */
export interface DiffLimits {
  readonly files: number;
  readonly lines: number;
  /** Maximum bytes of one file's patch; a patch above half of it is omitted (`collapsed`). */
  readonly patchBytes: number;
}

export const usualDiffLimits: DiffLimits = { files: 1000, lines: 50_000, patchBytes: 200 * 1024 };

/** Bytes of a whole diff, for each file that it may have. */
const perFileBytes = 5 * 1024;
/** The longest line that names a file. */
const maxNameBytes = 200 * 1024;

const newlineByte = 0x0a;
const section = Buffer.from('diff --git ');
const binaryNote = Buffer.from('Binary files ');

interface OpenFile extends Omit<FileDiff, 'patch' | 'binary' | 'extent'> {
  /** Number of remaining patch sections: a file that becomes a link has two. */
  sections: number;
  lines: Buffer[];
  bytes: number;
  binary: boolean;
  reached: boolean;
}

/** Parses the output of `git diff-tree --raw --patch` chunk by chunk, and keeps only the part within the limits. */
export class DiffReader {
  readonly #files: OpenFile[] = [];
  #overflow = false;
  #part: 'files' | 'header' | 'hunks' = 'files';
  #current = -1;
  #line: Buffer[] = [];
  #lineBytes = 0;
  #shownLines = 0;
  #shownBytes = 0;
  #full = false;
  readonly #limits: DiffLimits;
  readonly #first: number;

  /** Only the `first` files get their patches. */
  constructor(limits: DiffLimits = usualDiffLimits, first = Infinity) {
    this.#limits = limits;
    this.#first = first;
  }

  /** True when no further output would be shown. */
  get sated(): boolean {
    return this.#full;
  }

  take(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length && !this.#full) {
      const end = chunk.indexOf(newlineByte, at);
      const piece = chunk.subarray(at, end === -1 ? chunk.length : end + 1);
      // Keeps only the beginning of an endless line, which is too large to be shown.
      if (this.#lineBytes <= Math.max(this.#limits.patchBytes, maxNameBytes))
        this.#line.push(piece);
      this.#lineBytes += piece.length;
      if (end === -1) return;
      const [first = piece] = this.#line;
      this.#takeLine(this.#line.length === 1 ? first : Buffer.concat(this.#line), this.#lineBytes);
      this.#line = [];
      this.#lineBytes = 0;
      at = end + 1;
    }
  }

  finish(): Diff {
    return {
      files: this.#files.map((file) => closeFile(file, this.#limits)),
      overflow: this.#overflow,
    };
  }

  #takeLine(line: Buffer, bytes: number): void {
    if (this.#part === 'files') {
      if (bytes > maxNameBytes) throw new OutputTooLarge('diff-tree');
      if (line[0] === newlineByte) this.#part = 'header';
      else if (this.#files.length === this.#limits.files) this.#overflow = true;
      else this.#files.push(openFile(line.toString('utf8', 0, line.length - 1)));
      return;
    }
    // Content lines begin with a sign, so this is not one.
    if (hasPrefix(line, section)) this.#nextSection();
    else if (this.#part === 'hunks') this.#takeContent(line, bytes);
    else if (line[0] === 0x40) {
      this.#part = 'hunks';
      this.#takeContent(line, bytes);
    } else if (hasPrefix(line, binaryNote)) {
      const file = this.#files[this.#current];
      if (file !== undefined) file.binary = true;
      this.#takeContent(line, bytes);
    }
  }

  #nextSection(): void {
    this.#part = 'header';
    const open = this.#files[this.#current];
    if (open === undefined || open.sections === 0) this.#current += 1;
    const file = this.#files[this.#current];
    if (file === undefined || this.#current >= this.#first) {
      this.#full = true;
      return;
    }
    file.sections -= 1;
    file.reached = true;
  }

  #takeContent(line: Buffer, bytes: number): void {
    const file = this.#files[this.#current];
    if (file === undefined) return;
    file.bytes += bytes;
    if (file.bytes > this.#limits.patchBytes / 2) {
      this.#shownLines -= file.lines.length;
      this.#shownBytes -= sumLineBytes(file.lines);
      file.lines = [];
      return;
    }
    file.lines.push(line);
    this.#shownLines += 1;
    this.#shownBytes += bytes;
    const { files, lines } = this.#limits;
    if (this.#shownLines <= lines && this.#shownBytes <= files * perFileBytes) return;
    file.reached = false;
    file.lines = [];
    this.#full = true;
  }
}

/** Parses a line like `:100644 100755 <id> <id> M<tab>path`; renames have two paths. */
function openFile(line: string): OpenFile {
  const [facts = '', first = '', second = first] = line.split('\t');
  const [oldMode = '', newMode = '', , , status = ''] = facts.slice(1).split(' ');
  const change = changes[status.slice(0, 1)] ?? 'modified';
  return {
    oldPath: unquotePath(first),
    newPath: unquotePath(second),
    oldMode: toMode(oldMode),
    newMode: toMode(newMode),
    change,
    sections: change === 'modified' && toFileType(oldMode) !== toFileType(newMode) ? 2 : 1,
    lines: [],
    bytes: 0,
    binary: false,
    reached: false,
  };
}

const changes: Readonly<Record<string, FileDiff['change']>> = {
  A: 'added',
  D: 'deleted',
  R: 'renamed',
};

function closeFile(
  { sections: _, lines, bytes, reached, ...file }: OpenFile,
  { patchBytes }: DiffLimits,
): FileDiff {
  const shown = reached && bytes <= patchBytes / 2;
  return {
    ...file,
    patch: shown ? Buffer.concat(lines).toString('utf8') : '',
    extent: shown ? 'whole' : bytes > patchBytes ? 'too-large' : 'collapsed',
  };
}

const toMode = (mode: string) => (mode === '000000' ? '0' : mode);

/** Regular file, symbolic link or submodule. */
const toFileType = (mode: string) => mode.slice(0, 3);

const sumLineBytes = (lines: readonly Buffer[]) =>
  lines.reduce((sum, line) => sum + line.length, 0);

function hasPrefix(line: Buffer, prefix: Buffer): boolean {
  return (
    line.length >= prefix.length && line.compare(prefix, 0, prefix.length, 0, prefix.length) === 0
  );
}
