// Generated from spec/domains/* /child-epics.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListChildEpicsByDashPathRequest, ListChildEpicsByDashPathResponse, CreateChildEpicByDashPathRequest, CreateChildEpicByDashPathResponse, AddChildEpicByDashPathRequest, AddChildEpicByDashPathResponse, ReorderChildEpicByDashPathRequest, ReorderChildEpicByDashPathResponse, RemoveChildEpicByDashPathRequest, RemoveChildEpicByDashPathResponse, ListChildEpicsRequest, ListChildEpicsResponse, CreateChildEpicRequest, CreateChildEpicResponse, AddChildEpicRequest, AddChildEpicResponse, ReorderChildEpicRequest, ReorderChildEpicResponse, RemoveChildEpicRequest, RemoveChildEpicResponse } from './types.ts';

/** One function per operation of child-epics; `C` is the request context of the server. */
export interface ChildEpicsService<C extends SubjectTypes> {
  /** List the epics below an epic, by the path with a dash. GET /groups/{id}/-/epics/{epic_iid}/epics (spec/domains/planning/child-epics.yaml#listChildEpicsByDashPath) */
  listChildEpicsByDashPath(
    request: ListChildEpicsByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListChildEpicsByDashPathResponse>;
  /** Create an epic below an epic, by the path with a dash. POST /groups/{id}/-/epics/{epic_iid}/epics (spec/domains/planning/child-epics.yaml#createChildEpicByDashPath) */
  createChildEpicByDashPath(
    request: CreateChildEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateChildEpicByDashPathResponse>;
  /** Put an epic below an epic, by the path with a dash. POST /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} (spec/domains/planning/child-epics.yaml#addChildEpicByDashPath) */
  addChildEpicByDashPath(
    request: AddChildEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<AddChildEpicByDashPathResponse>;
  /** Move an epic among those below an epic, by the path with a dash. PUT /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} (spec/domains/planning/child-epics.yaml#reorderChildEpicByDashPath) */
  reorderChildEpicByDashPath(
    request: ReorderChildEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ReorderChildEpicByDashPathResponse>;
  /** Take an epic away from below an epic, by the path with a dash. DELETE /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} (spec/domains/planning/child-epics.yaml#removeChildEpicByDashPath) */
  removeChildEpicByDashPath(
    request: RemoveChildEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RemoveChildEpicByDashPathResponse>;
  /** List the epics below an epic. GET /groups/{id}/epics/{epic_iid}/epics (spec/domains/planning/child-epics.yaml#listChildEpics) */
  listChildEpics(
    request: ListChildEpicsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListChildEpicsResponse>;
  /** Create an epic below an epic. POST /groups/{id}/epics/{epic_iid}/epics (spec/domains/planning/child-epics.yaml#createChildEpic) */
  createChildEpic(
    request: CreateChildEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateChildEpicResponse>;
  /** Put an epic below an epic. POST /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} (spec/domains/planning/child-epics.yaml#addChildEpic) */
  addChildEpic(
    request: AddChildEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<AddChildEpicResponse>;
  /** Move an epic among those below an epic. PUT /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} (spec/domains/planning/child-epics.yaml#reorderChildEpic) */
  reorderChildEpic(
    request: ReorderChildEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ReorderChildEpicResponse>;
  /** Take an epic away from below an epic. DELETE /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} (spec/domains/planning/child-epics.yaml#removeChildEpic) */
  removeChildEpic(
    request: RemoveChildEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RemoveChildEpicResponse>;
}
