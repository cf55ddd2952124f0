import { _, type KeywordCxt } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { isData, type Schema } from '../load/document.ts';
import type {
  OperationModel,
  ParameterModel,
  ResourceModel,
  StandardBody,
} from '../model/model.ts';
import { type Asking, constrains, reduceToConstraints } from '../model/validation.ts';
import { formats } from '../runtime/formats.ts';
import type { ComponentSchemas } from './component-schemas.ts';
import type { PrintedModule } from './printed-module.ts';
import { BY_NAME, VALUES } from './request-schemas.ts';
import { FORMATS, UNIQUE, validatorModule } from './validator-source.ts';

/** Names of an operation's validators; null where decoding leaves nothing to check. */
export interface ValidatorNames {
  readonly params: string | null;
  readonly query: string | null;
  readonly headers: string | null;
  readonly cookies: string | null;
  readonly body: string | null;
}

export interface RenderedValidators {
  readonly module: PrintedModule;
  /** Validator names by the type name of the operation. */
  readonly names: ReadonlyMap<string, ValidatorNames>;
}

const COMPONENTS = 'spec:components';

/** Total characters of the schemas of a resource above which each is a separate function, except small ones. */
const LARGE = 300_000;
const FEW_KEYWORDS = 10;

/** Schemas within schemas that are compiled within each other. */
const MOST_LEVELS = 30;

/** Compiles the constraints of a resource's parameters and bodies into plain functions, once per distinct schema. */
export function renderValidators(
  resource: ResourceModel,
  components: ComponentSchemas,
): RenderedValidators {
  const standard = resource.operations.some((operation) => operation.standard);
  const requests = listParameterSchemas(resource);
  const named = components.reachedFrom(requests);
  // Tracking evaluated properties is expensive, and few documents need it.
  const asked = [requests, named.map((name) => components.get(name))];
  const unevaluated = JSON.stringify(asked).includes('"unevaluated');
  const asking: Asking = {
    unevaluated,
    formats: standard,
    isUnsent: (property) => standard && components.resolve(property)[resource.unsent] === true,
    resolve: (schema) => components.resolve(schema),
  };
  const schemas = Object.fromEntries(
    named.map((name) => [name, makeAbsolute(reduceToConstraints(components.get(name), asking))]),
  ) as object;
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateFormats: standard,
    // The time of ajv grows faster than the size of one function, so that large schemas are not inlined.
    inlineRefs: JSON.stringify(schemas).length > LARGE ? FEW_KEYWORDS : true,
    formats,
    messages: false,
    // The lint has checked every schema already.
    meta: false,
    validateSchema: false,
    code: { source: true, esm: true, formats: _`require(${FORMATS})` },
  });
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', code: askUnique });
  ajv.addSchema({ $id: COMPONENTS, components: { schemas } }, COMPONENTS);
  ajv.opts.unevaluated = unevaluated;
  // A reference has its target compiled within: deep documents would be too deep for the stack.
  const { order, levels } = components.innermostFirst(named);
  if (levels > MOST_LEVELS)
    for (const name of order) ajv.getSchema(`${COMPONENTS}#/components/schemas/${name}`);
  const checks = new Checks(ajv, asking);
  const names = new Map(
    withEachBody(resource).map((operation) => [operation.pascal, collectNames(operation, checks)]),
  );
  return { module: checks.module(), names };
}

/** Ajv compares each element with each other one, but for lists of plain values of a known type. */
function askUnique(cxt: KeywordCxt): void {
  if (cxt.schema !== true) return;
  const unique = cxt.gen.scopeValue('func', { ref: UNIQUE, code: _`require(${UNIQUE})` });
  cxt.fail(_`!${unique}(${cxt.data})`);
}

/** Operations of a resource, once for each variant of their bodies. */
export const withEachBody = ({ operations }: ResourceModel): readonly OperationModel[] =>
  operations.flatMap((operation) => [operation, ...operation.otherBodies]);

/** The schemas of everything that a resource's requests hold. */
export function listParameterSchemas(resource: ResourceModel): readonly Schema[] {
  return withEachBody(resource).flatMap(
    ({ pathParameters, query, headers, cookies, body, wholeBody, standardBody }) => [
      ...[...pathParameters, ...query, ...headers, ...cookies, ...(body?.properties ?? [])].map(
        ({ schema }) => schema,
      ),
      ...(body === null ? [] : [body.beside]),
      ...(wholeBody === null ? [] : [wholeBody.schema]),
      ...(standardBody === null ? [] : [standardBody.schema]),
    ],
  );
}

/** The parts of the model that the validators of a resource depend on, component schemas aside. */
export function checkedIn(resource: ResourceModel): readonly unknown[] {
  return withEachBody(resource).flatMap(
    ({ pascal, pathParameters, query, headers, cookies, body, wholeBody, standardBody }) => [
      pascal,
      pathParameters,
      query,
      headers,
      cookies,
      body,
      wholeBody,
      standardBody,
    ],
  );
}

