// Generated from spec/domains/* /events.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListOwnEventsRequest, ListOwnEventsResponse, ListProjectEventsRequest, ListProjectEventsResponse, ListUserEventsRequest, ListUserEventsResponse } from './types.ts';

/** One function per operation of events; `C` is the request context of the server. */
export interface EventsService<C extends SubjectTypes> {
  /** List your events. GET /events (spec/domains/activity/events.yaml#listOwnEvents) */
  listOwnEvents(
    request: ListOwnEventsRequest,
    context: C,
  ): Promise<ListOwnEventsResponse>;
  /** List the events of a project. GET /projects/{id}/events (spec/domains/activity/events.yaml#listProjectEvents) */
  listProjectEvents(
    request: ListProjectEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectEventsResponse>;
  /** List the events of a user. GET /users/{id}/events (spec/domains/activity/events.yaml#listUserEvents) */
  listUserEvents(
    request: ListUserEventsRequest,
    context: C,
  ): Promise<ListUserEventsResponse>;
}
