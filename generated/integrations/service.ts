// Generated from spec/resources/integrations.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListIntegrationsRequest, ListIntegrationsResponse, GetAsanaIntegrationRequest, GetAsanaIntegrationResponse, SaveAsanaIntegrationRequest, SaveAsanaIntegrationResponse, DisableAsanaIntegrationRequest, DisableAsanaIntegrationResponse, GetAssemblaIntegrationRequest, GetAssemblaIntegrationResponse, SaveAssemblaIntegrationRequest, SaveAssemblaIntegrationResponse, DisableAssemblaIntegrationRequest, DisableAssemblaIntegrationResponse, GetBambooIntegrationRequest, GetBambooIntegrationResponse, SaveBambooIntegrationRequest, SaveBambooIntegrationResponse, DisableBambooIntegrationRequest, DisableBambooIntegrationResponse, GetBugzillaIntegrationRequest, GetBugzillaIntegrationResponse, SaveBugzillaIntegrationRequest, SaveBugzillaIntegrationResponse, DisableBugzillaIntegrationRequest, DisableBugzillaIntegrationResponse, GetBuildkiteIntegrationRequest, GetBuildkiteIntegrationResponse, SaveBuildkiteIntegrationRequest, SaveBuildkiteIntegrationResponse, DisableBuildkiteIntegrationRequest, DisableBuildkiteIntegrationResponse, GetCampfireIntegrationRequest, GetCampfireIntegrationResponse, SaveCampfireIntegrationRequest, SaveCampfireIntegrationResponse, DisableCampfireIntegrationRequest, DisableCampfireIntegrationResponse, GetCustomIssueTrackerIntegrationRequest, GetCustomIssueTrackerIntegrationResponse, SaveCustomIssueTrackerIntegrationRequest, SaveCustomIssueTrackerIntegrationResponse, DisableCustomIssueTrackerIntegrationRequest, DisableCustomIssueTrackerIntegrationResponse, GetDatadogIntegrationRequest, GetDatadogIntegrationResponse, SaveDatadogIntegrationRequest, SaveDatadogIntegrationResponse, DisableDatadogIntegrationRequest, DisableDatadogIntegrationResponse, GetDiscordIntegrationRequest, GetDiscordIntegrationResponse, SaveDiscordIntegrationRequest, SaveDiscordIntegrationResponse, DisableDiscordIntegrationRequest, DisableDiscordIntegrationResponse, GetHangoutsChatIntegrationRequest, GetHangoutsChatIntegrationResponse, SaveHangoutsChatIntegrationRequest, SaveHangoutsChatIntegrationResponse, DisableHangoutsChatIntegrationRequest, DisableHangoutsChatIntegrationResponse, GetIntegrationBySlugRequest, GetIntegrationBySlugResponse, SaveIntegrationBySlugRequest, SaveIntegrationBySlugResponse, DisableIntegrationBySlugRequest, DisableIntegrationBySlugResponse, ListServicesRequest, ListServicesResponse, GetServiceBySlugRequest, GetServiceBySlugResponse, SaveServiceBySlugRequest, SaveServiceBySlugResponse, DisableServiceBySlugRequest, DisableServiceBySlugResponse } from './types.ts';

