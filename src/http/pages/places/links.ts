import type { Frame } from '#src/pages/frame.ts';

/** A query of the values that are filled. */
export function formatQuery(values: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(filled as [string, string][]).toString();
  return query === '' ? '' : `?${query}`;
}

/** Path of an address of this instance. */
export function toInstancePath({ base }: Frame, address: string): string {
  const path = /^https?:\/\/[^/]+(\/.*)$/.exec(address)?.[1] ?? '/';
  return path.startsWith(base) ? path : base + path;
}
