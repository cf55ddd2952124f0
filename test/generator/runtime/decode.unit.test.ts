import { describe, expect, it } from 'vitest';
import * as d from '#runtime/decode.ts';
import type { Decoder } from '#runtime/decode.ts';
import { EMPTY, Faults, MISSING, createReason } from '#runtime/faults.ts';
import { LongText } from '#runtime/long-text.ts';
import { emptyTree, fromJson, parsePairs, plantPairs, UnreadableRequest } from '#runtime/raw.ts';
import { UploadedFile } from '#runtime/upload.ts';

const INVALID = Symbol('invalid');

/** Decodes the parameter `x` of a query string. */
function fromQuery(query: string, decoder: Decoder<unknown>): unknown {
  const faults = new Faults();
  const value = decoder(plantPairs(emptyTree(), parsePairs(query)).x, 'query/x', faults);
  return faults.any ? INVALID : value;
}

function fromBody(body: unknown, decoder: Decoder<unknown>): unknown {
  const faults = new Faults();
  const tree = fromJson(body) as ReturnType<typeof emptyTree>;
  const value = decoder(tree.x, 'query/x', faults);
  return faults.any ? INVALID : value;
}

const list = d.array(d.string, false);
const commaList = d.array(d.string, true);
const ids = d.array(d.integer, true);

