// Generated from spec/resources/child-epics.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateChildEpic = components['schemas']['CreateChildEpic'];
export type ReorderChildEpic = components['schemas']['ReorderChildEpic'];

/** List the epics below an epic, by the path with a dash: GET /groups/{id}/-/epics/{epic_iid}/epics */
export interface ListChildEpicsByDashPathRequest {
  readonly params: ParametersOf<operations['listChildEpicsByDashPath'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listChildEpicsByDashPath'], 'query'>, 'page' | 'per_page'>;
}

export type ListChildEpicsByDashPathResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listChildEpicsByDashPath'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listChildEpicsByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listChildEpicsByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listChildEpicsByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listChildEpicsByDashPath'], 404>; readonly headers?: never }
  ;

/** Create an epic below an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/epics */
export interface CreateChildEpicByDashPathRequest {
  readonly params: ParametersOf<operations['createChildEpicByDashPath'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createChildEpicByDashPath'], 'application/json'>>;
}

export type CreateChildEpicByDashPathResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createChildEpicByDashPath'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createChildEpicByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createChildEpicByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createChildEpicByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createChildEpicByDashPath'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createChildEpicByDashPath'], 429>; readonly headers?: never }
  ;

/** Put an epic below an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
export interface AddChildEpicByDashPathRequest {
  readonly params: ParametersOf<operations['addChildEpicByDashPath'], 'path'>;
}

export type AddChildEpicByDashPathResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['addChildEpicByDashPath'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['addChildEpicByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['addChildEpicByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['addChildEpicByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['addChildEpicByDashPath'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['addChildEpicByDashPath'], 409>; readonly headers?: never }
  ;

/** Move an epic among those below an epic, by the path with a dash: PUT /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
export interface ReorderChildEpicByDashPathRequest {
  readonly params: ParametersOf<operations['reorderChildEpicByDashPath'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['reorderChildEpicByDashPath'], 'application/json'>>;
}

export type ReorderChildEpicByDashPathResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['reorderChildEpicByDashPath'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['reorderChildEpicByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['reorderChildEpicByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['reorderChildEpicByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['reorderChildEpicByDashPath'], 404>; readonly headers?: never }
  ;

/** Take an epic away from below an epic, by the path with a dash: DELETE /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
export interface RemoveChildEpicByDashPathRequest {
  readonly params: ParametersOf<operations['removeChildEpicByDashPath'], 'path'>;
}

export type RemoveChildEpicByDashPathResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['removeChildEpicByDashPath'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['removeChildEpicByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['removeChildEpicByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['removeChildEpicByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['removeChildEpicByDashPath'], 404>; readonly headers?: never }
  ;

/** List the epics below an epic: GET /groups/{id}/epics/{epic_iid}/epics */
export interface ListChildEpicsRequest {
  readonly params: ParametersOf<operations['listChildEpics'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listChildEpics'], 'query'>, 'page' | 'per_page'>;
}

export type ListChildEpicsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listChildEpics'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listChildEpics'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listChildEpics'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listChildEpics'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listChildEpics'], 404>; readonly headers?: never }
  ;

/** Create an epic below an epic: POST /groups/{id}/epics/{epic_iid}/epics */
export interface CreateChildEpicRequest {
  readonly params: ParametersOf<operations['createChildEpic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createChildEpic'], 'application/json'>>;
}

export type CreateChildEpicResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createChildEpic'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createChildEpic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createChildEpic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createChildEpic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createChildEpic'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createChildEpic'], 429>; readonly headers?: never }
  ;

/** Put an epic below an epic: POST /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
export interface AddChildEpicRequest {
  readonly params: ParametersOf<operations['addChildEpic'], 'path'>;
}

export type AddChildEpicResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['addChildEpic'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['addChildEpic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['addChildEpic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['addChildEpic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['addChildEpic'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['addChildEpic'], 409>; readonly headers?: never }
  ;

/** Move an epic among those below an epic: PUT /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
export interface ReorderChildEpicRequest {
  readonly params: ParametersOf<operations['reorderChildEpic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['reorderChildEpic'], 'application/json'>>;
}

export type ReorderChildEpicResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['reorderChildEpic'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['reorderChildEpic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['reorderChildEpic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['reorderChildEpic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['reorderChildEpic'], 404>; readonly headers?: never }
  ;

/** Take an epic away from below an epic: DELETE /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
export interface RemoveChildEpicRequest {
  readonly params: ParametersOf<operations['removeChildEpic'], 'path'>;
}

export type RemoveChildEpicResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['removeChildEpic'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['removeChildEpic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['removeChildEpic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['removeChildEpic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['removeChildEpic'], 404>; readonly headers?: never }
  ;
