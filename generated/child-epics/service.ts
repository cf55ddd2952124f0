// Generated from spec/resources/child-epics.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListChildEpicsByDashPathRequest, ListChildEpicsByDashPathResponse, CreateChildEpicByDashPathRequest, CreateChildEpicByDashPathResponse, AddChildEpicByDashPathRequest, AddChildEpicByDashPathResponse, ReorderChildEpicByDashPathRequest, ReorderChildEpicByDashPathResponse, RemoveChildEpicByDashPathRequest, RemoveChildEpicByDashPathResponse, ListChildEpicsRequest, ListChildEpicsResponse, CreateChildEpicRequest, CreateChildEpicResponse, AddChildEpicRequest, AddChildEpicResponse, ReorderChildEpicRequest, ReorderChildEpicResponse, RemoveChildEpicRequest, RemoveChildEpicResponse } from './types.ts';

/** One function per operation of child-epics; `C` is the request context of the server. */
export interface ChildEpicsService<C extends SubjectTypes> {
  /** List the epics below an epic, by the path with a dash. GET /groups/{id}/-/epics/{epic_iid}/epics (spec/resources/child-epics.yaml:120:5) */
  listChildEpicsByDashPath(
    request: ListChildEpicsByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListChildEpicsByDashPathResponse>;
  /** Create an epic below an epic, by the path with a dash. POST /groups/{id}/-/epics/{epic_iid}/epics (spec/resources/child-epics.yaml:137:5) */
  createChildEpicByDashPath(
    request: CreateChildEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateChildEpicByDashPathResponse>;
  /** Put an epic below an epic, by the path with a dash. POST /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} (spec/resources/child-epics.yaml:162:5) */
  addChildEpicByDashPath(
    request: AddChildEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<AddChildEpicByDashPathResponse>;
  /** Move an epic among those below an epic, by the path with a dash. PUT /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} (spec/resources/child-epics.yaml:187:5) */
  reorderChildEpicByDashPath(
    request: ReorderChildEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ReorderChildEpicByDashPathResponse>;
  /** Take an epic away from below an epic, by the path with a dash. DELETE /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} (spec/resources/child-epics.yaml:211:5) */
  removeChildEpicByDashPath(
    request: RemoveChildEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RemoveChildEpicByDashPathResponse>;
  /** List the epics below an epic. GET /groups/{id}/epics/{epic_iid}/epics (spec/resources/child-epics.yaml:5:5) */
  listChildEpics(
    request: ListChildEpicsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListChildEpicsResponse>;
  /** Create an epic below an epic. POST /groups/{id}/epics/{epic_iid}/epics (spec/resources/child-epics.yaml:23:5) */
  createChildEpic(
    request: CreateChildEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateChildEpicResponse>;
  /** Put an epic below an epic. POST /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} (spec/resources/child-epics.yaml:49:5) */
  addChildEpic(
    request: AddChildEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<AddChildEpicResponse>;
  /** Move an epic among those below an epic. PUT /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} (spec/resources/child-epics.yaml:76:5) */
  reorderChildEpic(
    request: ReorderChildEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ReorderChildEpicResponse>;
  /** Take an epic away from below an epic. DELETE /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} (spec/resources/child-epics.yaml:101:5) */
  removeChildEpic(
    request: RemoveChildEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RemoveChildEpicResponse>;
}
