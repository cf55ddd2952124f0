/**
 * express-openapi-validator misreads some legal constructs, so it gets a rewritten copy of the published document. It
 * also deletes examples from its input and edits the schemas. Each rewrite is one function;
 * test/start/oracle-document.test.ts shows the wrong verdict without it.
 */
export type JsonObject = { [key: string]: unknown };

/** The document for the second judge. The argument is not changed. */
export function createOracleDocument(bundle: Readonly<JsonObject>): JsonObject {
  const document = structuredClone(bundle);
  for (const rewrite of rewrites) rewrite(document);
  return document;
}

export const rewrites = [
  simplifyBracketNames,
  declareWildcardPaths,
  allowReservedCharacters,
  allowUnknownParameters,
  loosenUnions,
  limitTuples,
  replaceArraysByCommaText,
  loosenFormBodies,
  allowAbsentDeepObjects,
  removeExamples,
  loosenPathNumbers,
  removeSecurity,
] as const;

/** A parameter called `labels[]` is "unknown" to it whatever is sent; under the plain name both forms are read. */
function simplifyBracketNames(document: JsonObject): void {
  for (const parameter of listParameters(document)) {
    if (typeof parameter.name !== 'string' || parameter.in !== 'query') continue;
    parameter.name = parameter.name.replace(/\[\]$/, '');
  }
}

/** `x-wildcard` parameters span slashes, which it only believes in its own notation. */
function declareWildcardPaths(document: JsonObject): void {
  const shared = recordAt(recordAt(document, 'components'), 'parameters');
  const paths = recordAt(document, 'paths');
  document.paths = Object.fromEntries(
    Object.entries(paths).map(([path, item]) => {
      let renamed = path;
      for (const parameter of listItemParameters(item, shared)) {
        if (parameter['x-wildcard'] !== true) continue;
        renamed = renamed.replace(`{${String(parameter.name)}}`, `{${String(parameter.name)}}*`);
      }
      return [renamed, item];
    }),
  );
}

/**
 * The judge refuses `2026-01-01T10:00:00Z` and `a/b` unless every such character is percent-encoded; clients do send
 * them unencoded.
 */
function allowReservedCharacters(document: JsonObject): void {
  for (const parameter of listParameters(document)) {
    if (parameter.in === 'query')
      Object.assign(parameter, { allowReserved: true, allowEmptyValue: true });
  }
}

/** The API ignores parameters that it does not know. */
function allowUnknownParameters(document: JsonObject): void {
  for (const operation of listOperations(document)) {
    operation['x-eov-allow-unknown-query-parameters'] = true;
  }
}

/** A parameter value is a text: coerced, `7` fits both branches of integer-or-text, so "exactly one" never holds. */
function loosenUnions(document: JsonObject): void {
  for (const parameter of listParameters(document)) {
    visitRecords(parameter.schema, (schema) => {
      if (!Array.isArray(schema.oneOf)) return;
      schema.anyOf = schema.oneOf;
      delete schema.oneOf;
    });
  }
}

/** The judge throws on a tuple of open length. */
function limitTuples(document: JsonObject): void {
  visitRecords(document, (schema) => {
    if (!Array.isArray(schema.prefixItems)) return;
    schema.minItems ??= schema.prefixItems.length;
    if (schema.items === undefined || schema.items === false) {
      schema.maxItems ??= schema.prefixItems.length;
      schema.items = false;
    }
  });
}

/** Body arrays marked `x-comma-separated` also come as one text, which the schema alone does not say. */
function replaceArraysByCommaText(document: JsonObject): void {
  visitRecords(document, (schema) => {
    if (schema['x-comma-separated'] !== true || schema.anyOf !== undefined) return;
    const { description, ...array } = schema;
    for (const key of Object.keys(array)) delete schema[key];
    schema.anyOf = [{ ...array, 'x-comma-separated': false }, { type: 'string' }];
    schema.description = description;
  });
}

/** A number in a path that is below all others names nothing: that is 404, as of any other that names nothing. */
function loosenPathNumbers(document: JsonObject): void {
  for (const parameter of listParameters(document)) {
    if (parameter.in !== 'path') continue;
    visitRecords(parameter.schema, (schema) => {
      delete schema.minimum;
    });
  }
}

