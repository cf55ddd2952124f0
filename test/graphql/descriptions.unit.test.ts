import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { expect, it } from 'vitest';
import { loadGraphqlSchema } from '#src/graphql/load-schema.ts';

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** A type and its fields, arguments and values, each by its path. */
function* partsOf(type: GraphQLNamedType): Generator<readonly [string, Described]> {
  yield [type.name, type];
  if (isEnumType(type))
    for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields()))
      yield [`${type.name}.${field.name}`, field];
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      const path = `${type.name}.${field.name}`;
      yield [path, field];
      for (const argument of field.args) yield [`${path}(${argument.name})`, argument];
    }
  }
}

it('every part of the type system is described', async () => {
  const schema = await loadGraphqlSchema({ globalIdApp: 'hearth' });
  const parts = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => [...partsOf(type)]);
  expect(parts.length).toBeGreaterThan(2000);
  expect(parts.filter(([, { description }]) => !description).map(([path]) => path)).toEqual([]);
});
