import {
  type Described,
  formatValue,
  listDescribed,
  type Resolve,
  toDocumentedText,
  toRecord,
} from './described.ts';
import { listChoices } from './schema-types.ts';

/** Example calls of one operation: name of the language and text. */
export interface Sample {
  readonly language: 'curl' | 'JavaScript' | 'Python';
  readonly text: string;
}

interface SampledOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Described;
  readonly parameters: readonly Described[];
}

/** A call of an operation with the examples of the document. */
interface ExampleRequest {
  readonly method: string;
  readonly url: string;
  readonly header: readonly [name: string, value: string] | null;
  readonly body: { readonly kind: 'json' | 'form'; readonly value: unknown } | null;
}

/** Calls of an operation for a shell and two languages; `origin` is the base URL of the instance. */
export function listSamples(shown: SampledOperation, origin: string, resolve: Resolve): Sample[] {
  const request = createExample(shown, origin, resolve);
  return [
    { language: 'curl', text: formatCurl(request) },
    { language: 'JavaScript', text: formatJavaScript(request) },
    { language: 'Python', text: formatPython(request) },
  ];
}

function createExample(
  { method, path, parameters, operation }: SampledOperation,
  origin: string,
  resolve: Resolve,
): ExampleRequest {
  const findValue = ({ example, schema }: Described) => example ?? findExample(schema, resolve);
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (url, each) =>
        url.replace(`{${toDocumentedText(each.name)}}`, () =>
          encodeURIComponent(formatValue(findValue(each))),
        ),
      path,
    );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required === true)
    .flatMap((each) => listQueryPairs(each, findValue(each)))
    .map((pair) => pair.map(encodeURIComponent).join('='));
  return {
    method,
    url: `${origin}${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`,
    header: findHeader(operation.security),
    body: findBody(resolve(operation.requestBody), resolve),
  };
}

/** A parameter of a query as its document wants it: lists with commas or one by one, objects member by member. */
function listQueryPairs(
  { name, explode }: Described,
  value: unknown,
): readonly (readonly [name: string, value: string])[] {
  const key = toDocumentedText(name);
  if (Array.isArray(value)) {
    const texts = value.map(formatValue);
    return explode === true
      ? texts.map((text) => [`${key}[]`, text] as const)
      : [[key, texts.join(',')]];
  }
  const members = Object.entries(toRecord(value));
  return members.length === 0
    ? [[key, formatValue(value)]]
    : members.map(([member, each]) => [`${key}[${member}]`, formatValue(each)] as const);
}

/** The header that shows who calls; null for an operation that takes no token. */
function findHeader(security: unknown): ExampleRequest['header'] {
  if (security === undefined) return ['PRIVATE-TOKEN', 'TOKEN'];
  const names = listDescribed(security).flatMap(Object.keys);
  if (names.includes('privateToken')) return ['PRIVATE-TOKEN', 'TOKEN'];
  if (names.includes('jobToken') || names.includes('runningJob')) return ['JOB-TOKEN', 'TOKEN'];
  return names.includes('bearer') || names.includes('scimToken')
    ? ['Authorization', 'Bearer TOKEN']
    : null;
}

function findBody({ content }: Described, resolve: Resolve): ExampleRequest['body'] {
  const media = toRecord(content);
  const json = Object.entries(media).find(([type]) => /[/+]json$/.test(type));
  const form = media['multipart/form-data'] ?? media['application/x-www-form-urlencoded'];
  if (json !== undefined) return { kind: 'json', value: findMediaExample(json[1], resolve) };
  if (form === undefined) return null;
  return { kind: 'form', value: findMediaExample(form, resolve) };
}

/** The example of a body, or one made of the properties that it requires. */
export function findMediaExample(value: unknown, resolve: Resolve): unknown {
  const { example, examples, schema } = toRecord(value);
  if (example !== undefined) return example;
  const [first] = Object.values(toRecord(examples));
  return first === undefined ? findExample(schema, resolve) : resolve(first).value;
}

const exampleOfType: Readonly<Record<string, unknown>> = {
  string: 'text',
  integer: 1,
  number: 1,
  boolean: true,
};

