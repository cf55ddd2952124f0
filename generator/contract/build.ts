import {
  isData,
  type MediaType,
  methods,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Schema,
} from '../load/document.ts';
import { isJson } from '../load/media-type.ts';
import { join } from '../load/pointer.ts';
import { listFormFields } from '../model/form-fields.ts';
import { planParameter, getParameterSchema } from '../model/parameter-plan.ts';
import { Resolver } from '../model/resolver.ts';
import { formatRoute } from '../model/operation.ts';
import { readRequirements } from '../model/security.ts';
import { encodeParameters, type ParameterValues } from '../runtime/encode-parameters.ts';
import { Unencodable } from '../runtime/encode.ts';
import type { ParameterPlan } from '../runtime/parameter-plan.ts';
import type { Contract, ContractCase, ContractOperation, Sent } from './contract.ts';
import { follow, Oracle } from './oracle.ts';
import { Samples } from './samples.ts';
import { type Wrong, WrongValues } from './wrong-values.ts';

/** Maximum number of wrong requests of an operation; each broken rule occurs once in each place. */
const MOST_WRONG = 80;

/** Values that are tried for one place: of large ones each takes its time. */
const MOST_TRIED = 1_000;

const PLACES = { path: 'params', query: 'query', header: 'headers', cookie: 'cookies' } as const;

/** Headers that `fetch` sets itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/** Requests to every operation of a document, made of its examples and schemas and judged by the oracle alone. */
export function buildContract(document: OpenApiDocument): Contract {
  const maker = new Maker(document);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => SENT.has(method) && isData(item[method]))
      .map((method) => maker.operation(path, method, item)),
  );
  return { document, operations };
}

const SENT: ReadonlySet<string> = new Set(['get', 'put', 'post', 'patch', 'delete']);

interface Body {
  readonly mediaType: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** JSON pointer of the schema in the document. */
  readonly pointer: string;
  readonly media: MediaType;
}

interface Described {
  readonly plan: ParameterPlan;
  readonly parameter: Parameter;
  readonly schema: Schema;
  /** JSON pointer of the schema in the document. */
  readonly pointer: string;
}

