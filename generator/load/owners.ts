import { basename, extname, sep } from 'node:path';
import type { Assembled } from './assemble.ts';
import { isData } from './document.ts';

export interface Owners {
  /** The resource that an operation belongs to; `method` in lower case. */
  readonly operation: (path: string, method: string) => string;
  /** The resource that a component belongs to, or `common`. */
  readonly component: (section: string, name: string) => string;
}

const COMMON = 'common';

/**
 * A resource file owns its operations. In other files the first tag owns an operation, or else the first word of its
 * path.
 */
export function findOwners(assembled: Assembled, folders: readonly string[]): Owners {
  const isBelow = (path: string) => folders.some((folder) => path.startsWith(`${folder}${sep}`));
  return {
    operation(path, method) {
      const resource = assembled.operations.get(`${method} ${path}`)?.resource;
      if (resource !== undefined && resource !== null) return resource;
      const operation = assembled.document.paths[path]?.[method];
      const tags =
        isData(operation) && Array.isArray(operation.tags) ? (operation.tags as unknown[]) : [];
      const word = path.split('/').find((segment) => segment !== '' && !segment.includes('{'));
      return toKebab(typeof tags[0] === 'string' ? tags[0] : (word ?? '')) || COMMON;
    },
    component(section, name) {
      const source = assembled.components.get(`/${section}/${name}`);
      if (source === undefined || !isBelow(source.path)) return COMMON;
      return basename(source.path, extname(source.path));
    },
  };
}

function toKebab(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
