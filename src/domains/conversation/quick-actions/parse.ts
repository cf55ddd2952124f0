/** A line of a text that begins with the name of a quick action. */
export interface WrittenCommand {
  /** Lower-case name without the slash. */
  readonly name: string;
  /** The rest of the line, without blanks around it. */
  readonly argument: string;
  /** Offsets of its line in the text, and of the line after it. */
  readonly start: number;
  readonly end: number;
}

/** Limits on the commands of a text, and on positions that may start one: further lines stay text. */
const maxCommands = 100;
const maxPlaces = 20_000;

const command = /\/([a-z_]{1,40})(?:[ \t]([^\n]*))?\r?(?:\n|$)/iy;

// Other line separators do not end a line here, so that `^` and `$` cannot be used.
const begins = String.raw`(?<![^\n])`;
const ends = String.raw`[ \t]*\r?(?![^\n])`;

/** Beginnings of commands, and of all that may hide them. */
const point = new RegExp(
  [
    String.raw`${begins}(?:\/(?=[a-z])`,
    // Start of a fenced code block, optionally preceded by list markers.
    String.raw` {0,3}((?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4})*)(${'`'}{3,}|~{3,})`,
    // HTML whose content is shown literally.
    String.raw` {0,3}<(?:pre|script|style|textarea)(?![^\s>])`,
    `>>>${ends})`,
    '<!--',
  ].join('|'),
  'gi',
);
const verbatimEnd = /<\/(?:pre|script|style|textarea)>/gi;
const quoteEnd = new RegExp(`${begins}>>>${ends}`, 'g');
const closings = {
  '`': createClosings('(`{3,})'),
  '~': createClosings('(~{3,})'),
} as const;

/** Ends of code between fences; of code in a list also lines that are not indented. */
function createClosings(marks: string) {
  return {
    alone: new RegExp(`${begins} {0,3}${marks}${ends}`, 'g'),
    inList: new RegExp(`${begins}(?:[ \\t]*${marks}${ends}|(?=\\S))`, 'g'),
  };
}

/**
 * The lines that are commands with one of these names, in one pass over the text: neither in code blocks, nor in HTML
 * comments, nor in quotes.
 */
export function findCommands(
  text: string,
  isName: (name: string) => boolean,
): readonly WrittenCommand[] {
  const found: WrittenCommand[] = [];
  const scan = createScan(text);
  let at = 0;
  for (let places = 0; places < maxPlaces && found.length < maxCommands; places += 1) {
    const met = matchFrom(point, text, at);
    if (met === null) break;
    if (met[0] === '/') {
      const written = readCommand(text, met.index);
      if (written !== null && isName(written.name)) found.push(written);
      at = found.at(-1)?.start === met.index ? (written?.end ?? at) : met.index + 1;
    } else {
      at = findEnd(text, met, scan);
    }
  }
  return found;
}

function matchFrom(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readCommand(text: string, start: number): WrittenCommand | null {
  const found = matchFrom(command, text, start);
  if (found === null) return null;
  const [line, name = '', argument = ''] = found;
  return {
    name: name.toLowerCase(),
    argument: argument.trim(),
    start,
    end: start + line.length,
  };
}

/** Offset of the end of the construct that begins here. */
function findEnd(text: string, met: RegExpExecArray, scan: Scan): number {
  const [opening, markers, marks] = met;
  const inside = met.index + opening.length;
  if (opening === '<!--') return findCommentEnd(text, met.index, scan);
  if (marks !== undefined) return findFenceEnd(text, inside, markers !== '', marks);
  const end = opening.startsWith('>>>') ? scan.quoteEnd(inside) : scan.verbatimEnd(inside);
  if (end !== null) return findLineEnd(text, end);
  // Quotes need an end; code blocks extend to the end of the text without one.
  return opening.startsWith('>>>') ? inside : text.length;
}

/** Offset of the next line. */
function findLineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

function findFenceEnd(text: string, inside: number, inList: boolean, marks: string): number {
  const mark = marks.startsWith('~') ? '~' : '`';
  let at = findLineEnd(text, inside);
  if (mark === '`' && text.slice(inside, at).includes('`')) return inside;
  const closing = closings[mark][inList ? 'inList' : 'alone'];
  for (;;) {
    const closed = matchFrom(closing, text, at);
    if (closed === null) return text.length;
    at = findLineEnd(text, closed.index);
    const [, found] = closed;
    if (found !== undefined && found.length >= marks.length) return at;
    // The item of the list ends with a line that is not indented, and its code with it.
    if (inList && /\S/.test(text[closed.index] ?? '')) return closed.index;
  }
}

function findCommentEnd(text: string, opening: number, scan: Scan): number {
  const place = scan.placeOf(opening);
  const inside = opening + '<!--'.length;
  if (place === 'in code') return inside;
  const end = scan.commentEnd(opening + 2);
  if (end !== null) {
    scan.skipTo(end);
    return end + '-->'.length;
  }
  // An unclosed comment extends to the end of the text if it begins its line; otherwise it is no comment.
  return place === 'begins line' ? text.length : inside;
}

/** A text that is looked through from its beginning on: offsets only grow. */
interface Scan {
  readonly commentEnd: (at: number) => number | null;
  readonly verbatimEnd: (at: number) => number | null;
  readonly quoteEnd: (at: number) => number | null;
  readonly placeOf: (at: number) => 'begins line' | 'in code' | 'in line';
  /** Skips the content of a comment. */
  readonly skipTo: (at: number) => void;
}

function createScan(text: string): Scan {
  let at = 0;
  let blank = true;
  let inCode = false;
  return {
    commentEnd: lookAhead((from) => text.indexOf('-->', from)),
    verbatimEnd: lookAhead((from) => matchFrom(verbatimEnd, text, from)?.index ?? -1),
    quoteEnd: lookAhead((from) => matchFrom(quoteEnd, text, from)?.index ?? -1),
    placeOf(place) {
      for (; at < place; at += 1) {
        const letter = text[at];
        if (letter === '\n') [blank, inCode] = [true, false];
        else if (letter !== ' ') blank = false;
        if (letter === '`') inCode = !inCode;
      }
      if (inCode) return 'in code';
      return blank ? 'begins line' : 'in line';
    },
    skipTo(place) {
      [at, blank] = [place, false];
    },
  };
}

/** The next place from an offset on; each part of the text is searched once. */
function lookAhead(search: (from: number) => number): (from: number) => number | null {
  let known: number | null = -1;
  return (from) => {
    if (known !== null && known < from) {
      const next = search(from);
      known = next === -1 ? null : next;
    }
    return known;
  };
}

/** The text with replacements for these lines. */
export function replaceCommands(
  text: string,
  replaced: readonly { readonly written: WrittenCommand; readonly by: string }[],
): string {
  if (replaced.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { written, by } of replaced) {
    parts.push(text.slice(at, written.start), by);
    at = written.end;
  }
  parts.push(text.slice(at));
  return parts
    .join('')
    .replace(/^(?:[ \t]*\r?\n)+/, '')
    .trimEnd();
}
