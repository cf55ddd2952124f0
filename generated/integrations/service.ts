// Generated from spec/resources/integrations.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListIntegrationsRequest, ListIntegrationsResponse, GetAsanaIntegrationRequest, GetAsanaIntegrationResponse, SaveAsanaIntegrationRequest, SaveAsanaIntegrationResponse, DisableAsanaIntegrationRequest, DisableAsanaIntegrationResponse, GetAssemblaIntegrationRequest, GetAssemblaIntegrationResponse, SaveAssemblaIntegrationRequest, SaveAssemblaIntegrationResponse, DisableAssemblaIntegrationRequest, DisableAssemblaIntegrationResponse, GetBambooIntegrationRequest, GetBambooIntegrationResponse, SaveBambooIntegrationRequest, SaveBambooIntegrationResponse, DisableBambooIntegrationRequest, DisableBambooIntegrationResponse, GetBugzillaIntegrationRequest, GetBugzillaIntegrationResponse, SaveBugzillaIntegrationRequest, SaveBugzillaIntegrationResponse, DisableBugzillaIntegrationRequest, DisableBugzillaIntegrationResponse, GetBuildkiteIntegrationRequest, GetBuildkiteIntegrationResponse, SaveBuildkiteIntegrationRequest, SaveBuildkiteIntegrationResponse, DisableBuildkiteIntegrationRequest, DisableBuildkiteIntegrationResponse, GetCampfireIntegrationRequest, GetCampfireIntegrationResponse, SaveCampfireIntegrationRequest, SaveCampfireIntegrationResponse, DisableCampfireIntegrationRequest, DisableCampfireIntegrationResponse, GetConfluenceIntegrationRequest, GetConfluenceIntegrationResponse, SaveConfluenceIntegrationRequest, SaveConfluenceIntegrationResponse, DisableConfluenceIntegrationRequest, DisableConfluenceIntegrationResponse, GetCustomIssueTrackerIntegrationRequest, GetCustomIssueTrackerIntegrationResponse, SaveCustomIssueTrackerIntegrationRequest, SaveCustomIssueTrackerIntegrationResponse, DisableCustomIssueTrackerIntegrationRequest, DisableCustomIssueTrackerIntegrationResponse, GetDatadogIntegrationRequest, GetDatadogIntegrationResponse, SaveDatadogIntegrationRequest, SaveDatadogIntegrationResponse, DisableDatadogIntegrationRequest, DisableDatadogIntegrationResponse, GetDiscordIntegrationRequest, GetDiscordIntegrationResponse, SaveDiscordIntegrationRequest, SaveDiscordIntegrationResponse, DisableDiscordIntegrationRequest, DisableDiscordIntegrationResponse, GetDroneCiIntegrationRequest, GetDroneCiIntegrationResponse, SaveDroneCiIntegrationRequest, SaveDroneCiIntegrationResponse, DisableDroneCiIntegrationRequest, DisableDroneCiIntegrationResponse, GetEmailsOnPushIntegrationRequest, GetEmailsOnPushIntegrationResponse, SaveEmailsOnPushIntegrationRequest, SaveEmailsOnPushIntegrationResponse, DisableEmailsOnPushIntegrationRequest, DisableEmailsOnPushIntegrationResponse, GetEwmIntegrationRequest, GetEwmIntegrationResponse, SaveEwmIntegrationRequest, SaveEwmIntegrationResponse, DisableEwmIntegrationRequest, DisableEwmIntegrationResponse, GetExternalWikiIntegrationRequest, GetExternalWikiIntegrationResponse, SaveExternalWikiIntegrationRequest, SaveExternalWikiIntegrationResponse, DisableExternalWikiIntegrationRequest, DisableExternalWikiIntegrationResponse, GetFlowdockIntegrationRequest, GetFlowdockIntegrationResponse, SaveFlowdockIntegrationRequest, SaveFlowdockIntegrationResponse, DisableFlowdockIntegrationRequest, DisableFlowdockIntegrationResponse, GetGithubIntegrationRequest, GetGithubIntegrationResponse, SaveGithubIntegrationRequest, SaveGithubIntegrationResponse, DisableGithubIntegrationRequest, DisableGithubIntegrationResponse, GetHangoutsChatIntegrationRequest, GetHangoutsChatIntegrationResponse, SaveHangoutsChatIntegrationRequest, SaveHangoutsChatIntegrationResponse, DisableHangoutsChatIntegrationRequest, DisableHangoutsChatIntegrationResponse, GetHarborIntegrationRequest, GetHarborIntegrationResponse, SaveHarborIntegrationRequest, SaveHarborIntegrationResponse, DisableHarborIntegrationRequest, DisableHarborIntegrationResponse, GetIrkerIntegrationRequest, GetIrkerIntegrationResponse, SaveIrkerIntegrationRequest, SaveIrkerIntegrationResponse, DisableIrkerIntegrationRequest, DisableIrkerIntegrationResponse, GetJenkinsIntegrationRequest, GetJenkinsIntegrationResponse, SaveJenkinsIntegrationRequest, SaveJenkinsIntegrationResponse, DisableJenkinsIntegrationRequest, DisableJenkinsIntegrationResponse, GetJiraIntegrationRequest, GetJiraIntegrationResponse, SaveJiraIntegrationRequest, SaveJiraIntegrationResponse, DisableJiraIntegrationRequest, DisableJiraIntegrationResponse, GetMattermostIntegrationRequest, GetMattermostIntegrationResponse, SaveMattermostIntegrationRequest, SaveMattermostIntegrationResponse, DisableMattermostIntegrationRequest, DisableMattermostIntegrationResponse, GetMattermostSlashCommandsIntegrationRequest, GetMattermostSlashCommandsIntegrationResponse, SaveMattermostSlashCommandsIntegrationRequest, SaveMattermostSlashCommandsIntegrationResponse, DisableMattermostSlashCommandsIntegrationRequest, DisableMattermostSlashCommandsIntegrationResponse, GetMicrosoftTeamsIntegrationRequest, GetMicrosoftTeamsIntegrationResponse, SaveMicrosoftTeamsIntegrationRequest, SaveMicrosoftTeamsIntegrationResponse, DisableMicrosoftTeamsIntegrationRequest, DisableMicrosoftTeamsIntegrationResponse, GetMockCiIntegrationRequest, GetMockCiIntegrationResponse, SaveMockCiIntegrationRequest, SaveMockCiIntegrationResponse, DisableMockCiIntegrationRequest, DisableMockCiIntegrationResponse, GetPackagistIntegrationRequest, GetPackagistIntegrationResponse, SavePackagistIntegrationRequest, SavePackagistIntegrationResponse, DisablePackagistIntegrationRequest, DisablePackagistIntegrationResponse, GetPipelinesEmailIntegrationRequest, GetPipelinesEmailIntegrationResponse, SavePipelinesEmailIntegrationRequest, SavePipelinesEmailIntegrationResponse, DisablePipelinesEmailIntegrationRequest, DisablePipelinesEmailIntegrationResponse, GetPivotaltrackerIntegrationRequest, GetPivotaltrackerIntegrationResponse, SavePivotaltrackerIntegrationRequest, SavePivotaltrackerIntegrationResponse, DisablePivotaltrackerIntegrationRequest, DisablePivotaltrackerIntegrationResponse, GetPrometheusIntegrationRequest, GetPrometheusIntegrationResponse, SavePrometheusIntegrationRequest, SavePrometheusIntegrationResponse, DisablePrometheusIntegrationRequest, DisablePrometheusIntegrationResponse, GetPushoverIntegrationRequest, GetPushoverIntegrationResponse, SavePushoverIntegrationRequest, SavePushoverIntegrationResponse, DisablePushoverIntegrationRequest, DisablePushoverIntegrationResponse, GetRedmineIntegrationRequest, GetRedmineIntegrationResponse, SaveRedmineIntegrationRequest, SaveRedmineIntegrationResponse, DisableRedmineIntegrationRequest, DisableRedmineIntegrationResponse, GetShimoIntegrationRequest, GetShimoIntegrationResponse, SaveShimoIntegrationRequest, SaveShimoIntegrationResponse, DisableShimoIntegrationRequest, DisableShimoIntegrationResponse, GetSlackIntegrationRequest, GetSlackIntegrationResponse, SaveSlackIntegrationRequest, SaveSlackIntegrationResponse, DisableSlackIntegrationRequest, DisableSlackIntegrationResponse, GetSlackSlashCommandsIntegrationRequest, GetSlackSlashCommandsIntegrationResponse, SaveSlackSlashCommandsIntegrationRequest, SaveSlackSlashCommandsIntegrationResponse, DisableSlackSlashCommandsIntegrationRequest, DisableSlackSlashCommandsIntegrationResponse, GetTeamcityIntegrationRequest, GetTeamcityIntegrationResponse, SaveTeamcityIntegrationRequest, SaveTeamcityIntegrationResponse, DisableTeamcityIntegrationRequest, DisableTeamcityIntegrationResponse, GetUnifyCircuitIntegrationRequest, GetUnifyCircuitIntegrationResponse, SaveUnifyCircuitIntegrationRequest, SaveUnifyCircuitIntegrationResponse, DisableUnifyCircuitIntegrationRequest, DisableUnifyCircuitIntegrationResponse, GetWebexTeamsIntegrationRequest, GetWebexTeamsIntegrationResponse, SaveWebexTeamsIntegrationRequest, SaveWebexTeamsIntegrationResponse, DisableWebexTeamsIntegrationRequest, DisableWebexTeamsIntegrationResponse, GetYoutrackIntegrationRequest, GetYoutrackIntegrationResponse, SaveYoutrackIntegrationRequest, SaveYoutrackIntegrationResponse, DisableYoutrackIntegrationRequest, DisableYoutrackIntegrationResponse, GetZentaoIntegrationRequest, GetZentaoIntegrationResponse, SaveZentaoIntegrationRequest, SaveZentaoIntegrationResponse, DisableZentaoIntegrationRequest, DisableZentaoIntegrationResponse, GetIntegrationBySlugRequest, GetIntegrationBySlugResponse, SaveIntegrationBySlugRequest, SaveIntegrationBySlugResponse, DisableIntegrationBySlugRequest, DisableIntegrationBySlugResponse, SendSlashCommandRequest, SendSlashCommandResponse, ListServicesRequest, ListServicesResponse, GetServiceBySlugRequest, GetServiceBySlugResponse, SaveServiceBySlugRequest, SaveServiceBySlugResponse, DisableServiceBySlugRequest, DisableServiceBySlugResponse, SendSlashCommandToServiceRequest, SendSlashCommandToServiceResponse } from './types.ts';

