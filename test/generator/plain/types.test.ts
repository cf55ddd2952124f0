import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';

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
