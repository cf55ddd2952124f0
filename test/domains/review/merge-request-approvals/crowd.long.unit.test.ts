import { describe, expect, it } from 'vitest';
import type { UserBasicRow } from '#src/records/user.ts';
import { Crowd, createMembers } from '#src/domains/code/approval-rules/crowd.ts';
import { BOUNDED, expectGrowth, itGrows } from '#test/support/growth.ts';

const user = (id: number, state = 'active') =>
  ({ id, username: `u${id}`, name: `U ${id}`, state, avatar: null }) as UserBasicRow;
const group = (...ids: number[]) => createMembers(ids.map((id) => user(id)));

describe('eligible approvers', () => {
  const kilns = group(5, 1);
  const crowd = new Crowd([user(3), user(1), user(9, 'blocked')], [kilns, group(4)]);

  it('are users and members of groups, each once', () => {
    expect([1, 3, 4, 5, 9].map((id) => crowd.has(id))).toEqual([true, true, true, true, false]);
    expect(crowd.all().map(({ id }) => id)).toEqual([1, 3, 4, 5]);
    expect([0, 2, 4, 9].map((limit) => crowd.countUpTo(limit))).toEqual([0, 2, 4, 4]);
  });

  it('are put together of several', () => {
    const both = Crowd.of([crowd, new Crowd([user(2)], [kilns])]);
    expect(both.all().map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(Crowd.of([]).countUpTo(1)).toBe(0);
  });

  itGrows('cost as much in a thousand rules, however large the group that they name', async () => {
    await expectGrowth(BOUNDED, 2000, (size) => {
      const members = createMembers(Array.from({ length: size }, (_, id) => user(id)));
      return () => {
        for (let rule = 0; rule < 1000; rule += 1) {
          const named = new Crowd([user(-rule)], [members]);
          if (!named.has(size - 1) || named.countUpTo(5) < 5) throw new Error('not counted');
        }
      };
    });
  });
});
