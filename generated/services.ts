// Generated from spec; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../generator/runtime/operation.ts';
import type { AccessRequestsService } from './access-requests/service.ts';
import { accessRequestsStubs } from './access-requests/stubs.ts';
import type { ApplicationService } from './application/service.ts';
import { applicationStubs } from './application/stubs.ts';
import type { ApplicationSettingsService } from './application-settings/service.ts';
import { applicationSettingsStubs } from './application-settings/stubs.ts';
import type { ApplicationsService } from './applications/service.ts';
import { applicationsStubs } from './applications/stubs.ts';
import type { ApprovalsService } from './approvals/service.ts';
import { approvalsStubs } from './approvals/stubs.ts';
import type { BranchesService } from './branches/service.ts';
import { branchesStubs } from './branches/stubs.ts';
import type { BroadcastMessagesService } from './broadcast-messages/service.ts';
import { broadcastMessagesStubs } from './broadcast-messages/stubs.ts';
import type { ClusterAgentsService } from './cluster-agents/service.ts';
import { clusterAgentsStubs } from './cluster-agents/stubs.ts';
import type { CommitsService } from './commits/service.ts';
import { commitsStubs } from './commits/stubs.ts';
import type { ContainerRegistryService } from './container-registry/service.ts';
import { containerRegistryStubs } from './container-registry/stubs.ts';
import type { CustomAttributesService } from './custom-attributes/service.ts';
import { customAttributesStubs } from './custom-attributes/stubs.ts';
import type { EmailsService } from './emails/service.ts';
import { emailsStubs } from './emails/stubs.ts';
import type { EnvironmentsService } from './environments/service.ts';
import { environmentsStubs } from './environments/stubs.ts';
import type { EventsService } from './events/service.ts';
import { eventsStubs } from './events/stubs.ts';
import type { FeaturesService } from './features/service.ts';
import { featuresStubs } from './features/stubs.ts';
import type { GpgKeysService } from './gpg-keys/service.ts';
import { gpgKeysStubs } from './gpg-keys/stubs.ts';
import type { GraphqlService } from './graphql/service.ts';
import { graphqlStubs } from './graphql/stubs.ts';
import type { GroupAuditEventsService } from './group-audit-events/service.ts';
import { groupAuditEventsStubs } from './group-audit-events/stubs.ts';
import type { GroupHooksService } from './group-hooks/service.ts';
import { groupHooksStubs } from './group-hooks/stubs.ts';
import type { GroupsService } from './groups/service.ts';
import { groupsStubs } from './groups/stubs.ts';
import type { ImpersonationTokensService } from './impersonation-tokens/service.ts';
import { impersonationTokensStubs } from './impersonation-tokens/stubs.ts';
import type { ImportExportService } from './import-export/service.ts';
import { importExportStubs } from './import-export/stubs.ts';
import type { IntegrationsService } from './integrations/service.ts';
import { integrationsStubs } from './integrations/stubs.ts';
import type { InvitationsService } from './invitations/service.ts';
import { invitationsStubs } from './invitations/stubs.ts';
import type { IssuesService } from './issues/service.ts';
import { issuesStubs } from './issues/stubs.ts';
import type { JobArtifactsService } from './job-artifacts/service.ts';
import { jobArtifactsStubs } from './job-artifacts/stubs.ts';
import type { LabelsService } from './labels/service.ts';
import { labelsStubs } from './labels/stubs.ts';
import type { LinkedEpicsService } from './linked-epics/service.ts';
import { linkedEpicsStubs } from './linked-epics/stubs.ts';
import type { MarkdownService } from './markdown/service.ts';
import { markdownStubs } from './markdown/stubs.ts';
import type { MembersService } from './members/service.ts';
import { membersStubs } from './members/stubs.ts';
import type { MergeRequestsService } from './merge-requests/service.ts';
import { mergeRequestsStubs } from './merge-requests/stubs.ts';
import type { MetadataService } from './metadata/service.ts';
import { metadataStubs } from './metadata/stubs.ts';
import type { MilestonesService } from './milestones/service.ts';
import { milestonesStubs } from './milestones/stubs.ts';
import type { NamespacesService } from './namespaces/service.ts';
import { namespacesStubs } from './namespaces/stubs.ts';
import type { OauthService } from './oauth/service.ts';
import { oauthStubs } from './oauth/stubs.ts';
import type { PersonalAccessTokensService } from './personal-access-tokens/service.ts';
import { personalAccessTokensStubs } from './personal-access-tokens/stubs.ts';
import type { ProjectForksService } from './project-forks/service.ts';
import { projectForksStubs } from './project-forks/stubs.ts';
import type { ProjectHooksService } from './project-hooks/service.ts';
import { projectHooksStubs } from './project-hooks/stubs.ts';
import type { ProjectLifecycleService } from './project-lifecycle/service.ts';
import { projectLifecycleStubs } from './project-lifecycle/stubs.ts';
import type { ProjectMaintenanceService } from './project-maintenance/service.ts';
import { projectMaintenanceStubs } from './project-maintenance/stubs.ts';
import type { ProjectSharingService } from './project-sharing/service.ts';
import { projectSharingStubs } from './project-sharing/stubs.ts';
import type { ProjectStarsService } from './project-stars/service.ts';
import { projectStarsStubs } from './project-stars/stubs.ts';
import type { ProjectUploadsService } from './project-uploads/service.ts';
import { projectUploadsStubs } from './project-uploads/stubs.ts';
import type { ProjectsService } from './projects/service.ts';
import { projectsStubs } from './projects/stubs.ts';
import type { ProtectedBranchesService } from './protected-branches/service.ts';
import { protectedBranchesStubs } from './protected-branches/stubs.ts';
import type { ProtectedEnvironmentsService } from './protected-environments/service.ts';
import { protectedEnvironmentsStubs } from './protected-environments/stubs.ts';
import type { ProtectedTagsService } from './protected-tags/service.ts';
import { protectedTagsStubs } from './protected-tags/stubs.ts';
import type { PushRulesService } from './push-rules/service.ts';
import { pushRulesStubs } from './push-rules/stubs.ts';
import type { RepositoriesService } from './repositories/service.ts';
import { repositoriesStubs } from './repositories/stubs.ts';
import type { RepositoryFilesService } from './repository-files/service.ts';
import { repositoryFilesStubs } from './repository-files/stubs.ts';
import type { ResourceAccessTokensService } from './resource-access-tokens/service.ts';
import { resourceAccessTokensStubs } from './resource-access-tokens/stubs.ts';
import type { RunnersService } from './runners/service.ts';
import { runnersStubs } from './runners/stubs.ts';
import type { ScimService } from './scim/service.ts';
import { scimStubs } from './scim/stubs.ts';
import type { SearchService } from './search/service.ts';
import { searchStubs } from './search/stubs.ts';
import type { SecureFilesService } from './secure-files/service.ts';
import { secureFilesStubs } from './secure-files/stubs.ts';
import type { SshKeysService } from './ssh-keys/service.ts';
import { sshKeysStubs } from './ssh-keys/stubs.ts';
import type { TagsService } from './tags/service.ts';
import { tagsStubs } from './tags/stubs.ts';
import type { TopicsService } from './topics/service.ts';
import { topicsStubs } from './topics/stubs.ts';
import type { UsersService } from './users/service.ts';
import { usersStubs } from './users/stubs.ts';

