import type { Model, ResourceModel } from '../model/model.ts';
import { print } from './template.ts';

/** One function per component schema that prints a value as JSON, declared members only. */
export function renderWriters(resource: ResourceModel, model: Model): string {
  const bodies = resource.schemas.map((schema) => schema.writerBody ?? '');
  const own = resource.schemas.filter((schema) => schema.writer !== null);
  return print('writers', {
    schemas: resource.schemas,
    imports: writerImports(bodies, resource.name, model),
    types: own.map((schema) => schema.typeName).join(', '),
  });
}

/** Writers of other resources that the given expressions call. */
export function writerImports(
  expressions: readonly string[],
  home: string | null,
  model: Model,
): { from: string; names: string }[] {
  const called = new Set(
    expressions.flatMap((text) => [...text.matchAll(/\bwrite[A-Z]\w*/g)].map(([name]) => name)),
  );
  return model.resources
    .filter((resource) => resource.name !== home)
    .map((resource) => ({
      from: resource.name,
      names: resource.schemas
        .map((schema) => schema.writer)
        .filter((writer) => writer !== null && called.has(writer))
        .join(', '),
    }))
    .filter(({ names }) => names !== '');
}
