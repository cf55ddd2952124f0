import { isData, methods } from './document.ts';
import { type Origins, toPosition, type Source, type SourceLocation } from './origins.ts';
import type { Report } from './report.ts';

/** Value that operations inherit, with the location of its declaration. */
interface InheritedValue {
  readonly value: unknown;
  readonly location: SourceLocation;
  readonly around: string;
  /** The operations that have it from there, or say the same. */
  readonly heirs: Set<object>;
}

export type Inherited = ReadonlyMap<string, InheritedValue>;

/** Keys that describe an operation; inherited keys are placed behind these. */
const HEAD = new Set([
  ...['tags', 'operationId', 'summary', 'description', 'externalDocs'],
  ...['deprecated', 'x-deprecated-by'],
]);

/**
 * Values that the operations of a file inherit: from the file, or else from the document.
 * @param ofDocument null for the entry file
 */
export function collectInherited(
  source: Source,
  keys: readonly string[],
  ofDocument: Inherited | null,
  report: Report,
): Inherited {
  const inherited = ofDocument ?? new Map();
  if (!isData(source.data)) return inherited;
  const all = new Map(inherited);
  const members = source.origins.get(source.data)?.members;
  const around = ofDocument === null ? 'the document' : 'the file';
  for (const key of keys) {
    const location = members?.get(key);
    if (location === undefined) continue;
    const value = source.data[key];
    if (isInherited(key, value, location, { inherited, report })) continue;
    all.set(key, { value, location, around, heirs: new Set() });
  }
  return all;
}

/**
 * Adds the inherited keys of a path to its operations. An operation's own key overrides, and is a fault where both are
 * equal.
 */
export function inherit(
  item: Record<string, unknown>,
  inherited: Inherited,
  origins: Origins,
  report: Report,
): void {
  for (const method of methods) {
    const operation = item[method];
    if (!isData(operation)) continue;
    const origin = origins.get(operation);
    const added = [...inherited].filter(([key, { heirs }]) => {
      const location = origin?.members.get(key);
      const isSaid = location !== undefined;
      if (!isSaid || isInherited(key, operation[key], location, { inherited, report }))
        heirs.add(operation);
      return !Object.hasOwn(operation, key);
    });
    if (added.length === 0) continue;
    const entries = Object.entries(operation);
    const behind = entries.findIndex(([key]) => !HEAD.has(key));
    const values = added.map(([key, { value }]) => [key, value] as const);
    entries.splice(behind === -1 ? entries.length : behind, 0, ...(values as [string, unknown][]));
    const whole = Object.fromEntries(entries);
    if (origin !== undefined) {
      const places = added.map(([key, { location }]) => [key, location] as const);
      origins.set(whole, { ...origin, members: new Map([...origin.members, ...places]) });
    }
    item[method] = whole;
  }
}

/** Reports values of a file that each of its operations overrides. */
export function tellUninherited(ofFile: Inherited, ofDocument: Inherited, report: Report): void {
  for (const [key, inherited] of ofFile) {
    if (inherited === ofDocument.get(key) || inherited.heirs.size > 0) continue;
    const message = `No operation of the file has \`${key}\` from it`;
    report.add('unused', toPosition(inherited.location), message, 'Remove it');
  }
}

/** Reports a value that repeats an inherited one. */
function isInherited(
  key: string,
  value: unknown,
  location: SourceLocation,
  { inherited, report }: { readonly inherited: Inherited; readonly report: Report },
): boolean {
  const other = inherited.get(key);
  if (other === undefined || JSON.stringify(other.value) !== JSON.stringify(value)) return false;
  report.add(
    'implied',
    toPosition(location),
    `\`${key}\` is the same for all of ${other.around}`,
    'Remove it',
  );
  return true;
}
