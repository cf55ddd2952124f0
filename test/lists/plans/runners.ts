import { runnerList } from '#src/domains/ci/runners/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const runners = ({ user, group, project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: runnerList,
    places: [
      { where: { of: 'instance' } },
      { where: { of: 'user', id: user.id } },
      { where: { of: 'project', id: project.id, namespace: project.namespace_id } },
      { where: { of: 'group', id: group.id, namespace: group.id } },
      { where: { of: 'group itself', id: group.id } },
      { where: { of: 'group tree', id: group.id } },
      ...(['contacted_at', 'created_at', 'token_expires_at'] as const).flatMap((by) => [
        { where: { of: 'instance' as const }, ordered: { by, sort: 'desc' as const } },
        {
          where: { of: 'group tree' as const, id: group.id },
          ordered: { by, sort: 'asc' as const },
        },
      ]),
    ],
    filters: {
      where: [],
      type: ['instance_type', 'project_type'],
      paused: [true, false],
      status: ['online', 'offline', 'stale', 'never_contacted'],
      search: ['kiln', 'k'],
      ordered: [],
      scope: ['active', 'paused', 'shared', 'specific'],
      tag_list: [['linux', 'pottery']],
    },
    orders: {},
  });
