// Generated from spec/domains/* /linked-epics.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListLinkedEpicsRequest, ListLinkedEpicsResponse, LinkEpicRequest, LinkEpicResponse, UnlinkEpicRequest, UnlinkEpicResponse } from './types.ts';

/** One function per operation of linked-epics; `C` is the request context of the server. */
export interface LinkedEpicsService<C extends SubjectTypes> {
  /** List the epics linked to an epic. GET /groups/{id}/epics/{epic_iid}/related_epics (spec/domains/planning/linked-epics.yaml#listLinkedEpics) */
  listLinkedEpics(
    request: ListLinkedEpicsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListLinkedEpicsResponse>;
  /** Link an epic to an epic. POST /groups/{id}/epics/{epic_iid}/related_epics (spec/domains/planning/linked-epics.yaml#linkEpic) */
  linkEpic(
    request: LinkEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<LinkEpicResponse>;
  /** Remove a link between epics. DELETE /groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id} (spec/domains/planning/linked-epics.yaml#unlinkEpic) */
  unlinkEpic(
    request: UnlinkEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UnlinkEpicResponse>;
}
