// Generated from spec/domains/* /linked-epics.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type EpicLink = components['schemas']['EpicLink'];
export type LinkEpic = components['schemas']['LinkEpic'];
export type ListedLinkedEpic = components['schemas']['ListedLinkedEpic'];

/** List the epics linked to an epic: GET /groups/{id}/epics/{epic_iid}/related_epics */
export interface ListLinkedEpicsRequest {
  readonly params: ParametersOf<operations['listLinkedEpics'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listLinkedEpics'], 'query'>, 'page'>;
}

export type ListLinkedEpicsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listLinkedEpics'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listLinkedEpics'], 400 | 401 | 403 | 404>;

/** Link an epic to an epic: POST /groups/{id}/epics/{epic_iid}/related_epics */
export interface LinkEpicRequest {
  readonly params: ParametersOf<operations['linkEpic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['linkEpic'], 'application/json'>, 'link_type'>;
}

export type LinkEpicResponse = JsonResponse<operations['linkEpic'], 201 | 400 | 401 | 403 | 404 | 409 | 422>;

/** Remove a link between epics: DELETE /groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id} */
export interface UnlinkEpicRequest {
  readonly params: ParametersOf<operations['unlinkEpic'], 'path'>;
  readonly headers: ParametersOf<operations['unlinkEpic'], 'header'>;
}

export type UnlinkEpicResponse = JsonResponse<operations['unlinkEpic'], 200 | 400 | 401 | 403 | 404 | 412>;
