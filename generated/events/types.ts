// Generated from spec/domains/* /events.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type Event = components['schemas']['Event'];
export type EventNote = components['schemas']['EventNote'];
export type EventPush = components['schemas']['EventPush'];
export type EventWikiPage = components['schemas']['EventWikiPage'];

/** List your events: GET /events */
export interface ListOwnEventsRequest {
  readonly query: Defaulted<ParametersOf<operations['listOwnEvents'], 'query'>, 'sort' | 'page' | 'per_page'>;
}

export type ListOwnEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listOwnEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listOwnEvents'], 400 | 401 | 403>;

/** List the events of a project: GET /projects/{id}/events */
export interface ListProjectEventsRequest {
  readonly params: ParametersOf<operations['listProjectEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectEvents'], 'query'>, 'sort' | 'page' | 'per_page'>;
}

export type ListProjectEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectEvents'], 400 | 401 | 403 | 404>;

/** List the events of a user: GET /users/{id}/events */
export interface ListUserEventsRequest {
  readonly params: ParametersOf<operations['listUserEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserEvents'], 'query'>, 'sort' | 'page' | 'per_page'>;
}

export type ListUserEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listUserEvents'], 400 | 401 | 403 | 404>;
