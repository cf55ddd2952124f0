import { describe, expect, it } from 'vitest';
import { plainConfig } from '../../../generator/config.ts';
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

describe('named examples', () => {
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