class Maker {
  readonly #document: OpenApiDocument;
  readonly #resolver: Resolver;
  readonly #oracle: Oracle;
  readonly #samples: Samples;
  readonly #wrong: WrongValues;

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#resolver = new Resolver(document);
    this.#oracle = new Oracle(document, 'client');
    this.#samples = new Samples(document);
    this.#wrong = new WrongValues(document);
  }

  operation(path: string, method: string, item: PathItem): ContractOperation {
    const operation = item[method] as Operation;
    const at = join('/paths', path, method);
    const parameters = this.#parameters(path, method, item);
    const [body = null, ...others] = this.#bodies(join(at, 'requestBody'), operation);
    const requirements = readRequirements(operation, this.#document) ?? [];
    const base = {
      id: operation.operationId ?? `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      route: formatRoute({ document: this.#document, item, path }),
      plans: parameters.map(({ plan }) => plan),
      mediaType: body?.mediaType ?? null,
      fields: body === null ? [] : this.#fields(body),
      secured:
        requirements.length > 0 && requirements.every((each) => Object.keys(each).length > 0),
    };
    const sent = this.#right(parameters, body);
    if (typeof sent === 'string') return { ...base, right: [], wrong: [], untold: sent };
    const [first] = sent;
    const wrong = this.#wrongOf(first.sent, parameters, body).filter(({ sent: values }) =>
      isEncodable(path, base.plans, values),
    );
    const right = [...sent, ...others.flatMap((other) => this.#rightIn(other, first.sent))];
    return { ...base, right, wrong: wrong.slice(0, MOST_WRONG), untold: null };
  }

  #parameters(path: string, method: string, item: PathItem): Described[] {
    const own = (item[method] as Operation).parameters ?? [];
    const places = [
      ...(item.parameters ?? []).map((_, index) => join('/paths', path, 'parameters', index)),
      ...own.map((_, index) => join('/paths', path, method, 'parameters', index)),
    ].map((pointer) => follow(this.#document, pointer));
    const byPlace = new Map(
      places.map(({ pointer, node }) => {
        const parameter = node as Parameter;
        return [`${parameter.in} ${parameter.name}`, { pointer, parameter }] as const;
      }),
    );
    const described = [...byPlace.values()].filter(
      ({ parameter: { in: place, name } }) =>
        place !== 'header' || !OWN_HEADERS.has(name.toLowerCase()),
    );
    const all = described.map(({ parameter }) => parameter);
    return described.map(({ parameter, pointer }) => {
      const [type] = Object.keys((parameter['content'] as object | undefined) ?? {});
      return {
        plan: { ...planParameter(parameter, this.#resolver, all), key: parameter.name },
        parameter,
        schema: getParameterSchema(parameter),
        pointer:
          type === undefined ? join(pointer, 'schema') : join(pointer, 'content', type, 'schema'),
      };
    });
  }

  /** The bodies that it takes, by their media types: JSON first where it is described. */
  #bodies(at: string, operation: Operation): readonly Body[] {
    if (operation.requestBody === undefined) return [];
    const { pointer, node } = follow(this.#document, at);
    const { content, required = false } = node as RequestBody;
    const first = Object.keys(content).find(isJson);
    const bodies = Object.entries(content).map(([mediaType, media]) => ({
      mediaType,
      required,
      media,
      schema: media.schema ?? {},
      pointer: join(pointer, 'content', mediaType, 'schema'),
    }));
    return bodies.toSorted(
      (one, other) => Number(other.mediaType === first) - Number(one.mediaType === first),
    );
  }

  #fields({ mediaType, media, schema }: Body): readonly ParameterPlan[] {
    return listFormFields({ content: { [mediaType]: media } }, schema, this.#resolver);
  }

  #isRight(pointer: string, value: unknown): boolean {
    return this.#oracle.errors(pointer, removeFiles(value)).length === 0;
  }

  /** Valid requests with different bodies; the reason if none exists. */
  #right(parameters: readonly Described[], body: Body | null): NonEmpty<ContractCase> | string {
    const sent: Partial<Record<keyof ParameterValues, Record<string, unknown>>> = {};
    for (const { parameter, schema, pointer } of parameters) {
      const values = [
        parameter.example,
        ...listExamples(parameter, this.#resolver),
        ...this.#samples.of(schema),
      ];
      const right = values.find((value) => value !== undefined && this.#isRight(pointer, value));
      if (right !== undefined) (sent[PLACES[parameter.in]] ??= {})[parameter.name] = right;
      else if (parameter.required === true)
        return `no value of \`${parameter.name}\` is found that is right`;
    }
    if (body === null) return [{ title: 'as described', sent }];
    const [all, ...others] = this.#valuesOf(body);
    if (all === undefined) {
      return body.required ? 'no body is found that is right' : [{ title: 'without a body', sent }];
    }
    const known = new Set([JSON.stringify(all)]);
    const different = others.filter((value) => {
      const text = JSON.stringify(value);
      return known.has(text) ? false : known.add(text);
    });
    return [
      { title: 'as described', sent: { ...sent, body: all } },
      ...different.map((value, index) => ({
        title: `as described, another way (${index + 1})`,
        sent: { ...sent, body: value },
      })),
    ];
  }

  /** Values of a body that are right. */
  #valuesOf({ media, schema, pointer }: Body): readonly unknown[] {
    return [
      this.#samples.whole(schema),
      media.example,
      ...listExamples(media, this.#resolver),
      ...this.#samples.of(schema),
    ].filter((value) => value !== undefined && this.#isRight(pointer, value));
  }

  /** The same request with a body of another media type; none where nothing is found that can be written in it. */
  #rightIn(body: Body, { body: _, ...rest }: Sent): ContractCase[] {
    const { mediaType } = body;
    if (mediaType.includes('*')) return [];
    const value = this.#valuesOf(body).find((each) => isWritable(each, mediaType));
    if (value === undefined) return [];
    const sent = { ...rest, body: value, mediaType, fields: this.#fields(body) };
    return [{ title: `as described, in ${mediaType}`, sent }];
  }

  #wrongOf(right: Sent, parameters: readonly Described[], body: Body | null): ContractCase[] {
    const ofParameters = parameters.flatMap((described) => this.#wrongParameter(right, described));
    if (body === null) return ofParameters;
    const { body: value, ...rest } = right;
    const none = body.required ? [{ title: 'body is missing', sent: rest }] : [];
    const unknown = {
      title: 'body has a media type that is not described',
      sent: { ...rest, body: 'x', mediaType: 'application/x-not-described' },
    };
    const ofBody =
      isJson(body.mediaType) && value !== undefined ? this.#wrongValues(body, value) : [];
    return [
      ...ofParameters,
      ...none,
      ...(value === undefined || body.mediaType.includes('*') ? [] : [unknown]),
      ...ofBody.map(({ title, value: wrong }) => ({ title, sent: { ...rest, body: wrong } })),
    ];
  }

  #wrongValues({ schema, pointer }: Body, right: unknown): { title: string; value: unknown }[] {
    const found = new Map<string, unknown>();
    for (const wrong of pickSome(this.#wrong.of(schema, right))) {
      if (found.size >= MOST_WRONG) break;
      const broken = this.#broken(pointer, wrong.value);
      const title = `body ${wrong.pointer} (${broken})`;
      if (broken !== null && !found.has(title)) found.set(title, wrong.value);
    }
    return [...found].map(([title, value]) => ({ title, value }));
  }

  /**
   * Keyword that a value breaks; null for a valid value. Alternatives with a discriminator may both match: servers
   * treat these differently.
   */
  #broken(pointer: string, value: unknown): string | null {
    const errors = this.#oracle.errors(pointer, value);
    const found = errors.find(
      ({ keyword, params }) => keyword !== 'oneOf' || params['passingSchemas'] === null,
    );
    return found?.keyword ?? null;
  }

  #wrongParameter(right: Sent, { parameter, schema, pointer, plan }: Described): ContractCase[] {
    const place = PLACES[parameter.in];
    const values = right[place] ?? {};
    const { name } = parameter;
    const { [name]: value, ...rest } = values;
    const missing =
      parameter.required === true && parameter.in !== 'path'
        ? [{ title: `${parameter.in} ${name} is missing`, sent: { ...right, [place]: rest } }]
        : [];
    if (value === undefined) return missing;
    const found = new Map<string, unknown>();
    for (const wrong of pickSome(this.#wrong.of(schema, value))) {
      if (found.size >= MOST_WRONG) break;
      if (!isWritten(wrong.value, wrong.pointer, plan)) continue;
      const readings =
        plan.style === 'json' ? [wrong.value] : listReadings(wrong.value, wrong.pointer);
      const broken = readings.map((each) => this.#broken(pointer, each));
      if (broken.includes(null)) continue;
      const title = `${parameter.in} ${name}${wrong.pointer} (${broken.find((each) => each !== 'type') ?? 'type'})`;
      if (!found.has(title)) found.set(title, wrong.value);
    }
    return [
      ...missing,
      ...[...found].map(([title, each]) => ({
        title,
        sent: { ...right, [place]: { ...rest, [name]: each } },
      })),
    ];
  }
}

/** Distinct wrong values up to a limit: alternatives with common members are wrong in the same way. */
function* pickSome(wrongs: Iterable<Wrong>): Generator<Wrong, void, undefined> {
  const known = new Set<string>();
  for (const wrong of wrongs) {
    const key = `${wrong.pointer} ${JSON.stringify(wrong.value)}`;
    if (known.has(key)) continue;
    known.add(key);
    yield wrong;
    if (known.size === MOST_TRIED) return;
  }
}

type NonEmpty<T> = readonly [T, ...T[]];

const listExamples = (node: unknown, resolver: Resolver): readonly unknown[] => {
  const { examples } = node as { examples?: unknown };
  if (!isData(examples)) return [];
  return Object.values(examples).map(
    (each) => resolver.resolve<{ value?: unknown }>(each as object).value,
  );
};

/**
 * Tells whether a value has its own text in the style: empty values are omitted, and other values exist only in JSON.
 */
function isWritten(value: unknown, pointer: string, { style, kind }: ParameterPlan): boolean {
  if (style === 'json') return true;
  const at = pointer.split('/').slice(1);
  const changed = at.reduce<unknown>(
    (place, key) => (place as Readonly<Record<string, unknown>> | undefined)?.[key],
    value,
  );
  const isText = typeof changed === 'string' && changed !== '' && !/[\p{Cc},]/u.test(changed);
  if (isText || typeof changed === 'number' || typeof changed === 'boolean')
    return at.length > 0 || kind === 'value';
  if (!Array.isArray(changed) || changed.length < 2 || at.length > 0) return false;
  return changed.every((each) => typeof each === 'string' || typeof each === 'number');
}

/** Values that a text may represent: itself, and the JSON that it contains. */
function listReadings(value: unknown, pointer: string): readonly unknown[] {
  const [key, ...rest] = pointer.split('/').slice(1);
  if (key === undefined) {
    if (Array.isArray(value)) return [value, value.map(String)];
    return typeof value === 'string' ? [value] : [value, String(value)];
  }
  const inner = (value as Readonly<Record<string, unknown>>)[key];
  return listReadings(inner, ['', ...rest].join('/')).map((reading) =>
    Array.isArray(value)
      ? value.with(Number(key), reading)
      : { ...(value as object), [key]: reading },
  );
}

/** A file is a text to the schema. */
function removeFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeFiles);
  if (!isData(value)) return value;
  if (typeof value.$file === 'string') return value.$file;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, removeFiles(member)]),
  );
}

/** Tells whether the request can send the value: media types other than JSON and forms contain only texts and files. */
function isWritable(value: unknown, mediaType: string): boolean {
  if (isJson(mediaType)) return true;
  if (/^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(mediaType))
    return isData(value);
  return typeof value === 'string' || (isData(value) && typeof value.$file === 'string');
}

function isEncodable(path: string, plans: readonly ParameterPlan[], values: Sent): boolean {
  try {
    encodeParameters(path, plans, values);
    return true;
  } catch (error) {
    if (error instanceof Unencodable) return false;
    throw error;
  }
}
