import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { type Config, plainConfig } from '#generator/config.ts';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { writeOutput } from '#generator/render/output.ts';
import { render } from '#generator/render/render.ts';
import { relaxed, specFolder } from '../generated.ts';
import { typeErrors } from '../type-errors.ts';

const RUNTIME = resolve(import.meta.dirname, '../../../generator/runtime');

/** Types of the language that printed modules name without an import. */
const OF_LANGUAGE = [
  ...['AbortSignal', 'Array', 'AsyncIterable', 'Blob', 'Headers', 'NonNullable', 'Omit', 'Partial'],
  ...['Promise', 'Readonly', 'Record'],
];

/** The names that a module exports, and those that it imports. */
function namesIn(text: string): readonly string[] {
  const exported = text.matchAll(
    /^export (?:declare |abstract |async )*(?:class|const|enum|function\*?|interface|let|type) (\w+)/gm,
  );
  const imported = text.matchAll(/^import (?:type )?\{([^}]*)\}/gm);
  return [
    ...[...exported].flatMap(([, name]) => name ?? []),
    ...[...imported].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  ];
}

const runtimeNames = readdirSync(RUNTIME, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => namesIn(readFileSync(join(RUNTIME, file), 'utf8')));

/** Names of what is printed of each tag. */
const OF_TAG = /^(\w+)(?:Client|Operations|Service)$/;

/** Names that are taken only with a suffix that the generator adds; the last two are one word in Pascal case. */
const BEGINS = ['Json', 'Content', 'Empty', 'Client', 'Sender', 'create', 'foo1', 'foo-1'];

const pathOfTag = (tag: string, index: number) => [
  `/tags/${index}`,
  { get: { tags: [tag], responses: { 200: { description: 'It.', content: json(ref('Shelf')) } } } },
];

const json = (schema: object) => ({ 'application/json': { schema } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Operations that together need every type of the run time that modules with names of the document import. */
const needy = {
  '/shelf': {
    get: {
      tags: ['common'],
      operationId: 'listShelves',
      parameters: [{ name: 'id', in: 'query', schema: { type: 'integer', default: 1 } }],
      'x-pagination': 'offset',
      responses: {
        200: { description: 'All.', content: json({ type: 'array', items: ref('Shelf') }) },
        201: { description: 'Text.', content: { 'text/plain': { schema: { type: 'string' } } } },
        202: {
          description: 'Lines.',
          content: { 'application/x-ndjson': { schema: { type: 'array', items: ref('Shelf') } } },
        },
        204: { description: 'None.' },
        '4XX': { description: 'No.', content: json(ref('Shelf')) },
        default: { description: 'Other.' },
      },
    },
    put: {
      tags: ['create'],
      operationId: 'shelve',
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: { 204: { description: 'Kept.' } },
    },
    post: {
      tags: ['common'],
      operationId: 'addShelf',
      requestBody: {
        required: true,
        content: json({ type: ['object', 'null'], properties: { size: { type: 'integer' } } }),
      },
      responses: { 201: { description: 'Added.', content: json(ref('Shelf')) } },
    },
  },
};

/** Each name is that of a schema, and of an operation that takes and answers it; tags are named as what is printed of tags begins. */
function documentOf(names: readonly string[]) {
  const tags = new Set([...names.flatMap((name) => OF_TAG.exec(name)?.[1] ?? []), ...BEGINS]);
  const paths = names.map((name, index) => [
    `/x/${index}`,
    {
      post: {
        tags: ['common'],
        operationId: name,
        requestBody: { required: true, content: json(ref(name)) },
        responses: { 200: { description: 'The same.', content: json(ref(name)) } },
      },
    },
  ]);
  const shelf = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Names', version: '1' },
    paths: { ...needy, ...Object.fromEntries([...paths, ...[...tags].map(pathOfTag)]) },
    webhooks: {
      shelved: {
        post: {
          operationId: 'shelved',
          requestBody: { required: true, content: json(ref('Shelf')) },
          responses: { 204: { description: 'Taken.' } },
        },
      },
    },
    components: {
      schemas: { Shelf: shelf, ...Object.fromEntries(names.map((name) => [name, shelf])) },
    },
  };
}

function filesOf(document: object, config: Config) {
  const folder = specFolder({ 'spec/openapi.yaml': JSON.stringify(document) });
  const { spec, faults } = load(join(folder, 'spec/openapi.yaml'), { config });
  if (spec === null || faults.length > 0) throw new Error(JSON.stringify(faults, null, 1));
  return { folder, files: render(buildModel(spec)) };
}

it.each([
  ['plain', plainConfig],
  ['hearth', relaxed],
])('the output compiles with any names of parts: %s', (_, config) => {
  const printed = [...filesOf(documentOf([]), config).files].flatMap(([path, text]) =>
    path.endsWith('.ts') ? namesIn(text) : [],
  );
  const names = new Set([...runtimeNames, ...printed, ...OF_LANGUAGE]);
  for (const own of ['Shelf', 'listShelves', 'shelve', 'addShelf', 'shelved']) names.delete(own);
  // These show that names of every kind were found.
  expect([...names]).toEqual(
    expect.arrayContaining(['JsonResponse', 'ClientCall', 'Client', 'UploadedFile', 'StatusIn']),
  );
  const { folder, files } = filesOf(documentOf([...new Set([...names, ...BEGINS])]), config);
  writeOutput(join(folder, 'generated'), files);
  expect(typeErrors(folder, ['export {};'])).toEqual([]);
});
