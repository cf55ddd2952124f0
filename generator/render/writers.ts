import type { Model, ResourceModel } from '../model/model.ts';
import type { Writer } from '../model/writer.ts';
import { print } from './template.ts';

/** One function per component schema that prints a value as JSON, declared members only. */
export function renderWriters(resource: ResourceModel, model: Model): string {
  const bodies = resource.schemas.flatMap((schema) => schema.writerBody ?? []);
  const own = resource.schemas.filter((schema) => schema.writer !== null);
  return print('writers', {
    schemas: resource.schemas,
    imports: writerImports(bodies, resource.name, model),
    types: own.map((schema) => schema.typeName).join(', '),
  });
}

/** Writers of other resources that the given ones call. */
export function writerImports(
  writers: readonly Writer[],
  home: string | null,
  model: Model,
): { from: string; names: string }[] {
  const called = new Set(writers.flatMap(({ calls }) => calls));
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
