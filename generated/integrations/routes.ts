// Generated from spec/resources/integrations.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeIntegration, writeIntegrationDetail } from '../integrations/writers.ts';

/** List the active integrations of a project */
export const listIntegrations = defineOperation({
  id: 'listIntegrations',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:7:5',
  method: 'GET',
  path: '/projects/{id}/integrations',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  paginated: true,
  pending: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListIntegrations,
  responses: [
    answer.json((v: never) => w.array(v, writeIntegration), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get the settings for Asana */
export const getAsanaIntegration = defineOperation({
  id: 'getAsanaIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:69:5',
  method: 'GET',
  path: '/projects/{id}/integrations/asana',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetAsanaIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Asana */
export const saveAsanaIntegration = defineOperation({
  id: 'saveAsanaIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:82:5',
  method: 'PUT',
  path: '/projects/{id}/integrations/asana',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id","push_events","api_key","restrict_to_branch"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeSaveAsanaIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Asana */
export const disableAsanaIntegration = defineOperation({
  id: 'disableAsanaIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:102:5',
  method: 'DELETE',
  path: '/projects/{id}/integrations/asana',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableAsanaIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Assembla */
export const getAssemblaIntegration = defineOperation({
  id: 'getAssemblaIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:116:5',
  method: 'GET',
  path: '/projects/{id}/integrations/assembla',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetAssemblaIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Assembla */
export const saveAssemblaIntegration = defineOperation({
  id: 'saveAssemblaIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:129:5',
  method: 'PUT',
  path: '/projects/{id}/integrations/assembla',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id","push_events","token","subdomain"],
  validators: { params: checks.check1, body: checks.check4 },
  decode: decoders.decodeSaveAssemblaIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Assembla */
export const disableAssemblaIntegration = defineOperation({
  id: 'disableAssemblaIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:149:5',
  method: 'DELETE',
  path: '/projects/{id}/integrations/assembla',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableAssemblaIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Atlassian Bamboo */
export const getBambooIntegration = defineOperation({
  id: 'getBambooIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:163:5',
  method: 'GET',
  path: '/projects/{id}/integrations/bamboo',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetBambooIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Atlassian Bamboo */
export const saveBambooIntegration = defineOperation({
  id: 'saveBambooIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:176:5',
  method: 'PUT',
  path: '/projects/{id}/integrations/bamboo',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id","push_events","bamboo_url","enable_ssl_verification","build_key","username","password"],
  validators: { params: checks.check1, body: checks.check5 },
  decode: decoders.decodeSaveBambooIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Atlassian Bamboo */
export const disableBambooIntegration = defineOperation({
  id: 'disableBambooIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:202:5',
  method: 'DELETE',
  path: '/projects/{id}/integrations/bamboo',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableBambooIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Bugzilla */
export const getBugzillaIntegration = defineOperation({
  id: 'getBugzillaIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:216:5',
  method: 'GET',
  path: '/projects/{id}/integrations/bugzilla',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetBugzillaIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Bugzilla */
export const saveBugzillaIntegration = defineOperation({
  id: 'saveBugzillaIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:229:5',
  method: 'PUT',
  path: '/projects/{id}/integrations/bugzilla',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id","push_events","new_issue_url","issues_url","project_url","description","title"],
  validators: { params: checks.check1, body: checks.check6 },
  decode: decoders.decodeSaveBugzillaIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Bugzilla */
export const disableBugzillaIntegration = defineOperation({
  id: 'disableBugzillaIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:254:5',
  method: 'DELETE',
  path: '/projects/{id}/integrations/bugzilla',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableBugzillaIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Buildkite */
export const getBuildkiteIntegration = defineOperation({
  id: 'getBuildkiteIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:268:5',
  method: 'GET',
  path: '/projects/{id}/integrations/buildkite',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetBuildkiteIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Buildkite */
export const saveBuildkiteIntegration = defineOperation({
  id: 'saveBuildkiteIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:281:5',
  method: 'PUT',
  path: '/projects/{id}/integrations/buildkite',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id","push_events","token","project_url","enable_ssl_verification","merge_requests_events","tag_push_events"],
  validators: { params: checks.check1, body: checks.check7 },
  decode: decoders.decodeSaveBuildkiteIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Buildkite */
export const disableBuildkiteIntegration = defineOperation({
  id: 'disableBuildkiteIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:301:5',
  method: 'DELETE',
  path: '/projects/{id}/integrations/buildkite',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableBuildkiteIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Campfire */
export const getCampfireIntegration = defineOperation({
  id: 'getCampfireIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:315:5',
  method: 'GET',
  path: '/projects/{id}/integrations/campfire',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetCampfireIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Campfire */
export const saveCampfireIntegration = defineOperation({
  id: 'saveCampfireIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:328:5',
  method: 'PUT',
  path: '/projects/{id}/integrations/campfire',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id","push_events","token","subdomain","room"],
  validators: { params: checks.check1, body: checks.check8 },
  decode: decoders.decodeSaveCampfireIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Campfire */
export const disableCampfireIntegration = defineOperation({
  id: 'disableCampfireIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:348:5',
  method: 'DELETE',
  path: '/projects/{id}/integrations/campfire',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableCampfireIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for a custom issue tracker */
export const getCustomIssueTrackerIntegration = defineOperation({
  id: 'getCustomIssueTrackerIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:362:5',
  method: 'GET',
  path: '/projects/{id}/integrations/custom-issue-tracker',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetCustomIssueTrackerIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up a custom issue tracker */
export const saveCustomIssueTrackerIntegration = defineOperation({
  id: 'saveCustomIssueTrackerIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:375:5',
  method: 'PUT',
  path: '/projects/{id}/integrations/custom-issue-tracker',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id","push_events","new_issue_url","issues_url","project_url","description","title"],
  validators: { params: checks.check1, body: checks.check6 },
  decode: decoders.decodeSaveCustomIssueTrackerIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable a custom issue tracker */
export const disableCustomIssueTrackerIntegration = defineOperation({
  id: 'disableCustomIssueTrackerIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:400:5',
  method: 'DELETE',
  path: '/projects/{id}/integrations/custom-issue-tracker',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableCustomIssueTrackerIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Datadog */
export const getDatadogIntegration = defineOperation({
  id: 'getDatadogIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:414:5',
  method: 'GET',
  path: '/projects/{id}/integrations/datadog',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetDatadogIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Datadog */
export const saveDatadogIntegration = defineOperation({
  id: 'saveDatadogIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:427:5',
  method: 'PUT',
  path: '/projects/{id}/integrations/datadog',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id","push_events","api_key","api_url","datadog_env","datadog_service","datadog_site","datadog_tags","archive_trace_events"],
  validators: { params: checks.check1, body: checks.check9 },
  decode: decoders.decodeSaveDatadogIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Datadog */
export const disableDatadogIntegration = defineOperation({
  id: 'disableDatadogIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:448:5',
  method: 'DELETE',
  path: '/projects/{id}/integrations/datadog',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableDatadogIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Discord */
export const getDiscordIntegration = defineOperation({
  id: 'getDiscordIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:462:5',
  method: 'GET',
  path: '/projects/{id}/integrations/discord',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetDiscordIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Discord */
export const saveDiscordIntegration = defineOperation({
  id: 'saveDiscordIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:475:5',
  method: 'PUT',
  path: '/projects/{id}/integrations/discord',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id","webhook","notify_only_broken_pipelines","branches_to_be_notified","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events"],
  validators: { params: checks.check1, body: checks.check10 },
  decode: decoders.decodeSaveDiscordIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Discord */
export const disableDiscordIntegration = defineOperation({
  id: 'disableDiscordIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:500:5',
  method: 'DELETE',
  path: '/projects/{id}/integrations/discord',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableDiscordIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Google Chat */
export const getHangoutsChatIntegration = defineOperation({
  id: 'getHangoutsChatIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:514:5',
  method: 'GET',
  path: '/projects/{id}/integrations/hangouts-chat',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetHangoutsChatIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Google Chat */
export const saveHangoutsChatIntegration = defineOperation({
  id: 'saveHangoutsChatIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:527:5',
  method: 'PUT',
  path: '/projects/{id}/integrations/hangouts-chat',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id","webhook","notify_only_broken_pipelines","branches_to_be_notified","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events"],
  validators: { params: checks.check1, body: checks.check10 },
  decode: decoders.decodeSaveHangoutsChatIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Google Chat */
export const disableHangoutsChatIntegration = defineOperation({
  id: 'disableHangoutsChatIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:548:5',
  method: 'DELETE',
  path: '/projects/{id}/integrations/hangouts-chat',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableHangoutsChatIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings of an integration of any kind */
export const getIntegrationBySlug = defineOperation({
  id: 'getIntegrationBySlug',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:562:5',
  method: 'GET',
  path: '/projects/{id}/integrations/{slug}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pending: true,
  pathParameters: ["id","slug"],
  order: ["id","slug"],
  validators: { params: checks.check11 },
  decode: decoders.decodeGetIntegrationBySlug,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up an integration of any kind */
export const saveIntegrationBySlug = defineOperation({
  id: 'saveIntegrationBySlug',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:579:5',
  method: 'PUT',
  path: '/projects/{id}/integrations/{slug}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id","slug"],
  order: ["id","slug","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events","active","api_key","api_token","api_url","archive_trace_events","bamboo_url","branches_to_be_notified","build_key","build_type","channel","colorize_messages","comment_on_event_enabled","commit_events","confidential_issue_channel","confidential_note_channel","confluence_url","datadog_env","datadog_service","datadog_site","datadog_tags","default_irc_uri","deployment_channel","deployment_events","description","device","disable_diffs","drone_url","enable_ssl_verification","external_wiki_url","google_iap_audience_client_id","google_iap_service_account_json","issue_channel","issues_url","jenkins_url","jira_issue_transition_automatic","jira_issue_transition_id","merge_request_channel","mock_service_url","new_issue_url","note_channel","notify_only_broken_pipelines","notify_only_default_branch","password","pipeline_channel","priority","project_name","project_url","push_channel","recipients","repository_url","restrict_to_branch","room","send_from_committer_email","server","server_host","server_port","sound","static_context","subdomain","tag_push_channel","teamcity_url","title","token","url","user_key","username","webhook","wiki_page_channel","zentao_product_xid"],
  validators: { params: checks.check11, body: checks.check18 },
  decode: decoders.decodeSaveIntegrationBySlug,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable an integration of any kind */
export const disableIntegrationBySlug = defineOperation({
  id: 'disableIntegrationBySlug',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:604:5',
  method: 'DELETE',
  path: '/projects/{id}/integrations/{slug}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id","slug"],
  order: ["id","slug"],
  validators: { params: checks.check11 },
  decode: decoders.decodeDisableIntegrationBySlug,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the active integrations of a project by the former path */
export const listServices = defineOperation({
  id: 'listServices',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:47:5',
  method: 'GET',
  path: '/projects/{id}/services',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  paginated: true,
  pending: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListServices,
  responses: [
    answer.json((v: never) => w.array(v, writeIntegration), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get the settings of an integration of any kind by the former path */
export const getServiceBySlug = defineOperation({
  id: 'getServiceBySlug',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:622:5',
  method: 'GET',
  path: '/projects/{id}/services/{slug}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pending: true,
  pathParameters: ["id","slug"],
  order: ["id","slug"],
  validators: { params: checks.check11 },
  decode: decoders.decodeGetServiceBySlug,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up an integration of any kind by the former path */
export const saveServiceBySlug = defineOperation({
  id: 'saveServiceBySlug',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:639:5',
  method: 'PUT',
  path: '/projects/{id}/services/{slug}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id","slug"],
  order: ["id","slug","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events","active","api_key","api_token","api_url","archive_trace_events","bamboo_url","branches_to_be_notified","build_key","build_type","channel","colorize_messages","comment_on_event_enabled","commit_events","confidential_issue_channel","confidential_note_channel","confluence_url","datadog_env","datadog_service","datadog_site","datadog_tags","default_irc_uri","deployment_channel","deployment_events","description","device","disable_diffs","drone_url","enable_ssl_verification","external_wiki_url","google_iap_audience_client_id","google_iap_service_account_json","issue_channel","issues_url","jenkins_url","jira_issue_transition_automatic","jira_issue_transition_id","merge_request_channel","mock_service_url","new_issue_url","note_channel","notify_only_broken_pipelines","notify_only_default_branch","password","pipeline_channel","priority","project_name","project_url","push_channel","recipients","repository_url","restrict_to_branch","room","send_from_committer_email","server","server_host","server_port","sound","static_context","subdomain","tag_push_channel","teamcity_url","title","token","url","user_key","username","webhook","wiki_page_channel","zentao_product_xid"],
  validators: { params: checks.check11, body: checks.check18 },
  decode: decoders.decodeSaveServiceBySlug,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable an integration of any kind by the former path */
export const disableServiceBySlug = defineOperation({
  id: 'disableServiceBySlug',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml:664:5',
  method: 'DELETE',
  path: '/projects/{id}/services/{slug}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id","slug"],
  order: ["id","slug"],
  validators: { params: checks.check11 },
  decode: decoders.decodeDisableServiceBySlug,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
