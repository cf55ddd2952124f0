// Generated from spec/domains/* /markdown.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeRenderedMarkdown } from '../markdown/writers.ts';

/** Render Markdown */
export const renderMarkdown = defineOperation<HearthFacts>({
  id: 'renderMarkdown',
  resource: 'markdown',
  source: 'spec/domains/planning/markdown.yaml#renderMarkdown',
  method: 'POST',
  path: '/markdown',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"rateLimit":"markdown"},
  order: ["text","gfm","project"],
  validators: { body: checks.check1 },
  decode: decoders.decodeRenderMarkdown,
  responses: [
    answer.json(writeRenderedMarkdown, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});
