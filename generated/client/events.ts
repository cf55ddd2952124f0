// Generated from spec/resources/events.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListOwnEventsInput {
  readonly query?: ParametersOf<operations['listOwnEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListOwnEventsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listOwnEvents'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listOwnEvents'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listOwnEvents'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listOwnEvents'], 403> }
  ;

const listOwnEventsCall: ClientCall = {
  id: 'listOwnEvents',
  method: 'GET',
  path: "/api/v4/events",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface ListProjectEventsInput {
  readonly params: ParametersOf<operations['listProjectEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectEventsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectEvents'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectEvents'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectEvents'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectEvents'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectEvents'], 404> }
  ;

const listProjectEventsCall: ClientCall = {
  id: 'listProjectEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/events",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListUserEventsInput {
  readonly params: ParametersOf<operations['listUserEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listUserEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserEventsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listUserEvents'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listUserEvents'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listUserEvents'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listUserEvents'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listUserEvents'], 404> }
  ;

const listUserEventsCall: ClientCall = {
  id: 'listUserEvents',
  method: 'GET',
  path: "/api/v4/users/{id}/events",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface EventsClient {
  /** List your events: GET /events */
  listOwnEvents: Listing<ListOwnEventsInput, ListOwnEventsAnswer, JsonOf<operations['listOwnEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the events of a project: GET /projects/{id}/events */
  listProjectEvents: ListingOf<ListProjectEventsInput, ListProjectEventsAnswer, JsonOf<operations['listProjectEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the events of a user: GET /users/{id}/events */
  listUserEvents: ListingOf<ListUserEventsInput, ListUserEventsAnswer, JsonOf<operations['listUserEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
}

export const eventsClient = (send: Send): EventsClient => ({
  listOwnEvents: listing(send, listOwnEventsCall),
  listProjectEvents: listing(send, listProjectEventsCall),
  listUserEvents: listing(send, listUserEventsCall),
});
