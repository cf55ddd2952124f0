import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { OpenApiDocument, Schema } from '../load/document.ts';
import type { OperationModel, ParameterModel, ResourceModel } from '../model/model.ts';
import { constrains, constraintsOf } from '../model/validation.ts';

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
  document: OpenApiDocument,
): RenderedValidators {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateFormats: false,
    messages: false,
    code: { source: true, esm: true },
  });
  ajv.addSchema(componentsOf(document), COMPONENTS);
  const exported = new Map<string, string>();
  const names = new Map<string, ValidatorNames>();
  for (const operation of resource.operations)
    names.set(operation.id, addOperation(operation, ajv, exported));
  if (exported.size === 0) return { source: 'export {};\n', names };
  const references = Object.fromEntries([...exported.values()].map((name) => [name, name]));
  return { source: readable(standalone.default(ajv, references)), names };
}

function componentsOf(document: OpenApiDocument): object {
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
  const reduced = Object.entries(schemas).map(([name, schema]) => [
    name,
    absolute(constraintsOf(schema)),
  ]);
  return { $id: COMPONENTS, components: { schemas: Object.fromEntries(reduced) as object } };
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
  const add = (parameters: readonly ParameterModel[], requires: boolean): string => {
    const schema = objectOf(parameters, requires);
    if (schema === null) return 'null';
    const key = JSON.stringify(schema);
    let name = exported.get(key);
    if (name === undefined) {
      name = `validate${exported.size + 1}`;
      ajv.addSchema({ ...schema, $id: name }, name);
      exported.set(key, name);
    }
    return `checks.${name}`;
  };
  return {
    params: add(operation.pathParameters, false),
    query: add(operation.query, false),
    body: add(operation.body?.properties ?? [], false),
  };
}

/** The decoders have told missing names already, so only what is there is checked. */
function objectOf(parameters: readonly ParameterModel[], requires: boolean): Schema | null {
  const constrained = parameters
    .map(({ name, schema }) => [name, absolute(constraintsOf(schema))] as const)
    .filter(([, schema]) => constrains(schema));
  if (constrained.length === 0) return null;
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(constrained),
    ...(requires && required.length > 0 ? { required } : {}),
  };
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
  return `// @ts-nocheck\n${[...new Set(imports)].toSorted().join('\n')}\n${body}\n`;
}
