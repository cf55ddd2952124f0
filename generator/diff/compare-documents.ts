import type {
  Header,
  MediaType,
  Operation,
  Parameter,
  PathItem,
  RequestBody,
  Response,
} from '../load/document.ts';
import { methods } from '../load/document.ts';
import type { LoadedSpec } from '../load/load.ts';
import { join } from '../load/pointer.ts';
import { type Change, Changes, type PointerPair, type Sides } from './changes.ts';
import { comparePolicies } from './compare-policies.ts';
import { SchemaComparison } from './compare-schemas.ts';
import { difference } from './difference.ts';
import { type Located, located } from './located.ts';
import { listCallbacks, sentBy, type SentRequests } from './sent-requests.ts';
import type { Direction, Kind } from './kinds.ts';

/** All changes between two documents that concern clients. */
export function compareDocuments(before: LoadedSpec, after: LoadedSpec): Change[] {
  const comparison = new Comparison(before, after);
  return comparison.run();
}

/** One operation of a document. */
interface Found {
  readonly path: string;
  readonly item: PathItem;
  readonly operation: Operation;
  readonly pointer: string;
  readonly parameters: readonly Located<Parameter>[];
}

class Comparison {
  readonly #before: LoadedSpec;
  readonly #after: LoadedSpec;
  readonly #changes: Changes;
  readonly #request: SchemaComparison;
  readonly #response: SchemaComparison;

  constructor(before: LoadedSpec, after: LoadedSpec) {
    this.#before = before;
    this.#after = after;
    this.#changes = new Changes(before, after);
    const documents = [before.document, after.document] as const;
    this.#request = new SchemaComparison(documents, this.#changes, 'request');
    this.#response = new SchemaComparison(documents, this.#changes, 'response');
  }

