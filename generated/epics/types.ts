// Generated from spec/domains/* /epics.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateEpic = components['schemas']['CreateEpic'];
export type EpicNegatedFilters = components['schemas']['EpicNegatedFilters'];
export type UpdateEpic = components['schemas']['UpdateEpic'];

/** List the epics of a group, by the path with a dash: GET /groups/{id}/-/epics */
export interface ListEpicsByDashPathRequest {
  readonly params: ParametersOf<operations['listEpicsByDashPath'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicsByDashPath'], 'query'>, 'include_ancestor_groups' | 'include_descendant_groups' | 'order_by' | 'sort' | 'state' | 'with_labels_details' | 'page' | 'per_page'>;
}

export type ListEpicsByDashPathResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicsByDashPath'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listEpicsByDashPath'], 400 | 401 | 403 | 404>;

/** Create an epic, by the path with a dash: POST /groups/{id}/-/epics */
export interface CreateEpicByDashPathRequest {
  readonly params: ParametersOf<operations['createEpicByDashPath'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpicByDashPath'], 'application/json'>>;
}

export type CreateEpicByDashPathResponse = JsonResponse<operations['createEpicByDashPath'], 201 | 400 | 401 | 403 | 404 | 429>;

/** Get an epic, by the path with a dash: GET /groups/{id}/-/epics/{epic_iid} */
export interface GetEpicByDashPathRequest {
  readonly params: ParametersOf<operations['getEpicByDashPath'], 'path'>;
}

export type GetEpicByDashPathResponse = JsonResponse<operations['getEpicByDashPath'], 200 | 400 | 401 | 403 | 404>;

/** Change an epic, by the path with a dash: PUT /groups/{id}/-/epics/{epic_iid} */
export interface UpdateEpicByDashPathRequest {
  readonly params: ParametersOf<operations['updateEpicByDashPath'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateEpicByDashPath'], 'application/json'>>;
}

export type UpdateEpicByDashPathResponse = JsonResponse<operations['updateEpicByDashPath'], 200 | 400 | 401 | 403 | 404>;

/** Delete an epic, by the path with a dash: DELETE /groups/{id}/-/epics/{epic_iid} */
export interface DeleteEpicByDashPathRequest {
  readonly params: ParametersOf<operations['deleteEpicByDashPath'], 'path'>;
  readonly headers: ParametersOf<operations['deleteEpicByDashPath'], 'header'>;
}

export type DeleteEpicByDashPathResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteEpicByDashPath'], 400 | 401 | 403 | 404 | 412>;

/** Subscribe to an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/subscribe */
export interface SubscribeToEpicByDashPathRequest {
  readonly params: ParametersOf<operations['subscribeToEpicByDashPath'], 'path'>;
}

export type SubscribeToEpicByDashPathResponse =
  | JsonResponse<operations['subscribeToEpicByDashPath'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** Unsubscribe from an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/unsubscribe */
export interface UnsubscribeFromEpicByDashPathRequest {
  readonly params: ParametersOf<operations['unsubscribeFromEpicByDashPath'], 'path'>;
}

export type UnsubscribeFromEpicByDashPathResponse =
  | JsonResponse<operations['unsubscribeFromEpicByDashPath'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** List the epics of a group: GET /groups/{id}/epics */
export interface ListEpicsRequest {
  readonly params: ParametersOf<operations['listEpics'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpics'], 'query'>, 'include_ancestor_groups' | 'include_descendant_groups' | 'order_by' | 'sort' | 'state' | 'with_labels_details' | 'page' | 'per_page'>;
}

export type ListEpicsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpics'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listEpics'], 400 | 401 | 403 | 404>;

/** Create an epic: POST /groups/{id}/epics */
export interface CreateEpicRequest {
  readonly params: ParametersOf<operations['createEpic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpic'], 'application/json'>>;
}

export type CreateEpicResponse = JsonResponse<operations['createEpic'], 201 | 400 | 401 | 403 | 404 | 429>;

/** Get an epic: GET /groups/{id}/epics/{epic_iid} */
export interface GetEpicRequest {
  readonly params: ParametersOf<operations['getEpic'], 'path'>;
}

export type GetEpicResponse = JsonResponse<operations['getEpic'], 200 | 400 | 401 | 403 | 404>;

/** Change an epic: PUT /groups/{id}/epics/{epic_iid} */
export interface UpdateEpicRequest {
  readonly params: ParametersOf<operations['updateEpic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateEpic'], 'application/json'>>;
}

export type UpdateEpicResponse = JsonResponse<operations['updateEpic'], 200 | 400 | 401 | 403 | 404>;

/** Delete an epic: DELETE /groups/{id}/epics/{epic_iid} */
export interface DeleteEpicRequest {
  readonly params: ParametersOf<operations['deleteEpic'], 'path'>;
  readonly headers: ParametersOf<operations['deleteEpic'], 'header'>;
}

export type DeleteEpicResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteEpic'], 400 | 401 | 403 | 404 | 412>;

/** Subscribe to an epic: POST /groups/{id}/epics/{epic_iid}/subscribe */
export interface SubscribeToEpicRequest {
  readonly params: ParametersOf<operations['subscribeToEpic'], 'path'>;
}

export type SubscribeToEpicResponse =
  | JsonResponse<operations['subscribeToEpic'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** Unsubscribe from an epic: POST /groups/{id}/epics/{epic_iid}/unsubscribe */
export interface UnsubscribeFromEpicRequest {
  readonly params: ParametersOf<operations['unsubscribeFromEpic'], 'path'>;
}

export type UnsubscribeFromEpicResponse =
  | JsonResponse<operations['unsubscribeFromEpic'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;
