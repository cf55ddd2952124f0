import type { PlannedVariable } from './plan.ts';
import { UnreadableConfiguration } from './yaml.ts';

export type Lookup = (key: string) => string | undefined;

/** Characters that a text may have with all variables put in. */
const maxExpandedChars = 1_048_576;

const mention = /\$\$|%%|\$(\w+)|\$\{(\w+)\}|%(\w+)%/g;

/**
 * Expands `$KEY`, `${KEY}` and `%KEY%` in a text; `$$` remains, and unknown keys become empty, or remain with
 * `keepUnknown`.
 */
export function expandVariables(text: string, lookup: Lookup, keepUnknown = false): string {
  if (!text.includes('$') && !text.includes('%')) return text;
  let grown = text.length;
  return text.replace(mention, (written: string, a?: string, b?: string, c?: string) => {
    const key = a ?? b ?? c;
    if (key === undefined) return written;
    const value = lookup(key);
    // Texts may contain percent signs without a variable.
    if (value === undefined) return keepUnknown || c !== undefined ? written : '';
    grown += value.length;
    if (grown > maxExpandedChars) throw new UnreadableConfiguration('The variables are too long');
    return value;
  });
}

/**
 * Finds values by key, and expands variables in them at any depth. Raw values and circular references remain unchanged.
 * The last value of a key counts.
 */
export function createExpandingLookup(variables: readonly PlannedVariable[]): Lookup {
  const byKey = new Map(variables.map((variable) => [variable.key, variable]));
  const done = new Map<string, string>();
  const open = new Set<string>();
  const inCircles = new Set<string>();
  let total = 0;
  const expandValue: Lookup = (key) => {
    const known = done.get(key);
    const variable = byKey.get(key);
    if (known !== undefined || variable === undefined) return known;
    if (open.has(key)) {
      const names = [...open];
      for (const name of names.slice(names.indexOf(key))) inCircles.add(name);
    }
    if (variable.raw || open.has(key) || open.size > 100) return variable.value;
    open.add(key);
    const expanded = expandVariables(variable.value, expandValue, true);
    open.delete(key);
    const value = inCircles.has(key) ? variable.value : expanded;
    total += value.length;
    if (total > 4 * maxExpandedChars)
      throw new UnreadableConfiguration('The variables are too long');
    done.set(key, value);
    return value;
  };
  return expandValue;
}

/** All variables, with each other's values put in. */
export function expandAll(variables: readonly PlannedVariable[]): ReadonlyMap<string, string> {
  const valueOf = createExpandingLookup(variables);
  return new Map(variables.map(({ key }) => [key, valueOf(key) ?? '']));
}

/** Joins lists so that each key occurs once, with the value of the last list. */
export function joinVariables(
  ...lists: readonly (readonly PlannedVariable[])[]
): readonly PlannedVariable[] {
  const filled = lists.filter((list) => list.length > 0);
  const [only = []] = filled;
  if (filled.length < 2) return only;
  return [...new Map(filled.flat().map((variable) => [variable.key, variable])).values()];
}
