import type { PlanBudget } from './budget.ts';
import { mergeDeeply } from './merge.ts';
import { isList, isMap, UnreadableConfiguration, type Yaml, type YamlMap } from './yaml.ts';

/** Maximum depth of `extends`, including the job itself. */
const maxExtendsDepth = 11;

/** The configuration with every `extends` carried out. */
export function applyExtends(config: YamlMap, budget: PlanBudget): YamlMap {
  const done = new Map<string, YamlMap>();
  /** Depth of `extends` below an entry. */
  const levels = new Map<string, number>();

  function resolve(name: string, entry: YamlMap, path: readonly string[]): YamlMap {
    const known = done.get(name);
    if (known !== undefined) return known;
    const names = readNames(name, entry.get('extends'));
    if (names === null) {
      done.set(name, entry);
      levels.set(name, 1);
      return entry;
    }
    if (path.includes(name))
      throw new UnreadableConfiguration(`${name}: circular dependency detected in \`extends\``);
    if (path.length >= maxExtendsDepth)
      throw new UnreadableConfiguration(`${name}: nesting too deep in \`extends\``);
    let merged: YamlMap = new Map<string, Yaml>();
    let level = 1;
    const unknown = names.filter((each) => !config.has(each));
    if (unknown.length > 0) {
      throw new UnreadableConfiguration(
        `${name}: unknown keys in \`extends\` (${unknown.join(', ')})`,
      );
    }
    for (const each of names) {
      const base = config.get(each);
      if (!isMap(base)) {
        throw new UnreadableConfiguration(`${name}: invalid base hash in \`extends\` (${each})`);
      }
      merged = mergeDeeply(merged, resolve(each, base, [...path, name]), budget);
      level = Math.max(level, (levels.get(each) ?? 1) + 1);
    }
    if (level > maxExtendsDepth)
      throw new UnreadableConfiguration(`${name}: nesting too deep in \`extends\``);
    const own = new Map(mergeDeeply(merged, entry, budget));
    own.delete('extends');
    done.set(name, own);
    levels.set(name, level);
    return own;
  }

  const result = new Map<string, Yaml>();
  for (const [name, entry] of config) {
    result.set(name, isMap(entry) && entry.has('extends') ? resolve(name, entry, []) : entry);
  }
  return result;
}

function readNames(name: string, value: Yaml | undefined): readonly string[] | null {
  if (value === undefined || value === null) return null;
  const names = isList(value) ? value : [value];
  const texts = names.filter((each) => typeof each === 'string');
  if (texts.length === 0 || texts.length < names.length) {
    throw new UnreadableConfiguration(
      `jobs:${name}:extends config should be an array of strings or a string`,
    );
  }
  return texts;
}
