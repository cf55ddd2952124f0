import { userList } from '#src/domains/core/users/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const users = (world: PlansWorld) =>
  plansOf(world, {
    list: userList,
    filters: {
      active: [true],
      blocked: [true],
      external: [true],
      admins: [true],
      two_factor: ['enabled', 'disabled'],
      exclude_external: [true],
      exclude_internal: [true],
      without_project_bots: [true],
      without_projects: [true],
      username: ['potter'],
      extern_uid: ['x'],
      provider: ['saml'],
      saml_provider_id: [1],
      created_after: ['2020-01-01T00:00:00.000Z'],
      created_before: ['2030-01-01T00:00:00.000Z'],
      custom_attributes: [{ floor: '3' }],
      with_custom_attributes: [true],
      ordered: [
        { by: 'id', sort: 'asc' },
        { by: 'updated_at', sort: 'desc' },
      ],
      search: ['name', 'xq', 'potter@example.com'],
    },
    orders: { name: true, id: true, username: true, created_at: true, updated_at: true },
    exceptions: [
      {
        table: 'users',
        on: 'postgres',
        when: ({ exclude_external: given }) => given === true,
        reason: 'Most users are not external: the count soon comes to its end.',
      },
    ],
  });
