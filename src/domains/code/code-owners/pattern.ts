/** A pattern of a code-owners file; `matches` takes the full path of a file. */
export interface PathPattern {
  readonly text: string;
  matches(path: FilePath): boolean;
}

/** The path of a file, taken apart once for many patterns. */
export type FilePath = readonly FileName[];

/** One name of it, and its letters. */
interface FileName {
  readonly text: string;
  readonly letters: readonly string[];
}

export function parseFilePath(whole: string): FilePath {
  return whole.split('/').map((text) => ({ text, letters: [...text] }));
}

/**
 * Reads a pattern. `*`, `?` and sets such as `[a-z]` and `[!0-9]` match within one name, `**` as a whole name matches
 * any number of folders, and a backslash escapes the next character. A pattern without a leading slash matches in
 * every folder; one with a trailing slash matches everything below. Without a star at its end, it matches a file. The
 * worst case takes time in the product of both lengths.
 */
export function readPattern(text: string): PathPattern {
  const anchored = text.startsWith('/');
  const below = text.endsWith('/');
  const names = splitNames(text).filter((name, at, all) => {
    // Empty at the ends: the slashes there are known already.
    return name !== '' || (at > 0 && at < all.length - 1);
  });
  const all = [...(anchored ? [] : ['**']), ...names, ...(below ? ['**', '*'] : [])];
  const runs = splitRuns(text === '*' ? ['**', '*'] : all);
  return { text, matches: (path) => matchesRuns(runs, path) };
}

/** Splits a path at slashes that no backslash precedes. */
function splitNames(text: string): string[] {
  const names: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '/') {
      names.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...names, text.slice(from)];
}

type NameTest = (name: FileName) => boolean;

/** The names between `**`: the first run is at the beginning of a path, the last at its end. */
function splitRuns(names: readonly string[]): NameTest[][] {
  const runs: NameTest[][] = [[]];
  for (const name of names) {
    if (name === '**') runs.push([]);
    else runs.at(-1)?.push(createNameTest(name));
  }
  return runs;
}

function matchesRuns(runs: readonly NameTest[][], path: FilePath): boolean {
  const [first = [], ...rest] = runs;
  const last = rest.pop();
  if (last === undefined) return first.length === path.length && holdAt(first, path, 0);
  const end = path.length - last.length;
  if (first.length > end || !holdAt(last, path, end) || !holdAt(first, path, 0)) return false;
  // The first match of each run leaves the most text for later runs.
  let at = first.length;
  for (const run of rest) {
    while (at + run.length <= end && !holdAt(run, path, at)) at += 1;
    if (at + run.length > end) return false;
    at += run.length;
  }
  return true;
}

function holdAt(run: readonly NameTest[], path: FilePath, at: number): boolean {
  for (const [index, test] of run.entries()) {
    const name = path[at + index];
    if (name === undefined || !test(name)) return false;
  }
  return true;
}

type LetterTest = (letter: string) => boolean;

/** Tokens of one name of a pattern: a literal character, a set of characters, or null for `*`. */
function tokenize(name: string): (string | LetterTest | null)[] {
  const letters = [...name];
  const tokens: (string | LetterTest | null)[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    if (letter === '*') {
      if (tokens.at(-1) !== null || tokens.length === 0) tokens.push(null);
    } else if (letter === '?') tokens.push(() => true);
    else if (letter === '\\' && at + 1 < letters.length) {
      at += 1;
      tokens.push(letters[at] ?? '');
    } else if (letter === '[') {
      const set = readSet(letters, at);
      tokens.push(set?.test ?? letter);
      at = set?.end ?? at;
    } else tokens.push(letter);
  }
  return tokens;
}

/** The set that begins at a bracket; null when nothing ends it. */
function readSet(
  letters: readonly string[],
  start: number,
): { readonly test: LetterTest; readonly end: number } | null {
  let at = start + 1;
  const negated = letters[at] === '!' || letters[at] === '^';
  if (negated) at += 1;
  const first = at;
  const ranges: [string, string][] = [];
  for (; at < letters.length; at += 1) {
    if (letters[at] === ']' && at > first) {
      const isWithinRanges = (letter: string) =>
        ranges.some(([low, high]) => low <= letter && letter <= high);
      return { test: (letter) => isWithinRanges(letter) !== negated, end: at };
    }
    if (letters[at] === '\\' && at + 1 < letters.length) at += 1;
    const low = letters[at] ?? '';
    const high = letters[at + 2];
    if (letters[at + 1] === '-' && high !== undefined && high !== ']') {
      ranges.push([low, high]);
      at += 2;
    } else ranges.push([low, low]);
  }
  return null;
}

function createNameTest(pattern: string): NameTest {
  const tokens = tokenize(pattern);
  if (tokens.every((token) => typeof token === 'string')) {
    const literal = tokens.join('');
    return ({ text }) => text === literal;
  }
  const parts: (string | LetterTest)[][] = [[]];
  for (const token of tokens) {
    if (token === null) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const [start = [], ...middle] = parts;
  const end = middle.pop();
  const least = parts.reduce((sum, part) => sum + part.length, 0);
  return ({ letters }) => {
    if (end === undefined) return letters.length === least && matchesAt(start, letters, 0);
    if (letters.length < least) return false;
    const limit = letters.length - end.length;
    if (!matchesAt(start, letters, 0) || !matchesAt(end, letters, limit)) return false;
    let at = start.length;
    for (const part of middle) {
      while (at + part.length <= limit && !matchesAt(part, letters, at)) at += 1;
      if (at + part.length > limit) return false;
      at += part.length;
    }
    return true;
  };
}

function matchesAt(
  part: readonly (string | LetterTest)[],
  letters: readonly string[],
  at: number,
): boolean {
  return part.every((token, index) => {
    const letter = letters[at + index] ?? '';
    return typeof token === 'string' ? token === letter : token(letter);
  });
}
