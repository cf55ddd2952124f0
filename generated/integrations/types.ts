// Generated from spec/resources/integrations.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type AnyIntegrationSettings = components['schemas']['AnyIntegrationSettings'];
export type AsanaSettings = components['schemas']['AsanaSettings'];
export type AssemblaSettings = components['schemas']['AssemblaSettings'];
export type BambooSettings = components['schemas']['BambooSettings'];
export type BugzillaSettings = components['schemas']['BugzillaSettings'];
export type BuildkiteSettings = components['schemas']['BuildkiteSettings'];
export type CampfireSettings = components['schemas']['CampfireSettings'];
export type ChatEvents = components['schemas']['ChatEvents'];
export type ChatWebhookSettings = components['schemas']['ChatWebhookSettings'];
export type CustomIssueTrackerSettings = components['schemas']['CustomIssueTrackerSettings'];
export type DatadogSettings = components['schemas']['DatadogSettings'];
export type DiscordSettings = components['schemas']['DiscordSettings'];
export type HangoutsChatSettings = components['schemas']['HangoutsChatSettings'];
export type Integration = components['schemas']['Integration'];
export type IntegrationDetail = components['schemas']['IntegrationDetail'];
export type IntegrationPushEvents = components['schemas']['IntegrationPushEvents'];
export type IssueTrackerSettings = components['schemas']['IssueTrackerSettings'];

/** List the active integrations of a project: GET /projects/{id}/integrations */
export interface ListIntegrationsRequest {
  readonly params: ParametersOf<operations['listIntegrations'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIntegrations'], 'query'>, 'page' | 'per_page'>;
}

export type ListIntegrationsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIntegrations'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIntegrations'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIntegrations'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIntegrations'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIntegrations'], 404>; readonly headers?: never }
  ;

/** Get the settings for Asana: GET /projects/{id}/integrations/asana */
export interface GetAsanaIntegrationRequest {
  readonly params: ParametersOf<operations['getAsanaIntegration'], 'path'>;
}

export type GetAsanaIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getAsanaIntegration'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getAsanaIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getAsanaIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getAsanaIntegration'], 404>; readonly headers?: never }
  ;

/** Set up Asana: PUT /projects/{id}/integrations/asana */
export interface SaveAsanaIntegrationRequest {
  readonly params: ParametersOf<operations['saveAsanaIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveAsanaIntegration'], 'application/json'>>;
}

export type SaveAsanaIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['saveAsanaIntegration'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['saveAsanaIntegration'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['saveAsanaIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['saveAsanaIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['saveAsanaIntegration'], 404>; readonly headers?: never }
  ;

/** Disable Asana: DELETE /projects/{id}/integrations/asana */
export interface DisableAsanaIntegrationRequest {
  readonly params: ParametersOf<operations['disableAsanaIntegration'], 'path'>;
}

export type DisableAsanaIntegrationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableAsanaIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableAsanaIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableAsanaIntegration'], 404>; readonly headers?: never }
  ;

/** Get the settings for Assembla: GET /projects/{id}/integrations/assembla */
export interface GetAssemblaIntegrationRequest {
  readonly params: ParametersOf<operations['getAssemblaIntegration'], 'path'>;
}

export type GetAssemblaIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getAssemblaIntegration'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getAssemblaIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getAssemblaIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getAssemblaIntegration'], 404>; readonly headers?: never }
  ;

/** Set up Assembla: PUT /projects/{id}/integrations/assembla */
export interface SaveAssemblaIntegrationRequest {
  readonly params: ParametersOf<operations['saveAssemblaIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveAssemblaIntegration'], 'application/json'>>;
}

export type SaveAssemblaIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['saveAssemblaIntegration'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['saveAssemblaIntegration'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['saveAssemblaIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['saveAssemblaIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['saveAssemblaIntegration'], 404>; readonly headers?: never }
  ;

/** Disable Assembla: DELETE /projects/{id}/integrations/assembla */
export interface DisableAssemblaIntegrationRequest {
  readonly params: ParametersOf<operations['disableAssemblaIntegration'], 'path'>;
}

export type DisableAssemblaIntegrationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableAssemblaIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableAssemblaIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableAssemblaIntegration'], 404>; readonly headers?: never }
  ;

/** Get the settings for Atlassian Bamboo: GET /projects/{id}/integrations/bamboo */
export interface GetBambooIntegrationRequest {
  readonly params: ParametersOf<operations['getBambooIntegration'], 'path'>;
}

export type GetBambooIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getBambooIntegration'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getBambooIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getBambooIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getBambooIntegration'], 404>; readonly headers?: never }
  ;

