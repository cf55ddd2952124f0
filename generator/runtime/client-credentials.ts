import type { BasicCredentials, Scheme, Schemes } from './security.ts';

/** One credential per scheme: a key or token, or a name with a password. Certificates are the work of `fetch`. */
export type ClientCredentials<S extends Schemes> = {
  readonly [Name in keyof S]?: S[Name] extends { type: 'http'; scheme: 'basic' }
    ? BasicCredentials
    : string;
};

/** The parts of a request that say who sends it. */
export interface Identification {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
}

type Requirement = Readonly<Record<string, readonly string[]>>;

const NOTHING: Identification = { headers: {}, query: [] };

/** The credentials of the first alternative for which there are all; none where that is the case of none. */
export function identify(
  schemes: Schemes,
  given: Readonly<Record<string, BasicCredentials | string | undefined>>,
  alternatives: readonly Requirement[],
): Identification {
  const met = alternatives.find((alternative) => {
    const names = Object.keys(alternative);
    return names.length > 0 && names.every((name) => isGiven(schemes[name], given[name]));
  });
  const headers: Record<string, string> = {};
  const query: [string, string][] = [];
  const cookies: string[] = [];
  for (const name of Object.keys(met ?? {})) {
    const [scheme, credentials] = [schemes[name], given[name]];
    if (scheme === undefined || credentials === undefined) continue;
    const key = typeof credentials === 'string' ? credentials : '';
    if (scheme.type !== 'apiKey') headers.authorization = formatAuthorization(scheme, credentials);
    else if (scheme.in === 'query') query.push([scheme.name ?? '', key]);
    else if (scheme.in === 'cookie') cookies.push(`${scheme.name ?? ''}=${key}`);
    else headers[scheme.name ?? ''] = key;
  }
  if (cookies.length > 0) headers.cookie = cookies.join('; ');
  return met === undefined ? NOTHING : { headers, query };
}

const isGiven = (scheme: Scheme | undefined, credentials: unknown): boolean =>
  scheme?.type === 'mutualTLS' || credentials !== undefined;

function formatAuthorization({ type, scheme }: Scheme, given: BasicCredentials | string): string {
  if (typeof given === 'string') {
    const word = type === 'http' ? (scheme ?? '') : 'bearer';
    return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${given}`;
  }
  const bytes = new TextEncoder().encode(`${given.username}:${given.password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
