// Generated from spec/resources/linked-epics.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListLinkedEpicsInput {
  readonly params: ParametersOf<operations['listLinkedEpics'], 'path'>;
  readonly query?: ParametersOf<operations['listLinkedEpics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListLinkedEpicsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listLinkedEpics'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listLinkedEpics'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listLinkedEpics'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listLinkedEpics'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listLinkedEpics'], 404> }
  ;

const listLinkedEpicsCall: ClientCall = {
  id: 'listLinkedEpics',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/related_epics",
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

export interface LinkEpicInput {
  readonly params: ParametersOf<operations['linkEpic'], 'path'>;
  readonly body: Sendable<BodyOf<operations['linkEpic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type LinkEpicAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['linkEpic'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['linkEpic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['linkEpic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['linkEpic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['linkEpic'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['linkEpic'], 409> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['linkEpic'], 422> }
  ;

const linkEpicCall: ClientCall = {
  id: 'linkEpic',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/related_epics",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
    422: 'json',
  },
};

export interface UnlinkEpicInput {
  readonly params: ParametersOf<operations['unlinkEpic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnlinkEpicAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['unlinkEpic'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unlinkEpic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unlinkEpic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unlinkEpic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unlinkEpic'], 404> }
  ;

const unlinkEpicCall: ClientCall = {
  id: 'unlinkEpic',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id}",
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

export interface LinkedEpicsClient {
  /** List the epics linked to an epic: GET /groups/{id}/epics/{epic_iid}/related_epics */
  listLinkedEpics: ListingOf<ListLinkedEpicsInput, ListLinkedEpicsAnswer, JsonOf<operations['listLinkedEpics'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Link an epic to an epic: POST /groups/{id}/epics/{epic_iid}/related_epics */
  linkEpic(request: LinkEpicInput): Promise<LinkEpicAnswer>;
  /** Remove a link between epics: DELETE /groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id} */
  unlinkEpic(request: UnlinkEpicInput): Promise<UnlinkEpicAnswer>;
}

export const linkedEpicsClient = (send: Send): LinkedEpicsClient => ({
  listLinkedEpics: listing(send, listLinkedEpicsCall),
  linkEpic: (request) => send(linkEpicCall, request),
  unlinkEpic: (request) => send(unlinkEpicCall, request),
});
