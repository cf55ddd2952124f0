import { describe, expect, it, vi } from 'vitest';
import { plainConfig } from '#generator/config.ts';
import { bundle, changed, cleanUp, loadFiles, marks, places, sound } from './documents.ts';

cleanUp();

const jars = 'spec/resources/jars.yaml';
const search = `        - name: search
          in: query
          description: Part of the label.
          schema: { type: string, maxLength: 255 }
`;
const sets = `  x-parameter-sets:
    JarFilters:
      - { $ref: '#/components/x-parameter-sets/Searches' }
      - name: color
        in: query
        description: Color of the lid.
        schema: { type: string, maxLength: 255 }
    Searches:
${search.replaceAll(/^ {2}/gm, '')}`;

const withSets = (text: string) =>
  text
    .replace(search, "        - { $ref: '#/components/x-parameter-sets/JarFilters' }\n")
    .replace('components:\n', `components:\n${sets}`);

const files = (change: (text: string) => string) => ({
  ...sound,
  [jars]: change(sound[jars] ?? ''),
});

const named = (text: string) =>
  text
    .replace('- { id: 1, label: honey }', "- { $ref: '#/components/x-examples/Honey' }")
    .replace(
      'example: { id: 1, label: honey }',
      'example: { id: 1, label: { $ref: ../common/examples.yaml#/components/x-examples/Label } }',
    )
    .replace('components:\n', `components:\n  x-examples:\n    Honey: { id: 1, label: honey }\n`);

/** Names each of which leads to the next ten times, so that the first stands for a million of the last. */
const multiplied = (section: string) =>
  ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, index, names) => {
    const next = `{ $ref: '#/components/${section}/${names[index + 1] ?? ''}' }`;
    const members = index === names.length - 1 ? [] : Array<string>(10).fill(next);
    return `    ${name}: [${members.join(', ')}]\n`;
  });

const isTooMuch = [{ rule: 'limit', message: expect.stringContaining('written out') }];

describe('sets of parameters', () => {
  it('stand in the place of their name, with the sets in them', () => {
    const { document, locate } = bundle(files(withSets));
    const { parameters } = document.paths['/shelves/{id}/jars']?.get as { parameters: unknown[] };
    expect(parameters).toMatchObject([{ name: 'search' }, { name: 'color' }]);
    expect(JSON.stringify(document)).not.toContain('x-parameter-sets');
    const line = withSets(sound[jars] ?? '')
      .split('\n')
      .findIndex((each) => each.includes('name: color'));
    expect(locate('/paths/~1shelves~1{id}~1jars/get/parameters/1')).toMatchObject({
      file: jars,
      line: line + 1,
    });
  });

  it.each([
    [
      'that lead back to themselves',
      'Searches',
      "\n      - { $ref: '#/components/x-parameter-sets/JarFilters' }",
      'leads back to itself',
    ],
    ['that are no lists', 'JarFilters', ' {}', 'is no list of parameters'],
  ])('%s are refused', (_, name, value, says) => {
    const broken = files((text) =>
      withSets(text).replace(new RegExp(`( {4}${name}:)\\n(?: {6}.*\\n)+`), `$1${value}\n`),
    );
    const loaded = loadFiles(broken);
    expect(loaded.spec).toBeNull();
    const [fault] = loaded.faults.filter(({ rule }) => rule === 'reference');
    expect(fault).toMatchObject({
      message: expect.stringContaining(says),
      position: { file: jars },
    });
  });

  it('that multiply each other are refused', () => {
    const loaded = loadFiles(
      files((text) =>
        text
          .replace(search, "        - { $ref: '#/components/x-parameter-sets/One' }\n")
          .replace(
            'components:\n',
            `components:\n  x-parameter-sets:\n${multiplied('x-parameter-sets').join('')}`,
          ),
      ),
    );
    expect(loaded.spec).toBeNull();
    expect(loaded.faults.filter(({ rule }) => rule === 'limit')).toMatchObject(isTooMuch);
  });

  it('that nobody names are told', () => {
    const unused = changed(
      jars,
      'components:\n',
      `components:\n${sets.replace('JarF', '⟨here⟩JarF')}`,
    );
    const loaded = loadFiles(unused);
    expect(loaded.faults).toMatchObject([
      { rule: 'unused', message: 'Nothing uses `JarFilters`' },
      { rule: 'unused', message: 'Nothing uses `Searches`' },
    ]);
    expect(places(loaded)).toEqual(expect.arrayContaining(marks(unused)));
  });
});

