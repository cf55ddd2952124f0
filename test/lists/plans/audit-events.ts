import { auditEventList } from '#src/domains/activity/audit-events/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const auditEvents = ({ user, project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: auditEventList,
    places: [
      { of: {} },
      { of: { entity_type: 'Project' } },
      { of: { entity_type: 'Project', entity_id: project.id } },
      { of: { entity_type: 'Project', entity_id: project.id, author_id: user.id } },
    ],
    filters: {
      of: [],
      created_after: ['2020-01-01T00:00:00.000Z'],
      created_before: ['2030-01-01T00:00:00.000Z'],
    },
    orders: {},
  });
