import { describe, expect, it } from 'vitest';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { resolveShape } from '#generator/model/shape.ts';
import { contractOperations } from './operations.ts';
import { baseOf, verdict } from './verdict.ts';
import { changed } from './violation.ts';

const { spec } = load('spec/openapi.yaml');
if (spec === null) throw new Error('the document has faults');
const { model, parts } = buildModel(spec);

/** The optional members of bodies whose schema lists their words, as pairs of an operation and a name. */
const choices = model.resources
  .flatMap((resource) => resource.operations)
  .flatMap(({ id, body }) =>
    (body?.properties ?? [])
      .filter(({ schema, required }) => {
        const { enum: words } = parts.resolver.resolve<{ enum?: unknown }>(schema);
        return (
          !required && words !== undefined && resolveShape(schema, parts.resolver).kind === 'string'
        );
      })
      .map(({ name }) => [id, name] as const),
  );

describe('null for an optional member with an `enum`', () => {
  it('occurs in many operations', () => {
    expect(choices.length).toBeGreaterThan(30);
  });

  // A form of a file has no null.
  const inJson = contractOperations.filter(({ files }) => files.length === 0);
  const asked = inJson.flatMap((operation) =>
    choices
      .filter(([id]) => id === operation.id)
      .map(([id, name]) => [id, name, operation] as const),
  );
  it.each(asked)('counts as not given: %s %s', async (_, name, operation) => {
    const base = baseOf(operation);
    const { error } = await verdict(operation, changed(base, { body: { [name]: null } }));
    expect(error).not.toMatch(new RegExp(String.raw`(?<![\w.])${name} (is empty|does not have)`));
  });
});
