import {
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
} from 'graphql';
import type { Looked } from './looked.ts';
import type { StaticErrors } from './static-error.ts';

/** Validates the spreads of fragments. Returns their names in order of dependency; null for a cycle. */
export function checkFragments(
  schema: GraphQLSchema,
  looked: readonly Looked[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  errors: StaticErrors,
): readonly string[] | null {
  const used = new Set<string>();
  const possible = new PossibleTypes(schema);
  for (const spread of looked.flatMap(({ spreads }) => spreads)) {
    const { node, name, parent, path } = spread;
    const fragment = name === null ? undefined : fragments.get(name);
    if (name !== null) used.add(name);
    if (name !== null && fragment === undefined) {
      errors.add(`Fragment ${name} was used, but not defined`, node, path, {
        code: 'useAndDefineFragment',
        fragmentName: name,
      });
      continue;
    }
    const type = spread.type ?? schema.getType(fragment?.typeCondition.name.value ?? '');
    if (!isCompositeType(type) || possible.overlap(type, parent)) continue;
    const label = name === null ? 'Fragment' : `Fragment ${name}`;
    const message = `${label} on ${type.name} can't be spread inside ${parent.name}`;
    errors.add(message, node, path, {
      code: 'cannotSpreadFragment',
      typeName: type.name,
      fragmentName: name ?? 'unknown',
      parentName: parent.name,
    });
  }
  for (const [name, fragment] of fragments) {
    if (used.has(name)) continue;
    errors.add(`Fragment ${name} was defined, but not used`, fragment, [`fragment ${name}`], {
      code: 'useAndDefineFragment',
      fragmentName: name,
    });
  }
  return sortByDependency(looked, errors);
}

/**
 * Cache of the object types that two types share. Each pair is computed once, since inline fragments may repeat it by
 * thousands.
 */
class PossibleTypes {
  readonly #schema: GraphQLSchema;
  readonly #known = new Map<string, boolean>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  overlap(one: GraphQLCompositeType, other: GraphQLCompositeType): boolean {
    if (one === other) return true;
    const pair = `${one.name} ${other.name}`;
    let answer = this.#known.get(pair);
    if (answer === undefined) {
      answer = this.#overlap(one, other);
      this.#known.set(pair, answer);
    }
    return answer;
  }

  #overlap(one: GraphQLCompositeType, other: GraphQLCompositeType): boolean {
    if (isObjectType(one) && isObjectType(other)) return false;
    const all = new Set(this.#objectsOf(one));
    return this.#objectsOf(other).some((type) => all.has(type));
  }

  #objectsOf(type: GraphQLCompositeType) {
    return isAbstractType(type) ? this.#schema.getPossibleTypes(type) : [type];
  }
}

/** Follows each fragment once. */
function sortByDependency(
  looked: readonly Looked[],
  errors: StaticErrors,
): readonly string[] | null {
  const byName = new Map<string, Looked>();
  for (const each of looked) {
    if (each.definition.kind === Kind.FRAGMENT_DEFINITION) {
      byName.set(each.definition.name.value, each);
    }
  }
  const state = new Map<string, 'open' | 'done'>();
  const order: string[] = [];
  let isSound = true;
  // A stack of our own: a chain of fragments may be longer than that of calls.
  for (const start of byName.keys()) {
    const stack: { name: string; next: number }[] = [];
    const enter = (name: string) => {
      state.set(name, 'open');
      stack.push({ name, next: 0 });
    };
    if (!state.has(start)) enter(start);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const fragment = byName.get(top.name);
      const spread = fragment?.spreads[top.next];
      top.next += 1;
      if (fragment === undefined || spread === undefined) {
        state.set(top.name, 'done');
        order.push(top.name);
        stack.pop();
        continue;
      }
      if (spread.name === null || !byName.has(spread.name)) continue;
      const reached = state.get(spread.name);
      if (reached === undefined) enter(spread.name);
      if (reached !== 'open') continue;
      isSound = false;
      const { name } = spread;
      errors.add(
        `Fragment ${name} contains an infinite loop`,
        byName.get(name)?.definition ?? spread.node,
        [`fragment ${name}`],
        { code: 'infiniteLoop', fragmentName: name },
      );
    }
  }
  return isSound ? order : null;
}
