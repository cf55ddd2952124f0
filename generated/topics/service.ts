// Generated from spec/domains/* /topics.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListTopicsRequest, ListTopicsResponse, CreateTopicRequest, CreateTopicResponse, GetTopicRequest, GetTopicResponse, UpdateTopicRequest, UpdateTopicResponse } from './types.ts';

/** One function per operation of topics; `C` is the request context of the server. */
export interface TopicsService<C extends SubjectTypes> {
  /** List topics. GET /topics (spec/domains/projects/topics.yaml#listTopics) */
  listTopics(
    request: ListTopicsRequest,
    context: C,
  ): Promise<ListTopicsResponse>;
  /** Create a topic. POST /topics (spec/domains/projects/topics.yaml#createTopic) */
  createTopic(
    request: CreateTopicRequest,
    context: C,
  ): Promise<CreateTopicResponse>;
  /** Get a topic. GET /topics/{id} (spec/domains/projects/topics.yaml#getTopic) */
  getTopic(
    request: GetTopicRequest,
    context: C,
  ): Promise<GetTopicResponse>;
  /** Change a topic. PUT /topics/{id} (spec/domains/projects/topics.yaml#updateTopic) */
  updateTopic(
    request: UpdateTopicRequest,
    context: C,
  ): Promise<UpdateTopicResponse>;
}
