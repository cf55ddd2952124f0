import { describe, expect, it } from 'vitest';
import { plainConfig } from '#generator/config.ts';
import { grammar, type Kind } from '#generator/load/grammar.ts';
import { type Keyword, objectKeys, partsOf, schemaKeywords } from '#generator/load/support.ts';
import { cleanUp, loadFiles, marks } from './documents.ts';
import { ENTRY, expectEach, type Seeded } from './seeded.ts';

cleanUp();

/** The faults of a document of plain OpenAPI, in which `rest` stands beside one operation. */
function told(rest: string, info = '') {
  const text = `openapi: 3.1.0
info: { title: Jars, version: '1'${info} }
paths:
  /jars: { get: { operationId: listJars, responses: { '200': { description: Jars. } } } }
${rest}
`;
  const files = { 'openapi.yaml': text };
  const { faults, warnings } = loadFiles(files, { config: plainConfig, entry: 'openapi.yaml' });
  return {
    expected: marks(files),
    at: [...faults, ...warnings].map(
      ({ position: p }) => `${p.file.split('/').at(-1) ?? ''}:${p.line}:${p.column}`,
    ),
    says: [...faults, ...warnings].map(
      ({ severity, rule, message, advice }) => `${severity} ${rule}: ${message}. ${advice}`,
    ),
  };
}

const scheme = (members: string) => `components: { securitySchemes: { a: { ${members} } } }`;

describe('a misspelt key of a plain document is told', () => {
  it.each([
    ['info', '', ', ⟨here⟩descripton: x', 'description'],
    ['contact', '', ', contact: { ⟨here⟩nam: x }', 'name'],
    ['license', '', ', license: { name: x, ⟨here⟩ulr: x }', 'url'],
    ['a server', 'servers: [{ url: /a, ⟨here⟩varables: {} }]', '', 'variables'],
    [
      'a variable',
      "servers: [{ url: '/{a}', variables: { a: { default: x, ⟨here⟩enums: [x] } } }]",
      '',
      'enum',
    ],
    ['a tag', 'tags: [{ name: x, ⟨here⟩descripton: x }]', '', 'description'],
    ['a security scheme', scheme('type: http, ⟨here⟩schem: bearer'), '', 'scheme'],
    ['flows', scheme('type: oauth2, flows: { ⟨here⟩implict: {} }'), '', 'implicit'],
    [
      'a flow',
      scheme('type: oauth2, flows: { password: { ⟨here⟩tokenURL: x, scopes: {} } }'),
      '',
      'tokenUrl',
    ],
    [
      'a link',
      'components: { links: { a: { operationId: listJars, ⟨here⟩parametrs: {} } } }',
      '',
      'parameters',
    ],
    [
      'a discriminator',
      'components: { schemas: { A: { type: object, required: [k], properties: { k: { type: string } }, discriminator: { propertyName: k, ⟨here⟩maping: {} } } } }',
      '',
      'mapping',
    ],
    ['components', 'components: { ⟨here⟩schema: { A: {} } }', '', 'schemas'],
  ])('of %s', (_, rest, info, meant) => {
    const { at, expected, says } = told(rest, info);
    expect(at).toEqual(expected);
    expect(says).toEqual([expect.stringMatching(/^warning unknown-key: /)]);
    expect(says[0]).toContain(`Did you mean \`${meant}\``);
  });

  it.each([
    ['a section', 'components: { x-paramter-sets: { A: [] } }'],
    ['of a path', 'x-a: 1'],
    ['a section that holds nothing', 'components: { schemas: }'],
  ])('unless it is an extension or empty: %s', (_, rest) => {
    expect(told(rest).says).toEqual([]);
  });
});

describe('a value where an object should be is refused', () => {
  it.each([
    ['components', 'components: ⟨here⟩[]'],
    ['a section', 'components: { schemas: ⟨here⟩[] }'],
    ['webhooks', 'webhooks: ⟨here⟩[1]'],
    ['a path', '  /lids: ⟨here⟩5'],
    ['a parameter', 'components: { parameters: { A: ⟨here⟩5 } }'],
    ['a schema', 'components: { schemas: { A: ⟨here⟩5 } }'],
    [
      'the schema of a parameter',
      'components: { parameters: { A: { name: a, in: query, schema: ⟨here⟩5 } } }',
    ],
    [
      'one in a list',
      '  /lids: { parameters: [⟨here⟩5], delete: { operationId: a, responses: { 204: { description: Gone. } } } }',
    ],
    ['a response', '  /lids: { get: { operationId: a, responses: { 200: ⟨here⟩Yes } } }'],
    [
      'a media type',
      'components: { responses: { A: { description: x, content: { text/plain: ⟨here⟩x } } } }',
    ],
  ])('%s', (_, rest) => {
    const { at, expected, says } = told(rest);
    expect(at).toEqual(expected);
    expect(says).toEqual([expect.stringMatching(/^error wrong-value: /)]);
  });
});

it('a schema that is left empty says nothing, and is no fault', () => {
  const empty =
    'components: { responses: { A: { description: x, content: { a/b: { schema: } } } } }';
  expect(told(empty).says).toEqual([]);
});

const sections: readonly Seeded[] = [
  ['schema', 'unknown-key', 'Did you mean `schemas`'],
  ['x-paramter-sets', 'unknown-key', 'Did you mean `x-parameter-sets`'],
  ['x-notes', 'extension', 'Known are `x-parameter-sets`'],
].map(([name = '', rule = '', says = '']) => ({
  name: `the section ${name}`,
  rule,
  file: ENTRY,
  from: 'components:\n',
  to: `components:\n  ⟨here⟩${name}: { A: {} }\n`,
  says,
}));

describe('a section that a dialect does not have', () => {
  expectEach(sections);
});

describe('the tables of keys', () => {
  it('have every kind of object', () => {
    const kinds = (Object.keys(grammar) as Kind[]).filter((kind) => !grammar[kind].rest);
    expect(kinds.filter((kind) => kind !== 'schema' && !objectKeys[kind])).toEqual([]);
  });

  it('go into every mapping and list but those with names or values of the author', () => {
    const known: readonly (readonly [Kind, Readonly<Record<string, Keyword>>])[] = [
      ...(Object.keys(objectKeys) as Kind[]).map(
        (kind) => [kind, objectKeys[kind]?.known ?? {}] as const,
      ),
      ['schema', schemaKeywords],
    ];
    const left = known.flatMap(([kind, keys]) =>
      Object.entries(keys)
        .filter(([, { form }]) => form === 'mapping' || form === 'list')
        .filter(([key]) => !grammar[kind].fields[key] && !partsOf[kind]?.[key])
        .map(([key]) => `${kind} ${key}`),
    );
    expect(left.toSorted()).toEqual([
      'document security',
      'link parameters',
      'operation security',
      'operation tags',
      'schema dependentRequired',
      'schema enum',
      'schema examples',
      'schema xml',
    ]);
  });
});
