// Generated from spec/resources/topics.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateTopic = components['schemas']['CreateTopic'];
export type Topic = components['schemas']['Topic'];
export type UpdateTopic = components['schemas']['UpdateTopic'];

/** List topics: GET /topics */
export interface ListTopicsRequest {
  readonly query: Defaulted<ParametersOf<operations['listTopics'], 'query'>, 'without_projects' | 'page' | 'per_page'>;
}

export type ListTopicsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listTopics'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listTopics'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listTopics'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listTopics'], 403>; readonly headers?: never }
  ;

/** Create a topic: POST /topics */
export interface CreateTopicRequest {
  readonly body: Defaulted<BodyOf<operations['createTopic'], 'application/json'>>;
}

export type CreateTopicResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createTopic'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createTopic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createTopic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createTopic'], 403>; readonly headers?: never }
  ;

/** Get a topic: GET /topics/{id} */
export interface GetTopicRequest {
  readonly params: ParametersOf<operations['getTopic'], 'path'>;
}

export type GetTopicResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getTopic'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getTopic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getTopic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getTopic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getTopic'], 404>; readonly headers?: never }
  ;

/** Change a topic: PUT /topics/{id} */
export interface UpdateTopicRequest {
  readonly params: ParametersOf<operations['updateTopic'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateTopic'], 'application/json'>>;
}

export type UpdateTopicResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateTopic'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateTopic'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateTopic'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateTopic'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateTopic'], 404>; readonly headers?: never }
  ;
