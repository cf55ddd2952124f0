import type { ContractOperation } from '#generator/hearth/contract.ts';
import type { Call } from './requests.ts';

/** Path and query of a call, from the root. */
export function addressOf(
  { route }: Pick<ContractOperation, 'route'>,
  { params, query }: Pick<Call, 'params' | 'query'>,
): string {
  const path = route.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) => encodePair(name, value));
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** JSON, or multipart when the operation needs a file and the call does not say otherwise. */
export function encodeBody(
  { files }: Pick<ContractOperation, 'files'>,
  { body }: Pick<Call, 'body'>,
): { body: unknown; headers: Record<string, string> } {
  const missing = files.filter((name) => body === null || !(name in body));
  if (missing.length === 0) return { body: body ?? undefined, headers: {} };
  const part = (disposition: string, content: string) =>
    `--part\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
  const fields = Object.entries(body ?? {}).filter(([, value]) => value !== undefined);
  const text = [
    ...missing.map((name) => part(`name="${name}"; filename="a.gz"`, 'content')),
    ...fields.map(([name, value]) => part(`name="${name}"`, String(value))),
  ].join('');
  return {
    body: `${text}--part--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
  };
}

function encodePair(name: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((element) => encodePair(`${name}[]`, element));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => encodePair(`${name}[${key}]`, part));
  return [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`];
}
