/** Numbers of changed lines of a file; null for binary files. */
export interface FileStats {
  /** Path after the change. */
  readonly path: string;
  readonly additions: number;
  readonly deletions: number;
}

/** Records of two numbers and a path; a renamed file has both paths, the new one second. */
export function parseFileStats(output: Buffer): FileStats[] {
  const parts = output.toString().split('\0');
  const files: FileStats[] = [];
  for (let at = 0; at < parts.length - 1; at += 1) {
    const [, added = '', deleted = '', own = ''] =
      /^(\d+|-)\t(\d+|-)\t([^]*)$/.exec(parts[at] ?? '') ?? [];
    if (own === '') at += 2;
    const path = own === '' ? (parts[at] ?? '') : own;
    files.push({ path, additions: parseNumber(added), deletions: parseNumber(deleted) });
  }
  return files;
}

const parseNumber = (text: string) => (text === '-' ? 0 : Number(text));
