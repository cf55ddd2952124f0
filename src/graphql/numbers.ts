import { NotFound } from '../errors.ts';

/** @throws NotFound for a text that numbers nothing */
export function numberOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new NotFound();
  return Number(text);
}

/** Numbers of things in a project; a text that is none is the number of nothing. */
export const numbersOf = (texts: readonly string[]): number[] =>
  texts.map((text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER));

/** The number at the end of a global id, or a number alone. */
export const lastOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