  run(): Change[] {
    const before = listOperations(this.#before);
    const after = listOperations(this.#after);
    for (const [key, old] of before) {
      const now = after.get(key);
      const [method = ''] = key.split(' ');
      this.#changes.within(`${method.toUpperCase()} ${(now ?? old).path}`);
      if (now === undefined)
        this.#add(
          'operation-removed',
          { before: old.pointer, after: null },
          'the operation is gone',
        );
      else this.#operation(old, now);
    }
    for (const [key, now] of after) {
      if (before.has(key)) continue;
      this.#changes.within(`${key.split(' ')[0]?.toUpperCase()} ${now.path}`);
      this.#add('operation-added', { before: null, after: now.pointer }, 'the operation is new');
    }
    this.#webhooks();
    return this.#changes.list();
  }

  /** Clients read the payloads of webhooks like responses. */
  #webhooks(): void {
    this.#sent('webhook', [sentBy(this.#before), sentBy(this.#after)], (name) =>
      this.#changes.within(`webhook ${name}`),
    );
  }

  /** The requests that the server sends. */
  #sent(
    kind: 'webhook' | 'callback',
    [before, after]: readonly [SentRequests, SentRequests],
    within: (name: string) => void,
  ): void {
    const describeRequest = (name: string) =>
      kind === 'webhook' ? 'the webhook' : `the callback ${name}`;
    for (const [name, old] of before) {
      const now = after.get(name);
      within(name);
      if (now === undefined) {
        const at = { before: old.pointer, after: null };
        this.#add(`${kind}-removed`, at, `${describeRequest(name)} is gone`);
      } else {
        const at = { before: old.pointer, after: now.pointer };
        const body = kind === 'webhook' ? 'payload' : `payload of ${name}`;
        this.#content(old.value.content, now.value.content, at, 'response', body);
      }
    }
    for (const [name, now] of after) {
      if (before.has(name)) continue;
      within(name);
      this.#add(
        `${kind}-added`,
        { before: null, after: now.pointer },
        `${describeRequest(name)} is new`,
      );
    }
  }

  #add(kind: Kind, at: Sides, text: string, direction: Direction = 'request'): void {
    this.#changes.add(kind, direction, at, text);
  }

  #operation(before: Found, after: Found): void {
    const at = { before: before.pointer, after: after.pointer };
    const [old, now] = [before.operation, after.operation];
    if (old.operationId !== now.operationId)
      this.#add('operation-renamed', at, `${old.operationId} is called ${now.operationId}`);
    const [was, is] = [old.deprecated === true, now.deprecated === true];
    if (was !== is)
      this.#add(
        is ? 'operation-deprecated' : 'operation-undeprecated',
        at,
        is ? 'deprecated' : 'no longer deprecated',
      );
    const [server, next] = [
      formatServers(this.#before, before.item),
      formatServers(this.#after, after.item),
    ];
    if (server !== next) this.#add('address-changed', at, `${server || '/'} became ${next || '/'}`);
    comparePolicies(
      { operation: old, document: this.#before.document },
      { operation: now, document: this.#after.document },
      this.#after.config.dialect.words,
      at,
      this.#changes,
    );
    this.#parameters(before, after);
    this.#body(before, after);
    this.#responses(before, after);
    const callbacks = [
      listCallbacks(this.#before, old, before.pointer),
      listCallbacks(this.#after, now, after.pointer),
    ] as const;
    this.#sent('callback', callbacks, () => undefined);
  }

  #parameters(before: Found, after: Found): void {
    const formatKey = ({ value }: Located<Parameter>, path: string) =>
      // Path parameters are compared by position, whatever their names.
      value.in === 'path'
        ? `path ${findIndexInPath(path, value.name)}`
        : `${value.in} ${value.name.replace(/\[\]$/, '').toLowerCase()}`;
    const old = new Map(before.parameters.map((each) => [formatKey(each, before.path), each]));
    const now = new Map(after.parameters.map((each) => [formatKey(each, after.path), each]));
    for (const [key, was] of old) {
      const is = now.get(key);
      const name = `${was.value.in} parameter ${was.value.name}`;
      if (is === undefined)
        this.#add(
          'parameter-removed',
          { before: was.pointer, after: after.pointer },
          `${name}: is gone`,
        );
      else this.#parameter(was, is, name);
    }
    for (const [key, { value, pointer }] of now) {
      if (old.has(key)) continue;
      const required = value.required === true && value.schema?.default === undefined;
      const text = `${value.in} parameter ${value.name}: is new${required ? ' and required' : ''}`;
      this.#add(
        required ? 'required-parameter-added' : 'optional-parameter-added',
        { before: before.pointer, after: pointer },
        text,
      );
    }
  }

  #parameter(before: Located<Parameter>, after: Located<Parameter>, name: string): void {
    const at = { before: before.pointer, after: after.pointer };
    const [old, now] = [before.value, after.value];
    if (old.in === 'path' && old.name !== now.name)
      this.#add('path-parameter-renamed', at, `${name}: is called ${now.name}`);
    const [was, is] = [old.required === true, now.required === true];
    if (was !== is)
      this.#add(
        is ? 'parameter-became-required' : 'parameter-became-optional',
        at,
        `${name}: is ${is ? 'required' : 'optional'} now`,
      );
    const formatEncoding = ({ in: place, style, explode }: Parameter) => {
      const used = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
      return `${used}${(explode ?? used === 'form') ? ', exploded' : ''}`;
    };
    if (formatEncoding(old) !== formatEncoding(now))
      this.#add(
        'parameter-encoding-changed',
        at,
        `${name}: ${formatEncoding(old)} became ${formatEncoding(now)}`,
      );
    const [wild, stillWild] = [old['x-wildcard'] === true, now['x-wildcard'] === true];
    if (wild !== stillWild)
      this.#add(
        stillWild ? 'wildcard-added' : 'wildcard-removed',
        at,
        `${name}: ${stillWild ? 'takes' : 'no longer takes'} the rest of the path`,
      );
    if (old.deprecated !== true && now.deprecated === true)
      this.#add('parameter-deprecated', at, `${name}: deprecated`);
    this.#request.compare(old.schema ?? {}, now.schema ?? {}, descend(at, 'schema'), name);
  }

  #body(before: Found, after: Found): void {
    const [old, now] = [findBody(this.#before, before), findBody(this.#after, after)];
    const at = { before: old?.pointer ?? before.pointer, after: now?.pointer ?? after.pointer };
    if (old === null && now === null) return;
    if (now === null) this.#add('body-removed', at, 'no body is taken');
    else if (old === null) {
      const required = now.value.required === true;
      this.#add(
        required ? 'required-body-added' : 'body-added',
        at,
        `a body is ${required ? 'required' : 'taken'}`,
      );
    } else {
      const [was, is] = [old.value.required === true, now.value.required === true];
      if (was !== is)
        this.#add(
          is ? 'body-became-required' : 'body-became-optional',
          at,
          `the body is ${is ? 'required' : 'optional'} now`,
        );
      this.#content(old.value.content, now.value.content, at, 'request', 'body');
    }
  }

  #content(
    before: Readonly<Record<string, MediaType>>,
    after: Readonly<Record<string, MediaType>>,
    at: PointerPair,
    direction: Direction,
    name: string,
  ): void {
    const { removed, added } = difference(Object.keys(before), Object.keys(after));
    for (const type of removed)
      this.#add(
        'media-type-removed',
        descend(at, 'content', type),
        `${name}: ${type} is gone`,
        direction,
      );
    for (const type of added)
      this.#add(
        'media-type-added',
        descend(at, 'content', type),
        `${name}: ${type} is new`,
        direction,
      );
    const schemas = direction === 'request' ? this.#request : this.#response;
    for (const [type, { schema }] of Object.entries(before)) {
      const now = after[type];
      if (now !== undefined)
        schemas.compare(
          schema ?? {},
          now.schema ?? {},
          descend(at, 'content', type, 'schema'),
          'body',
        );
    }
  }

  #responses(before: Found, after: Found): void {
    const [old, now] = [before.operation.responses ?? {}, after.operation.responses ?? {}];
    const { removed, added } = difference(Object.keys(old), Object.keys(now));
    const at = (status: string) => ({
      before: join(before.pointer, 'responses', status),
      after: join(after.pointer, 'responses', status),
    });
    const toStatusKind = (status: string) => (/^2/.test(status) ? 'success' : 'error');
    for (const status of removed)
      this.#add(
        `${toStatusKind(status)}-status-removed`,
        at(status),
        `${status} is gone`,
        'response',
      );
    for (const status of added)
      this.#add(`${toStatusKind(status)}-status-added`, at(status), `${status} is new`, 'response');
    for (const status of Object.keys(old)) {
      const [was, is] = [old[status], now[status]];
      if (was === undefined || is === undefined) continue;
      this.#answer(
        located<Response>(this.#before, was, at(status).before),
        located<Response>(this.#after, is, at(status).after),
        status,
      );
    }
  }

  #answer(before: Located<Response>, after: Located<Response>, status: string): void {
    const at = { before: before.pointer, after: after.pointer };
    const [old, now] = [before.value.content ?? {}, after.value.content ?? {}];
    const [had, has] = [Object.keys(old).length > 0, Object.keys(now).length > 0];
    if (had && !has) this.#add('content-removed', at, `${status} has no body now`, 'response');
    else if (!had && has) this.#add('content-added', at, `${status} has a body now`, 'response');
    else this.#content(old, now, at, 'response', `response ${status}`);
    this.#headers(before, after, status);
  }

  #headers(before: Located<Response>, after: Located<Response>, status: string): void {
    const [old, now] = [before.value.headers ?? {}, after.value.headers ?? {}];
    const { removed, added } = difference(Object.keys(old), Object.keys(now));
    const at = (name: string) => ({
      before: join(before.pointer, 'headers', name),
      after: join(after.pointer, 'headers', name),
    });
    for (const name of removed)
      this.#add('header-removed', at(name), `header ${name} of ${status}: is gone`, 'response');
    for (const name of added)
      this.#add('header-added', at(name), `header ${name} of ${status}: is new`, 'response');
    for (const [name, given] of Object.entries(old)) {
      const next = now[name];
      if (next === undefined) continue;
      const was = located<Header>(this.#before, given, at(name).before);
      const is = located<Header>(this.#after, next, at(name).after);
      const place = { before: was.pointer, after: is.pointer };
      const title = `header ${name}`;
      const [needed, needs] = [was.value.required === true, is.value.required === true];
      if (needed !== needs)
        this.#add(
          needs ? 'header-became-required' : 'header-became-optional',
          place,
          `${title}: ${needs ? 'always there now' : 'may be absent now'}`,
          'response',
        );
      this.#response.compare(
        was.value.schema ?? {},
        is.value.schema ?? {},
        descend(place, 'schema'),
        title,
      );
    }
  }
}