/** One function per operation of integrations; `C` is the request context of the server. */
export interface IntegrationsService<C extends SubjectTypes> {
  /** List the active integrations of a project. GET /projects/{id}/integrations (spec/resources/integrations.yaml:7:5) */
  listIntegrations(
    request: ListIntegrationsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIntegrationsResponse>;
  /** Get the settings for Asana. GET /projects/{id}/integrations/asana (spec/resources/integrations.yaml:67:5) */
  getAsanaIntegration(
    request: GetAsanaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetAsanaIntegrationResponse>;
  /** Set up Asana. PUT /projects/{id}/integrations/asana (spec/resources/integrations.yaml:79:5) */
  saveAsanaIntegration(
    request: SaveAsanaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveAsanaIntegrationResponse>;
  /** Disable Asana. DELETE /projects/{id}/integrations/asana (spec/resources/integrations.yaml:98:5) */
  disableAsanaIntegration(
    request: DisableAsanaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableAsanaIntegrationResponse>;
  /** Get the settings for Assembla. GET /projects/{id}/integrations/assembla (spec/resources/integrations.yaml:111:5) */
  getAssemblaIntegration(
    request: GetAssemblaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetAssemblaIntegrationResponse>;
  /** Set up Assembla. PUT /projects/{id}/integrations/assembla (spec/resources/integrations.yaml:123:5) */
  saveAssemblaIntegration(
    request: SaveAssemblaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveAssemblaIntegrationResponse>;
  /** Disable Assembla. DELETE /projects/{id}/integrations/assembla (spec/resources/integrations.yaml:142:5) */
  disableAssemblaIntegration(
    request: DisableAssemblaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableAssemblaIntegrationResponse>;
  /** Get the settings for Atlassian Bamboo. GET /projects/{id}/integrations/bamboo (spec/resources/integrations.yaml:155:5) */
  getBambooIntegration(
    request: GetBambooIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetBambooIntegrationResponse>;
  /** Set up Atlassian Bamboo. PUT /projects/{id}/integrations/bamboo (spec/resources/integrations.yaml:167:5) */
  saveBambooIntegration(
    request: SaveBambooIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveBambooIntegrationResponse>;
  /** Disable Atlassian Bamboo. DELETE /projects/{id}/integrations/bamboo (spec/resources/integrations.yaml:192:5) */
  disableBambooIntegration(
    request: DisableBambooIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableBambooIntegrationResponse>;
  /** Get the settings for Bugzilla. GET /projects/{id}/integrations/bugzilla (spec/resources/integrations.yaml:205:5) */
  getBugzillaIntegration(
    request: GetBugzillaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetBugzillaIntegrationResponse>;
  /** Set up Bugzilla. PUT /projects/{id}/integrations/bugzilla (spec/resources/integrations.yaml:217:5) */
  saveBugzillaIntegration(
    request: SaveBugzillaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveBugzillaIntegrationResponse>;
  /** Disable Bugzilla. DELETE /projects/{id}/integrations/bugzilla (spec/resources/integrations.yaml:241:5) */
  disableBugzillaIntegration(
    request: DisableBugzillaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableBugzillaIntegrationResponse>;
  /** Get the settings for Buildkite. GET /projects/{id}/integrations/buildkite (spec/resources/integrations.yaml:254:5) */
  getBuildkiteIntegration(
    request: GetBuildkiteIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetBuildkiteIntegrationResponse>;
  /** Set up Buildkite. PUT /projects/{id}/integrations/buildkite (spec/resources/integrations.yaml:266:5) */
  saveBuildkiteIntegration(
    request: SaveBuildkiteIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveBuildkiteIntegrationResponse>;
  /** Disable Buildkite. DELETE /projects/{id}/integrations/buildkite (spec/resources/integrations.yaml:285:5) */
  disableBuildkiteIntegration(
    request: DisableBuildkiteIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableBuildkiteIntegrationResponse>;
  /** Get the settings for Campfire. GET /projects/{id}/integrations/campfire (spec/resources/integrations.yaml:298:5) */
  getCampfireIntegration(
    request: GetCampfireIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetCampfireIntegrationResponse>;
  /** Set up Campfire. PUT /projects/{id}/integrations/campfire (spec/resources/integrations.yaml:310:5) */
  saveCampfireIntegration(
    request: SaveCampfireIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveCampfireIntegrationResponse>;
  /** Disable Campfire. DELETE /projects/{id}/integrations/campfire (spec/resources/integrations.yaml:329:5) */
  disableCampfireIntegration(
    request: DisableCampfireIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableCampfireIntegrationResponse>;
  /** Get the settings for Confluence Workspace. GET /projects/{id}/integrations/confluence (spec/resources/integrations.yaml:676:5) */
  getConfluenceIntegration(
    request: GetConfluenceIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetConfluenceIntegrationResponse>;
  /** Set up Confluence Workspace. PUT /projects/{id}/integrations/confluence (spec/resources/integrations.yaml:688:5) */
  saveConfluenceIntegration(
    request: SaveConfluenceIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveConfluenceIntegrationResponse>;
  /** Disable Confluence Workspace. DELETE /projects/{id}/integrations/confluence (spec/resources/integrations.yaml:707:5) */
  disableConfluenceIntegration(
    request: DisableConfluenceIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableConfluenceIntegrationResponse>;
  /** Get the settings for a custom issue tracker. GET /projects/{id}/integrations/custom-issue-tracker (spec/resources/integrations.yaml:342:5) */
  getCustomIssueTrackerIntegration(
    request: GetCustomIssueTrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetCustomIssueTrackerIntegrationResponse>;
  /** Set up a custom issue tracker. PUT /projects/{id}/integrations/custom-issue-tracker (spec/resources/integrations.yaml:354:5) */
  saveCustomIssueTrackerIntegration(
    request: SaveCustomIssueTrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveCustomIssueTrackerIntegrationResponse>;
  /** Disable a custom issue tracker. DELETE /projects/{id}/integrations/custom-issue-tracker (spec/resources/integrations.yaml:378:5) */
  disableCustomIssueTrackerIntegration(
    request: DisableCustomIssueTrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableCustomIssueTrackerIntegrationResponse>;
  /** Get the settings for Datadog. GET /projects/{id}/integrations/datadog (spec/resources/integrations.yaml:391:5) */
  getDatadogIntegration(
    request: GetDatadogIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetDatadogIntegrationResponse>;
  /** Set up Datadog. PUT /projects/{id}/integrations/datadog (spec/resources/integrations.yaml:403:5) */
  saveDatadogIntegration(
    request: SaveDatadogIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveDatadogIntegrationResponse>;
  /** Disable Datadog. DELETE /projects/{id}/integrations/datadog (spec/resources/integrations.yaml:423:5) */
  disableDatadogIntegration(
    request: DisableDatadogIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableDatadogIntegrationResponse>;
  /** Get the settings for Discord. GET /projects/{id}/integrations/discord (spec/resources/integrations.yaml:436:5) */
  getDiscordIntegration(
    request: GetDiscordIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetDiscordIntegrationResponse>;
  /** Set up Discord. PUT /projects/{id}/integrations/discord (spec/resources/integrations.yaml:448:5) */
  saveDiscordIntegration(
    request: SaveDiscordIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveDiscordIntegrationResponse>;
  /** Disable Discord. DELETE /projects/{id}/integrations/discord (spec/resources/integrations.yaml:472:5) */
  disableDiscordIntegration(
    request: DisableDiscordIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableDiscordIntegrationResponse>;
  /** Get the settings for Drone. GET /projects/{id}/integrations/drone-ci (spec/resources/integrations.yaml:720:5) */
  getDroneCiIntegration(
    request: GetDroneCiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetDroneCiIntegrationResponse>;
  /** Set up Drone. PUT /projects/{id}/integrations/drone-ci (spec/resources/integrations.yaml:732:5) */
  saveDroneCiIntegration(
    request: SaveDroneCiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveDroneCiIntegrationResponse>;
  /** Disable Drone. DELETE /projects/{id}/integrations/drone-ci (spec/resources/integrations.yaml:751:5) */
  disableDroneCiIntegration(
    request: DisableDroneCiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableDroneCiIntegrationResponse>;
  /** Get the settings for Emails on push. GET /projects/{id}/integrations/emails-on-push (spec/resources/integrations.yaml:764:5) */
  getEmailsOnPushIntegration(
    request: GetEmailsOnPushIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetEmailsOnPushIntegrationResponse>;
  /** Set up Emails on push. PUT /projects/{id}/integrations/emails-on-push (spec/resources/integrations.yaml:776:5) */
  saveEmailsOnPushIntegration(
    request: SaveEmailsOnPushIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveEmailsOnPushIntegrationResponse>;
  /** Disable Emails on push. DELETE /projects/{id}/integrations/emails-on-push (spec/resources/integrations.yaml:796:5) */
  disableEmailsOnPushIntegration(
    request: DisableEmailsOnPushIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableEmailsOnPushIntegrationResponse>;
  /** Get the settings for EWM. GET /projects/{id}/integrations/ewm (spec/resources/integrations.yaml:579:5) */
  getEwmIntegration(
    request: GetEwmIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetEwmIntegrationResponse>;
  /** Set up EWM. PUT /projects/{id}/integrations/ewm (spec/resources/integrations.yaml:591:5) */
  saveEwmIntegration(
    request: SaveEwmIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveEwmIntegrationResponse>;
  /** Disable EWM. DELETE /projects/{id}/integrations/ewm (spec/resources/integrations.yaml:615:5) */
  disableEwmIntegration(
    request: DisableEwmIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableEwmIntegrationResponse>;
  /** Get the settings for External wiki. GET /projects/{id}/integrations/external-wiki (spec/resources/integrations.yaml:809:5) */
  getExternalWikiIntegration(
    request: GetExternalWikiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetExternalWikiIntegrationResponse>;
  /** Set up External wiki. PUT /projects/{id}/integrations/external-wiki (spec/resources/integrations.yaml:821:5) */
  saveExternalWikiIntegration(
    request: SaveExternalWikiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveExternalWikiIntegrationResponse>;
  /** Disable External wiki. DELETE /projects/{id}/integrations/external-wiki (spec/resources/integrations.yaml:840:5) */
  disableExternalWikiIntegration(
    request: DisableExternalWikiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableExternalWikiIntegrationResponse>;
  /** Get the settings for Flowdock. GET /projects/{id}/integrations/flowdock (spec/resources/integrations.yaml:853:5) */
  getFlowdockIntegration(
    request: GetFlowdockIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetFlowdockIntegrationResponse>;
  /** Set up Flowdock. PUT /projects/{id}/integrations/flowdock (spec/resources/integrations.yaml:865:5) */
  saveFlowdockIntegration(
    request: SaveFlowdockIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveFlowdockIntegrationResponse>;
  /** Disable Flowdock. DELETE /projects/{id}/integrations/flowdock (spec/resources/integrations.yaml:884:5) */
  disableFlowdockIntegration(
    request: DisableFlowdockIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableFlowdockIntegrationResponse>;
  /** Get the settings for GitHub. GET /projects/{id}/integrations/github (spec/resources/integrations.yaml:897:5) */
  getGithubIntegration(
    request: GetGithubIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetGithubIntegrationResponse>;
  /** Set up GitHub. PUT /projects/{id}/integrations/github (spec/resources/integrations.yaml:910:5) */
  saveGithubIntegration(
    request: SaveGithubIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveGithubIntegrationResponse>;
  /** Disable GitHub. DELETE /projects/{id}/integrations/github (spec/resources/integrations.yaml:931:5) */
  disableGithubIntegration(
    request: DisableGithubIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableGithubIntegrationResponse>;
  /** Get the settings for Google Chat. GET /projects/{id}/integrations/hangouts-chat (spec/resources/integrations.yaml:485:5) */
  getHangoutsChatIntegration(
    request: GetHangoutsChatIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetHangoutsChatIntegrationResponse>;
  /** Set up Google Chat. PUT /projects/{id}/integrations/hangouts-chat (spec/resources/integrations.yaml:497:5) */
  saveHangoutsChatIntegration(
    request: SaveHangoutsChatIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveHangoutsChatIntegrationResponse>;
  /** Disable Google Chat. DELETE /projects/{id}/integrations/hangouts-chat (spec/resources/integrations.yaml:517:5) */
  disableHangoutsChatIntegration(
    request: DisableHangoutsChatIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableHangoutsChatIntegrationResponse>;
  /** Get the settings for Harbor. GET /projects/{id}/integrations/harbor (spec/resources/integrations.yaml:945:5) */
  getHarborIntegration(
    request: GetHarborIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetHarborIntegrationResponse>;
  /** Set up Harbor. PUT /projects/{id}/integrations/harbor (spec/resources/integrations.yaml:957:5) */
  saveHarborIntegration(
    request: SaveHarborIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveHarborIntegrationResponse>;
  /** Disable Harbor. DELETE /projects/{id}/integrations/harbor (spec/resources/integrations.yaml:982:5) */
  disableHarborIntegration(
    request: DisableHarborIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableHarborIntegrationResponse>;
  /** Get the settings for irker (IRC gateway). GET /projects/{id}/integrations/irker (spec/resources/integrations.yaml:995:5) */
  getIrkerIntegration(
    request: GetIrkerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIrkerIntegrationResponse>;
  /** Set up irker (IRC gateway). PUT /projects/{id}/integrations/irker (spec/resources/integrations.yaml:1007:5) */
  saveIrkerIntegration(
    request: SaveIrkerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveIrkerIntegrationResponse>;
  /** Disable irker (IRC gateway). DELETE /projects/{id}/integrations/irker (spec/resources/integrations.yaml:1026:5) */
  disableIrkerIntegration(
    request: DisableIrkerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableIrkerIntegrationResponse>;
  /** Get the settings for Jenkins. GET /projects/{id}/integrations/jenkins (spec/resources/integrations.yaml:1039:5) */
  getJenkinsIntegration(
    request: GetJenkinsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetJenkinsIntegrationResponse>;
  /** Set up Jenkins. PUT /projects/{id}/integrations/jenkins (spec/resources/integrations.yaml:1051:5) */
  saveJenkinsIntegration(
    request: SaveJenkinsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveJenkinsIntegrationResponse>;
  /** Disable Jenkins. DELETE /projects/{id}/integrations/jenkins (spec/resources/integrations.yaml:1070:5) */
  disableJenkinsIntegration(
    request: DisableJenkinsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableJenkinsIntegrationResponse>;
  /** Get the settings for Jira. GET /projects/{id}/integrations/jira (spec/resources/integrations.yaml:1083:5) */
  getJiraIntegration(
    request: GetJiraIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetJiraIntegrationResponse>;
  /** Set up Jira. PUT /projects/{id}/integrations/jira (spec/resources/integrations.yaml:1095:5) */
  saveJiraIntegration(
    request: SaveJiraIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveJiraIntegrationResponse>;
  /** Disable Jira. DELETE /projects/{id}/integrations/jira (spec/resources/integrations.yaml:1115:5) */
  disableJiraIntegration(
    request: DisableJiraIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableJiraIntegrationResponse>;
  /** Get the settings for Mattermost notifications. GET /projects/{id}/integrations/mattermost (spec/resources/integrations.yaml:1128:5) */
  getMattermostIntegration(
    request: GetMattermostIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMattermostIntegrationResponse>;
  /** Set up Mattermost notifications. PUT /projects/{id}/integrations/mattermost (spec/resources/integrations.yaml:1140:5) */
  saveMattermostIntegration(
    request: SaveMattermostIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveMattermostIntegrationResponse>;
  /** Disable Mattermost notifications. DELETE /projects/{id}/integrations/mattermost (spec/resources/integrations.yaml:1160:5) */
  disableMattermostIntegration(
    request: DisableMattermostIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableMattermostIntegrationResponse>;
  /** Get the settings for Mattermost slash commands. GET /projects/{id}/integrations/mattermost-slash-commands (spec/resources/integrations.yaml:1217:5) */
  getMattermostSlashCommandsIntegration(
    request: GetMattermostSlashCommandsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMattermostSlashCommandsIntegrationResponse>;
  /** Set up Mattermost slash commands. PUT /projects/{id}/integrations/mattermost-slash-commands (spec/resources/integrations.yaml:1229:5) */
  saveMattermostSlashCommandsIntegration(
    request: SaveMattermostSlashCommandsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveMattermostSlashCommandsIntegrationResponse>;
  /** Disable Mattermost slash commands. DELETE /projects/{id}/integrations/mattermost-slash-commands (spec/resources/integrations.yaml:1248:5) */
  disableMattermostSlashCommandsIntegration(
    request: DisableMattermostSlashCommandsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableMattermostSlashCommandsIntegrationResponse>;
  /** Get the settings for Microsoft Teams notifications. GET /projects/{id}/integrations/microsoft-teams (spec/resources/integrations.yaml:1305:5) */
  getMicrosoftTeamsIntegration(
    request: GetMicrosoftTeamsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMicrosoftTeamsIntegrationResponse>;
  /** Set up Microsoft Teams notifications. PUT /projects/{id}/integrations/microsoft-teams (spec/resources/integrations.yaml:1317:5) */
  saveMicrosoftTeamsIntegration(
    request: SaveMicrosoftTeamsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveMicrosoftTeamsIntegrationResponse>;
  /** Disable Microsoft Teams notifications. DELETE /projects/{id}/integrations/microsoft-teams (spec/resources/integrations.yaml:1336:5) */
  disableMicrosoftTeamsIntegration(
    request: DisableMicrosoftTeamsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableMicrosoftTeamsIntegrationResponse>;
  /** Get the settings for MockCI. GET /projects/{id}/integrations/mock-ci (spec/resources/integrations.yaml:1800:5) */
  getMockCiIntegration(
    request: GetMockCiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMockCiIntegrationResponse>;
  /** Set up MockCI. PUT /projects/{id}/integrations/mock-ci (spec/resources/integrations.yaml:1812:5) */
  saveMockCiIntegration(
    request: SaveMockCiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveMockCiIntegrationResponse>;
  /** Disable MockCI. DELETE /projects/{id}/integrations/mock-ci (spec/resources/integrations.yaml:1831:5) */
  disableMockCiIntegration(
    request: DisableMockCiIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableMockCiIntegrationResponse>;
  /** Get the settings for Packagist. GET /projects/{id}/integrations/packagist (spec/resources/integrations.yaml:1349:5) */
  getPackagistIntegration(
    request: GetPackagistIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPackagistIntegrationResponse>;
  /** Set up Packagist. PUT /projects/{id}/integrations/packagist (spec/resources/integrations.yaml:1361:5) */
  savePackagistIntegration(
    request: SavePackagistIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SavePackagistIntegrationResponse>;
  /** Disable Packagist. DELETE /projects/{id}/integrations/packagist (spec/resources/integrations.yaml:1380:5) */
  disablePackagistIntegration(
    request: DisablePackagistIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisablePackagistIntegrationResponse>;
  /** Get the settings for Pipeline status emails. GET /projects/{id}/integrations/pipelines-email (spec/resources/integrations.yaml:1393:5) */
  getPipelinesEmailIntegration(
    request: GetPipelinesEmailIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPipelinesEmailIntegrationResponse>;
  /** Set up Pipeline status emails. PUT /projects/{id}/integrations/pipelines-email (spec/resources/integrations.yaml:1405:5) */
  savePipelinesEmailIntegration(
    request: SavePipelinesEmailIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SavePipelinesEmailIntegrationResponse>;
  /** Disable Pipeline status emails. DELETE /projects/{id}/integrations/pipelines-email (spec/resources/integrations.yaml:1424:5) */
  disablePipelinesEmailIntegration(
    request: DisablePipelinesEmailIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisablePipelinesEmailIntegrationResponse>;
  /** Get the settings for Pivotal Tracker. GET /projects/{id}/integrations/pivotaltracker (spec/resources/integrations.yaml:1437:5) */
  getPivotaltrackerIntegration(
    request: GetPivotaltrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPivotaltrackerIntegrationResponse>;
  /** Set up Pivotal Tracker. PUT /projects/{id}/integrations/pivotaltracker (spec/resources/integrations.yaml:1449:5) */
  savePivotaltrackerIntegration(
    request: SavePivotaltrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SavePivotaltrackerIntegrationResponse>;
  /** Disable Pivotal Tracker. DELETE /projects/{id}/integrations/pivotaltracker (spec/resources/integrations.yaml:1468:5) */
  disablePivotaltrackerIntegration(
    request: DisablePivotaltrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisablePivotaltrackerIntegrationResponse>;
  /** Get the settings for Prometheus. GET /projects/{id}/integrations/prometheus (spec/resources/integrations.yaml:1481:5) */
  getPrometheusIntegration(
    request: GetPrometheusIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPrometheusIntegrationResponse>;
  /** Set up Prometheus. PUT /projects/{id}/integrations/prometheus (spec/resources/integrations.yaml:1493:5) */
  savePrometheusIntegration(
    request: SavePrometheusIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SavePrometheusIntegrationResponse>;
  /** Disable Prometheus. DELETE /projects/{id}/integrations/prometheus (spec/resources/integrations.yaml:1512:5) */
  disablePrometheusIntegration(
    request: DisablePrometheusIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisablePrometheusIntegrationResponse>;
  /** Get the settings for Pushover. GET /projects/{id}/integrations/pushover (spec/resources/integrations.yaml:1525:5) */
  getPushoverIntegration(
    request: GetPushoverIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPushoverIntegrationResponse>;
  /** Set up Pushover. PUT /projects/{id}/integrations/pushover (spec/resources/integrations.yaml:1537:5) */
  savePushoverIntegration(
    request: SavePushoverIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SavePushoverIntegrationResponse>;
  /** Disable Pushover. DELETE /projects/{id}/integrations/pushover (spec/resources/integrations.yaml:1556:5) */
  disablePushoverIntegration(
    request: DisablePushoverIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisablePushoverIntegrationResponse>;
  /** Get the settings for Redmine. GET /projects/{id}/integrations/redmine (spec/resources/integrations.yaml:530:5) */
  getRedmineIntegration(
    request: GetRedmineIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetRedmineIntegrationResponse>;
  /** Set up Redmine. PUT /projects/{id}/integrations/redmine (spec/resources/integrations.yaml:542:5) */
  saveRedmineIntegration(
    request: SaveRedmineIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveRedmineIntegrationResponse>;
  /** Disable Redmine. DELETE /projects/{id}/integrations/redmine (spec/resources/integrations.yaml:566:5) */
  disableRedmineIntegration(
    request: DisableRedmineIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableRedmineIntegrationResponse>;
  /** Get the settings for Shimo. GET /projects/{id}/integrations/shimo (spec/resources/integrations.yaml:1569:5) */
  getShimoIntegration(
    request: GetShimoIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetShimoIntegrationResponse>;
  /** Set up Shimo. PUT /projects/{id}/integrations/shimo (spec/resources/integrations.yaml:1581:5) */
  saveShimoIntegration(
    request: SaveShimoIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveShimoIntegrationResponse>;
  /** Disable Shimo. DELETE /projects/{id}/integrations/shimo (spec/resources/integrations.yaml:1600:5) */
  disableShimoIntegration(
    request: DisableShimoIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableShimoIntegrationResponse>;
  /** Get the settings for Slack notifications. GET /projects/{id}/integrations/slack (spec/resources/integrations.yaml:1173:5) */
  getSlackIntegration(
    request: GetSlackIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetSlackIntegrationResponse>;
  /** Set up Slack notifications. PUT /projects/{id}/integrations/slack (spec/resources/integrations.yaml:1185:5) */
  saveSlackIntegration(
    request: SaveSlackIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveSlackIntegrationResponse>;
  /** Disable Slack notifications. DELETE /projects/{id}/integrations/slack (spec/resources/integrations.yaml:1204:5) */
  disableSlackIntegration(
    request: DisableSlackIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableSlackIntegrationResponse>;
  /** Get the settings for Slack slash commands. GET /projects/{id}/integrations/slack-slash-commands (spec/resources/integrations.yaml:1261:5) */
  getSlackSlashCommandsIntegration(
    request: GetSlackSlashCommandsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetSlackSlashCommandsIntegrationResponse>;
  /** Set up Slack slash commands. PUT /projects/{id}/integrations/slack-slash-commands (spec/resources/integrations.yaml:1273:5) */
  saveSlackSlashCommandsIntegration(
    request: SaveSlackSlashCommandsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveSlackSlashCommandsIntegrationResponse>;
  /** Disable Slack slash commands. DELETE /projects/{id}/integrations/slack-slash-commands (spec/resources/integrations.yaml:1292:5) */
  disableSlackSlashCommandsIntegration(
    request: DisableSlackSlashCommandsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableSlackSlashCommandsIntegrationResponse>;
  /** Get the settings for JetBrains TeamCity. GET /projects/{id}/integrations/teamcity (spec/resources/integrations.yaml:1613:5) */
  getTeamcityIntegration(
    request: GetTeamcityIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetTeamcityIntegrationResponse>;
  /** Set up JetBrains TeamCity. PUT /projects/{id}/integrations/teamcity (spec/resources/integrations.yaml:1625:5) */
  saveTeamcityIntegration(
    request: SaveTeamcityIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveTeamcityIntegrationResponse>;
  /** Disable JetBrains TeamCity. DELETE /projects/{id}/integrations/teamcity (spec/resources/integrations.yaml:1650:5) */
  disableTeamcityIntegration(
    request: DisableTeamcityIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableTeamcityIntegrationResponse>;
  /** Get the settings for Unify Circuit. GET /projects/{id}/integrations/unify-circuit (spec/resources/integrations.yaml:1663:5) */
  getUnifyCircuitIntegration(
    request: GetUnifyCircuitIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetUnifyCircuitIntegrationResponse>;
  /** Set up Unify Circuit. PUT /projects/{id}/integrations/unify-circuit (spec/resources/integrations.yaml:1675:5) */
  saveUnifyCircuitIntegration(
    request: SaveUnifyCircuitIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveUnifyCircuitIntegrationResponse>;
  /** Disable Unify Circuit. DELETE /projects/{id}/integrations/unify-circuit (spec/resources/integrations.yaml:1694:5) */
  disableUnifyCircuitIntegration(
    request: DisableUnifyCircuitIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableUnifyCircuitIntegrationResponse>;
  /** Get the settings for Webex Teams. GET /projects/{id}/integrations/webex-teams (spec/resources/integrations.yaml:1707:5) */
  getWebexTeamsIntegration(
    request: GetWebexTeamsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetWebexTeamsIntegrationResponse>;
  /** Set up Webex Teams. PUT /projects/{id}/integrations/webex-teams (spec/resources/integrations.yaml:1719:5) */
  saveWebexTeamsIntegration(
    request: SaveWebexTeamsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveWebexTeamsIntegrationResponse>;
  /** Disable Webex Teams. DELETE /projects/{id}/integrations/webex-teams (spec/resources/integrations.yaml:1738:5) */
  disableWebexTeamsIntegration(
    request: DisableWebexTeamsIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableWebexTeamsIntegrationResponse>;
  /** Get the settings for YouTrack. GET /projects/{id}/integrations/youtrack (spec/resources/integrations.yaml:628:5) */
  getYoutrackIntegration(
    request: GetYoutrackIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetYoutrackIntegrationResponse>;
  /** Set up YouTrack. PUT /projects/{id}/integrations/youtrack (spec/resources/integrations.yaml:640:5) */
  saveYoutrackIntegration(
    request: SaveYoutrackIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveYoutrackIntegrationResponse>;
  /** Disable YouTrack. DELETE /projects/{id}/integrations/youtrack (spec/resources/integrations.yaml:663:5) */
  disableYoutrackIntegration(
    request: DisableYoutrackIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableYoutrackIntegrationResponse>;
  /** Get the settings for ZenTao. GET /projects/{id}/integrations/zentao (spec/resources/integrations.yaml:1751:5) */
  getZentaoIntegration(
    request: GetZentaoIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetZentaoIntegrationResponse>;
  /** Set up ZenTao. PUT /projects/{id}/integrations/zentao (spec/resources/integrations.yaml:1763:5) */
  saveZentaoIntegration(
    request: SaveZentaoIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveZentaoIntegrationResponse>;
  /** Disable ZenTao. DELETE /projects/{id}/integrations/zentao (spec/resources/integrations.yaml:1787:5) */
  disableZentaoIntegration(
    request: DisableZentaoIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableZentaoIntegrationResponse>;
  /** Get the settings of an integration of any kind. GET /projects/{id}/integrations/{slug} (spec/resources/integrations.yaml:1844:5) */
  getIntegrationBySlug(
    request: GetIntegrationBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIntegrationBySlugResponse>;
  /** Set up an integration of any kind. PUT /projects/{id}/integrations/{slug} (spec/resources/integrations.yaml:1860:5) */
  saveIntegrationBySlug(
    request: SaveIntegrationBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveIntegrationBySlugResponse>;
  /** Disable an integration of any kind. DELETE /projects/{id}/integrations/{slug} (spec/resources/integrations.yaml:1884:5) */
  disableIntegrationBySlug(
    request: DisableIntegrationBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableIntegrationBySlugResponse>;
  /** Give a command from a chat. POST /projects/{id}/integrations/{slug}/trigger (spec/resources/integrations.yaml:1958:5) */
  sendSlashCommand(
    request: SendSlashCommandRequest,
    context: C,
  ): Promise<SendSlashCommandResponse>;
  /** List the active integrations of a project by the former path. GET /projects/{id}/services (spec/resources/integrations.yaml:46:5) */
  listServices(
    request: ListServicesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListServicesResponse>;
  /** Get the settings of an integration of any kind by the former path. GET /projects/{id}/services/{slug} (spec/resources/integrations.yaml:1901:5) */
  getServiceBySlug(
    request: GetServiceBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetServiceBySlugResponse>;
  /** Set up an integration of any kind by the former path. PUT /projects/{id}/services/{slug} (spec/resources/integrations.yaml:1917:5) */
  saveServiceBySlug(
    request: SaveServiceBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveServiceBySlugResponse>;
  /** Disable an integration of any kind by the former path. DELETE /projects/{id}/services/{slug} (spec/resources/integrations.yaml:1941:5) */
  disableServiceBySlug(
    request: DisableServiceBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableServiceBySlugResponse>;
  /** Give a command from a chat by the former path. POST /projects/{id}/services/{slug}/trigger (spec/resources/integrations.yaml:2004:5) */
  sendSlashCommandToService(
    request: SendSlashCommandToServiceRequest,
    context: C,
  ): Promise<SendSlashCommandToServiceResponse>;
}
