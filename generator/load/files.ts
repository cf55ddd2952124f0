import { dirname, relative, resolve, sep } from 'node:path';
import { limits } from './limits.ts';
import type { Source, SourceLocation } from './origins.ts';
import { type Read, readSource } from './read.ts';
import { writeOutTemplates } from './for-each.ts';
import type { Report } from './report.ts';

/** Folder above the entry's: positions are relative to it, and nothing outside it is read. */
export const findRoot = (entry: string): string => dirname(dirname(resolve(entry)));

/** The files of one document, each read once. */
export class Files {
  readonly root: string;
  readonly #report: Report;
  readonly #templates: boolean;
  readonly #reading: ((folder: string) => void) | undefined;
  readonly #reads = new Map<string, Read | null>();
  /** True when a file could not be read or parsed, so that its contents are unknown. */
  incomplete = false;

  /**
   * @param templates true if files have parts with `x-for`
   * @param reading callback before files of a folder are read
   */
  constructor(
    entry: string,
    report: Report,
    {
      templates,
      reading,
    }: { templates: boolean; reading?: ((folder: string) => void) | undefined },
  ) {
    this.root = findRoot(entry);
    this.#report = report;
    this.#templates = templates;
    this.#reading = reading;
  }

  /** The file, or null (and a fault) when it cannot be used; `from` is the position of the reference. */
  open(path: string, from: SourceLocation | null): Source | null {
    const known = this.#reads.get(path);
    if (known !== undefined) return known?.usable === true ? known.source : null;
    const file = this.name(path);
    const read = this.#read(path, file, from);
    this.#reads.set(path, read);
    for (const fault of read?.faults ?? []) {
      this.#report.add(fault.rule, fault.position, fault.message, fault.advice);
    }
    if (read?.usable === true && read.faults.length === 0) return read.source;
    this.#report.broken = true;
    if (read?.usable === true) return read.source;
    this.incomplete = true;
    return null;
  }

  name(path: string): string {
    return relative(this.root, path).split(sep).join('/');
  }

  /** All requested files, including unreadable ones. */
  get paths(): readonly string[] {
    return [...this.#reads.keys()].toSorted();
  }

  #read(path: string, file: string, from: SourceLocation | null): Read | null {
    const place = from ?? createEmptyLocation(file);
    if (file.startsWith('../')) {
      this.#report.break(
        'unreadable',
        place,
        `${file} lies outside the document's folder`,
        'Keep every file below it',
        'value',
      );
      return null;
    }
    if (this.#reads.size >= limits.files) {
      this.#report.break(
        'limit',
        place,
        `More than ${limits.files} files are referenced`,
        'Join some',
      );
      return null;
    }
    this.#reading?.(dirname(path));
    try {
      const read = readSource(path, file);
      if (!this.#templates) return read;
      return { ...read, source: writeOutTemplates(read.source, this.#report) };
    } catch (error) {
      const reason = error instanceof Error ? describeReason(error) : String(error);
      this.#report.break(
        'unreadable',
        place,
        `${file} ${reason}`,
        'Name a file that exists',
        'value',
      );
      return null;
    }
  }
}

function createEmptyLocation(file: string): SourceLocation {
  return { source: { file, lines: [0] }, key: 0, value: 0 };
}

function describeReason(error: Error): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'does not exist';
  if (code === 'EISDIR') return 'is a folder';
  return code === undefined ? error.message : `cannot be read (${code})`;
}
