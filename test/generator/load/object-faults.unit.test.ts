import { describe } from 'vitest';
import { cleanUp } from './documents.ts';
import { ENTRY, expectEach, type Seeded } from './seeded.ts';

cleanUp();

const faults: readonly Seeded[] = [
  {
    name: 'duplicate key',
    rule: 'duplicate-key',
    from: 'summary: List jars',
    to: 'summary: List jars\n      ⟨here⟩summary: List the jars',
  },
  {
    name: 'broken YAML',
    rule: 'yaml-syntax',
    from: 'label: { type: string, description: Content of the jar. }\n    CreateJar:',
    to: 'label: { type: string, description: Content of the jar.\n    ⟨here⟩CreateJar:',
  },
  {
    name: 'alias without anchor',
    rule: 'yaml-syntax',
    from: 'summary: List jars',
    to: 'summary: ⟨here⟩*nothing',
  },
  {
    name: 'unknown key of an operation',
    rule: 'unknown-key',
    from: 'summary: List jars',
    to: 'summary: List jars\n      ⟨here⟩operationID: listJars',
    says: 'Did you mean `operationId`',
  },
  {
    name: 'response without description',
    rule: 'missing-key',
    from: "'200':\n          description: A page of jars.",
    to: "⟨here⟩'200':",
  },
  {
    name: 'place of a parameter',
    rule: 'parameter',
    from: 'in: query',
    to: 'in: ⟨here⟩qurey',
    says: 'Did you mean `query`',
  },
  {
    name: 'optional path parameter',
    rule: 'parameter',
    from: 'required: true\n      description: Id of',
    to: '⟨here⟩required: false\n      description: Id of',
  },
  {
    name: 'unknown style',
    rule: 'parameter',
    from: 'in: query',
    to: 'in: query\n          style: ⟨here⟩simple',
  },
  {
    name: 'parameter without schema',
    rule: 'missing-key',
    from: '- name: search\n          in: query\n          description: Part of the label.\n          schema: { type: string, maxLength: 255 }',
    to: '- ⟨here⟩name: search\n          in: query\n          description: Part of the label.',
  },
  {
    name: 'operation without responses',
    rule: 'missing-responses',
    from: '    post:\n',
    to: "  /jars:\n    ⟨here⟩get: { operationId: findJars, summary: Find, description: Find., x-origin: seed, x-access: anonymous }\n  /shelves/{id}/lids:\n    parameters: [{ $ref: '#/components/parameters/ShelfId' }]\n    post:\n",
  },
  { name: 'status that is none', rule: 'responses', from: "'201':", to: "⟨here⟩'20l':" },
  {
    name: 'duplicate operationId',
    rule: 'operation-id',
    from: 'operationId: createJar',
    to: 'operationId: ⟨here⟩listJars',
  },
  {
    name: 'unknown security scheme',
    rule: 'security',
    file: ENTRY,
    from: '- token: []',
    to: '- ⟨here⟩tokn: []',
    says: 'Did you mean `token`',
  },
  {
    name: 'security that hides from anonymous callers that they are answered',
    rule: 'own-security',
    from: 'x-access: { project: visible }\n      x-pagination: offset',
    to: 'x-access: { project: visible }\n      ⟨here⟩security: [{ token: [] }]\n      x-pagination: offset',
    says: 'Add `{}`',
  },
  {
    name: 'security that lets anonymous callers in where a user is asked for',
    rule: 'own-security',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: developer }\n      ⟨here⟩security: [{ token: [] }, {}]',
    says: 'without `{}`',
  },
  {
    name: 'no security where a user is asked for',
    rule: 'own-security',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: developer }\n      ⟨here⟩security: []',
    says: 'Name the schemes',
  },
  {
    name: 'unknown OpenAPI version',
    rule: 'openapi-version',
    file: ENTRY,
    from: 'openapi: 3.1.0',
    to: 'openapi: ⟨here⟩2.0.0',
  },
  {
    name: 'no title',
    rule: 'missing-key',
    file: ENTRY,
    from: 'info:\n  title: Pantry',
    to: '⟨here⟩info:',
  },
  {
    name: 'stray * in a path',
    rule: 'path',
    from: '/shelves/{id}/jars:',
    to: '⟨here⟩/shelves/{id}/*:',
  },
  {
    name: 'path parameter that is not declared',
    rule: 'path-parameter',
    from: "  /shelves/{id}/jars:\n    parameters:\n      - $ref: '#/components/parameters/ShelfId'\n    get:",
    to: "  /lids/{lid}:\n    ⟨here⟩get: { operationId: findLid, summary: Find, description: Find., x-origin: seed, x-access: anonymous, responses: { '204': { description: Found. }, '404': { description: Not found. } } }\n  /shelves/{id}/jars:\n    parameters:\n      - $ref: '#/components/parameters/ShelfId'\n    get:",
  },
  {
    name: 'path parameter that the path has not',
    rule: 'path-parameter',
    from: '- name: search\n          in: query',
    to: '- ⟨here⟩name: search\n          required: true\n          in: path',
  },
  {
    name: 'name of a component',
    rule: 'component-name',
    file: ENTRY,
    from: 'components:',
    to: "components:\n  schemas:\n    ⟨here⟩'a jar': { type: string }",
  },
  {
    name: 'colliding paths',
    rule: 'path-collision',
    from: 'paths:\n',
    to: "paths:\n  ⟨here⟩/shelves/{shelf}/jars:\n    delete:\n      operationId: findJars\n      summary: Find\n      description: Find.\n      x-origin: seed\n      x-access: anonymous\n      parameters: [{ name: shelf, in: path, required: true, description: x, schema: { type: integer } }]\n      responses: { '204': { description: Found. }, '400': { description: Wrong. }, '404': { description: Not found. } }\n",
  },
  {
    name: 'tag that is not the name of the file',
    rule: 'resource-file',
    from: 'tag: jars',
    to: 'tag: ⟨here⟩jar',
  },
  {
    name: 'unknown key of a resource file',
    rule: 'resource-file',
    from: 'description: Jars on a shelf.',
    to: 'description: Jars on a shelf.\n⟨here⟩path: {}',
    says: 'Did you mean `paths`',
  },
];

describe('faults in the objects of OpenAPI', () => {
  expectEach(faults);
});
