import { describe, expect, it } from 'vitest';
import { bundle, changed, cleanUp, loadFiles, marks, places, sound } from './documents.ts';

cleanUp();

const entry = 'spec/openapi.yaml';
const jars = 'spec/resources/jars.yaml';
const failed = '{ $ref: ../common/responses.yaml#/components/responses/Failed }';
const implied = `x-implied:
  responses:
    '400': { $ref: common/responses.yaml#/components/responses/Failed }
    '401': { $ref: common/responses.yaml#/components/responses/Unauthorized }
    '403': { $ref: common/responses.yaml#/components/responses/Failed }
    '404': { $ref: common/responses.yaml#/components/responses/Failed }
  parameters:
    project: { $ref: resources/jars.yaml#/components/parameters/ShelfId }
`;
const shelfId = `    parameters:
      - $ref: '#/components/parameters/ShelfId'
`;

/** The sound document without what its operations imply. */
const short: Readonly<Record<string, string>> = {
  ...sound,
  [entry]: `${sound[entry] ?? ''}${implied}`,
  [jars]: (sound[jars] ?? '')
    .replace(shelfId, '')
    .replaceAll(/ +'4\d\d': \{ \$ref: [^}]*\}\n/g, '')
    .replace('      requestBody:', '      x-at-least-one: any\n      requestBody:'),
};

const withJars = (from: string, to: string) => {
  const text = short[jars] ?? '';
  if (!text.includes(from)) throw new Error(`the document does not hold ${from}`);
  return { ...short, [jars]: text.replace(from, () => to) };
};

