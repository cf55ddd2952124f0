import { describe } from 'vitest';
import { cleanUp } from './documents.ts';
import { expectEach, RESPONSES, type Seeded } from './seeded.ts';

cleanUp();

const faults: readonly Seeded[] = [
  {
    name: 'dangling reference',
    rule: 'reference',
    from: "items: { $ref: '#/components/schemas/Jar' }",
    to: "items: { $ref: ⟨here⟩'#/components/schemas/Jra' }",
  },
  {
    name: 'missing file',
    rule: 'unreadable',
    from: "'400': { $ref: ../common/responses.yaml",
    to: "'400': { $ref: ⟨here⟩../common/response.yaml",
  },
  {
    name: 'file outside the folder',
    rule: 'unreadable',
    from: "'400': { $ref: ../common/responses.yaml",
    to: "'400': { $ref: ⟨here⟩../../../common/responses.yaml",
  },
  {
    name: 'reference to the network',
    rule: 'remote-reference',
    from: "items: { $ref: '#/components/schemas/Jar' }",
    to: 'items: { $ref: ⟨here⟩https://example.com/jar.yaml }',
  },
  {
    name: 'reference of another kind',
    rule: 'reference',
    from: "items: { $ref: '#/components/schemas/Jar' }",
    to: "items: { $ref: ⟨here⟩'#/components/parameters/ShelfId' }",
  },
  {
    name: 'reference that is not text',
    rule: 'reference',
    from: "items: { $ref: '#/components/schemas/Jar' }",
    to: 'items: { $ref: ⟨here⟩5 }',
  },
  {
    name: 'dangling reference in a shared file',
    rule: 'reference',
    file: RESPONSES,
    from: 'example: { message: 401 Unauthorized }\n    Failed:\n      description: Request failed.\n      content:\n        application/json:\n          schema: { $ref: schemas.yaml#/components/schemas/Message }',
    to: 'example: { message: 401 Unauthorized }\n    Failed:\n      description: Request failed.\n      content:\n        application/json:\n          schema: { $ref: ⟨here⟩schemas.yaml#/components/schemas/Text }',
  },
  {
    name: 'keys beside a reference',
    rule: 'reference-siblings',
    from: "- $ref: '#/components/parameters/ShelfId'",
    to: "- $ref: '#/components/parameters/ShelfId'\n        ⟨here⟩required: true",
  },
];

describe('faults in references', () => {
  expectEach(faults);
});
