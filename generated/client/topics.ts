// Generated from spec/domains/* /topics.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListTopicsInput {
  readonly query?: ParametersOf<operations['listTopics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListTopicsAnswer = JsonAnswer<operations['listTopics'], 200 | 400 | 401 | 403>;

const listTopicsCall: ClientCall = {
  id: 'listTopics',
  method: 'GET',
  path: "/api/v4/topics",
  answers: { json: [200, 400, 401, 403] },
};

export interface CreateTopicInput {
  readonly body: Sendable<BodyOf<operations['createTopic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateTopicAnswer = JsonAnswer<operations['createTopic'], 201 | 400 | 401 | 403>;

const createTopicCall: ClientCall = {
  id: 'createTopic',
  method: 'POST',
  path: "/api/v4/topics",
  body: "application/json",
  answers: { json: [201, 400, 401, 403] },
};

export interface GetTopicInput {
  readonly params: ParametersOf<operations['getTopic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetTopicAnswer = JsonAnswer<operations['getTopic'], 200 | 400 | 401 | 403 | 404>;

const getTopicCall: ClientCall = {
  id: 'getTopic',
  method: 'GET',
  path: "/api/v4/topics/{id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateTopicInput {
  readonly params: ParametersOf<operations['updateTopic'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateTopic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateTopicAnswer = JsonAnswer<operations['updateTopic'], 200 | 400 | 401 | 403 | 404>;

const updateTopicCall: ClientCall = {
  id: 'updateTopic',
  method: 'PUT',
  path: "/api/v4/topics/{id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
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
