import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';

interface ProjectCreated {
  readonly project: Pick<ProjectRow, 'id' | 'namespace_id'>;
  readonly author: { readonly id: number; readonly name: string };
  readonly at: Date;
}

/** A project was created, as new or as a fork, and shows from now on. */
export const projectCreated = createDomainEvent<ProjectCreated>('project_created');

interface ProjectChanged {
  readonly project: { readonly id: number };
  /** The kind of change: a new path, a new namespace, or any other attribute. */
  readonly change: 'rename' | 'transfer' | 'update';
  readonly oldFullPath: string;
}

/** Announces a change of a project by a user, once for each change. */
export const projectChanged = createDomainEvent<ProjectChanged>('project_changed');

/** Columns of a project in events. */
export const announcedProjectColumns = [
  'id',
  'name',
  'path',
  'full_path',
  'namespace_id',
  'visibility',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ProjectRow)[];

export type AnnouncedProject = Pick<ProjectRow, (typeof announcedProjectColumns)[number]>;

interface ProjectsRemoved {
  /** The projects as they were while they had a path. One deletion may publish several parts. */
  readonly projects: readonly AnnouncedProject[];
  /**
   * Id of the namespace that contained them, if it still exists: its subscribers and those of the groups above get the
   * event. Null for none.
   */
  readonly below: number | null;
}

/** Projects are hidden permanently. Published before their memberships end. */
export const projectsRemoved = createDomainEvent<ProjectsRemoved>('projects_removed');

interface ProjectNarrowed {
  readonly project: { readonly id: number; readonly visibility: Visibility };
  /** The request of the user who did it. */
  readonly by: UserRequest;
  /** ISO 8601. */
  readonly now: string;
}

/** A project shows to fewer people than before. */
export const projectNarrowed = createDomainEvent<ProjectNarrowed>('project_narrowed', {
  worksFor: ({ by }) => toUserOwner(by.user_id),
});