/** References of the document, made absolute so that each validator finds them; values that look like one stay. */
function makeAbsolute(schema: unknown): Schema {
  const mapMembers = (value: object): object =>
    Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapNode(member)]));
  const mapNode = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mapNode);
    if (!isData(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        if (VALUES.has(key)) return [key, member];
        if (BY_NAME.has(key) && isData(member)) return [key, mapMembers(member)];
        const isReference = key === '$ref' && typeof member === 'string' && member.startsWith('#/');
        return [key, isReference ? `${COMPONENTS}${member}` : mapNode(member)];
      }),
    );
  };
  return mapNode(schema) as Schema;
}

/** Properties from which on an object is checked property by property. */
const MANY = 40;

/** The validators of one module, one per distinct schema. */
class Checks {
  readonly #ajv: Ajv2020;
  readonly #asking: Asking;
  readonly #names = new Map<string, string>();
  /** Validators that ajv prints. */
  readonly #compiled: string[] = [];
  /** Validators of large objects, composed of other validators. */
  readonly #composed: string[] = [];

  constructor(ajv: Ajv2020, asking: Asking) {
    this.#ajv = ajv;
    this.#asking = asking;
  }

  /** Complete constraints of a decoded value. */
  constraintsOf(schema: Schema): Schema {
    return makeAbsolute(reduceToConstraints(schema, this.#asking));
  }

  add(schema: Schema): string {
    return this.#name(JSON.stringify(schema), (name) => {
      this.#ajv.addSchema({ ...schema, $id: name }, name);
      this.#compiled.push(name);
    });
  }

  /** Object with separate validators of its properties, which equal schemas share. */
  addLarge(properties: readonly (readonly [string, Schema])[], whole: string | null): string {
    const parts = properties.map(
      ([name, schema]) => `${JSON.stringify(name)}: ${this.add(schema)}`,
    );
    const source = `eachProperty({ ${parts.join(', ')} }, ${whole ?? 'null'})`;
    return this.#name(source, (name) => this.#composed.push(`export const ${name} = ${source};`));
  }

  module(): PrintedModule {
    if (this.#names.size === 0) return { head: '', imports: [], body: 'export {};\n' };
    const references = Object.fromEntries(this.#compiled.map((name) => [name, name]));
    const code = standalone.default(this.#ajv, references);
    return validatorModule([code, ...this.#composed].join('\n'), this.#composed.length > 0);
  }

  #name(key: string, make: (name: string) => void): string {
    let name = this.#names.get(key);
    if (name === undefined) {
      // The name `validate` is reserved: ajv numbers its own functions with it.
      name = `check${this.#names.size + 1}`;
      this.#names.set(key, name);
      make(name);
    }
    return name;
  }
}

function collectNames(operation: OperationModel, checks: Checks): ValidatorNames {
  const { pathParameters, query, headers, cookies, body, wholeBody, standardBody } = operation;
  return {
    params: addParameters(checks, pathParameters),
    query: addParameters(checks, query),
    headers: addParameters(checks, headers),
    cookies: addParameters(checks, cookies),
    body:
      standardBody !== null
        ? addSent(checks, standardBody)
        : wholeBody === null
          ? addParameters(checks, body?.properties ?? [], body?.beside)
          : addWhole(checks, wholeBody.schema),
  };
}

/** A body that is checked as it was sent. */
function addSent(checks: Checks, { schema }: StandardBody): string | null {
  const reduced = checks.constraintsOf(schema);
  return Object.keys(reduced).length === 0 ? null : checks.add(reduced);
}

/** Adds the whole schema of a body that is one value. */
function addWhole(checks: Checks, schema: Schema): string | null {
  const reduced = checks.constraintsOf(schema);
  return constrains(reduced) ? checks.add(reduced) : null;
}

/**
 * The decoders report missing members already, so that only present members, and members that these require, are
 * checked.
 */
function addParameters(
  checks: Checks,
  parameters: readonly ParameterModel[],
  whole: Schema = {},
): string | null {
  const constrained = parameters
    .map((parameter) => ({ ...parameter, schema: checks.constraintsOf(parameter.schema) }))
    // JSON has its types from the client.
    .filter(({ schema, plan }) => constrains(schema) || plan?.style === 'json')
    .map(({ name, schema }) => [name, schema] as const);
  const dependencies = checks.constraintsOf(whole);
  const anyDependency = Object.keys(dependencies).length > 0;
  if (constrained.length >= MANY) {
    const rest = anyDependency ? checks.add({ type: 'object', ...dependencies }) : null;
    return checks.addLarge(constrained, rest);
  }
  if (constrained.length === 0 && !anyDependency) return null;
  const properties = Object.fromEntries(constrained);
  return checks.add({ type: 'object', properties, ...dependencies });
}
