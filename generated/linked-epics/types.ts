// Generated from spec/resources/linked-epics.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listLinkedEpics'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listLinkedEpics'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listLinkedEpics'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listLinkedEpics'], 404>; readonly headers?: never }
  ;

/** Link an epic to an epic: POST /groups/{id}/epics/{epic_iid}/related_epics */
export interface LinkEpicRequest {
  readonly params: ParametersOf<operations['linkEpic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['linkEpic'], 'application/json'>, 'link_type'>;
}

export type LinkEpicResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['linkEpic'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['linkEpic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['linkEpic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['linkEpic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['linkEpic'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['linkEpic'], 409>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['linkEpic'], 422>; readonly headers?: never }
  ;

/** Remove a link between epics: DELETE /groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id} */
export interface UnlinkEpicRequest {
  readonly params: ParametersOf<operations['unlinkEpic'], 'path'>;
}

export type UnlinkEpicResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['unlinkEpic'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unlinkEpic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unlinkEpic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unlinkEpic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unlinkEpic'], 404>; readonly headers?: never }
  ;
