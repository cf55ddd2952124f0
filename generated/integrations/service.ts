// Generated from spec/domains/* /integrations.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListIntegrationsRequest, ListIntegrationsResponse, GetAsanaIntegrationRequest, GetAsanaIntegrationResponse, SaveAsanaIntegrationRequest, SaveAsanaIntegrationResponse, DisableAsanaIntegrationRequest, DisableAsanaIntegrationResponse, GetAssemblaIntegrationRequest, GetAssemblaIntegrationResponse, SaveAssemblaIntegrationRequest, SaveAssemblaIntegrationResponse, DisableAssemblaIntegrationRequest, DisableAssemblaIntegrationResponse, GetBambooIntegrationRequest, GetBambooIntegrationResponse, SaveBambooIntegrationRequest, SaveBambooIntegrationResponse, DisableBambooIntegrationRequest, DisableBambooIntegrationResponse, GetBugzillaIntegrationRequest, GetBugzillaIntegrationResponse, SaveBugzillaIntegrationRequest, SaveBugzillaIntegrationResponse, DisableBugzillaIntegrationRequest, DisableBugzillaIntegrationResponse, GetBuildkiteIntegrationRequest, GetBuildkiteIntegrationResponse, SaveBuildkiteIntegrationRequest, SaveBuildkiteIntegrationResponse, DisableBuildkiteIntegrationRequest, DisableBuildkiteIntegrationResponse, GetCampfireIntegrationRequest, GetCampfireIntegrationResponse, SaveCampfireIntegrationRequest, SaveCampfireIntegrationResponse, DisableCampfireIntegrationRequest, DisableCampfireIntegrationResponse, GetConfluenceIntegrationRequest, GetConfluenceIntegrationResponse, SaveConfluenceIntegrationRequest, SaveConfluenceIntegrationResponse, DisableConfluenceIntegrationRequest, DisableConfluenceIntegrationResponse, GetCustomIssueTrackerIntegrationRequest, GetCustomIssueTrackerIntegrationResponse, SaveCustomIssueTrackerIntegrationRequest, SaveCustomIssueTrackerIntegrationResponse, DisableCustomIssueTrackerIntegrationRequest, DisableCustomIssueTrackerIntegrationResponse, GetDatadogIntegrationRequest, GetDatadogIntegrationResponse, SaveDatadogIntegrationRequest, SaveDatadogIntegrationResponse, DisableDatadogIntegrationRequest, DisableDatadogIntegrationResponse, GetDiscordIntegrationRequest, GetDiscordIntegrationResponse, SaveDiscordIntegrationRequest, SaveDiscordIntegrationResponse, DisableDiscordIntegrationRequest, DisableDiscordIntegrationResponse, GetDroneCiIntegrationRequest, GetDroneCiIntegrationResponse, SaveDroneCiIntegrationRequest, SaveDroneCiIntegrationResponse, DisableDroneCiIntegrationRequest, DisableDroneCiIntegrationResponse, GetEmailsOnPushIntegrationRequest, GetEmailsOnPushIntegrationResponse, SaveEmailsOnPushIntegrationRequest, SaveEmailsOnPushIntegrationResponse, DisableEmailsOnPushIntegrationRequest, DisableEmailsOnPushIntegrationResponse, GetEwmIntegrationRequest, GetEwmIntegrationResponse, SaveEwmIntegrationRequest, SaveEwmIntegrationResponse, DisableEwmIntegrationRequest, DisableEwmIntegrationResponse, GetExternalWikiIntegrationRequest, GetExternalWikiIntegrationResponse, SaveExternalWikiIntegrationRequest, SaveExternalWikiIntegrationResponse, DisableExternalWikiIntegrationRequest, DisableExternalWikiIntegrationResponse, GetFlowdockIntegrationRequest, GetFlowdockIntegrationResponse, SaveFlowdockIntegrationRequest, SaveFlowdockIntegrationResponse, DisableFlowdockIntegrationRequest, DisableFlowdockIntegrationResponse, GetGithubIntegrationRequest, GetGithubIntegrationResponse, SaveGithubIntegrationRequest, SaveGithubIntegrationResponse, DisableGithubIntegrationRequest, DisableGithubIntegrationResponse, GetHangoutsChatIntegrationRequest, GetHangoutsChatIntegrationResponse, SaveHangoutsChatIntegrationRequest, SaveHangoutsChatIntegrationResponse, DisableHangoutsChatIntegrationRequest, DisableHangoutsChatIntegrationResponse, GetHarborIntegrationRequest, GetHarborIntegrationResponse, SaveHarborIntegrationRequest, SaveHarborIntegrationResponse, DisableHarborIntegrationRequest, DisableHarborIntegrationResponse, GetIrkerIntegrationRequest, GetIrkerIntegrationResponse, SaveIrkerIntegrationRequest, SaveIrkerIntegrationResponse, DisableIrkerIntegrationRequest, DisableIrkerIntegrationResponse, GetJenkinsIntegrationRequest, GetJenkinsIntegrationResponse, SaveJenkinsIntegrationRequest, SaveJenkinsIntegrationResponse, DisableJenkinsIntegrationRequest, DisableJenkinsIntegrationResponse, GetJiraIntegrationRequest, GetJiraIntegrationResponse, SaveJiraIntegrationRequest, SaveJiraIntegrationResponse, DisableJiraIntegrationRequest, DisableJiraIntegrationResponse, GetMattermostIntegrationRequest, GetMattermostIntegrationResponse, SaveMattermostIntegrationRequest, SaveMattermostIntegrationResponse, DisableMattermostIntegrationRequest, DisableMattermostIntegrationResponse, GetMattermostSlashCommandsIntegrationRequest, GetMattermostSlashCommandsIntegrationResponse, SaveMattermostSlashCommandsIntegrationRequest, SaveMattermostSlashCommandsIntegrationResponse, DisableMattermostSlashCommandsIntegrationRequest, DisableMattermostSlashCommandsIntegrationResponse, GetMicrosoftTeamsIntegrationRequest, GetMicrosoftTeamsIntegrationResponse, SaveMicrosoftTeamsIntegrationRequest, SaveMicrosoftTeamsIntegrationResponse, DisableMicrosoftTeamsIntegrationRequest, DisableMicrosoftTeamsIntegrationResponse, GetMockCiIntegrationRequest, GetMockCiIntegrationResponse, SaveMockCiIntegrationRequest, SaveMockCiIntegrationResponse, DisableMockCiIntegrationRequest, DisableMockCiIntegrationResponse, GetPackagistIntegrationRequest, GetPackagistIntegrationResponse, SavePackagistIntegrationRequest, SavePackagistIntegrationResponse, DisablePackagistIntegrationRequest, DisablePackagistIntegrationResponse, GetPipelinesEmailIntegrationRequest, GetPipelinesEmailIntegrationResponse, SavePipelinesEmailIntegrationRequest, SavePipelinesEmailIntegrationResponse, DisablePipelinesEmailIntegrationRequest, DisablePipelinesEmailIntegrationResponse, GetPivotaltrackerIntegrationRequest, GetPivotaltrackerIntegrationResponse, SavePivotaltrackerIntegrationRequest, SavePivotaltrackerIntegrationResponse, DisablePivotaltrackerIntegrationRequest, DisablePivotaltrackerIntegrationResponse, GetPrometheusIntegrationRequest, GetPrometheusIntegrationResponse, SavePrometheusIntegrationRequest, SavePrometheusIntegrationResponse, DisablePrometheusIntegrationRequest, DisablePrometheusIntegrationResponse, GetPushoverIntegrationRequest, GetPushoverIntegrationResponse, SavePushoverIntegrationRequest, SavePushoverIntegrationResponse, DisablePushoverIntegrationRequest, DisablePushoverIntegrationResponse, GetRedmineIntegrationRequest, GetRedmineIntegrationResponse, SaveRedmineIntegrationRequest, SaveRedmineIntegrationResponse, DisableRedmineIntegrationRequest, DisableRedmineIntegrationResponse, GetShimoIntegrationRequest, GetShimoIntegrationResponse, SaveShimoIntegrationRequest, SaveShimoIntegrationResponse, DisableShimoIntegrationRequest, DisableShimoIntegrationResponse, GetSlackIntegrationRequest, GetSlackIntegrationResponse, SaveSlackIntegrationRequest, SaveSlackIntegrationResponse, DisableSlackIntegrationRequest, DisableSlackIntegrationResponse, GetSlackSlashCommandsIntegrationRequest, GetSlackSlashCommandsIntegrationResponse, SaveSlackSlashCommandsIntegrationRequest, SaveSlackSlashCommandsIntegrationResponse, DisableSlackSlashCommandsIntegrationRequest, DisableSlackSlashCommandsIntegrationResponse, GetTeamcityIntegrationRequest, GetTeamcityIntegrationResponse, SaveTeamcityIntegrationRequest, SaveTeamcityIntegrationResponse, DisableTeamcityIntegrationRequest, DisableTeamcityIntegrationResponse, GetUnifyCircuitIntegrationRequest, GetUnifyCircuitIntegrationResponse, SaveUnifyCircuitIntegrationRequest, SaveUnifyCircuitIntegrationResponse, DisableUnifyCircuitIntegrationRequest, DisableUnifyCircuitIntegrationResponse, GetWebexTeamsIntegrationRequest, GetWebexTeamsIntegrationResponse, SaveWebexTeamsIntegrationRequest, SaveWebexTeamsIntegrationResponse, DisableWebexTeamsIntegrationRequest, DisableWebexTeamsIntegrationResponse, GetYoutrackIntegrationRequest, GetYoutrackIntegrationResponse, SaveYoutrackIntegrationRequest, SaveYoutrackIntegrationResponse, DisableYoutrackIntegrationRequest, DisableYoutrackIntegrationResponse, GetZentaoIntegrationRequest, GetZentaoIntegrationResponse, SaveZentaoIntegrationRequest, SaveZentaoIntegrationResponse, DisableZentaoIntegrationRequest, DisableZentaoIntegrationResponse, GetIntegrationBySlugRequest, GetIntegrationBySlugResponse, SaveIntegrationBySlugRequest, SaveIntegrationBySlugResponse, DisableIntegrationBySlugRequest, DisableIntegrationBySlugResponse, SendSlashCommandRequest, SendSlashCommandResponse, ListServicesRequest, ListServicesResponse, GetServiceBySlugRequest, GetServiceBySlugResponse, SaveServiceBySlugRequest, SaveServiceBySlugResponse, DisableServiceBySlugRequest, DisableServiceBySlugResponse, SendSlashCommandToServiceRequest, SendSlashCommandToServiceResponse } from './types.ts';

