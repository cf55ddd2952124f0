/**
 * Encodes parameters in the styles of OpenAPI: the counterpart of `sent-parameters.ts`. It uses only functions that
 * browsers have, too.
 */
import { scalarText, Unencodable } from './encode.ts';
import type { ParameterPlan } from './parameter-plan.ts';

/** Parameters by place and by the names that functions have for them. */
export interface ParameterValues {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly cookies?: Readonly<Record<string, unknown>>;
}

const PLACES = { path: 'params', query: 'query', header: 'headers', cookie: 'cookies' } as const;

/**
 * The address of a request and its headers; `template` is the path with its parameters in braces.
 * @throws Unencodable for what has no written form
 */
export function encodeParameters(
  template: string,
  plans: readonly ParameterPlan[],
  values: ParameterValues,
): { readonly url: string; readonly headers: Readonly<Record<string, string>> } {
  let path = template;
  const query: string[] = [];
  const cookies: string[] = [];
  const headers: Record<string, string> = {};
  for (const plan of plans) {
    const { in: place, name, key = name } = plan;
    const value = values[PLACES[place]]?.[key];
    if (place === 'path') path = path.replace(`{${name}}`, () => encodePath(plan, value));
    else if (value === undefined) continue;
    else if (place === 'query') query.push(...encodeQuery(plan, value));
    else if (place === 'cookie') cookies.push(...encodeQuery(plan, value));
    else headers[name] = encodeHeader(plan, value);
  }
  if (cookies.length > 0) headers.cookie = cookies.join('; ');
  return { url: query.length === 0 ? path : `${path}?${query.join('&')}`, headers };
}

type Encode = (value: unknown) => string;

const encodeScalar: Encode = (value) => encodeURIComponent(scalarText(value));

/** Characters that `allowReserved` leaves unencoded, and that have no meaning in a query. */
const RESERVED = /%(?:3A|2F|3F|40|24|3B)/g;

const encodeReserved: Encode = (value) => encodeScalar(value).replace(RESERVED, decodeURIComponent);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const listMembers = (value: Readonly<Record<string, unknown>>) =>
  Object.entries(value).filter(([, member]) => member !== undefined);

/** The parts of a list, or the names and values of an object one after the other. */
function listParts(value: unknown, encode: Encode): readonly string[] {
  if (Array.isArray(value)) return value.map(encode);
  return isObject(value) ? listMembers(value).flat().map(encode) : [encode(value)];
}

/** `R=100` for each member. */
const formatMembers = (value: Readonly<Record<string, unknown>>, encode: Encode) =>
  listMembers(value).map(([name, member]) => `${encode(name)}=${encode(member)}`);

function encodePath(plan: ParameterPlan, value: unknown): string {
  const text =
    plan.style === 'json' ? encodeURIComponent(JSON.stringify(value)) : formatPath(plan, value);
  if (value === undefined || text === '' || text === '.' || text === '..')
    throw new Unencodable(`${plan.name} cannot be ${JSON.stringify(value ?? '')}`);
  return text;
}

function formatPath(plan: ParameterPlan, value: unknown): string {
  const { style, explode, name } = plan;
  const exploded = explode && isObject(value);
  const parts = exploded ? formatMembers(value, encodeScalar) : listParts(value, encodeScalar);
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return parts.join(',');
  if (exploded) return parts.map((part) => `;${part}`).join('');
  const own = encodeURIComponent(name);
  const texts = explode ? parts : [parts.join(',')];
  return texts.map((text) => (text === '' ? `;${own}` : `;${own}=${text}`)).join('');
}

const DELIMITERS: Partial<Record<ParameterPlan['style'], string>> = {
  spaceDelimited: '%20',
  pipeDelimited: '%7C',
};

/** The pairs of a query, of cookies, or of a form, encoded: `name=value`. */
export function encodeQuery(plan: ParameterPlan, value: unknown): readonly string[] {
  const { style, explode } = plan;
  const name = encodeName(plan.name);
  const encode = plan.reserved === true ? encodeReserved : encodeScalar;
  if (style === 'json') return [`${name}=${encodeURIComponent(JSON.stringify(value))}`];
  if (style === 'deepObject') return encodeDeep(name, value, encode);
  if (explode && isObject(value)) return encodeMembers(value, encode);
  if (Array.isArray(value) && value.length === 0) return [];
  if (explode && Array.isArray(value)) return value.map((element) => `${name}=${encode(element)}`);
  return [`${name}=${listParts(value, encode).join(DELIMITERS[style] ?? ',')}`];
}

const encodeMembers = (value: Readonly<Record<string, unknown>>, encode: Encode) =>
  listMembers(value).flatMap(([name, member]) =>
    (Array.isArray(member) ? member : [member]).map(
      (each: unknown) => `${encodeName(name)}=${encode(each)}`,
    ),
  );

function encodeDeep(name: string, value: unknown, encode: Encode): readonly string[] {
  if (Array.isArray(value)) return value.map((element) => `${name}=${encode(element)}`);
  if (!isObject(value)) return [`${name}=${encode(value)}`];
  return listMembers(value).flatMap(([key, member]) =>
    encodeDeep(`${name}[${encodeURIComponent(key)}]`, member, encode),
  );
}

const encodeName = (name: string) =>
  encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');

/** Headers are not percent-encoded, so that no value may contain a comma. */
function encodeHeader({ name, style, explode }: ParameterPlan, value: unknown): string {
  if (style === 'json') return JSON.stringify(value).replace(/[^ -~]/g, escapeUnit);
  if (!Array.isArray(value) && !isObject(value)) return scalarText(value);
  const encode: Encode = (part) => {
    const text = scalarText(part);
    if (!/[,\s]/.test(text)) return text;
    throw new Unencodable(
      `${name} cannot hold ${JSON.stringify(text)}: commas separate its values`,
    );
  };
  const parts =
    explode && isObject(value) ? formatMembers(value, encode) : listParts(value, encode);
  return parts.join(',');
}

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
