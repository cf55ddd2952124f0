import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Schema } from '../load/document.ts';
import type { OperationModel, ParameterModel, ResourceModel } from '../model/model.ts';
import { constrains, constraintsOf } from '../model/validation.ts';
import type { ComponentSchemas } from './component-schemas.ts';

/** Names of an operation's validators as source; `null` where decoding leaves nothing to check. */
export interface ValidatorNames {
  readonly params: string;
  readonly query: string;
  readonly body: string;
}

export interface RenderedValidators {
  readonly source: string;
  readonly names: ReadonlyMap<string, ValidatorNames>;
}

const COMPONENTS = 'spec:components';

/** Compiles the constraints of a resource's parameters and bodies into plain functions, once per distinct schema. */
export function renderValidators(
  resource: ResourceModel,
  components: ComponentSchemas,
): RenderedValidators {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateFormats: false,
    messages: false,
    // The lint has checked every schema already.
    meta: false,
    validateSchema: false,
    code: { source: true, esm: true },
  });
  const named = components.reachedFrom(JSON.stringify(parametersOf(resource)));
  const schemas = [...named].map((name) => [name, absolute(constraintsOf(components.get(name)))]);
  ajv.addSchema(
    { $id: COMPONENTS, components: { schemas: Object.fromEntries(schemas) as object } },
    COMPONENTS,
  );
  const exported = new Map<string, string>();
  const names = new Map<string, ValidatorNames>();
  for (const operation of resource.operations)
    names.set(operation.id, addOperation(operation, ajv, exported));
  if (exported.size === 0) return { source: 'export {};\n', names };
  const references = Object.fromEntries([...exported.values()].map((name) => [name, name]));
  return { source: readable(standalone.default(ajv, references)), names };
}

/** The schemas of everything that a resource's requests hold. */
export function parametersOf({ operations }: ResourceModel): readonly (readonly Schema[])[] {
  return operations.map(({ pathParameters, query, body }) =>
    [...pathParameters, ...query, ...(body?.properties ?? [])].map(({ schema }) => schema),
  );
}

/** References of the document, made absolute so that each validator finds them. */
function absolute(schema: unknown): Schema {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${COMPONENTS}#/`);
  return JSON.parse(text) as Schema;
}

function addOperation(
  operation: OperationModel,
  ajv: Ajv2020,
  exported: Map<string, string>,
): ValidatorNames {
  const add = (parameters: readonly ParameterModel[], whole: Schema = {}): string => {
    const schema = objectOf(parameters, whole);
    if (schema === null) return 'null';
    const key = JSON.stringify(schema);
    let name = exported.get(key);
    if (name === undefined) {
      // Not `validate`: ajv numbers functions of its own with that.
      name = `check${exported.size + 1}`;
      ajv.addSchema({ ...schema, $id: name }, name);
      exported.set(key, name);
    }
    return `checks.${name}`;
  };
  return {
    params: add(operation.pathParameters),
    query: add(operation.query),
    body: add(operation.body?.properties ?? [], operation.body?.dependencies),
  };
}

/** The decoders have told missing names already, so only what is there is checked, and what it asks for beside it. */
function objectOf(parameters: readonly ParameterModel[], whole: Schema): Schema | null {
  const constrained = parameters
    .map(({ name, schema }) => [name, absolute(constraintsOf(schema))] as const)
    .filter(([, schema]) => constrains(schema));
  const dependencies = absolute(constraintsOf(whole));
  if (constrained.length === 0 && Object.keys(dependencies).length === 0) return null;
  return { type: 'object', properties: Object.fromEntries(constrained), ...dependencies };
}

/** ajv prints CommonJS calls even for modules; its two helpers come from our runtime instead. */
function readable(code: string): string {
  const imports: string[] = [];
  let body = code
    .replace('"use strict";', '')
    .replace(
      /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
      (_, local: string, helper: string) => {
        if (helper === 'ucs2length') {
          imports.push("import { ucs2length } from '../../generator/runtime/length.ts';");
          return `const ${local} = ucs2length;`;
        }
        imports.push("import { isDeepStrictEqual } from 'node:util';");
        return `const ${local} = isDeepStrictEqual;`;
      },
    );
  if (body.includes('require('))
    throw new Error('a validator needs a module that is not there at run time');
  body = body.replace(/;(?=(?:export |function |const |var ))/g, ';\n');
  // Told, not inferred: the compiler does not survive following the flow of a function that checks a large body.
  imports.push("import type { Validator } from '../../generator/runtime/operation.ts';");
  body = body.replace(/^export const (check\d+) = /gm, 'export const $1: Validator = ');
  return `// @ts-nocheck\n${[...new Set(imports)].toSorted().join('\n')}\n${body}\n`;
}
