import { memoize } from '#src/turns/remembered.ts';
import { Faults } from './faults.ts';
import { loadWithFlows, maxParsedChars } from './flow-indentation.ts';

/** `!reference [job, keyword]`: a reference to another value. */
export class YamlReference {
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    this.path = path;
  }

  toString(): string {
    return `!reference ${JSON.stringify(this.path)}`;
  }
}

export type Yaml = string | number | boolean | null | YamlReference | readonly Yaml[] | YamlMap;
export type YamlMap = ReadonlyMap<string, Yaml>;

/** Reason why a text is no configuration, in words for its author. */
export class UnreadableConfiguration extends Error {}

/** The document before the configuration, or one of its inputs, is faulty. */
export class FaultyHeader extends UnreadableConfiguration {}

/** Values of a text, with every alias counted as its target. */
const maxValues = 500_000;
/** Minimum count of characters, which aliases may multiply by up to four. */
const minCountedChars = 1_048_576;
/** The parser supports no greater depth. */
export const maxYamlDepth = 100;

export const tooBig = 'The parsed YAML is too big';

export function isMap(value: Yaml | undefined): value is YamlMap {
  return value instanceof Map;
}

export function isList(value: Yaml | undefined): value is readonly Yaml[] {
  return Array.isArray(value);
}

/** A value as JSON has it. */
export function toJsonTree(value: Yaml): unknown {
  if (isMap(value)) {
    return Object.fromEntries([...value].map(([key, each]) => [key, toJsonTree(each)]));
  }
  return isList(value) ? value.map(toJsonTree) : value;
}

/** Puts the inputs of a header into a value; adds faults to `faults`. */
export type UseHeader = (header: YamlMap | null, value: Yaml, faults: Faults) => Yaml;

/**
 * The map that a text is. Aliases are shared, not copied. `useHeader` is given what may stand before it, and the value.
 * `mostParsedChars` bounds the repairs of indentation.
 * @throws UnreadableConfiguration
 */
export async function readYaml(
  text: string,
  depth: number = maxYamlDepth,
  useHeader: UseHeader = (_header, value) => value,
  mostParsedChars: number = maxParsedChars,
): Promise<YamlMap> {
  const { load } = await parser();
  let documents: Documents;
  try {
    documents = load(text, mostParsedChars);
  } catch (error) {
    throw new UnreadableConfiguration(describeFault(error));
  }
  const values = new Values(depth, 4 * Math.max(text.length, minCountedChars));
  const header = values.check(documents.header);
  const checked = values.check(documents.value);
  const faults = new Faults();
  const used = useHeader(isMap(header) ? header : null, checked, faults);
  if (faults.any) throw new FaultyHeader(faults.texts.join(', '));
  // Inputs are put in at many places.
  if (used !== checked) new Values(depth, 4 * Math.max(text.length, minCountedChars)).check(used);
  if (!isMap(used)) throw new UnreadableConfiguration('Invalid configuration format');
  return used;
}

/** Prints a map within a maximum number of characters; repeated values are printed each time. */
export async function printYaml(value: YamlMap, most: number): Promise<string> {
  new Values(maxYamlDepth, most).check(value);
  const { print } = await parser();
  return print(value);
}

/** Parsed configuration, with the preceding document of its inputs, or null. */
interface Documents {
  readonly header: unknown;
  readonly value: unknown;
}

interface Parser {
  readonly load: (text: string, mostParsedChars: number) => Documents;
  readonly print: (value: YamlMap) => string;
}

/** Loaded when the first configuration is read: most processes never read one. */
const parser = memoize(loadParser);

async function loadParser(): Promise<Parser> {
  const yaml = await import('js-yaml');
  const { CORE_SCHEMA, NOT_RESOLVED, floatCoreTag, intCoreTag } = yaml;
  const reference = yaml.defineSequenceTag<string[], YamlReference>('!reference', {
    create: () => [],
    addItem: (path, item) => {
      const isName = typeof item === 'string' || typeof item === 'number';
      if (isName) path.push(String(item));
      return isName ? '' : 'expected a name';
    },
    finalize: (path) => new YamlReference(path),
    identify: (value) => value instanceof YamlReference,
    represent: ({ path }: YamlReference) => path,
  });
  // A version such as 1.10 or 0644 remains a text.
  const integer = yaml.defineScalarTag(intCoreTag.tagName, {
    ...intCoreTag,
    resolve: (source) => (/^(?:0|-?[1-9]\d{0,14})$/.test(source) ? Number(source) : NOT_RESOLVED),
  });
  const merges = new Merges();
  const merge = yaml.defineScalarTag(yaml.mergeTag.tagName, {
    ...yaml.mergeTag,
    resolve(source, isExplicit, tagName) {
      const key = yaml.mergeTag.resolve(source, isExplicit, tagName);
      if (key !== NOT_RESOLVED) merges.begin();
      return key;
    },
  });
  const map = yaml.defineMappingTag<Map<unknown, unknown>>(yaml.realMapTag.tagName, {
    ...yaml.realMapTag,
    addPair: (pairs, key, value) => {
      pairs.set(toKeyName(key), value);
      return '';
    },
    // The parser queries only the keys of merged maps.
    has: (pairs, key) => merges.isMerged(pairs, key),
  });
  const tags = CORE_SCHEMA.tags.filter((tag) => tag !== floatCoreTag);
  const schema = new yaml.Schema(tags).withTags(integer, merge, map, reference);
  const options = { schema, json: true, maxDepth: maxYamlDepth, maxTotalMergeKeys: 50_000 };
  return {
    load(text, mostParsedChars) {
      const documents = loadWithFlows(text, mostParsedChars, (each) => yaml.loadAll(each, options));
      const [first] = documents;
      const isHeader = documents.length > 1 && first instanceof Map && first.has('spec');
      return isHeader ? { header: first, value: documents[1] } : { header: null, value: first };
    },
    print: (value) =>
      yaml.dump(value, {
        schema: yaml.DUMP_SCHEMA.withTags(yaml.realMapTag, reference),
        noRefs: true,
        lineWidth: -1,
      }),
  };
}

