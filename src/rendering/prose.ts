/**
 * Placeholder for text that was removed. It is no space, no letter and no sign of a reference, so that the texts on
 * both sides of code are not joined.
 */
const removed = '\u{FFFC}';

/**
 * A text of Markdown as far as people speak in it: one sign stands for each line of a code block, each span of code and
 * each comment. The time grows with the text and not faster, whatever it holds.
 */
export function readProse(text: string): string {
  if (!mayHideSomething.test(text)) return text;
  if (last?.text === text) return last.prose;
  const prose = new Reading(text).pieces().join(removed);
  last = text.length < longTextChars ? null : { text, prose };
  return prose;
}

/** Changes the prose of a Markdown text piece by piece: code and comments stay unchanged. */
export function changeProse(text: string, change: (piece: string) => string): string {
  if (!mayHideSomething.test(text)) return change(text);
  const changed: string[] = [];
  let at = 0;
  for (const piece of new Reading(text).places()) {
    changed.push(text.slice(at, piece.from), change(text.slice(piece.from, piece.until)));
    at = piece.until;
  }
  return changed.join('');
}

/** Results are cached: reading a text of this length takes milliseconds, and storing a text needs it several times. */
const longTextChars = 65_536;
let last: { readonly text: string; readonly prose: string } | null = null;

const mayHideSomething = /`|~~~|<!--|^[ >]*(?: {4}|\t)/m;

interface Line {
  /** Start of the text, behind the marks of quotes and lists. */
  readonly start: number;
  readonly end: number;
  /** Start of the next line. */
  readonly next: number;
  /** Depth of nested quotes. */
  readonly quotes: number;
  /** True for the first line of an entry of a list. */
  readonly listed: boolean;
  /** Columns before its first character, without quote markers. */
  readonly indent: number;
}

interface Fence {
  readonly sign: string;
  readonly length: number;
  readonly quotes: number;
}

interface TextRange {
  readonly from: number;
  readonly until: number;
}

class Reading {
  readonly #text: string;
  readonly #kept: TextRange[] = [];
  readonly #openings: Finder;
  readonly #closings: Finder;
  readonly #spans: CodeSpans;
  #keptUntil = 0;
  #fence: Fence | null = null;
  /** Start of the paragraph that the last line belongs to. */
  #paragraph: number | null = null;
  #inList = false;
  #afterBlank = true;

  constructor(text: string) {
    this.#text = text;
    this.#openings = new Finder(text, '<!--');
    this.#closings = new Finder(text, '-->');
    this.#spans = new CodeSpans(text);
  }

  pieces(): string[] {
    return this.places().map(({ from, until }) => this.#text.slice(from, until));
  }

  /** Positions of the pieces of prose; the last one is the end of the text. */
  places(): readonly TextRange[] {
    let at = 0;
    while (at < this.#text.length) at = this.#readLine(at);
    this.#endParagraph(this.#text.length);
    this.#kept.push({ from: this.#keptUntil, until: this.#text.length });
    return this.#kept;
  }

  #cut(from: number, until: number): void {
    if (from === until) return;
    this.#kept.push({ from: this.#keptUntil, until: from });
    this.#keptUntil = until;
  }

  /** Answers where to read on. */
  #readLine(at: number): number {
    const line = readLine(this.#text, at);
    if (this.#readFenced(line)) return line.next;
    const { start, end, next } = line;
    if (start === end) {
      this.#endParagraph(at);
      this.#afterBlank = true;
      return next;
    }
    if (this.#isIndentedCode(line)) {
      this.#cut(start, end);
      return next;
    }
    this.#inList = line.listed || (this.#inList && !(this.#afterBlank && line.indent < 2));
    this.#afterBlank = false;
    this.#fence = readFence(this.#text, line);
    if (this.#fence !== null) {
      this.#endParagraph(at);
      this.#cut(start, end);
      return next;
    }
    if (this.#text.startsWith('<!--', start)) return this.#readComment(at, start);
    if (line.listed) this.#endParagraph(at);
    this.#paragraph ??= at;
    return next;
  }

  /** Answers whether the line belongs to a block of code that began before. */
  #readFenced(line: Line): boolean {
    if (this.#fence === null) return false;
    const { sign, length, quotes } = this.#fence;
    const { start, end } = line;
    // The end of a quote closes everything in it.
    const inside = line.quotes >= quotes;
    const closed = inside && countRun(this.#text, start, sign) >= length && this.#isRun(line, sign);
    if (!inside || closed) {
      this.#fence = null;
      this.#afterBlank = true;
    }
    if (inside) this.#cut(start, end);
    return inside;
  }

  #isRun({ start, end }: Line, sign: string): boolean {
    const rest = start + countRun(this.#text, start, sign);
    return this.#text.slice(rest, end).trim() === '';
  }

  #isIndentedCode({ indent }: Line): boolean {
    return indent >= 4 && this.#afterBlank && !this.#inList;
  }

  /** A comment that a line begins with may go over blank lines, and without an end to that of the text. */
  #readComment(line: number, start: number): number {
    this.#endParagraph(line);
    const close = this.#closings.from(start + 4);
    const until = close === null ? this.#text.length : close + 3;
    this.#cut(start, until);
    return until;
  }

  /** Takes spans of code and comments out of the paragraph that ends here. */
  #endParagraph(end: number): void {
    const start = this.#paragraph;
    if (start === null) return;
    this.#paragraph = null;
    this.#spans.read(start, end);
    let at = start;
    for (;;) {
      const span = this.#spans.from(at);
      const [open, close] = span ?? [end, end];
      at = this.#cutComments(at, open, end);
      if (span === null) return;
      if (open < at) continue;
      this.#cut(open, close);
      at = close;
    }
  }

  /** Removes the comments that begin before `before` and end before `end`; returns the end of the last one. */
  #cutComments(from: number, before: number, end: number): number {
    let at = from;
    for (;;) {
      const open = this.#openings.from(at);
      if (open === null || open >= before) return at;
      const close = this.#closings.from(open + 4);
      if (close === null || close >= end) return at;
      at = close + 3;
      this.#cut(open, at);
    }
  }
}

/** Finds the positions of a word in a text. Called with increasing positions, it reads the text once. */
class Finder {
  readonly #text: string;
  readonly #word: string;
  #found = -1;
  #asked = 0;

  constructor(text: string, word: string) {
    this.#text = text;
    this.#word = word;
  }

  /** The first that begins at `at` or behind it. */
  from(at: number): number | null {
    if (this.#found < at || at < this.#asked) {
      const found = this.#text.indexOf(this.#word, at);
      this.#found = found === -1 ? this.#text.length : found;
    }
    this.#asked = at;
    return this.#found < this.#text.length ? this.#found : null;
  }
}

function readLine(text: string, at: number): Line {
  const found = text.indexOf('\n', at);
  const next = found === -1 ? text.length : found + 1;
  const last = found === -1 ? text.length : found;
  const end = last > at && text.charAt(last - 1) === '\r' ? last - 1 : last;
  let start = at;
  let quotes = 0;
  let listed = false;
  let indent = 0;
  while (start < end) {
    const sign = text.charAt(start);
    if (sign === ' ' || sign === '\t') {
      if (!listed) indent += sign === ' ' ? 1 : 4;
      start += 1;
    } else if (sign === '>') {
      quotes += 1;
      if (!listed) indent = 0;
      start += text.charAt(start + 1) === ' ' ? 2 : 1;
    } else {
      const marker = countMarkerChars(text, start);
      if (marker === 0) break;
      listed = true;
      start += marker;
    }
  }
  return { start: Math.min(start, end), end, next, quotes, listed, indent };
}

const bullet = /(?:[-*+]|\d{1,9}[.)])(?=\s)/y;

/** The length of a list marker; 0 without one. */
function countMarkerChars(text: string, at: number): number {
  bullet.lastIndex = at;
  return bullet.test(text) ? bullet.lastIndex - at : 0;
}

function readFence(text: string, { start, end, quotes }: Line): Fence | null {
  const sign = text.charAt(start);
  if (sign !== '`' && sign !== '~') return null;
  const length = countRun(text, start, sign);
  // Three backticks with more of them on the line form a code span.
  const spans = sign === '`' && text.slice(start + length, end).includes('`');
  return length < 3 || spans ? null : { sign, length, quotes };
}

