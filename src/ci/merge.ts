import type { Budget } from './budget.ts';
import { isMap, type Yaml, type YamlMap } from './yaml.ts';

/** Maps joined key by key, at every depth; all else of the second replaces what the first has. */
export function deepMerge(first: YamlMap, second: YamlMap, budget: Budget): YamlMap {
  budget.spend(first.size + second.size);
  const merged = new Map<string, Yaml>(first);
  for (const [key, value] of second) {
    const before = merged.get(key);
    merged.set(key, isMap(before) && isMap(value) ? deepMerge(before, value, budget) : value);
  }
  return merged;
}
