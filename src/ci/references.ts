import type { PlanBudget } from './budget.ts';
import {
  isList,
  isMap,
  YamlReference,
  UnreadableConfiguration,
  type Yaml,
  type YamlMap,
} from './yaml.ts';

const maxDepth = 10;

/** Configuration with every `!reference` replaced by its target. Nested lists remain nested. */
export function resolveYamlReferences(config: YamlMap, budget: PlanBudget): YamlMap {
  const done = new Map<string, Yaml>();
  /** Values without references at any depth are kept unchanged. */
  const plain = new Set<object>();

  function resolve(value: Yaml, path: readonly string[]): Yaml {
    if (value instanceof YamlReference) return follow(value, path);
    if (typeof value !== 'object' || value === null || plain.has(value)) return value;
    budget.spend(isMap(value) ? value.size : value.length);
    if (isMap(value)) {
      const resolved = new Map<string, Yaml>();
      let same = true;
      for (const [key, item] of value) {
        const inner = resolve(item, path);
        same &&= inner === item;
        resolved.set(key, inner);
      }
      return same ? keep(value) : resolved;
    }
    const resolved = value.map((item) => resolve(item, path));
    return resolved.every((item, index) => item === value[index]) ? keep(value) : resolved;
  }

  function keep<T extends object>(value: T): T {
    plain.add(value);
    return value;
  }

  function follow(reference: YamlReference, path: readonly string[]): Yaml {
    const name = JSON.stringify(reference.path);
    const known = done.get(name);
    if (known !== undefined) return known;
    if (path.includes(name))
      throw new UnreadableConfiguration(`${reference.toString()} is part of a circular chain`);
    if (path.length >= maxDepth)
      throw new UnreadableConfiguration(`${reference.toString()} is nested too deep`);
    const found = resolve(findReferenced(config, reference), [...path, name]);
    done.set(name, found);
    return found;
  }

  return resolve(config, []) as YamlMap;
}

function findReferenced(config: YamlMap, reference: YamlReference): Yaml {
  let value: Yaml | undefined = config;
  for (const step of reference.path) {
    if (isMap(value)) value = value.get(step);
    else if (isList(value) && /^\d{1,9}$/.test(step)) value = value[Number(step)];
    else value = undefined;
  }
  if (value === undefined || reference.path.length === 0) {
    throw new UnreadableConfiguration(`${reference.toString()} could not be found`);
  }
  return value;
}
