import { toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import { labelList } from '#src/domains/planning/labels/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const labels = ({ group, project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: labelList,
    places: [{ container: toProjectContainer(project) }, { container: toGroupContainer(group) }],
    filters: {
      container: [],
      include_ancestor_groups: [true, false],
      include_descendant_groups: [true],
      only_group_labels: [true, false],
      with_counts: [true],
      search: ['title'],
      title: ['title 1'],
    },
    orders: {},
  });
