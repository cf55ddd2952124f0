// Generated from spec/resources/integrations.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

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
  | JsonResponse<operations['listIntegrations'], 400 | 401 | 403 | 404>;

/** Get the settings for Asana: GET /projects/{id}/integrations/asana */
export interface GetAsanaIntegrationRequest {
  readonly params: ParametersOf<operations['getAsanaIntegration'], 'path'>;
}

export type GetAsanaIntegrationResponse = JsonResponse<operations['getAsanaIntegration'], 200 | 401 | 403 | 404>;

/** Set up Asana: PUT /projects/{id}/integrations/asana */
export interface SaveAsanaIntegrationRequest {
  readonly params: ParametersOf<operations['saveAsanaIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveAsanaIntegration'], 'application/json'>>;
}

export type SaveAsanaIntegrationResponse = JsonResponse<operations['saveAsanaIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Asana: DELETE /projects/{id}/integrations/asana */
export interface DisableAsanaIntegrationRequest {
  readonly params: ParametersOf<operations['disableAsanaIntegration'], 'path'>;
}

export type DisableAsanaIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableAsanaIntegration'], 401 | 403 | 404>;

/** Get the settings for Assembla: GET /projects/{id}/integrations/assembla */
export interface GetAssemblaIntegrationRequest {
  readonly params: ParametersOf<operations['getAssemblaIntegration'], 'path'>;
}

export type GetAssemblaIntegrationResponse = JsonResponse<operations['getAssemblaIntegration'], 200 | 401 | 403 | 404>;

/** Set up Assembla: PUT /projects/{id}/integrations/assembla */
export interface SaveAssemblaIntegrationRequest {
  readonly params: ParametersOf<operations['saveAssemblaIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveAssemblaIntegration'], 'application/json'>>;
}

export type SaveAssemblaIntegrationResponse = JsonResponse<operations['saveAssemblaIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Assembla: DELETE /projects/{id}/integrations/assembla */
export interface DisableAssemblaIntegrationRequest {
  readonly params: ParametersOf<operations['disableAssemblaIntegration'], 'path'>;
}

export type DisableAssemblaIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableAssemblaIntegration'], 401 | 403 | 404>;

/** Get the settings for Atlassian Bamboo: GET /projects/{id}/integrations/bamboo */
export interface GetBambooIntegrationRequest {
  readonly params: ParametersOf<operations['getBambooIntegration'], 'path'>;
}

export type GetBambooIntegrationResponse = JsonResponse<operations['getBambooIntegration'], 200 | 401 | 403 | 404>;

/** Set up Atlassian Bamboo: PUT /projects/{id}/integrations/bamboo */
export interface SaveBambooIntegrationRequest {
  readonly params: ParametersOf<operations['saveBambooIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveBambooIntegration'], 'application/json'>>;
}

export type SaveBambooIntegrationResponse = JsonResponse<operations['saveBambooIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Atlassian Bamboo: DELETE /projects/{id}/integrations/bamboo */
export interface DisableBambooIntegrationRequest {
  readonly params: ParametersOf<operations['disableBambooIntegration'], 'path'>;
}

export type DisableBambooIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableBambooIntegration'], 401 | 403 | 404>;

/** Get the settings for Bugzilla: GET /projects/{id}/integrations/bugzilla */
export interface GetBugzillaIntegrationRequest {
  readonly params: ParametersOf<operations['getBugzillaIntegration'], 'path'>;
}

export type GetBugzillaIntegrationResponse = JsonResponse<operations['getBugzillaIntegration'], 200 | 401 | 403 | 404>;

/** Set up Bugzilla: PUT /projects/{id}/integrations/bugzilla */
export interface SaveBugzillaIntegrationRequest {
  readonly params: ParametersOf<operations['saveBugzillaIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveBugzillaIntegration'], 'application/json'>>;
}

export type SaveBugzillaIntegrationResponse = JsonResponse<operations['saveBugzillaIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Bugzilla: DELETE /projects/{id}/integrations/bugzilla */
export interface DisableBugzillaIntegrationRequest {
  readonly params: ParametersOf<operations['disableBugzillaIntegration'], 'path'>;
}

export type DisableBugzillaIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableBugzillaIntegration'], 401 | 403 | 404>;

/** Get the settings for Buildkite: GET /projects/{id}/integrations/buildkite */
export interface GetBuildkiteIntegrationRequest {
  readonly params: ParametersOf<operations['getBuildkiteIntegration'], 'path'>;
}

export type GetBuildkiteIntegrationResponse = JsonResponse<operations['getBuildkiteIntegration'], 200 | 401 | 403 | 404>;

/** Set up Buildkite: PUT /projects/{id}/integrations/buildkite */
export interface SaveBuildkiteIntegrationRequest {
  readonly params: ParametersOf<operations['saveBuildkiteIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveBuildkiteIntegration'], 'application/json'>>;
}

export type SaveBuildkiteIntegrationResponse = JsonResponse<operations['saveBuildkiteIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Buildkite: DELETE /projects/{id}/integrations/buildkite */
export interface DisableBuildkiteIntegrationRequest {
  readonly params: ParametersOf<operations['disableBuildkiteIntegration'], 'path'>;
}

export type DisableBuildkiteIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableBuildkiteIntegration'], 401 | 403 | 404>;

/** Get the settings for Campfire: GET /projects/{id}/integrations/campfire */
export interface GetCampfireIntegrationRequest {
  readonly params: ParametersOf<operations['getCampfireIntegration'], 'path'>;
}

export type GetCampfireIntegrationResponse = JsonResponse<operations['getCampfireIntegration'], 200 | 401 | 403 | 404>;

/** Set up Campfire: PUT /projects/{id}/integrations/campfire */
export interface SaveCampfireIntegrationRequest {
  readonly params: ParametersOf<operations['saveCampfireIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveCampfireIntegration'], 'application/json'>>;
}

export type SaveCampfireIntegrationResponse = JsonResponse<operations['saveCampfireIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Campfire: DELETE /projects/{id}/integrations/campfire */
export interface DisableCampfireIntegrationRequest {
  readonly params: ParametersOf<operations['disableCampfireIntegration'], 'path'>;
}

export type DisableCampfireIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableCampfireIntegration'], 401 | 403 | 404>;

/** Get the settings for a custom issue tracker: GET /projects/{id}/integrations/custom-issue-tracker */
export interface GetCustomIssueTrackerIntegrationRequest {
  readonly params: ParametersOf<operations['getCustomIssueTrackerIntegration'], 'path'>;
}

export type GetCustomIssueTrackerIntegrationResponse = JsonResponse<operations['getCustomIssueTrackerIntegration'], 200 | 401 | 403 | 404>;

/** Set up a custom issue tracker: PUT /projects/{id}/integrations/custom-issue-tracker */
export interface SaveCustomIssueTrackerIntegrationRequest {
  readonly params: ParametersOf<operations['saveCustomIssueTrackerIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveCustomIssueTrackerIntegration'], 'application/json'>>;
}

export type SaveCustomIssueTrackerIntegrationResponse = JsonResponse<operations['saveCustomIssueTrackerIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable a custom issue tracker: DELETE /projects/{id}/integrations/custom-issue-tracker */
export interface DisableCustomIssueTrackerIntegrationRequest {
  readonly params: ParametersOf<operations['disableCustomIssueTrackerIntegration'], 'path'>;
}

export type DisableCustomIssueTrackerIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableCustomIssueTrackerIntegration'], 401 | 403 | 404>;

/** Get the settings for Datadog: GET /projects/{id}/integrations/datadog */
export interface GetDatadogIntegrationRequest {
  readonly params: ParametersOf<operations['getDatadogIntegration'], 'path'>;
}

export type GetDatadogIntegrationResponse = JsonResponse<operations['getDatadogIntegration'], 200 | 401 | 403 | 404>;

/** Set up Datadog: PUT /projects/{id}/integrations/datadog */
export interface SaveDatadogIntegrationRequest {
  readonly params: ParametersOf<operations['saveDatadogIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveDatadogIntegration'], 'application/json'>>;
}

export type SaveDatadogIntegrationResponse = JsonResponse<operations['saveDatadogIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Datadog: DELETE /projects/{id}/integrations/datadog */
export interface DisableDatadogIntegrationRequest {
  readonly params: ParametersOf<operations['disableDatadogIntegration'], 'path'>;
}

export type DisableDatadogIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableDatadogIntegration'], 401 | 403 | 404>;

/** Get the settings for Discord: GET /projects/{id}/integrations/discord */
export interface GetDiscordIntegrationRequest {
  readonly params: ParametersOf<operations['getDiscordIntegration'], 'path'>;
}

export type GetDiscordIntegrationResponse = JsonResponse<operations['getDiscordIntegration'], 200 | 401 | 403 | 404>;

/** Set up Discord: PUT /projects/{id}/integrations/discord */
export interface SaveDiscordIntegrationRequest {
  readonly params: ParametersOf<operations['saveDiscordIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveDiscordIntegration'], 'application/json'>>;
}

export type SaveDiscordIntegrationResponse = JsonResponse<operations['saveDiscordIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Discord: DELETE /projects/{id}/integrations/discord */
export interface DisableDiscordIntegrationRequest {
  readonly params: ParametersOf<operations['disableDiscordIntegration'], 'path'>;
}

export type DisableDiscordIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableDiscordIntegration'], 401 | 403 | 404>;

/** Get the settings for Google Chat: GET /projects/{id}/integrations/hangouts-chat */
export interface GetHangoutsChatIntegrationRequest {
  readonly params: ParametersOf<operations['getHangoutsChatIntegration'], 'path'>;
}

export type GetHangoutsChatIntegrationResponse = JsonResponse<operations['getHangoutsChatIntegration'], 200 | 401 | 403 | 404>;

/** Set up Google Chat: PUT /projects/{id}/integrations/hangouts-chat */
export interface SaveHangoutsChatIntegrationRequest {
  readonly params: ParametersOf<operations['saveHangoutsChatIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveHangoutsChatIntegration'], 'application/json'>>;
}

export type SaveHangoutsChatIntegrationResponse = JsonResponse<operations['saveHangoutsChatIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Google Chat: DELETE /projects/{id}/integrations/hangouts-chat */
export interface DisableHangoutsChatIntegrationRequest {
  readonly params: ParametersOf<operations['disableHangoutsChatIntegration'], 'path'>;
}

export type DisableHangoutsChatIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableHangoutsChatIntegration'], 401 | 403 | 404>;

/** Get the settings of an integration of any kind: GET /projects/{id}/integrations/{slug} */
export interface GetIntegrationBySlugRequest {
  readonly params: ParametersOf<operations['getIntegrationBySlug'], 'path'>;
}

export type GetIntegrationBySlugResponse = JsonResponse<operations['getIntegrationBySlug'], 200 | 400 | 401 | 403 | 404>;

/** Set up an integration of any kind: PUT /projects/{id}/integrations/{slug} */
export interface SaveIntegrationBySlugRequest {
  readonly params: ParametersOf<operations['saveIntegrationBySlug'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveIntegrationBySlug'], 'application/json'>>;
}

export type SaveIntegrationBySlugResponse = JsonResponse<operations['saveIntegrationBySlug'], 200 | 400 | 401 | 403 | 404>;

/** Disable an integration of any kind: DELETE /projects/{id}/integrations/{slug} */
export interface DisableIntegrationBySlugRequest {
  readonly params: ParametersOf<operations['disableIntegrationBySlug'], 'path'>;
}

export type DisableIntegrationBySlugResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableIntegrationBySlug'], 400 | 401 | 403 | 404>;

/** List the active integrations of a project by the former path: GET /projects/{id}/services */
export interface ListServicesRequest {
  readonly params: ParametersOf<operations['listServices'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listServices'], 'query'>, 'page' | 'per_page'>;
}

export type ListServicesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listServices'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listServices'], 400 | 401 | 403 | 404>;

/** Get the settings of an integration of any kind by the former path: GET /projects/{id}/services/{slug} */
export interface GetServiceBySlugRequest {
  readonly params: ParametersOf<operations['getServiceBySlug'], 'path'>;
}

export type GetServiceBySlugResponse = JsonResponse<operations['getServiceBySlug'], 200 | 400 | 401 | 403 | 404>;

/** Set up an integration of any kind by the former path: PUT /projects/{id}/services/{slug} */
export interface SaveServiceBySlugRequest {
  readonly params: ParametersOf<operations['saveServiceBySlug'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveServiceBySlug'], 'application/json'>>;
}

export type SaveServiceBySlugResponse = JsonResponse<operations['saveServiceBySlug'], 200 | 400 | 401 | 403 | 404>;

/** Disable an integration of any kind by the former path: DELETE /projects/{id}/services/{slug} */
export interface DisableServiceBySlugRequest {
  readonly params: ParametersOf<operations['disableServiceBySlug'], 'path'>;
}

export type DisableServiceBySlugResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableServiceBySlug'], 400 | 401 | 403 | 404>;
