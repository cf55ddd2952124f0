import { readDurationSeconds } from './duration.ts';
import type { Faults } from './faults.ts';
import type { PlannedVariable } from './plan.ts';
import { isList, isMap, type Yaml, type YamlMap } from './yaml.ts';

/** Readers of common values of keywords: an invalid value is a fault, and reads as absent. */

export const durations = { month: 2_592_000, week: 604_800 };

const maxScriptDepth = 10;
const maxCommands = 10_000;

export function isAbsent(value: Yaml | undefined): value is null | undefined {
  return value === undefined || value === null;
}

export function readKeys(
  map: YamlMap,
  allowed: ReadonlySet<string>,
  where: string,
  faults: Faults,
): void {
  const unknown = [...map.keys()].filter((key) => !allowed.has(key));
  if (unknown.length > 0)
    faults.add(`${where} config contains unknown keys: ${unknown.join(', ')}`);
}

/**
 * Map of a keyword, with these keys alone, or any where they are null; null where there is none. Read every map with
 * it, so that a misspelt key is reported instead of ignored.
 */
export function readMap(
  value: Yaml | undefined,
  allowed: ReadonlySet<string> | null,
  where: string,
  faults: Faults,
): YamlMap | null {
  if (isAbsent(value)) return null;
  if (!isMap(value)) {
    faults.add(`${where} config should be a hash`);
    return null;
  }
  if (allowed !== null) readKeys(value, allowed, where, faults);
  return value;
}

export function readScript(value: Yaml | undefined, where: string, faults: Faults): string[] {
  if (isAbsent(value)) return [];
  const lines: string[] = [];
  const add = (item: Yaml, depth: number): boolean => {
    if (lines.length > maxCommands) return false;
    if (isList(item)) return depth <= maxScriptDepth && item.every((each) => add(each, depth + 1));
    if (typeof item !== 'string') return false;
    lines.push(item);
    return true;
  };
  if (add(value, 0)) return lines;
  faults.add(
    `${where} config should be a string or a nested array of strings up to ${maxScriptDepth} levels deep`,
  );
  return [];
}

/** Numbers are rejected: texts that look like numbers need quotes. */
export function readText(value: Yaml | undefined, where: string, faults: Faults): string | null {
  if (isAbsent(value)) return null;
  if (typeof value === 'string') return value;
  faults.add(`${where} should be a string`);
  return null;
}

/** Lists inside of the list, as references leave them, are part of it. */
export function readTexts(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
  alone = false,
): readonly string[] {
  if (isAbsent(value)) return [];
  if (alone && typeof value === 'string') return [value];
  const flat = flattenList(value);
  if (flat?.every((item) => typeof item === 'string') === true) return flat;
  faults.add(`${where} should be an array of strings${alone ? ' or a string' : ''}`);
  return [];
}

/** The values of variables, which may be numbers. */
export function readValues(value: Yaml, where: string, faults: Faults): readonly string[] {
  const flat = flattenList(value);
  if (flat?.every((item) => typeof item === 'string' || typeof item === 'number') === true) {
    return flat.map(String);
  }
  faults.add(`${where} should be an array of strings`);
  return [];
}

const flattenList = (value: Yaml) => (isList(value) ? (value.flat(3) as readonly Yaml[]) : null);

const words: ReadonlyMap<Yaml, boolean> = new Map<Yaml, boolean>([
  ...([true, 'yes', 'on'] as const).map((word) => [word, true] as const),
  ...([false, 'no', 'off'] as const).map((word) => [word, false] as const),
]);

export function readBoolean(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
  expected = 'a boolean value',
): boolean | null {
  if (isAbsent(value)) return null;
  const truth = words.get(value);
  if (truth === undefined) faults.add(`${where} should be ${expected}`);
  return truth ?? null;
}

export function readChoice<T extends string>(
  value: Yaml | undefined,
  choices: readonly T[],
  where: string,
  faults: Faults,
): T | null {
  if (isAbsent(value)) return null;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) faults.add(`${where} should be one of: ${choices.join(', ')}`);
  return found ?? null;
}

export function readCiDuration(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
  limit = durations.month,
): number | null {
  if (isAbsent(value)) return null;
  const seconds = typeof value === 'string' ? readDurationSeconds(value) : null;
  if (seconds === null) faults.add(`${where} should be a duration`);
  else if (seconds > limit) faults.add(`${where} should not exceed the limit`);
  return seconds;
}

const variableKeys = new Set(['value', 'description', 'options', 'expand']);

/** `top`: with descriptions for users who run the pipeline by hand. */
export function readCiVariables(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
  top = false,
): readonly PlannedVariable[] {
  if (isAbsent(value)) return [];
  if (!isMap(value)) {
    faults.add(`${where} config should be a hash`);
    return [];
  }
  return [...value].map(([key, yaml]) => readVariable(key, yaml, `${where}:${key}`, faults, top));
}

function readVariable(
  key: string,
  yaml: Yaml,
  where: string,
  faults: Faults,
  top: boolean,
): PlannedVariable {
  if (!/^[^\s=]{1,255}$/.test(key)) faults.add(`${where} config should be a variable name`);
  if (!isMap(yaml)) {
    if (typeof yaml === 'string' || typeof yaml === 'number') {
      return { key, value: String(yaml), raw: false };
    }
    if (yaml === null) return { key, value: '', raw: false };
    faults.add(`${where} config should be a string or a number`);
    return { key, value: '', raw: false };
  }
  const allowed = top ? variableKeys : new Set(['value', 'expand']);
  const unknown = [...yaml.keys()].filter((each) => !allowed.has(each));
  if (unknown.length > 0) {
    const known = [...allowed].join(', ');
    faults.add(`${where} config uses invalid data keys: ${unknown.join(', ')}`);
    faults.add(`${where} config must be either a string or a hash with the keys ${known}`);
  }
  const number = yaml.get('value');
  const value =
    typeof number === 'number' ? String(number) : readText(number, `${where} config value`, faults);
  const description = readText(yaml.get('description'), `${where} config description`, faults);
  const expand = readBoolean(yaml.get('expand'), `${where} config expand`, faults) ?? true;
  const choices = yaml.get('options');
  const options = isAbsent(choices) ? null : readValues(choices, `${where} config options`, faults);
  if (options !== null && !options.includes(value ?? '')) {
    faults.add(`${where} config value must be in the list of options`);
  }
  return {
    key,
    value: value ?? '',
    raw: !expand,
    ...(description !== null && { description }),
    ...(options !== null && { options }),
  };
}
