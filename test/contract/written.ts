import document from '#generated/openapi.json' with { type: 'json' };
import type { ContractOperation } from '#generator/hearth/contract.ts';
import { contractOperations } from './operations.ts';

export type Json = Readonly<Record<string, unknown>>;

/** Follows references; what is not there is empty. */
export function resolved(value: unknown): Json {
  const json = (value ?? {}) as Json;
  const reference = json['$ref'];
  if (typeof reference !== 'string') return json;
  const path = reference.slice(2).split('/');
  return resolved(
    path.reduce<unknown>((at, key) => (at as Json)[key.replaceAll('~1', '/')], document),
  );
}

/** The properties of an object, also where it is joined of several. */
export function propertiesOf(schema: unknown): Json {
  const { properties, allOf } = resolved(schema);
  const parts = Array.isArray(allOf) ? allOf.map(propertiesOf) : [];
  return Object.assign({}, ...parts, properties) as Json;
}

const contentOf = (part: unknown): Json => {
  const content = resolved(part)['content'] as Json | undefined;
  return (content?.['application/json'] ?? {}) as Json;
};

/** Schemas of what an operation takes in a body of JSON and shows under the same name. */
export function writtenBy(operation: ContractOperation): Json {
  const item = (document.paths as Json)[operation.path] as Json | undefined;
  const { requestBody, responses } = resolved(item?.[operation.method.toLowerCase()]);
  const taken = propertiesOf(contentOf(requestBody)['schema']);
  const [status] = operation.successes;
  const shown = propertiesOf(
    contentOf((responses as Json | undefined)?.[String(status)])['schema'],
  );
  const both = Object.entries(taken).filter(([name]) => name in shown);
  return Object.fromEntries(both);
}

interface Reader {
  readonly operation: ContractOperation;
  /** The path parameter that names what a creation has made; null for a change, which has the same path. */
  readonly names: string | null;
}

/** The operation that reads what another has written, if there is one. */
export function readerOf({ method, path }: ContractOperation): Reader | null {
  const readers = contractOperations.filter(
    (each) => each.method === 'GET' && !each.pending && !each.paginated,
  );
  for (const operation of readers) {
    if (method !== 'POST' && operation.path === path) return { operation, names: null };
    if (method !== 'POST' || !operation.path.startsWith(`${path}/`)) continue;
    const names = /^\/\{([^}/]+)\}$/.exec(operation.path.slice(path.length))?.[1];
    if (names !== undefined) return { operation, names };
  }
  return null;
}

/** Identifier of a created thing, by the name of the path parameter. */
export function identityOf(made: Json, name: string): unknown {
  const { iid, id, key, name: named } = made;
  return (
    made[name] ??
    (name.endsWith('_iid') ? iid : undefined) ??
    (name.endsWith('id') ? id : (named ?? key ?? id))
  );
}

let counter = 0;

/**
 * A value that the schema allows, other than the one that is shown; undefined where the schema alone does not tell of one:
 * it is the number of something, say, or has a pattern.
 */
export function otherValue(name: string, given: unknown, shown: unknown): unknown {
  const schema = resolved(given);
  const [type] = [schema['type']].flat().filter((each) => each !== 'null');
  const options = schema['enum'];
  if (Array.isArray(options)) {
    const [first] = options.filter((each) => each !== shown && each !== null && each !== '');
    return first;
  }
  if (/_ids?$/.test(name) || schema['pattern'] !== undefined) return undefined;
  switch (type) {
    case 'boolean':
      return shown !== true;
    case 'integer':
    case 'number': {
      const [least, most] = [Number(schema['minimum'] ?? 0), Number(schema['maximum'] ?? 1e6)];
      const next = typeof shown === 'number' && shown >= least ? shown + 1 : least + 1;
      return next <= most ? next : least;
    }
    case 'string':
      if (schema['format'] === 'date') return '2031-02-03';
      if (schema['format'] === 'date-time') return '2031-02-03T04:05:06.000Z';
      if (schema['format'] !== undefined) return undefined;
      return `other-${(counter += 1)}`.slice(0, Number(schema['maxLength'] ?? 100));
    case 'array': {
      const item = otherValue(name, schema['items'], undefined);
      return item === undefined ? undefined : [item];
    }
    default:
      return undefined;
  }
}

/** True when what is shown says what was sent: members that an object has beside are its own. */
export function says(shown: unknown, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return shown === sent;
  if (Array.isArray(sent))
    return (
      Array.isArray(shown) &&
      shown.length === sent.length &&
      sent.every((each, index) => says(shown[index], each))
    );
  return Object.entries(sent).every(([name, each]) => says((shown as Json | null)?.[name], each));
}
