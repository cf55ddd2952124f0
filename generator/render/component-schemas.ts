import type { OpenApiDocument, Schema } from '../load/document.ts';
import { componentName } from '../model/shape.ts';

/** References to references that are followed. */
const MOST_HOPS = 50;

/** The component schemas of a document, and which of them are reached from where. */
export class ComponentSchemas {
  readonly #schemas: Readonly<Record<string, Schema>>;

  constructor(document: OpenApiDocument) {
    this.#schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
  }

  get(name: string): Schema {
    const schema = this.#schemas[name];
    if (schema === undefined) throw new Error(`there is no schema ${name}`);
    return schema;
  }

  /** Target of a reference, merged with its siblings. */
  resolve(schema: Schema, hops = 0): Schema {
    const name = componentName(schema);
    if (name === null || hops > MOST_HOPS) return schema;
    return { ...this.resolve(this.get(name), hops + 1), ...schema };
  }

  /**
   * The given schemas, each behind the schemas that it references, except recursive ones; and the maximum depth of
   * their nesting.
   */
  innermostFirst(names: readonly string[]): { order: readonly string[]; levels: number } {
    const depths = new Map<string, number>();
    const begun = new Set<string>();
    const waiting = names.toReversed();
    for (let name = waiting.at(-1); name !== undefined; name = waiting.at(-1)) {
      const inner = listReferences(this.get(name)).filter((each) =>
        Object.hasOwn(this.#schemas, each),
      );
      if (begun.has(name)) {
        waiting.pop();
        if (!depths.has(name))
          depths.set(name, 1 + Math.max(0, ...inner.map((each) => depths.get(each) ?? 0)));
        continue;
      }
      begun.add(name);
      waiting.push(...inner.filter((each) => !begun.has(each)));
    }
    return { order: [...depths.keys()], levels: Math.max(0, ...depths.values()) };
  }

  /** Names of the schemas that the given ones refer to, directly or through others, in order. */
  reachedFrom(schemas: readonly Schema[]): readonly string[] {
    const reached = new Set<string>();
    const waiting = schemas.flatMap(listReferences);
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const schema = this.#schemas[name];
      if (schema === undefined || reached.has(name)) continue;
      reached.add(name);
      waiting.push(...listReferences(schema));
    }
    return [...reached].toSorted();
  }
}

/** Results by schema; schemas never change. */
const known = new WeakMap<Schema, readonly string[]>();

function listReferences(schema: Schema | boolean): readonly string[] {
  // `true` allows any value.
  if (typeof schema === 'boolean') return [];
  let names = known.get(schema);
  if (names === undefined) {
    const found = JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"/]+)/g);
    names = [...new Set([...found].map(([, name = '']) => name))];
    known.set(schema, names);
  }
  return names;
}
