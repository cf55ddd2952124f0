import { groupList } from '#src/domains/core/groups/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const groups = (world: PlansWorld) =>
  plansOf(world, {
    list: groupList,
    filters: {
      owned: [true],
      min_access_level: [30],
      all_available: [true, false],
      statistics: [true],
      with_custom_attributes: [true],
      custom_attributes: [{ floor: '3' }],
      skip_groups: [[1, 2, 3]],
      top_level_only: [true],
      below: [
        { id: world.group.parent_id ?? 0, depth: 'children' },
        { id: world.group.parent_id ?? 0, depth: 'descendants' },
      ],
      search: ['name', 'xq'],
    },
    orders: { path: true, id: true, name: true, similarity: true },
  });
