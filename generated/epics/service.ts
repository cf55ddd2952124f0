// Generated from spec/domains/* /epics.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListEpicsByDashPathRequest, ListEpicsByDashPathResponse, CreateEpicByDashPathRequest, CreateEpicByDashPathResponse, GetEpicByDashPathRequest, GetEpicByDashPathResponse, UpdateEpicByDashPathRequest, UpdateEpicByDashPathResponse, DeleteEpicByDashPathRequest, DeleteEpicByDashPathResponse, SubscribeToEpicByDashPathRequest, SubscribeToEpicByDashPathResponse, UnsubscribeFromEpicByDashPathRequest, UnsubscribeFromEpicByDashPathResponse, ListEpicsRequest, ListEpicsResponse, CreateEpicRequest, CreateEpicResponse, GetEpicRequest, GetEpicResponse, UpdateEpicRequest, UpdateEpicResponse, DeleteEpicRequest, DeleteEpicResponse, SubscribeToEpicRequest, SubscribeToEpicResponse, UnsubscribeFromEpicRequest, UnsubscribeFromEpicResponse } from './types.ts';

/** One function per operation of epics; `C` is the request context of the server. */
export interface EpicsService<C extends SubjectTypes> {
  /** List the epics of a group, by the path with a dash. GET /groups/{id}/-/epics (spec/domains/planning/epics.yaml#listEpicsByDashPath) */
  listEpicsByDashPath(
    request: ListEpicsByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicsByDashPathResponse>;
  /** Create an epic, by the path with a dash. POST /groups/{id}/-/epics (spec/domains/planning/epics.yaml#createEpicByDashPath) */
  createEpicByDashPath(
    request: CreateEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateEpicByDashPathResponse>;
  /** Get an epic, by the path with a dash. GET /groups/{id}/-/epics/{epic_iid} (spec/domains/planning/epics.yaml#getEpicByDashPath) */
  getEpicByDashPath(
    request: GetEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicByDashPathResponse>;
  /** Change an epic, by the path with a dash. PUT /groups/{id}/-/epics/{epic_iid} (spec/domains/planning/epics.yaml#updateEpicByDashPath) */
  updateEpicByDashPath(
    request: UpdateEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateEpicByDashPathResponse>;
  /** Delete an epic, by the path with a dash. DELETE /groups/{id}/-/epics/{epic_iid} (spec/domains/planning/epics.yaml#deleteEpicByDashPath) */
  deleteEpicByDashPath(
    request: DeleteEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteEpicByDashPathResponse>;
  /** Subscribe to an epic, by the path with a dash. POST /groups/{id}/-/epics/{epic_iid}/subscribe (spec/domains/planning/epics.yaml#subscribeToEpicByDashPath) */
  subscribeToEpicByDashPath(
    request: SubscribeToEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SubscribeToEpicByDashPathResponse>;
  /** Unsubscribe from an epic, by the path with a dash. POST /groups/{id}/-/epics/{epic_iid}/unsubscribe (spec/domains/planning/epics.yaml#unsubscribeFromEpicByDashPath) */
  unsubscribeFromEpicByDashPath(
    request: UnsubscribeFromEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UnsubscribeFromEpicByDashPathResponse>;
  /** List the epics of a group. GET /groups/{id}/epics (spec/domains/planning/epics.yaml#listEpics) */
  listEpics(
    request: ListEpicsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicsResponse>;
  /** Create an epic. POST /groups/{id}/epics (spec/domains/planning/epics.yaml#createEpic) */
  createEpic(
    request: CreateEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateEpicResponse>;
  /** Get an epic. GET /groups/{id}/epics/{epic_iid} (spec/domains/planning/epics.yaml#getEpic) */
  getEpic(
    request: GetEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicResponse>;
  /** Change an epic. PUT /groups/{id}/epics/{epic_iid} (spec/domains/planning/epics.yaml#updateEpic) */
  updateEpic(
    request: UpdateEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateEpicResponse>;
  /** Delete an epic. DELETE /groups/{id}/epics/{epic_iid} (spec/domains/planning/epics.yaml#deleteEpic) */
  deleteEpic(
    request: DeleteEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteEpicResponse>;
  /** Subscribe to an epic. POST /groups/{id}/epics/{epic_iid}/subscribe (spec/domains/planning/epics.yaml#subscribeToEpic) */
  subscribeToEpic(
    request: SubscribeToEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SubscribeToEpicResponse>;
  /** Unsubscribe from an epic. POST /groups/{id}/epics/{epic_iid}/unsubscribe (spec/domains/planning/epics.yaml#unsubscribeFromEpic) */
  unsubscribeFromEpic(
    request: UnsubscribeFromEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UnsubscribeFromEpicResponse>;
}
