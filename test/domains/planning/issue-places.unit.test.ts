import { describe, expect, it } from 'vitest';
import { findUnplacedBeside, tellPosition } from '#src/domains/planning/issues/table.ts';

/** Position of an issue with this id without a stored one. */
const unplaced = (id: number) => 2 ** 31 + id * 1_024;

describe('places of issues', () => {
  it('are told in their order, as numbers of 32 bits', () => {
    const places = [
      ...[-(2 ** 40), -(2 ** 31), -512, 0, 512, 2 ** 30 - 1, 2 ** 30, 2 ** 31 - 1, 2 ** 31],
      ...[1, 2, 1_000_000, 2 ** 29, 2 ** 40].flatMap((id) => [unplaced(id) - 512, unplaced(id)]),
    ];
    const told = places.map(tellPosition);
    expect(told).toEqual(told.toSorted((one, other) => Number(one) - Number(other)));
    for (const each of told) expect(Number(each) | 0).toBe(each);
    expect(tellPosition(512)).toBe(512);
    expect(tellPosition(unplaced(7) + 512)).toBeLessThan(Number(tellPosition(unplaced(9) + 512)));
    expect(tellPosition(null)).toBeNull();
  });

  it.each([
    [-512, unplaced(0), -Infinity],
    [unplaced(0), unplaced(1), -Infinity],
    [unplaced(1) - 1, unplaced(1), unplaced(0)],
    [unplaced(1), unplaced(2), unplaced(0)],
    [unplaced(1) + 1, unplaced(2), unplaced(1)],
  ])(
    '%i has unplaced issues behind it from %i on, in front of it up to %d',
    (at, behind, inFront) => {
      expect(findUnplacedBeside(at)).toEqual({ behind, inFront });
    },
  );
});
