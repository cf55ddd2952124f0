import { groupContainer, projectContainer } from '../../../src/records/container.ts';
import { milestoneList } from '../../../src/resources/milestones/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const milestones = ({ group, project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: milestoneList,
    places: [{ container: projectContainer(project) }, { container: groupContainer(group) }],
    filters: {
      container: [],
      include_parent_milestones: [true],
      ids: [[1, 2]],
      timeframe: [{ start: '2030-01-01', end: '2030-01-31' }],
      iids: [[1, 2]],
      state: ['active', 'closed'],
      title: ['title 1'],
      search: ['title'],
      updated_before: ['2030-01-01T00:00:00.000Z'],
      updated_after: ['2020-01-01T00:00:00.000Z'],
    },
    orders: {},
  });
