import { LONGEST_STRING, LongText } from './long-text.ts';
import {
  emptyTree,
  MAX_DEPTH,
  MAX_NAMES,
  MAX_VALUES,
  type RawTree,
  type RawValue,
  UnreadableRequest,
} from './raw.ts';

type Container = RawTree | RawValue[];

/** Kinds of tokens that may come next; the content of a container shows whether it may end. */
type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma' | 'end';

/** Characters up to which a text is a string like any other. */
const SHORT = 256;
/** Maximum characters of a number or literal; no valid value needs more. */
const LONGEST_TOKEN = 1_000;

const TOKEN_END = /[\s,:[\]{}"]/g;

const HIGH_SURROGATE = /[\ud800-\udbff]$/;

const createInvalidError = () => new UnreadableRequest('the body is not valid JSON');

/**
 * Reads JSON as it arrives. `JSON.parse` blocks the process while it reads a large body, and builds all values before
 * they can be counted. Here the cost of each part is proportional to its bytes, and the values are counted as they
 * arrive.
 */
export class JsonReader {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  /** Containers that are open, from the outermost on. */
  readonly #open: Container[] = [];
  /** Names of the current members in the innermost object and its parents. */
  #name = '';
  readonly #names: string[] = [];
  /** Numbers of names in the innermost object and its parents so far. */
  #size = 0;
  readonly #sizes: number[] = [];
  #expected: Expected = 'value';
  /** The text that is being read. */
  #text: Pieces | null = null;
  /** The next backslash in the part that is being read, -1 for none; null before it was looked for. */
  #slash: number | null = null;
  /** The start of a number or escape whose end has not arrived. */
  #rest = '';
  #root: RawValue = null;
  #values = 0;
  readonly #mostValues: number;

  constructor({ mostValues = MAX_VALUES }: { readonly mostValues?: number } = {}) {
    this.#mostValues = mostValues;
  }

  /** Values so far; names count, too. */
  get values(): number {
    return this.#values;
  }

  /** @throws UnreadableRequest for what is no JSON, too deep, or too many values */
  write(bytes: Buffer): void {
    this.#read(this.#decode(() => this.#decoder.decode(bytes, { stream: true })));
  }

  /** The value; null also for a body of blanks. */
  end(): RawValue {
    // The next character ends a number.
    this.#read(`${this.#decode(() => this.#decoder.decode())} `);
    const isBlank = this.#values === 0 && this.#expected === 'value' && this.#text === null;
    if (this.#expected !== 'end' && !isBlank) throw createInvalidError();
    return this.#root;
  }

  #decode(decode: () => string): string {
    try {
      return decode();
    } catch {
      throw new UnreadableRequest('the body is not UTF-8');
    }
  }

  #read(part: string): void {
    const text = this.#rest + part;
    this.#rest = '';
    this.#slash = null;
    let at = 0;
    while (at < text.length) at = this.#text === null ? this.#step(text, at) : this.#more(text, at);
  }

  /** Reads one sign, number or word at `at`; returns the next position. */
  #step(text: string, at: number): number {
    switch (text[at]) {
      case ' ':
      case '\n':
      case '\r':
      case '\t':
        return at + 1;
      case '"':
        if (this.#expected === 'colon' || this.#expected === 'comma' || this.#expected === 'end')
          throw createInvalidError();
        this.#text = new Pieces();
        return at + 1;
      case '{':
        this.#begin(emptyTree(), 'first name');
        return at + 1;
      case '[':
        this.#begin([], 'first value');
        return at + 1;
      case '}':
      case ']':
        this.#close(text[at] === ']');
        return at + 1;
      case ',':
        if (this.#expected !== 'comma') throw createInvalidError();
        this.#expected = Array.isArray(this.#open.at(-1)) ? 'value' : 'name';
        return at + 1;
      case ':':
        if (this.#expected !== 'colon') throw createInvalidError();
        this.#expected = 'value';
        return at + 1;
      default:
        return this.#word(text, at);
    }
  }

  /** A number, `true`, `false` or `null`. */
  #word(text: string, at: number): number {
    TOKEN_END.lastIndex = at;
    const end = TOKEN_END.exec(text)?.index ?? text.length;
    if (end - at > LONGEST_TOKEN) throw createInvalidError();
    if (end === text.length) {
      this.#rest = text.slice(at);
      return end;
    }
    const value = parse(text.slice(at, end)) as number | boolean | null;
    // JSON allows numbers beyond the range of doubles, such as 1e400.
    if (value === Infinity || value === -Infinity)
      throw new UnreadableRequest('the body holds a number that is too large');
    this.#put(value);
    return end;
  }

  /** Continues an open text. */
  #more(text: string, at: number): number {
    const pieces = this.#text as Pieces;
    let quote = text.indexOf('"', at);
    let slash = this.#slashFrom(text, at);
    while (slash !== -1 && (quote === -1 || slash < quote)) {
      const next = slash + (text[slash + 1] === 'u' ? 6 : 2);
      if (next > text.length) {
        pieces.add(text.slice(at, slash));
        this.#rest = text.slice(slash);
        return text.length;
      }
      if (quote !== -1 && quote < next) quote = text.indexOf('"', next);
      slash = text.indexOf('\\', next);
    }
    pieces.add(text.slice(at, quote === -1 ? text.length : quote));
    if (quote === -1) return text.length;
    this.#text = null;
    this.#putText(pieces.end());
    return quote + 1;
  }

  /** Looked for once in each part: a part has thousands of short texts, and often no backslash at all. */
  #slashFrom(text: string, at: number): number {
    if (this.#slash === null || (this.#slash !== -1 && this.#slash < at)) {
      this.#slash = text.indexOf('\\', at);
    }
    return this.#slash;
  }

  #putText(value: string | LongText): void {
    if (this.#expected !== 'name' && this.#expected !== 'first name') {
      this.#put(value);
      return;
    }
    const name = typeof value === 'string' ? value : value.whole;
    if (name === null) throw new UnreadableRequest('the body holds a name that is too long');
    this.#count();
    this.#size += 1;
    if (this.#size > MAX_NAMES) throw new UnreadableRequest('the body has too many names');
    this.#name = name;
    this.#expected = 'colon';
  }

  #put(value: RawValue): void {
    if (this.#expected !== 'value' && this.#expected !== 'first value') throw createInvalidError();
    this.#count();
    const container = this.#open.at(-1);
    this.#expected = 'comma';
    if (container === undefined) {
      this.#root = value;
      this.#expected = 'end';
    } else if (Array.isArray(container)) container.push(value);
    else container[this.#name] = value;
  }

  #begin(container: Container, expected: Expected): void {
    this.#put(container);
    if (this.#open.length >= MAX_DEPTH)
      throw new UnreadableRequest('the body is nested too deeply');
    this.#open.push(container);
    this.#names.push(this.#name);
    this.#sizes.push(this.#size);
    this.#size = 0;
    this.#expected = expected;
  }

  #close(isList: boolean): void {
    const container = this.#open.pop();
    const empty = isList ? 'first value' : 'first name';
    const mayEnd = this.#expected === 'comma' || this.#expected === empty;
    if (container === undefined || Array.isArray(container) !== isList || !mayEnd)
      throw createInvalidError();
    this.#name = this.#names.pop() ?? '';
    this.#size = this.#sizes.pop() ?? 0;
    this.#expected = this.#open.length === 0 ? 'end' : 'comma';
  }

  #count(): void {
    this.#values += 1;
    if (this.#values > this.#mostValues)
      throw new UnreadableRequest('the body has too many values');
  }
}

/** A text as it grows. */
class Pieces {
  readonly #pieces: string[] = [];
  #length = 0;
  #sound = true;
  /** The first half of a surrogate pair whose other half is to come. */
  #half = '';

  /** `raw` is the text between the quotation marks, with complete escapes. */
  add(raw: string): void {
    if (raw === '') return;
    let piece = this.#half + (parse(`"${raw}"`) as string);
    this.#half = '';
    if (HIGH_SURROGATE.test(piece.slice(-1))) {
      this.#half = piece.slice(-1);
      piece = piece.slice(0, -1);
    }
    this.#push(piece);
  }

  end(): string | LongText {
    if (this.#half !== '') this.#push(this.#half);
    const isShort = this.#length <= LONGEST_STRING;
    const pieces = isShort ? [this.#pieces.join('')] : this.#pieces;
    if (this.#length <= SHORT) return pieces[0] ?? '';
    return new LongText(pieces, this.#length, this.#sound);
  }

  #push(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    this.#sound &&= !piece.includes('\0') && piece.isWellFormed();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw createInvalidError();
  }
}
