import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { graphqlModel } from '../graphql/files.ts';
import { neededIn } from '../graphql/needed.ts';
import type { Built } from '../model/build.ts';
import { camel } from '../model/names.ts';
import { complain, type Options, refuse, say } from './command.ts';

/** The functions of GraphQL fields that are written by hand. */
export interface GraphqlFunctions {
  readonly fields: number;
  /** Fields without a function as `Type.field`, each with its file and line, and the reason. */
  readonly missing: readonly string[];
}

type Loaders = Readonly<Record<string, () => Promise<Readonly<Record<string, object>>>>>;

/** Finds the function of each field that needs one, among the functions that the registry loads by file. */
export async function findGraphqlFunctions(
  { spec, services, json }: Options,
  built: Built,
): Promise<GraphqlFunctions> {
  const { model, faults } = graphqlModel(spec, built);
  if (faults.length > 0) refuse(faults, json);
  const { graphqlFunctions = {} } = (await import(pathToFileURL(resolve(services)).href)) as {
    graphqlFunctions?: Loaders;
  };
  let fields = 0;
  const missing: string[] = [];
  for (const file of model.files) {
    const needed = neededIn(model, file);
    if (needed.length === 0) continue;
    const written = (await graphqlFunctions[camel(file)]?.()) ?? {};
    for (const { type, fields: own, loaded } of needed) {
      const places = own.map(({ name, position }) => ({ name, position }));
      if (loaded !== null) places.push({ name: 'load', position: type.position });
      for (const { name, position } of places) {
        fields += 1;
        const found = (written[type.name] as Readonly<Record<string, unknown>> | undefined)?.[name];
        if (typeof found === 'function') continue;
        const at =
          position === null ? file : `${position.file}:${position.line}:${position.column}`;
        const what = found === undefined ? 'has no function' : `is ${typeof found}, no function`;
        missing.push(`${at} unimplemented: ${type.name}.${name} ${what}`);
      }
    }
  }
  return { fields, missing };
}

export function tellGraphqlFunctions({ fields, missing }: GraphqlFunctions): void {
  if (fields === 0) return;
  say(
    `${fields - missing.length} of ${fields} GraphQL fields that are written by hand have a function`,
  );
  for (const each of missing) {
    complain(`${each}. Write it in the module that \`graphqlFunctions\` loads for its file.`);
  }
}
