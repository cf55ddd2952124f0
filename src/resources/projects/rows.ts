import type { AccessLevel } from '../../policy/access-level.ts';
import type { NamespaceKind } from '../namespaces/table.ts';
import type { UserState } from '../users/table.ts';
import type { ProjectSettingsRow } from './settings.ts';
import type { ProjectRow } from './table.ts';

/** A project with its namespace and the actor's level, as lists read them. */
export interface SimpleRow extends ProjectRow {
  readonly ns_name: string;
  readonly ns_path: string;
  readonly ns_kind: NamespaceKind;
  readonly ns_full_path: string;
  readonly ns_full_name: string;
  readonly ns_parent_id: number | null;
  readonly ns_owner_id: number | null;
  /** The actor's, from all sources together; `Owner` for administrators. */
  readonly level: AccessLevel;
}

/** With settings and the owner of a personal namespace, for the full form. */
export interface FullRow extends SimpleRow, Omit<ProjectSettingsRow, 'project_id'> {
  readonly owner_username: string | null;
  readonly owner_name: string | null;
  readonly owner_state: UserState | null;
  readonly owner_created_at: string | null;
}

export interface StatisticsRow {
  readonly commit_count: number;
  readonly storage_size: number;
  readonly repository_size: number;
  readonly wiki_size: number;
  readonly lfs_objects_size: number;
  readonly job_artifacts_size: number;
  readonly pipeline_artifacts_size: number;
  readonly packages_size: number;
  readonly snippets_size: number;
  readonly uploads_size: number;
}
