import { describe } from 'vitest';
import { cleanUp } from './documents.ts';
import { expectEach, type Seeded } from './seeded.ts';

cleanUp();

const faults: readonly Seeded[] = [
  {
    name: 'unknown type',
    rule: 'schema-type',
    from: 'label: { type: string, desc',
    to: 'label: { type: ⟨here⟩strnig, desc',
    says: 'Did you mean `string`',
  },
  {
    name: 'unknown type in a list',
    rule: 'schema-type',
    from: 'label: { type: string, desc',
    to: 'label: { type: [string, ⟨here⟩nil], desc',
  },
  {
    name: 'enum that is not a list',
    rule: 'schema',
    from: 'enum: [red, green], default: red',
    to: 'enum: ⟨here⟩red',
  },
  { name: 'enum value of another type', rule: 'enum', from: '[red, green]', to: '[red, ⟨here⟩5]' },
  {
    name: 'empty enum',
    rule: 'schema',
    from: 'enum: [red, green], default: red',
    to: '⟨here⟩enum: []',
  },
  {
    name: 'broken regular expression',
    rule: 'schema-pattern',
    from: 'maxLength: 255\n        colors',
    to: 'maxLength: 255\n          pattern: ⟨here⟩"[a-"\n        colors',
  },
  {
    name: 'broken pattern as a key',
    rule: 'schema-pattern',
    from: 'type: object\n      required: [label]',
    to: 'type: object\n      patternProperties: { ⟨here⟩"(": { type: string, maxLength: 1, description: x } }',
  },
  {
    name: 'required that is not a list',
    rule: 'schema',
    from: 'required: [id, label]',
    to: 'required: ⟨here⟩id',
  },
  {
    name: 'required naming no property',
    rule: 'schema-required',
    from: 'required: [label]',
    to: 'required: [⟨here⟩lable]',
    says: 'Did you mean `label`',
  },
  {
    name: 'array without items',
    rule: 'schema-items',
    from: 'colors:\n          type: array\n          description: Colors of the lid.\n          maxItems: 5\n          items: { type: string, enum: [red, green], default: red }',
    to: '⟨here⟩colors:\n          type: array\n          description: Colors of the lid.\n          maxItems: 5',
  },
  {
    name: 'nullable left over',
    rule: 'schema-nullable',
    from: 'id: { type: integer, desc',
    to: 'id: { type: integer, ⟨here⟩nullable: true, desc',
  },
  {
    name: 'misspelt keyword',
    rule: 'schema-keyword',
    from: 'maxItems: 5',
    to: 'maxItems: 5\n          ⟨here⟩uniqeItems: true',
    says: 'Did you mean `uniqueItems`',
  },
  {
    name: 'keyword of another type',
    rule: 'schema-idle',
    from: 'id: { type: integer, desc',
    to: 'id: { type: integer, ⟨here⟩maxLength: 3, desc',
  },
  {
    name: 'negative length',
    rule: 'schema',
    from: 'maxLength: 255\n        colors',
    to: 'maxLength: ⟨here⟩-1\n        colors',
  },
  {
    name: 'bound as text',
    rule: 'schema',
    from: 'type: integer, minimum: 1',
    to: "type: integer, minimum: ⟨here⟩'1'",
  },
  {
    name: 'bounds the wrong way round',
    rule: 'schema-range',
    from: 'maxLength: 255\n        colors',
    to: 'minLength: 9\n          maxLength: ⟨here⟩5\n        colors',
  },
  {
    name: 'unknown format',
    rule: 'schema-format',
    from: 'label: { type: string, desc',
    to: 'label: { type: string, format: ⟨here⟩datetime, desc',
    says: 'Did you mean `date-time`',
  },
  {
    name: 'a format that nothing is checked against',
    rule: 'schema-format',
    from: 'label: { type: string, desc',
    to: 'label: { type: string, format: ⟨here⟩regex, desc',
    says: 'Known are `date`, `date-time`, `binary`, `password`. Other texts are described by a `pattern`',
  },
  {
    name: 'default outside its schema',
    rule: 'default',
    from: 'default: red',
    to: 'default: ⟨here⟩blue',
  },
  {
    name: 'properties that are a list',
    rule: 'schema',
    from: 'properties:\n        id: { type: integer, description: Id of the jar. }\n        label: { type: string, description: Content of the jar. }',
    to: 'properties: ⟨here⟩[id, label]',
  },
  {
    name: 'empty allOf',
    rule: 'schema',
    from: 'id: { type: integer, desc',
    to: 'id: { allOf: ⟨here⟩[], desc',
  },
  {
    name: 'discriminator that the parser alone knows',
    rule: 'schema',
    from: 'description: A jar.',
    to: 'description: A jar.\n      discriminator: ⟨here⟩label',
  },
];

describe('faults in schemas', () => {
  expectEach(faults);
});
