import { timeLogList } from '#src/domains/planning/time-tracking/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const timeLogs = ({ user, project, group, ...world }: PlansWorld) =>
  plansOf(world, {
    list: timeLogList,
    places: [
      { of: { kind: 'project', id: project.id } },
      { of: { kind: 'group', id: group.id } },
      { of: { kind: 'user', id: user.id } },
      { of: { kind: 'everything' } },
    ],
    filters: {
      of: [],
      user_id: [user.id],
      group_ids: [[group.id], [group.id, group.id]],
      spent_after: ['2025-01-01T00:00:00.000Z'],
      spent_before: ['2030-01-01T00:00:00.000Z'],
    },
    orders: {},
  });
