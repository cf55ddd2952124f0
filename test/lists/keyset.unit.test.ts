import { describe, expect, it } from 'vitest';
import { computeKeysetLimit, createKeysetPageById, isKeysetRequested } from '#src/lists/keyset.ts';

describe('isKeysetRequested', () => {
  const query = { per_page: 20, sort: 'desc' } as const;

  it('is for those who ask for it in an order that has it', () => {
    expect(isKeysetRequested({ ...query, order_by: 'name' }, ['id'])).toBe(false);
    expect(isKeysetRequested({ ...query, order_by: 'name', pagination: 'legacy' }, ['id'])).toBe(
      false,
    );
    expect(isKeysetRequested({ ...query, order_by: 'id', pagination: 'keyset' }, ['id'])).toBe(
      true,
    );
  });

  it.each([undefined, 'name'])('refuses the order %s', (order) => {
    const asked = { ...query, pagination: 'keyset', ...(order && { order_by: order }) };
    expect(() => isKeysetRequested(asked, ['id'])).toThrow(
      expect.objectContaining({
        status: 405,
        body: { error: 'Keyset pagination is not yet available for this type of request' },
      }),
    );
  });
});

describe('createKeysetPageById', () => {
  it('points behind the last row, in the direction of the order', () => {
    expect(createKeysetPageById({ sort: 'asc' }, [{ id: 3 }, { id: 7 }]).page).toEqual({
      kind: 'keyset',
      next: { id_after: '7' },
    });
    expect(createKeysetPageById({ sort: 'desc' }, [{ id: 7 }, { id: 3 }]).page).toEqual({
      kind: 'keyset',
      next: { id_before: '3' },
    });
    expect(createKeysetPageById({ sort: 'asc' }, []).page).toEqual({ kind: 'keyset', next: null });
  });

  it('cuts long pages', () => {
    expect(computeKeysetLimit({ per_page: 101 })).toBe(100);
  });
});
