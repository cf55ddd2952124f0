import type { Schema } from '../load/document.ts';
import { isData } from '../load/document.ts';
import { findChild, type Kind } from '../load/grammar.ts';
import type { Resolver } from '../model/resolver.ts';

/**
 * Rewrites a part of the document for openapi-typescript's transformers. These add the alternatives of `anyOf` to the
 * keywords beside them, and give unnamed members a type that the named ones must have, too. A part without such
 * keywords is returned unchanged.
 */
export function printable<T>(node: T, kind: Kind, resolver: Resolver): T {
  if (!isData(node)) return node;
  let made: Readonly<Record<string, unknown>> = node;
  for (const [key, value] of Object.entries(node)) {
    const child = findChild(kind, key);
    if (child === undefined || typeof value !== 'object' || value === null) continue;
    const part =
      child.shape === 'one'
        ? printable(value, child.kind, resolver)
        : mapEach(value, (each) => printable(each, child.kind, resolver));
    if (part !== value) made = { ...made, [key]: part };
  }
  return (kind === 'schema' ? mergeStated(made, resolver) : made) as T;
}

/** Maps the members of a list or mapping; returns the same object where no member changes. */
function mapEach(whole: object, make: (member: unknown) => unknown): object {
  const before = Object.entries(whole) as readonly (readonly [string, unknown])[];
  const entries = before.map(([key, member]) => [key, make(member)] as const);
  if (entries.every(([, member], index) => member === before[index]?.[1])) return whole;
  return Array.isArray(whole) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}

function mergeStated(schema: Schema, resolver: Resolver): Schema {
  const isWhole = listOwnParts(schema).length > 1;
  const open = (each: Schema) => openMembers(each, isWhole, resolver);
  const opened = open(schema);
  if (!isWhole) return opened;
  const { allOf = [], anyOf, oneOf, ...own } = opened;
  const joined = [...allOf.map(open), ...(anyOf === undefined ? [] : [{ anyOf: anyOf.map(open) }])];
  return {
    ...own,
    ...(joined.length > 0 && { allOf: joined }),
    ...(oneOf !== undefined && { oneOf: oneOf.map(open) }),
  };
}

/** Parts of a schema that each have their own type. */
function listOwnParts({ allOf = [], anyOf, oneOf, ...own }: Schema): readonly unknown[] {
  const told = OWN.some((key) => own[key] !== undefined);
  return [...(told ? [own] : []), ...allOf, ...[anyOf, oneOf].filter((list) => list !== undefined)];
}

/** Keywords that give a schema a type besides those of its parts. */
const OWN = ['type', 'properties', 'additionalProperties', 'patternProperties', 'enum', 'const'];

/**
 * An object of whose members without a name the type says no more than that they are there. TypeScript has no type for them
 * beside named ones, since an index would have to hold these, too.
 * @param isPart true where others describe the same object: what `additionalProperties` says holds for their members as well
 */
function openMembers(schema: Schema, isPart: boolean, resolver: Resolver): Schema {
  const target = resolver.resolve<Schema>(schema);
  const isNamed = Object.keys(target.properties ?? {}).length > 0;
  // The type of a component with named members covers its open members.
  if (target !== schema && isNamed) return schema;
  const { additionalProperties: others, patternProperties, ...rest } = target;
  const isTyped = typeof others === 'object' && Object.keys(others).length > 0;
  const isOpen = isNamed ? isTyped || patternProperties !== undefined : isPart;
  if (!isOpen || (!isNamed && patternProperties === undefined)) return schema;
  return { ...rest, additionalProperties: true };
}
