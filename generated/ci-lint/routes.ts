// Generated from spec/domains/* /ci-lint.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeConfigurationVerdict, writeProjectConfigurationVerdict } from '../ci-lint/writers.ts';
import { writeAnyError } from '../common/writers.ts';

/** Try a configuration */
export const lintConfiguration = defineOperation<HearthFacts>({
  id: 'lintConfiguration',
  resource: 'ci-lint',
  source: 'spec/domains/ci/ci-lint.yaml#lintConfiguration',
  method: 'POST',
  path: '/ci/lint',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["content","include_merged_yaml","include_jobs"],
  validators: { body: checks.check1 },
  decode: decoders.decodeLintConfiguration,
  responses: [
    answer.json(writeConfigurationVerdict, 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Try the configuration of a project */
export const lintProject = defineOperation<HearthFacts>({
  id: 'lintProject',
  resource: 'ci-lint',
  source: 'spec/domains/ci/ci-lint.yaml#lintProject',
  method: 'GET',
  path: '/projects/{id}/ci/lint',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id","dry_run","include_jobs","ref"],
  validators: { params: checks.check2, query: checks.check3 },
  decode: decoders.decodeLintProject,
  responses: [
    answer.json(writeProjectConfigurationVerdict, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Try a configuration for a project */
export const lintProjectConfiguration = defineOperation<HearthFacts>({
  id: 'lintProjectConfiguration',
  resource: 'ci-lint',
  source: 'spec/domains/ci/ci-lint.yaml#lintProjectConfiguration',
  method: 'POST',
  path: '/projects/{id}/ci/lint',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","content","dry_run","include_jobs","ref"],
  validators: { params: checks.check2, body: checks.check4 },
  decode: decoders.decodeLintProjectConfiguration,
  responses: [
    answer.json(writeProjectConfigurationVerdict, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