/** One function per operation of integrations; `C` is the request context of the server. */
export interface IntegrationsService<C extends SubjectTypes> {
  /** List the active integrations of a project. GET /projects/{id}/integrations (spec/domains/delivery/integrations.yaml#listIntegrations) */
  listIntegrations(
    request: ListIntegrationsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIntegrationsResponse>;
  /** Get the settings for Asana. GET /projects/{id}/integrations/asana (spec/domains/delivery/integrations.yaml#getAsanaIntegration) */
  getAsanaIntegration(
    request: GetAsanaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetAsanaIntegrationResponse>;
  /** Set up Asana. PUT /projects/{id}/integrations/asana (spec/domains/delivery/integrations.yaml#saveAsanaIntegration) */
  saveAsanaIntegration(
    request: SaveAsanaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveAsanaIntegrationResponse>;
  /** Disable Asana. DELETE /projects/{id}/integrations/asana (spec/domains/delivery/integrations.yaml#disableAsanaIntegration) */
  disableAsanaIntegration(
    request: DisableAsanaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableAsanaIntegrationResponse>;
  /** Get the settings for Assembla. GET /projects/{id}/integrations/assembla (spec/domains/delivery/integrations.yaml#getAssemblaIntegration) */
  getAssemblaIntegration(
    request: GetAssemblaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetAssemblaIntegrationResponse>;
  /** Set up Assembla. PUT /projects/{id}/integrations/assembla (spec/domains/delivery/integrations.yaml#saveAssemblaIntegration) */
  saveAssemblaIntegration(
    request: SaveAssemblaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveAssemblaIntegrationResponse>;
  /** Disable Assembla. DELETE /projects/{id}/integrations/assembla (spec/domains/delivery/integrations.yaml#disableAssemblaIntegration) */
  disableAssemblaIntegration(
    request: DisableAssemblaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableAssemblaIntegrationResponse>;
  /** Get the settings for Atlassian Bamboo. GET /projects/{id}/integrations/bamboo (spec/domains/delivery/integrations.yaml#getBambooIntegration) */
  getBambooIntegration(
    request: GetBambooIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetBambooIntegrationResponse>;
  /** Set up Atlassian Bamboo. PUT /projects/{id}/integrations/bamboo (spec/domains/delivery/integrations.yaml#saveBambooIntegration) */
  saveBambooIntegration(
    request: SaveBambooIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveBambooIntegrationResponse>;
  /** Disable Atlassian Bamboo. DELETE /projects/{id}/integrations/bamboo (spec/domains/delivery/integrations.yaml#disableBambooIntegration) */
  disableBambooIntegration(
    request: DisableBambooIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableBambooIntegrationResponse>;
  /** Get the settings for Bugzilla. GET /projects/{id}/integrations/bugzilla (spec/domains/delivery/integrations.yaml#getBugzillaIntegration) */
  getBugzillaIntegration(
    request: GetBugzillaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetBugzillaIntegrationResponse>;
  /** Set up Bugzilla. PUT /projects/{id}/integrations/bugzilla (spec/domains/delivery/integrations.yaml#saveBugzillaIntegration) */
  saveBugzillaIntegration(
    request: SaveBugzillaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveBugzillaIntegrationResponse>;
  /** Disable Bugzilla. DELETE /projects/{id}/integrations/bugzilla (spec/domains/delivery/integrations.yaml#disableBugzillaIntegration) */
  disableBugzillaIntegration(
    request: DisableBugzillaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableBugzillaIntegrationResponse>;
  /** Get the settings for Buildkite. GET /projects/{id}/integrations/buildkite (spec/domains/delivery/integrations.yaml#getBuildkiteIntegration) */
  getBuildkiteIntegration(
    request: GetBuildkiteIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetBuildkiteIntegrationResponse>;
  /** Set up Buildkite. PUT /projects/{id}/integrations/buildkite (spec/domains/delivery/integrations.yaml#saveBuildkiteIntegration) */
  saveBuildkiteIntegration(
    request: SaveBuildkiteIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveBuildkiteIntegrationResponse>;
  /** Disable Buildkite. DELETE /projects/{id}/integrations/buildkite (spec/domains/delivery/integrations.yaml#disableBuildkiteIntegration) */
  disableBuildkiteIntegration(
    request: DisableBuildkiteIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableBuildkiteIntegrationResponse>;
  /** Get the settings for Campfire. GET /projects/{id}/integrations/campfire (spec/domains/delivery/integrations.yaml#getCampfireIntegration) */
  getCampfireIntegration(
    request: GetCampfireIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetCampfireIntegrationResponse>;
  /** Set up Campfire. PUT /projects/{id}/integrations/campfire (spec/domains/delivery/integrations.yaml#saveCampfireIntegration) */
  saveCampfireIntegration(
    request: SaveCampfireIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveCampfireIntegrationResponse>;
  /** Disable Campfire. DELETE /projects/{id}/integrations/campfire (spec/domains/delivery/integrations.yaml#disableCampfireIntegration) */
  disableCampfireIntegration(
    request: DisableCampfireIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableCampfireIntegrationResponse>;
  /** Get the settings for Confluence Workspace. GET /projects/{id}/integrations/confluence (spec/domains/delivery/integrations.yaml#getConfluenceIntegration) */
  getConfluenceIntegration(
    request: GetConfluenceIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetConfluenceIntegrationResponse>;
  /** Set up Confluence Workspace. PUT /projects/{id}/integrations/confluence (spec/domains/delivery/integrations.yaml#saveConfluenceIntegration) */
  saveConfluenceIntegration(
    request: SaveConfluenceIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveConfluenceIntegrationResponse>;
  /** Disable Confluence Workspace. DELETE /projects/{id}/integrations/confluence (spec/domains/delivery/integrations.yaml#disableConfluenceIntegration) */
  disableConfluenceIntegration(
    request: DisableConfluenceIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableConfluenceIntegrationResponse>;
  /** Get the settings for a custom issue tracker. GET /projects/{id}/integrations/custom-issue-tracker (spec/domains/delivery/integrations.yaml#getCustomIssueTrackerIntegration) */
  getCustomIssueTrackerIntegration(
    request: GetCustomIssueTrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetCustomIssueTrackerIntegrationResponse>;
  /** Set up a custom issue tracker. PUT /projects/{id}/integrations/custom-issue-tracker (spec/domains/delivery/integrations.yaml#saveCustomIssueTrackerIntegration) */
  saveCustomIssueTrackerIntegration(
    request: SaveCustomIssueTrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveCustomIssueTrackerIntegrationResponse>;
  /** Disable a custom issue tracker. DELETE /projects/{id}/integrations/custom-issue-tracker (spec/domains/delivery/integrations.yaml#disableCustomIssueTrackerIntegration) */
  disableCustomIssueTrackerIntegration(
    request: DisableCustomIssueTrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableCustomIssueTrackerIntegrationResponse>;
  /** Get the settings for Datadog. GET /projects/{id}/integrations/datadog (spec/domains/delivery/integrations.yaml#getDatadogIntegration) */
  getDatadogIntegration(
    request: GetDatadogIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetDatadogIntegrationResponse>;
  /** Set up Datadog. PUT /projects/{id}/integrations/datadog (spec/domains/delivery/integrations.yaml#saveDatadogIntegration) */
  saveDatadogIntegration(
    request: SaveDatadogIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveDatadogIntegrationResponse>;
  /** Disable Datadog. DELETE /projects/{id}/integrations/datadog (spec/domains/delivery/integrations.yaml#disableDatadogIntegration) */
  disableDatadogIntegration(
    request: DisableDatadogIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableDatadogIntegrationResponse>;
  /** Get the settings for Discord. GET /projects/{id}/integrations/discord (spec/domains/delivery/integrations.yaml#getDiscordIntegration) */
  getDiscordIntegration(
    request: GetDiscordIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetDiscordIntegrationResponse>;
  /** Set up Discord. PUT /projects/{id}/integrations/discord (spec/domains/delivery/integrations.yaml#saveDiscordIntegration) */
  saveDiscordIntegration(
    request: SaveDiscordIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveDiscordIntegrationResponse>;
  /** Disable Discord. DELETE /projects/{id}/integrations/discord (spec/domains/delivery/integrations.yaml#disableDiscordIntegration) */
  disableDiscordIntegration(
    request: DisableDiscordIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableDiscordIntegrationResponse>;
  /** Get the settings for Drone. GET /projects/{id}/integrations/drone-ci (spec/domains/delivery/integrations.yaml#getDroneCiIntegration) */
  getDroneCiIntegration(
    request: GetDroneCiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetDroneCiIntegrationResponse>;
  /** Set up Drone. PUT /projects/{id}/integrations/drone-ci (spec/domains/delivery/integrations.yaml#saveDroneCiIntegration) */
  saveDroneCiIntegration(
    request: SaveDroneCiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveDroneCiIntegrationResponse>;
  /** Disable Drone. DELETE /projects/{id}/integrations/drone-ci (spec/domains/delivery/integrations.yaml#disableDroneCiIntegration) */
  disableDroneCiIntegration(
    request: DisableDroneCiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableDroneCiIntegrationResponse>;
  /** Get the settings for Emails on push. GET /projects/{id}/integrations/emails-on-push (spec/domains/delivery/integrations.yaml#getEmailsOnPushIntegration) */
  getEmailsOnPushIntegration(
    request: GetEmailsOnPushIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetEmailsOnPushIntegrationResponse>;
  /** Set up Emails on push. PUT /projects/{id}/integrations/emails-on-push (spec/domains/delivery/integrations.yaml#saveEmailsOnPushIntegration) */
  saveEmailsOnPushIntegration(
    request: SaveEmailsOnPushIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveEmailsOnPushIntegrationResponse>;
  /** Disable Emails on push. DELETE /projects/{id}/integrations/emails-on-push (spec/domains/delivery/integrations.yaml#disableEmailsOnPushIntegration) */
  disableEmailsOnPushIntegration(
    request: DisableEmailsOnPushIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableEmailsOnPushIntegrationResponse>;
  /** Get the settings for EWM. GET /projects/{id}/integrations/ewm (spec/domains/delivery/integrations.yaml#getEwmIntegration) */
  getEwmIntegration(
    request: GetEwmIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetEwmIntegrationResponse>;
  /** Set up EWM. PUT /projects/{id}/integrations/ewm (spec/domains/delivery/integrations.yaml#saveEwmIntegration) */
  saveEwmIntegration(
    request: SaveEwmIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveEwmIntegrationResponse>;
  /** Disable EWM. DELETE /projects/{id}/integrations/ewm (spec/domains/delivery/integrations.yaml#disableEwmIntegration) */
  disableEwmIntegration(
    request: DisableEwmIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableEwmIntegrationResponse>;
  /** Get the settings for External wiki. GET /projects/{id}/integrations/external-wiki (spec/domains/delivery/integrations.yaml#getExternalWikiIntegration) */
  getExternalWikiIntegration(
    request: GetExternalWikiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetExternalWikiIntegrationResponse>;
  /** Set up External wiki. PUT /projects/{id}/integrations/external-wiki (spec/domains/delivery/integrations.yaml#saveExternalWikiIntegration) */
  saveExternalWikiIntegration(
    request: SaveExternalWikiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveExternalWikiIntegrationResponse>;
  /** Disable External wiki. DELETE /projects/{id}/integrations/external-wiki (spec/domains/delivery/integrations.yaml#disableExternalWikiIntegration) */
  disableExternalWikiIntegration(
    request: DisableExternalWikiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableExternalWikiIntegrationResponse>;
  /** Get the settings for Flowdock. GET /projects/{id}/integrations/flowdock (spec/domains/delivery/integrations.yaml#getFlowdockIntegration) */
  getFlowdockIntegration(
    request: GetFlowdockIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetFlowdockIntegrationResponse>;
  /** Set up Flowdock. PUT /projects/{id}/integrations/flowdock (spec/domains/delivery/integrations.yaml#saveFlowdockIntegration) */
  saveFlowdockIntegration(
    request: SaveFlowdockIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveFlowdockIntegrationResponse>;
  /** Disable Flowdock. DELETE /projects/{id}/integrations/flowdock (spec/domains/delivery/integrations.yaml#disableFlowdockIntegration) */
  disableFlowdockIntegration(
    request: DisableFlowdockIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableFlowdockIntegrationResponse>;
  /** Get the settings for GitHub. GET /projects/{id}/integrations/github (spec/domains/delivery/integrations.yaml#getGithubIntegration) */
  getGithubIntegration(
    request: GetGithubIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetGithubIntegrationResponse>;
  /** Set up GitHub. PUT /projects/{id}/integrations/github (spec/domains/delivery/integrations.yaml#saveGithubIntegration) */
  saveGithubIntegration(
    request: SaveGithubIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveGithubIntegrationResponse>;
  /** Disable GitHub. DELETE /projects/{id}/integrations/github (spec/domains/delivery/integrations.yaml#disableGithubIntegration) */
  disableGithubIntegration(
    request: DisableGithubIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableGithubIntegrationResponse>;
  /** Get the settings for Google Chat. GET /projects/{id}/integrations/hangouts-chat (spec/domains/delivery/integrations.yaml#getHangoutsChatIntegration) */
  getHangoutsChatIntegration(
    request: GetHangoutsChatIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetHangoutsChatIntegrationResponse>;
  /** Set up Google Chat. PUT /projects/{id}/integrations/hangouts-chat (spec/domains/delivery/integrations.yaml#saveHangoutsChatIntegration) */
  saveHangoutsChatIntegration(
    request: SaveHangoutsChatIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveHangoutsChatIntegrationResponse>;
  /** Disable Google Chat. DELETE /projects/{id}/integrations/hangouts-chat (spec/domains/delivery/integrations.yaml#disableHangoutsChatIntegration) */
  disableHangoutsChatIntegration(
    request: DisableHangoutsChatIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableHangoutsChatIntegrationResponse>;
  /** Get the settings for Harbor. GET /projects/{id}/integrations/harbor (spec/domains/delivery/integrations.yaml#getHarborIntegration) */
  getHarborIntegration(
    request: GetHarborIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetHarborIntegrationResponse>;
  /** Set up Harbor. PUT /projects/{id}/integrations/harbor (spec/domains/delivery/integrations.yaml#saveHarborIntegration) */
  saveHarborIntegration(
    request: SaveHarborIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveHarborIntegrationResponse>;
  /** Disable Harbor. DELETE /projects/{id}/integrations/harbor (spec/domains/delivery/integrations.yaml#disableHarborIntegration) */
  disableHarborIntegration(
    request: DisableHarborIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableHarborIntegrationResponse>;
  /** Get the settings for irker (IRC gateway). GET /projects/{id}/integrations/irker (spec/domains/delivery/integrations.yaml#getIrkerIntegration) */
  getIrkerIntegration(
    request: GetIrkerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIrkerIntegrationResponse>;
  /** Set up irker (IRC gateway). PUT /projects/{id}/integrations/irker (spec/domains/delivery/integrations.yaml#saveIrkerIntegration) */
  saveIrkerIntegration(
    request: SaveIrkerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveIrkerIntegrationResponse>;
  /** Disable irker (IRC gateway). DELETE /projects/{id}/integrations/irker (spec/domains/delivery/integrations.yaml#disableIrkerIntegration) */
  disableIrkerIntegration(
    request: DisableIrkerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableIrkerIntegrationResponse>;
  /** Get the settings for Jenkins. GET /projects/{id}/integrations/jenkins (spec/domains/delivery/integrations.yaml#getJenkinsIntegration) */
  getJenkinsIntegration(
    request: GetJenkinsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetJenkinsIntegrationResponse>;
  /** Set up Jenkins. PUT /projects/{id}/integrations/jenkins (spec/domains/delivery/integrations.yaml#saveJenkinsIntegration) */
  saveJenkinsIntegration(
    request: SaveJenkinsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveJenkinsIntegrationResponse>;
  /** Disable Jenkins. DELETE /projects/{id}/integrations/jenkins (spec/domains/delivery/integrations.yaml#disableJenkinsIntegration) */
  disableJenkinsIntegration(
    request: DisableJenkinsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableJenkinsIntegrationResponse>;
  /** Get the settings for Jira. GET /projects/{id}/integrations/jira (spec/domains/delivery/integrations.yaml#getJiraIntegration) */
  getJiraIntegration(
    request: GetJiraIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetJiraIntegrationResponse>;
  /** Set up Jira. PUT /projects/{id}/integrations/jira (spec/domains/delivery/integrations.yaml#saveJiraIntegration) */
  saveJiraIntegration(
    request: SaveJiraIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveJiraIntegrationResponse>;
  /** Disable Jira. DELETE /projects/{id}/integrations/jira (spec/domains/delivery/integrations.yaml#disableJiraIntegration) */
  disableJiraIntegration(
    request: DisableJiraIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableJiraIntegrationResponse>;
  /** Get the settings for Mattermost notifications. GET /projects/{id}/integrations/mattermost (spec/domains/delivery/integrations.yaml#getMattermostIntegration) */
  getMattermostIntegration(
    request: GetMattermostIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMattermostIntegrationResponse>;
  /** Set up Mattermost notifications. PUT /projects/{id}/integrations/mattermost (spec/domains/delivery/integrations.yaml#saveMattermostIntegration) */
  saveMattermostIntegration(
    request: SaveMattermostIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveMattermostIntegrationResponse>;
  /** Disable Mattermost notifications. DELETE /projects/{id}/integrations/mattermost (spec/domains/delivery/integrations.yaml#disableMattermostIntegration) */
  disableMattermostIntegration(
    request: DisableMattermostIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableMattermostIntegrationResponse>;
  /** Get the settings for Mattermost slash commands. GET /projects/{id}/integrations/mattermost-slash-commands (spec/domains/delivery/integrations.yaml#getMattermostSlashCommandsIntegration) */
  getMattermostSlashCommandsIntegration(
    request: GetMattermostSlashCommandsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMattermostSlashCommandsIntegrationResponse>;
  /** Set up Mattermost slash commands. PUT /projects/{id}/integrations/mattermost-slash-commands (spec/domains/delivery/integrations.yaml#saveMattermostSlashCommandsIntegration) */
  saveMattermostSlashCommandsIntegration(
    request: SaveMattermostSlashCommandsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveMattermostSlashCommandsIntegrationResponse>;
  /** Disable Mattermost slash commands. DELETE /projects/{id}/integrations/mattermost-slash-commands (spec/domains/delivery/integrations.yaml#disableMattermostSlashCommandsIntegration) */
  disableMattermostSlashCommandsIntegration(
    request: DisableMattermostSlashCommandsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableMattermostSlashCommandsIntegrationResponse>;
  /** Get the settings for Microsoft Teams notifications. GET /projects/{id}/integrations/microsoft-teams (spec/domains/delivery/integrations.yaml#getMicrosoftTeamsIntegration) */
  getMicrosoftTeamsIntegration(
    request: GetMicrosoftTeamsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMicrosoftTeamsIntegrationResponse>;
  /** Set up Microsoft Teams notifications. PUT /projects/{id}/integrations/microsoft-teams (spec/domains/delivery/integrations.yaml#saveMicrosoftTeamsIntegration) */
  saveMicrosoftTeamsIntegration(
    request: SaveMicrosoftTeamsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveMicrosoftTeamsIntegrationResponse>;
  /** Disable Microsoft Teams notifications. DELETE /projects/{id}/integrations/microsoft-teams (spec/domains/delivery/integrations.yaml#disableMicrosoftTeamsIntegration) */
  disableMicrosoftTeamsIntegration(
    request: DisableMicrosoftTeamsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableMicrosoftTeamsIntegrationResponse>;
  /** Get the settings for MockCI. GET /projects/{id}/integrations/mock-ci (spec/domains/delivery/integrations.yaml#getMockCiIntegration) */
  getMockCiIntegration(
    request: GetMockCiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMockCiIntegrationResponse>;
  /** Set up MockCI. PUT /projects/{id}/integrations/mock-ci (spec/domains/delivery/integrations.yaml#saveMockCiIntegration) */
  saveMockCiIntegration(
    request: SaveMockCiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveMockCiIntegrationResponse>;
  /** Disable MockCI. DELETE /projects/{id}/integrations/mock-ci (spec/domains/delivery/integrations.yaml#disableMockCiIntegration) */
  disableMockCiIntegration(
    request: DisableMockCiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableMockCiIntegrationResponse>;
  /** Get the settings for Packagist. GET /projects/{id}/integrations/packagist (spec/domains/delivery/integrations.yaml#getPackagistIntegration) */
  getPackagistIntegration(
    request: GetPackagistIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPackagistIntegrationResponse>;
  /** Set up Packagist. PUT /projects/{id}/integrations/packagist (spec/domains/delivery/integrations.yaml#savePackagistIntegration) */
  savePackagistIntegration(
    request: SavePackagistIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SavePackagistIntegrationResponse>;
  /** Disable Packagist. DELETE /projects/{id}/integrations/packagist (spec/domains/delivery/integrations.yaml#disablePackagistIntegration) */
  disablePackagistIntegration(
    request: DisablePackagistIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisablePackagistIntegrationResponse>;
  /** Get the settings for Pipeline status emails. GET /projects/{id}/integrations/pipelines-email (spec/domains/delivery/integrations.yaml#getPipelinesEmailIntegration) */
  getPipelinesEmailIntegration(
    request: GetPipelinesEmailIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPipelinesEmailIntegrationResponse>;
  /** Set up Pipeline status emails. PUT /projects/{id}/integrations/pipelines-email (spec/domains/delivery/integrations.yaml#savePipelinesEmailIntegration) */
  savePipelinesEmailIntegration(
    request: SavePipelinesEmailIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SavePipelinesEmailIntegrationResponse>;
  /** Disable Pipeline status emails. DELETE /projects/{id}/integrations/pipelines-email (spec/domains/delivery/integrations.yaml#disablePipelinesEmailIntegration) */
  disablePipelinesEmailIntegration(
    request: DisablePipelinesEmailIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisablePipelinesEmailIntegrationResponse>;
  /** Get the settings for Pivotal Tracker. GET /projects/{id}/integrations/pivotaltracker (spec/domains/delivery/integrations.yaml#getPivotaltrackerIntegration) */
  getPivotaltrackerIntegration(
    request: GetPivotaltrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPivotaltrackerIntegrationResponse>;
  /** Set up Pivotal Tracker. PUT /projects/{id}/integrations/pivotaltracker (spec/domains/delivery/integrations.yaml#savePivotaltrackerIntegration) */
  savePivotaltrackerIntegration(
    request: SavePivotaltrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SavePivotaltrackerIntegrationResponse>;
  /** Disable Pivotal Tracker. DELETE /projects/{id}/integrations/pivotaltracker (spec/domains/delivery/integrations.yaml#disablePivotaltrackerIntegration) */
  disablePivotaltrackerIntegration(
    request: DisablePivotaltrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisablePivotaltrackerIntegrationResponse>;
  /** Get the settings for Prometheus. GET /projects/{id}/integrations/prometheus (spec/domains/delivery/integrations.yaml#getPrometheusIntegration) */
  getPrometheusIntegration(
    request: GetPrometheusIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPrometheusIntegrationResponse>;
  /** Set up Prometheus. PUT /projects/{id}/integrations/prometheus (spec/domains/delivery/integrations.yaml#savePrometheusIntegration) */
  savePrometheusIntegration(
    request: SavePrometheusIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SavePrometheusIntegrationResponse>;
  /** Disable Prometheus. DELETE /projects/{id}/integrations/prometheus (spec/domains/delivery/integrations.yaml#disablePrometheusIntegration) */
  disablePrometheusIntegration(
    request: DisablePrometheusIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisablePrometheusIntegrationResponse>;
  /** Get the settings for Pushover. GET /projects/{id}/integrations/pushover (spec/domains/delivery/integrations.yaml#getPushoverIntegration) */
  getPushoverIntegration(
    request: GetPushoverIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPushoverIntegrationResponse>;
  /** Set up Pushover. PUT /projects/{id}/integrations/pushover (spec/domains/delivery/integrations.yaml#savePushoverIntegration) */
  savePushoverIntegration(
    request: SavePushoverIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SavePushoverIntegrationResponse>;
  /** Disable Pushover. DELETE /projects/{id}/integrations/pushover (spec/domains/delivery/integrations.yaml#disablePushoverIntegration) */
  disablePushoverIntegration(
    request: DisablePushoverIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisablePushoverIntegrationResponse>;
  /** Get the settings for Redmine. GET /projects/{id}/integrations/redmine (spec/domains/delivery/integrations.yaml#getRedmineIntegration) */
  getRedmineIntegration(
    request: GetRedmineIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetRedmineIntegrationResponse>;
  /** Set up Redmine. PUT /projects/{id}/integrations/redmine (spec/domains/delivery/integrations.yaml#saveRedmineIntegration) */
  saveRedmineIntegration(
    request: SaveRedmineIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveRedmineIntegrationResponse>;
  /** Disable Redmine. DELETE /projects/{id}/integrations/redmine (spec/domains/delivery/integrations.yaml#disableRedmineIntegration) */
  disableRedmineIntegration(
    request: DisableRedmineIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableRedmineIntegrationResponse>;
  /** Get the settings for Shimo. GET /projects/{id}/integrations/shimo (spec/domains/delivery/integrations.yaml#getShimoIntegration) */
  getShimoIntegration(
    request: GetShimoIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetShimoIntegrationResponse>;
  /** Set up Shimo. PUT /projects/{id}/integrations/shimo (spec/domains/delivery/integrations.yaml#saveShimoIntegration) */
  saveShimoIntegration(
    request: SaveShimoIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveShimoIntegrationResponse>;
  /** Disable Shimo. DELETE /projects/{id}/integrations/shimo (spec/domains/delivery/integrations.yaml#disableShimoIntegration) */
  disableShimoIntegration(
    request: DisableShimoIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableShimoIntegrationResponse>;
  /** Get the settings for Slack notifications. GET /projects/{id}/integrations/slack (spec/domains/delivery/integrations.yaml#getSlackIntegration) */
  getSlackIntegration(
    request: GetSlackIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetSlackIntegrationResponse>;
  /** Set up Slack notifications. PUT /projects/{id}/integrations/slack (spec/domains/delivery/integrations.yaml#saveSlackIntegration) */
  saveSlackIntegration(
    request: SaveSlackIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveSlackIntegrationResponse>;
  /** Disable Slack notifications. DELETE /projects/{id}/integrations/slack (spec/domains/delivery/integrations.yaml#disableSlackIntegration) */
  disableSlackIntegration(
    request: DisableSlackIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableSlackIntegrationResponse>;
  /** Get the settings for Slack slash commands. GET /projects/{id}/integrations/slack-slash-commands (spec/domains/delivery/integrations.yaml#getSlackSlashCommandsIntegration) */
  getSlackSlashCommandsIntegration(
    request: GetSlackSlashCommandsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetSlackSlashCommandsIntegrationResponse>;
  /** Set up Slack slash commands. PUT /projects/{id}/integrations/slack-slash-commands (spec/domains/delivery/integrations.yaml#saveSlackSlashCommandsIntegration) */
  saveSlackSlashCommandsIntegration(
    request: SaveSlackSlashCommandsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveSlackSlashCommandsIntegrationResponse>;
  /** Disable Slack slash commands. DELETE /projects/{id}/integrations/slack-slash-commands (spec/domains/delivery/integrations.yaml#disableSlackSlashCommandsIntegration) */
  disableSlackSlashCommandsIntegration(
    request: DisableSlackSlashCommandsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableSlackSlashCommandsIntegrationResponse>;
  /** Get the settings for JetBrains TeamCity. GET /projects/{id}/integrations/teamcity (spec/domains/delivery/integrations.yaml#getTeamcityIntegration) */
  getTeamcityIntegration(
    request: GetTeamcityIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetTeamcityIntegrationResponse>;
  /** Set up JetBrains TeamCity. PUT /projects/{id}/integrations/teamcity (spec/domains/delivery/integrations.yaml#saveTeamcityIntegration) */
  saveTeamcityIntegration(
    request: SaveTeamcityIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveTeamcityIntegrationResponse>;
  /** Disable JetBrains TeamCity. DELETE /projects/{id}/integrations/teamcity (spec/domains/delivery/integrations.yaml#disableTeamcityIntegration) */
  disableTeamcityIntegration(
    request: DisableTeamcityIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableTeamcityIntegrationResponse>;
  /** Get the settings for Unify Circuit. GET /projects/{id}/integrations/unify-circuit (spec/domains/delivery/integrations.yaml#getUnifyCircuitIntegration) */
  getUnifyCircuitIntegration(
    request: GetUnifyCircuitIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetUnifyCircuitIntegrationResponse>;
  /** Set up Unify Circuit. PUT /projects/{id}/integrations/unify-circuit (spec/domains/delivery/integrations.yaml#saveUnifyCircuitIntegration) */
  saveUnifyCircuitIntegration(
    request: SaveUnifyCircuitIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveUnifyCircuitIntegrationResponse>;
  /** Disable Unify Circuit. DELETE /projects/{id}/integrations/unify-circuit (spec/domains/delivery/integrations.yaml#disableUnifyCircuitIntegration) */
  disableUnifyCircuitIntegration(
    request: DisableUnifyCircuitIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableUnifyCircuitIntegrationResponse>;
  /** Get the settings for Webex Teams. GET /projects/{id}/integrations/webex-teams (spec/domains/delivery/integrations.yaml#getWebexTeamsIntegration) */
  getWebexTeamsIntegration(
    request: GetWebexTeamsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetWebexTeamsIntegrationResponse>;
  /** Set up Webex Teams. PUT /projects/{id}/integrations/webex-teams (spec/domains/delivery/integrations.yaml#saveWebexTeamsIntegration) */
  saveWebexTeamsIntegration(
    request: SaveWebexTeamsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveWebexTeamsIntegrationResponse>;
  /** Disable Webex Teams. DELETE /projects/{id}/integrations/webex-teams (spec/domains/delivery/integrations.yaml#disableWebexTeamsIntegration) */
  disableWebexTeamsIntegration(
    request: DisableWebexTeamsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableWebexTeamsIntegrationResponse>;
  /** Get the settings for YouTrack. GET /projects/{id}/integrations/youtrack (spec/domains/delivery/integrations.yaml#getYoutrackIntegration) */
  getYoutrackIntegration(
    request: GetYoutrackIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetYoutrackIntegrationResponse>;
  /** Set up YouTrack. PUT /projects/{id}/integrations/youtrack (spec/domains/delivery/integrations.yaml#saveYoutrackIntegration) */
  saveYoutrackIntegration(
    request: SaveYoutrackIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveYoutrackIntegrationResponse>;
  /** Disable YouTrack. DELETE /projects/{id}/integrations/youtrack (spec/domains/delivery/integrations.yaml#disableYoutrackIntegration) */
  disableYoutrackIntegration(
    request: DisableYoutrackIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableYoutrackIntegrationResponse>;
  /** Get the settings for ZenTao. GET /projects/{id}/integrations/zentao (spec/domains/delivery/integrations.yaml#getZentaoIntegration) */
  getZentaoIntegration(
    request: GetZentaoIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetZentaoIntegrationResponse>;
  /** Set up ZenTao. PUT /projects/{id}/integrations/zentao (spec/domains/delivery/integrations.yaml#saveZentaoIntegration) */
  saveZentaoIntegration(
    request: SaveZentaoIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveZentaoIntegrationResponse>;
  /** Disable ZenTao. DELETE /projects/{id}/integrations/zentao (spec/domains/delivery/integrations.yaml#disableZentaoIntegration) */
  disableZentaoIntegration(
    request: DisableZentaoIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableZentaoIntegrationResponse>;
  /** Get the settings of an integration of any kind. GET /projects/{id}/integrations/{slug} (spec/domains/delivery/integrations.yaml#getIntegrationBySlug) */
  getIntegrationBySlug(
    request: GetIntegrationBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIntegrationBySlugResponse>;
  /** Set up an integration of any kind. PUT /projects/{id}/integrations/{slug} (spec/domains/delivery/integrations.yaml#saveIntegrationBySlug) */
  saveIntegrationBySlug(
    request: SaveIntegrationBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveIntegrationBySlugResponse>;
  /** Disable an integration of any kind. DELETE /projects/{id}/integrations/{slug} (spec/domains/delivery/integrations.yaml#disableIntegrationBySlug) */
  disableIntegrationBySlug(
    request: DisableIntegrationBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableIntegrationBySlugResponse>;
  /** Give a command from a chat. POST /projects/{id}/integrations/{slug}/trigger (spec/domains/delivery/integrations.yaml#sendSlashCommand) */
  sendSlashCommand(
    request: SendSlashCommandRequest,
    context: C,
  ): Promise<SendSlashCommandResponse>;
  /** List the active integrations of a project by the former path. GET /projects/{id}/services (spec/domains/delivery/integrations.yaml#listServices) */
  listServices(
    request: ListServicesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListServicesResponse>;
  /** Get the settings of an integration of any kind by the former path. GET /projects/{id}/services/{slug} (spec/domains/delivery/integrations.yaml#getServiceBySlug) */
  getServiceBySlug(
    request: GetServiceBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetServiceBySlugResponse>;
  /** Set up an integration of any kind by the former path. PUT /projects/{id}/services/{slug} (spec/domains/delivery/integrations.yaml#saveServiceBySlug) */
  saveServiceBySlug(
    request: SaveServiceBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveServiceBySlugResponse>;
  /** Disable an integration of any kind by the former path. DELETE /projects/{id}/services/{slug} (spec/domains/delivery/integrations.yaml#disableServiceBySlug) */
  disableServiceBySlug(
    request: DisableServiceBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableServiceBySlugResponse>;
  /** Give a command from a chat by the former path. POST /projects/{id}/services/{slug}/trigger (spec/domains/delivery/integrations.yaml#sendSlashCommandToService) */
  sendSlashCommandToService(
    request: SendSlashCommandToServiceRequest,
    context: C,
  ): Promise<SendSlashCommandToServiceResponse>;
}
