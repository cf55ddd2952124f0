// Generated from spec/domains/* /project-stars.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { StarProjectRequest, StarProjectResponse, ListProjectStarrersRequest, ListProjectStarrersResponse, UnstarProjectRequest, UnstarProjectResponse } from './types.ts';

/** One function per operation of project-stars; `C` is the request context of the server. */
export interface ProjectStarsService<C extends SubjectTypes> {
  /** Star a project. POST /projects/{id}/star (spec/domains/projects/project-stars.yaml#starProject) */
  starProject(
    request: StarProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<StarProjectResponse>;
  /** List who has starred a project. GET /projects/{id}/starrers (spec/domains/projects/project-stars.yaml#listProjectStarrers) */
  listProjectStarrers(
    request: ListProjectStarrersRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectStarrersResponse>;
  /** Take a star from a project. POST /projects/{id}/unstar (spec/domains/projects/project-stars.yaml#unstarProject) */
  unstarProject(
    request: UnstarProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnstarProjectResponse>;
}
