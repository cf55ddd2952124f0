import type { Repository } from '#src/git/repository.ts';
import type { Source } from '../catalogue/relation.ts';
import type { ExportedProject } from '../catalogue/project-settings.ts';

/** The source of an export: a project as of one moment. */
export interface TreeSource extends Source {
  readonly projectId: number;
  readonly exported: ExportedProject;
  readonly repository: Repository;
  readonly now: Date;
  /** True if an administrator requested the export: only administrators see custom attributes. */
  readonly administrator: boolean;
  /** True where the requester maintains the group of the project: then its members count as members of the project. */
  readonly tellsGroups: boolean;
}