const properties = `      properties:
        id: { type: integer, description: Id of the jar. }
        label: { type: string, description: Content of the jar. }
`;
const propertySets = `  x-property-sets:
    JarFacts:
      id: { type: integer, description: Id of the jar. }
      $more: { $ref: '#/components/x-property-sets/JarLabel' }
    JarLabel:
      label: { type: string, description: Content of the jar. }
`;
const facts = "        $facts: { $ref: '#/components/x-property-sets/JarFacts' }\n";
const withProperties = (own: string) =>
  files((text) =>
    text
      .replace(properties, `      properties:\n${own}`)
      .replace('components:\n', `components:\n${propertySets}`),
  );
const propertiesOf = (given: ReturnType<typeof withProperties>) => {
  const { Jar } = bundle(given).document.components?.schemas as { Jar: { properties: object } };
  return Jar.properties;
};

describe('sets of properties', () => {
  it('stand in the place of their name, with the sets in them', () => {
    expect(JSON.stringify(bundle(withProperties(facts)).document)).toBe(
      JSON.stringify(bundle(sound).document),
    );
    const { locate } = bundle(withProperties(facts));
    const lines = withProperties(facts)[jars].split('\n');
    const { line } = locate('/components/schemas/Jar/properties/label/type');
    expect(lines[line - 1]?.trim()).toBe(
      'label: { type: string, description: Content of the jar. }',
    );
    expect(line).toBeLessThan(lines.indexOf('  schemas:'));
  });

  it('stand between others, which win in the place of what they replace', () => {
    const own = `        id: { type: string, description: Name of the jar. }
        lid: { type: string, description: Lid of the jar. }
${facts}        shelf: { type: integer, description: Shelf of the jar. }
`;
    const found = propertiesOf(withProperties(own));
    expect(Object.keys(found)).toEqual(['lid', 'id', 'label', 'shelf']);
    expect(found).toMatchObject({ id: { type: 'string' } });
  });

  it('are a fault where two of them differ and none beside them decides', () => {
    const lids = `  x-property-sets:
    Lid:
      lid: { type: string, description: Lid of the jar. }
`;
    const both = (own: string) =>
      Object.fromEntries(
        Object.entries(
          withProperties(
            `${facts}        ⟨here⟩$lid: { $ref: '#/components/x-property-sets/Lid' }\n${own}`,
          ),
        ).map(([file, text]) => [
          file,
          text.replace(
            '  x-property-sets:\n',
            `${lids}      label: { type: string, description: Text on the label. }\n`,
          ),
        ]),
      );
    const undecided = both('');
    const loaded = loadFiles(undecided);
    expect(loaded.spec).toBeNull();
    expect(loaded.faults).toMatchObject([
      { rule: 'reference', message: 'What is named beside it has another `label`' },
    ]);
    expect(places(loaded)[0]?.split(':').slice(0, 2)).toEqual(
      marks(undecided)[0]?.split(':').slice(0, 2),
    );
    const decided = both('        label: { type: string, description: Text to read. }\n');
    expect(loadFiles(decided).faults).toEqual([]);
  });

  it('are looked at once each, however many stand beside each other', () => {
    const has = vi.spyOn(Map.prototype, 'has');
    const looksAt = (count: number) => {
      const names = Array.from(
        { length: count },
        (_, index) => `        $n${index}: { $ref: '#/components/x-property-sets/JarFacts' }\n`,
      );
      has.mockClear();
      loadFiles(withProperties(names.join('')));
      return has.mock.calls.length;
    };
    try {
      expect(looksAt(400)).toBeLessThan(5 * looksAt(100));
    } finally {
      has.mockRestore();
    }
  });

  it('are a fault beside a property that is the same', () => {
    const same = withProperties(
      `${facts}        ⟨here⟩label: { type: string, description: Content of the jar. }\n`,
    );
    const loaded = loadFiles(same);
    expect(loaded.faults).toMatchObject([{ rule: 'implied', advice: 'Remove it' }]);
    expect(places(loaded)).toEqual(marks(same));
  });

  it.each([
    ['of no properties', 'JarLabel: 3', 'has no properties'],
    [
      'that lead back to themselves',
      "JarLabel: { $more: { $ref: '#/components/x-property-sets/JarFacts' } }",
      'leads back to itself',
    ],
    [
      'that lead back to themselves through what a property holds',
      "JarLabel: { label: { type: object, properties: { $more: { $ref: '#/components/x-property-sets/JarFacts' } } } }",
      'leads back to itself',
    ],
  ])('%s are refused', (_, label, says) => {
    const given = withProperties(facts);
    const loaded = loadFiles({
      ...given,
      [jars]: given[jars].replace(/ {4}JarLabel:\n.*\n/, `    ${label}\n`),
    });
    expect(loaded.spec).toBeNull();
    const [fault] = loaded.faults.filter(({ rule }) => rule === 'reference');
    expect(fault).toMatchObject({
      message: expect.stringContaining(says),
      position: { file: jars },
    });
  });

  it('that nobody names are told', () => {
    const unused = withProperties(properties.split('\n').slice(1).join('\n'));
    expect(loadFiles(unused).faults).toMatchObject([
      { rule: 'unused', message: 'Nothing uses `JarFacts`' },
      { rule: 'unused', message: 'Nothing uses `JarLabel`' },
    ]);
  });
});

