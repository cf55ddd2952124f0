import { Pauses } from '#src/turns/pauses.ts';
import { ChangelogNotMade } from './faults.ts';

/** Values of a template, which prints them, tests them and loops over lists. */
export type Value = string | number | boolean | readonly Value[] | ReadonlyMap<string, Value>;

type Selector = readonly string[];

type Node =
  | { readonly text: string }
  | { readonly print: Selector }
  | { readonly if: Selector; readonly then: readonly Node[]; readonly else: readonly Node[] }
  | { readonly each: Selector; readonly body: readonly Node[] };

export type Template = readonly Node[];

/** Statements inside each other. */
const maxDepth = 20;
/** Maximum depth of nested loops. */
const maxLoopDepth = 4;
/** Maximum printed texts, loop items and evaluated selectors: a template may be as long as a changelog. */
const maxSteps = 1_000_000;
/** Steps after which others may have their turn. */
const maxStepsOfTurn = 100;
/** Maximum characters of the output. */
export const maxSectionChars = 1_048_576;

const selector = '\\s*((?:[A-Za-z_]+|\\d{1,10})(?:\\.(?:[A-Za-z_]+|\\d{1,10}))*)\\s*';
const variable = new RegExp(`\\{{2,}${selector}\\}{2,}`, 'y');
// A statement takes the line break behind it with it.
const statement = new RegExp(`\\{%\\s*(?:(if|each)[ \\t]+${selector}|(else|end)\\s*)%\\}\\n?`, 'y');
const plain = /[^{\\]+/y;

/** Selector of the current value. */
const current = 'it';

/**
 * Reads a template.
 * @throws ChangelogNotMade naming the line of the first fault
 */
export function parseTemplate(text: string): Template {
  const parser = new Parser(text);
  const nodes = parser.nodes(0, 0);
  parser.requireEnd();
  return nodes;
}

class Parser {
  readonly #text: string;
  #at = 0;
  /** The word of the statement that ended the last nodes; null at the end of the text. */
  #ended: string | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  nodes(depth: number, loops: number): Node[] {
    if (depth > maxDepth) throw this.#fault(`statements may be ${maxDepth} deep`);
    const nodes: Node[] = [];
    while (this.#at < this.#text.length) {
      const text = this.#literal();
      if (text !== null) {
        if (text !== '') nodes.push({ text });
        continue;
      }
      const print = this.#match(variable)?.[1];
      if (print !== undefined) {
        nodes.push({ print: print.split('.') });
        continue;
      }
      const [, begins, of = '', ends] = this.#match(statement) ?? [];
      if (ends !== undefined) {
        this.#ended = ends;
        return nodes;
      }
      if (begins === undefined) throw this.#fault('a tag cannot be read');
      nodes.push(begins === 'if' ? this.#if(of, depth, loops) : this.#each(of, depth, loops));
    }
    this.#ended = null;
    return nodes;
  }

  requireEnd(): void {
    if (this.#ended !== null) throw this.#fault(`"${this.#ended}" ends nothing`);
  }

  #if(of: string, depth: number, loops: number): Node {
    const then = this.nodes(depth + 1, loops);
    const otherwise = this.#ended === 'else' ? this.nodes(depth + 1, loops) : [];
    this.#requireEnded();
    return { if: of.split('.'), then, else: otherwise };
  }

  #each(of: string, depth: number, loops: number): Node {
    if (loops === maxLoopDepth) {
      throw this.#fault(`You can only nest up to ${maxLoopDepth} loops`);
    }
    const body = this.nodes(depth + 1, loops + 1);
    this.#requireEnded();
    return { each: of.split('.'), body };
  }

  #requireEnded(): void {
    if (this.#ended !== 'end') throw this.#fault('"{% end %}" is missing');
  }

  /** Reads literal text; null at the start of a tag. A backslash removes the line break after it. */
  #literal(): string | null {
    const text = this.#match(plain)?.[0];
    if (text !== undefined) return text;
    const [here, next] = [this.#text[this.#at], this.#text[this.#at + 1]];
    if (here === '{' && (next === '{' || next === '%')) return null;
    this.#at += 1;
    if (here !== '\\' || next !== '\n') return here ?? '';
    this.#at += 1;
    return '';
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.#at = pattern.lastIndex;
    return found;
  }

  #fault(reason: string): ChangelogNotMade {
    const line = this.#text.slice(0, this.#at).split('\n').length;
    return new ChangelogNotMade(`Failed to parse the template: ${reason} at line ${line}`);
  }
}

/**
 * Writes data by a template, with turns for others.
 * @throws ChangelogNotMade when that takes too many steps, or is too long
 */
export async function printTemplate(template: Template, data: Value): Promise<string> {
  const printer = new Printer();
  await printer.print(template, data);
  return printer.text;
}

class Printer {
  readonly #pauses = new Pauses();
  readonly #pieces: string[] = [];
  #length = 0;
  #steps = 0;
  #sinceTurn = 0;

  get text(): string {
    return this.#pieces.join('');
  }

  async print(nodes: readonly Node[], data: Value): Promise<void> {
    for (const node of nodes) {
      if ('text' in node) {
        await this.#spend(1);
        this.#add(node.text);
      } else if ('print' in node) this.#add(toText(await this.#select(data, node.print)));
      else if ('if' in node) {
        await this.print(isTruthy(await this.#select(data, node.if)) ? node.then : node.else, data);
      } else {
        for (const item of listItems(await this.#select(data, node.each))) {
          // A loop without a body iterates, too.
          await this.#spend(1);
          await this.print(node.body, item);
        }
      }
    }
  }

  async #select(data: Value, selector: Selector): Promise<Value | undefined> {
    await this.#spend(selector.length);
    return select(data, selector);
  }

  async #spend(steps: number): Promise<void> {
    this.#steps += steps;
    if (this.#steps > maxSteps) throw new ChangelogNotMade('The template takes too many steps');
    this.#sinceTurn += steps;
    if (this.#sinceTurn < maxStepsOfTurn) return;
    this.#sinceTurn = 0;
    await this.#pauses.take();
  }

  #add(text: string): void {
    this.#length += text.length;
    if (this.#length > maxSectionChars) {
      throw new ChangelogNotMade(`The changelog is longer than ${maxSectionChars} characters`);
    }
    this.#pieces.push(text);
  }
}

function select(data: Value, steps: Selector): Value | undefined {
  let value: Value | undefined = data;
  for (const step of steps) {
    if (step === current) continue;
    if (value instanceof Map) value = (value as ReadonlyMap<string, Value>).get(step);
    else value = Array.isArray(value) ? (value as readonly Value[])[Number(step)] : undefined;
  }
  return value;
}

const isText = (value: Value | undefined) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const toText = (value: Value | undefined) => (isText(value) ? String(value) : '');

/** Undefined, `false` and empty values are falsy. */
function isTruthy(value: Value | undefined): boolean {
  if (value === undefined || value === false || value === '') return false;
  if (value instanceof Map) return value.size > 0;
  return !Array.isArray(value) || value.length > 0;
}

/** Items of a list, or the entries of a map. */
function listItems(value: Value | undefined): readonly Value[] {
  if (value instanceof Map) return [...(value as ReadonlyMap<string, Value>)];
  return Array.isArray(value) ? (value as readonly Value[]) : [];
}
