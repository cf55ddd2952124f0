// Generated from spec; do not edit. Run `npm run generate`.
import { sender } from '../../generator/runtime/client.ts';
import type { ClientOptions } from '../../generator/runtime/client.ts';
import { accessRequestsClient } from './access-requests.ts';
import type { AccessRequestsClient } from './access-requests.ts';
import { applicationClient } from './application.ts';
import type { ApplicationClient } from './application.ts';
import { applicationSettingsClient } from './application-settings.ts';
import type { ApplicationSettingsClient } from './application-settings.ts';
import { applicationsClient } from './applications.ts';
import type { ApplicationsClient } from './applications.ts';
import { approvalRulesClient } from './approval-rules.ts';
import type { ApprovalRulesClient } from './approval-rules.ts';
import { auditEventsClient } from './audit-events.ts';
import type { AuditEventsClient } from './audit-events.ts';
import { awardEmojiClient } from './award-emoji.ts';
import type { AwardEmojiClient } from './award-emoji.ts';
import { boardsClient } from './boards.ts';
import type { BoardsClient } from './boards.ts';
import { branchesClient } from './branches.ts';
import type { BranchesClient } from './branches.ts';
import { broadcastMessagesClient } from './broadcast-messages.ts';
import type { BroadcastMessagesClient } from './broadcast-messages.ts';
import { changelogsClient } from './changelogs.ts';
import type { ChangelogsClient } from './changelogs.ts';
import { childEpicsClient } from './child-epics.ts';
import type { ChildEpicsClient } from './child-epics.ts';
import { ciLintClient } from './ci-lint.ts';
import type { CiLintClient } from './ci-lint.ts';
import { clusterAgentsClient } from './cluster-agents.ts';
import type { ClusterAgentsClient } from './cluster-agents.ts';
import { commitDiscussionsClient } from './commit-discussions.ts';
import type { CommitDiscussionsClient } from './commit-discussions.ts';
import { commitStatusesClient } from './commit-statuses.ts';
import type { CommitStatusesClient } from './commit-statuses.ts';
import { commitsClient } from './commits.ts';
import type { CommitsClient } from './commits.ts';
import { containerRegistryClient } from './container-registry.ts';
import type { ContainerRegistryClient } from './container-registry.ts';
import { customAttributesClient } from './custom-attributes.ts';
import type { CustomAttributesClient } from './custom-attributes.ts';
import { deployKeysClient } from './deploy-keys.ts';
import type { DeployKeysClient } from './deploy-keys.ts';
import { deployTokensClient } from './deploy-tokens.ts';
import type { DeployTokensClient } from './deploy-tokens.ts';
import { deploymentsClient } from './deployments.ts';
import type { DeploymentsClient } from './deployments.ts';
import { discussionsClient } from './discussions.ts';
import type { DiscussionsClient } from './discussions.ts';
import { emailsClient } from './emails.ts';
import type { EmailsClient } from './emails.ts';
import { environmentsClient } from './environments.ts';
import type { EnvironmentsClient } from './environments.ts';
import { epicIssuesClient } from './epic-issues.ts';
import type { EpicIssuesClient } from './epic-issues.ts';
import { epicsClient } from './epics.ts';
import type { EpicsClient } from './epics.ts';
import { eventsClient } from './events.ts';
import type { EventsClient } from './events.ts';
import { featuresClient } from './features.ts';
import type { FeaturesClient } from './features.ts';
import { gpgKeysClient } from './gpg-keys.ts';
import type { GpgKeysClient } from './gpg-keys.ts';
import { graphqlClient } from './graphql.ts';
import type { GraphqlClient } from './graphql.ts';
import { groupHooksClient } from './group-hooks.ts';
import type { GroupHooksClient } from './group-hooks.ts';
import { groupImportExportClient } from './group-import-export.ts';
import type { GroupImportExportClient } from './group-import-export.ts';
import { groupsClient } from './groups.ts';
import type { GroupsClient } from './groups.ts';
import { impersonationTokensClient } from './impersonation-tokens.ts';
import type { ImpersonationTokensClient } from './impersonation-tokens.ts';
import { importExportClient } from './import-export.ts';
import type { ImportExportClient } from './import-export.ts';
import { integrationsClient } from './integrations.ts';
import type { IntegrationsClient } from './integrations.ts';
import { invitationsClient } from './invitations.ts';
import type { InvitationsClient } from './invitations.ts';
import { issueLinksClient } from './issue-links.ts';
import type { IssueLinksClient } from './issue-links.ts';
import { issueStatisticsClient } from './issue-statistics.ts';
import type { IssueStatisticsClient } from './issue-statistics.ts';
import { issuesClient } from './issues.ts';
import type { IssuesClient } from './issues.ts';
import { iterationsClient } from './iterations.ts';
import type { IterationsClient } from './iterations.ts';
import { jobArtifactsClient } from './job-artifacts.ts';
import type { JobArtifactsClient } from './job-artifacts.ts';
import { jobExecutionClient } from './job-execution.ts';
import type { JobExecutionClient } from './job-execution.ts';
import { jobTokenScopeClient } from './job-token-scope.ts';
import type { JobTokenScopeClient } from './job-token-scope.ts';
import { jobsClient } from './jobs.ts';
import type { JobsClient } from './jobs.ts';
import { labelsClient } from './labels.ts';
import type { LabelsClient } from './labels.ts';
import { linkedEpicsClient } from './linked-epics.ts';
import type { LinkedEpicsClient } from './linked-epics.ts';
import { markdownClient } from './markdown.ts';
import type { MarkdownClient } from './markdown.ts';
import { membersClient } from './members.ts';
import type { MembersClient } from './members.ts';
import { mergeRequestApprovalsClient } from './merge-request-approvals.ts';
import type { MergeRequestApprovalsClient } from './merge-request-approvals.ts';
import { mergeRequestDiffsClient } from './merge-request-diffs.ts';
import type { MergeRequestDiffsClient } from './merge-request-diffs.ts';
import { mergeRequestsClient } from './merge-requests.ts';
import type { MergeRequestsClient } from './merge-requests.ts';
import { metadataClient } from './metadata.ts';
import type { MetadataClient } from './metadata.ts';
import { milestonesClient } from './milestones.ts';
import type { MilestonesClient } from './milestones.ts';
import { namespacesClient } from './namespaces.ts';
import type { NamespacesClient } from './namespaces.ts';
import { notesClient } from './notes.ts';
import type { NotesClient } from './notes.ts';
import { oauthClient } from './oauth.ts';
import type { OauthClient } from './oauth.ts';
import { personalAccessTokensClient } from './personal-access-tokens.ts';
import type { PersonalAccessTokensClient } from './personal-access-tokens.ts';
import { pipelineSchedulesClient } from './pipeline-schedules.ts';
import type { PipelineSchedulesClient } from './pipeline-schedules.ts';
import { pipelinesClient } from './pipelines.ts';
import type { PipelinesClient } from './pipelines.ts';
import { projectApprovalsClient } from './project-approvals.ts';
import type { ProjectApprovalsClient } from './project-approvals.ts';
import { projectForksClient } from './project-forks.ts';
import type { ProjectForksClient } from './project-forks.ts';
import { projectHooksClient } from './project-hooks.ts';
import type { ProjectHooksClient } from './project-hooks.ts';
import { projectLifecycleClient } from './project-lifecycle.ts';
import type { ProjectLifecycleClient } from './project-lifecycle.ts';
import { projectMaintenanceClient } from './project-maintenance.ts';
import type { ProjectMaintenanceClient } from './project-maintenance.ts';
import { projectSharingClient } from './project-sharing.ts';
import type { ProjectSharingClient } from './project-sharing.ts';
import { projectStarsClient } from './project-stars.ts';
import type { ProjectStarsClient } from './project-stars.ts';
import { projectTemplatesClient } from './project-templates.ts';
import type { ProjectTemplatesClient } from './project-templates.ts';
import { projectUploadsClient } from './project-uploads.ts';
import type { ProjectUploadsClient } from './project-uploads.ts';
import { projectsClient } from './projects.ts';
import type { ProjectsClient } from './projects.ts';
import { protectedBranchesClient } from './protected-branches.ts';
import type { ProtectedBranchesClient } from './protected-branches.ts';
import { protectedEnvironmentsClient } from './protected-environments.ts';
import type { ProtectedEnvironmentsClient } from './protected-environments.ts';
import { protectedTagsClient } from './protected-tags.ts';
import type { ProtectedTagsClient } from './protected-tags.ts';
import { pushRulesClient } from './push-rules.ts';
import type { PushRulesClient } from './push-rules.ts';
import { relationsExportClient } from './relations-export.ts';
import type { RelationsExportClient } from './relations-export.ts';
import { repositoriesClient } from './repositories.ts';
import type { RepositoriesClient } from './repositories.ts';
import { repositoryFilesClient } from './repository-files.ts';
import type { RepositoryFilesClient } from './repository-files.ts';
import { resourceAccessTokensClient } from './resource-access-tokens.ts';
import type { ResourceAccessTokensClient } from './resource-access-tokens.ts';
import { resourceEventsClient } from './resource-events.ts';
import type { ResourceEventsClient } from './resource-events.ts';
import { resourceGroupsClient } from './resource-groups.ts';
import type { ResourceGroupsClient } from './resource-groups.ts';
import { runnersClient } from './runners.ts';
import type { RunnersClient } from './runners.ts';
import { samlProvidersClient } from './saml-providers.ts';
import type { SamlProvidersClient } from './saml-providers.ts';
import { scimClient } from './scim.ts';
import type { ScimClient } from './scim.ts';
import { searchClient } from './search.ts';
import type { SearchClient } from './search.ts';
import { secureFilesClient } from './secure-files.ts';
import type { SecureFilesClient } from './secure-files.ts';
import { sshKeysClient } from './ssh-keys.ts';
import type { SshKeysClient } from './ssh-keys.ts';
import { suggestionsClient } from './suggestions.ts';
import type { SuggestionsClient } from './suggestions.ts';
import { systemHooksClient } from './system-hooks.ts';
import type { SystemHooksClient } from './system-hooks.ts';
import { tagsClient } from './tags.ts';
import type { TagsClient } from './tags.ts';
import { templatesClient } from './templates.ts';
import type { TemplatesClient } from './templates.ts';
import { todosClient } from './todos.ts';
import type { TodosClient } from './todos.ts';
import { topicsClient } from './topics.ts';
import type { TopicsClient } from './topics.ts';
import { triggersClient } from './triggers.ts';
import type { TriggersClient } from './triggers.ts';
import { usersClient } from './users.ts';
import type { UsersClient } from './users.ts';
import { variablesClient } from './variables.ts';
import type { VariablesClient } from './variables.ts';