/** Every resource's functions; the hand-written registry is checked against this. */
export interface Services<C extends SubjectTypes> {
  'access-requests'?: AccessRequestsService<C>;
  application?: ApplicationService<C>;
  'application-settings'?: ApplicationSettingsService<C>;
  applications?: ApplicationsService<C>;
  approvals?: ApprovalsService<C>;
  branches?: BranchesService<C>;
  'broadcast-messages'?: BroadcastMessagesService<C>;
  'cluster-agents'?: ClusterAgentsService<C>;
  commits?: CommitsService<C>;
  'container-registry'?: ContainerRegistryService<C>;
  'custom-attributes'?: CustomAttributesService<C>;
  emails?: EmailsService<C>;
  environments?: EnvironmentsService<C>;
  events?: EventsService<C>;
  features?: FeaturesService<C>;
  'gpg-keys'?: GpgKeysService<C>;
  graphql?: GraphqlService<C>;
  'group-audit-events'?: GroupAuditEventsService<C>;
  'group-hooks'?: GroupHooksService<C>;
  groups: GroupsService<C>;
  'impersonation-tokens'?: ImpersonationTokensService<C>;
  'import-export'?: ImportExportService<C>;
  integrations?: IntegrationsService<C>;
  invitations?: InvitationsService<C>;
  issues?: IssuesService<C>;
  'job-artifacts'?: JobArtifactsService<C>;
  labels?: LabelsService<C>;
  'linked-epics'?: LinkedEpicsService<C>;
  markdown?: MarkdownService<C>;
  members?: MembersService<C>;
  'merge-requests'?: MergeRequestsService<C>;
  metadata: MetadataService<C>;
  milestones?: MilestonesService<C>;
  namespaces?: NamespacesService<C>;
  oauth?: OauthService<C>;
  'personal-access-tokens': PersonalAccessTokensService<C>;
  'project-forks'?: ProjectForksService<C>;
  'project-hooks'?: ProjectHooksService<C>;
  'project-lifecycle'?: ProjectLifecycleService<C>;
  'project-maintenance'?: ProjectMaintenanceService<C>;
  'project-sharing'?: ProjectSharingService<C>;
  'project-stars'?: ProjectStarsService<C>;
  'project-uploads'?: ProjectUploadsService<C>;
  projects: ProjectsService<C>;
  'protected-branches'?: ProtectedBranchesService<C>;
  'protected-environments'?: ProtectedEnvironmentsService<C>;
  'protected-tags'?: ProtectedTagsService<C>;
  'push-rules'?: PushRulesService<C>;
  repositories?: RepositoriesService<C>;
  'repository-files': RepositoryFilesService<C>;
  'resource-access-tokens'?: ResourceAccessTokensService<C>;
  runners?: RunnersService<C>;
  scim?: ScimService<C>;
  search?: SearchService<C>;
  'secure-files'?: SecureFilesService<C>;
  'ssh-keys'?: SshKeysService<C>;
  tags?: TagsService<C>;
  topics?: TopicsService<C>;
  users: UsersService<C>;
}