/**
 * A merge key overrides what stands before it in its map, another merge key too, and what stands behind it overrides
 * that. Of several maps that one merge key lists the first that has a key wins.
 */
class Merges {
  /** Grows with each merge key that is read. */
  #latest = 0;
  readonly #merged = new WeakMap<object, { readonly by: number; readonly keys: Set<unknown> }>();

  begin(): void {
    this.#latest += 1;
  }

  /** Tells whether this merge key has already added the key to the map; the next time it has. */
  isMerged(map: object, key: unknown): boolean {
    let merged = this.#merged.get(map);
    if (merged?.by !== this.#latest) {
      merged = { by: this.#latest, keys: new Set() };
      this.#merged.set(map, merged);
    }
    if (merged.keys.has(key)) return true;
    merged.keys.add(key);
    return false;
  }
}

/** Symbols are names: the merged configuration prints keys such as `:script`. */
const toKeyName = (key: unknown): unknown =>
  typeof key === 'string' && /^:[^\s:]/.test(key) ? key.slice(1) : key;

function describeFault(error: unknown): string {
  if (error instanceof RangeError) return tooBig;
  if (!(error instanceof Error)) throw error;
  if (!('reason' in error) || typeof error.reason !== 'string') throw error;
  const mark = 'mark' in error ? (error.mark as { line?: number; column?: number } | null) : null;
  if (error.reason.startsWith('nesting exceeded')) return tooBig;
  const place =
    mark?.line === undefined ? '' : ` at line ${mark.line + 1} column ${(mark.column ?? 0) + 1}`;
  return `(<unknown>): ${error.reason}${place}`;
}

/** The size of a value with every alias written out. */
interface Size {
  readonly size: number;
  readonly depth: number;
  readonly letters: number;
}

/** Makes sure that values have a bounded size with every alias written out, and makes all keys texts. */
class Values {
  readonly #sizes = new Map<object, Size | null>();
  readonly #deepest: number;
  readonly #mostLetters: number;

  constructor(deepest: number, mostLetters: number) {
    this.#deepest = deepest;
    this.#mostLetters = mostLetters;
  }

  check(value: unknown): Yaml {
    this.#measure(value);
    return value as Yaml;
  }

  #measure(value: unknown): Size {
    if (typeof value === 'string') {
      requireText(value);
      return { size: 1, depth: 0, letters: value.length };
    }
    if (typeof value !== 'object' || value === null || value instanceof YamlReference) {
      return { size: 1, depth: 0, letters: 1 };
    }
    const known = this.#sizes.get(value);
    // A list that contains itself has no end.
    if (known === null) throw new UnreadableConfiguration(tooBig);
    if (known !== undefined) return known;
    this.#sizes.set(value, null);
    if (value instanceof Map) nameKeys(value as Map<unknown, unknown>);
    let size = 1;
    let depth = 0;
    let letters = value instanceof Map ? countLetters(value as Map<string, unknown>) : 0;
    for (const item of (value as Map<unknown, unknown> | unknown[]).values()) {
      const inner = this.#measure(item);
      size += inner.size;
      letters += inner.letters;
      depth = Math.max(depth, inner.depth + 1);
      if (size > maxValues || depth > this.#deepest) throw new UnreadableConfiguration(tooBig);
      if (letters > this.#mostLetters) throw new UnreadableConfiguration(tooBig);
    }
    const measured = { size, depth, letters };
    this.#sizes.set(value, measured);
    return measured;
  }
}

function countLetters(map: ReadonlyMap<string, unknown>): number {
  let letters = 0;
  for (const key of map.keys()) letters += key.length;
  return letters;
}

/** Neither NUL nor half of a surrogate pair is text: databases store another one instead, or none. */
function requireText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new UnreadableConfiguration('Invalid configuration format');
  }
}

function nameKeys(map: Map<unknown, unknown>): void {
  for (const key of map.keys()) {
    if (typeof key === 'object' && key !== null) {
      throw new UnreadableConfiguration('Invalid configuration format');
    }
    if (typeof key === 'string') requireText(key);
  }
  if ([...map.keys()].every((key) => typeof key === 'string')) return;
  const entries = [...map];
  map.clear();
  for (const [key, value] of entries) map.set(String(key), value);
}
