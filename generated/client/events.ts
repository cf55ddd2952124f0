// Generated from spec/domains/* /events.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, Listing, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListOwnEventsInput {
  readonly query?: ParametersOf<operations['listOwnEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListOwnEventsAnswer = JsonAnswer<operations['listOwnEvents'], 200 | 400 | 401 | 403>;

const listOwnEventsCall: ClientCall = {
  id: 'listOwnEvents',
  method: 'GET',
  path: "/api/v4/events",
  answers: { json: [200, 400, 401, 403] },
};

export interface ListProjectEventsInput {
  readonly params: ParametersOf<operations['listProjectEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectEventsAnswer = JsonAnswer<operations['listProjectEvents'], 200 | 400 | 401 | 403 | 404>;

const listProjectEventsCall: ClientCall = {
  id: 'listProjectEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListUserEventsInput {
  readonly params: ParametersOf<operations['listUserEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listUserEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserEventsAnswer = JsonAnswer<operations['listUserEvents'], 200 | 400 | 401 | 403 | 404>;

const listUserEventsCall: ClientCall = {
  id: 'listUserEvents',
  method: 'GET',
  path: "/api/v4/users/{id}/events",
  answers: { json: [200, 400, 401, 403, 404] },
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
