import type { Knex } from 'knex';
import type { Slots } from '#src/database/statement.ts';
import type { ProjectFeature } from '#src/records/project.ts';
import { writeFeatureCondition } from './features.ts';
import type { Viewer } from './visible-issues.ts';

/** Limits projects, or rows joined with `projects`, to those whose feature the viewer may see. `user` may be a slot. */
export function whereFeatureVisible(
  rows: Knex.QueryBuilder,
  feature: ProjectFeature,
  { open, administrator, auditor }: Viewer,
  user: Slots<{ user: number }>['user'],
): Knex.QueryBuilder {
  rows.whereNotNull('projects.listing');
  if (administrator || auditor) {
    return rows.whereRaw(`projects.${feature}_access_level <> 'disabled'`);
  }
  return rows
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', user);
    })
    .where((shown) => {
      void shown.whereIn('projects.visibility', open).orWhereNotNull('held.project_id');
    })
    .whereRaw(writeFeatureCondition(feature, 'coalesce(held.access_level, 0)'));
}
