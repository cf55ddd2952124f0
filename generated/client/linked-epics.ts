// Generated from spec/domains/* /linked-epics.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListLinkedEpicsInput {
  readonly params: ParametersOf<operations['listLinkedEpics'], 'path'>;
  readonly query?: ParametersOf<operations['listLinkedEpics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListLinkedEpicsAnswer = JsonAnswer<operations['listLinkedEpics'], 200 | 400 | 401 | 403 | 404>;

const listLinkedEpicsCall: ClientCall = {
  id: 'listLinkedEpics',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/related_epics",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface LinkEpicInput {
  readonly params: ParametersOf<operations['linkEpic'], 'path'>;
  readonly body: Sendable<BodyOf<operations['linkEpic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type LinkEpicAnswer = JsonAnswer<operations['linkEpic'], 201 | 400 | 401 | 403 | 404 | 409 | 422>;

const linkEpicCall: ClientCall = {
  id: 'linkEpic',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/related_epics",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409, 422] },
};

export interface UnlinkEpicInput {
  readonly params: ParametersOf<operations['unlinkEpic'], 'path'>;
  readonly headers?: ParametersOf<operations['unlinkEpic'], 'header'>;
  readonly signal?: AbortSignal;
}

export type UnlinkEpicAnswer = JsonAnswer<operations['unlinkEpic'], 200 | 400 | 401 | 403 | 404 | 412>;

const unlinkEpicCall: ClientCall = {
  id: 'unlinkEpic',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id}",
  answers: { json: [200, 400, 401, 403, 404, 412] },
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
