// Generated from spec/domains/* /topics.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateTopic = components['schemas']['CreateTopic'];
export type Topic = components['schemas']['Topic'];
export type UpdateTopic = components['schemas']['UpdateTopic'];

/** List topics: GET /topics */
export interface ListTopicsRequest {
  readonly query: Defaulted<ParametersOf<operations['listTopics'], 'query'>, 'without_projects' | 'page' | 'per_page'>;
}

export type ListTopicsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listTopics'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listTopics'], 400 | 401 | 403>;

/** Create a topic: POST /topics */
export interface CreateTopicRequest {
  readonly body: Defaulted<BodyOf<operations['createTopic'], 'application/json'>>;
}

export type CreateTopicResponse = JsonResponse<operations['createTopic'], 201 | 400 | 401 | 403>;

/** Get a topic: GET /topics/{id} */
export interface GetTopicRequest {
  readonly params: ParametersOf<operations['getTopic'], 'path'>;
}

export type GetTopicResponse = JsonResponse<operations['getTopic'], 200 | 400 | 401 | 403 | 404>;

/** Change a topic: PUT /topics/{id} */
export interface UpdateTopicRequest {
  readonly params: ParametersOf<operations['updateTopic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateTopic'], 'application/json'>>;
}

export type UpdateTopicResponse = JsonResponse<operations['updateTopic'], 200 | 400 | 401 | 403 | 404>;
