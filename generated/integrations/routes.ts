// Generated from spec/domains/* /integrations.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeIntegration, writeIntegrationDetail, writeSlashCommandAnswer } from '../integrations/writers.ts';

/** List the active integrations of a project */
export const listIntegrations = defineOperation<HearthFacts>({
  id: 'listIntegrations',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#listIntegrations',
  method: 'GET',
  path: '/projects/{id}/integrations',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const getAsanaIntegration = defineOperation<HearthFacts>({
  id: 'getAsanaIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getAsanaIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/asana',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveAsanaIntegration = defineOperation<HearthFacts>({
  id: 'saveAsanaIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveAsanaIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/asana',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableAsanaIntegration = defineOperation<HearthFacts>({
  id: 'disableAsanaIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableAsanaIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/asana',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getAssemblaIntegration = defineOperation<HearthFacts>({
  id: 'getAssemblaIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getAssemblaIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/assembla',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveAssemblaIntegration = defineOperation<HearthFacts>({
  id: 'saveAssemblaIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveAssemblaIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/assembla',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableAssemblaIntegration = defineOperation<HearthFacts>({
  id: 'disableAssemblaIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableAssemblaIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/assembla',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getBambooIntegration = defineOperation<HearthFacts>({
  id: 'getBambooIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getBambooIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/bamboo',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveBambooIntegration = defineOperation<HearthFacts>({
  id: 'saveBambooIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveBambooIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/bamboo',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableBambooIntegration = defineOperation<HearthFacts>({
  id: 'disableBambooIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableBambooIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/bamboo',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getBugzillaIntegration = defineOperation<HearthFacts>({
  id: 'getBugzillaIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getBugzillaIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/bugzilla',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveBugzillaIntegration = defineOperation<HearthFacts>({
  id: 'saveBugzillaIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveBugzillaIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/bugzilla',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableBugzillaIntegration = defineOperation<HearthFacts>({
  id: 'disableBugzillaIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableBugzillaIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/bugzilla',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getBuildkiteIntegration = defineOperation<HearthFacts>({
  id: 'getBuildkiteIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getBuildkiteIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/buildkite',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveBuildkiteIntegration = defineOperation<HearthFacts>({
  id: 'saveBuildkiteIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveBuildkiteIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/buildkite',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableBuildkiteIntegration = defineOperation<HearthFacts>({
  id: 'disableBuildkiteIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableBuildkiteIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/buildkite',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getCampfireIntegration = defineOperation<HearthFacts>({
  id: 'getCampfireIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getCampfireIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/campfire',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveCampfireIntegration = defineOperation<HearthFacts>({
  id: 'saveCampfireIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveCampfireIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/campfire',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableCampfireIntegration = defineOperation<HearthFacts>({
  id: 'disableCampfireIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableCampfireIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/campfire',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getConfluenceIntegration = defineOperation<HearthFacts>({
  id: 'getConfluenceIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getConfluenceIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/confluence',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveConfluenceIntegration = defineOperation<HearthFacts>({
  id: 'saveConfluenceIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveConfluenceIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/confluence',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableConfluenceIntegration = defineOperation<HearthFacts>({
  id: 'disableConfluenceIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableConfluenceIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/confluence',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getCustomIssueTrackerIntegration = defineOperation<HearthFacts>({
  id: 'getCustomIssueTrackerIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getCustomIssueTrackerIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/custom-issue-tracker',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveCustomIssueTrackerIntegration = defineOperation<HearthFacts>({
  id: 'saveCustomIssueTrackerIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveCustomIssueTrackerIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/custom-issue-tracker',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableCustomIssueTrackerIntegration = defineOperation<HearthFacts>({
  id: 'disableCustomIssueTrackerIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableCustomIssueTrackerIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/custom-issue-tracker',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getDatadogIntegration = defineOperation<HearthFacts>({
  id: 'getDatadogIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getDatadogIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/datadog',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveDatadogIntegration = defineOperation<HearthFacts>({
  id: 'saveDatadogIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveDatadogIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/datadog',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableDatadogIntegration = defineOperation<HearthFacts>({
  id: 'disableDatadogIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableDatadogIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/datadog',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getDiscordIntegration = defineOperation<HearthFacts>({
  id: 'getDiscordIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getDiscordIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/discord',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveDiscordIntegration = defineOperation<HearthFacts>({
  id: 'saveDiscordIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveDiscordIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/discord',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableDiscordIntegration = defineOperation<HearthFacts>({
  id: 'disableDiscordIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableDiscordIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/discord',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getDroneCiIntegration = defineOperation<HearthFacts>({
  id: 'getDroneCiIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getDroneCiIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/drone-ci',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveDroneCiIntegration = defineOperation<HearthFacts>({
  id: 'saveDroneCiIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveDroneCiIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/drone-ci',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableDroneCiIntegration = defineOperation<HearthFacts>({
  id: 'disableDroneCiIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableDroneCiIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/drone-ci',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getEmailsOnPushIntegration = defineOperation<HearthFacts>({
  id: 'getEmailsOnPushIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getEmailsOnPushIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/emails-on-push',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveEmailsOnPushIntegration = defineOperation<HearthFacts>({
  id: 'saveEmailsOnPushIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveEmailsOnPushIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/emails-on-push',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableEmailsOnPushIntegration = defineOperation<HearthFacts>({
  id: 'disableEmailsOnPushIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableEmailsOnPushIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/emails-on-push',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getEwmIntegration = defineOperation<HearthFacts>({
  id: 'getEwmIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getEwmIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/ewm',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveEwmIntegration = defineOperation<HearthFacts>({
  id: 'saveEwmIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveEwmIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/ewm',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableEwmIntegration = defineOperation<HearthFacts>({
  id: 'disableEwmIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableEwmIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/ewm',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getExternalWikiIntegration = defineOperation<HearthFacts>({
  id: 'getExternalWikiIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getExternalWikiIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/external-wiki',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveExternalWikiIntegration = defineOperation<HearthFacts>({
  id: 'saveExternalWikiIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveExternalWikiIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/external-wiki',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableExternalWikiIntegration = defineOperation<HearthFacts>({
  id: 'disableExternalWikiIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableExternalWikiIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/external-wiki',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getFlowdockIntegration = defineOperation<HearthFacts>({
  id: 'getFlowdockIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getFlowdockIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/flowdock',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveFlowdockIntegration = defineOperation<HearthFacts>({
  id: 'saveFlowdockIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveFlowdockIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/flowdock',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableFlowdockIntegration = defineOperation<HearthFacts>({
  id: 'disableFlowdockIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableFlowdockIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/flowdock',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getGithubIntegration = defineOperation<HearthFacts>({
  id: 'getGithubIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getGithubIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/github',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"],"tier":"premium"},
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
export const saveGithubIntegration = defineOperation<HearthFacts>({
  id: 'saveGithubIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveGithubIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/github',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
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
export const disableGithubIntegration = defineOperation<HearthFacts>({
  id: 'disableGithubIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableGithubIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/github',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
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
export const getHangoutsChatIntegration = defineOperation<HearthFacts>({
  id: 'getHangoutsChatIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getHangoutsChatIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/hangouts-chat',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveHangoutsChatIntegration = defineOperation<HearthFacts>({
  id: 'saveHangoutsChatIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveHangoutsChatIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/hangouts-chat',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableHangoutsChatIntegration = defineOperation<HearthFacts>({
  id: 'disableHangoutsChatIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableHangoutsChatIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/hangouts-chat',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getHarborIntegration = defineOperation<HearthFacts>({
  id: 'getHarborIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getHarborIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/harbor',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveHarborIntegration = defineOperation<HearthFacts>({
  id: 'saveHarborIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveHarborIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/harbor',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableHarborIntegration = defineOperation<HearthFacts>({
  id: 'disableHarborIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableHarborIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/harbor',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getIrkerIntegration = defineOperation<HearthFacts>({
  id: 'getIrkerIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getIrkerIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/irker',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveIrkerIntegration = defineOperation<HearthFacts>({
  id: 'saveIrkerIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveIrkerIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/irker',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableIrkerIntegration = defineOperation<HearthFacts>({
  id: 'disableIrkerIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableIrkerIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/irker',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getJenkinsIntegration = defineOperation<HearthFacts>({
  id: 'getJenkinsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getJenkinsIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/jenkins',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveJenkinsIntegration = defineOperation<HearthFacts>({
  id: 'saveJenkinsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveJenkinsIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/jenkins',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableJenkinsIntegration = defineOperation<HearthFacts>({
  id: 'disableJenkinsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableJenkinsIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/jenkins',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getJiraIntegration = defineOperation<HearthFacts>({
  id: 'getJiraIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getJiraIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/jira',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveJiraIntegration = defineOperation<HearthFacts>({
  id: 'saveJiraIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveJiraIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/jira',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableJiraIntegration = defineOperation<HearthFacts>({
  id: 'disableJiraIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableJiraIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/jira',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getMattermostIntegration = defineOperation<HearthFacts>({
  id: 'getMattermostIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getMattermostIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/mattermost',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveMattermostIntegration = defineOperation<HearthFacts>({
  id: 'saveMattermostIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveMattermostIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/mattermost',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableMattermostIntegration = defineOperation<HearthFacts>({
  id: 'disableMattermostIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableMattermostIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/mattermost',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getMattermostSlashCommandsIntegration = defineOperation<HearthFacts>({
  id: 'getMattermostSlashCommandsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getMattermostSlashCommandsIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/mattermost-slash-commands',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveMattermostSlashCommandsIntegration = defineOperation<HearthFacts>({
  id: 'saveMattermostSlashCommandsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveMattermostSlashCommandsIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/mattermost-slash-commands',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableMattermostSlashCommandsIntegration = defineOperation<HearthFacts>({
  id: 'disableMattermostSlashCommandsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableMattermostSlashCommandsIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/mattermost-slash-commands',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getMicrosoftTeamsIntegration = defineOperation<HearthFacts>({
  id: 'getMicrosoftTeamsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getMicrosoftTeamsIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/microsoft-teams',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveMicrosoftTeamsIntegration = defineOperation<HearthFacts>({
  id: 'saveMicrosoftTeamsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveMicrosoftTeamsIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/microsoft-teams',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableMicrosoftTeamsIntegration = defineOperation<HearthFacts>({
  id: 'disableMicrosoftTeamsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableMicrosoftTeamsIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/microsoft-teams',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getMockCiIntegration = defineOperation<HearthFacts>({
  id: 'getMockCiIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getMockCiIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/mock-ci',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveMockCiIntegration = defineOperation<HearthFacts>({
  id: 'saveMockCiIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveMockCiIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/mock-ci',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableMockCiIntegration = defineOperation<HearthFacts>({
  id: 'disableMockCiIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableMockCiIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/mock-ci',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getPackagistIntegration = defineOperation<HearthFacts>({
  id: 'getPackagistIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getPackagistIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/packagist',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const savePackagistIntegration = defineOperation<HearthFacts>({
  id: 'savePackagistIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#savePackagistIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/packagist',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disablePackagistIntegration = defineOperation<HearthFacts>({
  id: 'disablePackagistIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disablePackagistIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/packagist',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getPipelinesEmailIntegration = defineOperation<HearthFacts>({
  id: 'getPipelinesEmailIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getPipelinesEmailIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/pipelines-email',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const savePipelinesEmailIntegration = defineOperation<HearthFacts>({
  id: 'savePipelinesEmailIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#savePipelinesEmailIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/pipelines-email',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disablePipelinesEmailIntegration = defineOperation<HearthFacts>({
  id: 'disablePipelinesEmailIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disablePipelinesEmailIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/pipelines-email',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getPivotaltrackerIntegration = defineOperation<HearthFacts>({
  id: 'getPivotaltrackerIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getPivotaltrackerIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/pivotaltracker',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const savePivotaltrackerIntegration = defineOperation<HearthFacts>({
  id: 'savePivotaltrackerIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#savePivotaltrackerIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/pivotaltracker',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disablePivotaltrackerIntegration = defineOperation<HearthFacts>({
  id: 'disablePivotaltrackerIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disablePivotaltrackerIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/pivotaltracker',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getPrometheusIntegration = defineOperation<HearthFacts>({
  id: 'getPrometheusIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getPrometheusIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/prometheus',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const savePrometheusIntegration = defineOperation<HearthFacts>({
  id: 'savePrometheusIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#savePrometheusIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/prometheus',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disablePrometheusIntegration = defineOperation<HearthFacts>({
  id: 'disablePrometheusIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disablePrometheusIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/prometheus',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getPushoverIntegration = defineOperation<HearthFacts>({
  id: 'getPushoverIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getPushoverIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/pushover',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const savePushoverIntegration = defineOperation<HearthFacts>({
  id: 'savePushoverIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#savePushoverIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/pushover',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disablePushoverIntegration = defineOperation<HearthFacts>({
  id: 'disablePushoverIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disablePushoverIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/pushover',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getRedmineIntegration = defineOperation<HearthFacts>({
  id: 'getRedmineIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getRedmineIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/redmine',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveRedmineIntegration = defineOperation<HearthFacts>({
  id: 'saveRedmineIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveRedmineIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/redmine',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableRedmineIntegration = defineOperation<HearthFacts>({
  id: 'disableRedmineIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableRedmineIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/redmine',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getShimoIntegration = defineOperation<HearthFacts>({
  id: 'getShimoIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getShimoIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/shimo',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveShimoIntegration = defineOperation<HearthFacts>({
  id: 'saveShimoIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveShimoIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/shimo',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableShimoIntegration = defineOperation<HearthFacts>({
  id: 'disableShimoIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableShimoIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/shimo',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getSlackIntegration = defineOperation<HearthFacts>({
  id: 'getSlackIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getSlackIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/slack',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveSlackIntegration = defineOperation<HearthFacts>({
  id: 'saveSlackIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveSlackIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/slack',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableSlackIntegration = defineOperation<HearthFacts>({
  id: 'disableSlackIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableSlackIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/slack',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getSlackSlashCommandsIntegration = defineOperation<HearthFacts>({
  id: 'getSlackSlashCommandsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getSlackSlashCommandsIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/slack-slash-commands',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveSlackSlashCommandsIntegration = defineOperation<HearthFacts>({
  id: 'saveSlackSlashCommandsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveSlackSlashCommandsIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/slack-slash-commands',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableSlackSlashCommandsIntegration = defineOperation<HearthFacts>({
  id: 'disableSlackSlashCommandsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableSlackSlashCommandsIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/slack-slash-commands',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getTeamcityIntegration = defineOperation<HearthFacts>({
  id: 'getTeamcityIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getTeamcityIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/teamcity',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveTeamcityIntegration = defineOperation<HearthFacts>({
  id: 'saveTeamcityIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveTeamcityIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/teamcity',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableTeamcityIntegration = defineOperation<HearthFacts>({
  id: 'disableTeamcityIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableTeamcityIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/teamcity',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getUnifyCircuitIntegration = defineOperation<HearthFacts>({
  id: 'getUnifyCircuitIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getUnifyCircuitIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/unify-circuit',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveUnifyCircuitIntegration = defineOperation<HearthFacts>({
  id: 'saveUnifyCircuitIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveUnifyCircuitIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/unify-circuit',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableUnifyCircuitIntegration = defineOperation<HearthFacts>({
  id: 'disableUnifyCircuitIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableUnifyCircuitIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/unify-circuit',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getWebexTeamsIntegration = defineOperation<HearthFacts>({
  id: 'getWebexTeamsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getWebexTeamsIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/webex-teams',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveWebexTeamsIntegration = defineOperation<HearthFacts>({
  id: 'saveWebexTeamsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveWebexTeamsIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/webex-teams',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableWebexTeamsIntegration = defineOperation<HearthFacts>({
  id: 'disableWebexTeamsIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableWebexTeamsIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/webex-teams',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getYoutrackIntegration = defineOperation<HearthFacts>({
  id: 'getYoutrackIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getYoutrackIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/youtrack',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveYoutrackIntegration = defineOperation<HearthFacts>({
  id: 'saveYoutrackIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveYoutrackIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/youtrack',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableYoutrackIntegration = defineOperation<HearthFacts>({
  id: 'disableYoutrackIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableYoutrackIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/youtrack',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getZentaoIntegration = defineOperation<HearthFacts>({
  id: 'getZentaoIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getZentaoIntegration',
  method: 'GET',
  path: '/projects/{id}/integrations/zentao',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveZentaoIntegration = defineOperation<HearthFacts>({
  id: 'saveZentaoIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveZentaoIntegration',
  method: 'PUT',
  path: '/projects/{id}/integrations/zentao',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableZentaoIntegration = defineOperation<HearthFacts>({
  id: 'disableZentaoIntegration',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableZentaoIntegration',
  method: 'DELETE',
  path: '/projects/{id}/integrations/zentao',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const getIntegrationBySlug = defineOperation<HearthFacts>({
  id: 'getIntegrationBySlug',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getIntegrationBySlug',
  method: 'GET',
  path: '/projects/{id}/integrations/{slug}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveIntegrationBySlug = defineOperation<HearthFacts>({
  id: 'saveIntegrationBySlug',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveIntegrationBySlug',
  method: 'PUT',
  path: '/projects/{id}/integrations/{slug}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableIntegrationBySlug = defineOperation<HearthFacts>({
  id: 'disableIntegrationBySlug',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableIntegrationBySlug',
  method: 'DELETE',
  path: '/projects/{id}/integrations/{slug}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const sendSlashCommand = defineOperation<HearthFacts>({
  id: 'sendSlashCommand',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#sendSlashCommand',
  method: 'POST',
  path: '/projects/{id}/integrations/{slug}/trigger',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"]},
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
export const listServices = defineOperation<HearthFacts>({
  id: 'listServices',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#listServices',
  method: 'GET',
  path: '/projects/{id}/services',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const getServiceBySlug = defineOperation<HearthFacts>({
  id: 'getServiceBySlug',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#getServiceBySlug',
  method: 'GET',
  path: '/projects/{id}/services/{slug}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
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
export const saveServiceBySlug = defineOperation<HearthFacts>({
  id: 'saveServiceBySlug',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#saveServiceBySlug',
  method: 'PUT',
  path: '/projects/{id}/services/{slug}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const disableServiceBySlug = defineOperation<HearthFacts>({
  id: 'disableServiceBySlug',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#disableServiceBySlug',
  method: 'DELETE',
  path: '/projects/{id}/services/{slug}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
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
export const sendSlashCommandToService = defineOperation<HearthFacts>({
  id: 'sendSlashCommandToService',
  resource: 'integrations',
  source: 'spec/domains/delivery/integrations.yaml#sendSlashCommandToService',
  method: 'POST',
  path: '/projects/{id}/services/{slug}/trigger',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"]},
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
