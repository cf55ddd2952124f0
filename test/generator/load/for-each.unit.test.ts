import { describe, expect, it } from 'vitest';
import { plainConfig } from '#generator/config.ts';
import { bundle, cleanUp, loadFiles, marks, places, sound } from './documents.ts';

cleanUp();

const lids = 'spec/resources/lids.yaml';

const responses = `
        '401': { $ref: ../common/responses.yaml#/components/responses/Unauthorized }
        '404': { $ref: ../common/responses.yaml#/components/responses/Failed }`;

/** A resource whose one path item stands for jars and tins. */
const template = `tag: lids
description: Lids of jars and tins.
x-for:
  jar: { Name: Jar, path: '/shelves/{id}/jar', a: a jar, old: null, access: { project: visible } }
  tin: { Name: Tin, path: '/shelves/{id}/tin', a: a tin, old: true, access: { project: guest } }
paths:
  '\${path}/lid':
    x-for: [jar, tin]
    get:
      operationId: get\${Name}Lid
      summary: Get the lid of \${a}
      description: The lid of \${a}.
      deprecated: \${old}
      x-origin: seed
      x-access: \${access}
      parameters:
        - { $ref: jars.yaml#/components/parameters/ShelfId }
      responses:
        '200':
          description: The lid.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/\${Name}Lid' }
              example: { id: 1 }${responses}
  /shelves/{id}/tin/lid:
    delete:
      operationId: deleteTinLid
      summary: Delete the lid of a tin
      description: Takes the lid off.
      x-origin: seed
      x-access: { project: developer }
      parameters:
        - { $ref: jars.yaml#/components/parameters/ShelfId }
      responses:
        '204': { description: Deleted. }${responses}
        '403': { $ref: ../common/responses.yaml#/components/responses/Failed }
components:
  schemas:
    '\${Name}Lid':
      x-for: [jar, tin]
      type: object
      description: The lid of \${a}.
      required: [id]
      properties:
        id: { type: integer, description: Id of the lid. }
`;

const withLids = (text: string) => ({ ...sound, [lids]: text });

describe('a part of a document with x-for', () => {
  it('is written once for each of its variants, beside what only one of them has', () => {
    const { document } = bundle(withLids(template));
    const [jar, tin] = ['jar', 'tin'].map((name) => document.paths[`/shelves/{id}/${name}/lid`]);
    expect(Object.keys(jar ?? {})).toEqual(['get']);
    expect(Object.keys(tin ?? {})).toEqual(['get', 'delete']);
    expect(jar?.get).toMatchObject({
      operationId: 'getJarLid',
      summary: 'Get the lid of a jar',
      'x-access': { project: 'visible' },
    });
    expect(tin?.get).toMatchObject({
      operationId: 'getTinLid',
      deprecated: true,
      'x-access': { project: 'guest' },
    });
    expect(jar?.get).not.toHaveProperty('deprecated');
    expect(document.components?.schemas).toMatchObject({
      JarLid: { description: 'The lid of a jar.' },
      TinLid: { description: 'The lid of a tin.' },
    });
    expect(JSON.stringify(document)).not.toMatch(/x-for|\$\{/);
  });

  it('has the places of the template', () => {
    const { locate } = bundle(withLids(template));
    const line = template.split('\n').findIndex((each) => each.includes('summary: Get')) + 1;
    for (const path of ['/shelves/{id}/jar/lid', '/shelves/{id}/tin/lid']) {
      const pointer = `/paths/${path.replaceAll('/', '~1')}/get/summary`;
      expect(locate(pointer)).toMatchObject({ file: lids, line });
    }
  });

  it.each([
    [
      'has a variable `an` that a variant lacks',
      'lid of ${a}.\n      dep',
      'lid of ${an}.\n      dep',
      'jar has no variable `an`',
    ],
    [
      'names an unknown variant',
      '[jar, tin]\n    get',
      '[jar, tin, box]\n    get',
      '`x-for` has no variables for "box"',
    ],
    ['names no variants', '[jar, tin]\n    get', '[]\n    get', '`x-for` names no variants'],
    [
      'has a variable in a text that is no text',
      'the lid of ${a}',
      'the lid of ${access}',
      '`access` of jar is no text',
    ],
    [
      'leaves a variable unused',
      'Name: Jar',
      'Name: Jar, color: red',
      'No template uses jar.color',
    ],
    ['gives two variants one name', "'${path}/lid'", '/lid', '`/lid` is written twice, with `get`'],
  ])('is refused where it %s', (_, found, instead, message) => {
    const { faults } = loadFiles(withLids(template.replace(found, () => instead)));
    expect(faults).toContainEqual(expect.objectContaining({ rule: 'resource-file', message }));
  });

  it('names the place of its fault', () => {
    const files = withLids(template.replace('Name: Jar', 'Name: Jar, ⟨here⟩color: red'));
    const loaded = loadFiles(files);
    const faults = loaded.faults.filter(({ rule }) => rule === 'resource-file');
    expect(places({ ...loaded, faults })).toEqual(marks(files));
  });

  it('has no meaning in a plain document', () => {
    const files = {
      'spec/openapi.yaml': `openapi: 3.1.0
info: { title: Lids, version: '1' }
paths:
  '/\${a}':
    x-for: [jar]
    get: { responses: { '204': { description: Done. } } }
`,
    };
    const { spec } = loadFiles(files, { config: plainConfig });
    expect(Object.keys(spec?.document.paths ?? {})).toEqual(['/${a}']);
  });
});
