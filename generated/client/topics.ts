// Generated from spec/resources/topics.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListTopicsInput {
  readonly query?: ParametersOf<operations['listTopics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListTopicsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listTopics'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listTopics'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listTopics'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listTopics'], 403> }
  ;

const listTopicsCall: ClientCall = {
  id: 'listTopics',
  method: 'GET',
  path: "/api/v4/topics",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface CreateTopicInput {
  readonly body: Sendable<BodyOf<operations['createTopic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateTopicAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createTopic'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createTopic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createTopic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createTopic'], 403> }
  ;

const createTopicCall: ClientCall = {
  id: 'createTopic',
  method: 'POST',
  path: "/api/v4/topics",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetTopicInput {
  readonly params: ParametersOf<operations['getTopic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetTopicAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getTopic'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getTopic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getTopic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getTopic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getTopic'], 404> }
  ;

const getTopicCall: ClientCall = {
  id: 'getTopic',
  method: 'GET',
  path: "/api/v4/topics/{id}",
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

export interface UpdateTopicInput {
  readonly params: ParametersOf<operations['updateTopic'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateTopic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateTopicAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateTopic'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateTopic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateTopic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateTopic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateTopic'], 404> }
  ;

const updateTopicCall: ClientCall = {
  id: 'updateTopic',
  method: 'PUT',
  path: "/api/v4/topics/{id}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface TopicsClient {
  /** List topics: GET /topics */
  listTopics: Listing<ListTopicsInput, ListTopicsAnswer, JsonOf<operations['listTopics'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a topic: POST /topics */
  createTopic(request: CreateTopicInput): Promise<CreateTopicAnswer>;
  /** Get a topic: GET /topics/{id} */
  getTopic(request: GetTopicInput): Promise<GetTopicAnswer>;
  /** Change a topic: PUT /topics/{id} */
  updateTopic(request: UpdateTopicInput): Promise<UpdateTopicAnswer>;
}

export const topicsClient = (send: Send): TopicsClient => ({
  listTopics: listing(send, listTopicsCall),
  createTopic: (request) => send(createTopicCall, request),
  getTopic: (request) => send(getTopicCall, request),
  updateTopic: (request) => send(updateTopicCall, request),
});