describe('a query parameter', () => {
  it.each<[string, Decoder<unknown>, unknown]>([
    ['x=5', d.integer, 5],
    ['x=-5', d.integer, -5],
    ['x=0', d.integer, 0],
    ['x=9007199254740991', d.integer, 9007199254740991],
    ['x=9007199254740992', d.integer, INVALID],
    ['x=9223372036854775808', d.integer, INVALID],
    ['x=1e1', d.integer, INVALID],
    ['x=0x10', d.integer, INVALID],
    ['x=%205', d.integer, INVALID],
    ['x=5%20', d.integer, INVALID],
    ['x=%2B5', d.integer, INVALID],
    ['x=+5', d.integer, INVALID],
    ['x=01', d.integer, INVALID],
    ['x=-0', d.integer, INVALID],
    ['x=1.0', d.integer, INVALID],
    ['x=12abc', d.integer, INVALID],
    ['x=%D9%A1', d.integer, INVALID],
    ['x=', d.integer, undefined],
    ['', d.integer, undefined],
    ['x', d.integer, undefined],
    ['x=1&x=2', d.integer, 2],
    ['x[]=1', d.integer, INVALID],
    ['x[a]=1', d.integer, INVALID],
    ['x=1.5', d.number, 1.5],
    ['x=-0.25', d.number, -0.25],
    ['x=1e400', d.number, INVALID],
    ['x=NaN', d.number, INVALID],
    ['x=.5', d.number, INVALID],
    ...['1', 'on', 't', 'true', 'True', 'TRUE', 'y', 'yes', 'Yes', 'YES'].map(
      (text): [string, Decoder<unknown>, unknown] => [`x=${text}`, d.boolean, true],
    ),
    ...['0', 'off', 'f', 'false', 'False', 'FALSE', 'n', 'no', 'No', 'NO'].map(
      (text): [string, Decoder<unknown>, unknown] => [`x=${text}`, d.boolean, false],
    ),
    ['x=tRuE', d.boolean, INVALID],
    ['x=2', d.boolean, INVALID],
    ['x=', d.boolean, undefined],
    ['x=2022-02-28', d.date, '2022-02-28'],
    ['x=2024-02-29', d.date, '2024-02-29'],
    ['x=2023-02-29', d.date, INVALID],
    ['x=2022-13-01', d.date, INVALID],
    ['x=0000-01-01', d.date, INVALID],
    ['x=10000-01-01', d.date, INVALID],
    ['x=2022-1-1', d.date, '2022-01-01'],
    ['x=2022/04/20', d.date, '2022-04-20'],
    ['x=2022-04-20T23:30:00.000Z', d.date, '2022-04-20'],
    ['x=2022/04-20', d.date, INVALID],
    ['x=20220420', d.date, INVALID],
    ['x=2022-04-20x', d.date, INVALID],
    ['x=2022-02-30T10:00:00Z', d.date, INVALID],
    ['x=2022-04-20T10:00:00Z', d.dateTime, '2022-04-20T10:00:00.000Z'],
    ['x=2022-04-20T10:00:00.123456Z', d.dateTime, '2022-04-20T10:00:00.123Z'],
    ['x=2022-04-20T12:00:00%2B02:00', d.dateTime, '2022-04-20T10:00:00.000Z'],
    ['x=2022-04-20T05:30:00-0430', d.dateTime, '2022-04-20T10:00:00.000Z'],
    ['x=2022-04-20', d.dateTime, '2022-04-20T00:00:00.000Z'],
    ['x=2022-04-20T10:00', d.dateTime, '2022-04-20T10:00:00.000Z'],
    ['x=2022-04-20+10:00:00', d.dateTime, '2022-04-20T10:00:00.000Z'],
    ['x=2022-04-20T10:00:00+02:00', d.dateTime, INVALID],
    ['x=infinity', d.dateTime, INVALID],
    ['x=2022-04-20T24:00:00Z', d.dateTime, INVALID],
    ['x=2022-04-20T10:00:60Z', d.dateTime, INVALID],
    ['x=2022-04-20T10:00:00%2B99:99', d.dateTime, INVALID],
    ['x=0001-01-01T00:00:00%2B14:00', d.dateTime, INVALID],
    ['x=9999-12-31T23:59:59-14:00', d.dateTime, INVALID],
    ['x=text', d.string, 'text'],
    ['x=', d.string, ''],
    ['x=a%2Fb%2Cc', d.string, 'a/b,c'],
    ['x=a:b', d.string, 'a:b'],
    ['x=a+b%2B', d.string, 'a b+'],
    ['x=a=b', d.string, 'a=b'],
    ['x=%00', d.string, INVALID],
    ['x=%E2%82%AC', d.string, '€'],
    ['x[]=a', d.string, INVALID],
    ['x[]=a&x[]=b', list, ['a', 'b']],
    ['x%5B%5D=a&x%5B%5D=b', list, ['a', 'b']],
    ['x=a', list, ['a']],
    ['x=a,b', list, ['a,b']],
    ['x[]=a,b', list, ['a,b']],
    ['x=', list, []],
    ['x[]=', list, []],
    ['x[0]=a&x[1]=b', list, ['a', 'b']],
    ['x[k]=a', list, INVALID],
    ['x=a,b', commaList, ['a', 'b']],
    ['x=a,%20b', commaList, ['a', 'b']],
    ['x=a%2Cb', commaList, ['a', 'b']],
    ['x[]=a,b&x[]=c', commaList, ['a', 'b', 'c']],
    ['x=1,2', ids, [1, 2]],
    ['x=1,a', ids, INVALID],
    ['x[]=1&x[]=2', ids, [1, 2]],
    ['x[a]=1&x[b]=2', d.hash(d.string), { a: '1', b: '2' }],
    ['x=1', d.hash(d.string), INVALID],
    ['x[a][]=1&x[a][]=2', d.hash(d.array(d.integer, false)), { a: [1, 2] }],
    ['x[__proto__]=1', d.hash(d.string), JSON.parse('{"__proto__":"1"}')],
    [
      'x[][a]=1&x[][b]=2&x[][a]=3',
      d.array(d.object({ a: d.integer, b: d.integer }), false),
      [{ a: 1, b: 2 }, { a: 3 }],
    ],
    ['x[0][a]=1&x[1][a]=2', d.array(d.object({ a: d.integer }), false), [{ a: 1 }, { a: 2 }]],
    ['x=7', d.integerOrString, 7],
    ['x=demo%2Fkiln', d.integerOrString, 'demo/kiln'],
    ['x=01', d.integerOrString, '01'],
    ['x=9223372036854775808', d.integerOrString, '9223372036854775808'],
    ['x=text', d.file, INVALID],
    ['x=', d.file, undefined],
    ['x=', d.nullable(d.integer, true), null],
    ['x=', d.nullable(d.string, false), ''],
  ])('%s', (query, decoder, expected) => {
    const decoded = fromQuery(query, decoder);
    expect(typeof decoded === 'object' ? JSON.stringify(decoded) : decoded).toBe(
      typeof expected === 'object' ? JSON.stringify(expected) : expected,
    );
  });
});