/** Every body may be JSON, form or multipart; the document names one type, and the judge knows only that one. */
function loosenFormBodies(document: JsonObject): void {
  const shared = Object.values(recordAt(recordAt(document, 'components'), 'requestBodies'));
  const own = listOperations(document).map((operation) => operation.requestBody);
  for (const body of [...shared, ...own].filter(isRecord)) {
    const content = recordAt(body, 'content');
    const [declared] = Object.keys(content);
    if (declared === undefined) continue;
    // The judge requires a body unless the document marks it as optional.
    body.required ??= false;
    for (const encoding of ENCODINGS) content[encoding] ??= structuredClone(content[declared]);
  }
}

const ENCODINGS = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** The judge replaces an absent `deepObject` parameter by an empty object, unless the schema lists no properties. */
function allowAbsentDeepObjects(document: JsonObject): void {
  for (const { style, schema } of listParameters(document)) {
    if (style !== 'deepObject' || !isRecord(schema) || schema.properties === undefined) continue;
    const { properties, required, ...rest } = schema;
    for (const key of Object.keys(schema)) delete schema[key];
    Object.assign(schema, rest, {
      allOf: [{ properties, ...(required !== undefined && { required }) }],
    });
  }
}

/** Examples are checked when the bundle is made; here they cost time, and it stumbles over references to them. */
function removeExamples(document: JsonObject): void {
  const components = recordAt(document, 'components');
  delete components.examples;
  const headers = Object.values(recordAt(components, 'headers')).filter(isRecord);
  for (const owner of [...listParameters(document), ...headers, ...listMediaTypes(document)]) {
    delete owner.example;
    delete owner.examples;
  }
}

/** Every media type object of a request or response body. */
function listMediaTypes(document: JsonObject): JsonObject[] {
  const components = recordAt(document, 'components');
  const bodies = [
    ...Object.values(recordAt(components, 'requestBodies')),
    ...Object.values(recordAt(components, 'responses')),
    ...listOperations(document).flatMap((operation) => [
      operation.requestBody,
      ...Object.values(recordAt(operation, 'responses')),
    ]),
  ];
  return bodies
    .filter(isRecord)
    .flatMap((body) => Object.values(recordAt(body, 'content')).filter(isRecord));
}

/** Credentials are ours to judge: they are looked up, not matched against a schema. */
function removeSecurity(document: JsonObject): void {
  delete document.security;
  for (const operation of listOperations(document)) delete operation.security;
  delete recordAt(document, 'components').securitySchemes;
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

function listOperations(document: JsonObject): JsonObject[] {
  return Object.values(recordAt(document, 'paths')).flatMap((item) =>
    isRecord(item) ? methods.map((method) => item[method]).filter(isRecord) : [],
  );
}

/** Every parameter object of the document: shared, of a path, of an operation. */
function listParameters(document: JsonObject): JsonObject[] {
  const shared = recordAt(recordAt(document, 'components'), 'parameters');
  const own = Object.values(recordAt(document, 'paths')).flatMap((item) =>
    listItemParameters(item, {}),
  );
  return [...Object.values(shared), ...own].filter(isRecord);
}

/** The parameters of a path item and its operations, references followed into `shared`. */
function listItemParameters(item: unknown, shared: JsonObject): JsonObject[] {
  if (!isRecord(item)) return [];
  const lists = [item.parameters, ...methods.map((method) => recordAt(item, method).parameters)];
  return lists
    .filter((list): list is unknown[] => Array.isArray(list))
    .flat()
    .map((parameter) => {
      if (!isRecord(parameter) || typeof parameter.$ref !== 'string') return parameter;
      return shared[parameter.$ref.replace('#/components/parameters/', '')];
    })
    .filter(isRecord);
}

function visitRecords(value: unknown, visit: (record: JsonObject) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) visitRecords(each, visit);
  } else if (isRecord(value)) {
    visit(value);
    for (const each of Object.values(value)) visitRecords(each, visit);
  }
}

/** The object at `key`; a new, unattached one if absent. */
function recordAt(parent: JsonObject, key: string): JsonObject {
  const value = parent[key];
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
