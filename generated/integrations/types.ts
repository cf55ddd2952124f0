// Generated from spec/domains/* /integrations.yaml; do not edit. Run `npm run generate`.
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
export type ChatChannels = components['schemas']['ChatChannels'];
export type ChatEvents = components['schemas']['ChatEvents'];
export type ChatWebhookSettings = components['schemas']['ChatWebhookSettings'];
export type ConfluenceSettings = components['schemas']['ConfluenceSettings'];
export type CustomIssueTrackerSettings = components['schemas']['CustomIssueTrackerSettings'];
export type DatadogSettings = components['schemas']['DatadogSettings'];
export type DiscordSettings = components['schemas']['DiscordSettings'];
export type DroneCiSettings = components['schemas']['DroneCiSettings'];
export type EmailsOnPushSettings = components['schemas']['EmailsOnPushSettings'];
export type EwmSettings = components['schemas']['EwmSettings'];
export type ExternalWikiSettings = components['schemas']['ExternalWikiSettings'];
export type FlowdockSettings = components['schemas']['FlowdockSettings'];
export type GithubSettings = components['schemas']['GithubSettings'];
export type HangoutsChatSettings = components['schemas']['HangoutsChatSettings'];
export type HarborSettings = components['schemas']['HarborSettings'];
export type Integration = components['schemas']['Integration'];
export type IntegrationDetail = components['schemas']['IntegrationDetail'];
export type IntegrationPushEvents = components['schemas']['IntegrationPushEvents'];
export type IrkerSettings = components['schemas']['IrkerSettings'];
export type IssueTrackerSettings = components['schemas']['IssueTrackerSettings'];
export type JenkinsSettings = components['schemas']['JenkinsSettings'];
export type JiraSettings = components['schemas']['JiraSettings'];
export type MattermostSettings = components['schemas']['MattermostSettings'];
export type MattermostSlashCommandsSettings = components['schemas']['MattermostSlashCommandsSettings'];
export type MicrosoftTeamsSettings = components['schemas']['MicrosoftTeamsSettings'];
export type MockCiSettings = components['schemas']['MockCiSettings'];
export type PackagistSettings = components['schemas']['PackagistSettings'];
export type PipelinesEmailSettings = components['schemas']['PipelinesEmailSettings'];
export type PivotaltrackerSettings = components['schemas']['PivotaltrackerSettings'];
export type PrometheusSettings = components['schemas']['PrometheusSettings'];
export type PushoverSettings = components['schemas']['PushoverSettings'];
export type RedmineSettings = components['schemas']['RedmineSettings'];
export type ShimoSettings = components['schemas']['ShimoSettings'];
export type SlackSettings = components['schemas']['SlackSettings'];
export type SlackSlashCommandsSettings = components['schemas']['SlackSlashCommandsSettings'];
export type SlashCommand = components['schemas']['SlashCommand'];
export type SlashCommandAnswer = components['schemas']['SlashCommandAnswer'];
export type TeamcitySettings = components['schemas']['TeamcitySettings'];
export type UnifyCircuitSettings = components['schemas']['UnifyCircuitSettings'];
export type WebexTeamsSettings = components['schemas']['WebexTeamsSettings'];
export type YoutrackSettings = components['schemas']['YoutrackSettings'];
export type ZentaoSettings = components['schemas']['ZentaoSettings'];

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

/** Get the settings for Confluence Workspace: GET /projects/{id}/integrations/confluence */
export interface GetConfluenceIntegrationRequest {
  readonly params: ParametersOf<operations['getConfluenceIntegration'], 'path'>;
}

export type GetConfluenceIntegrationResponse = JsonResponse<operations['getConfluenceIntegration'], 200 | 401 | 403 | 404>;

/** Set up Confluence Workspace: PUT /projects/{id}/integrations/confluence */
export interface SaveConfluenceIntegrationRequest {
  readonly params: ParametersOf<operations['saveConfluenceIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveConfluenceIntegration'], 'application/json'>>;
}