const descend = (at: PointerPair, ...keys: readonly string[]): PointerPair => ({
  before: join(at.before, ...keys),
  after: join(at.after, ...keys),
});

/** Index of a path parameter among those of its path. */
const findIndexInPath = (path: string, name: string): number =>
  [...path.matchAll(/\{([^}]+)\}/g)].findIndex((match) => match[1] === name);

/** Operations by method and path structure. */
function listOperations(spec: LoadedSpec): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const [path, item] of Object.entries(spec.document.paths)) {
    for (const method of methods) {
      const operation = item[method] as Operation | undefined;
      if (operation === undefined) continue;
      const pointer = join('/paths', path, method);
      found.set(`${method} ${path.replace(/\{[^}]+\}/g, '{}')}`, {
        path,
        item,
        operation,
        pointer,
        parameters: listParameters(spec, item, operation, path, pointer),
      });
    }
  }
  return found;
}

/** The requests of webhooks by name and method. */
function listParameters(
  spec: LoadedSpec,
  item: PathItem,
  operation: Operation,
  path: string,
  pointer: string,
): Located<Parameter>[] {
  const shared = (item.parameters ?? []).map((given, index) =>
    located<Parameter>(spec, given, join('/paths', path, 'parameters', index)),
  );
  const own = (operation.parameters ?? []).map((given, index) =>
    located<Parameter>(spec, given, join(pointer, 'parameters', index)),
  );
  const isReplaced = ({ value }: Located<Parameter>) =>
    own.some((each) => each.value.in === value.in && each.value.name === value.name);
  return [...shared.filter((each) => !isReplaced(each)), ...own];
}

function findBody(spec: LoadedSpec, { operation, pointer }: Found): Located<RequestBody> | null {
  const given = operation.requestBody;
  return given === undefined
    ? null
    : located<RequestBody>(spec, given, join(pointer, 'requestBody'));
}

/** Path of the server below which an operation lives. */
function formatServers(spec: LoadedSpec, item: PathItem): string {
  const servers = (item.servers ?? spec.document.servers) as readonly { url: string }[] | undefined;
  const url = servers?.[0]?.url ?? '';
  return (URL.canParse(url) ? new URL(url).pathname : url).replace(/\/+$/, '');
}
