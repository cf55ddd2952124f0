import type { AccessLevel } from '#src/policy/access-level.ts';
import type { NamespaceKind } from '#src/records/namespace.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserState } from '#src/records/user.ts';
import type { ProjectSettingsRow } from './settings.ts';

/** A project and the actor's level in it, from all sources together; `Owner` for administrators. */
export interface LevelledRow extends ProjectRow {
  readonly level: AccessLevel;
  /** True if the actor reads the project as an auditor, at any level. */
  readonly viaAuditor?: boolean;
}

export interface NamespaceColumns {
  readonly ns_name: string;
  readonly ns_path: string;
  readonly ns_kind: NamespaceKind;
  readonly ns_full_path: string;
  readonly ns_full_name: string;
  readonly ns_parent_id: number | null;
  readonly ns_owner_id: number | null;
  readonly ns_avatar: string | null;
}

/** A project with its namespace and the actor's level, as lists read them. */
export interface SimpleRow extends LevelledRow, NamespaceColumns {}

/** Columns of the full form besides the project's own row. */
export interface DetailsRow extends NamespaceColumns, Omit<ProjectSettingsRow, 'project_id'> {
  /** The owner of a personal namespace; null for groups. */
  readonly owner_username: string | null;
  readonly owner_name: string | null;
  readonly owner_state: UserState | null;
  readonly owner_created_at: string | null;
  /** The actor's level as a member of the project itself. */
  readonly project_access: number | null;
  /** The actor's highest level as a member of the groups above it. */
  readonly group_access: number | null;
  /** The value is 1 if there are shares, visible to the actor or not. */
  readonly shared: number;
}

export interface FullRow extends LevelledRow, DetailsRow {}

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
  readonly container_registry_size: number;
}
