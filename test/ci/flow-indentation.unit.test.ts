import { describe, expect, it } from 'vitest';
import { isList, isMap, readYaml, type Yaml } from '#src/ci/yaml.ts';

/** The value as JSON would have it. */
function plain(value: Yaml): unknown {
  if (isMap(value)) return Object.fromEntries([...value].map(([key, each]) => [key, plain(each)]));
  return isList(value) ? value.map(plain) : value;
}

const read = async (text: string) => plain(await readYaml(text));

describe('brackets, braces and quotes over several lines', () => {
  it.each([
    ['stages: [\n  a,\n  test\n]', { stages: ['a', 'test'] }],
    ['j:\n  script: [\n    x\n  ]', { j: { script: ['x'] } }],
    ['variables: {\n    A: b\n  }', { variables: { A: 'b' } }],
    ['x:\n- F: [\n          "a"\n      ]', { x: [{ F: ['a'] }] }],
    ['x:\n- F: [\n"a", {\nb: c\n}\n]\n  G: h', { x: [{ F: ['a', { b: 'c' }], G: 'h' }] }],
    ['j: { script:\t[x],\tb: c }', { j: { script: ['x'], b: 'c' } }],
    ['j:\t{ "a\tb": c }', { j: { 'a\tb': 'c' } }],
    ['a: [\n\tb\n]', { a: ['b'] }],
    ['j:\n  - "a\n  b"\n  - c', { j: ['a b', 'c'] }],
    [`j:\n  - 'a\n\n  b'\nk: "c\\\nd"`, { j: ['a\nb'], k: 'cd' }],
    ['j: [a\nb, c]', { j: ['a b', 'c'] }],
    [`j: [ 'it''s', it's\n]\nk: [ ' # ]\n', x # ]\n]`, { j: ["it's", "it's"], k: [' # ] ', 'x'] }],
    ['a: [\n# c\nb # d\n]\nb: 1', { a: ['b'], b: 1 }],
    ['a: |\n  [\n  x\nb: [\n]', { a: '[\nx\n', b: [] }],
    ['- - - - F: [\n]'.replace('-', 'x:\n -'), { x: [[[[{ F: [] }]]]] }],
  ])('need no indentation: %j', async (text, value) => {
    expect(await read(text)).toEqual(value);
  });

  it.each(['a:\n  b: [\nc: d', 'a: "\nb: c', 'a: [b\n  c: d', 'a:\n\t- b', 'a: {\n}}', 'a: ]\n'])(
    'are refused where they do not end: %j',
    async (text) => {
      await expect(readYaml(text)).rejects.toThrow('(<unknown>): ');
    },
  );

  it('may have thousands of lines', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `n${index}`);
    expect(await read(`a: [\n${lines.join(',\n')}\n]`)).toEqual({ a: lines });
  });

  it('are refused where too many of them need indentation', async () => {
    await expect(readYaml(`a: [\n${'[\n],\n'.repeat(50_000)}]`)).rejects.toThrow(
      'deficient indentation at line',
    );
  });
});