/** An example of a schema: its own, its first value, or one of its type. */
function findExample(value: unknown, resolve: Resolve, depth = 0): unknown {
  const schema = resolve(value);
  const { example, type, properties } = schema;
  if (example !== undefined) return example;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [choice] = [...listChoices(schema), ...listDescribed(schema.allOf)];
  if (depth > 3) return null;
  if (choice !== undefined) return findExample(choice, resolve, depth + 1);
  if (schema.items !== undefined) return [findExample(schema.items, resolve, depth + 1)];
  if (properties !== undefined) {
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    return Object.fromEntries(
      Object.entries(toRecord(properties))
        .filter(([name]) => required.has(name))
        .map(([name, property]) => [name, findExample(property, resolve, depth + 1)]),
    );
  }
  const [first] = Array.isArray(type) ? (type as unknown[]) : [type];
  return exampleOfType[String(first)] ?? 1;
}

function formatCurl({ method, url, header, body }: ExampleRequest): string {
  return [
    method === 'GET' ? 'curl' : `curl --request ${method}`,
    ...(header === null ? [] : [`--header "${header[0]}: ${toVariable(header[1], '$TOKEN')}"`]),
    ...(body?.kind === 'json' ? ['--header "Content-Type: application/json"'] : []),
    ...(body?.kind === 'json' ? [`--data '${quoteForShell(JSON.stringify(body.value))}'`] : []),
    ...(body?.kind === 'form'
      ? listFormFields(body.value).map(
          ([name, value]) => `--form '${quoteForShell(`${name}=${value}`)}'`,
        )
      : []),
    `"${url}"`,
  ].join(' \\\n  ');
}

const toVariable = (value: string, variable: string) => value.replace('TOKEN', variable);

/** A text between single quotes of a shell. */
const quoteForShell = (text: string) => text.replaceAll("'", String.raw`'\''`);

function listFormFields(value: unknown): readonly (readonly [name: string, value: string])[] {
  return Object.entries(toRecord(value)).map(([name, each]) => [name, formatValue(each)]);
}

function formatJavaScript({ method, url, header, body }: ExampleRequest): string {
  const headers = [
    ...(header === null
      ? []
      : [`'${header[0]}': ${header[1] === 'TOKEN' ? 'token' : '`Bearer ${token}`'}`]),
    ...(body?.kind === 'json' ? ["'Content-Type': 'application/json'"] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`]),
    ...(body === null
      ? []
      : [body.kind === 'json' ? `body: JSON.stringify(${toLiteral(body.value)})` : 'body: form']),
  ];
  return [
    ...(header === null ? [] : ['const token = process.env.TOKEN;']),
    ...(body?.kind === 'form'
      ? [
          'const form = new FormData();',
          ...listFormFields(body.value).map(
            ([name, value]) => `form.append(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
          ),
        ]
      : []),
    options.length === 0
      ? `const response = await fetch(${JSON.stringify(url)});`
      : `const response = await fetch(${JSON.stringify(url)}, {\n${options.map((each) => `  ${each},\n`).join('')}});`,
    'console.log(response.status, await response.text());',
  ].join('\n');
}

const toLiteral = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

function formatPython({ method, url, header, body }: ExampleRequest): string {
  const [, token = ''] = header ?? [];
  const value = token === 'TOKEN' ? 'os.environ["TOKEN"]' : 'f"Bearer {os.environ[\'TOKEN\']}"';
  const parts = [
    JSON.stringify(url),
    ...(header === null ? [] : [`headers={"${header[0]}": ${value}}`]),
    ...(body === null
      ? []
      : [`${body.kind === 'json' ? 'json' : 'data'}=${formatPythonValue(body.value)}`]),
  ];
  return [
    ...(header === null ? [] : ['import os', '']),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(\n${parts.map((each) => `    ${each},\n`).join('')})`,
    'print(response.status_code, response.text)',
  ].join('\n');
}

/** A value of JSON as Python writes it. Texts are the same in both. */
function formatPythonValue(value: unknown, indent = '    '): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  const inner = `${indent}    `;
  const join = (open: string, parts: readonly string[], close: string) =>
    parts.length === 0
      ? open + close
      : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
  if (Array.isArray(value))
    return join(
      '[',
      value.map((each) => formatPythonValue(each, inner)),
      ']',
    );
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([name, each]) => `${JSON.stringify(name)}: ${formatPythonValue(each, inner)}`,
  );
  return join('{', parts, '}');
}
