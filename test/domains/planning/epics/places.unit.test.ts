import { describe, expect, it } from 'vitest';
import { type EpicNeighbours, computePlacesAfterMove } from '#src/domains/planning/epics/places.ts';

const rows = [
  { id: 1, place: 1024 },
  { id: 2, place: 2048 },
  { id: 3, place: 3072 },
];

const orderOf = (moved: ReturnType<typeof computePlacesAfterMove>, of = rows) => {
  const places = new Map(of.map(({ id, place }) => [id, place]));
  for (const { id, place } of moved ?? []) places.set(id, place);
  return [...places].toSorted(([, one], [, other]) => one - other).map(([id]) => id);
};

describe('a move within an order', () => {
  it.each<[number, EpicNeighbours, number[]]>([
    [3, { before: 1 }, [1, 3, 2]],
    [3, { after: 1 }, [3, 1, 2]],
    [1, { before: 3 }, [2, 3, 1]],
    [1, { before: 2, after: 3 }, [2, 1, 3]],
    [2, { after: 3 }, [1, 2, 3]],
  ])('of %i to %j makes it %j and touches nothing else', (id, neighbours, expected) => {
    const moved = computePlacesAfterMove(rows, id, neighbours);
    expect(moved).toHaveLength(1);
    expect(orderOf(moved)).toEqual(expected);
  });

  it.each<[number, EpicNeighbours]>([
    [9, { before: 1 }],
    [1, { before: 9 }],
    [1, { before: 1 }],
    [1, { before: 2, after: 9 }],
    [1, { before: 3, after: 2 }],
  ])('of %i to %j does not come about', (id, neighbours) => {
    expect(computePlacesAfterMove(rows, id, neighbours)).toBeNull();
  });

  it('makes room where there is none', () => {
    const tight = rows.map(({ id }) => ({ id, place: id }));
    expect(orderOf(computePlacesAfterMove(tight, 3, { before: 1 }), tight)).toEqual([1, 3, 2]);
    const nowhere = rows.map(({ id }) => ({ id, place: null }));
    expect(computePlacesAfterMove(nowhere, 1, { before: 3 })).toEqual([
      { id: 2, place: 1024 },
      { id: 3, place: 2048 },
      { id: 1, place: 3072 },
    ]);
  });

  it('finds room in the same place again and again', () => {
    let now = rows;
    for (let round = 0; round < 40; round += 1) {
      const last = now.at(-1)?.id ?? 0;
      const moved = computePlacesAfterMove(now, last, { before: now[0]?.id });
      const order = orderOf(moved, now);
      const places = new Map(now.map(({ id, place }) => [id, place]));
      for (const { id, place } of moved ?? []) places.set(id, place);
      expect(order[1]).toBe(last);
      now = order.map((id) => ({ id, place: places.get(id) ?? 0 }));
      expect(new Set(now.map(({ place }) => place)).size).toBe(3);
    }
  });
});