describe('a body member', () => {
  it.each<[unknown, Decoder<unknown>, unknown]>([
    [5, d.integer, 5],
    ['5', d.integer, 5],
    [1.5, d.integer, INVALID],
    [1e300, d.integer, INVALID],
    [true, d.integer, INVALID],
    [null, d.integer, undefined],
    [null, d.nullable(d.integer, true), null],
    [true, d.boolean, true],
    [1, d.boolean, true],
    [0, d.boolean, false],
    [2, d.boolean, INVALID],
    ['True', d.boolean, true],
    [{}, d.boolean, INVALID],
    [5, d.string, '5'],
    [{ toString: 1 }, d.string, INVALID],
    [{ length: 1e9 }, d.string, INVALID],
    [['a'], d.string, INVALID],
    ['a\0b', d.string, INVALID],
    ['\ud800', d.string, INVALID],
    [['a', 'b'], list, ['a', 'b']],
    [[], list, []],
    [null, list, []],
    [[{}], list, INVALID],
    ['a,b', commaList, ['a', 'b']],
    [[1, '2'], ids, [1, 2]],
    [[1.5], ids, INVALID],
    [{ a: 1 }, d.hash(d.string), { a: '1' }],
    [{ a: 'x', other: 'dropped' }, d.object({ a: d.string }), { a: 'x' }],
    [{ a: [] }, d.any, { a: [] }],
  ])('%j', (x, decoder, expected) => {
    const decoded = fromBody({ x }, decoder);
    expect(typeof decoded === 'object' ? JSON.stringify(decoded) : decoded).toBe(
      typeof expected === 'object' ? JSON.stringify(expected) : expected,
    );
  });

  it('takes an uploaded file only where a file is declared', () => {
    const upload = new UploadedFile({
      filename: 'a.png',
      mediaType: 'image/png',
      path: '/nowhere',
      size: 1,
    });
    expect(d.file(upload, 'x', new Faults())).toBe(upload);
    const faults = new Faults();
    d.string(upload, 'query/x', faults);
    const fault = { in: 'query', pointer: '/x', keyword: 'type', params: { type: 'string' } };
    expect(faults.list(['x'])).toEqual([fault]);
  });
});

describe('a parameter without `=`', () => {
  it('is not given, and does not count in a list', () => {
    const tree = plantPairs(emptyTree(), parsePairs('state&list[]&list[]=a&in[key]'));
    expect(tree).toEqual({ state: null, list: ['', 'a'], in: { key: null } });
    const faults = new Faults();
    expect(d.string(tree['state'], 'query/state', faults)).toBeUndefined();
    expect(faults.any).toBe(false);
  });
});

describe('malformed input', () => {
  it.each([
    ['malformed encoding', () => parsePairs('x=%zz')],
    ['text that is not UTF-8', () => parsePairs('x=%ff')],
    ['too many pairs', () => parsePairs('a=1&'.repeat(2_001))],
    ['brackets too deep', () => plantPairs(emptyTree(), [[`x${'[a]'.repeat(40)}`, '1']])],
    ['a list that is also a hash', () => plantPairs(emptyTree(), parsePairs('x[]=1&x[a]=2'))],
    ['a number in JSON that is too large', () => fromJson(JSON.parse('{"a":[1e400]}'))],
    ['JSON too deep', () => fromJson(JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`))],
  ])('%s', (_, read) => {
    expect(read).toThrow(UnreadableRequest);
  });

  it('does not touch prototypes', () => {
    plantPairs(emptyTree(), parsePairs('__proto__[polluted]=1&constructor[prototype][polluted]=1'));
    fromJson(JSON.parse('{"__proto__":{"polluted":1}}'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('the failures of a request', () => {
  it('are told once per name, in the order of the document', () => {
    const faults = new Faults();
    faults.add('query/b', createReason('type', { type: 'string' }));
    faults.add('body/a', MISSING);
    faults.add('query/b', EMPTY);
    expect(faults.list(['a', 'b'])).toEqual([
      { in: 'body', pointer: '/a', keyword: 'required', params: {} },
      { in: 'query', pointer: '/b', keyword: 'type', params: { type: 'string' } },
    ]);
  });
});

describe('a JSON value of any kind', () => {
  it('has strings where large bodies have long texts, however deep', () => {
    const text = () => new LongText(['so ', 'long'], 7, true);
    const inner = Object.assign(emptyTree(), { text: text(), nothing: null, number: 1 });
    const faults = new Faults();
    expect(d.any([text(), inner, [text()]], 'query/x', faults)).toEqual([
      'so long',
      { text: 'so long', nothing: null, number: 1 },
      ['so long'],
    ]);
    expect(faults.any).toBe(false);
  });
});
