import type { OpenApiDocument, Reference } from '../load/document.ts';
import { takenInTypes } from './imported-names.ts';
import { Names, pascal } from './names.ts';
import { SharedShapes } from './shared-shapes.ts';

/** Follows references inside a bundled document; every one starts with `#/components/`. */
export class Resolver {
  /** Shapes that the decoders of the document share. */
  readonly shapes = new SharedShapes();
  readonly #document: OpenApiDocument;
  readonly #targets = new Map<string, unknown>();
  #typeNames: ReadonlyMap<string, string> | null = null;

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  resolve<T extends object>(node: T | Reference): T {
    let current: T | Reference = replaceBoolean(node) as T | Reference;
    for (let hops = 0; '$ref' in current && typeof current.$ref === 'string'; hops += 1) {
      if (hops > 50) throw new Error(`reference ${current.$ref} does not end`);
      current = replaceBoolean(this.#target(current.$ref)) as T;
    }
    return current as T;
  }

  #target(reference: string): unknown {
    let target = this.#targets.get(reference);
    if (target === undefined) {
      const [section = '', name = ''] = reference.replace('#/components/', '').split('/');
      target = this.#document.components?.[section]?.[unescapeKey(name)];
      if (target === undefined) throw new Error(`reference ${reference} leads nowhere`);
      this.#targets.set(reference, target);
    }
    return target;
  }

  /** Name of the type of a component schema: an identifier, and no other schema's. */
  typeName(component: string): string {
    this.#typeNames ??= this.#allTypeNames();
    return this.#typeNames.get(component) ?? pascal(component);
  }

  #allTypeNames(): ReadonlyMap<string, string> {
    const names = new Names([...takenInTypes]);
    const components = Object.keys(this.#document.components?.schemas ?? {});
    return new Map(components.map((name) => [name, names.take(pascal(name), 'Schema')]));
  }
}

/** `true` and `false` are schemas: of everything, and of nothing. */
function replaceBoolean(node: unknown): unknown {
  return typeof node === 'boolean' ? (node ? ANYTHING : NOTHING) : node;
}

const ANYTHING = {};
const NOTHING = { not: {} };

const unescapeKey = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** JSON pointer of keys. */
export const pointer = (...keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
