import { Pauses } from '#src/turns/pauses.ts';

/** A block of code in a text that says what lines should be instead. */
export interface WrittenSuggestion {
  /** Lines before and behind the one that the note is about. */
  readonly above: number;
  readonly below: number;
  /** The lines in their place, each with its end. */
  readonly content: string;
}

/** The most suggestions of one text; further ones are code blocks like others. */
const maxSuggestions = 100;
const maxLines = 100;
/** Characters of one. */
const maxSuggestionChars = 200_000;

const opening = /^( {0,3})(`{3,}|~{3,})([^\r]*)/;
const named = /^suggestion(?::-(\d{1,9})\+(\d{1,9}))?[ \t]*$/;

/**
 * The suggestions in a text: fenced code that is called `suggestion` or `suggestion:-2+1`, outside of lists and quotes.
 * The time grows with the text and not faster.
 */
export async function readSuggestions(text: string): Promise<readonly WrittenSuggestion[]> {
  if (!text.includes('suggestion')) return [];
  const found: WrittenSuggestion[] = [];
  const pauses = new Pauses();
  let fence: Fence | null = null;
  for (const line of splitLines(text)) {
    await pauses.take();
    if (fence === null) {
      fence = readFence(line);
    } else if (fence.isClosedBy(line)) {
      found.push(...fence.suggestion());
      if (found.length === maxSuggestions) return found;
      fence = null;
    } else {
      fence.add(line);
    }
  }
  return fence === null ? found : [...found, ...fence.suggestion()];
}

function* splitLines(text: string): Iterable<string> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at);
    const next = end === -1 ? text.length : end;
    yield text.slice(at, text[next - 1] === '\r' ? next - 1 : next);
    at = next + 1;
  }
}

function readFence(line: string): Fence | null {
  const [, indent, marks, name = ''] = opening.exec(line) ?? [];
  if (indent === undefined || marks === undefined) return null;
  // Backticks in the info string make it an inline code span.
  if (marks.startsWith('`') && name.includes('`')) return null;
  const [found, above = '0', below = '0'] = named.exec(name.trimStart()) ?? [];
  const around = { above: Number(above), below: Number(below) };
  return new Fence(indent.length, marks, found === undefined ? null : around);
}

const countIndent = (line: string, most: number): number => {
  let at = 0;
  while (at < most && line[at] === ' ') at += 1;
  return at;
};

class Fence {
  readonly #indent: number;
  readonly #marks: string;
  readonly #around: Omit<WrittenSuggestion, 'content'> | null;
  readonly #lines: string[] = [];

  constructor(indent: number, marks: string, around: Omit<WrittenSuggestion, 'content'> | null) {
    this.#indent = indent;
    this.#marks = marks;
    this.#around = around;
  }

  /** Texts may have very many lines, most of which their first characters rule out. */
  isClosedBy(line: string): boolean {
    const begin = countIndent(line, 3);
    if (!line.startsWith(this.#marks, begin)) return false;
    let at = begin + this.#marks.length;
    while (line[at] === this.#marks[0]) at += 1;
    while (line[at] === ' ' || line[at] === '\t') at += 1;
    return at === line.length;
  }

  add(line: string): void {
    if (this.#around !== null) this.#lines.push(`${line.slice(countIndent(line, this.#indent))}\n`);
  }

  suggestion(): readonly WrittenSuggestion[] {
    const around = this.#around;
    if (around === null || around.above > maxLines || around.below > maxLines) return [];
    const content = this.#lines.join('');
    return content.length > maxSuggestionChars ? [] : [{ ...around, content }];
  }
}