describe('an implied part', () => {
  it('is added where it would be written', () => {
    const { 'x-implied': _, ...document } = bundle(short).document;
    const written = (sound[jars] ?? '')
      .replace(shelfId, '')
      .replace('      parameters:\n', `      parameters:\n        ${shelfId.trim().slice(18)}\n`)
      .replace(
        '      requestBody:',
        `      x-at-least-one: [[label, colors]]\n${shelfId.replaceAll(/^/gm, '  ').trimEnd()}\n      requestBody:`,
      );
    const { document: whole } = bundle({ ...sound, [jars]: written });
    expect(JSON.stringify(document)).toBe(JSON.stringify(whole));
  });

  const removal = `    delete:
      operationId: deleteJars
      summary: Delete jars
      description: Takes the jars from the shelf.
      x-origin: platform
      x-access: { project: developer }
      responses:
        '204': { description: Deleted. }
`;
  const lidId = `      parameters:
        - name: lid
          in: path
          required: true
          description: Number of the lid.
          schema: { type: integer, minimum: 1 }
`;

  it('is 400 where a parameter is named, also in the path, and not where a word brings it', () => {
    const answers = (files: Readonly<Record<string, string>>, path: string) => {
      const { responses } = bundle(files).document.paths[path]?.delete as { responses: object };
      return Object.keys(responses);
    };
    const shelf = withJars('    post:\n', `${removal}    post:\n`);
    expect(answers(shelf, '/shelves/{id}/jars')).toEqual(['204', '401', '403', '404']);
    const lid = `  /shelves/{id}/lids/{lid}:\n${removal.replace('      responses:\n', `${lidId}      responses:\n`)}`;
    const lids = withJars('components:\n', `${lid}components:\n`);
    expect(answers(lids, '/shelves/{id}/lids/{lid}')).toEqual(['204', '400', '401', '403', '404']);
  });

  it('gives way to what is written', () => {
    const written = withJars(
      "        '201':",
      "        '404': { description: Not found. }\n        '201':",
    );
    const { document } = bundle(written);
    const { responses } = document.paths['/shelves/{id}/jars']?.post as { responses: object };
    expect(responses).toMatchObject({
      400: { $ref: '#/components/responses/Failed' },
      404: { description: 'Not found.' },
    });
  });

  it.each([
    ['its subject', 'project', 'Unauthorized'],
    ['no other subject', 'group', 'Failed'],
  ])('has a response for %s', (_, subject, name) => {
    const { document } = bundle({
      ...short,
      [entry]: (short[entry] ?? '').replace(
        '  parameters:',
        `    404-${subject}: { $ref: common/responses.yaml#/components/responses/Unauthorized }\n  parameters:`,
      ),
    });
    const { responses } = document.paths['/shelves/{id}/jars']?.post as { responses: object };
    expect(responses).toMatchObject({ 404: { $ref: `#/components/responses/${name}` } });
  });

  it('stands where the word stands that says so', () => {
    const { locate } = bundle(short);
    const lines = (short[jars] ?? '').split('\n');
    const at = (pointer: string) => {
      const { file, line } = locate(`/paths/~1shelves~1{id}~1jars/${pointer}`);
      return `${file} ${lines[line - 1]?.trim() ?? ''}`;
    };
    expect(at('get/responses/401')).toBe(`${jars} x-access: { project: visible }`);
    expect(at('get/responses/400')).toBe(`${jars} x-pagination: offset`);
    expect(at('post/responses/400')).toBe(`${jars} requestBody:`);
    expect(at('get/responses/404')).toBe(`${jars} get:`);
    expect(at('get/parameters/0')).toBe(`${jars} x-access: { project: visible }`);
    expect(at('get/parameters/1')).toBe(`${jars} - name: search`);
    expect(at('post/parameters')).toBe(`${jars} x-access: { project: developer }`);
    expect(at('post/x-at-least-one/0/1')).toBe(`${jars} x-at-least-one: any`);
  });

  it('names with `any` in a list those that the list does not', () => {
    const others = withJars('x-at-least-one: any', 'x-at-least-one: [[colors, any]]');
    const { document, locate } = bundle(others);
    const { post } = document.paths['/shelves/{id}/jars'] as { post: object };
    expect(post).toMatchObject({ 'x-at-least-one': [['colors', 'label']] });
    const lines = others[jars].split('\n');
    const { line } = locate('/paths/~1shelves~1{id}~1jars/post/x-at-least-one/0/1');
    expect(lines[line - 1]?.trim()).toBe('x-at-least-one: [[colors, any]]');
  });

  const refused = {
    'a response': withJars("        '201':", `        ⟨here⟩'404': ${failed}\n        '201':`),
    'a parameter': withJars(
      '        - name: search',
      "        - ⟨here⟩{ $ref: '#/components/parameters/ShelfId' }\n        - name: search",
    ),
    'all names': withJars('x-at-least-one: any', '⟨here⟩x-at-least-one: [[label, colors]]'),
  };
  it.each(Object.entries(refused))('is refused where %s says no more', (_, files) => {
    const loaded = loadFiles(files);
    expect(loaded.faults).toMatchObject([{ rule: 'implied' }]);
    expect(places(loaded)).toEqual(marks(files));
  });

  it('is asked for where the document has no part for it', () => {
    const without = changed(jars, `        '403': ${failed}\n`, '');
    expect(loadFiles(without).faults).toMatchObject([{ rule: 'statuses' }]);
  });

  it('is named with the words that there are', () => {
    const files = { ...short, [entry]: (short[entry] ?? '').replace('project:', '⟨here⟩projekt:') };
    const loaded = loadFiles(files);
    const [fault] = loaded.faults.filter(({ position }) => position.file === entry);
    expect(fault).toMatchObject({
      rule: 'extension',
      advice: 'Did you mean `project`',
    });
    expect(places(loaded)).toEqual(expect.arrayContaining(marks(files)));
  });

  it.each(['null', '{ responses: null, parameters: null }', '{ responses: { 404: text } }'])(
    'is a fault where the document gives %s',
    (given) => {
      const { faults } = loadFiles({
        ...sound,
        [entry]: `${sound[entry] ?? ''}x-implied: ${given}`,
      });
      expect(faults).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            rule: 'extension',
            position: expect.objectContaining({ file: entry }),
          }),
        ]),
      );
    },
  );

  it('says `any` of properties alone', () => {
    const few = withJars(
      "{ $ref: '#/components/schemas/CreateJar' }\n      resp",
      '{ type: object, description: Any object. }\n      resp',
    );
    expect(loadFiles(few).faults).toMatchObject([
      { rule: 'extension', advice: expect.stringContaining('or `any` for all properties') },
      { rule: 'unused' },
    ]);
  });
});
