import { describe, expect, it } from 'vitest';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import type { OperationModel } from '#generator/model/model.ts';
import { isFilled, resolveShape } from '#generator/model/shape.ts';

const { spec } = load('spec/openapi.yaml');
if (spec === null) throw new Error('the document has faults');
const { model, parts } = buildModel(spec);
const operations = model.resources.flatMap((resource) => resource.operations);

/** Texts that a new thing must have, and that an update may leave empty. */
const mayBeEmpty = new Set([
  'updateGroupVariable value',
  'updateInstanceVariable value',
  'updatePipelineSchedule description',
  'updatePipelineScheduleVariable value',
  'updateProjectVariable value',
]);

/** The texts of an update that the creation beside it asks for: null would neither leave them nor take them away. */
function neededTexts({ id, method, path, body }: OperationModel): readonly string[] {
  if (method !== 'PUT' && method !== 'PATCH') return [];
  const collection = path.slice(0, path.lastIndexOf('/'));
  const made = operations.find((each) => each.method === 'POST' && each.path === collection);
  const needed = (made?.body?.properties ?? []).filter(({ required }) => required);
  return (body?.properties ?? [])
    .filter(({ name, schema, required }) => {
      const { kind, nullable } = resolveShape(schema, parts.resolver);
      return (
        kind === 'string' && !nullable && !required && needed.some((each) => each.name === name)
      );
    })
    .map(({ name }) => `${id} ${name}`);
}

describe('texts that may not be blank', () => {
  const texts = operations.flatMap(neededTexts).filter((text) => !mayBeEmpty.has(text));

  it('are those that creation asks for', () => {
    const filled = new Set(
      operations.flatMap(({ id, body }) =>
        (body?.properties ?? [])
          .filter(({ schema }) => isFilled(schema, parts.resolver))
          .map(({ name }) => `${id} ${name}`),
      ),
    );
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => !filled.has(text))).toEqual([]);
  });
});
