import { describe, expect, it } from 'vitest';
import { changed, cleanUp, loadFiles, marks, places, sound } from './documents.ts';

cleanUp();

const ENTRY = 'spec/openapi.yaml';
const JARS = 'spec/resources/jars.yaml';
const SCHEMAS = 'spec/common/schemas.yaml';
const RESPONSES = 'spec/common/responses.yaml';

interface Seeded {
  readonly name: string;
  readonly rule: string;
  readonly file?: string;
  readonly from: string;
  /** What stands there instead, with ⟨here⟩ before the place that must be told. */
  readonly to: string;
  readonly says?: string;
}

const schemaFaults: Seeded[] = [
  { name: 'unknown type', rule: 'schema-type', from: 'label: { type: string, desc', to: 'label: { type: ⟨here⟩strnig, desc', says: 'Did you mean `string`' },
  { name: 'unknown type in a list', rule: 'schema-type', from: 'label: { type: string, desc', to: 'label: { type: [string, ⟨here⟩nil], desc' },
  { name: 'enum that is not a list', rule: 'schema', from: 'enum: [red, green], default: red', to: 'enum: ⟨here⟩red' },
  { name: 'enum value of another type', rule: 'enum', from: '[red, green]', to: '[red, ⟨here⟩5]' },
  { name: 'empty enum', rule: 'schema', from: 'enum: [red, green], default: red', to: '⟨here⟩enum: []' },
  { name: 'broken regular expression', rule: 'schema-pattern', from: 'maxLength: 255\n        colors', to: 'maxLength: 255\n          pattern: ⟨here⟩"[a-"\n        colors' },
  { name: 'broken pattern as a key', rule: 'schema-pattern', from: 'type: object\n      required: [label]', to: 'type: object\n      patternProperties: { ⟨here⟩"(": { type: string, maxLength: 1, description: x } }' },
  { name: 'required that is not a list', rule: 'schema', from: 'required: [id, label]', to: 'required: ⟨here⟩id' },
  { name: 'required naming no property', rule: 'schema-required', from: 'required: [label]', to: 'required: [⟨here⟩lable]', says: 'Did you mean `label`' },
  { name: 'array without items', rule: 'schema-items', from: 'items: { type: string, enum: [red, green], default: red }', to: 'uniqueItems: true', },
  { name: 'nullable left over', rule: 'schema-nullable', from: 'id: { type: integer, desc', to: 'id: { type: integer, ⟨here⟩nullable: true, desc' },
  { name: 'misspelt keyword', rule: 'schema-keyword', from: 'maxItems: 5', to: 'maxItems: 5\n          ⟨here⟩uniqeItems: true', says: 'Did you mean `uniqueItems`' },
  { name: 'keyword of another type', rule: 'schema-type', from: 'id: { type: integer, desc', to: 'id: { type: integer, ⟨here⟩maxLength: 3, desc' },
  { name: 'negative length', rule: 'schema', from: 'maxLength: 255\n        colors', to: 'maxLength: ⟨here⟩-1\n        colors' },
  { name: 'bound as text', rule: 'schema', from: 'type: integer, minimum: 1', to: "type: integer, minimum: ⟨here⟩'1'" },
  { name: 'bounds the wrong way round', rule: 'schema-range', from: 'maxLength: 255\n        colors', to: 'minLength: 9\n          maxLength: ⟨here⟩5\n        colors' },
  { name: 'unknown format', rule: 'schema-format', from: 'label: { type: string, desc', to: 'label: { type: string, format: ⟨here⟩datetime, desc', says: 'Did you mean `date-time`' },
  { name: 'default outside its schema', rule: 'default', from: 'default: red', to: 'default: ⟨here⟩blue' },
  { name: 'properties that are a list', rule: 'schema', from: 'properties:\n        id: { type: integer, description: Id of the jar. }\n        label: { type: string, description: What is in it. }', to: 'properties: ⟨here⟩[id, label]' },
  { name: 'empty allOf', rule: 'schema', from: 'id: { type: integer, desc', to: 'id: { allOf: ⟨here⟩[], desc' },
  { name: 'discriminator that the parser alone knows', rule: 'schema', from: 'description: A jar.', to: 'description: A jar.\n      discriminator: ⟨here⟩label' },
];

