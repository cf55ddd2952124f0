import type { Operation, Response, Schema } from '../load/document.ts';
import { isJson } from '../load/media-type.ts';
import type { Resolver } from './resolver.ts';

/** Media type and schema of the failures of an operation. */
interface FailureType {
  readonly mediaType: string;
  readonly schema: Schema;
}

/** Single JSON type of all failures that an operation declares, if it differs from `application/json`. */
export function findFailureType({ responses }: Operation, resolver: Resolver): FailureType | null {
  const contents = Object.entries(responses ?? {})
    .filter(([status]) => /^[45]/.test(status))
    .flatMap(([, response]) => Object.entries(resolver.resolve<Response>(response).content ?? {}));
  const [first] = contents;
  if (first === undefined) return null;
  const [mediaType, { schema = {} }] = first;
  if (mediaType === 'application/json' || !isJson(mediaType)) return null;
  return contents.every(([other]) => other === mediaType) ? { mediaType, schema } : null;
}
