import { toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import { milestoneList, rankedMilestoneList } from '#src/domains/planning/milestones/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

const filters = {
  container: [],
  include_parent_milestones: [true],
  include_descendants: [true],
  ids: [[1, 2]],
  timeframe: [{ start: '2030-01-01', end: '2030-01-31' }],
  iids: [[1, 2]],
  state: ['active' as const, 'closed' as const],
  title: ['title 1'],
  search: ['title'],
  updated_before: ['2030-01-01T00:00:00.000Z'],
  updated_after: ['2020-01-01T00:00:00.000Z'],
};
const orders = { due_date: true, created_at: true, updated_at: true } as const;

const placesOf = ({ group, project }: PlansWorld) => [
  { container: toProjectContainer(project) },
  { container: toGroupContainer(group) },
];

export const milestones = (world: PlansWorld) =>
  plansOf(world, {
    list: milestoneList,
    places: placesOf(world),
    filters: { ...filters, expired_last: [false] },
    orders,
  });

export const rankedMilestones = (world: PlansWorld) =>
  plansOf(world, {
    list: rankedMilestoneList,
    places: placesOf(world),
    filters: { ...filters, expired_last: [true, false] },
    orders,
  });
