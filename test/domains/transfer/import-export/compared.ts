import { expect } from 'vitest';

/** The fate of a property on its way from one place to another; what is lost names the section of the reference. */
export type Fate = 'equal' | 'new' | `lost: ${string}`;

/** Properties, with blanks between them, by their fates, by the answers that have them. */
export type FatesByAnswer = Readonly<Record<string, Readonly<Partial<Record<Fate, string>>>>>;

/** The same by the name of the answer and of the property. */
export const fatesOf = (names: FatesByAnswer): ReadonlyMap<string, Fate> =>
  new Map(
    Object.entries(names).flatMap(([answer, own]) =>
      (Object.entries(own) as [Fate, string][]).flatMap(([fate, words]) =>
        words
          .trim()
          .split(/\s+/)
          .map((name) => [`${answer} ${name}`, fate] as const),
      ),
    ),
  );

export type Row = Readonly<Record<string, unknown>>;
export type Get = (path: string) => Promise<readonly Row[]>;

/** Tells whether an object is a user, which many places show alike. */
const isPerson = (value: object) => 'username' in value && 'avatar_url' in value;

/** The properties of an answer by their paths, those of the members of a list together; people are told by their names. */
export function propertiesOf(value: Row, above = ''): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [name, own] of Object.entries(value)) {
    const path = above + name;
    const [first] = Array.isArray(own) ? (own as unknown[]) : [];
    if (isPlain(first)) {
      for (const each of own as Row[]) {
        for (const [below, property] of propertiesOf(each, `${path}[].`)) {
          found.set(below, [...((found.get(below) as unknown[] | undefined) ?? []), property]);
        }
      }
    } else if (Array.isArray(own)) found.set(path, listOf(own as unknown[]));
    else if (isPlain(own)) {
      for (const [below, each] of propertiesOf(own, `${path}.`)) found.set(below, each);
    } else found.set(path, shortened(own));
  }
  return found;
}

const isPlain = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isPerson(value);

/** People are in the order of their numbers, which are others elsewhere. */
function listOf(values: readonly unknown[]): unknown[] {
  const [first] = values;
  const short = values.map(shortened);
  return first !== null && typeof first === 'object' && isPerson(first) ? short.toSorted() : short;
}

function shortened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return isPerson(value) ? (value as unknown as { readonly username: string }).username : value;
}

export interface Seen {
  readonly changed: Set<string>;
  readonly same: Set<string>;
}

/** The properties of the answers that stay as they are, and those that do not. */
export function compared(
  before: ReadonlyMap<string, readonly Row[]>,
  after: ReadonlyMap<string, readonly Row[]>,
): Seen {
  const seen: Seen = { changed: new Set(), same: new Set() };
  for (const [answer, rows] of before) {
    const others = after.get(answer) ?? [];
    expect([answer, others.length]).toEqual([answer, rows.length]);
    expect([answer, rows.length]).not.toEqual([answer, 0]);
    for (const [index, row] of rows.entries()) {
      const [one, other] = [propertiesOf(row), propertiesOf(others[index] ?? {})];
      for (const name of new Set([...one.keys(), ...other.keys()])) {
        const equal = JSON.stringify(one.get(name)) === JSON.stringify(other.get(name));
        seen[equal ? 'same' : 'changed'].add(`${answer} ${name}`);
      }
    }
  }
  return seen;
}

/** Each property has a fate, each fate a property, and what is to be equal is. */
export function expectFates({ changed, same }: Seen, fates: ReadonlyMap<string, Fate>): void {
  const all = new Set([...changed, ...same]);
  expect([...all].filter((name) => !fates.has(name))).toEqual([]);
  expect([...fates.keys()].filter((name) => !all.has(name))).toEqual([]);
  expect([...changed].filter((name) => fates.get(name) === 'equal')).toEqual([]);
}