describe('named examples', () => {
  const honey = 'components:\n  x-examples:\n    Plum: { id: 2, label: plum }\n';

  it('have members beside their name that take the place of theirs, or join them', () => {
    const given = files((text) =>
      text
        .replace(
          'example: { id: 1, label: honey }',
          "example: { first: true, $ref: '#/components/x-examples/Honey', lid: red }",
        )
        .replace(
          '- { id: 1, label: honey }',
          "- { id: 1, $ref: '#/components/x-examples/Plum', label: honey }",
        )
        .replace(
          'components:\n',
          `${honey}    Honey: { $ref: '#/components/x-examples/Plum', label: honey }\n`,
        ),
    );
    const { spec } = loadFiles(given);
    const { get, post } = spec?.document.paths['/shelves/{id}/jars'] as unknown as Record<
      'get' | 'post',
      { responses: Record<string, { content: Record<string, { example: unknown }> }> }
    >;
    const exampleOf = (operation: typeof get, status: string) =>
      JSON.stringify(operation.responses[status]?.content['application/json']?.example);
    expect(exampleOf(get, '200')).toBe('[{"id":1,"label":"honey"}]');
    expect(exampleOf(post, '201')).toBe('{"first":true,"id":2,"label":"honey","lid":"red"}');
  });

  it.each([
    [
      'a member beside them is the same',
      "{ $ref: '#/components/x-examples/Plum', id: 1, ⟨here⟩label: plum }",
      { rule: 'implied', advice: 'Remove it' },
    ],
    [
      'members stand beside a text',
      "{ ⟨here⟩$ref: '#/components/x-examples/Text', id: 1 }",
      { rule: 'reference', message: 'Members stand beside the name of what has none' },
    ],
  ])('are a fault where %s', (_, example, fault) => {
    const given = files((text) =>
      text
        .replace('example: { id: 1, label: honey }', `example: ${example}`)
        .replace(
          '- { id: 1, label: honey }',
          "- { id: 1, label: { $ref: '#/components/x-examples/Text' } }",
        )
        .replace(
          'components:\n',
          `${example.includes('Plum') ? honey : 'components:\n  x-examples:\n'}    Text: plum\n`,
        ),
    );
    const loaded = loadFiles(given);
    expect(loaded.faults).toEqual(expect.arrayContaining([expect.objectContaining(fault)]));
    expect(places(loaded)[0]?.split(':').slice(0, 2)).toEqual(
      marks(given)[0]?.split(':').slice(0, 2),
    );
  });

  it('are written out, also within others and from other files', () => {
    const { document } = bundle({
      ...files(named),
      'spec/common/examples.yaml': 'components:\n  x-examples:\n    Label: honey\n',
    });
    expect(JSON.stringify(document)).toBe(JSON.stringify(bundle(sound).document));
  });

  it('that multiply each other are refused', () => {
    const loaded = loadFiles(
      files((text) =>
        text
          .replace('- { id: 1, label: honey }', "- { $ref: '#/components/x-examples/One' }")
          .replace(
            'components:\n',
            `components:\n  x-examples:\n${multiplied('x-examples').join('')}`,
          ),
      ),
    );
    expect(loaded.spec).toBeNull();
    expect(loaded.faults.filter(({ rule }) => rule === 'limit')).toMatchObject(isTooMuch);
  });

  it('are data in a document of plain OpenAPI', () => {
    const example = { $ref: '#/components/x-examples/Honey' };
    const response = { description: 'ok', content: { 'application/json': { example } } };
    const document = JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Jars', version: '1' },
      paths: { '/jars': { get: { responses: { 200: response } } } },
    });
    const { spec } = loadFiles({ 'spec/openapi.yaml': document }, { config: plainConfig });
    expect(spec?.document.paths['/jars']?.get).toMatchObject({ responses: { 200: response } });
  });
});
