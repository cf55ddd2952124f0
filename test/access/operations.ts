import document from '#generated/openapi.json' with { type: 'json' };

/** One operation as the published document says it, as far as the tests of access need it. */
export interface DocumentedOperation {
  readonly id: string;
  readonly resource: string;
  readonly method: string;
  /** Path relative to the base path. */
  readonly path: string;
  readonly pending: boolean;
  /** Container that the access check loads; null for operations about neither project nor group. */
  readonly subject: { readonly kind: 'project' | 'group'; readonly parameter: string } | null;
  readonly administrator: boolean;
  /** Statuses of what was done, or was done already. */
  readonly successes: readonly number[];
  /** Names and examples of the path parameters. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: readonly QueryParameter[];
  /** The document's example of a body, without files; null when it has none. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** Properties of the body that are files and required. */
  readonly files: readonly string[];
  /** Names of all properties of the body. */
  readonly properties: readonly string[];
}

export interface QueryParameter {
  readonly name: string;
  readonly required: boolean;
  readonly example: unknown;
  /** `string`, `integer`, `boolean`, …; the first, where several are allowed. */
  readonly type: string;
  readonly enum: readonly unknown[] | null;
  readonly format: string | null;
}

type Json = Readonly<Record<string, unknown>>;

/** Follows references; what is not there is empty. */
function resolved(value: unknown): Json {
  const json = (value ?? {}) as Json;
  const reference = json['$ref'];
  if (typeof reference !== 'string') return json;
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key.replaceAll('~1', '/')], document);
  return resolved(found);
}

const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

function exampleOf(parameter: Json): unknown {
  return parameter['example'] ?? resolved(parameter['schema'])['example'];
}

function queryParameter(parameter: Json): QueryParameter {
  const schema = resolved(parameter['schema']);
  const { type, format } = schema;
  const options = schema['enum'] ?? resolved(schema['items'])['enum'];
  return {
    name: String(parameter['name']),
    required: parameter['required'] === true,
    example: exampleOf(parameter),
    type: String(Array.isArray(type) ? type[0] : type),
    enum: Array.isArray(options) ? options : null,
    format: typeof format === 'string' ? format : null,
  };
}

function bodyOf(operation: Json): Pick<DocumentedOperation, 'body' | 'files' | 'properties'> {
  const content = resolved(operation['requestBody'])['content'] as Json | undefined;
  if (content === undefined) return { body: null, files: [], properties: [] };
  const media = Object.values(content)[0] as Json;
  const schema = resolved(media['schema']);
  const properties = (schema['properties'] ?? {}) as Json;
  const files = list(schema['required'])
    .map(String)
    .filter((name) => resolved(properties[name])['format'] === 'binary');
  const example = (media['example'] ?? schema['example'] ?? {}) as Json;
  const body = Object.entries(example).filter(([name]) => !files.includes(name));
  return { body: Object.fromEntries(body), files, properties: Object.keys(properties) };
}

function subjectOf(access: unknown): DocumentedOperation['subject'] {
  if (typeof access !== 'object' || access === null) return null;
  const kind = 'project' in access ? 'project' : 'group' in access ? 'group' : null;
  if (kind === null) return null;
  const { parameter = 'id' } = access as { readonly parameter?: string };
  return { kind, parameter };
}

function operationOf(
  method: string,
  path: string,
  shared: unknown,
  operation: Json,
): DocumentedOperation {
  const parameters = [...list(shared), ...list(operation['parameters'])].map(resolved);
  const access = operation['x-access'];
  return {
    id: String(operation['operationId']),
    resource: String(list(operation['tags'])[0]),
    method: method.toUpperCase(),
    path,
    pending: operation['x-pending'] === true,
    subject: subjectOf(access),
    administrator: JSON.stringify(access ?? null).includes('administrator'),
    successes: Object.keys((operation['responses'] ?? {}) as Json)
      .map(Number)
      .filter((status) => status < 400),
    params: Object.fromEntries(
      parameters
        .filter((each) => each['in'] === 'path')
        .map((each) => [String(each['name']), exampleOf(each) ?? 1]),
    ),
    query: parameters.filter((each) => each['in'] === 'query').map(queryParameter),
    ...bodyOf(operation),
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the document below the base path. */
export const operations: readonly DocumentedOperation[] = Object.entries(
  document.paths as Readonly<Record<string, Json>>,
).flatMap(([path, item]) =>
  METHODS.filter((method) => method in item).map((method) =>
    operationOf(method, path, item['parameters'], item[method] as Json),
  ),
);

/** The path with its parameters filled in, below the base path; without a query. */
export function addressOf(
  { path }: DocumentedOperation,
  params: Readonly<Record<string, unknown>>,
): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

/** `?a=1&b=2`, or nothing. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** JSON, or multipart where a file is asked for. */
export function payloadOf(
  { files }: DocumentedOperation,
  body: Readonly<Record<string, unknown>> | null,
): { readonly body: unknown; readonly headers: Readonly<Record<string, string>> } {
  if (files.length === 0) return { body: body ?? undefined, headers: {} };
  const part = (disposition: string, content: string) =>
    `--part\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
  const parts = [
    ...files.map((name) => part(`name="${name}"; filename="a.txt"`, 'content')),
    ...Object.entries(body ?? {}).map(([name, value]) => part(`name="${name}"`, String(value))),
  ];
  return {
    body: `${parts.join('')}--part--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
  };
}
