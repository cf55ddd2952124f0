import type { ScimPatch, ScimPatchOperation } from '#generated/scim/types.ts';
import { findExternUidError } from '#src/records/extern-uid.ts';
import { readAttributeName } from './attribute.ts';
import { createScimRefusal } from './refusals.ts';

/** The changes of an identity; attributes that are undefined stay. */
export interface IdentityInput {
  readonly active?: boolean;
  readonly externUid?: string;
}

type Pair = readonly [attribute: string, value: unknown];

/**
 * Reads the changes that the operations come to, the later ones over the earlier; null when none changes anything.
 * @throws HttpError 412 for operations that are none, and values that cannot be
 */
export function readPatch({ Operations }: ScimPatch): IdentityInput | null {
  if (Operations === undefined) throw createScimRefusal('Operations is missing');
  const changing = Operations.filter((operation) => isChange(operation));
  if (changing.length === 0) return null;
  const input: { active?: boolean; externUid?: string } = {};
  for (const [path, value] of changing.flatMap(listPairs)) {
    const attribute = readAttributeName(path);
    if (attribute === 'active') input.active = readTruth(value);
    if (attribute === 'id' || attribute === 'externalid')
      input.externUid = readIdentifier(path, value);
  }
  return input;
}

function isChange({ op = '' }: ScimPatchOperation): boolean {
  const name = op.trim().toLowerCase();
  if (name === 'add' || name === 'replace') return true;
  if (name === 'remove') return false;
  throw createScimRefusal(name === '' ? 'op is missing' : 'op is invalid');
}

function listPairs({ path = '', value }: ScimPatchOperation): readonly Pair[] {
  if (path.trim() !== '') return [[path, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw createScimRefusal('path is missing');
  return Object.entries(value);
}

/** Some providers send every value as a list of objects, or truth as a text. */
function readTruth(given: unknown): boolean {
  const value = unwrapSingle(given);
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (text === true || text === 'true') return true;
  if (text === false || text === 'false') return false;
  throw createScimRefusal('active is invalid');
}

function readIdentifier(path: string, given: unknown): string {
  const value = unwrapSingle(given);
  if (typeof value !== 'string') throw createScimRefusal(`${path} is invalid`);
  const error = findExternUidError(value);
  if (error !== null) throw createScimRefusal(`${path} ${error}`);
  return value;
}

function unwrapSingle(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? unwrapSingle(value[0]) : undefined;
  if (typeof value === 'object' && value !== null && 'value' in value) return value.value;
  return value;
}