/** Set up Atlassian Bamboo: PUT /projects/{id}/integrations/bamboo */
export interface SaveBambooIntegrationRequest {
  readonly params: ParametersOf<operations['saveBambooIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveBambooIntegration'], 'application/json'>>;
}

export type SaveBambooIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['saveBambooIntegration'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['saveBambooIntegration'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['saveBambooIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['saveBambooIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['saveBambooIntegration'], 404>; readonly headers?: never }
  ;

/** Disable Atlassian Bamboo: DELETE /projects/{id}/integrations/bamboo */
export interface DisableBambooIntegrationRequest {
  readonly params: ParametersOf<operations['disableBambooIntegration'], 'path'>;
}

export type DisableBambooIntegrationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableBambooIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableBambooIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableBambooIntegration'], 404>; readonly headers?: never }
  ;

/** Get the settings for Bugzilla: GET /projects/{id}/integrations/bugzilla */
export interface GetBugzillaIntegrationRequest {
  readonly params: ParametersOf<operations['getBugzillaIntegration'], 'path'>;
}

export type GetBugzillaIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getBugzillaIntegration'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getBugzillaIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getBugzillaIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getBugzillaIntegration'], 404>; readonly headers?: never }
  ;

/** Set up Bugzilla: PUT /projects/{id}/integrations/bugzilla */
export interface SaveBugzillaIntegrationRequest {
  readonly params: ParametersOf<operations['saveBugzillaIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveBugzillaIntegration'], 'application/json'>>;
}

export type SaveBugzillaIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['saveBugzillaIntegration'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['saveBugzillaIntegration'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['saveBugzillaIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['saveBugzillaIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['saveBugzillaIntegration'], 404>; readonly headers?: never }
  ;

/** Disable Bugzilla: DELETE /projects/{id}/integrations/bugzilla */
export interface DisableBugzillaIntegrationRequest {
  readonly params: ParametersOf<operations['disableBugzillaIntegration'], 'path'>;
}

export type DisableBugzillaIntegrationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableBugzillaIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableBugzillaIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableBugzillaIntegration'], 404>; readonly headers?: never }
  ;

/** Get the settings for Buildkite: GET /projects/{id}/integrations/buildkite */
export interface GetBuildkiteIntegrationRequest {
  readonly params: ParametersOf<operations['getBuildkiteIntegration'], 'path'>;
}

export type GetBuildkiteIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getBuildkiteIntegration'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getBuildkiteIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getBuildkiteIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getBuildkiteIntegration'], 404>; readonly headers?: never }
  ;

/** Set up Buildkite: PUT /projects/{id}/integrations/buildkite */
export interface SaveBuildkiteIntegrationRequest {
  readonly params: ParametersOf<operations['saveBuildkiteIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveBuildkiteIntegration'], 'application/json'>>;
}

export type SaveBuildkiteIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['saveBuildkiteIntegration'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['saveBuildkiteIntegration'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['saveBuildkiteIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['saveBuildkiteIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['saveBuildkiteIntegration'], 404>; readonly headers?: never }
  ;

/** Disable Buildkite: DELETE /projects/{id}/integrations/buildkite */
export interface DisableBuildkiteIntegrationRequest {
  readonly params: ParametersOf<operations['disableBuildkiteIntegration'], 'path'>;
}

export type DisableBuildkiteIntegrationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableBuildkiteIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableBuildkiteIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableBuildkiteIntegration'], 404>; readonly headers?: never }
  ;

/** Get the settings for Campfire: GET /projects/{id}/integrations/campfire */
export interface GetCampfireIntegrationRequest {
  readonly params: ParametersOf<operations['getCampfireIntegration'], 'path'>;
}

export type GetCampfireIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getCampfireIntegration'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getCampfireIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getCampfireIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getCampfireIntegration'], 404>; readonly headers?: never }
  ;

/** Set up Campfire: PUT /projects/{id}/integrations/campfire */
export interface SaveCampfireIntegrationRequest {
  readonly params: ParametersOf<operations['saveCampfireIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveCampfireIntegration'], 'application/json'>>;
}

