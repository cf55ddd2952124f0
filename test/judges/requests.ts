import type { OperationModel, ParameterModel } from '#generator/model/model.ts';
import type { Resolver } from '#generator/model/resolver.ts';
import { resolveShape } from '#generator/model/shape.ts';
import { listViolations } from '#generator/hearth/violations.ts';
import { encodeForm, encodePairs, type Pair } from '#runtime/encode.ts';
import { valueOf } from '#test/contract/violation.ts';
import { parseForm } from '#test/support/judge.ts';
import type { Declared } from '#test/support/objection.ts';
import { Random } from './random.ts';
import { edgeValues, oddValues, validValue } from './values.ts';

/** One request below the server's address, as bytes go out. */
export interface MadeRequest {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Text of the body; null for none. */
  readonly body: string | null;
  /** The body as another reader than ours understands it. */
  readonly parsed: unknown;
  /** Values of the path parameters before encoding. */
  readonly params: Readonly<Record<string, unknown>>;
}

interface Values {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | null;
}

type Place = keyof Values;
type Encoding = 'json' | 'form' | 'multipart';

const ENCODINGS: readonly Encoding[] = ['json', 'form', 'multipart'];

/** How many requests of each kind an operation gets, at most. */
const VALID = 3;
const MIXED = 4;
const VIOLATIONS = 16;
const SINGLES = 12;

/** Requests for one operation: good ones, one fault at a time, edges, odd values, and mixtures. */
export function requestsFor(operation: OperationModel, resolver: Resolver): MadeRequest[] {
  const random = new Random(operation.id);
  const good = (extra: number) => valuesOf(operation, random, resolver, extra);
  const all: Values[] = [good(0), good(1), ...times(VALID, () => good(0.5))];
  for (const violation of sample(listViolations(operation, resolver), VIOLATIONS, random)) {
    const around = Object.entries(violation.beside ?? {}).reduce(
      (values, [name, value]) => withValue(values, 'body', name, value),
      good(0),
    );
    all.push(withValue(around, violation.place, violation.name, valueOf(violation)));
  }
  const singles = parametersOf(operation).flatMap(([place, parameter]) =>
    [...edgeValues(parameter.schema, resolver), ...oddValues(parameter.schema, resolver)].map(
      (value) => ({ place, name: parameter.name, value }),
    ),
  );
  for (const { place, name, value } of sample(singles, SINGLES, random)) {
    all.push(withValue(good(0.2), place, name, value));
  }
  all.push(...times(MIXED, () => mixture(operation, random, resolver)));
  const requests = all.map((values, index) =>
    encode(operation, values, ENCODINGS[index % ENCODINGS.length] ?? 'json'),
  );
  return [...requests, ...singleElements(operation, good(0), resolver)].filter(
    (request) => request !== null,
  );
}

/** Takes the place of a value that was made: an id of something that exists. */
export type Replace = (place: Place, name: string, value: unknown) => unknown;

/** One request with anything in it, mostly good; null when what was made has no written form. */
export function randomRequest(
  operation: OperationModel,
  random: Random,
  resolver: Resolver,
  replace: Replace,
): MadeRequest | null {
  const made = random.chance(0.6)
    ? valuesOf(operation, random, resolver, random.next() * 0.4)
    : mixture(operation, random, resolver);
  const replaced = (place: Place, values: Values['path']) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, replace(place, name, value)]),
    );
  const values = {
    path: replaced('path', made.path),
    query: replaced('query', made.query),
    body: made.body === null ? null : replaced('body', made.body),
  };
  return encode(operation, values, random.pick(ENCODINGS));
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

function sample<T>(values: readonly T[], most: number, random: Random): T[] {
  const rest = [...values];
  const chosen: T[] = [];
  while (chosen.length < most && rest.length > 0) {
    chosen.push(...rest.splice(random.below(rest.length), 1));
  }
  return chosen;
}

/** Replaces a list in JSON by its single element. */
function singleElements(operation: OperationModel, values: Values, resolver: Resolver) {
  return (operation.body?.properties ?? []).flatMap(({ name, schema, comma }) => {
    const shape = resolveShape(schema, resolver);
    if (comma || shape.kind !== 'array') return [];
    const element = { integer: 7, string: 'kiln' }[
      resolveShape(shape.items, resolver).kind as string
    ];
    return element === undefined
      ? []
      : [encode(operation, withValue(values, 'body', name, element), 'json')];
  });
}

