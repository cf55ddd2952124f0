/** Reads the parameters of a request in the styles of OpenAPI. */
import type { ParameterPlan } from './parameter-plan.ts';
import {
  decodeText,
  emptyTree,
  isTree,
  MAX_DEPTH,
  MAX_PAIRS,
  type RawTree,
  type RawValue,
  UnreadableRequest,
} from './raw.ts';

/** Values of one list or object: more than any query holds, few enough to stay cheap where a form has them. */
export const MAX_PARTS = 15_000;

/** The encoded texts that each name has. */
export type Encoded = ReadonlyMap<string, readonly string[]>;

/** Decodes one text without separators. */
type Decode = (text: string) => string;

interface SentTexts {
  /** Percent-encoded texts of the path parameters. */
  readonly path: readonly string[];
  /** The query, without its question mark. */
  readonly search: string;
  header(name: string): string | undefined;
}

/** Parameters of one request, by plan: texts, lists of texts, and trees of both; undefined for absent ones. */
export class SentParameters {
  readonly #texts: SentTexts;
  #query: Encoded | null = null;
  #cookies: { readonly apart: Encoded; readonly joined: Encoded } | null = null;

  constructor(texts: SentTexts) {
    this.#texts = texts;
  }

  path(plan: ParameterPlan, index: number): RawValue | undefined {
    const text = this.#texts.path[index];
    if (text === undefined) return undefined;
    if (plan.style === 'label') return readLabel(plan, text);
    return plan.style === 'matrix' ? readMatrix(plan, text) : readSimple(plan, text, decode);
  }

  query(plan: ParameterPlan): RawValue | undefined {
    this.#query ??= parseQuery(this.#texts.search);
    return readQuery(plan, this.#query);
  }

  /** Texts of headers are not percent-encoded. */
  header(plan: ParameterPlan): RawValue | undefined {
    const text = this.#texts.header(plan.name);
    return text === undefined ? undefined : readSimple(plan, text, (part) => part.trim());
  }

  /** `a=1&b=2` within one cookie is how `form` writes exploded values, though most write cookies apart. */
  cookie(plan: ParameterPlan): RawValue | undefined {
    const text = this.#texts.header('Cookie') ?? '';
    this.#cookies ??= {
      apart: parsePairs(text, /; */, (part) => part),
      joined: parsePairs(text, /; *|&/, (part) => part),
    };
    const several = plan.explode && plan.kind !== 'value';
    return readForm(plan, several ? this.#cookies.joined : this.#cookies.apart, decode);
  }
}

/** Parameters of an operation that runs in process: path and query are values by name. */
export class GivenParameters extends SentParameters {
  readonly #path: readonly RawValue[];
  readonly #query: RawTree;

  constructor(path: readonly RawValue[], query: RawTree, header: SentTexts['header']) {
    super({ path: [], search: '', header });
    this.#path = path;
    this.#query = query;
  }

  override path(_: ParameterPlan, index: number): RawValue | undefined {
    return this.#path[index];
  }

  override query({ name, key = name }: ParameterPlan): RawValue | undefined {
    return this.#query[key];
  }
}

/** Placeholder for operations that read their parameters in another way. */
export const noParameters = new SentParameters({ path: [], search: '', header: () => undefined });

/** The texts of a query or of a form, still encoded, by their names. */
export const parseQuery = (text: string): Encoded => parsePairs(text, /&/, decodeText);

/** The text that is sent for one parameter of a query, or for one field of a form. */
export const readQuery = (plan: ParameterPlan, pairs: Encoded): RawValue | undefined =>
  plan.style === 'deepObject' ? readDeep(plan, pairs) : readForm(plan, pairs, decodeText);

function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new UnreadableRequest('malformed percent-encoding');
  }
}

/** A name without `=` has the empty text. */
function parsePairs(text: string, separator: RegExp, decodeName: Decode): Encoded {
  const pairs = new Map<string, string[]>();
  if (text === '') return pairs;
  const parts = text.split(separator, MAX_PAIRS + 1);
  if (parts.length > MAX_PAIRS) throw new UnreadableRequest('too many parameters');
  for (const part of parts) {
    if (part === '') continue;
    const [name, value] = split(part, '=');
    const key = decodeName(name);
    const known = pairs.get(key);
    if (known === undefined) pairs.set(key, [value]);
    else known.push(value);
  }
  return pairs;
}

