import type { OpenApiDocument, Schema } from '../load/document.ts';

/** The component schemas of a document, and which of them are reached from where. */
export class ComponentSchemas {
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #texts = new Map<string, string>();
  readonly #references = new Map<string, readonly string[]>();

  constructor(document: OpenApiDocument) {
    this.#schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
  }

  get(name: string): Schema {
    const schema = this.#schemas[name];
    if (schema === undefined) throw new Error(`there is no schema ${name}`);
    return schema;
  }

  /** Names of the schemas that a JSON text refers to, directly or through others, in order. */
  reachedFrom(text: string): readonly string[] {
    const reached = new Set<string>();
    const waiting = [...namesIn(text)];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (reached.has(name) || this.#schemas[name] === undefined) continue;
      reached.add(name);
      waiting.push(...this.#namesIn(name));
    }
    return [...reached].toSorted();
  }

  /** What tells whether any of the schemas that a JSON text refers to has changed. */
  textBehind(text: string): string {
    return this.reachedFrom(text)
      .map((name) => `${name}:${this.#text(name)}`)
      .join('\n');
  }

  #namesIn(name: string): readonly string[] {
    let names = this.#references.get(name);
    if (names === undefined) {
      names = namesIn(this.#text(name));
      this.#references.set(name, names);
    }
    return names;
  }

  #text(name: string): string {
    let text = this.#texts.get(name);
    if (text === undefined) {
      text = JSON.stringify(this.get(name));
      this.#texts.set(name, text);
    }
    return text;
  }
}

function namesIn(text: string): readonly string[] {
  const found = text.matchAll(/"#\/components\/schemas\/([^"/]+)/g);
  return [...new Set([...found].map(([, name = '']) => name))];
}
