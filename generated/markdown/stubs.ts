// Generated from spec/resources/markdown.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/markdown/service.ts has the function. */
export const markdownStubs = {
  renderMarkdown: stub('renderMarkdown', 'spec/resources/markdown.yaml:5:5'),
};
