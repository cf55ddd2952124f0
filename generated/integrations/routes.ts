// Generated from spec/resources/integrations.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeIntegration, writeIntegrationDetail, writeSlashCommandAnswer } from '../integrations/writers.ts';

/** List the active integrations of a project */
export const listIntegrations = defineOperation({
  id: 'listIntegrations',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#listIntegrations',
  method: 'GET',
  path: '/projects/{id}/integrations',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  paginated: true,
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
  source: 'spec/resources/integrations.yaml#getAsanaIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/asana',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
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
  source: 'spec/resources/integrations.yaml#saveAsanaIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/asana',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#disableAsanaIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/asana',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#getAssemblaIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/assembla',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
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
  source: 'spec/resources/integrations.yaml#saveAssemblaIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/assembla',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#disableAssemblaIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/assembla',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#getBambooIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/bamboo',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
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
  source: 'spec/resources/integrations.yaml#saveBambooIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/bamboo',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#disableBambooIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/bamboo',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#getBugzillaIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/bugzilla',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
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
  source: 'spec/resources/integrations.yaml#saveBugzillaIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/bugzilla',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#disableBugzillaIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/bugzilla',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#getBuildkiteIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/buildkite',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
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
  source: 'spec/resources/integrations.yaml#saveBuildkiteIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/buildkite',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#disableBuildkiteIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/buildkite',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#getCampfireIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/campfire',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
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
  source: 'spec/resources/integrations.yaml#saveCampfireIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/campfire',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#disableCampfireIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/campfire',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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

/** Get the settings for Confluence Workspace */
export const getConfluenceIntegration = defineOperation({
  id: 'getConfluenceIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getConfluenceIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/confluence',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetConfluenceIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Confluence Workspace */
export const saveConfluenceIntegration = defineOperation({
  id: 'saveConfluenceIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveConfluenceIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/confluence',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","confluence_url"],
  validators: { params: checks.check1, body: checks.check9 },
  decode: decoders.decodeSaveConfluenceIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Confluence Workspace */
export const disableConfluenceIntegration = defineOperation({
  id: 'disableConfluenceIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableConfluenceIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/confluence',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableConfluenceIntegration,
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
  source: 'spec/resources/integrations.yaml#getCustomIssueTrackerIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/custom-issue-tracker',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
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
  source: 'spec/resources/integrations.yaml#saveCustomIssueTrackerIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/custom-issue-tracker',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#disableCustomIssueTrackerIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/custom-issue-tracker',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#getDatadogIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/datadog',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
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
  source: 'spec/resources/integrations.yaml#saveDatadogIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/datadog',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","api_key","api_url","datadog_env","datadog_service","datadog_site","datadog_tags","archive_trace_events"],
  validators: { params: checks.check1, body: checks.check10 },
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
  source: 'spec/resources/integrations.yaml#disableDatadogIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/datadog',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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
  source: 'spec/resources/integrations.yaml#getDiscordIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/discord',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
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
  source: 'spec/resources/integrations.yaml#saveDiscordIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/discord',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","webhook","notify_only_broken_pipelines","branches_to_be_notified","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events"],
  validators: { params: checks.check1, body: checks.check11 },
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
  source: 'spec/resources/integrations.yaml#disableDiscordIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/discord',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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

/** Get the settings for Drone */
export const getDroneCiIntegration = defineOperation({
  id: 'getDroneCiIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getDroneCiIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/drone-ci',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetDroneCiIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Drone */
export const saveDroneCiIntegration = defineOperation({
  id: 'saveDroneCiIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveDroneCiIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/drone-ci',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","token","drone_url","enable_ssl_verification","merge_requests_events","tag_push_events"],
  validators: { params: checks.check1, body: checks.check12 },
  decode: decoders.decodeSaveDroneCiIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Drone */
export const disableDroneCiIntegration = defineOperation({
  id: 'disableDroneCiIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableDroneCiIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/drone-ci',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableDroneCiIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Emails on push */
export const getEmailsOnPushIntegration = defineOperation({
  id: 'getEmailsOnPushIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getEmailsOnPushIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/emails-on-push',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetEmailsOnPushIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Emails on push */
export const saveEmailsOnPushIntegration = defineOperation({
  id: 'saveEmailsOnPushIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveEmailsOnPushIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/emails-on-push',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","recipients","disable_diffs","send_from_committer_email","branches_to_be_notified","tag_push_events"],
  validators: { params: checks.check1, body: checks.check13 },
  decode: decoders.decodeSaveEmailsOnPushIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Emails on push */
export const disableEmailsOnPushIntegration = defineOperation({
  id: 'disableEmailsOnPushIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableEmailsOnPushIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/emails-on-push',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableEmailsOnPushIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for EWM */
export const getEwmIntegration = defineOperation({
  id: 'getEwmIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getEwmIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/ewm',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetEwmIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up EWM */
export const saveEwmIntegration = defineOperation({
  id: 'saveEwmIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveEwmIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/ewm',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","new_issue_url","issues_url","project_url","description","title"],
  validators: { params: checks.check1, body: checks.check6 },
  decode: decoders.decodeSaveEwmIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable EWM */
export const disableEwmIntegration = defineOperation({
  id: 'disableEwmIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableEwmIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/ewm',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableEwmIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for External wiki */
export const getExternalWikiIntegration = defineOperation({
  id: 'getExternalWikiIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getExternalWikiIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/external-wiki',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetExternalWikiIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up External wiki */
export const saveExternalWikiIntegration = defineOperation({
  id: 'saveExternalWikiIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveExternalWikiIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/external-wiki',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","external_wiki_url"],
  validators: { params: checks.check1, body: checks.check14 },
  decode: decoders.decodeSaveExternalWikiIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable External wiki */
export const disableExternalWikiIntegration = defineOperation({
  id: 'disableExternalWikiIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableExternalWikiIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/external-wiki',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableExternalWikiIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Flowdock */
export const getFlowdockIntegration = defineOperation({
  id: 'getFlowdockIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getFlowdockIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/flowdock',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetFlowdockIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Flowdock */
export const saveFlowdockIntegration = defineOperation({
  id: 'saveFlowdockIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveFlowdockIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/flowdock',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","token"],
  validators: { params: checks.check1, body: checks.check15 },
  decode: decoders.decodeSaveFlowdockIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Flowdock */
export const disableFlowdockIntegration = defineOperation({
  id: 'disableFlowdockIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableFlowdockIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/flowdock',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableFlowdockIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for GitHub */
export const getGithubIntegration = defineOperation({
  id: 'getGithubIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getGithubIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/github',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  tier: "premium",
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetGithubIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up GitHub */
export const saveGithubIntegration = defineOperation({
  id: 'saveGithubIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveGithubIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/github',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  pathParameters: ["id"],
  order: ["id","push_events","token","repository_url","static_context"],
  validators: { params: checks.check1, body: checks.check16 },
  decode: decoders.decodeSaveGithubIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable GitHub */
export const disableGithubIntegration = defineOperation({
  id: 'disableGithubIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableGithubIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/github',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableGithubIntegration,
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
  source: 'spec/resources/integrations.yaml#getHangoutsChatIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/hangouts-chat',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
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
  source: 'spec/resources/integrations.yaml#saveHangoutsChatIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/hangouts-chat',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","webhook","notify_only_broken_pipelines","branches_to_be_notified","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events"],
  validators: { params: checks.check1, body: checks.check11 },
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
  source: 'spec/resources/integrations.yaml#disableHangoutsChatIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/hangouts-chat',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
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

/** Get the settings for Harbor */
export const getHarborIntegration = defineOperation({
  id: 'getHarborIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getHarborIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/harbor',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetHarborIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Harbor */
export const saveHarborIntegration = defineOperation({
  id: 'saveHarborIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveHarborIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/harbor',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","url","project_name","username","password"],
  validators: { params: checks.check1, body: checks.check17 },
  decode: decoders.decodeSaveHarborIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Harbor */
export const disableHarborIntegration = defineOperation({
  id: 'disableHarborIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableHarborIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/harbor',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableHarborIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for irker (IRC gateway) */
export const getIrkerIntegration = defineOperation({
  id: 'getIrkerIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getIrkerIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/irker',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetIrkerIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up irker (IRC gateway) */
export const saveIrkerIntegration = defineOperation({
  id: 'saveIrkerIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveIrkerIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/irker',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","recipients","default_irc_uri","server_host","server_port","colorize_messages"],
  validators: { params: checks.check1, body: checks.check18 },
  decode: decoders.decodeSaveIrkerIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable irker (IRC gateway) */
export const disableIrkerIntegration = defineOperation({
  id: 'disableIrkerIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableIrkerIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/irker',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableIrkerIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Jenkins */
export const getJenkinsIntegration = defineOperation({
  id: 'getJenkinsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getJenkinsIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/jenkins',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetJenkinsIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Jenkins */
export const saveJenkinsIntegration = defineOperation({
  id: 'saveJenkinsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveJenkinsIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/jenkins',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","jenkins_url","enable_ssl_verification","project_name","username","password","merge_requests_events","tag_push_events"],
  validators: { params: checks.check1, body: checks.check19 },
  decode: decoders.decodeSaveJenkinsIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Jenkins */
export const disableJenkinsIntegration = defineOperation({
  id: 'disableJenkinsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableJenkinsIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/jenkins',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableJenkinsIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Jira */
export const getJiraIntegration = defineOperation({
  id: 'getJiraIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getJiraIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/jira',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetJiraIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Jira */
export const saveJiraIntegration = defineOperation({
  id: 'saveJiraIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveJiraIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/jira',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","url","api_url","username","password","active","jira_issue_transition_automatic","jira_issue_transition_id","commit_events","merge_requests_events","comment_on_event_enabled"],
  validators: { params: checks.check1, body: checks.check20 },
  decode: decoders.decodeSaveJiraIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Jira */
export const disableJiraIntegration = defineOperation({
  id: 'disableJiraIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableJiraIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/jira',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableJiraIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Mattermost notifications */
export const getMattermostIntegration = defineOperation({
  id: 'getMattermostIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getMattermostIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/mattermost',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetMattermostIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Mattermost notifications */
export const saveMattermostIntegration = defineOperation({
  id: 'saveMattermostIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveMattermostIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/mattermost',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","webhook","notify_only_broken_pipelines","branches_to_be_notified","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events","username","channel","notify_only_default_branch","push_channel","issue_channel","confidential_issue_channel","merge_request_channel","note_channel","confidential_note_channel","tag_push_channel","pipeline_channel","wiki_page_channel"],
  validators: { params: checks.check1, body: checks.check21 },
  decode: decoders.decodeSaveMattermostIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Mattermost notifications */
export const disableMattermostIntegration = defineOperation({
  id: 'disableMattermostIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableMattermostIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/mattermost',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableMattermostIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Mattermost slash commands */
export const getMattermostSlashCommandsIntegration = defineOperation({
  id: 'getMattermostSlashCommandsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getMattermostSlashCommandsIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/mattermost-slash-commands',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetMattermostSlashCommandsIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Mattermost slash commands */
export const saveMattermostSlashCommandsIntegration = defineOperation({
  id: 'saveMattermostSlashCommandsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveMattermostSlashCommandsIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/mattermost-slash-commands',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","token","username"],
  validators: { params: checks.check1, body: checks.check22 },
  decode: decoders.decodeSaveMattermostSlashCommandsIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Mattermost slash commands */
export const disableMattermostSlashCommandsIntegration = defineOperation({
  id: 'disableMattermostSlashCommandsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableMattermostSlashCommandsIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/mattermost-slash-commands',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableMattermostSlashCommandsIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Microsoft Teams notifications */
export const getMicrosoftTeamsIntegration = defineOperation({
  id: 'getMicrosoftTeamsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getMicrosoftTeamsIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/microsoft-teams',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetMicrosoftTeamsIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Microsoft Teams notifications */
export const saveMicrosoftTeamsIntegration = defineOperation({
  id: 'saveMicrosoftTeamsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveMicrosoftTeamsIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/microsoft-teams',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","webhook","notify_only_broken_pipelines","branches_to_be_notified","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events"],
  validators: { params: checks.check1, body: checks.check11 },
  decode: decoders.decodeSaveMicrosoftTeamsIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Microsoft Teams notifications */
export const disableMicrosoftTeamsIntegration = defineOperation({
  id: 'disableMicrosoftTeamsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableMicrosoftTeamsIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/microsoft-teams',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableMicrosoftTeamsIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for MockCI */
export const getMockCiIntegration = defineOperation({
  id: 'getMockCiIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getMockCiIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/mock-ci',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetMockCiIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up MockCI */
export const saveMockCiIntegration = defineOperation({
  id: 'saveMockCiIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveMockCiIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/mock-ci',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","mock_service_url"],
  validators: { params: checks.check1, body: checks.check23 },
  decode: decoders.decodeSaveMockCiIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable MockCI */
export const disableMockCiIntegration = defineOperation({
  id: 'disableMockCiIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableMockCiIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/mock-ci',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableMockCiIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Packagist */
export const getPackagistIntegration = defineOperation({
  id: 'getPackagistIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getPackagistIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/packagist',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetPackagistIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Packagist */
export const savePackagistIntegration = defineOperation({
  id: 'savePackagistIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#savePackagistIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/packagist',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","username","token","server","merge_requests_events","tag_push_events"],
  validators: { params: checks.check1, body: checks.check24 },
  decode: decoders.decodeSavePackagistIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Packagist */
export const disablePackagistIntegration = defineOperation({
  id: 'disablePackagistIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disablePackagistIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/packagist',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisablePackagistIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Pipeline status emails */
export const getPipelinesEmailIntegration = defineOperation({
  id: 'getPipelinesEmailIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getPipelinesEmailIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/pipelines-email',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetPipelinesEmailIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Pipeline status emails */
export const savePipelinesEmailIntegration = defineOperation({
  id: 'savePipelinesEmailIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#savePipelinesEmailIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/pipelines-email',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","recipients","notify_only_broken_pipelines","notify_only_default_branch","branches_to_be_notified","pipeline_events"],
  validators: { params: checks.check1, body: checks.check13 },
  decode: decoders.decodeSavePipelinesEmailIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Pipeline status emails */
export const disablePipelinesEmailIntegration = defineOperation({
  id: 'disablePipelinesEmailIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disablePipelinesEmailIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/pipelines-email',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisablePipelinesEmailIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Pivotal Tracker */
export const getPivotaltrackerIntegration = defineOperation({
  id: 'getPivotaltrackerIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getPivotaltrackerIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/pivotaltracker',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetPivotaltrackerIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Pivotal Tracker */
export const savePivotaltrackerIntegration = defineOperation({
  id: 'savePivotaltrackerIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#savePivotaltrackerIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/pivotaltracker',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","token","restrict_to_branch"],
  validators: { params: checks.check1, body: checks.check25 },
  decode: decoders.decodeSavePivotaltrackerIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Pivotal Tracker */
export const disablePivotaltrackerIntegration = defineOperation({
  id: 'disablePivotaltrackerIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disablePivotaltrackerIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/pivotaltracker',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisablePivotaltrackerIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Prometheus */
export const getPrometheusIntegration = defineOperation({
  id: 'getPrometheusIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getPrometheusIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/prometheus',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetPrometheusIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Prometheus */
export const savePrometheusIntegration = defineOperation({
  id: 'savePrometheusIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#savePrometheusIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/prometheus',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","api_url","google_iap_audience_client_id","google_iap_service_account_json"],
  validators: { params: checks.check1, body: checks.check26 },
  decode: decoders.decodeSavePrometheusIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Prometheus */
export const disablePrometheusIntegration = defineOperation({
  id: 'disablePrometheusIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disablePrometheusIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/prometheus',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisablePrometheusIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Pushover */
export const getPushoverIntegration = defineOperation({
  id: 'getPushoverIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getPushoverIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/pushover',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetPushoverIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Pushover */
export const savePushoverIntegration = defineOperation({
  id: 'savePushoverIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#savePushoverIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/pushover',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","api_key","user_key","priority","device","sound"],
  validators: { params: checks.check1, body: checks.check27 },
  decode: decoders.decodeSavePushoverIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Pushover */
export const disablePushoverIntegration = defineOperation({
  id: 'disablePushoverIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disablePushoverIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/pushover',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisablePushoverIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Redmine */
export const getRedmineIntegration = defineOperation({
  id: 'getRedmineIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getRedmineIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/redmine',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetRedmineIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Redmine */
export const saveRedmineIntegration = defineOperation({
  id: 'saveRedmineIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveRedmineIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/redmine',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","new_issue_url","issues_url","project_url","description","title"],
  validators: { params: checks.check1, body: checks.check6 },
  decode: decoders.decodeSaveRedmineIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Redmine */
export const disableRedmineIntegration = defineOperation({
  id: 'disableRedmineIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableRedmineIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/redmine',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableRedmineIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Shimo */
export const getShimoIntegration = defineOperation({
  id: 'getShimoIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getShimoIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/shimo',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetShimoIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Shimo */
export const saveShimoIntegration = defineOperation({
  id: 'saveShimoIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveShimoIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/shimo',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","external_wiki_url"],
  validators: { params: checks.check1, body: checks.check14 },
  decode: decoders.decodeSaveShimoIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Shimo */
export const disableShimoIntegration = defineOperation({
  id: 'disableShimoIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableShimoIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/shimo',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableShimoIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Slack notifications */
export const getSlackIntegration = defineOperation({
  id: 'getSlackIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getSlackIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/slack',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetSlackIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Slack notifications */
export const saveSlackIntegration = defineOperation({
  id: 'saveSlackIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveSlackIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/slack',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","webhook","notify_only_broken_pipelines","branches_to_be_notified","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events","username","channel","notify_only_default_branch","push_channel","issue_channel","confidential_issue_channel","merge_request_channel","note_channel","confidential_note_channel","tag_push_channel","pipeline_channel","wiki_page_channel","deployment_channel","commit_events","deployment_events"],
  validators: { params: checks.check1, body: checks.check28 },
  decode: decoders.decodeSaveSlackIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Slack notifications */
export const disableSlackIntegration = defineOperation({
  id: 'disableSlackIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableSlackIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/slack',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableSlackIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Slack slash commands */
export const getSlackSlashCommandsIntegration = defineOperation({
  id: 'getSlackSlashCommandsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getSlackSlashCommandsIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/slack-slash-commands',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetSlackSlashCommandsIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Slack slash commands */
export const saveSlackSlashCommandsIntegration = defineOperation({
  id: 'saveSlackSlashCommandsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveSlackSlashCommandsIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/slack-slash-commands',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","token"],
  validators: { params: checks.check1, body: checks.check15 },
  decode: decoders.decodeSaveSlackSlashCommandsIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Slack slash commands */
export const disableSlackSlashCommandsIntegration = defineOperation({
  id: 'disableSlackSlashCommandsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableSlackSlashCommandsIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/slack-slash-commands',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableSlackSlashCommandsIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for JetBrains TeamCity */
export const getTeamcityIntegration = defineOperation({
  id: 'getTeamcityIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getTeamcityIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/teamcity',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetTeamcityIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up JetBrains TeamCity */
export const saveTeamcityIntegration = defineOperation({
  id: 'saveTeamcityIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveTeamcityIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/teamcity',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","teamcity_url","enable_ssl_verification","build_type","username","password","merge_requests_events"],
  validators: { params: checks.check1, body: checks.check29 },
  decode: decoders.decodeSaveTeamcityIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable JetBrains TeamCity */
export const disableTeamcityIntegration = defineOperation({
  id: 'disableTeamcityIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableTeamcityIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/teamcity',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableTeamcityIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Unify Circuit */
export const getUnifyCircuitIntegration = defineOperation({
  id: 'getUnifyCircuitIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getUnifyCircuitIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/unify-circuit',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetUnifyCircuitIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Unify Circuit */
export const saveUnifyCircuitIntegration = defineOperation({
  id: 'saveUnifyCircuitIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveUnifyCircuitIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/unify-circuit',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","webhook","notify_only_broken_pipelines","branches_to_be_notified","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events"],
  validators: { params: checks.check1, body: checks.check11 },
  decode: decoders.decodeSaveUnifyCircuitIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Unify Circuit */
export const disableUnifyCircuitIntegration = defineOperation({
  id: 'disableUnifyCircuitIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableUnifyCircuitIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/unify-circuit',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableUnifyCircuitIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for Webex Teams */
export const getWebexTeamsIntegration = defineOperation({
  id: 'getWebexTeamsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getWebexTeamsIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/webex-teams',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetWebexTeamsIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up Webex Teams */
export const saveWebexTeamsIntegration = defineOperation({
  id: 'saveWebexTeamsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveWebexTeamsIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/webex-teams',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","webhook","notify_only_broken_pipelines","branches_to_be_notified","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events"],
  validators: { params: checks.check1, body: checks.check11 },
  decode: decoders.decodeSaveWebexTeamsIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable Webex Teams */
export const disableWebexTeamsIntegration = defineOperation({
  id: 'disableWebexTeamsIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableWebexTeamsIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/webex-teams',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableWebexTeamsIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for YouTrack */
export const getYoutrackIntegration = defineOperation({
  id: 'getYoutrackIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getYoutrackIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/youtrack',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetYoutrackIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up YouTrack */
export const saveYoutrackIntegration = defineOperation({
  id: 'saveYoutrackIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveYoutrackIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/youtrack',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","issues_url","project_url","description"],
  validators: { params: checks.check1, body: checks.check30 },
  decode: decoders.decodeSaveYoutrackIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable YouTrack */
export const disableYoutrackIntegration = defineOperation({
  id: 'disableYoutrackIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableYoutrackIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/youtrack',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableYoutrackIntegration,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the settings for ZenTao */
export const getZentaoIntegration = defineOperation({
  id: 'getZentaoIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#getZentaoIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/zentao',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetZentaoIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up ZenTao */
export const saveZentaoIntegration = defineOperation({
  id: 'saveZentaoIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#saveZentaoIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/zentao',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id","push_events","url","api_url","api_token","zentao_product_xid"],
  validators: { params: checks.check1, body: checks.check31 },
  decode: decoders.decodeSaveZentaoIntegration,
  responses: [
    answer.json(writeIntegrationDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Disable ZenTao */
export const disableZentaoIntegration = defineOperation({
  id: 'disableZentaoIntegration',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#disableZentaoIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/zentao',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDisableZentaoIntegration,
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
  source: 'spec/resources/integrations.yaml#getIntegrationBySlug',
  method: 'GET',
  path: '/projects/{id}/integrations/{slug}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id","slug"],
  order: ["id","slug"],
  validators: { params: checks.check32 },
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
  source: 'spec/resources/integrations.yaml#saveIntegrationBySlug',
  method: 'PUT',
  path: '/projects/{id}/integrations/{slug}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id","slug"],
  order: ["id","slug","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events","active","api_key","api_token","api_url","archive_trace_events","bamboo_url","branches_to_be_notified","build_key","build_type","channel","colorize_messages","comment_on_event_enabled","commit_events","confidential_issue_channel","confidential_note_channel","confluence_url","datadog_env","datadog_service","datadog_site","datadog_tags","default_irc_uri","deployment_channel","deployment_events","description","device","disable_diffs","drone_url","enable_ssl_verification","external_wiki_url","google_iap_audience_client_id","google_iap_service_account_json","issue_channel","issues_url","jenkins_url","jira_issue_transition_automatic","jira_issue_transition_id","merge_request_channel","mock_service_url","new_issue_url","note_channel","notify_only_broken_pipelines","notify_only_default_branch","password","pipeline_channel","priority","project_name","project_url","push_channel","recipients","repository_url","restrict_to_branch","room","send_from_committer_email","server","server_host","server_port","sound","static_context","subdomain","tag_push_channel","teamcity_url","title","token","url","user_key","username","webhook","wiki_page_channel","zentao_product_xid"],
  validators: { params: checks.check32, body: checks.check39 },
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
  source: 'spec/resources/integrations.yaml#disableIntegrationBySlug',
  method: 'DELETE',
  path: '/projects/{id}/integrations/{slug}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id","slug"],
  order: ["id","slug"],
  validators: { params: checks.check32 },
  decode: decoders.decodeDisableIntegrationBySlug,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Give a command from a chat */
export const sendSlashCommand = defineOperation({
  id: 'sendSlashCommand',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#sendSlashCommand',
  method: 'POST',
  path: '/projects/{id}/integrations/{slug}/trigger',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api"],
  pathParameters: ["id","slug"],
  order: ["id","slug","token","team_id","team_domain","channel_id","channel_name","user_id","user_name","command","text","response_url"],
  validators: { params: checks.check40, body: checks.check41 },
  decode: decoders.decodeSendSlashCommand,
  responses: [
    answer.json(writeSlashCommandAnswer, 200),
    answer.json(writeAnyError, 400),
    answer.json(writeMessage, 404, 429),
  ],
});

/** List the active integrations of a project by the former path */
export const listServices = defineOperation({
  id: 'listServices',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#listServices',
  method: 'GET',
  path: '/projects/{id}/services',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  paginated: true,
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
  source: 'spec/resources/integrations.yaml#getServiceBySlug',
  method: 'GET',
  path: '/projects/{id}/services/{slug}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  pathParameters: ["id","slug"],
  order: ["id","slug"],
  validators: { params: checks.check32 },
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
  source: 'spec/resources/integrations.yaml#saveServiceBySlug',
  method: 'PUT',
  path: '/projects/{id}/services/{slug}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id","slug"],
  order: ["id","slug","push_events","issues_events","confidential_issues_events","merge_requests_events","tag_push_events","note_events","confidential_note_events","pipeline_events","wiki_page_events","active","api_key","api_token","api_url","archive_trace_events","bamboo_url","branches_to_be_notified","build_key","build_type","channel","colorize_messages","comment_on_event_enabled","commit_events","confidential_issue_channel","confidential_note_channel","confluence_url","datadog_env","datadog_service","datadog_site","datadog_tags","default_irc_uri","deployment_channel","deployment_events","description","device","disable_diffs","drone_url","enable_ssl_verification","external_wiki_url","google_iap_audience_client_id","google_iap_service_account_json","issue_channel","issues_url","jenkins_url","jira_issue_transition_automatic","jira_issue_transition_id","merge_request_channel","mock_service_url","new_issue_url","note_channel","notify_only_broken_pipelines","notify_only_default_branch","password","pipeline_channel","priority","project_name","project_url","push_channel","recipients","repository_url","restrict_to_branch","room","send_from_committer_email","server","server_host","server_port","sound","static_context","subdomain","tag_push_channel","teamcity_url","title","token","url","user_key","username","webhook","wiki_page_channel","zentao_product_xid"],
  validators: { params: checks.check32, body: checks.check39 },
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
  source: 'spec/resources/integrations.yaml#disableServiceBySlug',
  method: 'DELETE',
  path: '/projects/{id}/services/{slug}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pathParameters: ["id","slug"],
  order: ["id","slug"],
  validators: { params: checks.check32 },
  decode: decoders.decodeDisableServiceBySlug,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Give a command from a chat by the former path */
export const sendSlashCommandToService = defineOperation({
  id: 'sendSlashCommandToService',
  resource: 'integrations',
  source: 'spec/resources/integrations.yaml#sendSlashCommandToService',
  method: 'POST',
  path: '/projects/{id}/services/{slug}/trigger',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api"],
  pathParameters: ["id","slug"],
  order: ["id","slug","token","team_id","team_domain","channel_id","channel_name","user_id","user_name","command","text","response_url"],
  validators: { params: checks.check40, body: checks.check41 },
  decode: decoders.decodeSendSlashCommandToService,
  responses: [
    answer.json(writeSlashCommandAnswer, 200),
    answer.json(writeAnyError, 400),
    answer.json(writeMessage, 404, 429),
  ],
});
