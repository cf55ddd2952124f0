// Generated from spec/resources/epics.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListEpicsByDashPathRequest, ListEpicsByDashPathResponse, CreateEpicByDashPathRequest, CreateEpicByDashPathResponse, GetEpicByDashPathRequest, GetEpicByDashPathResponse, UpdateEpicByDashPathRequest, UpdateEpicByDashPathResponse, DeleteEpicByDashPathRequest, DeleteEpicByDashPathResponse, SubscribeToEpicByDashPathRequest, SubscribeToEpicByDashPathResponse, UnsubscribeFromEpicByDashPathRequest, UnsubscribeFromEpicByDashPathResponse, ListEpicsRequest, ListEpicsResponse, CreateEpicRequest, CreateEpicResponse, GetEpicRequest, GetEpicResponse, UpdateEpicRequest, UpdateEpicResponse, DeleteEpicRequest, DeleteEpicResponse, SubscribeToEpicRequest, SubscribeToEpicResponse, UnsubscribeFromEpicRequest, UnsubscribeFromEpicResponse } from './types.ts';

/** One function per operation of epics; `C` is the request context of the server. */
export interface EpicsService<C extends SubjectTypes> {
  /** List the epics of a group, by the path with a dash. GET /groups/{id}/-/epics (spec/resources/epics.yaml:188:5) */
  listEpicsByDashPath(
    request: ListEpicsByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicsByDashPathResponse>;
  /** Create an epic, by the path with a dash. POST /groups/{id}/-/epics (spec/resources/epics.yaml:222:5) */
  createEpicByDashPath(
    request: CreateEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateEpicByDashPathResponse>;
  /** Get an epic, by the path with a dash. GET /groups/{id}/-/epics/{epic_iid} (spec/resources/epics.yaml:253:5) */
  getEpicByDashPath(
    request: GetEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicByDashPathResponse>;
  /** Change an epic, by the path with a dash. PUT /groups/{id}/-/epics/{epic_iid} (spec/resources/epics.yaml:269:5) */
  updateEpicByDashPath(
    request: UpdateEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateEpicByDashPathResponse>;
  /** Delete an epic, by the path with a dash. DELETE /groups/{id}/-/epics/{epic_iid} (spec/resources/epics.yaml:309:5) */
  deleteEpicByDashPath(
    request: DeleteEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteEpicByDashPathResponse>;
  /** Subscribe to an epic, by the path with a dash. POST /groups/{id}/-/epics/{epic_iid}/subscribe (spec/resources/epics.yaml:328:5) */
  subscribeToEpicByDashPath(
    request: SubscribeToEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SubscribeToEpicByDashPathResponse>;
  /** Unsubscribe from an epic, by the path with a dash. POST /groups/{id}/-/epics/{epic_iid}/unsubscribe (spec/resources/epics.yaml:346:5) */
  unsubscribeFromEpicByDashPath(
    request: UnsubscribeFromEpicByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UnsubscribeFromEpicByDashPathResponse>;
  /** List the epics of a group. GET /groups/{id}/epics (spec/resources/epics.yaml:5:5) */
  listEpics(
    request: ListEpicsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicsResponse>;
  /** Create an epic. POST /groups/{id}/epics (spec/resources/epics.yaml:40:5) */
  createEpic(
    request: CreateEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateEpicResponse>;
  /** Get an epic. GET /groups/{id}/epics/{epic_iid} (spec/resources/epics.yaml:72:5) */
  getEpic(
    request: GetEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicResponse>;
  /** Change an epic. PUT /groups/{id}/epics/{epic_iid} (spec/resources/epics.yaml:89:5) */
  updateEpic(
    request: UpdateEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateEpicResponse>;
  /** Delete an epic. DELETE /groups/{id}/epics/{epic_iid} (spec/resources/epics.yaml:130:5) */
  deleteEpic(
    request: DeleteEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteEpicResponse>;
  /** Subscribe to an epic. POST /groups/{id}/epics/{epic_iid}/subscribe (spec/resources/epics.yaml:150:5) */
  subscribeToEpic(
    request: SubscribeToEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SubscribeToEpicResponse>;
  /** Unsubscribe from an epic. POST /groups/{id}/epics/{epic_iid}/unsubscribe (spec/resources/epics.yaml:169:5) */
  unsubscribeFromEpic(
    request: UnsubscribeFromEpicRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UnsubscribeFromEpicResponse>;
}
