import type { Repository } from '#src/git/repository.ts';
import type { ExportSource } from '../record.ts';
import type { ExportedProject } from './project.ts';

export interface TreeSource extends ExportSource {
  readonly exported: ExportedProject;
  readonly repository: Repository;
  readonly now: Date;
  /** True if an administrator requested the export: only administrators see custom attributes. */
  readonly administrator: boolean;
  /** True where the requester maintains the group of the project: then its members count as members of the project. */
  readonly tellsGroups: boolean;
}
