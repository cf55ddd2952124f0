// Generated from spec/resources/epics.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listEpicsByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listEpicsByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listEpicsByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listEpicsByDashPath'], 404>; readonly headers?: never }
  ;

/** Create an epic, by the path with a dash: POST /groups/{id}/-/epics */
export interface CreateEpicByDashPathRequest {
  readonly params: ParametersOf<operations['createEpicByDashPath'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpicByDashPath'], 'application/json'>>;
}

export type CreateEpicByDashPathResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createEpicByDashPath'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createEpicByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createEpicByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createEpicByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createEpicByDashPath'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createEpicByDashPath'], 429>; readonly headers?: never }
  ;

/** Get an epic, by the path with a dash: GET /groups/{id}/-/epics/{epic_iid} */
export interface GetEpicByDashPathRequest {
  readonly params: ParametersOf<operations['getEpicByDashPath'], 'path'>;
}

export type GetEpicByDashPathResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getEpicByDashPath'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getEpicByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getEpicByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getEpicByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getEpicByDashPath'], 404>; readonly headers?: never }
  ;

/** Change an epic, by the path with a dash: PUT /groups/{id}/-/epics/{epic_iid} */
export interface UpdateEpicByDashPathRequest {
  readonly params: ParametersOf<operations['updateEpicByDashPath'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateEpicByDashPath'], 'application/json'>>;
}

export type UpdateEpicByDashPathResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateEpicByDashPath'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateEpicByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateEpicByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateEpicByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateEpicByDashPath'], 404>; readonly headers?: never }
  ;

/** Delete an epic, by the path with a dash: DELETE /groups/{id}/-/epics/{epic_iid} */
export interface DeleteEpicByDashPathRequest {
  readonly params: ParametersOf<operations['deleteEpicByDashPath'], 'path'>;
}

export type DeleteEpicByDashPathResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteEpicByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteEpicByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteEpicByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteEpicByDashPath'], 404>; readonly headers?: never }
  ;

/** Subscribe to an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/subscribe */
export interface SubscribeToEpicByDashPathRequest {
  readonly params: ParametersOf<operations['subscribeToEpicByDashPath'], 'path'>;
}

export type SubscribeToEpicByDashPathResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['subscribeToEpicByDashPath'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['subscribeToEpicByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['subscribeToEpicByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['subscribeToEpicByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['subscribeToEpicByDashPath'], 404>; readonly headers?: never }
  ;

/** Unsubscribe from an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/unsubscribe */
export interface UnsubscribeFromEpicByDashPathRequest {
  readonly params: ParametersOf<operations['unsubscribeFromEpicByDashPath'], 'path'>;
}

export type UnsubscribeFromEpicByDashPathResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['unsubscribeFromEpicByDashPath'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unsubscribeFromEpicByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unsubscribeFromEpicByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unsubscribeFromEpicByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unsubscribeFromEpicByDashPath'], 404>; readonly headers?: never }
  ;

/** List the epics of a group: GET /groups/{id}/epics */
export interface ListEpicsRequest {
  readonly params: ParametersOf<operations['listEpics'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpics'], 'query'>, 'include_ancestor_groups' | 'include_descendant_groups' | 'order_by' | 'sort' | 'state' | 'with_labels_details' | 'page' | 'per_page'>;
}

export type ListEpicsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpics'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listEpics'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listEpics'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listEpics'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listEpics'], 404>; readonly headers?: never }
  ;

/** Create an epic: POST /groups/{id}/epics */
export interface CreateEpicRequest {
  readonly params: ParametersOf<operations['createEpic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpic'], 'application/json'>>;
}

export type CreateEpicResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createEpic'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createEpic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createEpic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createEpic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createEpic'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createEpic'], 429>; readonly headers?: never }
  ;

/** Get an epic: GET /groups/{id}/epics/{epic_iid} */
export interface GetEpicRequest {
  readonly params: ParametersOf<operations['getEpic'], 'path'>;
}

export type GetEpicResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getEpic'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getEpic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getEpic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getEpic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getEpic'], 404>; readonly headers?: never }
  ;

/** Change an epic: PUT /groups/{id}/epics/{epic_iid} */
export interface UpdateEpicRequest {
  readonly params: ParametersOf<operations['updateEpic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateEpic'], 'application/json'>>;
}

export type UpdateEpicResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateEpic'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateEpic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateEpic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateEpic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateEpic'], 404>; readonly headers?: never }
  ;

/** Delete an epic: DELETE /groups/{id}/epics/{epic_iid} */
export interface DeleteEpicRequest {
  readonly params: ParametersOf<operations['deleteEpic'], 'path'>;
}

export type DeleteEpicResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteEpic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteEpic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteEpic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteEpic'], 404>; readonly headers?: never }
  ;

/** Subscribe to an epic: POST /groups/{id}/epics/{epic_iid}/subscribe */
export interface SubscribeToEpicRequest {
  readonly params: ParametersOf<operations['subscribeToEpic'], 'path'>;
}

export type SubscribeToEpicResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['subscribeToEpic'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['subscribeToEpic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['subscribeToEpic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['subscribeToEpic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['subscribeToEpic'], 404>; readonly headers?: never }
  ;

/** Unsubscribe from an epic: POST /groups/{id}/epics/{epic_iid}/unsubscribe */
export interface UnsubscribeFromEpicRequest {
  readonly params: ParametersOf<operations['unsubscribeFromEpic'], 'path'>;
}

export type UnsubscribeFromEpicResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['unsubscribeFromEpic'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unsubscribeFromEpic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unsubscribeFromEpic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unsubscribeFromEpic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unsubscribeFromEpic'], 404>; readonly headers?: never }
  ;
