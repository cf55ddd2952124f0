import type { PlanBudget } from './budget.ts';
import { isMap, type Yaml, type YamlMap } from './yaml.ts';

/** Merges maps by key at every depth; other values of the second map override the first. */
export function mergeDeeply(first: YamlMap, second: YamlMap, budget: PlanBudget): YamlMap {
  budget.spend(first.size + second.size);
  const merged = new Map<string, Yaml>(first);
  for (const [key, value] of second) {
    const before = merged.get(key);
    merged.set(key, isMap(before) && isMap(value) ? mergeDeeply(before, value, budget) : value);
  }
  return merged;
}
