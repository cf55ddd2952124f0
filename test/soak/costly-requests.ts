import { hearthFacts } from '#generator/hearth/facts-of.ts';
import type { OperationModel, ParameterModel } from '#generator/model/model.ts';
import type { Resolver } from '#generator/model/resolver.ts';
import { makeSample } from '#generator/model/sample.ts';
import { resolveShape } from '#generator/model/shape.ts';
import type { Schema } from '#generator/load/document.ts';
import { addressOf, encodeBody } from '#test/contract/request.ts';
import type { Call } from '#test/contract/requests.ts';
import { bodiesOfAnyName, bodiesOfList, type Body, shaped, shapes } from './hostile-bodies.ts';

export interface CostlyRequest {
  readonly operation: string;
  readonly kind: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer | null;
  /** The status of the operation while its feature is off. */
  readonly switchedOff: number | null;
}

/** Bytes of a body that is no file, unless the operation says otherwise. */
export const USUAL_BODY = 1_048_576;
/** The line and the headers of a request have 32 kB together. */
const ADDRESS = 30_000;

/** The query and the body that are sent beside what is costly. */
interface Around {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>> | null;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * The costliest requests of one operation, one after the other; `call` gives parameters that it accepts, and what is
 * costly takes the place of some of them. Bodies of any name and shapes of texts, which are read alike wherever they
 * are sent, take turns: each operation, and each parameter, gets every fourth of them. Where strangers send them, or large ones, all are tried.
 */
export function* costlyRequests(
  operation: OperationModel,
  call: Call,
  resolver: Resolver,
  turn: number,
): Generator<CostlyRequest> {
  const make = (kind: string, around: Around, body?: Body): CostlyRequest => {
    const sent = body ?? documentedBody(operation, around.body ?? call.body);
    const headers: Record<string, string> = sent === null ? {} : { 'content-type': sent.type };
    const params = { ...call.params, ...around.params };
    const url = shortened(addressOf(operation, { params, query: around.query ?? call.query }));
    const { id, method } = operation;
    const bytes = sent?.bytes ?? null;
    const switchedOff = hearthFacts(operation).flag?.off ?? null;
    return { operation: id, kind, method, url, headers, bytes, switchedOff };
  };
  yield make('as documented', {});
  yield* costlyAddresses(operation, call, resolver, turn, make);
  for (const [kind, headers] of Object.entries(costlyHeaders())) {
    const request = make(`headers: ${kind}`, {});
    yield { ...request, headers: { ...request.headers, ...headers } };
  }
  if (operation.body === null && operation.wholeBody === null) {
    // The operation ignores the body, but has to store it somewhere.
    yield make('body that is not declared', {}, bodiesOfAnyName(USUAL_BODY)[0]);
    return;
  }
  const size = (operation.bodyLimit ?? USUAL_BODY) - 1;
  const alone = operation.bodyLimit !== null || hearthFacts(operation).access.kind === 'anonymous';
  for (const body of inTurn(bodiesOfAnyName(size), alone ? null : turn))
    yield make(body.kind, {}, body);
  yield* costlyProperties(operation, call, resolver, size, turn, make);
}

type Make = (kind: string, around: Around, body?: Body) => CostlyRequest;

function* costlyAddresses(
  operation: OperationModel,
  call: Call,
  resolver: Resolver,
  turn: number,
  make: Make,
): Generator<CostlyRequest> {
  const with_ = (name: string, value: unknown) => ({ query: { ...call.query, [name]: value } });
  const room = ADDRESS - 1_000;
  const raw = (kind: string, query: string) => {
    const request = make(`query: ${kind}`, {});
    const mark = request.url.includes('?') ? '&' : '?';
    return { ...request, url: `${request.url}${mark}${query}`.slice(0, ADDRESS) };
  };
  yield raw('pairs', '&a='.repeat(room / 3));
  yield raw('elements', '&a[]=1'.repeat(2_000));
  yield raw('depth', `&a${'[b]'.repeat(31)}=1`.repeat(200));
  yield raw('brackets', `a${'[]'.repeat(room / 2)}=1`);
  yield raw('percents', `a=${'%41'.repeat(room / 3)}`);
  for (const [index, { name, schema }] of operation.query.entries()) {
    const shape = resolveShape(schema, resolver);
    if (shape.kind === 'array') {
      const many = Array.from({ length: 2_500 }, (_, index) => index + 1);
      yield make(`${name}: numbers`, with_(name, many));
      yield make(`${name}: numbers in one text`, with_(name, many.join(',')));
      yield make(
        `${name}: texts`,
        with_(
          name,
          many.map((each) => each.toString(36)),
        ),
      );
    } else if (shape.kind === 'hash' || shape.kind === 'object') {
      const many = Array.from({ length: 1_500 }, (_, index) => [`k${index}`, 'v']);
      yield make(`${name}: members`, with_(name, Object.fromEntries(many)));
    } else if (isText(shape.kind)) {
      for (const each of inTurn(shapes, turn + index)) {
        for (const length of lengthsOf(schema, resolver, room / 2))
          yield make(`${name}: ${each}`, with_(name, fitting(shaped(each, length), room / 2)));
      }
    } else yield make(`${name}: ${shape.kind}`, with_(name, makeSample(schema, resolver)));
  }
  for (const { name, schema } of operation.pathParameters) {
    const { kind } = resolveShape(schema, resolver);
    for (const each of kind === 'integer' ? ['digits'] : inTurn(shapes, turn)) {
      yield make(`{${name}}: ${each}`, {
        params: { [name]: fitting(shaped(each, 4_000), 12_000) },
      });
    }
  }
  if (operation.pagination === null) return;
  const orders = enumOf(operation.query, 'order_by', resolver);
  for (const order_by of orders.length === 0 ? [undefined] : orders) {
    for (const sort of ['asc', 'desc'])
      yield make(`100 by ${String(order_by)} ${sort}`, {
        query: { ...call.query, per_page: 100, order_by, sort },
      });
  }
  yield make('far page', { query: { ...call.query, per_page: 100, page: 400 } });
  const filters = operation.query.filter(({ schema }) =>
    ['boolean', 'integer', 'date-time', 'date'].includes(resolveShape(schema, resolver).kind),
  );
  for (const { name, schema } of filters) {
    for (const value of valuesOf(schema, resolver))
      yield make(`100 with ${name}=${String(value)}`, {
        query: { ...call.query, per_page: 100, [name]: value },
      });
  }
}

function* costlyProperties(
  operation: OperationModel,
  call: Call,
  resolver: Resolver,
  size: number,
  turn: number,
  make: Make,
): Generator<CostlyRequest> {
  const properties = operation.body?.properties ?? [];
  const with_ = (more: Readonly<Record<string, unknown>>) => ({ body: { ...call.body, ...more } });
  for (const [index, { name, schema, file }] of properties.entries()) {
    if (file !== null) continue;
    const { kind } = resolveShape(schema, resolver);
    if (kind === 'array' || kind === 'hash' || kind === 'object' || kind === 'any') {
      for (const body of bodiesOfList(name, size)) yield make(body.kind, {}, body);
      const valid = JSON.stringify(makeSample(schema, resolver));
      if (kind === 'array' && valid !== '[]') {
        const times = Math.floor(size / valid.length);
        const bytes = Buffer.from(
          `{"${name}":[${`${valid.slice(1, -1)},`.repeat(times - 5).slice(0, -1)}]}`,
        );
        yield make(`${name}: samples`, {}, { kind: '', type: 'application/json', bytes });
      }
    } else if (isText(kind)) {
      // A value without a limit may fill the largest body: only shapes that cost more than parsing are tried.
      for (const each of inTurn(shapes, turn + index)) {
        for (const length of lengthsOf(schema, resolver, Math.min(size, USUAL_BODY) / 4))
          yield make(`${name}: ${length} of ${each}`, with_({ [name]: shaped(each, length) }));
      }
    }
  }
  const texts = properties.filter(
    ({ schema, file }) => file === null && isText(resolveShape(schema, resolver).kind),
  );
  if (texts.length < 2) return;
  for (const each of shapes) {
    const share = Math.floor(Math.min(size, USUAL_BODY) / 4 / texts.length);
    const all = texts.map(({ name, schema }) => {
      const [longest = share] = lengthsOf(schema, resolver, share);
      return [name, shaped(each, Math.min(longest, share))];
    });
    yield make(`all texts: ${each}`, with_(Object.fromEntries(all)));
  }
}

/** Every fourth, beginning where the turn says; null: all. */
function inTurn<T>(all: readonly T[], turn: number | null): readonly T[] {
  return turn === null ? all : all.filter((_, index) => index % 4 === turn % 4);
}

/** Beginning of a text that needs at most this many characters in an address. */
function fitting(text: string, room: number): string {
  let fits = text;
  while (encodeURIComponent(fits).length > room) {
    fits = fits.slice(0, Math.floor(fits.length / 2)).toWellFormed();
  }
  return fits;
}

const isText = (kind: string) =>
  kind === 'string' || kind === 'integer-or-string' || kind === 'scalar' || kind === 'union';

/** The longest that is allowed, as far as there is room; texts of few values have none. */
function lengthsOf(schema: Schema, resolver: Resolver, room: number): number[] {
  const target = resolver.resolve<Schema>(schema);
  if (target.enum !== undefined || target.const !== undefined) return [];
  const most = [target, ...(target.anyOf ?? [])]
    .map(({ maxLength }) => maxLength)
    .find((each) => typeof each === 'number');
  return [Math.floor(Math.min(most ?? room, room))];
}

function enumOf(parameters: readonly ParameterModel[], name: string, resolver: Resolver) {
  const found = parameters.find((each) => each.name === name);
  return found === undefined ? [] : (resolver.resolve<Schema>(found.schema).enum ?? []);
}

function valuesOf(schema: Schema, resolver: Resolver): readonly unknown[] {
  switch (resolveShape(schema, resolver).kind) {
    case 'boolean':
      return [true, false];
    case 'integer':
      return resolver.resolve<Schema>(schema).enum ?? [1, 30];
    default:
      return ['2000-01-01', '2100-01-01'];
  }
}

function costlyHeaders(): Record<string, Record<string, string>> {
  const many = Array.from({ length: 900 }, (_, index) => [`x-${index}`, 'y']);
  return {
    many: Object.fromEntries(many) as Record<string, string>,
    cookie: { cookie: 'a=b; '.repeat(5_500) },
    conditional: { 'if-none-match': '"a", '.repeat(5_500) },
    range: { range: `bytes=${'0-1,'.repeat(6_000)}0-1` },
    accept: { accept: 'a/b;q=0.1, '.repeat(2_500) },
    'request id': { 'x-request-id': 'a'.repeat(28_000) },
    forwarded: { 'x-forwarded-for': '1.1.1.1, '.repeat(3_000) },
  };
}

/** The body as the document has it: JSON, or multipart where it holds a file. */
function documentedBody(operation: OperationModel, body: Call['body']): Body | null {
  if (operation.body === null || body === null) return null;
  const files = operation.body.properties.filter(({ file, required }) => file !== null && required);
  const encoded = encodeBody({ files: files.map(({ name }) => name) }, { body });
  const isText = typeof encoded.body === 'string';
  return {
    kind: 'documented',
    type: encoded.headers['content-type'] ?? 'application/json',
    bytes: Buffer.from(isText ? (encoded.body as string) : JSON.stringify(encoded.body)),
  };
}

/** Beginning of an address that is not refused as too long. */
function shortened(address: string): string {
  return address.length <= ADDRESS ? address : address.slice(0, address.lastIndexOf('&', ADDRESS));
}
