import { eventList } from '#src/domains/activity/events/list.ts';
import { toProjectEventScope } from '#src/domains/activity/events/sources.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const events = ({ user, project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: eventList,
    places: [
      { of: toProjectEventScope(project) },
      { of: { kind: 'author', id: user.id } },
      { of: { kind: 'epic', id: 1 } },
      { of: { kind: 'memberships' } },
    ],
    filters: {
      of: [],
      scope: ['all'],
      action: ['created'],
      target_type: ['issue', 'project', 'note'],
      before: ['2030-01-01'],
      after: ['2025-01-01'],
    },
    orders: {},
    exceptions: [
      {
        table: 'namespaces',
        on: 'postgres',
        when: ({ of }) => of?.kind === 'author',
        reason: 'Where groups are few, a count looks them up in a table of hashes.',
      },
    ],
  });