function countRun(text: string, at: number, sign: string): number {
  let end = at;
  const code = sign.charCodeAt(0);
  while (text.charCodeAt(end) === code) end += 1;
  return end - at;
}

/** Maximum runs of backticks that are examined; no readable text has more. */
const maxRuns = 100_000;

/** The spans of code of one paragraph after the other. Plain numbers in lists that are used again. */
class CodeSpans {
  readonly #text: string;
  readonly #backticks: Finder;
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** Returns the end of the span that a run of backticks opens; 0 where it opens none. */
  readonly #closes: number[] = [];
  readonly #nearest = new Map<number, number>();
  #next = 0;
  #left = maxRuns;

  constructor(text: string) {
    this.#text = text;
    this.#backticks = new Finder(text, '`');
  }

  /** A span extends from a run of backticks to the next run of the same length. */
  read(start: number, end: number): void {
    const [starts, ends, closes] = [this.#starts, this.#ends, this.#closes];
    starts.length = ends.length = closes.length = this.#next = 0;
    let at = this.#backticks.from(start);
    for (; at !== null && at < end && this.#left > 0; this.#left -= 1) {
      const until = at + countRun(this.#text, at, '`');
      starts.push(at);
      ends.push(until);
      closes.push(0);
      at = this.#backticks.from(until);
    }
    if (starts.length > 1) this.#pair(start);
  }

  #pair(paragraph: number): void {
    this.#nearest.clear();
    for (let index = this.#starts.length - 1; index >= 0; index -= 1) {
      const start = this.#starts[index] ?? 0;
      const end = this.#ends[index] ?? 0;
      if (!isEscaped(this.#text, start, paragraph)) {
        this.#closes[index] = this.#nearest.get(end - start) ?? 0;
      }
      this.#nearest.set(end - start, end);
    }
  }

  /** The first that begins at `at` or behind it; where it begins, and where it ends. */
  from(at: number): readonly [number, number] | null {
    for (; this.#next < this.#starts.length; this.#next += 1) {
      const start = this.#starts[this.#next] ?? 0;
      const close = this.#closes[this.#next] ?? 0;
      if (start >= at && close !== 0) return [start, close];
    }
    return null;
  }
}

/** Tells whether an odd number of backslashes precedes the position. */
function isEscaped(text: string, at: number, start: number): boolean {
  let first = at;
  while (first > start && text.charCodeAt(first - 1) === 92) first -= 1;
  return (at - first) % 2 === 1;
}
