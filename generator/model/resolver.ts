import type { OpenApiDocument, Reference } from '../load/document.ts';

/** Follows references inside a bundled document; every one starts with `#/components/`. */
export class Resolver {
  readonly #document: OpenApiDocument;

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  resolve<T extends object>(node: T | Reference): T {
    let current: T | Reference = node;
    for (let hops = 0; '$ref' in current && typeof current.$ref === 'string'; hops += 1) {
      if (hops > 50) throw new Error(`reference ${current.$ref} does not end`);
      const [section = '', name = ''] = current.$ref.replace('#/components/', '').split('/');
      const target = this.#document.components?.[section]?.[unescape(name)];
      if (target === undefined) throw new Error(`reference ${current.$ref} leads nowhere`);
      current = target as T;
    }
    return current as T;
  }
}

const unescape = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** JSON pointer of keys. */
export const pointer = (...keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
