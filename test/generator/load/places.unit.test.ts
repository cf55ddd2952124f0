import { describe, expect, it } from 'vitest';
import { gate } from '#generator/load/load.ts';
import { bundle, changed, cleanUp, loadFiles, sound } from './documents.ts';

cleanUp();

describe('places', () => {
  it('lead through references into shared files', () => {
    const { locate } = bundle(sound);
    const at = (pointer: string) => {
      const { file, line, column } = locate(pointer);
      return `${file}:${line}:${column}`;
    };
    const get = '/paths/~1shelves~1{id}~1jars/get';
    expect(at(`${get}/responses/401`)).toBe('spec/resources/jars.yaml:30:9');
    expect(at(`${get}/responses/401/content/application~1json/schema`)).toBe(
      'spec/common/responses.yaml:7:11',
    );
    expect(
      at(`${get}/responses/401/content/application~1json/schema/properties/message/type`),
    ).toBe('spec/common/schemas.yaml:8:20');
    expect(at('/paths/~1shelves~1{id}~1jars/parameters/0/schema/minimum')).toBe(
      'spec/resources/jars.yaml:61:32',
    );
    expect(at('/components/schemas/Jar')).toBe('spec/resources/jars.yaml:63:5');
    expect(at('/tags/0/name')).toBe('spec/resources/jars.yaml:1:1');
    expect(at('/info/title')).toBe('spec/openapi.yaml:3:3');
  });

  it('of what is not there are those of what holds it', () => {
    const { locate } = bundle(sound);
    expect(locate('/paths/~1shelves~1{id}~1jars/get/nothing/more')).toEqual({
      file: 'spec/resources/jars.yaml',
      line: 7,
      column: 5,
    });
    expect(locate('/nothing')).toEqual({ file: 'spec/openapi.yaml', line: 1, column: 1 });
  });
});

describe('the gate', () => {
  it('has nothing against the sound document', async () => {
    expect(await gate(bundle(sound))).toEqual([]);
  });

  it('tells where its excerpt stands in the files', async () => {
    const files = changed(
      'spec/common/responses.yaml',
      '      description: Request failed.\n',
      '      headers: {}\n',
    );
    const { spec } = loadFiles(files);
    if (spec === null) throw new Error('no document');
    expect(await gate(spec)).toMatchObject([
      { rule: 'structure', position: { file: 'spec/common/responses.yaml', line: 9, column: 5 } },
    ]);
  });
});
