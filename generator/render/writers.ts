import type { Model, ResourceModel } from '../model/model.ts';
import { WRITE } from '../model/writer.ts';
import {
  type Importable,
  ofRuntime,
  type PrintedModule,
  importTypes,
  importValues,
  importModule,
} from './printed-module.ts';
import { printModule } from './template.ts';

/** Runtime functions that printed writers call. */
export const writeModule = importModule(ofRuntime('write'), WRITE);

/** One function per component schema that prints a value as JSON, declared members only. */
export function renderWriters({ name, schemas }: ResourceModel, model: Model): PrintedModule {
  return printModule('writers', { schemas }, [
    writeModule,
    ...writersIn(
      model.resources.filter((resource) => resource.name !== name),
      '..',
    ),
    importTypes('./types.ts', ...schemas.map(({ typeName }) => typeName)),
  ]);
}

/** Writers of resources, whose folders are in `folder`. */
export const writersIn = (resources: Model['resources'], folder: string): readonly Importable[] =>
  resources.map(({ name, schemas }) =>
    importValues(`${folder}/${name}/writers.ts`, ...schemas.flatMap(({ writer }) => writer ?? [])),
  );
