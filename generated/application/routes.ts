// Generated from spec/domains/* /application.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAppearance, writeApplicationStatistics, writeLicense, writePlanLimits } from '../application/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** Get the appearance of the instance */
export const getAppearance = defineOperation<HearthFacts>({
  id: 'getAppearance',
  resource: 'application',
  source: 'spec/domains/platform/application.yaml#getAppearance',
  method: 'GET',
  path: '/application/appearance',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
  decode: decoders.decodeGetAppearance,
  responses: [
    answer.json(writeAppearance, 200),
    answer.json(writeAnyError, 401, 403),
  ],
});

/** Change the appearance of the instance */
export const updateAppearance = defineOperation<HearthFacts>({
  id: 'updateAppearance',
  resource: 'application',
  source: 'spec/domains/platform/application.yaml#updateAppearance',
  method: 'PUT',
  path: '/application/appearance',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  order: ["title","description","logo","header_logo","favicon","new_project_guidelines","profile_image_guidelines","header_message","footer_message","message_background_color","message_font_color","email_header_and_footer_enabled"],
  validators: { body: checks.check1 },
  files: {"logo":null,"header_logo":null,"favicon":null},
  decode: decoders.decodeUpdateAppearance,
  responses: [
    answer.json(writeAppearance, 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get the limits of a plan */
export const getPlanLimits = defineOperation<HearthFacts>({
  id: 'getPlanLimits',
  resource: 'application',
  source: 'spec/domains/platform/application.yaml#getPlanLimits',
  method: 'GET',
  path: '/application/plan_limits',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
  order: ["plan_name"],
  validators: { query: checks.check2 },
  decode: decoders.decodeGetPlanLimits,
  responses: [
    answer.json(writePlanLimits, 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Change the limits of a plan */
export const updatePlanLimits = defineOperation<HearthFacts>({
  id: 'updatePlanLimits',
  resource: 'application',
  source: 'spec/domains/platform/application.yaml#updatePlanLimits',
  method: 'PUT',
  path: '/application/plan_limits',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  order: ["plan_name","ci_pipeline_size","ci_active_jobs","ci_project_subscriptions","ci_pipeline_schedules","ci_needs_size_limit","ci_registered_group_runners","ci_registered_project_runners","conan_max_file_size","generic_packages_max_file_size","helm_max_file_size","maven_max_file_size","npm_max_file_size","nuget_max_file_size","pypi_max_file_size","terraform_module_max_file_size"],
  validators: { body: checks.check3 },
  decode: decoders.decodeUpdatePlanLimits,
  responses: [
    answer.json(writePlanLimits, 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get the statistics of the instance */
export const getApplicationStatistics = defineOperation<HearthFacts>({
  id: 'getApplicationStatistics',
  resource: 'application',
  source: 'spec/domains/platform/application.yaml#getApplicationStatistics',
  method: 'GET',
  path: '/application/statistics',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
  decode: decoders.decodeGetApplicationStatistics,
  responses: [
    answer.json(writeApplicationStatistics, 200),
    answer.json(writeAnyError, 401, 403),
  ],
});

/** Get the licence */
export const getLicense = defineOperation<HearthFacts>({
  id: 'getLicense',
  resource: 'application',
  source: 'spec/domains/platform/application.yaml#getLicense',
  method: 'GET',
  path: '/license',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"],"tier":"premium"},
  decode: decoders.decodeGetLicense,
  responses: [
    answer.json(writeLicense, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Add a licence */
export const createLicense = defineOperation<HearthFacts>({
  id: 'createLicense',
  resource: 'application',
  source: 'spec/domains/platform/application.yaml#createLicense',
  method: 'POST',
  path: '/license',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  order: ["license"],
  validators: { body: checks.check4 },
  decode: decoders.decodeCreateLicense,
  responses: [
    answer.json(writeLicense, 201),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Remove a licence */
export const deleteLicense = defineOperation<HearthFacts>({
  id: 'deleteLicense',
  resource: 'application',
  source: 'spec/domains/platform/application.yaml#deleteLicense',
  method: 'DELETE',
  path: '/license/{id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeDeleteLicense,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