/** Declarations of the operation by name, as far as differences of the judges depend on them. */
export function declaredBy(
  operation: OperationModel,
  resolver: Resolver,
): Readonly<Record<string, Declared>> {
  const entries = parametersOf(operation).map(([, { name, schema, comma }]) => {
    const shape = resolveShape(schema, resolver);
    if (shape.kind !== 'array') return [name, { kind: shape.kind, list: 'none' }] as const;
    const { kind } = resolveShape(shape.items, resolver);
    return [name, { kind, list: comma ? 'comma' : 'brackets' }] as const;
  });
  return Object.fromEntries(entries);
}

function parametersOf(operation: OperationModel): (readonly [Place, ParameterModel])[] {
  const at = (place: Place, list: readonly ParameterModel[]) =>
    list.map((parameter) => [place, parameter] as const);
  return [
    ...at('path', operation.pathParameters),
    ...at('query', operation.query),
    ...at('body', operation.body?.properties ?? []),
  ];
}

/** Required parameters, and each other one with a probability. */
function valuesOf(
  operation: OperationModel,
  random: Random,
  resolver: Resolver,
  extra: number,
): Values {
  const some = (parameters: readonly ParameterModel[]) =>
    Object.fromEntries(
      parameters
        .filter(({ required }) => required || random.chance(extra))
        .map(({ name, schema, example }) => {
          const told = example !== undefined && random.chance(0.3);
          return [name, told ? example : validValue(schema, random, resolver)];
        }),
    );
  const path = operation.pathParameters.map((parameter) => ({ ...parameter, required: true }));
  return {
    path: some(path),
    query: some(operation.query),
    body: operation.body === null ? null : some(operation.body.properties),
  };
}

function mixture(operation: OperationModel, random: Random, resolver: Resolver): Values {
  let values = valuesOf(operation, random, resolver, 0.6);
  for (const [place, { name, schema }] of parametersOf(operation)) {
    if (random.chance(0.8)) continue;
    const values_ = [...edgeValues(schema, resolver), ...oddValues(schema, resolver)];
    values = withValue(values, place, name, random.pick(values_));
  }
  return values;
}

const withValue = (values: Values, place: Place, name: string, value: unknown): Values => ({
  ...values,
  [place]: { ...values[place], [name]: value },
});

/** Null for what has no written form: an empty path segment, an object in a path. */
function encode(operation: OperationModel, values: Values, encoding: Encoding): MadeRequest | null {
  const path = pathOf(operation, values.path);
  if (path === null) return null;
  const pairs = operation.query.flatMap((parameter) => pairsOf(parameter, values.query));
  const url = pairs.length === 0 ? path : `${path}?${encodeForm(pairs)}`;
  const common = { operation: operation.id, method: operation.method, url, params: values.path };
  if (operation.body === null || values.body === null) {
    return { ...common, headers: {}, body: null, parsed: undefined };
  }
  const given = values.body;
  const bodyPairs = operation.body.properties.flatMap((property) => pairsOf(property, given));
  const written = writeBody(given, bodyPairs, encoding);
  return { ...common, ...written };
}

function writeBody(
  values: Readonly<Record<string, unknown>>,
  pairs: readonly Pair[],
  encoding: Encoding,
): Pick<MadeRequest, 'headers' | 'body' | 'parsed'> {
  const form = encodeForm(pairs);
  const json = JSON.stringify(values);
  const [type, body, parsed] = {
    json: ['application/json', json, JSON.parse(json) as unknown] as const,
    form: ['application/x-www-form-urlencoded', form, parseForm(form)] as const,
    multipart: [
      `multipart/form-data; boundary=${BOUNDARY}`,
      multipartOf(pairs),
      parseForm(form),
    ] as const,
  }[encoding];
  const length = String(Buffer.byteLength(body));
  return { headers: { 'content-type': type, 'content-length': length }, body, parsed };
}

function pathOf(operation: OperationModel, values: Values['path']): string | null {
  let path = operation.path;
  for (const { name } of operation.pathParameters) {
    const value = values[name];
    const text = value === null || typeof value === 'object' ? '' : String(value);
    if (text === '' || text === '.' || text === '..' || !text.isWellFormed()) return null;
    path = path.replace(`{${name}}`, () => encodeURIComponent(text));
  }
  return path;
}

/** Pairs of the typed client; values that it refuses are written as a plain client would write them. */
function pairsOf(parameter: ParameterModel, values: Readonly<Record<string, unknown>>): Pair[] {
  const { name, comma } = parameter;
  const value = values[name];
  if (typeof value === 'string') return [[name, value]];
  try {
    return encodePairs(name, value, comma);
  } catch {
    const list = Array.isArray(value) ? (value as unknown[]) : [value];
    return list.map((element) => [`${name}[]`, String(element)] as const);
  }
}

const BOUNDARY = 'between-parts';

function multipartOf(pairs: readonly Pair[]): string {
  const parts = pairs.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}
