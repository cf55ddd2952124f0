// Generated from spec/domains/* /suggestions.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeSuggestion } from '../common/writers.ts';

/** Apply several suggestions */
export const applySuggestions = defineOperation<HearthFacts>({
  id: 'applySuggestions',
  resource: 'suggestions',
  source: 'spec/domains/review/suggestions.yaml#applySuggestions',
  method: 'PUT',
  path: '/suggestions/batch_apply',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["ids","commit_message"],
  validators: { body: checks.check1 },
  decode: decoders.decodeApplySuggestions,
  responses: [
    answer.json((v: never) => w.array(v, writeSuggestion), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Apply a suggestion */
export const applySuggestion = defineOperation<HearthFacts>({
  id: 'applySuggestion',
  resource: 'suggestions',
  source: 'spec/domains/review/suggestions.yaml#applySuggestion',
  method: 'PUT',
  path: '/suggestions/{id}/apply',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","commit_message"],
  validators: { params: checks.check2, body: checks.check3 },
  decode: decoders.decodeApplySuggestion,
  responses: [
    answer.json(writeSuggestion, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