export type SaveCampfireIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['saveCampfireIntegration'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['saveCampfireIntegration'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['saveCampfireIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['saveCampfireIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['saveCampfireIntegration'], 404>; readonly headers?: never }
  ;

/** Disable Campfire: DELETE /projects/{id}/integrations/campfire */
export interface DisableCampfireIntegrationRequest {
  readonly params: ParametersOf<operations['disableCampfireIntegration'], 'path'>;
}

export type DisableCampfireIntegrationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableCampfireIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableCampfireIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableCampfireIntegration'], 404>; readonly headers?: never }
  ;

/** Get the settings for a custom issue tracker: GET /projects/{id}/integrations/custom-issue-tracker */
export interface GetCustomIssueTrackerIntegrationRequest {
  readonly params: ParametersOf<operations['getCustomIssueTrackerIntegration'], 'path'>;
}

export type GetCustomIssueTrackerIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getCustomIssueTrackerIntegration'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getCustomIssueTrackerIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getCustomIssueTrackerIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getCustomIssueTrackerIntegration'], 404>; readonly headers?: never }
  ;

/** Set up a custom issue tracker: PUT /projects/{id}/integrations/custom-issue-tracker */
export interface SaveCustomIssueTrackerIntegrationRequest {
  readonly params: ParametersOf<operations['saveCustomIssueTrackerIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveCustomIssueTrackerIntegration'], 'application/json'>>;
}

export type SaveCustomIssueTrackerIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['saveCustomIssueTrackerIntegration'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['saveCustomIssueTrackerIntegration'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['saveCustomIssueTrackerIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['saveCustomIssueTrackerIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['saveCustomIssueTrackerIntegration'], 404>; readonly headers?: never }
  ;

/** Disable a custom issue tracker: DELETE /projects/{id}/integrations/custom-issue-tracker */
export interface DisableCustomIssueTrackerIntegrationRequest {
  readonly params: ParametersOf<operations['disableCustomIssueTrackerIntegration'], 'path'>;
}

export type DisableCustomIssueTrackerIntegrationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableCustomIssueTrackerIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableCustomIssueTrackerIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableCustomIssueTrackerIntegration'], 404>; readonly headers?: never }
  ;

/** Get the settings for Datadog: GET /projects/{id}/integrations/datadog */
export interface GetDatadogIntegrationRequest {
  readonly params: ParametersOf<operations['getDatadogIntegration'], 'path'>;
}

export type GetDatadogIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getDatadogIntegration'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getDatadogIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getDatadogIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getDatadogIntegration'], 404>; readonly headers?: never }
  ;

/** Set up Datadog: PUT /projects/{id}/integrations/datadog */
export interface SaveDatadogIntegrationRequest {
  readonly params: ParametersOf<operations['saveDatadogIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveDatadogIntegration'], 'application/json'>>;
}

export type SaveDatadogIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['saveDatadogIntegration'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['saveDatadogIntegration'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['saveDatadogIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['saveDatadogIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['saveDatadogIntegration'], 404>; readonly headers?: never }
  ;

/** Disable Datadog: DELETE /projects/{id}/integrations/datadog */
export interface DisableDatadogIntegrationRequest {
  readonly params: ParametersOf<operations['disableDatadogIntegration'], 'path'>;
}

export type DisableDatadogIntegrationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableDatadogIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableDatadogIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableDatadogIntegration'], 404>; readonly headers?: never }
  ;

/** Get the settings for Discord: GET /projects/{id}/integrations/discord */
export interface GetDiscordIntegrationRequest {
  readonly params: ParametersOf<operations['getDiscordIntegration'], 'path'>;
}

export type GetDiscordIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getDiscordIntegration'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getDiscordIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getDiscordIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getDiscordIntegration'], 404>; readonly headers?: never }
  ;

/** Set up Discord: PUT /projects/{id}/integrations/discord */
export interface SaveDiscordIntegrationRequest {
  readonly params: ParametersOf<operations['saveDiscordIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveDiscordIntegration'], 'application/json'>>;
}

export type SaveDiscordIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['saveDiscordIntegration'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['saveDiscordIntegration'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['saveDiscordIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['saveDiscordIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['saveDiscordIntegration'], 404>; readonly headers?: never }
  ;

/** Disable Discord: DELETE /projects/{id}/integrations/discord */
export interface DisableDiscordIntegrationRequest {
  readonly params: ParametersOf<operations['disableDiscordIntegration'], 'path'>;
}

export type DisableDiscordIntegrationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableDiscordIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableDiscordIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableDiscordIntegration'], 404>; readonly headers?: never }
  ;

/** Get the settings for Google Chat: GET /projects/{id}/integrations/hangouts-chat */
export interface GetHangoutsChatIntegrationRequest {
  readonly params: ParametersOf<operations['getHangoutsChatIntegration'], 'path'>;
}

export type GetHangoutsChatIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getHangoutsChatIntegration'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getHangoutsChatIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getHangoutsChatIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getHangoutsChatIntegration'], 404>; readonly headers?: never }
  ;

