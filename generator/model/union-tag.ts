import type { Schema } from '../load/document.ts';
import type { Resolver } from './resolver.ts';

/** Member that selects one of several alternatives, with its values for each of them. */
export interface UnionTag {
  readonly name: string;
  readonly values: readonly (readonly string[])[];
}

/** Values of a discriminator that select an alternative; null for an unnamed one. */
export function namesFor(branch: Schema, discriminator: Discriminator): readonly string[] | null {
  const { $ref } = branch;
  if ($ref === undefined) return null;
  const { mapping = {} } = discriminator;
  const component = $ref.split('/').at(-1) ?? '';
  const names = Object.keys(mapping).filter(
    (name) => mapping[name] === $ref || mapping[name] === component,
  );
  return names.length > 0 ? names : [component];
}

export interface Discriminator {
  readonly propertyName: string;
  readonly mapping?: Readonly<Record<string, string>>;
}

/** Tag of a discriminator, or a required member with distinct words in each alternative. */
export function findUnionTag(
  branches: readonly Schema[],
  discriminator: unknown,
  resolver: Resolver,
): UnionTag | null {
  if (discriminator !== undefined) {
    const given = discriminator as Discriminator;
    const values = branches.map((branch) => namesFor(branch, given));
    return values.every((each) => each !== null) ? { name: given.propertyName, values } : null;
  }
  const [first] = branches;
  const candidates = first === undefined ? [] : (resolver.resolve<Schema>(first).required ?? []);
  for (const name of candidates) {
    const values = branches.map((branch) => listTagValues(branch, name, resolver));
    const all = values.flat();
    if (values.every((each) => each.length > 0) && new Set(all).size === all.length)
      return { name, values };
  }
  return null;
}

/** The possible values of a required member; empty if other values are possible. */
function listTagValues(branch: Schema, name: string, resolver: Resolver): readonly string[] {
  const { properties = {}, required = [] } = resolver.resolve<Schema>(branch);
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (property === undefined || !required.includes(name)) return [];
  const { const: only, enum: words = [only] } = resolver.resolve<Schema>(property);
  return words.every((word) => typeof word === 'string') ? words : [];
}
