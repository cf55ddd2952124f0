// Generated from spec/domains/* /changelogs.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetChangelogRequest, GetChangelogResponse, CreateChangelogRequest, CreateChangelogResponse } from './types.ts';

/** One function per operation of changelogs; `C` is the request context of the server. */
export interface ChangelogsService<C extends SubjectTypes> {
  /** Generate a section of a changelog. GET /projects/{id}/repository/changelog (spec/domains/code/changelogs.yaml#getChangelog) */
  getChangelog(
    request: GetChangelogRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetChangelogResponse>;
  /** Add a section to a changelog. POST /projects/{id}/repository/changelog (spec/domains/code/changelogs.yaml#createChangelog) */
  createChangelog(
    request: CreateChangelogRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateChangelogResponse>;
}