/** One function per operation. */
export interface Client extends
  AccessRequestsClient,
  ApplicationClient,
  ApplicationSettingsClient,
  ApplicationsClient,
  ApprovalRulesClient,
  AuditEventsClient,
  AwardEmojiClient,
  BoardsClient,
  BranchesClient,
  BroadcastMessagesClient,
  ChangelogsClient,
  ChildEpicsClient,
  CiLintClient,
  ClusterAgentsClient,
  CommitDiscussionsClient,
  CommitStatusesClient,
  CommitsClient,
  ContainerRegistryClient,
  CustomAttributesClient,
  DeployKeysClient,
  DeployTokensClient,
  DeploymentsClient,
  DiscussionsClient,
  EmailsClient,
  EnvironmentsClient,
  EpicIssuesClient,
  EpicsClient,
  EventsClient,
  FeaturesClient,
  GpgKeysClient,
  GraphqlClient,
  GroupHooksClient,
  GroupImportExportClient,
  GroupsClient,
  ImpersonationTokensClient,
  ImportExportClient,
  IntegrationsClient,
  InvitationsClient,
  IssueLinksClient,
  IssueStatisticsClient,
  IssuesClient,
  IterationsClient,
  JobArtifactsClient,
  JobExecutionClient,
  JobTokenScopeClient,
  JobsClient,
  LabelsClient,
  LinkedEpicsClient,
  MarkdownClient,
  MembersClient,
  MergeRequestApprovalsClient,
  MergeRequestDiffsClient,
  MergeRequestsClient,
  MetadataClient,
  MilestonesClient,
  NamespacesClient,
  NotesClient,
  OauthClient,
  PersonalAccessTokensClient,
  PipelineSchedulesClient,
  PipelinesClient,
  ProjectApprovalsClient,
  ProjectForksClient,
  ProjectHooksClient,
  ProjectLifecycleClient,
  ProjectMaintenanceClient,
  ProjectSharingClient,
  ProjectStarsClient,
  ProjectTemplatesClient,
  ProjectUploadsClient,
  ProjectsClient,
  ProtectedBranchesClient,
  ProtectedEnvironmentsClient,
  ProtectedTagsClient,
  PushRulesClient,
  RelationsExportClient,
  RepositoriesClient,
  RepositoryFilesClient,
  ResourceAccessTokensClient,
  ResourceEventsClient,
  ResourceGroupsClient,
  RunnersClient,
  SamlProvidersClient,
  ScimClient,
  SearchClient,
  SecureFilesClient,
  SshKeysClient,
  SuggestionsClient,
  SystemHooksClient,
  TagsClient,
  TemplatesClient,
  TodosClient,
  TopicsClient,
  TriggersClient,
  UsersClient,
  VariablesClient {}

