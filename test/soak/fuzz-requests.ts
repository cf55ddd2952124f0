import { hearthFacts } from '#generator/hearth/facts-of.ts';
import type { OperationModel } from '#generator/model/model.ts';
import type { Resolver } from '#generator/model/resolver.ts';
import { Random } from '#test/judges/random.ts';
import { randomRequest } from '#test/judges/requests.ts';
import { bodiesOfAnyName, bodiesOfList, shaped, shapes } from './hostile-bodies.ts';
import { USUAL_BODY } from './costly-requests.ts';
import type { PlainRequest } from './plain-client.ts';

/** The things on the instance, by the words that parameters have for it. */
export interface Pool {
  readonly projects: readonly (number | string)[];
  readonly groups: readonly (number | string)[];
  readonly users: readonly (number | string)[];
  readonly refs: readonly string[];
  readonly files: readonly string[];
  /** Null is nobody. */
  readonly tokens: readonly (string | null)[];
  /** Tokens of the registry for the first project by path. */
  readonly registryTokens: readonly string[];
}

export interface FuzzRequest extends PlainRequest {
  readonly operation: OperationModel;
  readonly kind: string;
  /** The client leaves after so many bytes of its body; null: it stays. */
  readonly abortAfter: number | null;
}

/** The request with a number in the run with a seed: the same in each run on a pool of the same size. */
export function fuzzRequest(
  { seed, number }: { readonly seed: string; readonly number: number },
  operations: readonly OperationModel[],
  resolver: Resolver,
  pool: Pool,
): FuzzRequest {
  const random = new Random(`${seed}/${number}`);
  // Operations that are not written yet answer always the same.
  const unwritten = operations.filter(({ pending }) => pending);
  const operation =
    unwritten.length > 0 && random.chance(0.1)
      ? random.pick(unwritten)
      : random.pick(operations.filter(({ pending }) => !pending));
  const token = random.pick(pool.tokens);
  const headers: Record<string, string> = token === null ? {} : { 'private-token': token };
  const abortAfter = random.chance(0.02) ? random.below(2_000) : null;
  const made = randomRequest(operation, random, resolver, (place, name, value) =>
    random.chance(place === 'path' ? 0.9 : 0.5)
      ? known(place, name, value, random, pool, operation)
      : value,
  );
  const root = operation.route.slice(0, -operation.path.length);
  const url = made === null ? operation.route : root + made.url;
  const common = { operation, method: operation.method, abortAfter };
  if (random.chance(0.1)) return { ...common, ...hostile(operation, url, headers, random) };
  if (made !== null) Object.assign(headers, made.headers);
  const bytes = made === null || made.body === null ? null : Buffer.from(made.body);
  return { ...common, kind: 'random', url, headers, bytes };
}

function known(
  place: string,
  name: string,
  value: unknown,
  random: Random,
  pool: Pool,
  operation: OperationModel,
): unknown {
  const { access } = hearthFacts(operation);
  if (place === 'path' && name === access.parameter && access.kind === 'project')
    return random.pick(pool.projects);
  if (place === 'path' && name === access.parameter && access.kind === 'group')
    return random.pick(pool.groups);
  if (Array.isArray(value) || typeof value === 'object') return value;
  if (/user_id|username|^id$/.test(name)) return random.pick(pool.users);
  if (/project/.test(name) && /id/.test(name)) return random.pick(pool.projects);
  if (/(?:group|namespace|parent).*id$/.test(name)) return random.pick(pool.groups);
  if (/^(?:ref|ref_name|branch|start_branch|sha|from|to|tag_name)$/.test(name))
    return random.pick(pool.refs);
  if (/path$/.test(name)) return random.pick(pool.files);
  return value;
}

/** Creates a request that no client would send: a text, body or query that is as costly as its size allows. */
function hostile(
  operation: OperationModel,
  url: string,
  headers: Readonly<Record<string, string>>,
  random: Random,
): Pick<FuzzRequest, 'kind' | 'url' | 'headers' | 'bytes'> {
  const properties = operation.body?.properties ?? [];
  if (properties.length === 0 || random.chance(0.3)) {
    const name = random.pick([
      'search',
      'page',
      'order_by',
      ...operation.query.map((each) => each.name),
    ]);
    const shape = random.pick(shapes);
    const value = encodeURIComponent(shaped(shape, 1 + random.below(2_000)));
    const mark = url.includes('?') ? '&' : '?';
    const long = `${url}${mark}${encodeURIComponent(name)}=${value}`.slice(0, 30_000);
    return { kind: `query of ${shape}`, url: long, headers, bytes: null };
  }
  const { name } = random.pick(properties);
  // The largest seldom: making them takes this process longer than reading them takes the server.
  const size = random.chance(0.05) ? USUAL_BODY - 1 : 500 + random.below(60_000);
  if (random.chance(0.4)) {
    const shape = random.pick(shapes);
    const bytes = Buffer.from(JSON.stringify({ [name]: shaped(shape, Math.floor(size / 4)) }));
    const type = { 'content-type': 'application/json' };
    return { kind: `text of ${shape}`, url, headers: { ...headers, ...type }, bytes };
  }
  const make = random.chance(0.5) ? bodiesOfList : anyBody;
  const { kind, type, bytes } = random.pick(make(name, size));
  return { kind, url, headers: { ...headers, 'content-type': type }, bytes };
}

const anyBody = (name: string, size: number) => bodiesOfAnyName(size, name);
