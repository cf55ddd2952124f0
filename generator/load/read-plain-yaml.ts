import { limits } from './limits.ts';
import type { Source, SourceLocation } from './origins.ts';

/** The text needs the general reader, to be read or to get its faults. */
class Unusual extends Error {}

// eslint-disable-next-line no-control-regex
const UNUSUAL_ANYWHERE = /[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]|^(?:---|\.\.\.|%)/m;

/** Empty lines, comments, and the indentation before the next token. */
const betweenLines = /(?: *(?:#[^\n]*)?\n)* */y;
const lineEnd = / *\n/y;
const blanks = / */y;
const blanksAndLines = /[ \n]*/y;
const blockKey =
  /(?:'((?:[^'\n]|'')*)'|"([^"\\\n]*)"|([\w$./][^\s:]*(?: +[^\s:#][^\s:]*)*)):(?=[ \n])/y;
const flowKey = /(?:'((?:[^'\n]|'')*)'|"([^"\\\n]*)"|([\w$./][^\s:,[\]{}]*)):(?=[ \n])/y;
const singleQuoted = /'((?:[^'\n]|'')*)'/y;
const doubleQuoted = /"(?:[^"\\\n]|\\["\\/bfnrt])*"/y;
const plainLine = /(?:[^\s?:,[\]{}#&*!|>'"%@`-]|-(?=\w))[^\n]*/y;
const plainInFlow = /(?:[^\s?:,[\]{}#&*!|>'"%@`-]|-(?=\w))[^\n,[\]{}]*/y;
const linesHeader = /([|>])(-?)\n/y;

/** Matches the end of a plain scalar inside a line: the line is then more than text. */
const NOT_ALL_TEXT = /:(?: |$)| #/;
const MAYBE_NOT_TEXT = /^(?:[-+.~\d]|null$|true$|false$)/i;
const NUMBER =
  /^(?:0o[0-7]+|0x[0-9a-f]+|[-+]?\.inf|\.nan|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:e[-+]?[0-9]+)?)$/i;
const USUAL_NUMBER = /^[-+]?[0-9]{1,100}(?:\.[0-9]{1,100})?$/;
const LONGEST_KEY = 1000;

/**
 * Reads a YAML document in the usual notation and records the position of every value, twenty times as fast as the
 * general reader.
 *
 * Undefined for unusual notation (anchors, tags, comments behind values, omitted values) and for every mistake: the
 * general reader then reads the document, or reports the fault. Both readers give the same values.
 */
export function readPlainYaml(
  text: string,
  source: Source,
): { readonly value: unknown } | undefined {
  if (UNUSUAL_ANYWHERE.test(text) || !text.endsWith('\n')) return undefined;
  try {
    return { value: new PlainYamlReader(text, source).read() };
  } catch (error) {
    if (error instanceof Unusual || error instanceof RangeError) return undefined;
    throw error;
  }
}

class PlainYamlReader {
  readonly #text: string;
  readonly #source: Source;
  #at = 0;
  /** Column of the first token of the line, or of the list item; -1 behind the last line. */
  #column = 0;
  #nodes = 0;

  constructor(text: string, source: Source) {
    this.#text = text;
    this.#source = source;
  }

  read(): unknown {
    this.#skipLines();
    const value = this.#block(-1, 0);
    if (this.#column !== -1) throw new Unusual();
    return value;
  }

  /** Reads the value that begins a line, or an item of a list. */
  #block(parent: number, depth: number): unknown {
    if (this.#column <= parent) throw new Unusual();
    if (this.#isDash()) return this.#list(this.#column, depth);
    if (this.#find(blockKey) !== null) return this.#mapping(this.#column, depth);
    return this.#inline(parent, depth);
  }

  #mapping(column: number, depth: number): unknown {
    this.#count(depth);
    const data: Record<string, unknown> = {};
    const members = new Map<string, SourceLocation>();
    const start = this.#at;
    while (this.#column === column) {
      const key = this.#at;
      const name = this.#key(blockKey, members);
      this.#match(blanks);
      const behindKey = this.#text[this.#at] !== '\n';
      if (!behindKey) this.#endLine();
      members.set(name, { source: this.#source, key, value: this.#at });
      if (behindKey) data[name] = this.#inline(column, depth + 1);
      else if (this.#column === column && this.#isDash())
        data[name] = this.#list(column, depth + 1);
      else data[name] = this.#block(column, depth + 1);
    }
    if (this.#column > column) throw new Unusual();
    return this.#note(data, start, members);
  }

  #list(column: number, depth: number): unknown {
    this.#count(depth);
    const data: unknown[] = [];
    const members = new Map<string, SourceLocation>();
    const start = this.#at;
    while (this.#column === column && this.#isDash()) {
      const dash = this.#at;
      this.#at += 1;
      this.#match(blanks);
      if (this.#text[this.#at] === '\n') this.#endLine();
      else this.#column = column + this.#at - dash;
      members.set(String(data.length), { source: this.#source, key: this.#at, value: this.#at });
      data.push(this.#block(column, depth + 1));
    }
    if (this.#column > column) throw new Unusual();
    return this.#note(data, start, members);
  }

  /** Reads the value after a key or a dash, and the end of its line. */
  #inline(parent: number, depth: number): unknown {
    const first = this.#text[this.#at];
    if (first === '|' || first === '>') return this.#lines(parent, depth);
    if (first !== '{' && first !== '[' && first !== "'" && first !== '"')
      return this.#plain(parent, depth);
    const value = this.#inFlow(parent, depth);
    this.#endLine();
    return value;
  }

  /** Plain text, on one line or on several: a break between them is a blank. */
  #plain(parent: number, depth: number): unknown {
    this.#count(depth);
    let text = this.#plainText(plainLine);
    for (let end = this.#at; ; end = this.#at) {
      this.#endLine();
      if (this.#column <= parent) return readScalar(text);
      // An empty line or a comment between them.
      if (this.#text.lastIndexOf('\n', this.#at) !== this.#text.indexOf('\n', end))
        throw new Unusual();
      text += ` ${this.#plainText(plainLine)}`;
    }
  }

  /** Reads a block text, literal (`|`) or folded (`>`). */
  #lines(parent: number, depth: number): string {
    this.#count(depth);
    const [, style, chomp] = this.#match(linesHeader);
    const indent = this.#match(blanks)[0];
    if (indent.length === 0 || indent.length <= parent) throw new Unusual();
    this.#at -= indent.length;
    const lines: string[] = [];
    while (this.#text.startsWith(indent, this.#at) || this.#text[this.#at] === '\n') {
      const end = this.#text.indexOf('\n', this.#at);
      const line = this.#text.slice(this.#at + indent.length, end);
      // Blank lines, and folded lines with extra indentation, have special rules.
      const isUsual = /[^ ]/.test(line) ? style === '|' || !line.startsWith(' ') : end === this.#at;
      if (!isUsual) throw new Unusual();
      lines.push(line);
      this.#at = end + 1;
    }
    this.#skipLines();
    const text = lines.join('\n').replace(/\n+$/, '');
    const read =
      style === '|' ? text : text.replace(/\n(\n*)/g, (_, empty: string) => empty || ' ');
    return chomp === '-' ? read : `${read}\n`;
  }

  /** One value, wherever it ends. */
  #inFlow(parent: number, depth: number): unknown {
    switch (this.#text[this.#at]) {
      case '{':
        return this.#flowMapping(parent, depth);
      case '[':
        return this.#flowList(parent, depth);
      case "'":
        this.#count(depth);
        return unquote(this.#match(singleQuoted)[1] ?? '');
      case '"':
        this.#count(depth);
        return JSON.parse(this.#match(doubleQuoted)[0]);
      default:
        this.#count(depth);
        return readScalar(this.#plainText(plainInFlow));
    }
  }

  #flowMapping(parent: number, depth: number): unknown {
    this.#count(depth);
    const data: Record<string, unknown> = {};
    const members = new Map<string, SourceLocation>();
    const start = this.#at;
    for (this.#open(parent); this.#text[this.#at] !== '}'; this.#next('}', parent)) {
      const key = this.#at;
      const name = this.#key(flowKey, members);
      this.#skipBlanks(parent);
      members.set(name, { source: this.#source, key, value: this.#at });
      data[name] = this.#inFlow(parent, depth + 1);
    }
    this.#at += 1;
    return this.#note(data, start, members);
  }

  #flowList(parent: number, depth: number): unknown {
    this.#count(depth);
    const data: unknown[] = [];
    const members = new Map<string, SourceLocation>();
    const start = this.#at;
    for (this.#open(parent); this.#text[this.#at] !== ']'; this.#next(']', parent)) {
      members.set(String(data.length), { source: this.#source, key: this.#at, value: this.#at });
      data.push(this.#inFlow(parent, depth + 1));
    }
    this.#at += 1;
    return this.#note(data, start, members);
  }

  #open(parent: number): void {
    this.#at += 1;
    this.#skipBlanks(parent);
  }

  /** Advances to the next value or the end, over an optional comma. */
  #next(end: string, parent: number): void {
    this.#skipBlanks(parent);
    if (this.#text[this.#at] === ',') this.#open(parent);
    else if (this.#text[this.#at] !== end) throw new Unusual();
  }

  /** Skips blanks and line ends within brackets; the lines must be indented more than their parent. */
  #skipBlanks(parent: number): void {
    if (!this.#match(blanksAndLines)[0].includes('\n')) return;
    if (this.#columnHere() <= parent) throw new Unusual();
  }

  #key(pattern: RegExp, members: ReadonlyMap<string, SourceLocation>): string {
    const [all, single, double, plain] = this.#match(pattern);
    const name = plain ?? double ?? unquote(single ?? '');
    if (members.has(name) || name === '__proto__' || all.length > LONGEST_KEY) throw new Unusual();
    return name;
  }

  #plainText(pattern: RegExp): string {
    const text = this.#match(pattern)[0].replace(/ +$/, '');
    if (NOT_ALL_TEXT.test(text)) throw new Unusual();
    return text;
  }

  #isDash(): boolean {
    if (this.#text[this.#at] !== '-') return false;
    const next = this.#text[this.#at + 1];
    return next === ' ' || next === '\n';
  }

  #endLine(): void {
    this.#match(lineEnd);
    this.#skipLines();
  }

  #skipLines(): void {
    this.#match(betweenLines);
    this.#column = this.#at === this.#text.length ? -1 : this.#columnHere();
  }

  #columnHere(): number {
    return this.#at - this.#text.lastIndexOf('\n', this.#at - 1) - 1;
  }

  #match(pattern: RegExp): RegExpExecArray {
    const found = this.#find(pattern);
    if (found === null) throw new Unusual();
    this.#at += found[0].length;
    return found;
  }

  #find(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text);
  }

  #count(depth: number): void {
    this.#nodes += 1;
    if (this.#nodes > limits.nodes || depth > limits.depth) throw new Unusual();
  }

  #note<T extends object>(data: T, at: number, members: ReadonlyMap<string, SourceLocation>): T {
    this.#source.origins.set(data, {
      location: { source: this.#source, key: at, value: at },
      members,
    });
    return data;
  }
}

const unquote = (text: string) => text.replaceAll("''", "'");

/** The value of plain text in YAML 1.2. */
function readScalar(text: string): unknown {
  if (!MAYBE_NOT_TEXT.test(text)) return text;
  if (/^(?:~|null|Null|NULL)$/.test(text)) return null;
  if (/^(?:[Tt]rue|TRUE)$/.test(text)) return true;
  if (/^(?:[Ff]alse|FALSE)$/.test(text)) return false;
  if (!NUMBER.test(text)) return text;
  // Unusual notations of numbers, some of which JSON lacks.
  if (!USUAL_NUMBER.test(text)) throw new Unusual();
  return Number(text);
}
