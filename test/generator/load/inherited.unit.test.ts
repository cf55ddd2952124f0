import { describe, expect, it } from 'vitest';
import { plainConfig } from '#generator/config.ts';
import { bundle, cleanUp, INFO, loadFiles, marks, places, sound } from './documents.ts';

cleanUp();

const entry = 'spec/openapi.yaml';
const jars = 'spec/resources/jars.yaml';

const files = ({ ofDocument = '', ofFile = '', list = '', create = '' }) => ({
  ...sound,
  [entry]: (sound[entry] ?? '').replace('tags: []\n', `tags: []\n${ofDocument}`),
  [jars]: (sound[jars] ?? '')
    .replace('paths:\n', `${ofFile}paths:\n`)
    .replace('      x-origin: seed\n', list)
    .replace('      x-origin: platform\n', create),
});
const platform = 'x-origin: platform\n';
const seed = 'x-origin: seed\n';

describe('a word that operations inherit', () => {
  it.each([
    ['the document', files({ ofDocument: seed, create: `      ${platform}` })],
    ['its file', files({ ofDocument: platform, ofFile: seed, create: `      ${platform}` })],
    ['its file alone', files({ ofFile: platform, list: `      ${seed}` })],
  ])('stands where it would be written, for all of %s', (_, given) => {
    expect(JSON.stringify(bundle(given).document)).toBe(JSON.stringify(bundle(sound).document));
  });

  it('stands behind what an operation says of itself', () => {
    const { document } = bundle(
      Object.fromEntries(
        Object.entries(files({ ofDocument: seed, create: `      ${platform}` })).map(
          ([file, text]) => [
            file,
            text.replace(
              'shelf.\n      x-access',
              'shelf.\n      deprecated: true\n      x-access',
            ),
          ],
        ),
      ),
    );
    const { get } = document.paths['/shelves/{id}/jars'] as { get: object };
    expect(Object.keys(get).slice(0, 7)).toEqual([
      ...['tags', 'operationId', 'summary', 'description', 'deprecated'],
      ...['x-origin', 'x-access'],
    ]);
  });

  it('has the place where it is written', () => {
    const wrong = files({ ofFile: 'x-origin: ⟨here⟩seeds\n', list: '', create: `      ${seed}` });
    const loaded = loadFiles(wrong);
    expect(loaded.faults).toMatchObject([{ rule: 'extension', advice: 'Did you mean `seed`' }]);
    expect(places(loaded)).toEqual(marks(wrong));
  });

  it('is asked for where nothing around says it', () => {
    const [fault] = loadFiles(files({ create: `      ${platform}` })).faults;
    expect(fault).toMatchObject({ message: 'The operation does not say why it is there' });
  });

  it.each([
    [
      'an operation says as the document',
      { ofDocument: platform, create: `      ⟨here⟩${platform}` },
    ],
    ['an operation says as its file', { ofFile: platform, create: `      ⟨here⟩${platform}` }],
    ['a file says as the document', { ofDocument: platform, ofFile: `⟨here⟩${platform}` }],
  ])('is a fault where %s', (_, given) => {
    const said = files({ list: `      ${seed}`, ...given });
    const loaded = loadFiles(said);
    expect(loaded.faults).toMatchObject([{ rule: 'implied', advice: 'Remove it' }]);
    expect(places(loaded)).toEqual(marks(said));
  });

  it('is a fault of a file whose operations all say something else', () => {
    const said = files({
      ofFile: '⟨here⟩x-origin: seeds\n',
      list: `      ${seed}`,
      create: `      ${platform}`,
    });
    const loaded = loadFiles(said);
    expect(loaded.faults).toMatchObject([{ rule: 'unused', advice: 'Remove it' }]);
    expect(places(loaded)).toEqual(marks(said));
  });

  it('is a key like others in a document of plain OpenAPI', () => {
    const document = `${INFO}x-origin: seed\npaths: { /jars: { get: { responses: {} } } }`;
    const { spec } = loadFiles({ [entry]: document }, { config: plainConfig });
    expect(spec?.document).toMatchObject({ 'x-origin': 'seed' });
    expect(spec?.document.paths['/jars']?.get).not.toHaveProperty('x-origin');
  });
});