export type SaveConfluenceIntegrationResponse = JsonResponse<operations['saveConfluenceIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Confluence Workspace: DELETE /projects/{id}/integrations/confluence */
export interface DisableConfluenceIntegrationRequest {
  readonly params: ParametersOf<operations['disableConfluenceIntegration'], 'path'>;
}

export type DisableConfluenceIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableConfluenceIntegration'], 401 | 403 | 404>;

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

/** Get the settings for Drone: GET /projects/{id}/integrations/drone-ci */
export interface GetDroneCiIntegrationRequest {
  readonly params: ParametersOf<operations['getDroneCiIntegration'], 'path'>;
}

export type GetDroneCiIntegrationResponse = JsonResponse<operations['getDroneCiIntegration'], 200 | 401 | 403 | 404>;

/** Set up Drone: PUT /projects/{id}/integrations/drone-ci */
export interface SaveDroneCiIntegrationRequest {
  readonly params: ParametersOf<operations['saveDroneCiIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveDroneCiIntegration'], 'application/json'>>;
}

export type SaveDroneCiIntegrationResponse = JsonResponse<operations['saveDroneCiIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Drone: DELETE /projects/{id}/integrations/drone-ci */
export interface DisableDroneCiIntegrationRequest {
  readonly params: ParametersOf<operations['disableDroneCiIntegration'], 'path'>;
}

export type DisableDroneCiIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableDroneCiIntegration'], 401 | 403 | 404>;

/** Get the settings for Emails on push: GET /projects/{id}/integrations/emails-on-push */
export interface GetEmailsOnPushIntegrationRequest {
  readonly params: ParametersOf<operations['getEmailsOnPushIntegration'], 'path'>;
}

export type GetEmailsOnPushIntegrationResponse = JsonResponse<operations['getEmailsOnPushIntegration'], 200 | 401 | 403 | 404>;

/** Set up Emails on push: PUT /projects/{id}/integrations/emails-on-push */
export interface SaveEmailsOnPushIntegrationRequest {
  readonly params: ParametersOf<operations['saveEmailsOnPushIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveEmailsOnPushIntegration'], 'application/json'>>;
}

export type SaveEmailsOnPushIntegrationResponse = JsonResponse<operations['saveEmailsOnPushIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Emails on push: DELETE /projects/{id}/integrations/emails-on-push */
export interface DisableEmailsOnPushIntegrationRequest {
  readonly params: ParametersOf<operations['disableEmailsOnPushIntegration'], 'path'>;
}

export type DisableEmailsOnPushIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableEmailsOnPushIntegration'], 401 | 403 | 404>;

/** Get the settings for EWM: GET /projects/{id}/integrations/ewm */
export interface GetEwmIntegrationRequest {
  readonly params: ParametersOf<operations['getEwmIntegration'], 'path'>;
}

export type GetEwmIntegrationResponse = JsonResponse<operations['getEwmIntegration'], 200 | 401 | 403 | 404>;

/** Set up EWM: PUT /projects/{id}/integrations/ewm */
export interface SaveEwmIntegrationRequest {
  readonly params: ParametersOf<operations['saveEwmIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveEwmIntegration'], 'application/json'>>;
}

export type SaveEwmIntegrationResponse = JsonResponse<operations['saveEwmIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable EWM: DELETE /projects/{id}/integrations/ewm */
export interface DisableEwmIntegrationRequest {
  readonly params: ParametersOf<operations['disableEwmIntegration'], 'path'>;
}

export type DisableEwmIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableEwmIntegration'], 401 | 403 | 404>;

/** Get the settings for External wiki: GET /projects/{id}/integrations/external-wiki */
export interface GetExternalWikiIntegrationRequest {
  readonly params: ParametersOf<operations['getExternalWikiIntegration'], 'path'>;
}

export type GetExternalWikiIntegrationResponse = JsonResponse<operations['getExternalWikiIntegration'], 200 | 401 | 403 | 404>;

/** Set up External wiki: PUT /projects/{id}/integrations/external-wiki */
export interface SaveExternalWikiIntegrationRequest {
  readonly params: ParametersOf<operations['saveExternalWikiIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveExternalWikiIntegration'], 'application/json'>>;
}

export type SaveExternalWikiIntegrationResponse = JsonResponse<operations['saveExternalWikiIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable External wiki: DELETE /projects/{id}/integrations/external-wiki */
export interface DisableExternalWikiIntegrationRequest {
  readonly params: ParametersOf<operations['disableExternalWikiIntegration'], 'path'>;
}

export type DisableExternalWikiIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableExternalWikiIntegration'], 401 | 403 | 404>;

/** Get the settings for Flowdock: GET /projects/{id}/integrations/flowdock */
export interface GetFlowdockIntegrationRequest {
  readonly params: ParametersOf<operations['getFlowdockIntegration'], 'path'>;
}

export type GetFlowdockIntegrationResponse = JsonResponse<operations['getFlowdockIntegration'], 200 | 401 | 403 | 404>;

/** Set up Flowdock: PUT /projects/{id}/integrations/flowdock */
export interface SaveFlowdockIntegrationRequest {
  readonly params: ParametersOf<operations['saveFlowdockIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveFlowdockIntegration'], 'application/json'>>;
}

export type SaveFlowdockIntegrationResponse = JsonResponse<operations['saveFlowdockIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Flowdock: DELETE /projects/{id}/integrations/flowdock */
export interface DisableFlowdockIntegrationRequest {
  readonly params: ParametersOf<operations['disableFlowdockIntegration'], 'path'>;
}

export type DisableFlowdockIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableFlowdockIntegration'], 401 | 403 | 404>;

/** Get the settings for GitHub: GET /projects/{id}/integrations/github */
export interface GetGithubIntegrationRequest {
  readonly params: ParametersOf<operations['getGithubIntegration'], 'path'>;
}

export type GetGithubIntegrationResponse = JsonResponse<operations['getGithubIntegration'], 200 | 401 | 403 | 404>;

/** Set up GitHub: PUT /projects/{id}/integrations/github */
export interface SaveGithubIntegrationRequest {
  readonly params: ParametersOf<operations['saveGithubIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveGithubIntegration'], 'application/json'>>;
}

export type SaveGithubIntegrationResponse = JsonResponse<operations['saveGithubIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable GitHub: DELETE /projects/{id}/integrations/github */
export interface DisableGithubIntegrationRequest {
  readonly params: ParametersOf<operations['disableGithubIntegration'], 'path'>;
}

export type DisableGithubIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableGithubIntegration'], 401 | 403 | 404>;

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

/** Get the settings for Harbor: GET /projects/{id}/integrations/harbor */
export interface GetHarborIntegrationRequest {
  readonly params: ParametersOf<operations['getHarborIntegration'], 'path'>;
}

export type GetHarborIntegrationResponse = JsonResponse<operations['getHarborIntegration'], 200 | 401 | 403 | 404>;

/** Set up Harbor: PUT /projects/{id}/integrations/harbor */
export interface SaveHarborIntegrationRequest {
  readonly params: ParametersOf<operations['saveHarborIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveHarborIntegration'], 'application/json'>>;
}

export type SaveHarborIntegrationResponse = JsonResponse<operations['saveHarborIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Harbor: DELETE /projects/{id}/integrations/harbor */
export interface DisableHarborIntegrationRequest {
  readonly params: ParametersOf<operations['disableHarborIntegration'], 'path'>;
}

export type DisableHarborIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableHarborIntegration'], 401 | 403 | 404>;

/** Get the settings for irker (IRC gateway): GET /projects/{id}/integrations/irker */
export interface GetIrkerIntegrationRequest {
  readonly params: ParametersOf<operations['getIrkerIntegration'], 'path'>;
}

export type GetIrkerIntegrationResponse = JsonResponse<operations['getIrkerIntegration'], 200 | 401 | 403 | 404>;

/** Set up irker (IRC gateway): PUT /projects/{id}/integrations/irker */
export interface SaveIrkerIntegrationRequest {
  readonly params: ParametersOf<operations['saveIrkerIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveIrkerIntegration'], 'application/json'>>;
}

export type SaveIrkerIntegrationResponse = JsonResponse<operations['saveIrkerIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable irker (IRC gateway): DELETE /projects/{id}/integrations/irker */
export interface DisableIrkerIntegrationRequest {
  readonly params: ParametersOf<operations['disableIrkerIntegration'], 'path'>;
}

export type DisableIrkerIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableIrkerIntegration'], 401 | 403 | 404>;

/** Get the settings for Jenkins: GET /projects/{id}/integrations/jenkins */
export interface GetJenkinsIntegrationRequest {
  readonly params: ParametersOf<operations['getJenkinsIntegration'], 'path'>;
}

export type GetJenkinsIntegrationResponse = JsonResponse<operations['getJenkinsIntegration'], 200 | 401 | 403 | 404>;

/** Set up Jenkins: PUT /projects/{id}/integrations/jenkins */
export interface SaveJenkinsIntegrationRequest {
  readonly params: ParametersOf<operations['saveJenkinsIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveJenkinsIntegration'], 'application/json'>>;
}

export type SaveJenkinsIntegrationResponse = JsonResponse<operations['saveJenkinsIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Jenkins: DELETE /projects/{id}/integrations/jenkins */
export interface DisableJenkinsIntegrationRequest {
  readonly params: ParametersOf<operations['disableJenkinsIntegration'], 'path'>;
}

export type DisableJenkinsIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableJenkinsIntegration'], 401 | 403 | 404>;

/** Get the settings for Jira: GET /projects/{id}/integrations/jira */
export interface GetJiraIntegrationRequest {
  readonly params: ParametersOf<operations['getJiraIntegration'], 'path'>;
}

export type GetJiraIntegrationResponse = JsonResponse<operations['getJiraIntegration'], 200 | 401 | 403 | 404>;

/** Set up Jira: PUT /projects/{id}/integrations/jira */
export interface SaveJiraIntegrationRequest {
  readonly params: ParametersOf<operations['saveJiraIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveJiraIntegration'], 'application/json'>>;
}

export type SaveJiraIntegrationResponse = JsonResponse<operations['saveJiraIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Jira: DELETE /projects/{id}/integrations/jira */
export interface DisableJiraIntegrationRequest {
  readonly params: ParametersOf<operations['disableJiraIntegration'], 'path'>;
}

export type DisableJiraIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableJiraIntegration'], 401 | 403 | 404>;

/** Get the settings for Mattermost notifications: GET /projects/{id}/integrations/mattermost */
export interface GetMattermostIntegrationRequest {
  readonly params: ParametersOf<operations['getMattermostIntegration'], 'path'>;
}

export type GetMattermostIntegrationResponse = JsonResponse<operations['getMattermostIntegration'], 200 | 401 | 403 | 404>;

/** Set up Mattermost notifications: PUT /projects/{id}/integrations/mattermost */
export interface SaveMattermostIntegrationRequest {
  readonly params: ParametersOf<operations['saveMattermostIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveMattermostIntegration'], 'application/json'>>;
}

export type SaveMattermostIntegrationResponse = JsonResponse<operations['saveMattermostIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Mattermost notifications: DELETE /projects/{id}/integrations/mattermost */
export interface DisableMattermostIntegrationRequest {
  readonly params: ParametersOf<operations['disableMattermostIntegration'], 'path'>;
}

export type DisableMattermostIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableMattermostIntegration'], 401 | 403 | 404>;

/** Get the settings for Mattermost slash commands: GET /projects/{id}/integrations/mattermost-slash-commands */
export interface GetMattermostSlashCommandsIntegrationRequest {
  readonly params: ParametersOf<operations['getMattermostSlashCommandsIntegration'], 'path'>;
}

export type GetMattermostSlashCommandsIntegrationResponse = JsonResponse<operations['getMattermostSlashCommandsIntegration'], 200 | 401 | 403 | 404>;

/** Set up Mattermost slash commands: PUT /projects/{id}/integrations/mattermost-slash-commands */
export interface SaveMattermostSlashCommandsIntegrationRequest {
  readonly params: ParametersOf<operations['saveMattermostSlashCommandsIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveMattermostSlashCommandsIntegration'], 'application/json'>>;
}

export type SaveMattermostSlashCommandsIntegrationResponse = JsonResponse<operations['saveMattermostSlashCommandsIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Mattermost slash commands: DELETE /projects/{id}/integrations/mattermost-slash-commands */
export interface DisableMattermostSlashCommandsIntegrationRequest {
  readonly params: ParametersOf<operations['disableMattermostSlashCommandsIntegration'], 'path'>;
}

export type DisableMattermostSlashCommandsIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableMattermostSlashCommandsIntegration'], 401 | 403 | 404>;

/** Get the settings for Microsoft Teams notifications: GET /projects/{id}/integrations/microsoft-teams */
export interface GetMicrosoftTeamsIntegrationRequest {
  readonly params: ParametersOf<operations['getMicrosoftTeamsIntegration'], 'path'>;
}

export type GetMicrosoftTeamsIntegrationResponse = JsonResponse<operations['getMicrosoftTeamsIntegration'], 200 | 401 | 403 | 404>;

/** Set up Microsoft Teams notifications: PUT /projects/{id}/integrations/microsoft-teams */
export interface SaveMicrosoftTeamsIntegrationRequest {
  readonly params: ParametersOf<operations['saveMicrosoftTeamsIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveMicrosoftTeamsIntegration'], 'application/json'>>;
}

export type SaveMicrosoftTeamsIntegrationResponse = JsonResponse<operations['saveMicrosoftTeamsIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Microsoft Teams notifications: DELETE /projects/{id}/integrations/microsoft-teams */
export interface DisableMicrosoftTeamsIntegrationRequest {
  readonly params: ParametersOf<operations['disableMicrosoftTeamsIntegration'], 'path'>;
}

export type DisableMicrosoftTeamsIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableMicrosoftTeamsIntegration'], 401 | 403 | 404>;

/** Get the settings for MockCI: GET /projects/{id}/integrations/mock-ci */
export interface GetMockCiIntegrationRequest {
  readonly params: ParametersOf<operations['getMockCiIntegration'], 'path'>;
}

export type GetMockCiIntegrationResponse = JsonResponse<operations['getMockCiIntegration'], 200 | 401 | 403 | 404>;

/** Set up MockCI: PUT /projects/{id}/integrations/mock-ci */
export interface SaveMockCiIntegrationRequest {
  readonly params: ParametersOf<operations['saveMockCiIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveMockCiIntegration'], 'application/json'>>;
}

export type SaveMockCiIntegrationResponse = JsonResponse<operations['saveMockCiIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable MockCI: DELETE /projects/{id}/integrations/mock-ci */
export interface DisableMockCiIntegrationRequest {
  readonly params: ParametersOf<operations['disableMockCiIntegration'], 'path'>;
}

export type DisableMockCiIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableMockCiIntegration'], 401 | 403 | 404>;

/** Get the settings for Packagist: GET /projects/{id}/integrations/packagist */
export interface GetPackagistIntegrationRequest {
  readonly params: ParametersOf<operations['getPackagistIntegration'], 'path'>;
}

export type GetPackagistIntegrationResponse = JsonResponse<operations['getPackagistIntegration'], 200 | 401 | 403 | 404>;

/** Set up Packagist: PUT /projects/{id}/integrations/packagist */
export interface SavePackagistIntegrationRequest {
  readonly params: ParametersOf<operations['savePackagistIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['savePackagistIntegration'], 'application/json'>>;
}

export type SavePackagistIntegrationResponse = JsonResponse<operations['savePackagistIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Packagist: DELETE /projects/{id}/integrations/packagist */
export interface DisablePackagistIntegrationRequest {
  readonly params: ParametersOf<operations['disablePackagistIntegration'], 'path'>;
}

export type DisablePackagistIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disablePackagistIntegration'], 401 | 403 | 404>;

/** Get the settings for Pipeline status emails: GET /projects/{id}/integrations/pipelines-email */
export interface GetPipelinesEmailIntegrationRequest {
  readonly params: ParametersOf<operations['getPipelinesEmailIntegration'], 'path'>;
}

export type GetPipelinesEmailIntegrationResponse = JsonResponse<operations['getPipelinesEmailIntegration'], 200 | 401 | 403 | 404>;

/** Set up Pipeline status emails: PUT /projects/{id}/integrations/pipelines-email */
export interface SavePipelinesEmailIntegrationRequest {
  readonly params: ParametersOf<operations['savePipelinesEmailIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['savePipelinesEmailIntegration'], 'application/json'>>;
}

export type SavePipelinesEmailIntegrationResponse = JsonResponse<operations['savePipelinesEmailIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Pipeline status emails: DELETE /projects/{id}/integrations/pipelines-email */
export interface DisablePipelinesEmailIntegrationRequest {
  readonly params: ParametersOf<operations['disablePipelinesEmailIntegration'], 'path'>;
}

export type DisablePipelinesEmailIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disablePipelinesEmailIntegration'], 401 | 403 | 404>;

/** Get the settings for Pivotal Tracker: GET /projects/{id}/integrations/pivotaltracker */
export interface GetPivotaltrackerIntegrationRequest {
  readonly params: ParametersOf<operations['getPivotaltrackerIntegration'], 'path'>;
}

export type GetPivotaltrackerIntegrationResponse = JsonResponse<operations['getPivotaltrackerIntegration'], 200 | 401 | 403 | 404>;

/** Set up Pivotal Tracker: PUT /projects/{id}/integrations/pivotaltracker */
export interface SavePivotaltrackerIntegrationRequest {
  readonly params: ParametersOf<operations['savePivotaltrackerIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['savePivotaltrackerIntegration'], 'application/json'>>;
}

export type SavePivotaltrackerIntegrationResponse = JsonResponse<operations['savePivotaltrackerIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Pivotal Tracker: DELETE /projects/{id}/integrations/pivotaltracker */
export interface DisablePivotaltrackerIntegrationRequest {
  readonly params: ParametersOf<operations['disablePivotaltrackerIntegration'], 'path'>;
}

export type DisablePivotaltrackerIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disablePivotaltrackerIntegration'], 401 | 403 | 404>;

/** Get the settings for Prometheus: GET /projects/{id}/integrations/prometheus */
export interface GetPrometheusIntegrationRequest {
  readonly params: ParametersOf<operations['getPrometheusIntegration'], 'path'>;
}

export type GetPrometheusIntegrationResponse = JsonResponse<operations['getPrometheusIntegration'], 200 | 401 | 403 | 404>;

/** Set up Prometheus: PUT /projects/{id}/integrations/prometheus */
export interface SavePrometheusIntegrationRequest {
  readonly params: ParametersOf<operations['savePrometheusIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['savePrometheusIntegration'], 'application/json'>>;
}

export type SavePrometheusIntegrationResponse = JsonResponse<operations['savePrometheusIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Prometheus: DELETE /projects/{id}/integrations/prometheus */
export interface DisablePrometheusIntegrationRequest {
  readonly params: ParametersOf<operations['disablePrometheusIntegration'], 'path'>;
}

export type DisablePrometheusIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disablePrometheusIntegration'], 401 | 403 | 404>;

/** Get the settings for Pushover: GET /projects/{id}/integrations/pushover */
export interface GetPushoverIntegrationRequest {
  readonly params: ParametersOf<operations['getPushoverIntegration'], 'path'>;
}

export type GetPushoverIntegrationResponse = JsonResponse<operations['getPushoverIntegration'], 200 | 401 | 403 | 404>;

/** Set up Pushover: PUT /projects/{id}/integrations/pushover */
export interface SavePushoverIntegrationRequest {
  readonly params: ParametersOf<operations['savePushoverIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['savePushoverIntegration'], 'application/json'>>;
}

export type SavePushoverIntegrationResponse = JsonResponse<operations['savePushoverIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Pushover: DELETE /projects/{id}/integrations/pushover */
export interface DisablePushoverIntegrationRequest {
  readonly params: ParametersOf<operations['disablePushoverIntegration'], 'path'>;
}

export type DisablePushoverIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disablePushoverIntegration'], 401 | 403 | 404>;

/** Get the settings for Redmine: GET /projects/{id}/integrations/redmine */
export interface GetRedmineIntegrationRequest {
  readonly params: ParametersOf<operations['getRedmineIntegration'], 'path'>;
}

export type GetRedmineIntegrationResponse = JsonResponse<operations['getRedmineIntegration'], 200 | 401 | 403 | 404>;

/** Set up Redmine: PUT /projects/{id}/integrations/redmine */
export interface SaveRedmineIntegrationRequest {
  readonly params: ParametersOf<operations['saveRedmineIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveRedmineIntegration'], 'application/json'>>;
}

export type SaveRedmineIntegrationResponse = JsonResponse<operations['saveRedmineIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Redmine: DELETE /projects/{id}/integrations/redmine */
export interface DisableRedmineIntegrationRequest {
  readonly params: ParametersOf<operations['disableRedmineIntegration'], 'path'>;
}

export type DisableRedmineIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableRedmineIntegration'], 401 | 403 | 404>;

/** Get the settings for Shimo: GET /projects/{id}/integrations/shimo */
export interface GetShimoIntegrationRequest {
  readonly params: ParametersOf<operations['getShimoIntegration'], 'path'>;
}

export type GetShimoIntegrationResponse = JsonResponse<operations['getShimoIntegration'], 200 | 401 | 403 | 404>;

/** Set up Shimo: PUT /projects/{id}/integrations/shimo */
export interface SaveShimoIntegrationRequest {
  readonly params: ParametersOf<operations['saveShimoIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveShimoIntegration'], 'application/json'>>;
}

export type SaveShimoIntegrationResponse = JsonResponse<operations['saveShimoIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Shimo: DELETE /projects/{id}/integrations/shimo */
export interface DisableShimoIntegrationRequest {
  readonly params: ParametersOf<operations['disableShimoIntegration'], 'path'>;
}

export type DisableShimoIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableShimoIntegration'], 401 | 403 | 404>;

/** Get the settings for Slack notifications: GET /projects/{id}/integrations/slack */
export interface GetSlackIntegrationRequest {
  readonly params: ParametersOf<operations['getSlackIntegration'], 'path'>;
}

export type GetSlackIntegrationResponse = JsonResponse<operations['getSlackIntegration'], 200 | 401 | 403 | 404>;

/** Set up Slack notifications: PUT /projects/{id}/integrations/slack */
export interface SaveSlackIntegrationRequest {
  readonly params: ParametersOf<operations['saveSlackIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveSlackIntegration'], 'application/json'>>;
}

export type SaveSlackIntegrationResponse = JsonResponse<operations['saveSlackIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Slack notifications: DELETE /projects/{id}/integrations/slack */
export interface DisableSlackIntegrationRequest {
  readonly params: ParametersOf<operations['disableSlackIntegration'], 'path'>;
}

export type DisableSlackIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableSlackIntegration'], 401 | 403 | 404>;

/** Get the settings for Slack slash commands: GET /projects/{id}/integrations/slack-slash-commands */
export interface GetSlackSlashCommandsIntegrationRequest {
  readonly params: ParametersOf<operations['getSlackSlashCommandsIntegration'], 'path'>;
}

export type GetSlackSlashCommandsIntegrationResponse = JsonResponse<operations['getSlackSlashCommandsIntegration'], 200 | 401 | 403 | 404>;

/** Set up Slack slash commands: PUT /projects/{id}/integrations/slack-slash-commands */
export interface SaveSlackSlashCommandsIntegrationRequest {
  readonly params: ParametersOf<operations['saveSlackSlashCommandsIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveSlackSlashCommandsIntegration'], 'application/json'>>;
}

export type SaveSlackSlashCommandsIntegrationResponse = JsonResponse<operations['saveSlackSlashCommandsIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Slack slash commands: DELETE /projects/{id}/integrations/slack-slash-commands */
export interface DisableSlackSlashCommandsIntegrationRequest {
  readonly params: ParametersOf<operations['disableSlackSlashCommandsIntegration'], 'path'>;
}

export type DisableSlackSlashCommandsIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableSlackSlashCommandsIntegration'], 401 | 403 | 404>;

/** Get the settings for JetBrains TeamCity: GET /projects/{id}/integrations/teamcity */
export interface GetTeamcityIntegrationRequest {
  readonly params: ParametersOf<operations['getTeamcityIntegration'], 'path'>;
}

export type GetTeamcityIntegrationResponse = JsonResponse<operations['getTeamcityIntegration'], 200 | 401 | 403 | 404>;

/** Set up JetBrains TeamCity: PUT /projects/{id}/integrations/teamcity */
export interface SaveTeamcityIntegrationRequest {
  readonly params: ParametersOf<operations['saveTeamcityIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveTeamcityIntegration'], 'application/json'>>;
}

export type SaveTeamcityIntegrationResponse = JsonResponse<operations['saveTeamcityIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable JetBrains TeamCity: DELETE /projects/{id}/integrations/teamcity */
export interface DisableTeamcityIntegrationRequest {
  readonly params: ParametersOf<operations['disableTeamcityIntegration'], 'path'>;
}

export type DisableTeamcityIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableTeamcityIntegration'], 401 | 403 | 404>;

/** Get the settings for Unify Circuit: GET /projects/{id}/integrations/unify-circuit */
export interface GetUnifyCircuitIntegrationRequest {
  readonly params: ParametersOf<operations['getUnifyCircuitIntegration'], 'path'>;
}

export type GetUnifyCircuitIntegrationResponse = JsonResponse<operations['getUnifyCircuitIntegration'], 200 | 401 | 403 | 404>;

/** Set up Unify Circuit: PUT /projects/{id}/integrations/unify-circuit */
export interface SaveUnifyCircuitIntegrationRequest {
  readonly params: ParametersOf<operations['saveUnifyCircuitIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveUnifyCircuitIntegration'], 'application/json'>>;
}

export type SaveUnifyCircuitIntegrationResponse = JsonResponse<operations['saveUnifyCircuitIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Unify Circuit: DELETE /projects/{id}/integrations/unify-circuit */
export interface DisableUnifyCircuitIntegrationRequest {
  readonly params: ParametersOf<operations['disableUnifyCircuitIntegration'], 'path'>;
}

export type DisableUnifyCircuitIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableUnifyCircuitIntegration'], 401 | 403 | 404>;

/** Get the settings for Webex Teams: GET /projects/{id}/integrations/webex-teams */
export interface GetWebexTeamsIntegrationRequest {
  readonly params: ParametersOf<operations['getWebexTeamsIntegration'], 'path'>;
}

export type GetWebexTeamsIntegrationResponse = JsonResponse<operations['getWebexTeamsIntegration'], 200 | 401 | 403 | 404>;

/** Set up Webex Teams: PUT /projects/{id}/integrations/webex-teams */
export interface SaveWebexTeamsIntegrationRequest {
  readonly params: ParametersOf<operations['saveWebexTeamsIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveWebexTeamsIntegration'], 'application/json'>>;
}

export type SaveWebexTeamsIntegrationResponse = JsonResponse<operations['saveWebexTeamsIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable Webex Teams: DELETE /projects/{id}/integrations/webex-teams */
export interface DisableWebexTeamsIntegrationRequest {
  readonly params: ParametersOf<operations['disableWebexTeamsIntegration'], 'path'>;
}

export type DisableWebexTeamsIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableWebexTeamsIntegration'], 401 | 403 | 404>;

/** Get the settings for YouTrack: GET /projects/{id}/integrations/youtrack */
export interface GetYoutrackIntegrationRequest {
  readonly params: ParametersOf<operations['getYoutrackIntegration'], 'path'>;
}

export type GetYoutrackIntegrationResponse = JsonResponse<operations['getYoutrackIntegration'], 200 | 401 | 403 | 404>;

/** Set up YouTrack: PUT /projects/{id}/integrations/youtrack */
export interface SaveYoutrackIntegrationRequest {
  readonly params: ParametersOf<operations['saveYoutrackIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveYoutrackIntegration'], 'application/json'>>;
}

export type SaveYoutrackIntegrationResponse = JsonResponse<operations['saveYoutrackIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable YouTrack: DELETE /projects/{id}/integrations/youtrack */
export interface DisableYoutrackIntegrationRequest {
  readonly params: ParametersOf<operations['disableYoutrackIntegration'], 'path'>;
}

export type DisableYoutrackIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableYoutrackIntegration'], 401 | 403 | 404>;

/** Get the settings for ZenTao: GET /projects/{id}/integrations/zentao */
export interface GetZentaoIntegrationRequest {
  readonly params: ParametersOf<operations['getZentaoIntegration'], 'path'>;
}

export type GetZentaoIntegrationResponse = JsonResponse<operations['getZentaoIntegration'], 200 | 401 | 403 | 404>;

/** Set up ZenTao: PUT /projects/{id}/integrations/zentao */
export interface SaveZentaoIntegrationRequest {
  readonly params: ParametersOf<operations['saveZentaoIntegration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['saveZentaoIntegration'], 'application/json'>>;
}

export type SaveZentaoIntegrationResponse = JsonResponse<operations['saveZentaoIntegration'], 200 | 400 | 401 | 403 | 404>;

/** Disable ZenTao: DELETE /projects/{id}/integrations/zentao */
export interface DisableZentaoIntegrationRequest {
  readonly params: ParametersOf<operations['disableZentaoIntegration'], 'path'>;
}

export type DisableZentaoIntegrationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableZentaoIntegration'], 401 | 403 | 404>;

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

/** Give a command from a chat: POST /projects/{id}/integrations/{slug}/trigger */
export interface SendSlashCommandRequest {
  readonly params: ParametersOf<operations['sendSlashCommand'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['sendSlashCommand'], 'application/json'>>;
}

export type SendSlashCommandResponse = JsonResponse<operations['sendSlashCommand'], 200 | 400 | 404 | 429>;

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

/** Give a command from a chat by the former path: POST /projects/{id}/services/{slug}/trigger */
export interface SendSlashCommandToServiceRequest {
  readonly params: ParametersOf<operations['sendSlashCommandToService'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['sendSlashCommandToService'], 'application/json'>>;
}

export type SendSlashCommandToServiceResponse = JsonResponse<operations['sendSlashCommandToService'], 200 | 400 | 404 | 429>;