/** One function per operation of integrations; `C` is the request context of the server. */
export interface IntegrationsService<C extends SubjectTypes> {
  /** List the active integrations of a project. GET /projects/{id}/integrations (spec/resources/integrations.yaml:7:5) */
  listIntegrations?(
    request: ListIntegrationsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIntegrationsResponse>;
  /** Get the settings for Asana. GET /projects/{id}/integrations/asana (spec/resources/integrations.yaml:69:5) */
  getAsanaIntegration?(
    request: GetAsanaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetAsanaIntegrationResponse>;
  /** Set up Asana. PUT /projects/{id}/integrations/asana (spec/resources/integrations.yaml:82:5) */
  saveAsanaIntegration?(
    request: SaveAsanaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveAsanaIntegrationResponse>;
  /** Disable Asana. DELETE /projects/{id}/integrations/asana (spec/resources/integrations.yaml:102:5) */
  disableAsanaIntegration?(
    request: DisableAsanaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableAsanaIntegrationResponse>;
  /** Get the settings for Assembla. GET /projects/{id}/integrations/assembla (spec/resources/integrations.yaml:116:5) */
  getAssemblaIntegration?(
    request: GetAssemblaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetAssemblaIntegrationResponse>;
  /** Set up Assembla. PUT /projects/{id}/integrations/assembla (spec/resources/integrations.yaml:129:5) */
  saveAssemblaIntegration?(
    request: SaveAssemblaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveAssemblaIntegrationResponse>;
  /** Disable Assembla. DELETE /projects/{id}/integrations/assembla (spec/resources/integrations.yaml:149:5) */
  disableAssemblaIntegration?(
    request: DisableAssemblaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableAssemblaIntegrationResponse>;
  /** Get the settings for Atlassian Bamboo. GET /projects/{id}/integrations/bamboo (spec/resources/integrations.yaml:163:5) */
  getBambooIntegration?(
    request: GetBambooIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetBambooIntegrationResponse>;
  /** Set up Atlassian Bamboo. PUT /projects/{id}/integrations/bamboo (spec/resources/integrations.yaml:176:5) */
  saveBambooIntegration?(
    request: SaveBambooIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveBambooIntegrationResponse>;
  /** Disable Atlassian Bamboo. DELETE /projects/{id}/integrations/bamboo (spec/resources/integrations.yaml:202:5) */
  disableBambooIntegration?(
    request: DisableBambooIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableBambooIntegrationResponse>;
  /** Get the settings for Bugzilla. GET /projects/{id}/integrations/bugzilla (spec/resources/integrations.yaml:216:5) */
  getBugzillaIntegration?(
    request: GetBugzillaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetBugzillaIntegrationResponse>;
  /** Set up Bugzilla. PUT /projects/{id}/integrations/bugzilla (spec/resources/integrations.yaml:229:5) */
  saveBugzillaIntegration?(
    request: SaveBugzillaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveBugzillaIntegrationResponse>;
  /** Disable Bugzilla. DELETE /projects/{id}/integrations/bugzilla (spec/resources/integrations.yaml:254:5) */
  disableBugzillaIntegration?(
    request: DisableBugzillaIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableBugzillaIntegrationResponse>;
  /** Get the settings for Buildkite. GET /projects/{id}/integrations/buildkite (spec/resources/integrations.yaml:268:5) */
  getBuildkiteIntegration?(
    request: GetBuildkiteIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetBuildkiteIntegrationResponse>;
  /** Set up Buildkite. PUT /projects/{id}/integrations/buildkite (spec/resources/integrations.yaml:281:5) */
  saveBuildkiteIntegration?(
    request: SaveBuildkiteIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveBuildkiteIntegrationResponse>;
  /** Disable Buildkite. DELETE /projects/{id}/integrations/buildkite (spec/resources/integrations.yaml:301:5) */
  disableBuildkiteIntegration?(
    request: DisableBuildkiteIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableBuildkiteIntegrationResponse>;
  /** Get the settings for Campfire. GET /projects/{id}/integrations/campfire (spec/resources/integrations.yaml:315:5) */
  getCampfireIntegration?(
    request: GetCampfireIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetCampfireIntegrationResponse>;
  /** Set up Campfire. PUT /projects/{id}/integrations/campfire (spec/resources/integrations.yaml:328:5) */
  saveCampfireIntegration?(
    request: SaveCampfireIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveCampfireIntegrationResponse>;
  /** Disable Campfire. DELETE /projects/{id}/integrations/campfire (spec/resources/integrations.yaml:348:5) */
  disableCampfireIntegration?(
    request: DisableCampfireIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableCampfireIntegrationResponse>;
  /** Get the settings for a custom issue tracker. GET /projects/{id}/integrations/custom-issue-tracker (spec/resources/integrations.yaml:362:5) */
  getCustomIssueTrackerIntegration?(
    request: GetCustomIssueTrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetCustomIssueTrackerIntegrationResponse>;
  /** Set up a custom issue tracker. PUT /projects/{id}/integrations/custom-issue-tracker (spec/resources/integrations.yaml:375:5) */
  saveCustomIssueTrackerIntegration?(
    request: SaveCustomIssueTrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveCustomIssueTrackerIntegrationResponse>;
  /** Disable a custom issue tracker. DELETE /projects/{id}/integrations/custom-issue-tracker (spec/resources/integrations.yaml:400:5) */
  disableCustomIssueTrackerIntegration?(
    request: DisableCustomIssueTrackerIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableCustomIssueTrackerIntegrationResponse>;
  /** Get the settings for Datadog. GET /projects/{id}/integrations/datadog (spec/resources/integrations.yaml:414:5) */
  getDatadogIntegration?(
    request: GetDatadogIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetDatadogIntegrationResponse>;
  /** Set up Datadog. PUT /projects/{id}/integrations/datadog (spec/resources/integrations.yaml:427:5) */
  saveDatadogIntegration?(
    request: SaveDatadogIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveDatadogIntegrationResponse>;
  /** Disable Datadog. DELETE /projects/{id}/integrations/datadog (spec/resources/integrations.yaml:448:5) */
  disableDatadogIntegration?(
    request: DisableDatadogIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableDatadogIntegrationResponse>;
  /** Get the settings for Discord. GET /projects/{id}/integrations/discord (spec/resources/integrations.yaml:462:5) */
  getDiscordIntegration?(
    request: GetDiscordIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetDiscordIntegrationResponse>;
  /** Set up Discord. PUT /projects/{id}/integrations/discord (spec/resources/integrations.yaml:475:5) */
  saveDiscordIntegration?(
    request: SaveDiscordIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveDiscordIntegrationResponse>;
  /** Disable Discord. DELETE /projects/{id}/integrations/discord (spec/resources/integrations.yaml:500:5) */
  disableDiscordIntegration?(
    request: DisableDiscordIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableDiscordIntegrationResponse>;
  /** Get the settings for Google Chat. GET /projects/{id}/integrations/hangouts-chat (spec/resources/integrations.yaml:514:5) */
  getHangoutsChatIntegration?(
    request: GetHangoutsChatIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetHangoutsChatIntegrationResponse>;
  /** Set up Google Chat. PUT /projects/{id}/integrations/hangouts-chat (spec/resources/integrations.yaml:527:5) */
  saveHangoutsChatIntegration?(
    request: SaveHangoutsChatIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveHangoutsChatIntegrationResponse>;
  /** Disable Google Chat. DELETE /projects/{id}/integrations/hangouts-chat (spec/resources/integrations.yaml:548:5) */
  disableHangoutsChatIntegration?(
    request: DisableHangoutsChatIntegrationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableHangoutsChatIntegrationResponse>;
  /** Get the settings of an integration of any kind. GET /projects/{id}/integrations/{slug} (spec/resources/integrations.yaml:562:5) */
  getIntegrationBySlug?(
    request: GetIntegrationBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIntegrationBySlugResponse>;
  /** Set up an integration of any kind. PUT /projects/{id}/integrations/{slug} (spec/resources/integrations.yaml:579:5) */
  saveIntegrationBySlug?(
    request: SaveIntegrationBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveIntegrationBySlugResponse>;
  /** Disable an integration of any kind. DELETE /projects/{id}/integrations/{slug} (spec/resources/integrations.yaml:604:5) */
  disableIntegrationBySlug?(
    request: DisableIntegrationBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableIntegrationBySlugResponse>;
  /** List the active integrations of a project by the former path. GET /projects/{id}/services (spec/resources/integrations.yaml:47:5) */
  listServices?(
    request: ListServicesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListServicesResponse>;
  /** Get the settings of an integration of any kind by the former path. GET /projects/{id}/services/{slug} (spec/resources/integrations.yaml:622:5) */
  getServiceBySlug?(
    request: GetServiceBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetServiceBySlugResponse>;
  /** Set up an integration of any kind by the former path. PUT /projects/{id}/services/{slug} (spec/resources/integrations.yaml:639:5) */
  saveServiceBySlug?(
    request: SaveServiceBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SaveServiceBySlugResponse>;
  /** Disable an integration of any kind by the former path. DELETE /projects/{id}/services/{slug} (spec/resources/integrations.yaml:664:5) */
  disableServiceBySlug?(
    request: DisableServiceBySlugRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableServiceBySlugResponse>;
}
