import type { FC } from 'hono/jsx';
import { AccessLevel } from '#src/policy/access-level.ts';
import { GroupPage, type GroupTab } from './group-page.tsx';
import type { PlacePageParts } from './place-page.tsx';
import { ProjectPage, type ProjectTab } from './project-page.tsx';
import type { GroupVisit, ProjectVisit } from './visits.ts';

/** Visit of a page that projects and groups both have. */
export type EitherVisit = ProjectVisit | GroupVisit;

export const isProjectVisit = (visit: EitherVisit): visit is ProjectVisit => 'project' in visit;

/** Id of the project or group. */
export const findPlaceId = (visit: EitherVisit): number =>
  isProjectVisit(visit) ? visit.project.id : visit.group.id;

/** Tells whether the visitor sees forms for labels and milestones; the operations decide again. */
export const mayChangePlans = (visit: EitherVisit): boolean =>
  visit.actor !== null &&
  (isProjectVisit(visit)
    ? !visit.project.archived && visit.project.level >= AccessLevel.Reporter
    : visit.group.level >= AccessLevel.Reporter);

/** A page of a project or of a group. */
export const EitherPage: FC<
  PlacePageParts & {
    readonly visit: EitherVisit;
    /** The tab of the page in a project, and in a group. */
    readonly tabs: readonly [ProjectTab, GroupTab];
  }
> = ({ visit, tabs: [ofProject, ofGroup], ...parts }) =>
  isProjectVisit(visit) ? (
    <ProjectPage visit={visit} tab={ofProject} {...parts} />
  ) : (
    <GroupPage visit={visit} tab={ofGroup} {...parts} />
  );