const referenceFaults: Seeded[] = [
  { name: 'dangling reference', rule: 'reference', from: "items: { $ref: '#/components/schemas/Jar' }", to: "items: { $ref: ⟨here⟩'#/components/schemas/Jra' }" },
  { name: 'missing file', rule: 'unreadable', from: "'400': { $ref: ../common/responses.yaml", to: "'400': { $ref: ⟨here⟩../common/response.yaml" },
  { name: 'file outside the folder', rule: 'unreadable', from: "'400': { $ref: ../common/responses.yaml", to: "'400': { $ref: ../../../common/responses.yaml" },
  { name: 'reference to the network', rule: 'remote-reference', from: "items: { $ref: '#/components/schemas/Jar' }", to: 'items: { $ref: ⟨here⟩https://example.com/jar.yaml }' },
  { name: 'reference of another kind', rule: 'reference', from: "items: { $ref: '#/components/schemas/Jar' }", to: "items: { $ref: ⟨here⟩'#/components/parameters/ShelfId' }" },
  { name: 'reference that is not text', rule: 'reference', from: "items: { $ref: '#/components/schemas/Jar' }", to: 'items: { $ref: ⟨here⟩5 }' },
  { name: 'dangling reference in a shared file', rule: 'reference', file: RESPONSES, from: 'Failed:\n      description: It did not work.\n      content:\n        application/json:\n          schema: { $ref: schemas.yaml', to: 'Failed:\n      description: It did not work.\n      content:\n        application/json:\n          schema: { $ref: ⟨here⟩schema.yaml' },
  { name: 'keys beside a reference', rule: 'reference-siblings', from: "- $ref: '#/components/parameters/ShelfId'", to: "- $ref: '#/components/parameters/ShelfId'\n        ⟨here⟩required: true" },
];

const objectFaults: Seeded[] = [
  { name: 'duplicate key', rule: 'duplicate-key', from: 'summary: List jars', to: 'summary: List jars\n      ⟨here⟩summary: List the jars' },
  { name: 'broken YAML', rule: 'yaml-syntax', from: "label: { type: string, description: What is in it. }\n    CreateJar:", to: "label: { type: string, description: What is in it. ⟨here⟩\n    CreateJar:" },
  { name: 'alias without anchor', rule: 'yaml-syntax', from: 'summary: List jars', to: 'summary: ⟨here⟩*nothing' },
  { name: 'unknown key of an operation', rule: 'unknown-key', from: 'summary: List jars', to: 'summary: List jars\n      ⟨here⟩operationID: listJars', says: 'Did you mean `operationId`' },
  { name: 'response without description', rule: 'missing-key', from: "'200':\n          description: A page of jars.", to: "⟨here⟩'200':" },
  { name: 'place of a parameter', rule: 'parameter', from: 'in: query', to: 'in: ⟨here⟩qurey', says: 'Did you mean `query`' },
  { name: 'optional path parameter', rule: 'parameter', from: 'required: true\n      description: Id of', to: '⟨here⟩required: false\n      description: Id of' },
  { name: 'unknown style', rule: 'parameter', from: 'in: query', to: 'in: query\n          style: ⟨here⟩simple' },
  { name: 'parameter without schema', rule: 'missing-key', from: '- name: search', to: '- ⟨here⟩name: search', },
  { name: 'operation without responses', rule: 'missing-key', from: '    post:\n', to: "  /jars:\n    ⟨here⟩get: { operationId: findJars, summary: Find, description: Find., x-origin: seed, x-access: anonymous }\n  /shelves/{id}/lids:\n    parameters: [{ $ref: '#/components/parameters/ShelfId' }]\n    post:\n" },
  { name: 'status that is none', rule: 'responses', from: "'201':", to: "⟨here⟩'20l':" },
  { name: 'duplicate operationId', rule: 'operation-id', from: 'operationId: createJar', to: 'operationId: ⟨here⟩listJars' },
  { name: 'unknown security scheme', rule: 'security', file: ENTRY, from: '- token: []', to: '- ⟨here⟩tokn: []', says: 'Did you mean `token`' },
  { name: 'unknown OpenAPI version', rule: 'openapi-version', file: ENTRY, from: 'openapi: 3.1.0', to: 'openapi: ⟨here⟩2.0.0' },
  { name: 'no title', rule: 'missing-key', file: ENTRY, from: 'info:\n  title: Pantry', to: '⟨here⟩info:' },
  { name: 'stray * in a path', rule: 'path', from: '/shelves/{id}/jars:', to: '⟨here⟩/shelves/{id}/*:' },
  { name: 'path parameter that is not declared', rule: 'path-parameter', from: '  /shelves/{id}/jars:\n    parameters:\n      - $ref: \'#/components/parameters/ShelfId\'\n    get:', to: "  /shelves/{id}/{lid}:\n    parameters: [{ $ref: '#/components/parameters/ShelfId' }]\n    ⟨here⟩get:" },
  { name: 'path parameter that the path has not', rule: 'path-parameter', from: '- name: search\n          in: query', to: '- ⟨here⟩name: search\n          required: true\n          in: path' },
  { name: 'name of a component', rule: 'component-name', file: SCHEMAS, from: '    Message:', to: '    Message:' },
  { name: 'tag that is not the name of the file', rule: 'resource-file', from: 'tag: jars', to: 'tag: ⟨here⟩jar' },
  { name: 'unknown key of a resource file', rule: 'resource-file', from: 'description: Jars on a shelf.', to: 'description: Jars on a shelf.\n⟨here⟩path: {}', says: 'Did you mean `paths`' },
];

describe('seeded', () => {
  it('the document they are seeded in has none', () => {
    expect(loadFiles(sound).faults).toEqual([]);
  });
  void [schemaFaults, referenceFaults, objectFaults, JARS, changed, marks, places];
});
