import { describe, expect, it } from 'vitest';
import { bundle, changed, cleanUp, INFO, loadFiles, sound } from './documents.ts';

cleanUp();

describe('reading', () => {
  it('takes JSON, aliases, merges, numbers as keys and Windows line ends', () => {
    const { document } = bundle({
      'spec/openapi.yaml':
        `${INFO}paths:\n  /a:\n    get: &get\n      responses: { 200: { description: x } }\n    put: *get\n    post: { <<: *get, summary: Own }\n`.replaceAll(
          '\n',
          '\r\n',
        ),
    });
    const responses = { 200: { description: 'x' } };
    expect(document.paths['/a']).toEqual({
      get: { responses },
      put: { responses },
      post: { responses, summary: 'Own' },
    });
  });

  it.each([
    [
      'aliases that multiply',
      `a: &a [x, x, x, x, x, x, x, x]\n${[...'bcdefghij'].map((name, index) => `${name}: &${name} [${Array(8).fill(`*${'abcdefghi'[index]}`).join(', ')}]\n`).join('')}`,
    ],
    ['an alias to itself', 'a: &a [*a]\n'],
    ['deep nesting', '['.repeat(20_000)],
    ['deep mappings', `${'{a: '.repeat(500)}1${'}'.repeat(500)}`],
  ])('refuses %s', (_, text) => {
    const { spec, faults } = loadFiles({ 'spec/openapi.yaml': text });
    expect(spec).toBeNull();
    expect(faults.length).toBeGreaterThan(0);
  });

  it.each([
    '',
    '- a',
    'text',
    '{',
    '\u0000',
    'openapi: 3.1.0',
    'openapi: 3.1.0\npaths: []\ninfo: 5\ncomponents: 1\ntags: x',
    'openapi: 3.1.0\npaths: { /a: { get: { responses: 1, parameters: {} } }, /b: 1, /c: { get: null } }',
    '__proto__: 1',
  ])('tells faults of %j and does not throw', (text) => {
    expect(loadFiles({ 'spec/openapi.yaml': text }).faults.length).toBeGreaterThan(0);
  });

  it('tells that the entry is missing', () => {
    const { spec, faults } = loadFiles({ 'spec/other.yaml': 'a: 1' });
    expect(spec).toBeNull();
    expect(faults).toMatchObject([
      { rule: 'unreadable', position: { file: 'spec/openapi.yaml', line: 1, column: 1 } },
    ]);
  });

  it('goes on after a broken file, and says nothing about what that file may hold', () => {
    const { spec, faults } = loadFiles({
      ...changed('spec/resources/jars.yaml', 'summary: List jars', "summary: ''"),
      'spec/common/schemas.yaml': 'components: {',
    });
    expect(spec).toBeNull();
    expect(faults.map(({ rule, position }) => [rule, position.file])).toEqual([
      ['yaml-syntax', 'spec/common/schemas.yaml'],
      ['operation', 'spec/resources/jars.yaml'],
    ]);
  });

  it('lists what it read', () => {
    expect(loadFiles(sound).sources.map((path) => path.replace(/^.*\/spec\//, ''))).toEqual([
      'common/responses.yaml',
      'common/schemas.yaml',
      'openapi.yaml',
      'resources/jars.yaml',
    ]);
  });
});
