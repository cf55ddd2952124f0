import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plainConfig } from '#generator/config.ts';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { render } from '#generator/render/render.ts';
import { generatePlain, specFolder } from '../generated.ts';

const book = {
  type: 'object',
  required: ['id', 'title'],
  properties: { id: { type: 'integer', readOnly: true }, title: { type: 'string' } },
  patternProperties: { '^x-': { type: 'integer' } },
};
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } };

const document = {
  openapi: '3.1.0',
  info: { title: 'Books', version: '1' },
  paths: {
    '/books': {
      post: {
        tags: ['books'],
        operationId: 'addBook',
        requestBody: { required: true, content },
        responses: { 201: { description: 'Added.', content } },
      },
    },
  },
  components: { schemas: { Book: book } },
};

it('types of bodies name what only answers have as optional, and others beside what is named', async () => {
  const { folder } = await generatePlain(document);
  const read = (file: string) => readFileSync(join(folder, 'generated', file), 'utf8');
  const body = "BodyOf<operations['addBook'], 'application/json'>";
  expect(read('books/types.ts')).toContain(`readonly body: Defaulted<${body}>`);
  expect(read('client/books.ts')).toContain(`readonly body: Sendable<${body}>`);
  expect(read('common/openapi.ts').replace(/\s+/g, ' ')).toContain(
    'Book: { readonly id: number; title: string; } & { [key: string]: unknown; };',
  );
  expect(read('common/openapi.ts').replace(/\s+/g, ' ')).toContain(
    'requestSchemas: { Book: { readonly id?: number; title: string; } & { [key: string]: unknown; }; };',
  );
});

it('comments do not end where the name of a file would end them', () => {
  const folder = specFolder({ 'spec*/openapi.yaml': JSON.stringify(document) });
  const { spec } = load(join(folder, 'spec*/openapi.yaml'), { config: plainConfig });
  if (spec === null) throw new Error('no document');
  const service = render(buildModel(spec)).get('books/service.ts') ?? '';
  expect(service).toContain('spec* /openapi.yaml#');
  expect(service.match(/\*\//g)).toHaveLength(service.match(/\/\*\*/g)?.length ?? 0);
});