/** Set up Google Chat: PUT /projects/{id}/integrations/hangouts-chat */
export interface SaveHangoutsChatIntegrationRequest {
  readonly params: ParametersOf<operations['saveHangoutsChatIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveHangoutsChatIntegration'], 'application/json'>>;
}

export type SaveHangoutsChatIntegrationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['saveHangoutsChatIntegration'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['saveHangoutsChatIntegration'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['saveHangoutsChatIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['saveHangoutsChatIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['saveHangoutsChatIntegration'], 404>; readonly headers?: never }
  ;

/** Disable Google Chat: DELETE /projects/{id}/integrations/hangouts-chat */
export interface DisableHangoutsChatIntegrationRequest {
  readonly params: ParametersOf<operations['disableHangoutsChatIntegration'], 'path'>;
}

export type DisableHangoutsChatIntegrationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableHangoutsChatIntegration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableHangoutsChatIntegration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableHangoutsChatIntegration'], 404>; readonly headers?: never }
  ;

/** Get the settings of an integration of any kind: GET /projects/{id}/integrations/{slug} */
export interface GetIntegrationBySlugRequest {
  readonly params: ParametersOf<operations['getIntegrationBySlug'], 'path'>;
}

export type GetIntegrationBySlugResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIntegrationBySlug'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIntegrationBySlug'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIntegrationBySlug'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIntegrationBySlug'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIntegrationBySlug'], 404>; readonly headers?: never }
  ;

/** Set up an integration of any kind: PUT /projects/{id}/integrations/{slug} */
export interface SaveIntegrationBySlugRequest {
  readonly params: ParametersOf<operations['saveIntegrationBySlug'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveIntegrationBySlug'], 'application/json'>>;
}

export type SaveIntegrationBySlugResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['saveIntegrationBySlug'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['saveIntegrationBySlug'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['saveIntegrationBySlug'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['saveIntegrationBySlug'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['saveIntegrationBySlug'], 404>; readonly headers?: never }
  ;

/** Disable an integration of any kind: DELETE /projects/{id}/integrations/{slug} */
export interface DisableIntegrationBySlugRequest {
  readonly params: ParametersOf<operations['disableIntegrationBySlug'], 'path'>;
}

export type DisableIntegrationBySlugResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['disableIntegrationBySlug'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableIntegrationBySlug'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableIntegrationBySlug'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableIntegrationBySlug'], 404>; readonly headers?: never }
  ;

/** List the active integrations of a project by the former path: GET /projects/{id}/services */
export interface ListServicesRequest {
  readonly params: ParametersOf<operations['listServices'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listServices'], 'query'>, 'page' | 'per_page'>;
}

export type ListServicesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listServices'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listServices'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listServices'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listServices'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listServices'], 404>; readonly headers?: never }
  ;

/** Get the settings of an integration of any kind by the former path: GET /projects/{id}/services/{slug} */
export interface GetServiceBySlugRequest {
  readonly params: ParametersOf<operations['getServiceBySlug'], 'path'>;
}

export type GetServiceBySlugResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getServiceBySlug'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getServiceBySlug'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getServiceBySlug'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getServiceBySlug'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getServiceBySlug'], 404>; readonly headers?: never }
  ;

/** Set up an integration of any kind by the former path: PUT /projects/{id}/services/{slug} */
export interface SaveServiceBySlugRequest {
  readonly params: ParametersOf<operations['saveServiceBySlug'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveServiceBySlug'], 'application/json'>>;
}

export type SaveServiceBySlugResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['saveServiceBySlug'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['saveServiceBySlug'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['saveServiceBySlug'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['saveServiceBySlug'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['saveServiceBySlug'], 404>; readonly headers?: never }
  ;

/** Disable an integration of any kind by the former path: DELETE /projects/{id}/services/{slug} */
export interface DisableServiceBySlugRequest {
  readonly params: ParametersOf<operations['disableServiceBySlug'], 'path'>;
}

export type DisableServiceBySlugResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['disableServiceBySlug'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableServiceBySlug'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableServiceBySlug'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableServiceBySlug'], 404>; readonly headers?: never }
  ;
