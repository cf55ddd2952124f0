import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node as YamlNode,
  type Pair,
  parseDocument,
} from 'yaml';
import type { Fault } from './faults.ts';
import type { RuleName } from './rules.ts';
import { limits } from './limits.ts';
import { toPosition, type Source, type SourceLocation } from './origins.ts';

interface ReadYaml {
  readonly value: unknown;
  readonly faults: readonly Fault<RuleName>[];
  /** True when the value can be used. */
  readonly usable: boolean;
}

/** Parses any YAML document, with the positions of all values and all errors. */
export function readAnyYaml(text: string, source: Source): ReadYaml {
  return new Reader(text, source).read();
}

class Reader {
  readonly #text: string;
  readonly #source: Source;
  readonly #faults: Fault<RuleName>[] = [];
  readonly #anchors = new Map<string, YamlNode>();
  #nodes = 0;
  /** Depth of nested aliases of the current value, and the number of values read through aliases. */
  #aliases = 0;
  #repeated = 0;
  #usable = true;

  constructor(text: string, source: Source) {
    this.#text = text;
    this.#source = source;
  }

  read(): ReadYaml {
    let value: unknown = null;
    try {
      value = this.#convert();
    } catch (error) {
      if (!(error instanceof Stop || error instanceof RangeError)) throw error;
      const stop = error instanceof Stop ? error : new Stop('is nested too deeply', 0);
      this.#usable = false;
      this.#add(
        'limit',
        stop.message,
        `Keep a file below depth ${limits.depth} and ${limits.nodes} values`,
        stop.at,
      );
    }
    return { value, faults: this.#faults, usable: this.#usable };
  }

  #convert(): unknown {
    const document = parseDocument(this.#text, {
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
    for (const problem of [...document.errors, ...document.warnings]) {
      this.#usable = false;
      this.#add(
        'yaml-syntax',
        simplifyMessage(problem.message),
        'Write valid YAML 1.2 or JSON',
        problem.pos[0],
      );
    }
    if (!this.#usable) return null;
    return this.#value(document.contents, 0, 0);
  }

  #value(node: YamlNode | null, depth: number, at: number): unknown {
    this.#nodes += 1;
    if (this.#aliases > 0) this.#repeated += 1;
    if (this.#nodes > limits.nodes || this.#repeated > limits.repeated) {
      throw new Stop('holds too many values, or aliases that multiply', at);
    }
    if (depth > limits.depth) throw new Stop('is nested too deeply', at);
    if (node === null) return null;
    if (isAlias(node)) {
      this.#aliases += 1;
      const value = this.#value(this.#anchored(node.source, start(node, at)), depth + 1, at);
      this.#aliases -= 1;
      return value;
    }
    const anchor = (node as { anchor?: string }).anchor;
    if (anchor !== undefined) this.#anchors.set(anchor, node);
    if (isScalar(node)) return this.#scalar(node.value, start(node, at));
    const here = start(node, at);
    if (isMap(node))
      return this.#map(
        node.items as readonly Pair<YamlNode | null, YamlNode | null>[],
        depth,
        here,
      );
    if (isSeq(node)) return this.#list(node.items as readonly (YamlNode | null)[], depth, here);
    return null;
  }

  #map(
    pairs: readonly Pair<YamlNode | null, YamlNode | null>[],
    depth: number,
    at: number,
  ): unknown {
    const data: Record<string, unknown> = {};
    const members = new Map<string, SourceLocation>();
    for (const { key, value } of pairs) {
      const keyAt = start(key, at);
      if (isScalar(key) && key.value === '<<' && key.type === 'PLAIN') {
        this.#merge(data, members, this.#value(value, depth + 1, keyAt));
        continue;
      }
      const name = this.#key(key, keyAt);
      if (name === null) continue;
      const location = { source: this.#source, key: keyAt, value: start(value, keyAt) };
      if (
        members.get(name)?.source === this.#source &&
        Object.hasOwn(data, name) &&
        !this.#merged.has(members.get(name))
      ) {
        const first = toPosition(members.get(name) ?? location);
        this.#add(
          'duplicate-key',
          `\`${name}\` stands twice in one mapping`,
          `Keep one; the first is on line ${first.line}`,
          keyAt,
        );
        continue;
      }
      members.set(name, location);
      data[name] = this.#value(value, depth + 1, keyAt);
    }
    this.#source.origins.set(data, {
      location: { source: this.#source, key: at, value: at },
      members,
    });
    return data;
  }

  readonly #merged = new Set<SourceLocation | undefined>();

  /** Merges the members of another mapping (`<<` of YAML), unless this one has them. */
  #merge(data: Record<string, unknown>, members: Map<string, SourceLocation>, from: unknown): void {
    for (const part of Array.isArray(from) ? (from as unknown[]) : [from]) {
      if (typeof part !== 'object' || part === null) continue;
      for (const [name, value] of Object.entries(part)) {
        if (Object.hasOwn(data, name)) continue;
        data[name] = value;
        const location = this.#source.origins.get(part)?.members.get(name);
        if (location === undefined) continue;
        const own = { ...location };
        this.#merged.add(own);
        members.set(name, own);
      }
    }
  }

  #key(key: YamlNode | null, at: number): string | null {
    const plain = isAlias(key) ? this.#anchored(key.source, at) : key;
    if (!isScalar(plain)) {
      this.#add('yaml-syntax', 'A key is not plain text', 'Use text as the key', at);
      return null;
    }
    // YAML reads `200:` as a number; the document means its text.
    const name =
      typeof plain.value === 'string' ? plain.value : (plain.source ?? String(plain.value));
    if (name !== '__proto__') return name;
    this.#add('yaml-syntax', '`__proto__` cannot be used as a key', 'Choose another name', at);
    return null;
  }

  #list(items: readonly (YamlNode | null)[], depth: number, at: number): unknown {
    const members = new Map<string, SourceLocation>();
    const data = items.map((item, index) => {
      const itemAt = start(item, at);
      members.set(String(index), { source: this.#source, key: itemAt, value: itemAt });
      return this.#value(item, depth + 1, itemAt);
    });
    this.#source.origins.set(data, {
      location: { source: this.#source, key: at, value: at },
      members,
    });
    return data;
  }

  #scalar(value: unknown, at: number): unknown {
    if (typeof value === 'number' && !Number.isFinite(value)) {
      this.#add('yaml-syntax', `${value} is not a number in JSON`, 'Use a finite number', at);
      return null;
    }
    return ['string', 'number', 'boolean'].includes(typeof value) ? value : null;
  }

  #anchored(name: string, at: number): YamlNode | null {
    const node = this.#anchors.get(name);
    if (node === undefined) {
      this.#usable = false;
      this.#add(
        'yaml-syntax',
        `No anchor \`${name}\` stands before this alias`,
        'Define it first',
        at,
      );
    }
    return node ?? null;
  }

  #add(rule: RuleName, message: string, advice: string, at: number): void {
    const location = { source: this.#source, key: at, value: at };
    this.#faults.push({ rule, message, advice, position: toPosition(location), severity: 'error' });
  }
}

class Stop extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

function start(node: YamlNode | null, otherwise: number): number {
  return node?.range?.[0] ?? otherwise;
}

function simplifyMessage(message: string): string {
  return message.replace(/\s+/g, ' ').replace(/[.:]$/, '');
}