/** Texts before and after a separator; the second is empty without the separator. */
function split(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** `a,b`; an object is `R,100,G,200`, or exploded `R=100,G=200`. */
function readSimple({ kind, explode }: ParameterPlan, text: string, decode: Decode): RawValue {
  return kind === 'value' ? decode(text) : readParts(text.split(','), kind, explode, decode);
}

/** `.a,b` or `.R,100,G,200`; exploded `.a.b` or `.R=100.G=200`. */
function readLabel({ kind, explode }: ParameterPlan, text: string): RawValue {
  if (!text.startsWith('.')) throw new UnreadableRequest('the path is invalid');
  const value = text.slice(1);
  if (kind === 'value') return decode(value);
  return readParts(value.split(explode ? '.' : ','), kind, explode, decode);
}

/** `;id=a,b` or `;id=R,100,G,200`; exploded `;id=a;id=b` or `;R=100;G=200`. */
function readMatrix(plan: ParameterPlan, text: string): RawValue | undefined {
  if (!text.startsWith(';')) throw new UnreadableRequest('the path is invalid');
  return readForm(plan, parsePairs(text.slice(1), /;/, decode), decode);
}

/** A list of one value is ambiguous with the value: its decoder tries both. */
function readParts(
  parts: readonly string[],
  kind: ParameterPlan['kind'],
  explode: boolean,
  decode: Decode,
): RawValue {
  if (kind !== 'object') return toOneOrMore(parts.map(decode), kind);
  const tree = emptyTree();
  if (explode) {
    for (const part of parts) {
      const [name, value] = split(part, '=');
      tree[decode(name)] = decode(value);
    }
    return tree;
  }
  // An odd number of parts is no object; the decoder reports it.
  if (parts.length % 2 === 1) return parts.join();
  for (let index = 0; index < parts.length; index += 2)
    tree[decode(parts[index] ?? '')] = decode(parts[index + 1] ?? '');
  return tree;
}

const toOneOrMore = (values: readonly string[], kind: ParameterPlan['kind']): RawValue =>
  kind === 'list' || values.length !== 1 ? values : (values[0] ?? '');

/** Separators, encoded or not. */
const DELIMITERS: Partial<Record<ParameterPlan['style'], RegExp>> = {
  spaceDelimited: /%20|\+| /,
  pipeDelimited: /%7c|\|/i,
};

/** `color=a&color=b` or `R=100&G=200`; in one value `color=a,b` or `color=R,100,G,200`, also with other signs than commas. */
function readForm(plan: ParameterPlan, pairs: Encoded, decode: Decode): RawValue | undefined {
  const { kind, explode, style } = plan;
  if (kind === 'object' && explode) return readMembers(plan, pairs, decode);
  const texts = pairs.get(plan.name);
  if (texts === undefined) return undefined;
  if (kind === 'value' || explode) return toOneOrMore(texts.map(decode), kind);
  const delimiter = DELIMITERS[style] ?? ',';
  const parts: string[] = [];
  for (const text of texts) {
    for (const part of text.split(delimiter, MAX_PARTS + 1)) parts.push(part);
    if (parts.length > MAX_PARTS) throw new UnreadableRequest(`${plan.name} has too many values`);
  }
  return readParts(parts, kind, false, decode);
}

/** Members of an object that are written as separate parameters; undefined without any. */
function readMembers(plan: ParameterPlan, pairs: Encoded, decode: Decode): RawTree | undefined {
  const { members = [], besides } = plan;
  const names =
    besides === undefined
      ? members.filter((name) => pairs.has(name))
      : [...pairs.keys()].filter((name) => !besides.includes(name));
  if (names.length === 0) return undefined;
  const tree = emptyTree();
  for (const name of names) tree[name] = toOneOrMore((pairs.get(name) ?? []).map(decode), 'either');
  return tree;
}

/** `color[R]=100&color[G]=200`, also nested; a repeated name is a list. */
function readDeep({ name }: ParameterPlan, pairs: Encoded): RawTree | undefined {
  const tree = emptyTree();
  let found = false;
  for (const [key, texts] of pairs) {
    if (!key.startsWith(`${name}[`) || !key.endsWith(']')) continue;
    found = true;
    const keys = key.slice(name.length + 1, -1).split('][');
    if (keys.length > MAX_DEPTH) throw new UnreadableRequest('parameters are nested too deeply');
    const last = keys.pop() ?? '';
    let place = tree;
    for (const next of keys) {
      const inner = (place[next] ??= emptyTree());
      if (!isTree(inner)) throw new UnreadableRequest(`conflicting parameter ${name}`);
      place = inner;
    }
    if (last in place) throw new UnreadableRequest(`conflicting parameter ${name}`);
    place[last] = toOneOrMore(texts.map(decodeText), 'either');
  }
  return found ? tree : undefined;
}