/** A client of one instance; it needs nothing but `fetch`. */
export function createClient(options: ClientOptions): Client {
  const send = sender(options, (token) => ({ authorization: `Bearer ${token}` }));
  return {
    ...accessRequestsClient(send),
    ...applicationClient(send),
    ...applicationSettingsClient(send),
    ...applicationsClient(send),
    ...approvalRulesClient(send),
    ...auditEventsClient(send),
    ...awardEmojiClient(send),
    ...boardsClient(send),
    ...branchesClient(send),
    ...broadcastMessagesClient(send),
    ...changelogsClient(send),
    ...childEpicsClient(send),
    ...ciLintClient(send),
    ...clusterAgentsClient(send),
    ...commitDiscussionsClient(send),
    ...commitStatusesClient(send),
    ...commitsClient(send),
    ...containerRegistryClient(send),
    ...customAttributesClient(send),
    ...deployKeysClient(send),
    ...deployTokensClient(send),
    ...deploymentsClient(send),
    ...discussionsClient(send),
    ...emailsClient(send),
    ...environmentsClient(send),
    ...epicIssuesClient(send),
    ...epicsClient(send),
    ...eventsClient(send),
    ...featuresClient(send),
    ...gpgKeysClient(send),
    ...graphqlClient(send),
    ...groupHooksClient(send),
    ...groupImportExportClient(send),
    ...groupsClient(send),
    ...impersonationTokensClient(send),
    ...importExportClient(send),
    ...integrationsClient(send),
    ...invitationsClient(send),
    ...issueLinksClient(send),
    ...issueStatisticsClient(send),
    ...issuesClient(send),
    ...iterationsClient(send),
    ...jobArtifactsClient(send),
    ...jobExecutionClient(send),
    ...jobTokenScopeClient(send),
    ...jobsClient(send),
    ...labelsClient(send),
    ...linkedEpicsClient(send),
    ...markdownClient(send),
    ...membersClient(send),
    ...mergeRequestApprovalsClient(send),
    ...mergeRequestDiffsClient(send),
    ...mergeRequestsClient(send),
    ...metadataClient(send),
    ...milestonesClient(send),
    ...namespacesClient(send),
    ...notesClient(send),
    ...oauthClient(send),
    ...personalAccessTokensClient(send),
    ...pipelineSchedulesClient(send),
    ...pipelinesClient(send),
    ...projectApprovalsClient(send),
    ...projectForksClient(send),
    ...projectHooksClient(send),
    ...projectLifecycleClient(send),
    ...projectMaintenanceClient(send),
    ...projectSharingClient(send),
    ...projectStarsClient(send),
    ...projectTemplatesClient(send),
    ...projectUploadsClient(send),
    ...projectsClient(send),
    ...protectedBranchesClient(send),
    ...protectedEnvironmentsClient(send),
    ...protectedTagsClient(send),
    ...pushRulesClient(send),
    ...relationsExportClient(send),
    ...repositoriesClient(send),
    ...repositoryFilesClient(send),
    ...resourceAccessTokensClient(send),
    ...resourceEventsClient(send),
    ...resourceGroupsClient(send),
    ...runnersClient(send),
    ...samlProvidersClient(send),
    ...scimClient(send),
    ...searchClient(send),
    ...secureFilesClient(send),
    ...sshKeysClient(send),
    ...suggestionsClient(send),
    ...systemHooksClient(send),
    ...tagsClient(send),
    ...templatesClient(send),
    ...todosClient(send),
    ...topicsClient(send),
    ...triggersClient(send),
    ...usersClient(send),
    ...variablesClient(send),
  };
}
