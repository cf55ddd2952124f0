import { projectList } from '#src/domains/core/projects/list/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

const inGroup = ['group', 'tree', 'shared', 'group and shared', 'tree and shared'] as const;

export const projects = (world: PlansWorld) =>
  plansOf(world, {
    list: projectList,
    filters: {
      within: [
        { container: 'namespace', id: world.group.id },
        { container: 'stars', id: world.user.id },
        { container: 'runner', id: 1 },
        { container: 'job token scope', id: world.project.id },
        ...inGroup.map((container) => ({ container, id: world.group.id })),
      ],
      archived: [true, false],
      visibility: ['private', 'public'],
      membership: [true],
      min_access_level: [30, 40],
      owned: [true],
      ids: [[world.project.id]],
      include_subgroups: [true],
      with_shared: [true],
      id_after: [1],
      id_before: [1_000],
      last_activity_after: ['2020-01-01T00:00:00.000Z'],
      last_activity_before: ['2030-01-01T00:00:00.000Z'],
      imported: [true],
      starred: [true],
      repository_checksum_failed: [true],
      wiki_checksum_failed: [true],
      repository_storage: ['kiln'],
      forked_from: [world.project.id - 1, world.project.id],
      search: ['name', 'xq'],
      search_namespaces: [true],
      topic: [['clay']],
      with_programming_language: ['Ruby'],
      with_issues_enabled: [true],
      with_merge_requests_enabled: [true],
      with_security_reports: [true],
      custom_attributes: [{ floor: '3' }],
      with_custom_attributes: [true],
      simple: [true],
      statistics: [true],
      parts: [{ full: true, statistics: true }],
    },
    orders: {
      name: true,
      id: true,
      path: true,
      created_at: true,
      updated_at: true,
      last_activity_at: true,
      star_count: true,
      similarity: true,
      repository_size: true,
      storage_size: true,
      packages_size: true,
      wiki_size: true,
    },
  });