/** What answers while a function is missing. */
export const stubs = {
  'access-requests': accessRequestsStubs,
  application: applicationStubs,
  'application-settings': applicationSettingsStubs,
  applications: applicationsStubs,
  approvals: approvalsStubs,
  branches: branchesStubs,
  'broadcast-messages': broadcastMessagesStubs,
  'cluster-agents': clusterAgentsStubs,
  commits: commitsStubs,
  'container-registry': containerRegistryStubs,
  'custom-attributes': customAttributesStubs,
  emails: emailsStubs,
  environments: environmentsStubs,
  events: eventsStubs,
  features: featuresStubs,
  'gpg-keys': gpgKeysStubs,
  graphql: graphqlStubs,
  'group-audit-events': groupAuditEventsStubs,
  'group-hooks': groupHooksStubs,
  groups: groupsStubs,
  'impersonation-tokens': impersonationTokensStubs,
  'import-export': importExportStubs,
  integrations: integrationsStubs,
  invitations: invitationsStubs,
  issues: issuesStubs,
  'job-artifacts': jobArtifactsStubs,
  labels: labelsStubs,
  'linked-epics': linkedEpicsStubs,
  markdown: markdownStubs,
  members: membersStubs,
  'merge-requests': mergeRequestsStubs,
  metadata: metadataStubs,
  milestones: milestonesStubs,
  namespaces: namespacesStubs,
  oauth: oauthStubs,
  'personal-access-tokens': personalAccessTokensStubs,
  'project-forks': projectForksStubs,
  'project-hooks': projectHooksStubs,
  'project-lifecycle': projectLifecycleStubs,
  'project-maintenance': projectMaintenanceStubs,
  'project-sharing': projectSharingStubs,
  'project-stars': projectStarsStubs,
  'project-uploads': projectUploadsStubs,
  projects: projectsStubs,
  'protected-branches': protectedBranchesStubs,
  'protected-environments': protectedEnvironmentsStubs,
  'protected-tags': protectedTagsStubs,
  'push-rules': pushRulesStubs,
  repositories: repositoriesStubs,
  'repository-files': repositoryFilesStubs,
  'resource-access-tokens': resourceAccessTokensStubs,
  runners: runnersStubs,
  scim: scimStubs,
  search: searchStubs,
  'secure-files': secureFilesStubs,
  'ssh-keys': sshKeysStubs,
  tags: tagsStubs,
  topics: topicsStubs,
  users: usersStubs,
};
