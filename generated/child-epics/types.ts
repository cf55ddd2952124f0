// Generated from spec/domains/* /child-epics.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateChildEpic = components['schemas']['CreateChildEpic'];
export type NewChildEpic = components['schemas']['NewChildEpic'];
export type ReorderChildEpic = components['schemas']['ReorderChildEpic'];

/** List the epics below an epic, by the path with a dash: GET /groups/{id}/-/epics/{epic_iid}/epics */
export interface ListChildEpicsByDashPathRequest {
  readonly params: ParametersOf<operations['listChildEpicsByDashPath'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listChildEpicsByDashPath'], 'query'>, 'page' | 'per_page'>;
}

export type ListChildEpicsByDashPathResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listChildEpicsByDashPath'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listChildEpicsByDashPath'], 400 | 401 | 403 | 404>;

/** Create an epic below an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/epics */
export interface CreateChildEpicByDashPathRequest {
  readonly params: ParametersOf<operations['createChildEpicByDashPath'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createChildEpicByDashPath'], 'application/json'>>;
}

export type CreateChildEpicByDashPathResponse = JsonResponse<operations['createChildEpicByDashPath'], 201 | 400 | 401 | 403 | 404 | 429>;

/** Put an epic below an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
export interface AddChildEpicByDashPathRequest {
  readonly params: ParametersOf<operations['addChildEpicByDashPath'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addChildEpicByDashPath'], 'application/json'>>;
}

export type AddChildEpicByDashPathResponse = JsonResponse<operations['addChildEpicByDashPath'], 201 | 400 | 401 | 403 | 404 | 409>;

/** Move an epic among those below an epic, by the path with a dash: PUT /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
export interface ReorderChildEpicByDashPathRequest {
  readonly params: ParametersOf<operations['reorderChildEpicByDashPath'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['reorderChildEpicByDashPath'], 'application/json'>>;
}

export type ReorderChildEpicByDashPathResponse = JsonResponse<operations['reorderChildEpicByDashPath'], 200 | 400 | 401 | 403 | 404>;

/** Take an epic away from below an epic, by the path with a dash: DELETE /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
export interface RemoveChildEpicByDashPathRequest {
  readonly params: ParametersOf<operations['removeChildEpicByDashPath'], 'path'>;
}

export type RemoveChildEpicByDashPathResponse = JsonResponse<operations['removeChildEpicByDashPath'], 200 | 400 | 401 | 403 | 404>;

/** List the epics below an epic: GET /groups/{id}/epics/{epic_iid}/epics */
export interface ListChildEpicsRequest {
  readonly params: ParametersOf<operations['listChildEpics'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listChildEpics'], 'query'>, 'page' | 'per_page'>;
}

export type ListChildEpicsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listChildEpics'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listChildEpics'], 400 | 401 | 403 | 404>;

/** Create an epic below an epic: POST /groups/{id}/epics/{epic_iid}/epics */
export interface CreateChildEpicRequest {
  readonly params: ParametersOf<operations['createChildEpic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createChildEpic'], 'application/json'>>;
}

export type CreateChildEpicResponse = JsonResponse<operations['createChildEpic'], 201 | 400 | 401 | 403 | 404 | 429>;

/** Put an epic below an epic: POST /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
export interface AddChildEpicRequest {
  readonly params: ParametersOf<operations['addChildEpic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addChildEpic'], 'application/json'>>;
}

export type AddChildEpicResponse = JsonResponse<operations['addChildEpic'], 201 | 400 | 401 | 403 | 404 | 409>;

/** Move an epic among those below an epic: PUT /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
export interface ReorderChildEpicRequest {
  readonly params: ParametersOf<operations['reorderChildEpic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['reorderChildEpic'], 'application/json'>>;
}

export type ReorderChildEpicResponse = JsonResponse<operations['reorderChildEpic'], 200 | 400 | 401 | 403 | 404>;

/** Take an epic away from below an epic: DELETE /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
export interface RemoveChildEpicRequest {
  readonly params: ParametersOf<operations['removeChildEpic'], 'path'>;
}

export type RemoveChildEpicResponse = JsonResponse<operations['removeChildEpic'], 200 | 400 | 401 | 403 | 404>;
