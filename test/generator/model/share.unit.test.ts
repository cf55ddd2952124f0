import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { share } from '#generator/model/share.ts';

describe('sharing', () => {
  it('gives what is equal the identity that it had, and nothing else', () => {
    const before = { kept: { list: [1, { a: 2 }] }, changed: { one: [1], two: [2] }, gone: 1 };
    const now = { kept: { list: [1, { a: 2 }] }, changed: { one: [1], two: [3] }, more: [1] };
    const copy = structuredClone(now);
    const shared = share(before, now);
    expect(shared).toEqual(copy);
    expect(now).toEqual(copy);
    expect(shared.kept).toBe(before.kept);
    expect(shared.changed).not.toBe(before.changed);
    expect(shared.changed.one).toBe(before.changed.one);
    expect(share(shared, structuredClone(now))).toBe(shared);
  });

  it.each([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ 0: 'a' }, ['a']],
    [{ a: undefined }, {}],
    [{}, { toString: 1 }],
    [{ a: null }, { a: {} }],
    [[1, 2], [1]],
    [null, { a: 1 }],
  ])('tells %j from %j', (before, now) => {
    const shared = share<object>(before, now);
    expect(shared).not.toBe(before);
    expect(JSON.stringify(shared)).toBe(JSON.stringify(now));
  });

  it('always is what is there now', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        expect(share(before, now)).toStrictEqual(now);
        expect(share(before, structuredClone(before))).toBe(before);
      }),
    );
  });
});
