import { runnerList } from '../../../src/resources/runners/list.ts';
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
    ],
    filters: {
      where: [],
      type: ['instance_type', 'project_type'],
      paused: [true, false],
      status: ['online', 'offline', 'stale', 'never_contacted'],
      scope: ['active', 'paused', 'shared', 'specific'],
      tag_list: [['linux', 'pottery']],
    },
    orders: {},
  });
