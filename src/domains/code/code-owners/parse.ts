import { type PathPattern, readPattern } from './pattern.ts';

/** A line of a code-owners file: who owns the files of a pattern. */
export interface CodeOwnersEntry {
  /** Position among the entries of the file. */
  readonly index: number;
  readonly pattern: PathPattern;
  /** Name of the section, as first spelled. */
  readonly section: string;
  /** Approvals of its owners are welcome, and not required. */
  readonly optional: boolean;
  readonly approvals: number;
  /** Names of users and full paths of groups, without the sign before them. */
  readonly names: readonly string[];
  readonly emails: readonly string[];
}

/** Section of the lines before the first section. */
const defaultSection = 'codeowners';

/**
 * Limits beyond which content is ignored: lines at the end of the file, overlong lines, and last owners of a line.
 * Each entry that owns a changed file becomes a rule with all its owners. `places` limits the owners of all entries
 * together, in which owners of a section count for each entry.
 */
export const limits = {
  letters: 512 * 1024,
  entries: 1_000,
  sections: 1_000,
  places: 10_000,
  lineLetters: 8_192,
  patternLetters: 1_024,
  owners: 500,
  approvals: 100,
} as const;

interface Header {
  readonly section: string;
  readonly optional: boolean;
  readonly approvals: number;
  readonly owners: Owners;
}

type Owners = Pick<CodeOwnersEntry, 'names' | 'emails'>;

/** Entries in the order of the file. Other lines than entries, sections and comments are skipped. */
export function parseCodeOwners(text: string): CodeOwnersEntry[] {
  const entries: CodeOwnersEntry[] = [];
  const spellings = new Map([[defaultSection, defaultSection]]);
  let header: Header = {
    section: defaultSection,
    optional: false,
    approvals: 1,
    owners: { names: [], emails: [] },
  };
  let sections = 0;
  let places = 0;
  for (const each of splitLines(text)) {
    const line = each.trim();
    if (line === '' || line.startsWith('#') || line.length > limits.lineLetters) continue;
    const found = readHeader(line);
    if (found !== null) {
      if (sections === limits.sections) break;
      sections += 1;
      const key = found.section.toLowerCase();
      const section = spellings.get(key) ?? found.section;
      spellings.set(key, section);
      header = { ...found, section };
      continue;
    }
    if (entries.length === limits.entries) break;
    const entry = readEntry(line, header, entries.length);
    if (entry === null) continue;
    places += entry.names.length + entry.emails.length;
    if (places > limits.places) break;
    entries.push(entry);
  }
  return entries;
}

function splitLines(text: string): string[] {
  const known = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (known.length <= limits.letters) return known.split('\n');
  const whole = known.lastIndexOf('\n', limits.letters);
  return known.slice(0, Math.max(whole, 0)).split('\n');
}

/** `[Name]`, `^[Name]`, `[Name][2]`, each with owners behind it or without. */
const headerPattern = /^(\^?)\[([^[\]]*)\](?:\[(\d*)\])?(?:\s+|$)/;

function readHeader(line: string): Header | null {
  const match = headerPattern.exec(line);
  const section = match?.[2]?.trim() ?? '';
  if (match === null || section === '') return null;
  const [whole, caret, , count = ''] = match;
  return {
    section,
    optional: caret === '^',
    approvals: Math.min(Math.max(Number(count.slice(0, 9)), 1), limits.approvals),
    owners: readOwners(line.slice(whole.length)),
  };
}

function readEntry(
  line: string,
  { owners, ...header }: Header,
  index: number,
): CodeOwnersEntry | null {
  const end = endOfPattern(line);
  const text = line
    .slice(0, end)
    .replace(/^\\#/, '#')
    .replaceAll(/\\(\s)/g, '$1');
  if (text.length > limits.patternLetters) return null;
  const own = readOwners(line.slice(end));
  const chosen = own.names.length + own.emails.length > 0 ? own : owners;
  return { index, pattern: readPattern(text), ...header, ...chosen };
}

/** The first white space without a backslash before it. */
function endOfPattern(line: string): number {
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (/\s/.test(line[at] ?? '')) return at;
  }
  return line.length;
}

const namePattern = /^@[\w.][\w./-]*$/;
const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** Reads owners up to a comment, and skips everything that is neither a name nor an address. */
function readOwners(text: string): Owners {
  const names = new Set<string>();
  const emails = new Set<string>();
  for (const word of text.split(/[\s,]+/)) {
    if (word.startsWith('#') || names.size + emails.size === limits.owners) break;
    if (namePattern.test(word)) names.add(word.slice(1));
    else if (emailPattern.test(word)) emails.add(word);
  }
  return { names: [...names], emails: [...emails] };
}
