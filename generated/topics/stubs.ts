// Generated from spec/resources/topics.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/topics/service.ts has the function. */
export const topicsStubs = {
  listTopics: stub('listTopics', 'spec/resources/topics.yaml:5:5'),
  createTopic: stub('createTopic', 'spec/resources/topics.yaml:34:5'),
  getTopic: stub('getTopic', 'spec/resources/topics.yaml:70:5'),
  updateTopic: stub('updateTopic', 'spec/resources/topics.yaml:106:5'),
};
