import type { Reference } from '../load/document.ts';
import type { LoadedSpec } from '../load/load.ts';
import { Resolver } from '../model/resolver.ts';

/** Part of a document with its location. */
export interface Located<T> {
  readonly value: T;
  readonly pointer: string;
}

/** Target of a reference, with its location. */
export function located<T extends object>(
  spec: LoadedSpec,
  given: T | Reference,
  pointer: string,
): Located<T> {
  const value = new Resolver(spec.document).resolve<T>(given);
  return {
    value,
    pointer: '$ref' in given && typeof given.$ref === 'string' ? given.$ref.slice(1) : pointer,
  };
}
