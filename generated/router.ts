// Generated from spec; do not edit. Run `npm run generate`.
import type { HearthFacts } from '../generator/hearth/facts.ts';
import { LazyOperations, loadInTurn } from '../generator/runtime/lazy-operations.ts';
import type { FindRoute, Route } from '../generator/runtime/route.ts';
import { within } from '../generator/runtime/segment.ts';

const accessRequestsOperations = new LazyOperations(() => import('./access-requests/routes.ts'));
const applicationOperations = new LazyOperations(() => import('./application/routes.ts'));
const applicationSettingsOperations = new LazyOperations(() => import('./application-settings/routes.ts'));
const applicationsOperations = new LazyOperations(() => import('./applications/routes.ts'));
const approvalRulesOperations = new LazyOperations(() => import('./approval-rules/routes.ts'));
const auditEventsOperations = new LazyOperations(() => import('./audit-events/routes.ts'));
const awardEmojiOperations = new LazyOperations(() => import('./award-emoji/routes.ts'));
const boardsOperations = new LazyOperations(() => import('./boards/routes.ts'));
const branchesOperations = new LazyOperations(() => import('./branches/routes.ts'));
const broadcastMessagesOperations = new LazyOperations(() => import('./broadcast-messages/routes.ts'));
const changelogsOperations = new LazyOperations(() => import('./changelogs/routes.ts'));
const childEpicsOperations = new LazyOperations(() => import('./child-epics/routes.ts'));
const ciLintOperations = new LazyOperations(() => import('./ci-lint/routes.ts'));
const clusterAgentsOperations = new LazyOperations(() => import('./cluster-agents/routes.ts'));
const commitDiscussionsOperations = new LazyOperations(() => import('./commit-discussions/routes.ts'));
const commitStatusesOperations = new LazyOperations(() => import('./commit-statuses/routes.ts'));
const commitsOperations = new LazyOperations(() => import('./commits/routes.ts'));
const containerRegistryOperations = new LazyOperations(() => import('./container-registry/routes.ts'));
const customAttributesOperations = new LazyOperations(() => import('./custom-attributes/routes.ts'));
const deployKeysOperations = new LazyOperations(() => import('./deploy-keys/routes.ts'));
const deployTokensOperations = new LazyOperations(() => import('./deploy-tokens/routes.ts'));
const deploymentsOperations = new LazyOperations(() => import('./deployments/routes.ts'));
const discussionsOperations = new LazyOperations(() => import('./discussions/routes.ts'));
const emailsOperations = new LazyOperations(() => import('./emails/routes.ts'));
const environmentsOperations = new LazyOperations(() => import('./environments/routes.ts'));
const epicIssuesOperations = new LazyOperations(() => import('./epic-issues/routes.ts'));
const epicsOperations = new LazyOperations(() => import('./epics/routes.ts'));
const eventsOperations = new LazyOperations(() => import('./events/routes.ts'));
const featuresOperations = new LazyOperations(() => import('./features/routes.ts'));
const gpgKeysOperations = new LazyOperations(() => import('./gpg-keys/routes.ts'));
const graphqlOperations = new LazyOperations(() => import('./graphql/routes.ts'));
const groupHooksOperations = new LazyOperations(() => import('./group-hooks/routes.ts'));
const groupImportExportOperations = new LazyOperations(() => import('./group-import-export/routes.ts'));
const groupsOperations = new LazyOperations(() => import('./groups/routes.ts'));
const impersonationTokensOperations = new LazyOperations(() => import('./impersonation-tokens/routes.ts'));
const importExportOperations = new LazyOperations(() => import('./import-export/routes.ts'));
const integrationsOperations = new LazyOperations(() => import('./integrations/routes.ts'));
const invitationsOperations = new LazyOperations(() => import('./invitations/routes.ts'));
const issueLinksOperations = new LazyOperations(() => import('./issue-links/routes.ts'));
const issueStatisticsOperations = new LazyOperations(() => import('./issue-statistics/routes.ts'));
const issuesOperations = new LazyOperations(() => import('./issues/routes.ts'));
const iterationsOperations = new LazyOperations(() => import('./iterations/routes.ts'));
const jobArtifactsOperations = new LazyOperations(() => import('./job-artifacts/routes.ts'));
const jobExecutionOperations = new LazyOperations(() => import('./job-execution/routes.ts'));
const jobTokenScopeOperations = new LazyOperations(() => import('./job-token-scope/routes.ts'));
const jobsOperations = new LazyOperations(() => import('./jobs/routes.ts'));
const labelsOperations = new LazyOperations(() => import('./labels/routes.ts'));
const linkedEpicsOperations = new LazyOperations(() => import('./linked-epics/routes.ts'));
const markdownOperations = new LazyOperations(() => import('./markdown/routes.ts'));
const membersOperations = new LazyOperations(() => import('./members/routes.ts'));
const mergeRequestApprovalsOperations = new LazyOperations(() => import('./merge-request-approvals/routes.ts'));
const mergeRequestDiffsOperations = new LazyOperations(() => import('./merge-request-diffs/routes.ts'));
const mergeRequestsOperations = new LazyOperations(() => import('./merge-requests/routes.ts'));
const metadataOperations = new LazyOperations(() => import('./metadata/routes.ts'));
const milestonesOperations = new LazyOperations(() => import('./milestones/routes.ts'));
const namespacesOperations = new LazyOperations(() => import('./namespaces/routes.ts'));
const notesOperations = new LazyOperations(() => import('./notes/routes.ts'));
const oauthOperations = new LazyOperations(() => import('./oauth/routes.ts'));
const personalAccessTokensOperations = new LazyOperations(() => import('./personal-access-tokens/routes.ts'));
const pipelineSchedulesOperations = new LazyOperations(() => import('./pipeline-schedules/routes.ts'));
const pipelinesOperations = new LazyOperations(() => import('./pipelines/routes.ts'));
const projectApprovalsOperations = new LazyOperations(() => import('./project-approvals/routes.ts'));
const projectForksOperations = new LazyOperations(() => import('./project-forks/routes.ts'));
const projectHooksOperations = new LazyOperations(() => import('./project-hooks/routes.ts'));
const projectLifecycleOperations = new LazyOperations(() => import('./project-lifecycle/routes.ts'));
const projectMaintenanceOperations = new LazyOperations(() => import('./project-maintenance/routes.ts'));
const projectSharingOperations = new LazyOperations(() => import('./project-sharing/routes.ts'));
const projectStarsOperations = new LazyOperations(() => import('./project-stars/routes.ts'));
const projectTemplatesOperations = new LazyOperations(() => import('./project-templates/routes.ts'));
const projectUploadsOperations = new LazyOperations(() => import('./project-uploads/routes.ts'));
const projectsOperations = new LazyOperations(() => import('./projects/routes.ts'));
const protectedBranchesOperations = new LazyOperations(() => import('./protected-branches/routes.ts'));
const protectedEnvironmentsOperations = new LazyOperations(() => import('./protected-environments/routes.ts'));
const protectedTagsOperations = new LazyOperations(() => import('./protected-tags/routes.ts'));
const pushRulesOperations = new LazyOperations(() => import('./push-rules/routes.ts'));
const relationsExportOperations = new LazyOperations(() => import('./relations-export/routes.ts'));
const repositoriesOperations = new LazyOperations(() => import('./repositories/routes.ts'));
const repositoryFilesOperations = new LazyOperations(() => import('./repository-files/routes.ts'));
const resourceAccessTokensOperations = new LazyOperations(() => import('./resource-access-tokens/routes.ts'));
const resourceEventsOperations = new LazyOperations(() => import('./resource-events/routes.ts'));
const resourceGroupsOperations = new LazyOperations(() => import('./resource-groups/routes.ts'));
const runnersOperations = new LazyOperations(() => import('./runners/routes.ts'));
const samlProvidersOperations = new LazyOperations(() => import('./saml-providers/routes.ts'));
const scimOperations = new LazyOperations(() => import('./scim/routes.ts'));
const searchOperations = new LazyOperations(() => import('./search/routes.ts'));
const secureFilesOperations = new LazyOperations(() => import('./secure-files/routes.ts'));
const sshKeysOperations = new LazyOperations(() => import('./ssh-keys/routes.ts'));
const suggestionsOperations = new LazyOperations(() => import('./suggestions/routes.ts'));
const systemHooksOperations = new LazyOperations(() => import('./system-hooks/routes.ts'));
const tagsOperations = new LazyOperations(() => import('./tags/routes.ts'));
const templatesOperations = new LazyOperations(() => import('./templates/routes.ts'));
const todosOperations = new LazyOperations(() => import('./todos/routes.ts'));
const topicsOperations = new LazyOperations(() => import('./topics/routes.ts'));
const triggersOperations = new LazyOperations(() => import('./triggers/routes.ts'));
const usersOperations = new LazyOperations(() => import('./users/routes.ts'));
const variablesOperations = new LazyOperations(() => import('./variables/routes.ts'));

const route_$2d$_graphql$2d$explorer: Route<HearthFacts> = {
  template: '/-/graphql-explorer',
  captures: [],
  wildcard: false,
  operations: { GET: graphqlOperations.operation('showGraphqlExplorer') },
};

const route_$2d$_jwks: Route<HearthFacts> = {
  template: '/-/jwks',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('getJobTokenKeys') },
};

const route_$2e$well$2d$known_openid$2d$configuration: Route<HearthFacts> = {
  template: '/.well-known/openid-configuration',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('getOpenidConfiguration') },
};

const route_api_graphql: Route<HearthFacts> = {
  template: '/api/graphql',
  captures: [],
  wildcard: false,
  operations: { POST: graphqlOperations.operation('runGraphqlQuery'), GET: graphqlOperations.operation('getGraphqlQuery') },
};

const route_api_scim_v2_groups_$$_Users: Route<HearthFacts> = {
  template: '/api/scim/v2/groups/{group_path}/Users',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: scimOperations.operation('listScimUsers'), POST: scimOperations.operation('createScimUser') },
};

const route_api_scim_v2_groups_$$_Users_$$: Route<HearthFacts> = {
  template: '/api/scim/v2/groups/{group_path}/Users/{id}',
  captures: [{"index":4,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: scimOperations.operation('getScimUser'), PUT: scimOperations.operation('replaceScimUser'), PATCH: scimOperations.operation('updateScimUser'), DELETE: scimOperations.operation('deleteScimUser') },
};

const route_api_v4_admin_ci_variables: Route<HearthFacts> = {
  template: '/api/v4/admin/ci/variables',
  captures: [],
  wildcard: false,
  operations: { GET: variablesOperations.operation('listInstanceVariables'), POST: variablesOperations.operation('createInstanceVariable') },
};

const route_api_v4_admin_ci_variables_$$: Route<HearthFacts> = {
  template: '/api/v4/admin/ci/variables/{key}',
  captures: [{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: variablesOperations.operation('getInstanceVariable'), PUT: variablesOperations.operation('updateInstanceVariable'), DELETE: variablesOperations.operation('deleteInstanceVariable') },
};

const route_api_v4_application_appearance: Route<HearthFacts> = {
  template: '/api/v4/application/appearance',
  captures: [],
  wildcard: false,
  operations: { GET: applicationOperations.operation('getAppearance'), PUT: applicationOperations.operation('updateAppearance') },
};

const route_api_v4_application_plan$5f$limits: Route<HearthFacts> = {
  template: '/api/v4/application/plan_limits',
  captures: [],
  wildcard: false,
  operations: { GET: applicationOperations.operation('getPlanLimits'), PUT: applicationOperations.operation('updatePlanLimits') },
};

const route_api_v4_application_settings: Route<HearthFacts> = {
  template: '/api/v4/application/settings',
  captures: [],
  wildcard: false,
  operations: { GET: applicationSettingsOperations.operation('getApplicationSettings'), PUT: applicationSettingsOperations.operation('updateApplicationSettings') },
};

const route_api_v4_application_statistics: Route<HearthFacts> = {
  template: '/api/v4/application/statistics',
  captures: [],
  wildcard: false,
  operations: { GET: applicationOperations.operation('getApplicationStatistics') },
};

const route_api_v4_applications: Route<HearthFacts> = {
  template: '/api/v4/applications',
  captures: [],
  wildcard: false,
  operations: { GET: applicationsOperations.operation('listApplications'), POST: applicationsOperations.operation('createApplication') },
};

const route_api_v4_applications_$$: Route<HearthFacts> = {
  template: '/api/v4/applications/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: applicationsOperations.operation('deleteApplication') },
};

const route_api_v4_audit$5f$events: Route<HearthFacts> = {
  template: '/api/v4/audit_events',
  captures: [],
  wildcard: false,
  operations: { GET: auditEventsOperations.operation('listAuditEvents') },
};

const route_api_v4_audit$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/audit_events/{audit_event_id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: auditEventsOperations.operation('getAuditEvent') },
};

const route_api_v4_avatar: Route<HearthFacts> = {
  template: '/api/v4/avatar',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('getAvatarAddress') },
};

const route_api_v4_broadcast$5f$messages: Route<HearthFacts> = {
  template: '/api/v4/broadcast_messages',
  captures: [],
  wildcard: false,
  operations: { GET: broadcastMessagesOperations.operation('listBroadcastMessages'), POST: broadcastMessagesOperations.operation('createBroadcastMessage') },
};

const route_api_v4_broadcast$5f$messages_$$: Route<HearthFacts> = {
  template: '/api/v4/broadcast_messages/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: broadcastMessagesOperations.operation('getBroadcastMessage'), PUT: broadcastMessagesOperations.operation('updateBroadcastMessage'), DELETE: broadcastMessagesOperations.operation('deleteBroadcastMessage') },
};

const route_api_v4_ci_lint: Route<HearthFacts> = {
  template: '/api/v4/ci/lint',
  captures: [],
  wildcard: false,
  operations: { POST: ciLintOperations.operation('lintConfiguration') },
};

const route_api_v4_deploy$5f$keys: Route<HearthFacts> = {
  template: '/api/v4/deploy_keys',
  captures: [],
  wildcard: false,
  operations: { GET: deployKeysOperations.operation('listDeployKeys') },
};

const route_api_v4_deploy$5f$tokens: Route<HearthFacts> = {
  template: '/api/v4/deploy_tokens',
  captures: [],
  wildcard: false,
  operations: { GET: deployTokensOperations.operation('listDeployTokens') },
};

const route_api_v4_events: Route<HearthFacts> = {
  template: '/api/v4/events',
  captures: [],
  wildcard: false,
  operations: { GET: eventsOperations.operation('listOwnEvents') },
};

const route_api_v4_features: Route<HearthFacts> = {
  template: '/api/v4/features',
  captures: [],
  wildcard: false,
  operations: { GET: featuresOperations.operation('listFeatures') },
};

const route_api_v4_features_definitions: Route<HearthFacts> = {
  template: '/api/v4/features/definitions',
  captures: [],
  wildcard: false,
  operations: { GET: featuresOperations.operation('listFeatureDefinitions') },
};

const route_api_v4_features_$$: Route<HearthFacts> = {
  template: '/api/v4/features/{name}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: featuresOperations.operation('setFeature'), DELETE: featuresOperations.operation('deleteFeature') },
};

const route_api_v4_groups: Route<HearthFacts> = {
  template: '/api/v4/groups',
  captures: [],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listGroups'), POST: groupsOperations.operation('createGroup') },
};

const route_api_v4_groups_import: Route<HearthFacts> = {
  template: '/api/v4/groups/import',
  captures: [],
  wildcard: false,
  operations: { POST: groupImportExportOperations.operation('importGroup') },
};

const route_api_v4_groups_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('getGroup'), PUT: groupsOperations.operation('updateGroup'), DELETE: groupsOperations.operation('deleteGroup') },
};

const route_api_v4_groups_$$_$2d$_epics: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/-/epics',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: epicsOperations.operation('listEpicsByDashPath'), POST: epicsOperations.operation('createEpicByDashPath') },
};

const route_api_v4_groups_$$_$2d$_epics_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/-/epics/{epic_iid}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: epicsOperations.operation('getEpicByDashPath'), PUT: epicsOperations.operation('updateEpicByDashPath'), DELETE: epicsOperations.operation('deleteEpicByDashPath') },
};

const route_api_v4_groups_$$_$2d$_epics_$$_epics: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/-/epics/{epic_iid}/epics',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: childEpicsOperations.operation('listChildEpicsByDashPath'), POST: childEpicsOperations.operation('createChildEpicByDashPath') },
};

const route_api_v4_groups_$$_$2d$_epics_$$_epics_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0},{"index":8,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: childEpicsOperations.operation('addChildEpicByDashPath'), PUT: childEpicsOperations.operation('reorderChildEpicByDashPath'), DELETE: childEpicsOperations.operation('removeChildEpicByDashPath') },
};

const route_api_v4_groups_$$_$2d$_epics_$$_issues: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/-/epics/{epic_iid}/issues',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: epicIssuesOperations.operation('listEpicIssuesByDashPath') },
};

const route_api_v4_groups_$$_$2d$_epics_$$_issues_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0},{"index":8,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: epicIssuesOperations.operation('addEpicIssueByDashPath'), PUT: epicIssuesOperations.operation('reorderEpicIssueByDashPath'), DELETE: epicIssuesOperations.operation('removeEpicIssueByDashPath') },
};

const route_api_v4_groups_$$_$2d$_epics_$$_subscribe: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/-/epics/{epic_iid}/subscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: epicsOperations.operation('subscribeToEpicByDashPath') },
};

const route_api_v4_groups_$$_$2d$_epics_$$_todo: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/-/epics/{epic_iid}/todo',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: todosOperations.operation('createEpicTodoByDashPath') },
};

const route_api_v4_groups_$$_$2d$_epics_$$_unsubscribe: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/-/epics/{epic_iid}/unsubscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: epicsOperations.operation('unsubscribeFromEpicByDashPath') },
};

const route_api_v4_groups_$$_$2d$_search: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/-/search',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: searchOperations.operation('searchGroupByDashPath') },
};

const route_api_v4_groups_$$_access$5f$requests: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/access_requests',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: accessRequestsOperations.operation('listGroupAccessRequests'), POST: accessRequestsOperations.operation('requestGroupAccess') },
};

const route_api_v4_groups_$$_access$5f$requests_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/access_requests/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: accessRequestsOperations.operation('denyGroupAccessRequest') },
};

const route_api_v4_groups_$$_access$5f$requests_$$_approve: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/access_requests/{user_id}/approve',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: accessRequestsOperations.operation('approveGroupAccessRequest') },
};

const route_api_v4_groups_$$_access$5f$tokens: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/access_tokens',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceAccessTokensOperations.operation('listGroupAccessTokens'), POST: resourceAccessTokensOperations.operation('createGroupAccessToken') },
};

const route_api_v4_groups_$$_access$5f$tokens_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/access_tokens/{token_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceAccessTokensOperations.operation('getGroupAccessToken'), DELETE: resourceAccessTokensOperations.operation('revokeGroupAccessToken') },
};

const route_api_v4_groups_$$_audit$5f$events: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/audit_events',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: auditEventsOperations.operation('listGroupAuditEvents') },
};

const route_api_v4_groups_$$_audit$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/audit_events/{audit_event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: auditEventsOperations.operation('getGroupAuditEvent') },
};

const route_api_v4_groups_$$_avatar: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/avatar',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('getGroupAvatar') },
};

const route_api_v4_groups_$$_billable$5f$members: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/billable_members',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listBillableMembers') },
};

const route_api_v4_groups_$$_billable$5f$members_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/billable_members/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: membersOperations.operation('removeBillableMember') },
};

const route_api_v4_groups_$$_billable$5f$members_$$_memberships: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/billable_members/{user_id}/memberships',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listBillableMemberships') },
};

const route_api_v4_groups_$$_boards: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/boards',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: boardsOperations.operation('listGroupBoards'), POST: boardsOperations.operation('createGroupBoard') },
};

const route_api_v4_groups_$$_boards_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/boards/{board_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: boardsOperations.operation('getGroupBoard'), PUT: boardsOperations.operation('updateGroupBoard'), DELETE: boardsOperations.operation('deleteGroupBoard') },
};

const route_api_v4_groups_$$_boards_$$_lists: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/boards/{board_id}/lists',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: boardsOperations.operation('listGroupBoardLists'), POST: boardsOperations.operation('createGroupBoardList') },
};

const route_api_v4_groups_$$_boards_$$_lists_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/boards/{board_id}/lists/{list_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: boardsOperations.operation('getGroupBoardList'), PUT: boardsOperations.operation('updateGroupBoardList'), DELETE: boardsOperations.operation('deleteGroupBoardList') },
};

const route_api_v4_groups_$$_custom$5f$attributes: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/custom_attributes',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: customAttributesOperations.operation('listGroupCustomAttributes') },
};

const route_api_v4_groups_$$_custom$5f$attributes_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/custom_attributes/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: customAttributesOperations.operation('getGroupCustomAttribute'), PUT: customAttributesOperations.operation('setGroupCustomAttribute'), DELETE: customAttributesOperations.operation('deleteGroupCustomAttribute') },
};

const route_api_v4_groups_$$_deploy$5f$tokens: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/deploy_tokens',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: deployTokensOperations.operation('listGroupDeployTokens'), POST: deployTokensOperations.operation('createGroupDeployToken') },
};

const route_api_v4_groups_$$_deploy$5f$tokens_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/deploy_tokens/{token_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: deployTokensOperations.operation('getGroupDeployToken'), DELETE: deployTokensOperations.operation('revokeGroupDeployToken') },
};

const route_api_v4_groups_$$_descendant$5f$groups: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/descendant_groups',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listDescendantGroups') },
};

const route_api_v4_groups_$$_epics: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: epicsOperations.operation('listEpics'), POST: epicsOperations.operation('createEpic') },
};

const route_api_v4_groups_$$_epics_$$_award$5f$emoji: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/award_emoji',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: awardEmojiOperations.operation('listEpicAwardEmoji'), POST: awardEmojiOperations.operation('createEpicAwardEmoji') },
};

const route_api_v4_groups_$$_epics_$$_award$5f$emoji_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/award_emoji/{award_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: awardEmojiOperations.operation('getEpicAwardEmoji'), DELETE: awardEmojiOperations.operation('deleteEpicAwardEmoji') },
};

const route_api_v4_groups_$$_epics_$$_discussions: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/discussions',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: discussionsOperations.operation('listEpicDiscussions'), POST: discussionsOperations.operation('createEpicDiscussion') },
};

const route_api_v4_groups_$$_epics_$$_discussions_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: discussionsOperations.operation('getEpicDiscussion') },
};

const route_api_v4_groups_$$_epics_$$_discussions_$$_notes: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: discussionsOperations.operation('createEpicDiscussionNote') },
};

const route_api_v4_groups_$$_epics_$$_discussions_$$_notes_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0},{"index":9,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: discussionsOperations.operation('updateEpicDiscussionNote'), DELETE: discussionsOperations.operation('deleteEpicDiscussionNote') },
};

const route_api_v4_groups_$$_epics_$$_notes: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/notes',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: notesOperations.operation('listEpicNotes'), POST: notesOperations.operation('createEpicNote') },
};

const route_api_v4_groups_$$_epics_$$_notes_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: notesOperations.operation('getEpicNote'), PUT: notesOperations.operation('updateEpicNote'), DELETE: notesOperations.operation('deleteEpicNote') },
};

const route_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: awardEmojiOperations.operation('listEpicNoteAwardEmoji'), POST: awardEmojiOperations.operation('createEpicNoteAwardEmoji') },
};

const route_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0},{"index":9,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: awardEmojiOperations.operation('getEpicNoteAwardEmoji'), DELETE: awardEmojiOperations.operation('deleteEpicNoteAwardEmoji') },
};

const route_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/resource_label_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('listEpicLabelEvents') },
};

const route_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/resource_label_events/{event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('getEpicLabelEvent') },
};

const route_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/resource_state_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('listEpicStateEvents') },
};

const route_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_id}/resource_state_events/{event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('getEpicStateEvent') },
};

const route_api_v4_groups_$$_epics_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_iid}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: epicsOperations.operation('getEpic'), PUT: epicsOperations.operation('updateEpic'), DELETE: epicsOperations.operation('deleteEpic') },
};

const route_api_v4_groups_$$_epics_$$_epics: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_iid}/epics',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: childEpicsOperations.operation('listChildEpics'), POST: childEpicsOperations.operation('createChildEpic') },
};

const route_api_v4_groups_$$_epics_$$_epics_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_iid}/epics/{child_epic_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: childEpicsOperations.operation('addChildEpic'), PUT: childEpicsOperations.operation('reorderChildEpic'), DELETE: childEpicsOperations.operation('removeChildEpic') },
};

const route_api_v4_groups_$$_epics_$$_issues: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_iid}/issues',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: epicIssuesOperations.operation('listEpicIssues') },
};

const route_api_v4_groups_$$_epics_$$_issues_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_iid}/issues/{epic_issue_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: epicIssuesOperations.operation('addEpicIssue'), PUT: epicIssuesOperations.operation('reorderEpicIssue'), DELETE: epicIssuesOperations.operation('removeEpicIssue') },
};

const route_api_v4_groups_$$_epics_$$_related$5f$epics: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_iid}/related_epics',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: linkedEpicsOperations.operation('listLinkedEpics'), POST: linkedEpicsOperations.operation('linkEpic') },
};

const route_api_v4_groups_$$_epics_$$_related$5f$epics_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: linkedEpicsOperations.operation('unlinkEpic') },
};

const route_api_v4_groups_$$_epics_$$_subscribe: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_iid}/subscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: epicsOperations.operation('subscribeToEpic') },
};

const route_api_v4_groups_$$_epics_$$_todo: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_iid}/todo',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: todosOperations.operation('createEpicTodo') },
};

const route_api_v4_groups_$$_epics_$$_unsubscribe: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/epics/{epic_iid}/unsubscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: epicsOperations.operation('unsubscribeFromEpic') },
};

const route_api_v4_groups_$$_export: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/export',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupImportExportOperations.operation('startGroupExport') },
};

const route_api_v4_groups_$$_export_download: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/export/download',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupImportExportOperations.operation('downloadGroupExport') },
};

const route_api_v4_groups_$$_export$5f$relations: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/export_relations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: relationsExportOperations.operation('startGroupRelationsExport') },
};

const route_api_v4_groups_$$_export$5f$relations_download: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/export_relations/download',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: relationsExportOperations.operation('downloadGroupRelationExport') },
};

const route_api_v4_groups_$$_export$5f$relations_status: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/export_relations/status',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: relationsExportOperations.operation('listGroupRelationExports') },
};

const route_api_v4_groups_$$_hooks: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/hooks',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupHooksOperations.operation('listGroupHooks'), POST: groupHooksOperations.operation('createGroupHook') },
};

const route_api_v4_groups_$$_hooks_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/hooks/{hook_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupHooksOperations.operation('getGroupHook'), PUT: groupHooksOperations.operation('updateGroupHook'), DELETE: groupHooksOperations.operation('deleteGroupHook') },
};

const route_api_v4_groups_$$_hooks_$$_custom$5f$headers_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/hooks/{hook_id}/custom_headers/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: groupHooksOperations.operation('setGroupHookCustomHeader'), DELETE: groupHooksOperations.operation('deleteGroupHookCustomHeader') },
};

const route_api_v4_groups_$$_hooks_$$_events: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/hooks/{hook_id}/events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupHooksOperations.operation('listGroupHookEvents') },
};

const route_api_v4_groups_$$_hooks_$$_events_$$_resend: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/hooks/{hook_id}/events/{hook_event_id}/resend',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupHooksOperations.operation('resendGroupHookEvent') },
};

const route_api_v4_groups_$$_hooks_$$_test_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/hooks/{hook_id}/test/{trigger}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupHooksOperations.operation('testGroupHook') },
};

const route_api_v4_groups_$$_hooks_$$_url$5f$variables_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/hooks/{hook_id}/url_variables/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: groupHooksOperations.operation('setGroupHookUrlVariable'), DELETE: groupHooksOperations.operation('deleteGroupHookUrlVariable') },
};

const route_api_v4_groups_$$_invitations: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/invitations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: invitationsOperations.operation('listGroupInvitations'), POST: invitationsOperations.operation('inviteToGroup') },
};

const route_api_v4_groups_$$_invitations_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/invitations/{email}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: invitationsOperations.operation('updateGroupInvitation'), DELETE: invitationsOperations.operation('deleteGroupInvitation') },
};

const route_api_v4_groups_$$_issues: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/issues',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issuesOperations.operation('listGroupIssues') },
};

const route_api_v4_groups_$$_issues$5f$statistics: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/issues_statistics',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issueStatisticsOperations.operation('getGroupIssuesStatistics') },
};

const route_api_v4_groups_$$_iterations: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/iterations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: iterationsOperations.operation('listGroupIterations') },
};

const route_api_v4_groups_$$_labels: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/labels',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: labelsOperations.operation('listGroupLabels'), POST: labelsOperations.operation('createGroupLabel'), PUT: labelsOperations.operation('updateGroupLabelByName'), DELETE: labelsOperations.operation('deleteGroupLabelByName') },
};

const route_api_v4_groups_$$_labels_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/labels/{label_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: labelsOperations.operation('getGroupLabel'), PUT: labelsOperations.operation('updateGroupLabel'), DELETE: labelsOperations.operation('deleteGroupLabel') },
};

const route_api_v4_groups_$$_labels_$$_subscribe: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/labels/{label_id}/subscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: labelsOperations.operation('subscribeToGroupLabel') },
};

const route_api_v4_groups_$$_labels_$$_unsubscribe: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/labels/{label_id}/unsubscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: labelsOperations.operation('unsubscribeFromGroupLabel') },
};

const route_api_v4_groups_$$_ldap$5f$sync: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/ldap_sync',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupsOperations.operation('syncGroupWithLdap') },
};

const route_api_v4_groups_$$_members: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/members',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listGroupMembers'), POST: membersOperations.operation('addGroupMember') },
};

const route_api_v4_groups_$$_members_all: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/members/all',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listAllGroupMembers') },
};

const route_api_v4_groups_$$_members_all_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/members/all/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('getInheritedGroupMember') },
};

const route_api_v4_groups_$$_members_approve$5f$all: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/members/approve_all',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: membersOperations.operation('approveAllGroupMembers') },
};

const route_api_v4_groups_$$_members_$$_approve: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/members/{member_id}/approve',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: membersOperations.operation('approveGroupMember') },
};

const route_api_v4_groups_$$_members_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/members/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('getGroupMember'), PUT: membersOperations.operation('updateGroupMember'), DELETE: membersOperations.operation('removeGroupMember') },
};

const route_api_v4_groups_$$_members_$$_override: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/members/{user_id}/override',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: membersOperations.operation('overrideGroupMember'), DELETE: membersOperations.operation('resetGroupMemberOverride') },
};

const route_api_v4_groups_$$_members_$$_state: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/members/{user_id}/state',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: membersOperations.operation('setGroupMemberState') },
};

const route_api_v4_groups_$$_merge$5f$requests: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/merge_requests',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestsOperations.operation('listGroupMergeRequests') },
};

const route_api_v4_groups_$$_milestones: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/milestones',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listGroupMilestones'), POST: milestonesOperations.operation('createGroupMilestone') },
};

const route_api_v4_groups_$$_milestones_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/milestones/{milestone_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('getGroupMilestone'), PUT: milestonesOperations.operation('updateGroupMilestone'), DELETE: milestonesOperations.operation('deleteGroupMilestone') },
};

const route_api_v4_groups_$$_milestones_$$_burndown$5f$events: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/milestones/{milestone_id}/burndown_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listGroupMilestoneBurndownEvents') },
};

const route_api_v4_groups_$$_milestones_$$_issues: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/milestones/{milestone_id}/issues',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listGroupMilestoneIssues') },
};

const route_api_v4_groups_$$_milestones_$$_merge$5f$requests: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/milestones/{milestone_id}/merge_requests',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listGroupMilestoneMergeRequests') },
};

const route_api_v4_groups_$$_pending$5f$members: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/pending_members',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listPendingGroupMembers') },
};

const route_api_v4_groups_$$_projects: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/projects',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listGroupProjects') },
};

const route_api_v4_groups_$$_projects_shared: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/projects/shared',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listSharedGroupProjects') },
};

const route_api_v4_groups_$$_projects_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/projects/{project_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupsOperations.operation('transferProjectToGroup') },
};

const route_api_v4_groups_$$_provisioned$5f$users: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/provisioned_users',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listProvisionedUsers') },
};

const route_api_v4_groups_$$_registry_repositories: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/registry/repositories',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: containerRegistryOperations.operation('listGroupRegistryRepositories') },
};

const route_api_v4_groups_$$_restore: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/restore',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupsOperations.operation('restoreGroup') },
};

const route_api_v4_groups_$$_runners: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/runners',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: runnersOperations.operation('listGroupRunners') },
};

const route_api_v4_groups_$$_runners_reset$5f$registration$5f$token: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/runners/reset_registration_token',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: runnersOperations.operation('resetGroupRegistrationToken') },
};

const route_api_v4_groups_$$_saml$5f$provider: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/saml_provider',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: samlProvidersOperations.operation('getSamlProvider'), PUT: samlProvidersOperations.operation('setSamlProvider'), DELETE: samlProvidersOperations.operation('deleteSamlProvider') },
};

const route_api_v4_groups_$$_saml$5f$provider_scim$5f$token: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/saml_provider/scim_token',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: samlProvidersOperations.operation('createScimToken'), DELETE: samlProvidersOperations.operation('revokeScimToken') },
};

const route_api_v4_groups_$$_scim_identities: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/scim/identities',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: scimOperations.operation('listScimIdentities') },
};

const route_api_v4_groups_$$_scim_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/scim/{uid}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PATCH: scimOperations.operation('updateScimIdentity') },
};

const route_api_v4_groups_$$_search: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/search',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: searchOperations.operation('searchGroup') },
};

const route_api_v4_groups_$$_share: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/share',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupsOperations.operation('shareGroup') },
};

const route_api_v4_groups_$$_share_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/share/{group_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: groupsOperations.operation('unshareGroup') },
};

const route_api_v4_groups_$$_subgroups: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/subgroups',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listSubgroups') },
};

const route_api_v4_groups_$$_transfer: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/transfer',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupsOperations.operation('transferGroup') },
};

const route_api_v4_groups_$$_transfer$5f$locations: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/transfer_locations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listGroupTransferLocations') },
};

const route_api_v4_groups_$$_variables: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/variables',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: variablesOperations.operation('listGroupVariables'), POST: variablesOperations.operation('createGroupVariable') },
};

const route_api_v4_groups_$$_variables_$$: Route<HearthFacts> = {
  template: '/api/v4/groups/{id}/variables/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: variablesOperations.operation('getGroupVariable'), PUT: variablesOperations.operation('updateGroupVariable'), DELETE: variablesOperations.operation('deleteGroupVariable') },
};

const route_api_v4_hooks: Route<HearthFacts> = {
  template: '/api/v4/hooks',
  captures: [],
  wildcard: false,
  operations: { GET: systemHooksOperations.operation('listSystemHooks'), POST: systemHooksOperations.operation('createSystemHook') },
};

const route_api_v4_hooks_$$: Route<HearthFacts> = {
  template: '/api/v4/hooks/{hook_id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: systemHooksOperations.operation('getSystemHook'), POST: systemHooksOperations.operation('testSystemHook'), PUT: systemHooksOperations.operation('updateSystemHook'), DELETE: systemHooksOperations.operation('deleteSystemHook') },
};

const route_api_v4_issues: Route<HearthFacts> = {
  template: '/api/v4/issues',
  captures: [],
  wildcard: false,
  operations: { GET: issuesOperations.operation('listIssues') },
};

const route_api_v4_issues_$$: Route<HearthFacts> = {
  template: '/api/v4/issues/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issuesOperations.operation('getIssueById') },
};

const route_api_v4_issues$5f$statistics: Route<HearthFacts> = {
  template: '/api/v4/issues_statistics',
  captures: [],
  wildcard: false,
  operations: { GET: issueStatisticsOperations.operation('getIssuesStatistics') },
};

const route_api_v4_job: Route<HearthFacts> = {
  template: '/api/v4/job',
  captures: [],
  wildcard: false,
  operations: { GET: jobsOperations.operation('getRunningJob') },
};

const route_api_v4_job_allowed$5f$agents: Route<HearthFacts> = {
  template: '/api/v4/job/allowed_agents',
  captures: [],
  wildcard: false,
  operations: { GET: clusterAgentsOperations.operation('listAllowedAgents') },
};

const route_api_v4_jobs_request: Route<HearthFacts> = {
  template: '/api/v4/jobs/request',
  captures: [],
  wildcard: false,
  operations: { POST: jobExecutionOperations.operation('requestJob') },
};

const route_api_v4_jobs_$$: Route<HearthFacts> = {
  template: '/api/v4/jobs/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: jobExecutionOperations.operation('updateRunningJob') },
};

const route_api_v4_jobs_$$_artifacts: Route<HearthFacts> = {
  template: '/api/v4/jobs/{id}/artifacts',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: jobArtifactsOperations.operation('fetchJobArtifacts'), POST: jobArtifactsOperations.operation('uploadJobArtifacts') },
};

const route_api_v4_jobs_$$_artifacts_authorize: Route<HearthFacts> = {
  template: '/api/v4/jobs/{id}/artifacts/authorize',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: jobArtifactsOperations.operation('authorizeJobArtifacts') },
};

const route_api_v4_jobs_$$_trace: Route<HearthFacts> = {
  template: '/api/v4/jobs/{id}/trace',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { PATCH: jobExecutionOperations.operation('appendToTrace') },
};

const route_api_v4_keys: Route<HearthFacts> = {
  template: '/api/v4/keys',
  captures: [],
  wildcard: false,
  operations: { GET: sshKeysOperations.operation('findSshKeyByFingerprint') },
};

const route_api_v4_keys_$$: Route<HearthFacts> = {
  template: '/api/v4/keys/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: sshKeysOperations.operation('getSshKeyWithUser') },
};

const route_api_v4_license: Route<HearthFacts> = {
  template: '/api/v4/license',
  captures: [],
  wildcard: false,
  operations: { GET: applicationOperations.operation('getLicense'), POST: applicationOperations.operation('createLicense') },
};

const route_api_v4_license_$$: Route<HearthFacts> = {
  template: '/api/v4/license/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: applicationOperations.operation('deleteLicense') },
};

const route_api_v4_markdown: Route<HearthFacts> = {
  template: '/api/v4/markdown',
  captures: [],
  wildcard: false,
  operations: { POST: markdownOperations.operation('renderMarkdown') },
};

const route_api_v4_merge$5f$requests: Route<HearthFacts> = {
  template: '/api/v4/merge_requests',
  captures: [],
  wildcard: false,
  operations: { GET: mergeRequestsOperations.operation('listMergeRequests') },
};

const route_api_v4_metadata: Route<HearthFacts> = {
  template: '/api/v4/metadata',
  captures: [],
  wildcard: false,
  operations: { GET: metadataOperations.operation('getMetadata') },
};

const route_api_v4_namespaces: Route<HearthFacts> = {
  template: '/api/v4/namespaces',
  captures: [],
  wildcard: false,
  operations: { GET: namespacesOperations.operation('listNamespaces') },
};

const route_api_v4_namespaces_$$: Route<HearthFacts> = {
  template: '/api/v4/namespaces/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: namespacesOperations.operation('getNamespace') },
};

const route_api_v4_namespaces_$$_exists: Route<HearthFacts> = {
  template: '/api/v4/namespaces/{id}/exists',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: namespacesOperations.operation('namespaceExists') },
};

const route_api_v4_personal$5f$access$5f$tokens: Route<HearthFacts> = {
  template: '/api/v4/personal_access_tokens',
  captures: [],
  wildcard: false,
  operations: { GET: personalAccessTokensOperations.operation('listPersonalAccessTokens') },
};

const route_api_v4_personal$5f$access$5f$tokens_self: Route<HearthFacts> = {
  template: '/api/v4/personal_access_tokens/self',
  captures: [],
  wildcard: false,
  operations: { GET: personalAccessTokensOperations.operation('getOwnPersonalAccessToken'), DELETE: personalAccessTokensOperations.operation('revokeOwnPersonalAccessToken') },
};

const route_api_v4_personal$5f$access$5f$tokens_$$: Route<HearthFacts> = {
  template: '/api/v4/personal_access_tokens/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: personalAccessTokensOperations.operation('getPersonalAccessToken'), DELETE: personalAccessTokensOperations.operation('revokePersonalAccessToken') },
};

const route_api_v4_projects: Route<HearthFacts> = {
  template: '/api/v4/projects',
  captures: [],
  wildcard: false,
  operations: { GET: projectsOperations.operation('listProjects'), POST: projectsOperations.operation('createProject') },
};

const route_api_v4_projects_import: Route<HearthFacts> = {
  template: '/api/v4/projects/import',
  captures: [],
  wildcard: false,
  operations: { POST: importExportOperations.operation('importProject') },
};

const route_api_v4_projects_remote$2d$import: Route<HearthFacts> = {
  template: '/api/v4/projects/remote-import',
  captures: [],
  wildcard: false,
  operations: { POST: importExportOperations.operation('importRemoteProject') },
};

const route_api_v4_projects_remote$2d$import$2d$s3: Route<HearthFacts> = {
  template: '/api/v4/projects/remote-import-s3',
  captures: [],
  wildcard: false,
  operations: { POST: importExportOperations.operation('importProjectFromS3') },
};

const route_api_v4_projects_user_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/user/{user_id}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectsOperations.operation('createProjectForUser') },
};

const route_api_v4_projects_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectsOperations.operation('getProject'), PUT: projectsOperations.operation('updateProject'), DELETE: projectsOperations.operation('deleteProject') },
};

const route_api_v4_projects_$$_$2d$_search: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/-/search',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: searchOperations.operation('searchProjectByDashPath') },
};

const route_api_v4_projects_$$_access$5f$requests: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/access_requests',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: accessRequestsOperations.operation('listProjectAccessRequests'), POST: accessRequestsOperations.operation('requestProjectAccess') },
};

const route_api_v4_projects_$$_access$5f$requests_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/access_requests/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: accessRequestsOperations.operation('denyProjectAccessRequest') },
};

const route_api_v4_projects_$$_access$5f$requests_$$_approve: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/access_requests/{user_id}/approve',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: accessRequestsOperations.operation('approveProjectAccessRequest') },
};

const route_api_v4_projects_$$_access$5f$tokens: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/access_tokens',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceAccessTokensOperations.operation('listProjectAccessTokens'), POST: resourceAccessTokensOperations.operation('createProjectAccessToken') },
};

const route_api_v4_projects_$$_access$5f$tokens_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/access_tokens/{token_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceAccessTokensOperations.operation('getProjectAccessToken'), DELETE: resourceAccessTokensOperations.operation('revokeProjectAccessToken') },
};

const route_api_v4_projects_$$_approval$5f$rules: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/approval_rules',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: approvalRulesOperations.operation('listProjectApprovalRules'), POST: approvalRulesOperations.operation('createProjectApprovalRule') },
};

const route_api_v4_projects_$$_approval$5f$rules_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/approval_rules/{approval_rule_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: approvalRulesOperations.operation('getProjectApprovalRule'), PUT: approvalRulesOperations.operation('updateProjectApprovalRule'), DELETE: approvalRulesOperations.operation('deleteProjectApprovalRule') },
};

const route_api_v4_projects_$$_approvals: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/approvals',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectApprovalsOperations.operation('getProjectApprovals'), POST: projectApprovalsOperations.operation('updateProjectApprovals') },
};

const route_api_v4_projects_$$_archive: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/archive',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectLifecycleOperations.operation('archiveProject') },
};

const route_api_v4_projects_$$_artifacts: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/artifacts',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: jobArtifactsOperations.operation('deleteProjectArtifacts') },
};

const route_api_v4_projects_$$_audit$5f$events: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/audit_events',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: auditEventsOperations.operation('listProjectAuditEvents') },
};

const route_api_v4_projects_$$_audit$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/audit_events/{audit_event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: auditEventsOperations.operation('getProjectAuditEvent') },
};

const route_api_v4_projects_$$_avatar: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/avatar',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectUploadsOperations.operation('getProjectAvatar') },
};

const route_api_v4_projects_$$_boards: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/boards',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: boardsOperations.operation('listProjectBoards'), POST: boardsOperations.operation('createProjectBoard') },
};

const route_api_v4_projects_$$_boards_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/boards/{board_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: boardsOperations.operation('getProjectBoard'), PUT: boardsOperations.operation('updateProjectBoard'), DELETE: boardsOperations.operation('deleteProjectBoard') },
};

const route_api_v4_projects_$$_boards_$$_lists: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/boards/{board_id}/lists',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: boardsOperations.operation('listProjectBoardLists'), POST: boardsOperations.operation('createProjectBoardList') },
};

const route_api_v4_projects_$$_boards_$$_lists_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/boards/{board_id}/lists/{list_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: boardsOperations.operation('getProjectBoardList'), PUT: boardsOperations.operation('updateProjectBoardList'), DELETE: boardsOperations.operation('deleteProjectBoardList') },
};

const route_api_v4_projects_$$_ci_lint: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/ci/lint',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: ciLintOperations.operation('lintProject'), POST: ciLintOperations.operation('lintProjectConfiguration') },
};

const route_api_v4_projects_$$_cluster$5f$agents: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/cluster_agents',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: clusterAgentsOperations.operation('listClusterAgents'), POST: clusterAgentsOperations.operation('createClusterAgent') },
};

const route_api_v4_projects_$$_cluster$5f$agents_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/cluster_agents/{agent_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: clusterAgentsOperations.operation('getClusterAgent'), DELETE: clusterAgentsOperations.operation('deleteClusterAgent') },
};

const route_api_v4_projects_$$_cluster$5f$agents_$$_tokens: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/cluster_agents/{agent_id}/tokens',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: clusterAgentsOperations.operation('listClusterAgentTokens'), POST: clusterAgentsOperations.operation('createClusterAgentToken') },
};

const route_api_v4_projects_$$_cluster$5f$agents_$$_tokens_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/cluster_agents/{agent_id}/tokens/{token_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: clusterAgentsOperations.operation('getClusterAgentToken'), DELETE: clusterAgentsOperations.operation('revokeClusterAgentToken') },
};

const route_api_v4_projects_$$_custom$5f$attributes: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/custom_attributes',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: customAttributesOperations.operation('listProjectCustomAttributes') },
};

const route_api_v4_projects_$$_custom$5f$attributes_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/custom_attributes/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: customAttributesOperations.operation('getProjectCustomAttribute'), PUT: customAttributesOperations.operation('setProjectCustomAttribute'), DELETE: customAttributesOperations.operation('deleteProjectCustomAttribute') },
};

const route_api_v4_projects_$$_deploy$5f$keys: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/deploy_keys',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: deployKeysOperations.operation('listProjectDeployKeys'), POST: deployKeysOperations.operation('createDeployKey') },
};

const route_api_v4_projects_$$_deploy$5f$keys_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/deploy_keys/{key_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: deployKeysOperations.operation('getDeployKey'), PUT: deployKeysOperations.operation('updateDeployKey'), DELETE: deployKeysOperations.operation('deleteDeployKey') },
};

const route_api_v4_projects_$$_deploy$5f$keys_$$_enable: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/deploy_keys/{key_id}/enable',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: deployKeysOperations.operation('enableDeployKey') },
};

const route_api_v4_projects_$$_deploy$5f$tokens: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/deploy_tokens',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: deployTokensOperations.operation('listProjectDeployTokens'), POST: deployTokensOperations.operation('createProjectDeployToken') },
};

const route_api_v4_projects_$$_deploy$5f$tokens_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/deploy_tokens/{token_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: deployTokensOperations.operation('getProjectDeployToken'), DELETE: deployTokensOperations.operation('revokeProjectDeployToken') },
};

const route_api_v4_projects_$$_deployments: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/deployments',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: deploymentsOperations.operation('listDeployments'), POST: deploymentsOperations.operation('createDeployment') },
};

const route_api_v4_projects_$$_deployments_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/deployments/{deployment_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: deploymentsOperations.operation('getDeployment'), PUT: deploymentsOperations.operation('updateDeployment'), DELETE: deploymentsOperations.operation('deleteDeployment') },
};

const route_api_v4_projects_$$_deployments_$$_approval: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/deployments/{deployment_id}/approval',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: deploymentsOperations.operation('voteOnDeployment') },
};

const route_api_v4_projects_$$_deployments_$$_merge$5f$requests: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/deployments/{deployment_id}/merge_requests',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: deploymentsOperations.operation('listDeploymentMergeRequests') },
};

const route_api_v4_projects_$$_environments: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/environments',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: environmentsOperations.operation('listEnvironments'), POST: environmentsOperations.operation('createEnvironment') },
};

const route_api_v4_projects_$$_environments_review$5f$apps: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/environments/review_apps',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: environmentsOperations.operation('deleteReviewApps') },
};

const route_api_v4_projects_$$_environments_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/environments/{environment_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: environmentsOperations.operation('getEnvironment'), PUT: environmentsOperations.operation('updateEnvironment'), DELETE: environmentsOperations.operation('deleteEnvironment') },
};

const route_api_v4_projects_$$_environments_$$_stop: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/environments/{environment_id}/stop',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: environmentsOperations.operation('stopEnvironment') },
};

const route_api_v4_projects_$$_events: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/events',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: eventsOperations.operation('listProjectEvents') },
};

const route_api_v4_projects_$$_export: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/export',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: importExportOperations.operation('startProjectExport'), GET: importExportOperations.operation('getProjectExport') },
};

const route_api_v4_projects_$$_export_download: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/export/download',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: importExportOperations.operation('downloadProjectExport') },
};

const route_api_v4_projects_$$_export$5f$relations: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/export_relations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: relationsExportOperations.operation('startProjectRelationsExport') },
};

const route_api_v4_projects_$$_export$5f$relations_download: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/export_relations/download',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: relationsExportOperations.operation('downloadProjectRelationExport') },
};

const route_api_v4_projects_$$_export$5f$relations_status: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/export_relations/status',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: relationsExportOperations.operation('listProjectRelationExports') },
};

const route_api_v4_projects_$$_fork: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/fork',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectForksOperations.operation('forkProject'), DELETE: projectForksOperations.operation('deleteProjectFork') },
};

const route_api_v4_projects_$$_fork_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/fork/{forked_from_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectForksOperations.operation('createProjectFork') },
};

const route_api_v4_projects_$$_forks: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/forks',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectForksOperations.operation('listProjectForks') },
};

const route_api_v4_projects_$$_groups: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/groups',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectSharingOperations.operation('listProjectGroups') },
};

const route_api_v4_projects_$$_hooks: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/hooks',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectHooksOperations.operation('listProjectHooks'), POST: projectHooksOperations.operation('createProjectHook') },
};

const route_api_v4_projects_$$_hooks_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/hooks/{hook_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectHooksOperations.operation('getProjectHook'), PUT: projectHooksOperations.operation('updateProjectHook'), DELETE: projectHooksOperations.operation('deleteProjectHook') },
};

const route_api_v4_projects_$$_hooks_$$_custom$5f$headers_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/hooks/{hook_id}/custom_headers/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: projectHooksOperations.operation('setProjectHookCustomHeader'), DELETE: projectHooksOperations.operation('deleteProjectHookCustomHeader') },
};

const route_api_v4_projects_$$_hooks_$$_events: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/hooks/{hook_id}/events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectHooksOperations.operation('listProjectHookEvents') },
};

const route_api_v4_projects_$$_hooks_$$_events_$$_resend: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/hooks/{hook_id}/events/{hook_event_id}/resend',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectHooksOperations.operation('resendProjectHookEvent') },
};

const route_api_v4_projects_$$_hooks_$$_test_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/hooks/{hook_id}/test/{trigger}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectHooksOperations.operation('testProjectHook') },
};

const route_api_v4_projects_$$_hooks_$$_url$5f$variables_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/hooks/{hook_id}/url_variables/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: projectHooksOperations.operation('setProjectHookUrlVariable'), DELETE: projectHooksOperations.operation('deleteProjectHookUrlVariable') },
};

const route_api_v4_projects_$$_housekeeping: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/housekeeping',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectMaintenanceOperations.operation('startProjectHousekeeping') },
};

const route_api_v4_projects_$$_import: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/import',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: importExportOperations.operation('getProjectImport') },
};

const route_api_v4_projects_$$_import$5f$project$5f$members_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/import_project_members/{project_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectSharingOperations.operation('importProjectMembers') },
};

const route_api_v4_projects_$$_integrations: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('listIntegrations') },
};

const route_api_v4_projects_$$_integrations_asana: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/asana',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getAsanaIntegration'), PUT: integrationsOperations.operation('saveAsanaIntegration'), DELETE: integrationsOperations.operation('disableAsanaIntegration') },
};

const route_api_v4_projects_$$_integrations_assembla: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/assembla',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getAssemblaIntegration'), PUT: integrationsOperations.operation('saveAssemblaIntegration'), DELETE: integrationsOperations.operation('disableAssemblaIntegration') },
};

const route_api_v4_projects_$$_integrations_bamboo: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/bamboo',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getBambooIntegration'), PUT: integrationsOperations.operation('saveBambooIntegration'), DELETE: integrationsOperations.operation('disableBambooIntegration') },
};

const route_api_v4_projects_$$_integrations_bugzilla: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/bugzilla',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getBugzillaIntegration'), PUT: integrationsOperations.operation('saveBugzillaIntegration'), DELETE: integrationsOperations.operation('disableBugzillaIntegration') },
};

const route_api_v4_projects_$$_integrations_buildkite: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/buildkite',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getBuildkiteIntegration'), PUT: integrationsOperations.operation('saveBuildkiteIntegration'), DELETE: integrationsOperations.operation('disableBuildkiteIntegration') },
};

const route_api_v4_projects_$$_integrations_campfire: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/campfire',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getCampfireIntegration'), PUT: integrationsOperations.operation('saveCampfireIntegration'), DELETE: integrationsOperations.operation('disableCampfireIntegration') },
};

const route_api_v4_projects_$$_integrations_confluence: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/confluence',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getConfluenceIntegration'), PUT: integrationsOperations.operation('saveConfluenceIntegration'), DELETE: integrationsOperations.operation('disableConfluenceIntegration') },
};

const route_api_v4_projects_$$_integrations_custom$2d$issue$2d$tracker: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/custom-issue-tracker',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getCustomIssueTrackerIntegration'), PUT: integrationsOperations.operation('saveCustomIssueTrackerIntegration'), DELETE: integrationsOperations.operation('disableCustomIssueTrackerIntegration') },
};

const route_api_v4_projects_$$_integrations_datadog: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/datadog',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getDatadogIntegration'), PUT: integrationsOperations.operation('saveDatadogIntegration'), DELETE: integrationsOperations.operation('disableDatadogIntegration') },
};

const route_api_v4_projects_$$_integrations_discord: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/discord',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getDiscordIntegration'), PUT: integrationsOperations.operation('saveDiscordIntegration'), DELETE: integrationsOperations.operation('disableDiscordIntegration') },
};

const route_api_v4_projects_$$_integrations_drone$2d$ci: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/drone-ci',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getDroneCiIntegration'), PUT: integrationsOperations.operation('saveDroneCiIntegration'), DELETE: integrationsOperations.operation('disableDroneCiIntegration') },
};

const route_api_v4_projects_$$_integrations_emails$2d$on$2d$push: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/emails-on-push',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getEmailsOnPushIntegration'), PUT: integrationsOperations.operation('saveEmailsOnPushIntegration'), DELETE: integrationsOperations.operation('disableEmailsOnPushIntegration') },
};

const route_api_v4_projects_$$_integrations_ewm: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/ewm',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getEwmIntegration'), PUT: integrationsOperations.operation('saveEwmIntegration'), DELETE: integrationsOperations.operation('disableEwmIntegration') },
};

const route_api_v4_projects_$$_integrations_external$2d$wiki: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/external-wiki',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getExternalWikiIntegration'), PUT: integrationsOperations.operation('saveExternalWikiIntegration'), DELETE: integrationsOperations.operation('disableExternalWikiIntegration') },
};

const route_api_v4_projects_$$_integrations_flowdock: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/flowdock',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getFlowdockIntegration'), PUT: integrationsOperations.operation('saveFlowdockIntegration'), DELETE: integrationsOperations.operation('disableFlowdockIntegration') },
};

const route_api_v4_projects_$$_integrations_github: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/github',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getGithubIntegration'), PUT: integrationsOperations.operation('saveGithubIntegration'), DELETE: integrationsOperations.operation('disableGithubIntegration') },
};

const route_api_v4_projects_$$_integrations_hangouts$2d$chat: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/hangouts-chat',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getHangoutsChatIntegration'), PUT: integrationsOperations.operation('saveHangoutsChatIntegration'), DELETE: integrationsOperations.operation('disableHangoutsChatIntegration') },
};

const route_api_v4_projects_$$_integrations_harbor: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/harbor',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getHarborIntegration'), PUT: integrationsOperations.operation('saveHarborIntegration'), DELETE: integrationsOperations.operation('disableHarborIntegration') },
};

const route_api_v4_projects_$$_integrations_irker: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/irker',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getIrkerIntegration'), PUT: integrationsOperations.operation('saveIrkerIntegration'), DELETE: integrationsOperations.operation('disableIrkerIntegration') },
};

const route_api_v4_projects_$$_integrations_jenkins: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/jenkins',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getJenkinsIntegration'), PUT: integrationsOperations.operation('saveJenkinsIntegration'), DELETE: integrationsOperations.operation('disableJenkinsIntegration') },
};

const route_api_v4_projects_$$_integrations_jira: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/jira',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getJiraIntegration'), PUT: integrationsOperations.operation('saveJiraIntegration'), DELETE: integrationsOperations.operation('disableJiraIntegration') },
};

const route_api_v4_projects_$$_integrations_mattermost: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/mattermost',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getMattermostIntegration'), PUT: integrationsOperations.operation('saveMattermostIntegration'), DELETE: integrationsOperations.operation('disableMattermostIntegration') },
};

const route_api_v4_projects_$$_integrations_mattermost$2d$slash$2d$commands: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/mattermost-slash-commands',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getMattermostSlashCommandsIntegration'), PUT: integrationsOperations.operation('saveMattermostSlashCommandsIntegration'), DELETE: integrationsOperations.operation('disableMattermostSlashCommandsIntegration') },
};

const route_api_v4_projects_$$_integrations_microsoft$2d$teams: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/microsoft-teams',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getMicrosoftTeamsIntegration'), PUT: integrationsOperations.operation('saveMicrosoftTeamsIntegration'), DELETE: integrationsOperations.operation('disableMicrosoftTeamsIntegration') },
};

const route_api_v4_projects_$$_integrations_mock$2d$ci: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/mock-ci',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getMockCiIntegration'), PUT: integrationsOperations.operation('saveMockCiIntegration'), DELETE: integrationsOperations.operation('disableMockCiIntegration') },
};

const route_api_v4_projects_$$_integrations_packagist: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/packagist',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getPackagistIntegration'), PUT: integrationsOperations.operation('savePackagistIntegration'), DELETE: integrationsOperations.operation('disablePackagistIntegration') },
};

const route_api_v4_projects_$$_integrations_pipelines$2d$email: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/pipelines-email',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getPipelinesEmailIntegration'), PUT: integrationsOperations.operation('savePipelinesEmailIntegration'), DELETE: integrationsOperations.operation('disablePipelinesEmailIntegration') },
};

const route_api_v4_projects_$$_integrations_pivotaltracker: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/pivotaltracker',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getPivotaltrackerIntegration'), PUT: integrationsOperations.operation('savePivotaltrackerIntegration'), DELETE: integrationsOperations.operation('disablePivotaltrackerIntegration') },
};

const route_api_v4_projects_$$_integrations_prometheus: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/prometheus',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getPrometheusIntegration'), PUT: integrationsOperations.operation('savePrometheusIntegration'), DELETE: integrationsOperations.operation('disablePrometheusIntegration') },
};

const route_api_v4_projects_$$_integrations_pushover: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/pushover',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getPushoverIntegration'), PUT: integrationsOperations.operation('savePushoverIntegration'), DELETE: integrationsOperations.operation('disablePushoverIntegration') },
};

const route_api_v4_projects_$$_integrations_redmine: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/redmine',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getRedmineIntegration'), PUT: integrationsOperations.operation('saveRedmineIntegration'), DELETE: integrationsOperations.operation('disableRedmineIntegration') },
};

const route_api_v4_projects_$$_integrations_shimo: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/shimo',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getShimoIntegration'), PUT: integrationsOperations.operation('saveShimoIntegration'), DELETE: integrationsOperations.operation('disableShimoIntegration') },
};

const route_api_v4_projects_$$_integrations_slack: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/slack',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getSlackIntegration'), PUT: integrationsOperations.operation('saveSlackIntegration'), DELETE: integrationsOperations.operation('disableSlackIntegration') },
};

const route_api_v4_projects_$$_integrations_slack$2d$slash$2d$commands: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/slack-slash-commands',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getSlackSlashCommandsIntegration'), PUT: integrationsOperations.operation('saveSlackSlashCommandsIntegration'), DELETE: integrationsOperations.operation('disableSlackSlashCommandsIntegration') },
};

const route_api_v4_projects_$$_integrations_teamcity: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/teamcity',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getTeamcityIntegration'), PUT: integrationsOperations.operation('saveTeamcityIntegration'), DELETE: integrationsOperations.operation('disableTeamcityIntegration') },
};

const route_api_v4_projects_$$_integrations_unify$2d$circuit: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/unify-circuit',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getUnifyCircuitIntegration'), PUT: integrationsOperations.operation('saveUnifyCircuitIntegration'), DELETE: integrationsOperations.operation('disableUnifyCircuitIntegration') },
};

const route_api_v4_projects_$$_integrations_webex$2d$teams: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/webex-teams',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getWebexTeamsIntegration'), PUT: integrationsOperations.operation('saveWebexTeamsIntegration'), DELETE: integrationsOperations.operation('disableWebexTeamsIntegration') },
};

const route_api_v4_projects_$$_integrations_youtrack: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/youtrack',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getYoutrackIntegration'), PUT: integrationsOperations.operation('saveYoutrackIntegration'), DELETE: integrationsOperations.operation('disableYoutrackIntegration') },
};

const route_api_v4_projects_$$_integrations_zentao: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/zentao',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getZentaoIntegration'), PUT: integrationsOperations.operation('saveZentaoIntegration'), DELETE: integrationsOperations.operation('disableZentaoIntegration') },
};

const route_api_v4_projects_$$_integrations_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/{slug}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getIntegrationBySlug'), PUT: integrationsOperations.operation('saveIntegrationBySlug'), DELETE: integrationsOperations.operation('disableIntegrationBySlug') },
};

const route_api_v4_projects_$$_integrations_$$_trigger: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/integrations/{slug}/trigger',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: integrationsOperations.operation('sendSlashCommand') },
};

const route_api_v4_projects_$$_invitations: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/invitations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: invitationsOperations.operation('listProjectInvitations'), POST: invitationsOperations.operation('inviteToProject') },
};

const route_api_v4_projects_$$_invitations_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/invitations/{email}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: invitationsOperations.operation('updateProjectInvitation'), DELETE: invitationsOperations.operation('deleteProjectInvitation') },
};

const route_api_v4_projects_$$_issues: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issuesOperations.operation('listProjectIssues'), POST: issuesOperations.operation('createIssue') },
};

const route_api_v4_projects_$$_issues_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issuesOperations.operation('getIssue'), PUT: issuesOperations.operation('updateIssue'), DELETE: issuesOperations.operation('deleteIssue') },
};

const route_api_v4_projects_$$_issues_$$_add$5f$spent$5f$time: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/add_spent_time',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('addIssueSpentTime') },
};

const route_api_v4_projects_$$_issues_$$_award$5f$emoji: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/award_emoji',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: awardEmojiOperations.operation('listIssueAwardEmoji'), POST: awardEmojiOperations.operation('createIssueAwardEmoji') },
};

const route_api_v4_projects_$$_issues_$$_award$5f$emoji_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/award_emoji/{award_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: awardEmojiOperations.operation('getIssueAwardEmoji'), DELETE: awardEmojiOperations.operation('deleteIssueAwardEmoji') },
};

const route_api_v4_projects_$$_issues_$$_clone: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/clone',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('cloneIssue') },
};

const route_api_v4_projects_$$_issues_$$_closed$5f$by: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/closed_by',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issuesOperations.operation('listIssueClosedBy') },
};

const route_api_v4_projects_$$_issues_$$_discussions: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/discussions',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: discussionsOperations.operation('listIssueDiscussions'), POST: discussionsOperations.operation('createIssueDiscussion') },
};

const route_api_v4_projects_$$_issues_$$_discussions_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: discussionsOperations.operation('getIssueDiscussion') },
};

const route_api_v4_projects_$$_issues_$$_discussions_$$_notes: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: discussionsOperations.operation('createIssueDiscussionNote') },
};

const route_api_v4_projects_$$_issues_$$_discussions_$$_notes_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0},{"index":9,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: discussionsOperations.operation('updateIssueDiscussionNote'), DELETE: discussionsOperations.operation('deleteIssueDiscussionNote') },
};

const route_api_v4_projects_$$_issues_$$_links: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/links',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issueLinksOperations.operation('listIssueLinks'), POST: issueLinksOperations.operation('createIssueLink') },
};

const route_api_v4_projects_$$_issues_$$_links_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/links/{issue_link_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: issueLinksOperations.operation('deleteIssueLink') },
};

const route_api_v4_projects_$$_issues_$$_move: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/move',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('moveIssue') },
};

const route_api_v4_projects_$$_issues_$$_notes: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/notes',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('createIssueNote'), GET: notesOperations.operation('listIssueNotes') },
};

const route_api_v4_projects_$$_issues_$$_notes_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: notesOperations.operation('getIssueNote'), PUT: notesOperations.operation('updateIssueNote'), DELETE: notesOperations.operation('deleteIssueNote') },
};

const route_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: awardEmojiOperations.operation('listIssueNoteAwardEmoji'), POST: awardEmojiOperations.operation('createIssueNoteAwardEmoji') },
};

const route_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0},{"index":9,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: awardEmojiOperations.operation('getIssueNoteAwardEmoji'), DELETE: awardEmojiOperations.operation('deleteIssueNoteAwardEmoji') },
};

const route_api_v4_projects_$$_issues_$$_participants: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/participants',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issuesOperations.operation('listIssueParticipants') },
};

const route_api_v4_projects_$$_issues_$$_related$5f$merge$5f$requests: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/related_merge_requests',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issuesOperations.operation('listIssueRelatedMergeRequests') },
};

const route_api_v4_projects_$$_issues_$$_reorder: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/reorder',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: issuesOperations.operation('reorderIssue') },
};

const route_api_v4_projects_$$_issues_$$_reset$5f$spent$5f$time: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/reset_spent_time',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('resetIssueSpentTime') },
};

const route_api_v4_projects_$$_issues_$$_reset$5f$time$5f$estimate: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/reset_time_estimate',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('resetIssueTimeEstimate') },
};

const route_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/resource_iteration_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('listIssueIterationEvents') },
};

const route_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/resource_iteration_events/{event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('getIssueIterationEvent') },
};

const route_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/resource_label_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('listIssueLabelEvents') },
};

const route_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/resource_label_events/{event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('getIssueLabelEvent') },
};

const route_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/resource_milestone_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('listIssueMilestoneEvents') },
};

const route_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/resource_milestone_events/{event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('getIssueMilestoneEvent') },
};

const route_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/resource_state_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('listIssueStateEvents') },
};

const route_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/resource_state_events/{event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('getIssueStateEvent') },
};

const route_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/resource_weight_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('listIssueWeightEvents') },
};

const route_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/resource_weight_events/{event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('getIssueWeightEvent') },
};

const route_api_v4_projects_$$_issues_$$_subscribe: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/subscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('subscribeToIssue') },
};

const route_api_v4_projects_$$_issues_$$_time$5f$estimate: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/time_estimate',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('setIssueTimeEstimate') },
};

const route_api_v4_projects_$$_issues_$$_time$5f$stats: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/time_stats',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issuesOperations.operation('getIssueTimeStats') },
};

const route_api_v4_projects_$$_issues_$$_todo: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/todo',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('createIssueTodo') },
};

const route_api_v4_projects_$$_issues_$$_unsubscribe: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/unsubscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('unsubscribeFromIssue') },
};

const route_api_v4_projects_$$_issues_$$_user$5f$agent$5f$detail: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/user_agent_detail',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issuesOperations.operation('getIssueUserAgentDetail') },
};

const route_api_v4_projects_$$_issues$5f$statistics: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/issues_statistics',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issueStatisticsOperations.operation('getProjectIssuesStatistics') },
};

const route_api_v4_projects_$$_iterations: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/iterations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: iterationsOperations.operation('listProjectIterations') },
};

const route_api_v4_projects_$$_job$5f$token$5f$scope: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/job_token_scope',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: jobTokenScopeOperations.operation('getJobTokenScope'), PATCH: jobTokenScopeOperations.operation('updateJobTokenScope') },
};

const route_api_v4_projects_$$_job$5f$token$5f$scope_allowlist: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/job_token_scope/allowlist',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: jobTokenScopeOperations.operation('listJobTokenScopeProjects'), POST: jobTokenScopeOperations.operation('addJobTokenScopeProject') },
};

const route_api_v4_projects_$$_job$5f$token$5f$scope_allowlist_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/job_token_scope/allowlist/{target_project_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: jobTokenScopeOperations.operation('removeJobTokenScopeProject') },
};

const route_api_v4_projects_$$_jobs: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/jobs',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: jobsOperations.operation('listProjectJobs') },
};

const route_api_v4_projects_$$_jobs_artifacts_$$_download: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/jobs/artifacts/{ref_name}/download',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: jobArtifactsOperations.operation('downloadRefArtifacts') },
};

const route_api_v4_projects_$$_jobs_artifacts_$$_raw_$$$2a$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0},{"index":8,"before":0,"after":0}],
  wildcard: true,
  operations: { GET: jobArtifactsOperations.operation('downloadRefArtifactFile') },
};

const route_api_v4_projects_$$_jobs_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/jobs/{job_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: jobsOperations.operation('getJob') },
};

const route_api_v4_projects_$$_jobs_$$_artifacts: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/jobs/{job_id}/artifacts',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: jobArtifactsOperations.operation('downloadJobArtifacts'), DELETE: jobArtifactsOperations.operation('deleteJobArtifacts') },
};

const route_api_v4_projects_$$_jobs_$$_artifacts_keep: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/jobs/{job_id}/artifacts/keep',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: jobArtifactsOperations.operation('keepJobArtifacts') },
};

const route_api_v4_projects_$$_jobs_$$_artifacts_$$$2a$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/jobs/{job_id}/artifacts/{artifact_path}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: true,
  operations: { GET: jobArtifactsOperations.operation('downloadJobArtifactFile') },
};

const route_api_v4_projects_$$_jobs_$$_cancel: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/jobs/{job_id}/cancel',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: jobsOperations.operation('cancelJob') },
};

const route_api_v4_projects_$$_jobs_$$_erase: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/jobs/{job_id}/erase',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: jobsOperations.operation('eraseJob') },
};

const route_api_v4_projects_$$_jobs_$$_play: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/jobs/{job_id}/play',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: jobsOperations.operation('playJob') },
};

const route_api_v4_projects_$$_jobs_$$_retry: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/jobs/{job_id}/retry',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: jobsOperations.operation('retryJob') },
};

const route_api_v4_projects_$$_jobs_$$_trace: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/jobs/{job_id}/trace',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: jobExecutionOperations.operation('getJobTrace') },
};

const route_api_v4_projects_$$_labels: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/labels',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: labelsOperations.operation('listProjectLabels'), POST: labelsOperations.operation('createProjectLabel'), PUT: labelsOperations.operation('updateProjectLabelByName'), DELETE: labelsOperations.operation('deleteProjectLabelByName') },
};

const route_api_v4_projects_$$_labels_promote: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/labels/promote',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: labelsOperations.operation('promoteProjectLabel') },
};

const route_api_v4_projects_$$_labels_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/labels/{label_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: labelsOperations.operation('getProjectLabel'), PUT: labelsOperations.operation('updateProjectLabel'), DELETE: labelsOperations.operation('deleteProjectLabel') },
};

const route_api_v4_projects_$$_labels_$$_promote: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/labels/{label_id}/promote',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: labelsOperations.operation('promoteProjectLabelById') },
};

const route_api_v4_projects_$$_labels_$$_subscribe: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/labels/{label_id}/subscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: labelsOperations.operation('subscribeToProjectLabel') },
};

const route_api_v4_projects_$$_labels_$$_unsubscribe: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/labels/{label_id}/unsubscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: labelsOperations.operation('unsubscribeFromProjectLabel') },
};

const route_api_v4_projects_$$_languages: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/languages',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectMaintenanceOperations.operation('getProjectLanguages') },
};

const route_api_v4_projects_$$_members: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/members',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listProjectMembers'), POST: membersOperations.operation('addProjectMember') },
};

const route_api_v4_projects_$$_members_all: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/members/all',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listAllProjectMembers') },
};

const route_api_v4_projects_$$_members_all_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/members/all/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('getInheritedProjectMember') },
};

const route_api_v4_projects_$$_members_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/members/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('getProjectMember'), PUT: membersOperations.operation('updateProjectMember'), DELETE: membersOperations.operation('removeProjectMember') },
};

const route_api_v4_projects_$$_merge$5f$requests: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestsOperations.operation('listProjectMergeRequests'), POST: mergeRequestsOperations.operation('createMergeRequest') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestsOperations.operation('getMergeRequest'), PUT: mergeRequestsOperations.operation('updateMergeRequest'), DELETE: mergeRequestsOperations.operation('deleteMergeRequest') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_add$5f$spent$5f$time: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/add_spent_time',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: mergeRequestsOperations.operation('addMergeRequestSpentTime') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestApprovalsOperations.operation('listMergeRequestApprovalRules'), POST: mergeRequestApprovalsOperations.operation('createMergeRequestApprovalRule') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestApprovalsOperations.operation('getMergeRequestApprovalRule'), PUT: mergeRequestApprovalsOperations.operation('updateMergeRequestApprovalRule'), DELETE: mergeRequestApprovalsOperations.operation('deleteMergeRequestApprovalRule') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$state: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_state',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestApprovalsOperations.operation('getMergeRequestApprovalState') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_approvals: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approvals',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestApprovalsOperations.operation('getMergeRequestApprovals'), POST: mergeRequestApprovalsOperations.operation('updateMergeRequestApprovals') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_approve: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approve',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: mergeRequestApprovalsOperations.operation('approveMergeRequest') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/award_emoji',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: awardEmojiOperations.operation('listMergeRequestAwardEmoji'), POST: awardEmojiOperations.operation('createMergeRequestAwardEmoji') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: awardEmojiOperations.operation('getMergeRequestAwardEmoji'), DELETE: awardEmojiOperations.operation('deleteMergeRequestAwardEmoji') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_cancel$5f$merge$5f$when$5f$pipeline$5f$succeeds: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: mergeRequestsOperations.operation('cancelMergeWhenPipelineSucceeds') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_changes: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/changes',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestDiffsOperations.operation('getMergeRequestChanges') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_closes$5f$issues: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/closes_issues',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestDiffsOperations.operation('listMergeRequestClosesIssues') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_commits: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/commits',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestDiffsOperations.operation('listMergeRequestCommits') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_context$5f$commits: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/context_commits',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestDiffsOperations.operation('listMergeRequestContextCommits'), POST: mergeRequestDiffsOperations.operation('createMergeRequestContextCommits'), DELETE: mergeRequestDiffsOperations.operation('deleteMergeRequestContextCommits') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_diffs: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/diffs',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestDiffsOperations.operation('listMergeRequestDiffs') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_discussions: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: discussionsOperations.operation('listMergeRequestDiscussions'), POST: discussionsOperations.operation('createMergeRequestDiscussion') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: discussionsOperations.operation('getMergeRequestDiscussion'), PUT: discussionsOperations.operation('resolveMergeRequestDiscussion') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: discussionsOperations.operation('createMergeRequestDiscussionNote') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0},{"index":9,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: discussionsOperations.operation('updateMergeRequestDiscussionNote'), DELETE: discussionsOperations.operation('deleteMergeRequestDiscussionNote') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_merge: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: mergeRequestsOperations.operation('mergeMergeRequest') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_merge$5f$ref: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge_ref',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestsOperations.operation('getMergeRequestMergeRef'), PUT: mergeRequestsOperations.operation('updateMergeRequestMergeRef') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_notes: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: notesOperations.operation('listMergeRequestNotes'), POST: notesOperations.operation('createMergeRequestNote') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: notesOperations.operation('getMergeRequestNote'), PUT: notesOperations.operation('updateMergeRequestNote'), DELETE: notesOperations.operation('deleteMergeRequestNote') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: awardEmojiOperations.operation('listMergeRequestNoteAwardEmoji'), POST: awardEmojiOperations.operation('createMergeRequestNoteAwardEmoji') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0},{"index":9,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: awardEmojiOperations.operation('getMergeRequestNoteAwardEmoji'), DELETE: awardEmojiOperations.operation('deleteMergeRequestNoteAwardEmoji') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_participants: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/participants',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestsOperations.operation('listMergeRequestParticipants') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_pipelines: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/pipelines',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pipelinesOperations.operation('listMergeRequestPipelines'), POST: pipelinesOperations.operation('createMergeRequestPipeline') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_raw$5f$diffs: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/raw_diffs',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestDiffsOperations.operation('getMergeRequestRawDiffs') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_rebase: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/rebase',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: mergeRequestsOperations.operation('rebaseMergeRequest') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_reset$5f$spent$5f$time: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/reset_spent_time',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: mergeRequestsOperations.operation('resetMergeRequestSpentTime') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_reset$5f$time$5f$estimate: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/reset_time_estimate',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: mergeRequestsOperations.operation('resetMergeRequestTimeEstimate') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_label_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('listMergeRequestLabelEvents') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_label_events/{event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('getMergeRequestLabelEvent') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('listMergeRequestMilestoneEvents') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events/{event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('getMergeRequestMilestoneEvent') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_state_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('listMergeRequestStateEvents') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_state_events/{event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceEventsOperations.operation('getMergeRequestStateEvent') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_reviewers: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/reviewers',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestsOperations.operation('listMergeRequestReviewers') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_subscribe: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/subscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: mergeRequestsOperations.operation('subscribeToMergeRequest') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_time$5f$estimate: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/time_estimate',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: mergeRequestsOperations.operation('setMergeRequestTimeEstimate') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_time$5f$stats: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/time_stats',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestsOperations.operation('getMergeRequestTimeStats') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_todo: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/todo',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: mergeRequestsOperations.operation('createMergeRequestTodo') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_unapprove: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/unapprove',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: mergeRequestApprovalsOperations.operation('unapproveMergeRequest') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_unsubscribe: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/unsubscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: mergeRequestsOperations.operation('unsubscribeFromMergeRequest') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_versions: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/versions',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestDiffsOperations.operation('listMergeRequestVersions') },
};

const route_api_v4_projects_$$_merge$5f$requests_$$_versions_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/versions/{version_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestDiffsOperations.operation('getMergeRequestVersion') },
};

const route_api_v4_projects_$$_milestones: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/milestones',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listProjectMilestones'), POST: milestonesOperations.operation('createProjectMilestone') },
};

const route_api_v4_projects_$$_milestones_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/milestones/{milestone_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('getProjectMilestone'), PUT: milestonesOperations.operation('updateProjectMilestone'), DELETE: milestonesOperations.operation('deleteProjectMilestone') },
};

const route_api_v4_projects_$$_milestones_$$_burndown$5f$events: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/milestones/{milestone_id}/burndown_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listProjectMilestoneBurndownEvents') },
};

const route_api_v4_projects_$$_milestones_$$_issues: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/milestones/{milestone_id}/issues',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listProjectMilestoneIssues') },
};

const route_api_v4_projects_$$_milestones_$$_merge$5f$requests: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/milestones/{milestone_id}/merge_requests',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listProjectMilestoneMergeRequests') },
};

const route_api_v4_projects_$$_milestones_$$_promote: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/milestones/{milestone_id}/promote',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: milestonesOperations.operation('promoteProjectMilestone') },
};

const route_api_v4_projects_$$_pipeline: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipeline',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: pipelinesOperations.operation('createPipeline') },
};

const route_api_v4_projects_$$_pipeline$5f$schedules: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipeline_schedules',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pipelineSchedulesOperations.operation('listPipelineSchedules'), POST: pipelineSchedulesOperations.operation('createPipelineSchedule') },
};

const route_api_v4_projects_$$_pipeline$5f$schedules_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pipelineSchedulesOperations.operation('getPipelineSchedule'), PUT: pipelineSchedulesOperations.operation('updatePipelineSchedule'), DELETE: pipelineSchedulesOperations.operation('deletePipelineSchedule') },
};

const route_api_v4_projects_$$_pipeline$5f$schedules_$$_pipelines: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pipelineSchedulesOperations.operation('listPipelinesOfPipelineSchedule') },
};

const route_api_v4_projects_$$_pipeline$5f$schedules_$$_play: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: pipelineSchedulesOperations.operation('playPipelineSchedule') },
};

const route_api_v4_projects_$$_pipeline$5f$schedules_$$_take$5f$ownership: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: pipelineSchedulesOperations.operation('takeOwnershipOfPipelineSchedule') },
};

const route_api_v4_projects_$$_pipeline$5f$schedules_$$_variables: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: pipelineSchedulesOperations.operation('createPipelineScheduleVariable') },
};

const route_api_v4_projects_$$_pipeline$5f$schedules_$$_variables_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pipelineSchedulesOperations.operation('getPipelineScheduleVariable'), PUT: pipelineSchedulesOperations.operation('updatePipelineScheduleVariable'), DELETE: pipelineSchedulesOperations.operation('deletePipelineScheduleVariable') },
};

const route_api_v4_projects_$$_pipelines: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipelines',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pipelinesOperations.operation('listProjectPipelines') },
};

const route_api_v4_projects_$$_pipelines_latest: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipelines/latest',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pipelinesOperations.operation('getLatestPipeline') },
};

const route_api_v4_projects_$$_pipelines_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipelines/{pipeline_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pipelinesOperations.operation('getPipeline'), DELETE: pipelinesOperations.operation('deletePipeline') },
};

const route_api_v4_projects_$$_pipelines_$$_bridges: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipelines/{pipeline_id}/bridges',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: jobsOperations.operation('listPipelineBridges') },
};

const route_api_v4_projects_$$_pipelines_$$_cancel: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipelines/{pipeline_id}/cancel',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: pipelinesOperations.operation('cancelPipeline') },
};

const route_api_v4_projects_$$_pipelines_$$_jobs: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipelines/{pipeline_id}/jobs',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: jobsOperations.operation('listPipelineJobs') },
};

const route_api_v4_projects_$$_pipelines_$$_retry: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipelines/{pipeline_id}/retry',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: pipelinesOperations.operation('retryPipeline') },
};

const route_api_v4_projects_$$_pipelines_$$_test$5f$report: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipelines/{pipeline_id}/test_report',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pipelinesOperations.operation('getPipelineTestReport') },
};

const route_api_v4_projects_$$_pipelines_$$_test$5f$report$5f$summary: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipelines/{pipeline_id}/test_report_summary',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pipelinesOperations.operation('getPipelineTestReportSummary') },
};

const route_api_v4_projects_$$_pipelines_$$_variables: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/pipelines/{pipeline_id}/variables',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pipelinesOperations.operation('listPipelineVariables') },
};

const route_api_v4_projects_$$_protected$5f$branches: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/protected_branches',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: protectedBranchesOperations.operation('listProtectedBranches'), POST: protectedBranchesOperations.operation('protectBranch') },
};

const route_api_v4_projects_$$_protected$5f$branches_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/protected_branches/{name}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: protectedBranchesOperations.operation('getProtectedBranch'), PATCH: protectedBranchesOperations.operation('updateProtectedBranch'), DELETE: protectedBranchesOperations.operation('unprotectBranch') },
};

const route_api_v4_projects_$$_protected$5f$environments: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/protected_environments',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: protectedEnvironmentsOperations.operation('listProtectedEnvironments'), POST: protectedEnvironmentsOperations.operation('createProtectedEnvironment') },
};

const route_api_v4_projects_$$_protected$5f$environments_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/protected_environments/{name}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: protectedEnvironmentsOperations.operation('getProtectedEnvironment'), DELETE: protectedEnvironmentsOperations.operation('deleteProtectedEnvironment') },
};

const route_api_v4_projects_$$_protected$5f$tags: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/protected_tags',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: protectedTagsOperations.operation('listProtectedTags'), POST: protectedTagsOperations.operation('protectTag') },
};

const route_api_v4_projects_$$_protected$5f$tags_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/protected_tags/{name}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: protectedTagsOperations.operation('getProtectedTag'), DELETE: protectedTagsOperations.operation('unprotectTag') },
};

const route_api_v4_projects_$$_push$5f$rule: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/push_rule',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pushRulesOperations.operation('getPushRule'), POST: pushRulesOperations.operation('createPushRule'), PUT: pushRulesOperations.operation('updatePushRule'), DELETE: pushRulesOperations.operation('deletePushRule') },
};

const route_api_v4_projects_$$_ref_$$_trigger_pipeline: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/ref/{ref}/trigger/pipeline',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: triggersOperations.operation('triggerPipelineOfRef') },
};

const route_api_v4_projects_$$_registry_repositories: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/registry/repositories',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: containerRegistryOperations.operation('listProjectRegistryRepositories') },
};

const route_api_v4_projects_$$_registry_repositories_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/registry/repositories/{repository_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: containerRegistryOperations.operation('deleteRegistryRepository') },
};

const route_api_v4_projects_$$_registry_repositories_$$_tags: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/registry/repositories/{repository_id}/tags',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: containerRegistryOperations.operation('listRegistryTags'), DELETE: containerRegistryOperations.operation('deleteRegistryTags') },
};

const route_api_v4_projects_$$_registry_repositories_$$_tags_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0},{"index":8,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: containerRegistryOperations.operation('getRegistryTag'), DELETE: containerRegistryOperations.operation('deleteRegistryTag') },
};

const route_api_v4_projects_$$_repository_archive: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/archive',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('getRepositoryArchive') },
};

const route_api_v4_projects_$$_repository_archive$2e$$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/archive.{format}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":8,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('getRepositoryArchiveInFormat') },
};

const route_api_v4_projects_$$_repository_blobs_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/blobs/{sha}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('getRepositoryBlob') },
};

const route_api_v4_projects_$$_repository_blobs_$$_raw: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/blobs/{sha}/raw',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('getRawRepositoryBlob') },
};

const route_api_v4_projects_$$_repository_branches: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/branches',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: branchesOperations.operation('listBranches'), POST: branchesOperations.operation('createBranch') },
};

const route_api_v4_projects_$$_repository_branches_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/branches/{branch}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: branchesOperations.operation('getBranch'), DELETE: branchesOperations.operation('deleteBranch') },
};

const route_api_v4_projects_$$_repository_branches_$$_protect: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/branches/{branch}/protect',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: branchesOperations.operation('protectBranchByName') },
};

const route_api_v4_projects_$$_repository_branches_$$_unprotect: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/branches/{branch}/unprotect',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: branchesOperations.operation('unprotectBranchByName') },
};

const route_api_v4_projects_$$_repository_changelog: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/changelog',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: changelogsOperations.operation('getChangelog'), POST: changelogsOperations.operation('createChangelog') },
};

const route_api_v4_projects_$$_repository_commits: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('listCommits'), POST: commitsOperations.operation('createCommit') },
};

const route_api_v4_projects_$$_repository_commits_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('getCommit') },
};

const route_api_v4_projects_$$_repository_commits_$$_cherry$5f$pick: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/cherry_pick',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: commitsOperations.operation('cherryPickCommit') },
};

const route_api_v4_projects_$$_repository_commits_$$_comments: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/comments',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('listCommitComments'), POST: commitsOperations.operation('createCommitComment') },
};

const route_api_v4_projects_$$_repository_commits_$$_diff: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/diff',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('listCommitDiff') },
};

const route_api_v4_projects_$$_repository_commits_$$_discussions: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/discussions',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitDiscussionsOperations.operation('listCommitDiscussions'), POST: commitDiscussionsOperations.operation('createCommitDiscussion') },
};

const route_api_v4_projects_$$_repository_commits_$$_discussions_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/discussions/{discussion_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0},{"index":8,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitDiscussionsOperations.operation('getCommitDiscussion') },
};

const route_api_v4_projects_$$_repository_commits_$$_discussions_$$_notes: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0},{"index":8,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: commitDiscussionsOperations.operation('createCommitDiscussionNote') },
};

const route_api_v4_projects_$$_repository_commits_$$_discussions_$$_notes_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0},{"index":8,"before":0,"after":0},{"index":10,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: commitDiscussionsOperations.operation('updateCommitDiscussionNote'), DELETE: commitDiscussionsOperations.operation('deleteCommitDiscussionNote') },
};

const route_api_v4_projects_$$_repository_commits_$$_merge$5f$requests: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/merge_requests',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('listCommitMergeRequests') },
};

const route_api_v4_projects_$$_repository_commits_$$_refs: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/refs',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('listCommitRefs') },
};

const route_api_v4_projects_$$_repository_commits_$$_revert: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/revert',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: commitsOperations.operation('revertCommit') },
};

const route_api_v4_projects_$$_repository_commits_$$_signature: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/signature',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('getCommitSignature') },
};

const route_api_v4_projects_$$_repository_commits_$$_statuses: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/statuses',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitStatusesOperations.operation('listCommitStatuses') },
};

const route_api_v4_projects_$$_repository_compare: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/compare',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('compareRepositoryRefs') },
};

const route_api_v4_projects_$$_repository_contributors: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/contributors',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('listRepositoryContributors') },
};

const route_api_v4_projects_$$_repository_files_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/files/{file_path}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoryFilesOperations.operation('getRepositoryFile'), POST: repositoryFilesOperations.operation('createRepositoryFile'), PUT: repositoryFilesOperations.operation('updateRepositoryFile'), DELETE: repositoryFilesOperations.operation('deleteRepositoryFile') },
};

const route_api_v4_projects_$$_repository_files_$$_blame: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/files/{file_path}/blame',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoryFilesOperations.operation('listRepositoryFileBlame') },
};

const route_api_v4_projects_$$_repository_files_$$_raw: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/files/{file_path}/raw',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoryFilesOperations.operation('getRawRepositoryFile') },
};

const route_api_v4_projects_$$_repository_merge$5f$base: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/merge_base',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('getRepositoryMergeBase') },
};

const route_api_v4_projects_$$_repository_merged$5f$branches: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/merged_branches',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: branchesOperations.operation('deleteMergedBranches') },
};

const route_api_v4_projects_$$_repository_submodules_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/submodules/{submodule}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: commitsOperations.operation('updateSubmodule') },
};

const route_api_v4_projects_$$_repository_tags: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/tags',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: tagsOperations.operation('listTags'), POST: tagsOperations.operation('createTag') },
};

const route_api_v4_projects_$$_repository_tags_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/tags/{tag_name}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: tagsOperations.operation('getTag'), DELETE: tagsOperations.operation('deleteTag') },
};

const route_api_v4_projects_$$_repository_tags_$$_signature: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/tags/{tag_name}/signature',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: tagsOperations.operation('getTagSignature') },
};

const route_api_v4_projects_$$_repository_tree: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository/tree',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('listRepositoryTree') },
};

const route_api_v4_projects_$$_repository$5f$size: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/repository_size',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectMaintenanceOperations.operation('refreshProjectRepositorySize') },
};

const route_api_v4_projects_$$_resource$5f$groups: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/resource_groups',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceGroupsOperations.operation('listResourceGroups') },
};

const route_api_v4_projects_$$_resource$5f$groups_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/resource_groups/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceGroupsOperations.operation('getResourceGroup'), PUT: resourceGroupsOperations.operation('updateResourceGroup') },
};

const route_api_v4_projects_$$_restore: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/restore',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectLifecycleOperations.operation('restoreProject') },
};

const route_api_v4_projects_$$_runners: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/runners',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: runnersOperations.operation('listProjectRunners'), POST: runnersOperations.operation('enableProjectRunner') },
};

const route_api_v4_projects_$$_runners_reset$5f$registration$5f$token: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/runners/reset_registration_token',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: runnersOperations.operation('resetProjectRegistrationToken') },
};

const route_api_v4_projects_$$_runners_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/runners/{runner_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: runnersOperations.operation('disableProjectRunner') },
};

const route_api_v4_projects_$$_search: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/search',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: searchOperations.operation('searchProject') },
};

const route_api_v4_projects_$$_services: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/services',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('listServices') },
};

const route_api_v4_projects_$$_services_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/services/{slug}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getServiceBySlug'), PUT: integrationsOperations.operation('saveServiceBySlug'), DELETE: integrationsOperations.operation('disableServiceBySlug') },
};

const route_api_v4_projects_$$_services_$$_trigger: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/services/{slug}/trigger',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: integrationsOperations.operation('sendSlashCommandToService') },
};

const route_api_v4_projects_$$_share: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/share',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectSharingOperations.operation('shareProject') },
};

const route_api_v4_projects_$$_share_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/share/{group_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: projectSharingOperations.operation('unshareProject') },
};

const route_api_v4_projects_$$_snapshot: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/snapshot',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectMaintenanceOperations.operation('downloadProjectSnapshot') },
};

const route_api_v4_projects_$$_star: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/star',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectStarsOperations.operation('starProject') },
};

const route_api_v4_projects_$$_starrers: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/starrers',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectStarsOperations.operation('listProjectStarrers') },
};

const route_api_v4_projects_$$_statistics: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/statistics',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectMaintenanceOperations.operation('getProjectStatistics') },
};

const route_api_v4_projects_$$_statuses_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/statuses/{sha}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: commitStatusesOperations.operation('createCommitStatus') },
};

const route_api_v4_projects_$$_storage: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/storage',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectMaintenanceOperations.operation('getProjectStorage') },
};

const route_api_v4_projects_$$_templates_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/templates/{type}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectTemplatesOperations.operation('listProjectTemplates') },
};

const route_api_v4_projects_$$_templates_$$_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/templates/{type}/{name}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectTemplatesOperations.operation('getProjectTemplate') },
};

const route_api_v4_projects_$$_transfer: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/transfer',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: projectLifecycleOperations.operation('transferProject') },
};

const route_api_v4_projects_$$_transfer$5f$locations: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/transfer_locations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectLifecycleOperations.operation('listProjectTransferLocations') },
};

const route_api_v4_projects_$$_trigger_pipeline: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/trigger/pipeline',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: triggersOperations.operation('triggerPipeline') },
};

const route_api_v4_projects_$$_triggers: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/triggers',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: triggersOperations.operation('listPipelineTriggers'), POST: triggersOperations.operation('createPipelineTrigger') },
};

const route_api_v4_projects_$$_triggers_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/triggers/{trigger_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: triggersOperations.operation('getPipelineTrigger'), PUT: triggersOperations.operation('updatePipelineTrigger'), DELETE: triggersOperations.operation('deletePipelineTrigger') },
};

const route_api_v4_projects_$$_unarchive: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/unarchive',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectLifecycleOperations.operation('unarchiveProject') },
};

const route_api_v4_projects_$$_unstar: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/unstar',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectStarsOperations.operation('unstarProject') },
};

const route_api_v4_projects_$$_uploads: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/uploads',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectUploadsOperations.operation('uploadProjectFile') },
};

const route_api_v4_projects_$$_users: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/users',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectSharingOperations.operation('listProjectUsers') },
};

const route_api_v4_projects_$$_variables: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/variables',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: variablesOperations.operation('listProjectVariables'), POST: variablesOperations.operation('createProjectVariable') },
};

const route_api_v4_projects_$$_variables_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{id}/variables/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: variablesOperations.operation('getProjectVariable'), PUT: variablesOperations.operation('updateProjectVariable'), DELETE: variablesOperations.operation('deleteProjectVariable') },
};

const route_api_v4_projects_$$_download_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{project_id}/download/{id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: secureFilesOperations.operation('downloadSecureFileByShortPath') },
};

const route_api_v4_projects_$$_secure$5f$files: Route<HearthFacts> = {
  template: '/api/v4/projects/{project_id}/secure_files',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: secureFilesOperations.operation('listSecureFiles'), POST: secureFilesOperations.operation('createSecureFile') },
};

const route_api_v4_projects_$$_secure$5f$files_$$: Route<HearthFacts> = {
  template: '/api/v4/projects/{project_id}/secure_files/{id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: secureFilesOperations.operation('getSecureFile'), DELETE: secureFilesOperations.operation('deleteSecureFile') },
};

const route_api_v4_projects_$$_secure$5f$files_$$_download: Route<HearthFacts> = {
  template: '/api/v4/projects/{project_id}/secure_files/{id}/download',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: secureFilesOperations.operation('downloadSecureFile') },
};

const route_api_v4_registry_repositories_$$: Route<HearthFacts> = {
  template: '/api/v4/registry/repositories/{id}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: containerRegistryOperations.operation('getRegistryRepository') },
};

const route_api_v4_runners: Route<HearthFacts> = {
  template: '/api/v4/runners',
  captures: [],
  wildcard: false,
  operations: { GET: runnersOperations.operation('listRunners'), POST: runnersOperations.operation('registerRunner'), DELETE: runnersOperations.operation('unregisterRunner') },
};

const route_api_v4_runners_all: Route<HearthFacts> = {
  template: '/api/v4/runners/all',
  captures: [],
  wildcard: false,
  operations: { GET: runnersOperations.operation('listAllRunners') },
};

const route_api_v4_runners_reset$5f$authentication$5f$token: Route<HearthFacts> = {
  template: '/api/v4/runners/reset_authentication_token',
  captures: [],
  wildcard: false,
  operations: { POST: runnersOperations.operation('resetRunnerTokenByToken') },
};

const route_api_v4_runners_reset$5f$registration$5f$token: Route<HearthFacts> = {
  template: '/api/v4/runners/reset_registration_token',
  captures: [],
  wildcard: false,
  operations: { POST: runnersOperations.operation('resetRegistrationToken') },
};

const route_api_v4_runners_verify: Route<HearthFacts> = {
  template: '/api/v4/runners/verify',
  captures: [],
  wildcard: false,
  operations: { POST: runnersOperations.operation('verifyRunner') },
};

const route_api_v4_runners_$$: Route<HearthFacts> = {
  template: '/api/v4/runners/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: runnersOperations.operation('getRunner'), PUT: runnersOperations.operation('updateRunner'), DELETE: runnersOperations.operation('deleteRunner') },
};

const route_api_v4_runners_$$_jobs: Route<HearthFacts> = {
  template: '/api/v4/runners/{id}/jobs',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: runnersOperations.operation('listRunnerJobs') },
};

const route_api_v4_runners_$$_reset$5f$authentication$5f$token: Route<HearthFacts> = {
  template: '/api/v4/runners/{id}/reset_authentication_token',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: runnersOperations.operation('resetRunnerToken') },
};

const route_api_v4_search: Route<HearthFacts> = {
  template: '/api/v4/search',
  captures: [],
  wildcard: false,
  operations: { GET: searchOperations.operation('searchInstance') },
};

const route_api_v4_suggestions_batch$5f$apply: Route<HearthFacts> = {
  template: '/api/v4/suggestions/batch_apply',
  captures: [],
  wildcard: false,
  operations: { PUT: suggestionsOperations.operation('applySuggestions') },
};

const route_api_v4_suggestions_$$_apply: Route<HearthFacts> = {
  template: '/api/v4/suggestions/{id}/apply',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: suggestionsOperations.operation('applySuggestion') },
};

const route_api_v4_templates_dockerfiles: Route<HearthFacts> = {
  template: '/api/v4/templates/dockerfiles',
  captures: [],
  wildcard: false,
  operations: { GET: templatesOperations.operation('listDockerfileTemplates') },
};

const route_api_v4_templates_dockerfiles_$$: Route<HearthFacts> = {
  template: '/api/v4/templates/dockerfiles/{name}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: templatesOperations.operation('getDockerfileTemplate') },
};

const route_api_v4_templates_gitignores: Route<HearthFacts> = {
  template: '/api/v4/templates/gitignores',
  captures: [],
  wildcard: false,
  operations: { GET: templatesOperations.operation('listGitignoreTemplates') },
};

const route_api_v4_templates_gitignores_$$: Route<HearthFacts> = {
  template: '/api/v4/templates/gitignores/{name}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: templatesOperations.operation('getGitignoreTemplate') },
};

const route_api_v4_templates_gitlab$5f$ci$5f$ymls: Route<HearthFacts> = {
  template: '/api/v4/templates/gitlab_ci_ymls',
  captures: [],
  wildcard: false,
  operations: { GET: templatesOperations.operation('listCiConfigurationTemplates') },
};

const route_api_v4_templates_gitlab$5f$ci$5f$ymls_$$: Route<HearthFacts> = {
  template: '/api/v4/templates/gitlab_ci_ymls/{name}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: templatesOperations.operation('getCiConfigurationTemplate') },
};

const route_api_v4_templates_licenses: Route<HearthFacts> = {
  template: '/api/v4/templates/licenses',
  captures: [],
  wildcard: false,
  operations: { GET: templatesOperations.operation('listLicenseTemplates') },
};

const route_api_v4_templates_licenses_$$: Route<HearthFacts> = {
  template: '/api/v4/templates/licenses/{name}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: templatesOperations.operation('getLicenseTemplate') },
};

const route_api_v4_todos: Route<HearthFacts> = {
  template: '/api/v4/todos',
  captures: [],
  wildcard: false,
  operations: { GET: todosOperations.operation('listTodos') },
};

const route_api_v4_todos_mark$5f$as$5f$done: Route<HearthFacts> = {
  template: '/api/v4/todos/mark_as_done',
  captures: [],
  wildcard: false,
  operations: { POST: todosOperations.operation('markAllTodosAsDone') },
};

const route_api_v4_todos_$$_mark$5f$as$5f$done: Route<HearthFacts> = {
  template: '/api/v4/todos/{id}/mark_as_done',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: todosOperations.operation('markTodoAsDone') },
};

const route_api_v4_topics: Route<HearthFacts> = {
  template: '/api/v4/topics',
  captures: [],
  wildcard: false,
  operations: { GET: topicsOperations.operation('listTopics'), POST: topicsOperations.operation('createTopic') },
};

const route_api_v4_topics_$$: Route<HearthFacts> = {
  template: '/api/v4/topics/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: topicsOperations.operation('getTopic'), PUT: topicsOperations.operation('updateTopic') },
};

const route_api_v4_user: Route<HearthFacts> = {
  template: '/api/v4/user',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('getCurrentUser') },
};

const route_api_v4_user_activities: Route<HearthFacts> = {
  template: '/api/v4/user/activities',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('listUserActivities') },
};

const route_api_v4_user_emails: Route<HearthFacts> = {
  template: '/api/v4/user/emails',
  captures: [],
  wildcard: false,
  operations: { GET: emailsOperations.operation('listOwnEmails'), POST: emailsOperations.operation('createOwnEmail') },
};

const route_api_v4_user_emails_$$: Route<HearthFacts> = {
  template: '/api/v4/user/emails/{email_id}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: emailsOperations.operation('getOwnEmail'), DELETE: emailsOperations.operation('deleteOwnEmail') },
};

const route_api_v4_user_gpg$5f$keys: Route<HearthFacts> = {
  template: '/api/v4/user/gpg_keys',
  captures: [],
  wildcard: false,
  operations: { GET: gpgKeysOperations.operation('listOwnGpgKeys'), POST: gpgKeysOperations.operation('createOwnGpgKey') },
};

const route_api_v4_user_gpg$5f$keys_$$: Route<HearthFacts> = {
  template: '/api/v4/user/gpg_keys/{key_id}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: gpgKeysOperations.operation('getOwnGpgKey'), DELETE: gpgKeysOperations.operation('deleteOwnGpgKey') },
};

const route_api_v4_user_gpg$5f$keys_$$_revoke: Route<HearthFacts> = {
  template: '/api/v4/user/gpg_keys/{key_id}/revoke',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: gpgKeysOperations.operation('revokeOwnGpgKey') },
};

const route_api_v4_user_keys: Route<HearthFacts> = {
  template: '/api/v4/user/keys',
  captures: [],
  wildcard: false,
  operations: { GET: sshKeysOperations.operation('listOwnSshKeys'), POST: sshKeysOperations.operation('createOwnSshKey') },
};

const route_api_v4_user_keys_$$: Route<HearthFacts> = {
  template: '/api/v4/user/keys/{key_id}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: sshKeysOperations.operation('getOwnSshKey'), DELETE: sshKeysOperations.operation('deleteOwnSshKey') },
};

const route_api_v4_user_preferences: Route<HearthFacts> = {
  template: '/api/v4/user/preferences',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('getOwnPreferences'), PUT: usersOperations.operation('updateOwnPreferences') },
};

const route_api_v4_user_status: Route<HearthFacts> = {
  template: '/api/v4/user/status',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('getOwnStatus'), PUT: usersOperations.operation('setOwnStatus') },
};

const route_api_v4_user$5f$counts: Route<HearthFacts> = {
  template: '/api/v4/user_counts',
  captures: [],
  wildcard: false,
  operations: { GET: todosOperations.operation('getOwnCounts') },
};

const route_api_v4_users: Route<HearthFacts> = {
  template: '/api/v4/users',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('listUsers'), POST: usersOperations.operation('createUser') },
};

const route_api_v4_users_$$: Route<HearthFacts> = {
  template: '/api/v4/users/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('getUser'), PUT: usersOperations.operation('updateUser'), DELETE: usersOperations.operation('deleteUser') },
};

const route_api_v4_users_$$_activate: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/activate',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('activateUser') },
};

const route_api_v4_users_$$_approve: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/approve',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('approveUser') },
};

const route_api_v4_users_$$_associations$5f$count: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/associations_count',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('getUserAssociationsCount') },
};

const route_api_v4_users_$$_ban: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/ban',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('banUser') },
};

const route_api_v4_users_$$_block: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/block',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('blockUser') },
};

const route_api_v4_users_$$_custom$5f$attributes: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/custom_attributes',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: customAttributesOperations.operation('listUserCustomAttributes') },
};

const route_api_v4_users_$$_custom$5f$attributes_$$: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/custom_attributes/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: customAttributesOperations.operation('getUserCustomAttribute'), PUT: customAttributesOperations.operation('setUserCustomAttribute'), DELETE: customAttributesOperations.operation('deleteUserCustomAttribute') },
};

const route_api_v4_users_$$_deactivate: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/deactivate',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('deactivateUser') },
};

const route_api_v4_users_$$_disable$5f$two$5f$factor: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/disable_two_factor',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { PATCH: usersOperations.operation('disableTwoFactor') },
};

const route_api_v4_users_$$_emails: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/emails',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: emailsOperations.operation('listUserEmails'), POST: emailsOperations.operation('createUserEmail') },
};

const route_api_v4_users_$$_emails_$$: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/emails/{email_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: emailsOperations.operation('deleteUserEmail') },
};

const route_api_v4_users_$$_events: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/events',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: eventsOperations.operation('listUserEvents') },
};

const route_api_v4_users_$$_follow: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/follow',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('followUser') },
};

const route_api_v4_users_$$_followers: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/followers',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('listFollowers') },
};

const route_api_v4_users_$$_following: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/following',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('listFollowedUsers') },
};

const route_api_v4_users_$$_gpg$5f$keys: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/gpg_keys',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: gpgKeysOperations.operation('listUserGpgKeys'), POST: gpgKeysOperations.operation('createUserGpgKey') },
};

const route_api_v4_users_$$_gpg$5f$keys_$$: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/gpg_keys/{key_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: gpgKeysOperations.operation('getUserGpgKey'), DELETE: gpgKeysOperations.operation('deleteUserGpgKey') },
};

const route_api_v4_users_$$_gpg$5f$keys_$$_revoke: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/gpg_keys/{key_id}/revoke',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: gpgKeysOperations.operation('revokeUserGpgKey') },
};

const route_api_v4_users_$$_identities_$$: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/identities/{provider}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: usersOperations.operation('deleteUserIdentity') },
};

const route_api_v4_users_$$_keys: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/keys',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: sshKeysOperations.operation('listUserSshKeys'), POST: sshKeysOperations.operation('createUserSshKey') },
};

const route_api_v4_users_$$_keys_$$: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/keys/{key_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: sshKeysOperations.operation('getUserSshKey'), DELETE: sshKeysOperations.operation('deleteUserSshKey') },
};

const route_api_v4_users_$$_memberships: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/memberships',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('listUserMemberships') },
};

const route_api_v4_users_$$_reject: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/reject',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('rejectUser') },
};

const route_api_v4_users_$$_unban: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/unban',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('unbanUser') },
};

const route_api_v4_users_$$_unblock: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/unblock',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('unblockUser') },
};

const route_api_v4_users_$$_unfollow: Route<HearthFacts> = {
  template: '/api/v4/users/{id}/unfollow',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('unfollowUser') },
};

const route_api_v4_users_$$_impersonation$5f$tokens: Route<HearthFacts> = {
  template: '/api/v4/users/{user_id}/impersonation_tokens',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: impersonationTokensOperations.operation('listImpersonationTokens'), POST: impersonationTokensOperations.operation('createImpersonationToken') },
};

const route_api_v4_users_$$_impersonation$5f$tokens_$$: Route<HearthFacts> = {
  template: '/api/v4/users/{user_id}/impersonation_tokens/{impersonation_token_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: impersonationTokensOperations.operation('getImpersonationToken'), DELETE: impersonationTokensOperations.operation('revokeImpersonationToken') },
};

const route_api_v4_users_$$_personal$5f$access$5f$tokens: Route<HearthFacts> = {
  template: '/api/v4/users/{user_id}/personal_access_tokens',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: personalAccessTokensOperations.operation('createPersonalAccessToken') },
};

const route_api_v4_users_$$_projects: Route<HearthFacts> = {
  template: '/api/v4/users/{user_id}/projects',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('listUserProjects') },
};

const route_api_v4_users_$$_starred$5f$projects: Route<HearthFacts> = {
  template: '/api/v4/users/{user_id}/starred_projects',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('listUserStarredProjects') },
};

const route_api_v4_users_$$_status: Route<HearthFacts> = {
  template: '/api/v4/users/{user_id}/status',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('getUserStatus') },
};

const route_api_v4_version: Route<HearthFacts> = {
  template: '/api/v4/version',
  captures: [],
  wildcard: false,
  operations: { GET: metadataOperations.operation('getVersion') },
};

const route_container$5f$registry$5f$event_events: Route<HearthFacts> = {
  template: '/container_registry_event/events',
  captures: [],
  wildcard: false,
  operations: { POST: containerRegistryOperations.operation('takeRegistryEvents') },
};

const route_jwt_auth: Route<HearthFacts> = {
  template: '/jwt/auth',
  captures: [],
  wildcard: false,
  operations: { GET: containerRegistryOperations.operation('createRegistryToken') },
};

const route_oauth_authorize: Route<HearthFacts> = {
  template: '/oauth/authorize',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('showAuthorization'), POST: oauthOperations.operation('grantAuthorization'), DELETE: oauthOperations.operation('denyAuthorization') },
};

const route_oauth_authorize_native: Route<HearthFacts> = {
  template: '/oauth/authorize/native',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('showAuthorizationCode') },
};

const route_oauth_discovery_keys: Route<HearthFacts> = {
  template: '/oauth/discovery/keys',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('getOauthKeys') },
};

const route_oauth_introspect: Route<HearthFacts> = {
  template: '/oauth/introspect',
  captures: [],
  wildcard: false,
  operations: { POST: oauthOperations.operation('introspectOauthToken') },
};

const route_oauth_revoke: Route<HearthFacts> = {
  template: '/oauth/revoke',
  captures: [],
  wildcard: false,
  operations: { POST: oauthOperations.operation('revokeOauthToken') },
};

const route_oauth_token: Route<HearthFacts> = {
  template: '/oauth/token',
  captures: [],
  wildcard: false,
  operations: { POST: oauthOperations.operation('createOauthToken') },
};

const route_oauth_token_info: Route<HearthFacts> = {
  template: '/oauth/token/info',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('getOauthTokenInfo') },
};

const route_oauth_userinfo: Route<HearthFacts> = {
  template: '/oauth/userinfo',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('getOauthUserInfo'), POST: oauthOperations.operation('postOauthUserInfo') },
};

/** Every route, in path order. */
export const routes: readonly Route<HearthFacts>[] = [
  route_$2d$_graphql$2d$explorer,
  route_$2d$_jwks,
  route_$2e$well$2d$known_openid$2d$configuration,
  route_api_graphql,
  route_api_scim_v2_groups_$$_Users,
  route_api_scim_v2_groups_$$_Users_$$,
  route_api_v4_admin_ci_variables,
  route_api_v4_admin_ci_variables_$$,
  route_api_v4_application_appearance,
  route_api_v4_application_plan$5f$limits,
  route_api_v4_application_settings,
  route_api_v4_application_statistics,
  route_api_v4_applications,
  route_api_v4_applications_$$,
  route_api_v4_audit$5f$events,
  route_api_v4_audit$5f$events_$$,
  route_api_v4_avatar,
  route_api_v4_broadcast$5f$messages,
  route_api_v4_broadcast$5f$messages_$$,
  route_api_v4_ci_lint,
  route_api_v4_deploy$5f$keys,
  route_api_v4_deploy$5f$tokens,
  route_api_v4_events,
  route_api_v4_features,
  route_api_v4_features_definitions,
  route_api_v4_features_$$,
  route_api_v4_groups,
  route_api_v4_groups_import,
  route_api_v4_groups_$$,
  route_api_v4_groups_$$_$2d$_epics,
  route_api_v4_groups_$$_$2d$_epics_$$,
  route_api_v4_groups_$$_$2d$_epics_$$_epics,
  route_api_v4_groups_$$_$2d$_epics_$$_epics_$$,
  route_api_v4_groups_$$_$2d$_epics_$$_issues,
  route_api_v4_groups_$$_$2d$_epics_$$_issues_$$,
  route_api_v4_groups_$$_$2d$_epics_$$_subscribe,
  route_api_v4_groups_$$_$2d$_epics_$$_todo,
  route_api_v4_groups_$$_$2d$_epics_$$_unsubscribe,
  route_api_v4_groups_$$_$2d$_search,
  route_api_v4_groups_$$_access$5f$requests,
  route_api_v4_groups_$$_access$5f$requests_$$,
  route_api_v4_groups_$$_access$5f$requests_$$_approve,
  route_api_v4_groups_$$_access$5f$tokens,
  route_api_v4_groups_$$_access$5f$tokens_$$,
  route_api_v4_groups_$$_audit$5f$events,
  route_api_v4_groups_$$_audit$5f$events_$$,
  route_api_v4_groups_$$_avatar,
  route_api_v4_groups_$$_billable$5f$members,
  route_api_v4_groups_$$_billable$5f$members_$$,
  route_api_v4_groups_$$_billable$5f$members_$$_memberships,
  route_api_v4_groups_$$_boards,
  route_api_v4_groups_$$_boards_$$,
  route_api_v4_groups_$$_boards_$$_lists,
  route_api_v4_groups_$$_boards_$$_lists_$$,
  route_api_v4_groups_$$_custom$5f$attributes,
  route_api_v4_groups_$$_custom$5f$attributes_$$,
  route_api_v4_groups_$$_deploy$5f$tokens,
  route_api_v4_groups_$$_deploy$5f$tokens_$$,
  route_api_v4_groups_$$_descendant$5f$groups,
  route_api_v4_groups_$$_epics,
  route_api_v4_groups_$$_epics_$$_award$5f$emoji,
  route_api_v4_groups_$$_epics_$$_award$5f$emoji_$$,
  route_api_v4_groups_$$_epics_$$_discussions,
  route_api_v4_groups_$$_epics_$$_discussions_$$,
  route_api_v4_groups_$$_epics_$$_discussions_$$_notes,
  route_api_v4_groups_$$_epics_$$_discussions_$$_notes_$$,
  route_api_v4_groups_$$_epics_$$_notes,
  route_api_v4_groups_$$_epics_$$_notes_$$,
  route_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji,
  route_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji_$$,
  route_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events,
  route_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events_$$,
  route_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events,
  route_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events_$$,
  route_api_v4_groups_$$_epics_$$,
  route_api_v4_groups_$$_epics_$$_epics,
  route_api_v4_groups_$$_epics_$$_epics_$$,
  route_api_v4_groups_$$_epics_$$_issues,
  route_api_v4_groups_$$_epics_$$_issues_$$,
  route_api_v4_groups_$$_epics_$$_related$5f$epics,
  route_api_v4_groups_$$_epics_$$_related$5f$epics_$$,
  route_api_v4_groups_$$_epics_$$_subscribe,
  route_api_v4_groups_$$_epics_$$_todo,
  route_api_v4_groups_$$_epics_$$_unsubscribe,
  route_api_v4_groups_$$_export,
  route_api_v4_groups_$$_export_download,
  route_api_v4_groups_$$_export$5f$relations,
  route_api_v4_groups_$$_export$5f$relations_download,
  route_api_v4_groups_$$_export$5f$relations_status,
  route_api_v4_groups_$$_hooks,
  route_api_v4_groups_$$_hooks_$$,
  route_api_v4_groups_$$_hooks_$$_custom$5f$headers_$$,
  route_api_v4_groups_$$_hooks_$$_events,
  route_api_v4_groups_$$_hooks_$$_events_$$_resend,
  route_api_v4_groups_$$_hooks_$$_test_$$,
  route_api_v4_groups_$$_hooks_$$_url$5f$variables_$$,
  route_api_v4_groups_$$_invitations,
  route_api_v4_groups_$$_invitations_$$,
  route_api_v4_groups_$$_issues,
  route_api_v4_groups_$$_issues$5f$statistics,
  route_api_v4_groups_$$_iterations,
  route_api_v4_groups_$$_labels,
  route_api_v4_groups_$$_labels_$$,
  route_api_v4_groups_$$_labels_$$_subscribe,
  route_api_v4_groups_$$_labels_$$_unsubscribe,
  route_api_v4_groups_$$_ldap$5f$sync,
  route_api_v4_groups_$$_members,
  route_api_v4_groups_$$_members_all,
  route_api_v4_groups_$$_members_all_$$,
  route_api_v4_groups_$$_members_approve$5f$all,
  route_api_v4_groups_$$_members_$$_approve,
  route_api_v4_groups_$$_members_$$,
  route_api_v4_groups_$$_members_$$_override,
  route_api_v4_groups_$$_members_$$_state,
  route_api_v4_groups_$$_merge$5f$requests,
  route_api_v4_groups_$$_milestones,
  route_api_v4_groups_$$_milestones_$$,
  route_api_v4_groups_$$_milestones_$$_burndown$5f$events,
  route_api_v4_groups_$$_milestones_$$_issues,
  route_api_v4_groups_$$_milestones_$$_merge$5f$requests,
  route_api_v4_groups_$$_pending$5f$members,
  route_api_v4_groups_$$_projects,
  route_api_v4_groups_$$_projects_shared,
  route_api_v4_groups_$$_projects_$$,
  route_api_v4_groups_$$_provisioned$5f$users,
  route_api_v4_groups_$$_registry_repositories,
  route_api_v4_groups_$$_restore,
  route_api_v4_groups_$$_runners,
  route_api_v4_groups_$$_runners_reset$5f$registration$5f$token,
  route_api_v4_groups_$$_saml$5f$provider,
  route_api_v4_groups_$$_saml$5f$provider_scim$5f$token,
  route_api_v4_groups_$$_scim_identities,
  route_api_v4_groups_$$_scim_$$,
  route_api_v4_groups_$$_search,
  route_api_v4_groups_$$_share,
  route_api_v4_groups_$$_share_$$,
  route_api_v4_groups_$$_subgroups,
  route_api_v4_groups_$$_transfer,
  route_api_v4_groups_$$_transfer$5f$locations,
  route_api_v4_groups_$$_variables,
  route_api_v4_groups_$$_variables_$$,
  route_api_v4_hooks,
  route_api_v4_hooks_$$,
  route_api_v4_issues,
  route_api_v4_issues_$$,
  route_api_v4_issues$5f$statistics,
  route_api_v4_job,
  route_api_v4_job_allowed$5f$agents,
  route_api_v4_jobs_request,
  route_api_v4_jobs_$$,
  route_api_v4_jobs_$$_artifacts,
  route_api_v4_jobs_$$_artifacts_authorize,
  route_api_v4_jobs_$$_trace,
  route_api_v4_keys,
  route_api_v4_keys_$$,
  route_api_v4_license,
  route_api_v4_license_$$,
  route_api_v4_markdown,
  route_api_v4_merge$5f$requests,
  route_api_v4_metadata,
  route_api_v4_namespaces,
  route_api_v4_namespaces_$$,
  route_api_v4_namespaces_$$_exists,
  route_api_v4_personal$5f$access$5f$tokens,
  route_api_v4_personal$5f$access$5f$tokens_self,
  route_api_v4_personal$5f$access$5f$tokens_$$,
  route_api_v4_projects,
  route_api_v4_projects_import,
  route_api_v4_projects_remote$2d$import,
  route_api_v4_projects_remote$2d$import$2d$s3,
  route_api_v4_projects_user_$$,
  route_api_v4_projects_$$,
  route_api_v4_projects_$$_$2d$_search,
  route_api_v4_projects_$$_access$5f$requests,
  route_api_v4_projects_$$_access$5f$requests_$$,
  route_api_v4_projects_$$_access$5f$requests_$$_approve,
  route_api_v4_projects_$$_access$5f$tokens,
  route_api_v4_projects_$$_access$5f$tokens_$$,
  route_api_v4_projects_$$_approval$5f$rules,
  route_api_v4_projects_$$_approval$5f$rules_$$,
  route_api_v4_projects_$$_approvals,
  route_api_v4_projects_$$_archive,
  route_api_v4_projects_$$_artifacts,
  route_api_v4_projects_$$_audit$5f$events,
  route_api_v4_projects_$$_audit$5f$events_$$,
  route_api_v4_projects_$$_avatar,
  route_api_v4_projects_$$_boards,
  route_api_v4_projects_$$_boards_$$,
  route_api_v4_projects_$$_boards_$$_lists,
  route_api_v4_projects_$$_boards_$$_lists_$$,
  route_api_v4_projects_$$_ci_lint,
  route_api_v4_projects_$$_cluster$5f$agents,
  route_api_v4_projects_$$_cluster$5f$agents_$$,
  route_api_v4_projects_$$_cluster$5f$agents_$$_tokens,
  route_api_v4_projects_$$_cluster$5f$agents_$$_tokens_$$,
  route_api_v4_projects_$$_custom$5f$attributes,
  route_api_v4_projects_$$_custom$5f$attributes_$$,
  route_api_v4_projects_$$_deploy$5f$keys,
  route_api_v4_projects_$$_deploy$5f$keys_$$,
  route_api_v4_projects_$$_deploy$5f$keys_$$_enable,
  route_api_v4_projects_$$_deploy$5f$tokens,
  route_api_v4_projects_$$_deploy$5f$tokens_$$,
  route_api_v4_projects_$$_deployments,
  route_api_v4_projects_$$_deployments_$$,
  route_api_v4_projects_$$_deployments_$$_approval,
  route_api_v4_projects_$$_deployments_$$_merge$5f$requests,
  route_api_v4_projects_$$_environments,
  route_api_v4_projects_$$_environments_review$5f$apps,
  route_api_v4_projects_$$_environments_$$,
  route_api_v4_projects_$$_environments_$$_stop,
  route_api_v4_projects_$$_events,
  route_api_v4_projects_$$_export,
  route_api_v4_projects_$$_export_download,
  route_api_v4_projects_$$_export$5f$relations,
  route_api_v4_projects_$$_export$5f$relations_download,
  route_api_v4_projects_$$_export$5f$relations_status,
  route_api_v4_projects_$$_fork,
  route_api_v4_projects_$$_fork_$$,
  route_api_v4_projects_$$_forks,
  route_api_v4_projects_$$_groups,
  route_api_v4_projects_$$_hooks,
  route_api_v4_projects_$$_hooks_$$,
  route_api_v4_projects_$$_hooks_$$_custom$5f$headers_$$,
  route_api_v4_projects_$$_hooks_$$_events,
  route_api_v4_projects_$$_hooks_$$_events_$$_resend,
  route_api_v4_projects_$$_hooks_$$_test_$$,
  route_api_v4_projects_$$_hooks_$$_url$5f$variables_$$,
  route_api_v4_projects_$$_housekeeping,
  route_api_v4_projects_$$_import,
  route_api_v4_projects_$$_import$5f$project$5f$members_$$,
  route_api_v4_projects_$$_integrations,
  route_api_v4_projects_$$_integrations_asana,
  route_api_v4_projects_$$_integrations_assembla,
  route_api_v4_projects_$$_integrations_bamboo,
  route_api_v4_projects_$$_integrations_bugzilla,
  route_api_v4_projects_$$_integrations_buildkite,
  route_api_v4_projects_$$_integrations_campfire,
  route_api_v4_projects_$$_integrations_confluence,
  route_api_v4_projects_$$_integrations_custom$2d$issue$2d$tracker,
  route_api_v4_projects_$$_integrations_datadog,
  route_api_v4_projects_$$_integrations_discord,
  route_api_v4_projects_$$_integrations_drone$2d$ci,
  route_api_v4_projects_$$_integrations_emails$2d$on$2d$push,
  route_api_v4_projects_$$_integrations_ewm,
  route_api_v4_projects_$$_integrations_external$2d$wiki,
  route_api_v4_projects_$$_integrations_flowdock,
  route_api_v4_projects_$$_integrations_github,
  route_api_v4_projects_$$_integrations_hangouts$2d$chat,
  route_api_v4_projects_$$_integrations_harbor,
  route_api_v4_projects_$$_integrations_irker,
  route_api_v4_projects_$$_integrations_jenkins,
  route_api_v4_projects_$$_integrations_jira,
  route_api_v4_projects_$$_integrations_mattermost,
  route_api_v4_projects_$$_integrations_mattermost$2d$slash$2d$commands,
  route_api_v4_projects_$$_integrations_microsoft$2d$teams,
  route_api_v4_projects_$$_integrations_mock$2d$ci,
  route_api_v4_projects_$$_integrations_packagist,
  route_api_v4_projects_$$_integrations_pipelines$2d$email,
  route_api_v4_projects_$$_integrations_pivotaltracker,
  route_api_v4_projects_$$_integrations_prometheus,
  route_api_v4_projects_$$_integrations_pushover,
  route_api_v4_projects_$$_integrations_redmine,
  route_api_v4_projects_$$_integrations_shimo,
  route_api_v4_projects_$$_integrations_slack,
  route_api_v4_projects_$$_integrations_slack$2d$slash$2d$commands,
  route_api_v4_projects_$$_integrations_teamcity,
  route_api_v4_projects_$$_integrations_unify$2d$circuit,
  route_api_v4_projects_$$_integrations_webex$2d$teams,
  route_api_v4_projects_$$_integrations_youtrack,
  route_api_v4_projects_$$_integrations_zentao,
  route_api_v4_projects_$$_integrations_$$,
  route_api_v4_projects_$$_integrations_$$_trigger,
  route_api_v4_projects_$$_invitations,
  route_api_v4_projects_$$_invitations_$$,
  route_api_v4_projects_$$_issues,
  route_api_v4_projects_$$_issues_$$,
  route_api_v4_projects_$$_issues_$$_add$5f$spent$5f$time,
  route_api_v4_projects_$$_issues_$$_award$5f$emoji,
  route_api_v4_projects_$$_issues_$$_award$5f$emoji_$$,
  route_api_v4_projects_$$_issues_$$_clone,
  route_api_v4_projects_$$_issues_$$_closed$5f$by,
  route_api_v4_projects_$$_issues_$$_discussions,
  route_api_v4_projects_$$_issues_$$_discussions_$$,
  route_api_v4_projects_$$_issues_$$_discussions_$$_notes,
  route_api_v4_projects_$$_issues_$$_discussions_$$_notes_$$,
  route_api_v4_projects_$$_issues_$$_links,
  route_api_v4_projects_$$_issues_$$_links_$$,
  route_api_v4_projects_$$_issues_$$_move,
  route_api_v4_projects_$$_issues_$$_notes,
  route_api_v4_projects_$$_issues_$$_notes_$$,
  route_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji,
  route_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji_$$,
  route_api_v4_projects_$$_issues_$$_participants,
  route_api_v4_projects_$$_issues_$$_related$5f$merge$5f$requests,
  route_api_v4_projects_$$_issues_$$_reorder,
  route_api_v4_projects_$$_issues_$$_reset$5f$spent$5f$time,
  route_api_v4_projects_$$_issues_$$_reset$5f$time$5f$estimate,
  route_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events,
  route_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events_$$,
  route_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events,
  route_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events_$$,
  route_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events,
  route_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events_$$,
  route_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events,
  route_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events_$$,
  route_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events,
  route_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events_$$,
  route_api_v4_projects_$$_issues_$$_subscribe,
  route_api_v4_projects_$$_issues_$$_time$5f$estimate,
  route_api_v4_projects_$$_issues_$$_time$5f$stats,
  route_api_v4_projects_$$_issues_$$_todo,
  route_api_v4_projects_$$_issues_$$_unsubscribe,
  route_api_v4_projects_$$_issues_$$_user$5f$agent$5f$detail,
  route_api_v4_projects_$$_issues$5f$statistics,
  route_api_v4_projects_$$_iterations,
  route_api_v4_projects_$$_job$5f$token$5f$scope,
  route_api_v4_projects_$$_job$5f$token$5f$scope_allowlist,
  route_api_v4_projects_$$_job$5f$token$5f$scope_allowlist_$$,
  route_api_v4_projects_$$_jobs,
  route_api_v4_projects_$$_jobs_artifacts_$$_download,
  route_api_v4_projects_$$_jobs_artifacts_$$_raw_$$$2a$,
  route_api_v4_projects_$$_jobs_$$,
  route_api_v4_projects_$$_jobs_$$_artifacts,
  route_api_v4_projects_$$_jobs_$$_artifacts_keep,
  route_api_v4_projects_$$_jobs_$$_artifacts_$$$2a$,
  route_api_v4_projects_$$_jobs_$$_cancel,
  route_api_v4_projects_$$_jobs_$$_erase,
  route_api_v4_projects_$$_jobs_$$_play,
  route_api_v4_projects_$$_jobs_$$_retry,
  route_api_v4_projects_$$_jobs_$$_trace,
  route_api_v4_projects_$$_labels,
  route_api_v4_projects_$$_labels_promote,
  route_api_v4_projects_$$_labels_$$,
  route_api_v4_projects_$$_labels_$$_promote,
  route_api_v4_projects_$$_labels_$$_subscribe,
  route_api_v4_projects_$$_labels_$$_unsubscribe,
  route_api_v4_projects_$$_languages,
  route_api_v4_projects_$$_members,
  route_api_v4_projects_$$_members_all,
  route_api_v4_projects_$$_members_all_$$,
  route_api_v4_projects_$$_members_$$,
  route_api_v4_projects_$$_merge$5f$requests,
  route_api_v4_projects_$$_merge$5f$requests_$$,
  route_api_v4_projects_$$_merge$5f$requests_$$_add$5f$spent$5f$time,
  route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules,
  route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules_$$,
  route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$state,
  route_api_v4_projects_$$_merge$5f$requests_$$_approvals,
  route_api_v4_projects_$$_merge$5f$requests_$$_approve,
  route_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji,
  route_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji_$$,
  route_api_v4_projects_$$_merge$5f$requests_$$_cancel$5f$merge$5f$when$5f$pipeline$5f$succeeds,
  route_api_v4_projects_$$_merge$5f$requests_$$_changes,
  route_api_v4_projects_$$_merge$5f$requests_$$_closes$5f$issues,
  route_api_v4_projects_$$_merge$5f$requests_$$_commits,
  route_api_v4_projects_$$_merge$5f$requests_$$_context$5f$commits,
  route_api_v4_projects_$$_merge$5f$requests_$$_diffs,
  route_api_v4_projects_$$_merge$5f$requests_$$_discussions,
  route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$,
  route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes,
  route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes_$$,
  route_api_v4_projects_$$_merge$5f$requests_$$_merge,
  route_api_v4_projects_$$_merge$5f$requests_$$_merge$5f$ref,
  route_api_v4_projects_$$_merge$5f$requests_$$_notes,
  route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$,
  route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji,
  route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji_$$,
  route_api_v4_projects_$$_merge$5f$requests_$$_participants,
  route_api_v4_projects_$$_merge$5f$requests_$$_pipelines,
  route_api_v4_projects_$$_merge$5f$requests_$$_raw$5f$diffs,
  route_api_v4_projects_$$_merge$5f$requests_$$_rebase,
  route_api_v4_projects_$$_merge$5f$requests_$$_reset$5f$spent$5f$time,
  route_api_v4_projects_$$_merge$5f$requests_$$_reset$5f$time$5f$estimate,
  route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events,
  route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events_$$,
  route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events,
  route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events_$$,
  route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events,
  route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events_$$,
  route_api_v4_projects_$$_merge$5f$requests_$$_reviewers,
  route_api_v4_projects_$$_merge$5f$requests_$$_subscribe,
  route_api_v4_projects_$$_merge$5f$requests_$$_time$5f$estimate,
  route_api_v4_projects_$$_merge$5f$requests_$$_time$5f$stats,
  route_api_v4_projects_$$_merge$5f$requests_$$_todo,
  route_api_v4_projects_$$_merge$5f$requests_$$_unapprove,
  route_api_v4_projects_$$_merge$5f$requests_$$_unsubscribe,
  route_api_v4_projects_$$_merge$5f$requests_$$_versions,
  route_api_v4_projects_$$_merge$5f$requests_$$_versions_$$,
  route_api_v4_projects_$$_milestones,
  route_api_v4_projects_$$_milestones_$$,
  route_api_v4_projects_$$_milestones_$$_burndown$5f$events,
  route_api_v4_projects_$$_milestones_$$_issues,
  route_api_v4_projects_$$_milestones_$$_merge$5f$requests,
  route_api_v4_projects_$$_milestones_$$_promote,
  route_api_v4_projects_$$_pipeline,
  route_api_v4_projects_$$_pipeline$5f$schedules,
  route_api_v4_projects_$$_pipeline$5f$schedules_$$,
  route_api_v4_projects_$$_pipeline$5f$schedules_$$_pipelines,
  route_api_v4_projects_$$_pipeline$5f$schedules_$$_play,
  route_api_v4_projects_$$_pipeline$5f$schedules_$$_take$5f$ownership,
  route_api_v4_projects_$$_pipeline$5f$schedules_$$_variables,
  route_api_v4_projects_$$_pipeline$5f$schedules_$$_variables_$$,
  route_api_v4_projects_$$_pipelines,
  route_api_v4_projects_$$_pipelines_latest,
  route_api_v4_projects_$$_pipelines_$$,
  route_api_v4_projects_$$_pipelines_$$_bridges,
  route_api_v4_projects_$$_pipelines_$$_cancel,
  route_api_v4_projects_$$_pipelines_$$_jobs,
  route_api_v4_projects_$$_pipelines_$$_retry,
  route_api_v4_projects_$$_pipelines_$$_test$5f$report,
  route_api_v4_projects_$$_pipelines_$$_test$5f$report$5f$summary,
  route_api_v4_projects_$$_pipelines_$$_variables,
  route_api_v4_projects_$$_protected$5f$branches,
  route_api_v4_projects_$$_protected$5f$branches_$$,
  route_api_v4_projects_$$_protected$5f$environments,
  route_api_v4_projects_$$_protected$5f$environments_$$,
  route_api_v4_projects_$$_protected$5f$tags,
  route_api_v4_projects_$$_protected$5f$tags_$$,
  route_api_v4_projects_$$_push$5f$rule,
  route_api_v4_projects_$$_ref_$$_trigger_pipeline,
  route_api_v4_projects_$$_registry_repositories,
  route_api_v4_projects_$$_registry_repositories_$$,
  route_api_v4_projects_$$_registry_repositories_$$_tags,
  route_api_v4_projects_$$_registry_repositories_$$_tags_$$,
  route_api_v4_projects_$$_repository_archive,
  route_api_v4_projects_$$_repository_archive$2e$$$,
  route_api_v4_projects_$$_repository_blobs_$$,
  route_api_v4_projects_$$_repository_blobs_$$_raw,
  route_api_v4_projects_$$_repository_branches,
  route_api_v4_projects_$$_repository_branches_$$,
  route_api_v4_projects_$$_repository_branches_$$_protect,
  route_api_v4_projects_$$_repository_branches_$$_unprotect,
  route_api_v4_projects_$$_repository_changelog,
  route_api_v4_projects_$$_repository_commits,
  route_api_v4_projects_$$_repository_commits_$$,
  route_api_v4_projects_$$_repository_commits_$$_cherry$5f$pick,
  route_api_v4_projects_$$_repository_commits_$$_comments,
  route_api_v4_projects_$$_repository_commits_$$_diff,
  route_api_v4_projects_$$_repository_commits_$$_discussions,
  route_api_v4_projects_$$_repository_commits_$$_discussions_$$,
  route_api_v4_projects_$$_repository_commits_$$_discussions_$$_notes,
  route_api_v4_projects_$$_repository_commits_$$_discussions_$$_notes_$$,
  route_api_v4_projects_$$_repository_commits_$$_merge$5f$requests,
  route_api_v4_projects_$$_repository_commits_$$_refs,
  route_api_v4_projects_$$_repository_commits_$$_revert,
  route_api_v4_projects_$$_repository_commits_$$_signature,
  route_api_v4_projects_$$_repository_commits_$$_statuses,
  route_api_v4_projects_$$_repository_compare,
  route_api_v4_projects_$$_repository_contributors,
  route_api_v4_projects_$$_repository_files_$$,
  route_api_v4_projects_$$_repository_files_$$_blame,
  route_api_v4_projects_$$_repository_files_$$_raw,
  route_api_v4_projects_$$_repository_merge$5f$base,
  route_api_v4_projects_$$_repository_merged$5f$branches,
  route_api_v4_projects_$$_repository_submodules_$$,
  route_api_v4_projects_$$_repository_tags,
  route_api_v4_projects_$$_repository_tags_$$,
  route_api_v4_projects_$$_repository_tags_$$_signature,
  route_api_v4_projects_$$_repository_tree,
  route_api_v4_projects_$$_repository$5f$size,
  route_api_v4_projects_$$_resource$5f$groups,
  route_api_v4_projects_$$_resource$5f$groups_$$,
  route_api_v4_projects_$$_restore,
  route_api_v4_projects_$$_runners,
  route_api_v4_projects_$$_runners_reset$5f$registration$5f$token,
  route_api_v4_projects_$$_runners_$$,
  route_api_v4_projects_$$_search,
  route_api_v4_projects_$$_services,
  route_api_v4_projects_$$_services_$$,
  route_api_v4_projects_$$_services_$$_trigger,
  route_api_v4_projects_$$_share,
  route_api_v4_projects_$$_share_$$,
  route_api_v4_projects_$$_snapshot,
  route_api_v4_projects_$$_star,
  route_api_v4_projects_$$_starrers,
  route_api_v4_projects_$$_statistics,
  route_api_v4_projects_$$_statuses_$$,
  route_api_v4_projects_$$_storage,
  route_api_v4_projects_$$_templates_$$,
  route_api_v4_projects_$$_templates_$$_$$,
  route_api_v4_projects_$$_transfer,
  route_api_v4_projects_$$_transfer$5f$locations,
  route_api_v4_projects_$$_trigger_pipeline,
  route_api_v4_projects_$$_triggers,
  route_api_v4_projects_$$_triggers_$$,
  route_api_v4_projects_$$_unarchive,
  route_api_v4_projects_$$_unstar,
  route_api_v4_projects_$$_uploads,
  route_api_v4_projects_$$_users,
  route_api_v4_projects_$$_variables,
  route_api_v4_projects_$$_variables_$$,
  route_api_v4_projects_$$_download_$$,
  route_api_v4_projects_$$_secure$5f$files,
  route_api_v4_projects_$$_secure$5f$files_$$,
  route_api_v4_projects_$$_secure$5f$files_$$_download,
  route_api_v4_registry_repositories_$$,
  route_api_v4_runners,
  route_api_v4_runners_all,
  route_api_v4_runners_reset$5f$authentication$5f$token,
  route_api_v4_runners_reset$5f$registration$5f$token,
  route_api_v4_runners_verify,
  route_api_v4_runners_$$,
  route_api_v4_runners_$$_jobs,
  route_api_v4_runners_$$_reset$5f$authentication$5f$token,
  route_api_v4_search,
  route_api_v4_suggestions_batch$5f$apply,
  route_api_v4_suggestions_$$_apply,
  route_api_v4_templates_dockerfiles,
  route_api_v4_templates_dockerfiles_$$,
  route_api_v4_templates_gitignores,
  route_api_v4_templates_gitignores_$$,
  route_api_v4_templates_gitlab$5f$ci$5f$ymls,
  route_api_v4_templates_gitlab$5f$ci$5f$ymls_$$,
  route_api_v4_templates_licenses,
  route_api_v4_templates_licenses_$$,
  route_api_v4_todos,
  route_api_v4_todos_mark$5f$as$5f$done,
  route_api_v4_todos_$$_mark$5f$as$5f$done,
  route_api_v4_topics,
  route_api_v4_topics_$$,
  route_api_v4_user,
  route_api_v4_user_activities,
  route_api_v4_user_emails,
  route_api_v4_user_emails_$$,
  route_api_v4_user_gpg$5f$keys,
  route_api_v4_user_gpg$5f$keys_$$,
  route_api_v4_user_gpg$5f$keys_$$_revoke,
  route_api_v4_user_keys,
  route_api_v4_user_keys_$$,
  route_api_v4_user_preferences,
  route_api_v4_user_status,
  route_api_v4_user$5f$counts,
  route_api_v4_users,
  route_api_v4_users_$$,
  route_api_v4_users_$$_activate,
  route_api_v4_users_$$_approve,
  route_api_v4_users_$$_associations$5f$count,
  route_api_v4_users_$$_ban,
  route_api_v4_users_$$_block,
  route_api_v4_users_$$_custom$5f$attributes,
  route_api_v4_users_$$_custom$5f$attributes_$$,
  route_api_v4_users_$$_deactivate,
  route_api_v4_users_$$_disable$5f$two$5f$factor,
  route_api_v4_users_$$_emails,
  route_api_v4_users_$$_emails_$$,
  route_api_v4_users_$$_events,
  route_api_v4_users_$$_follow,
  route_api_v4_users_$$_followers,
  route_api_v4_users_$$_following,
  route_api_v4_users_$$_gpg$5f$keys,
  route_api_v4_users_$$_gpg$5f$keys_$$,
  route_api_v4_users_$$_gpg$5f$keys_$$_revoke,
  route_api_v4_users_$$_identities_$$,
  route_api_v4_users_$$_keys,
  route_api_v4_users_$$_keys_$$,
  route_api_v4_users_$$_memberships,
  route_api_v4_users_$$_reject,
  route_api_v4_users_$$_unban,
  route_api_v4_users_$$_unblock,
  route_api_v4_users_$$_unfollow,
  route_api_v4_users_$$_impersonation$5f$tokens,
  route_api_v4_users_$$_impersonation$5f$tokens_$$,
  route_api_v4_users_$$_personal$5f$access$5f$tokens,
  route_api_v4_users_$$_projects,
  route_api_v4_users_$$_starred$5f$projects,
  route_api_v4_users_$$_status,
  route_api_v4_version,
  route_container$5f$registry$5f$event_events,
  route_jwt_auth,
  route_oauth_authorize,
  route_oauth_authorize_native,
  route_oauth_discovery_keys,
  route_oauth_introspect,
  route_oauth_revoke,
  route_oauth_token,
  route_oauth_token_info,
  route_oauth_userinfo,
];

function below_$2d$(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[1]) {
    case "graphql-explorer": {
      const found = s.length === 2 ? route_$2d$_graphql$2d$explorer : null;
      if (found !== null) return found;
      break;
    }
    case "jwks": {
      const found = s.length === 2 ? route_$2d$_jwks : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_$2e$well$2d$known(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[1]) {
    case "openid-configuration": {
      const found = s.length === 2 ? route_$2e$well$2d$known_openid$2d$configuration : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_scim_v2_groups_$$_Users(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_scim_v2_groups_$$_Users;
  if (s.length > 6) {
    const found = s.length === 7 ? route_api_scim_v2_groups_$$_Users_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_scim_v2_groups_$$(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[5]) {
    case "Users": {
      const found = below_api_scim_v2_groups_$$_Users(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_scim_v2_groups(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 4) {
    const found = below_api_scim_v2_groups_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_scim_v2(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[3]) {
    case "groups": {
      const found = below_api_scim_v2_groups(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_scim(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[2]) {
    case "v2": {
      const found = below_api_scim_v2(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_admin_ci_variables(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_admin_ci_variables;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_admin_ci_variables_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_admin_ci(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[4]) {
    case "variables": {
      const found = below_api_v4_admin_ci_variables(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_admin(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[3]) {
    case "ci": {
      const found = below_api_v4_admin_ci(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_application(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[3]) {
    case "appearance": {
      const found = s.length === 4 ? route_api_v4_application_appearance : null;
      if (found !== null) return found;
      break;
    }
    case "plan_limits": {
      const found = s.length === 4 ? route_api_v4_application_plan$5f$limits : null;
      if (found !== null) return found;
      break;
    }
    case "settings": {
      const found = s.length === 4 ? route_api_v4_application_settings : null;
      if (found !== null) return found;
      break;
    }
    case "statistics": {
      const found = s.length === 4 ? route_api_v4_application_statistics : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_applications(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_applications;
  if (s.length > 3) {
    const found = s.length === 4 ? route_api_v4_applications_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_audit$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_audit$5f$events;
  if (s.length > 3) {
    const found = s.length === 4 ? route_api_v4_audit$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_broadcast$5f$messages(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_broadcast$5f$messages;
  if (s.length > 3) {
    const found = s.length === 4 ? route_api_v4_broadcast$5f$messages_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_ci(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[3]) {
    case "lint": {
      const found = s.length === 4 ? route_api_v4_ci_lint : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_features(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_features;
  switch (s[3]) {
    case "definitions": {
      const found = s.length === 4 ? route_api_v4_features_definitions : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = s.length === 4 ? route_api_v4_features_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_$2d$_epics_$$_epics(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 8) return route_api_v4_groups_$$_$2d$_epics_$$_epics;
  if (s.length > 8) {
    const found = s.length === 9 ? route_api_v4_groups_$$_$2d$_epics_$$_epics_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_$2d$_epics_$$_issues(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 8) return route_api_v4_groups_$$_$2d$_epics_$$_issues;
  if (s.length > 8) {
    const found = s.length === 9 ? route_api_v4_groups_$$_$2d$_epics_$$_issues_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_$2d$_epics_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_groups_$$_$2d$_epics_$$;
  switch (s[7]) {
    case "epics": {
      const found = below_api_v4_groups_$$_$2d$_epics_$$_epics(s);
      if (found !== null) return found;
      break;
    }
    case "issues": {
      const found = below_api_v4_groups_$$_$2d$_epics_$$_issues(s);
      if (found !== null) return found;
      break;
    }
    case "subscribe": {
      const found = s.length === 8 ? route_api_v4_groups_$$_$2d$_epics_$$_subscribe : null;
      if (found !== null) return found;
      break;
    }
    case "todo": {
      const found = s.length === 8 ? route_api_v4_groups_$$_$2d$_epics_$$_todo : null;
      if (found !== null) return found;
      break;
    }
    case "unsubscribe": {
      const found = s.length === 8 ? route_api_v4_groups_$$_$2d$_epics_$$_unsubscribe : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_$2d$_epics(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_groups_$$_$2d$_epics;
  if (s.length > 6) {
    const found = below_api_v4_groups_$$_$2d$_epics_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_$2d$(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[5]) {
    case "epics": {
      const found = below_api_v4_groups_$$_$2d$_epics(s);
      if (found !== null) return found;
      break;
    }
    case "search": {
      const found = s.length === 6 ? route_api_v4_groups_$$_$2d$_search : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_access$5f$requests_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_groups_$$_access$5f$requests_$$;
  switch (s[6]) {
    case "approve": {
      const found = s.length === 7 ? route_api_v4_groups_$$_access$5f$requests_$$_approve : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_access$5f$requests(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_access$5f$requests;
  if (s.length > 5) {
    const found = below_api_v4_groups_$$_access$5f$requests_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_access$5f$tokens(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_access$5f$tokens;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_groups_$$_access$5f$tokens_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_audit$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_audit$5f$events;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_groups_$$_audit$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_billable$5f$members_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_groups_$$_billable$5f$members_$$;
  switch (s[6]) {
    case "memberships": {
      const found = s.length === 7 ? route_api_v4_groups_$$_billable$5f$members_$$_memberships : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_billable$5f$members(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_billable$5f$members;
  if (s.length > 5) {
    const found = below_api_v4_groups_$$_billable$5f$members_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_boards_$$_lists(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_groups_$$_boards_$$_lists;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_groups_$$_boards_$$_lists_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_boards_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_groups_$$_boards_$$;
  switch (s[6]) {
    case "lists": {
      const found = below_api_v4_groups_$$_boards_$$_lists(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_boards(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_boards;
  if (s.length > 5) {
    const found = below_api_v4_groups_$$_boards_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_custom$5f$attributes(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_custom$5f$attributes;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_groups_$$_custom$5f$attributes_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_deploy$5f$tokens(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_deploy$5f$tokens;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_groups_$$_deploy$5f$tokens_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_award$5f$emoji(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_award$5f$emoji;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_groups_$$_epics_$$_award$5f$emoji_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_discussions_$$_notes(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 9) return route_api_v4_groups_$$_epics_$$_discussions_$$_notes;
  if (s.length > 9) {
    const found = s.length === 10 ? route_api_v4_groups_$$_epics_$$_discussions_$$_notes_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_discussions_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 8) return route_api_v4_groups_$$_epics_$$_discussions_$$;
  switch (s[8]) {
    case "notes": {
      const found = below_api_v4_groups_$$_epics_$$_discussions_$$_notes(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_discussions(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_discussions;
  if (s.length > 7) {
    const found = below_api_v4_groups_$$_epics_$$_discussions_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 9) return route_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji;
  if (s.length > 9) {
    const found = s.length === 10 ? route_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_notes_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 8) return route_api_v4_groups_$$_epics_$$_notes_$$;
  switch (s[8]) {
    case "award_emoji": {
      const found = below_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_notes(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_notes;
  if (s.length > 7) {
    const found = below_api_v4_groups_$$_epics_$$_notes_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_epics(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_epics;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_groups_$$_epics_$$_epics_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_issues(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_issues;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_groups_$$_epics_$$_issues_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_related$5f$epics(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_related$5f$epics;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_groups_$$_epics_$$_related$5f$epics_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_groups_$$_epics_$$;
  switch (s[6]) {
    case "award_emoji": {
      const found = below_api_v4_groups_$$_epics_$$_award$5f$emoji(s);
      if (found !== null) return found;
      break;
    }
    case "discussions": {
      const found = below_api_v4_groups_$$_epics_$$_discussions(s);
      if (found !== null) return found;
      break;
    }
    case "notes": {
      const found = below_api_v4_groups_$$_epics_$$_notes(s);
      if (found !== null) return found;
      break;
    }
    case "resource_label_events": {
      const found = below_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "resource_state_events": {
      const found = below_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "epics": {
      const found = below_api_v4_groups_$$_epics_$$_epics(s);
      if (found !== null) return found;
      break;
    }
    case "issues": {
      const found = below_api_v4_groups_$$_epics_$$_issues(s);
      if (found !== null) return found;
      break;
    }
    case "related_epics": {
      const found = below_api_v4_groups_$$_epics_$$_related$5f$epics(s);
      if (found !== null) return found;
      break;
    }
    case "subscribe": {
      const found = s.length === 7 ? route_api_v4_groups_$$_epics_$$_subscribe : null;
      if (found !== null) return found;
      break;
    }
    case "todo": {
      const found = s.length === 7 ? route_api_v4_groups_$$_epics_$$_todo : null;
      if (found !== null) return found;
      break;
    }
    case "unsubscribe": {
      const found = s.length === 7 ? route_api_v4_groups_$$_epics_$$_unsubscribe : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_epics(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_epics;
  if (s.length > 5) {
    const found = below_api_v4_groups_$$_epics_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_export(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_export;
  switch (s[5]) {
    case "download": {
      const found = s.length === 6 ? route_api_v4_groups_$$_export_download : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_export$5f$relations(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_export$5f$relations;
  switch (s[5]) {
    case "download": {
      const found = s.length === 6 ? route_api_v4_groups_$$_export$5f$relations_download : null;
      if (found !== null) return found;
      break;
    }
    case "status": {
      const found = s.length === 6 ? route_api_v4_groups_$$_export$5f$relations_status : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_hooks_$$_custom$5f$headers(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_groups_$$_hooks_$$_custom$5f$headers_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_hooks_$$_events_$$(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[8]) {
    case "resend": {
      const found = s.length === 9 ? route_api_v4_groups_$$_hooks_$$_events_$$_resend : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_hooks_$$_events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_groups_$$_hooks_$$_events;
  if (s.length > 7) {
    const found = below_api_v4_groups_$$_hooks_$$_events_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_hooks_$$_test(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_groups_$$_hooks_$$_test_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_hooks_$$_url$5f$variables(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_groups_$$_hooks_$$_url$5f$variables_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_hooks_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_groups_$$_hooks_$$;
  switch (s[6]) {
    case "custom_headers": {
      const found = below_api_v4_groups_$$_hooks_$$_custom$5f$headers(s);
      if (found !== null) return found;
      break;
    }
    case "events": {
      const found = below_api_v4_groups_$$_hooks_$$_events(s);
      if (found !== null) return found;
      break;
    }
    case "test": {
      const found = below_api_v4_groups_$$_hooks_$$_test(s);
      if (found !== null) return found;
      break;
    }
    case "url_variables": {
      const found = below_api_v4_groups_$$_hooks_$$_url$5f$variables(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_hooks(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_hooks;
  if (s.length > 5) {
    const found = below_api_v4_groups_$$_hooks_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_invitations(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_invitations;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_groups_$$_invitations_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_labels_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_groups_$$_labels_$$;
  switch (s[6]) {
    case "subscribe": {
      const found = s.length === 7 ? route_api_v4_groups_$$_labels_$$_subscribe : null;
      if (found !== null) return found;
      break;
    }
    case "unsubscribe": {
      const found = s.length === 7 ? route_api_v4_groups_$$_labels_$$_unsubscribe : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_labels(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_labels;
  if (s.length > 5) {
    const found = below_api_v4_groups_$$_labels_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_members_all(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_groups_$$_members_all;
  if (s.length > 6) {
    const found = s.length === 7 ? route_api_v4_groups_$$_members_all_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_members_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_groups_$$_members_$$;
  switch (s[6]) {
    case "approve": {
      const found = s.length === 7 ? route_api_v4_groups_$$_members_$$_approve : null;
      if (found !== null) return found;
      break;
    }
    case "override": {
      const found = s.length === 7 ? route_api_v4_groups_$$_members_$$_override : null;
      if (found !== null) return found;
      break;
    }
    case "state": {
      const found = s.length === 7 ? route_api_v4_groups_$$_members_$$_state : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_members(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_members;
  switch (s[5]) {
    case "all": {
      const found = below_api_v4_groups_$$_members_all(s);
      if (found !== null) return found;
      break;
    }
    case "approve_all": {
      const found = s.length === 6 ? route_api_v4_groups_$$_members_approve$5f$all : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = below_api_v4_groups_$$_members_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_milestones_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_groups_$$_milestones_$$;
  switch (s[6]) {
    case "burndown_events": {
      const found = s.length === 7 ? route_api_v4_groups_$$_milestones_$$_burndown$5f$events : null;
      if (found !== null) return found;
      break;
    }
    case "issues": {
      const found = s.length === 7 ? route_api_v4_groups_$$_milestones_$$_issues : null;
      if (found !== null) return found;
      break;
    }
    case "merge_requests": {
      const found = s.length === 7 ? route_api_v4_groups_$$_milestones_$$_merge$5f$requests : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_milestones(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_milestones;
  if (s.length > 5) {
    const found = below_api_v4_groups_$$_milestones_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_projects(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_projects;
  switch (s[5]) {
    case "shared": {
      const found = s.length === 6 ? route_api_v4_groups_$$_projects_shared : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_groups_$$_projects_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_registry(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[5]) {
    case "repositories": {
      const found = s.length === 6 ? route_api_v4_groups_$$_registry_repositories : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_runners(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_runners;
  switch (s[5]) {
    case "reset_registration_token": {
      const found = s.length === 6 ? route_api_v4_groups_$$_runners_reset$5f$registration$5f$token : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_saml$5f$provider(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_saml$5f$provider;
  switch (s[5]) {
    case "scim_token": {
      const found = s.length === 6 ? route_api_v4_groups_$$_saml$5f$provider_scim$5f$token : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups_$$_scim(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[5]) {
    case "identities": {
      const found = s.length === 6 ? route_api_v4_groups_$$_scim_identities : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_groups_$$_scim_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_share(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_share;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_groups_$$_share_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$_variables(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_groups_$$_variables;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_groups_$$_variables_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_groups_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_groups_$$;
  switch (s[4]) {
    case "-": {
      const found = below_api_v4_groups_$$_$2d$(s);
      if (found !== null) return found;
      break;
    }
    case "access_requests": {
      const found = below_api_v4_groups_$$_access$5f$requests(s);
      if (found !== null) return found;
      break;
    }
    case "access_tokens": {
      const found = below_api_v4_groups_$$_access$5f$tokens(s);
      if (found !== null) return found;
      break;
    }
    case "audit_events": {
      const found = below_api_v4_groups_$$_audit$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "avatar": {
      const found = s.length === 5 ? route_api_v4_groups_$$_avatar : null;
      if (found !== null) return found;
      break;
    }
    case "billable_members": {
      const found = below_api_v4_groups_$$_billable$5f$members(s);
      if (found !== null) return found;
      break;
    }
    case "boards": {
      const found = below_api_v4_groups_$$_boards(s);
      if (found !== null) return found;
      break;
    }
    case "custom_attributes": {
      const found = below_api_v4_groups_$$_custom$5f$attributes(s);
      if (found !== null) return found;
      break;
    }
    case "deploy_tokens": {
      const found = below_api_v4_groups_$$_deploy$5f$tokens(s);
      if (found !== null) return found;
      break;
    }
    case "descendant_groups": {
      const found = s.length === 5 ? route_api_v4_groups_$$_descendant$5f$groups : null;
      if (found !== null) return found;
      break;
    }
    case "epics": {
      const found = below_api_v4_groups_$$_epics(s);
      if (found !== null) return found;
      break;
    }
    case "export": {
      const found = below_api_v4_groups_$$_export(s);
      if (found !== null) return found;
      break;
    }
    case "export_relations": {
      const found = below_api_v4_groups_$$_export$5f$relations(s);
      if (found !== null) return found;
      break;
    }
    case "hooks": {
      const found = below_api_v4_groups_$$_hooks(s);
      if (found !== null) return found;
      break;
    }
    case "invitations": {
      const found = below_api_v4_groups_$$_invitations(s);
      if (found !== null) return found;
      break;
    }
    case "issues": {
      const found = s.length === 5 ? route_api_v4_groups_$$_issues : null;
      if (found !== null) return found;
      break;
    }
    case "issues_statistics": {
      const found = s.length === 5 ? route_api_v4_groups_$$_issues$5f$statistics : null;
      if (found !== null) return found;
      break;
    }
    case "iterations": {
      const found = s.length === 5 ? route_api_v4_groups_$$_iterations : null;
      if (found !== null) return found;
      break;
    }
    case "labels": {
      const found = below_api_v4_groups_$$_labels(s);
      if (found !== null) return found;
      break;
    }
    case "ldap_sync": {
      const found = s.length === 5 ? route_api_v4_groups_$$_ldap$5f$sync : null;
      if (found !== null) return found;
      break;
    }
    case "members": {
      const found = below_api_v4_groups_$$_members(s);
      if (found !== null) return found;
      break;
    }
    case "merge_requests": {
      const found = s.length === 5 ? route_api_v4_groups_$$_merge$5f$requests : null;
      if (found !== null) return found;
      break;
    }
    case "milestones": {
      const found = below_api_v4_groups_$$_milestones(s);
      if (found !== null) return found;
      break;
    }
    case "pending_members": {
      const found = s.length === 5 ? route_api_v4_groups_$$_pending$5f$members : null;
      if (found !== null) return found;
      break;
    }
    case "projects": {
      const found = below_api_v4_groups_$$_projects(s);
      if (found !== null) return found;
      break;
    }
    case "provisioned_users": {
      const found = s.length === 5 ? route_api_v4_groups_$$_provisioned$5f$users : null;
      if (found !== null) return found;
      break;
    }
    case "registry": {
      const found = below_api_v4_groups_$$_registry(s);
      if (found !== null) return found;
      break;
    }
    case "restore": {
      const found = s.length === 5 ? route_api_v4_groups_$$_restore : null;
      if (found !== null) return found;
      break;
    }
    case "runners": {
      const found = below_api_v4_groups_$$_runners(s);
      if (found !== null) return found;
      break;
    }
    case "saml_provider": {
      const found = below_api_v4_groups_$$_saml$5f$provider(s);
      if (found !== null) return found;
      break;
    }
    case "scim": {
      const found = below_api_v4_groups_$$_scim(s);
      if (found !== null) return found;
      break;
    }
    case "search": {
      const found = s.length === 5 ? route_api_v4_groups_$$_search : null;
      if (found !== null) return found;
      break;
    }
    case "share": {
      const found = below_api_v4_groups_$$_share(s);
      if (found !== null) return found;
      break;
    }
    case "subgroups": {
      const found = s.length === 5 ? route_api_v4_groups_$$_subgroups : null;
      if (found !== null) return found;
      break;
    }
    case "transfer": {
      const found = s.length === 5 ? route_api_v4_groups_$$_transfer : null;
      if (found !== null) return found;
      break;
    }
    case "transfer_locations": {
      const found = s.length === 5 ? route_api_v4_groups_$$_transfer$5f$locations : null;
      if (found !== null) return found;
      break;
    }
    case "variables": {
      const found = below_api_v4_groups_$$_variables(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_groups(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_groups;
  switch (s[3]) {
    case "import": {
      const found = s.length === 4 ? route_api_v4_groups_import : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = below_api_v4_groups_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_hooks(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_hooks;
  if (s.length > 3) {
    const found = s.length === 4 ? route_api_v4_hooks_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_issues(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_issues;
  if (s.length > 3) {
    const found = s.length === 4 ? route_api_v4_issues_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_job(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_job;
  switch (s[3]) {
    case "allowed_agents": {
      const found = s.length === 4 ? route_api_v4_job_allowed$5f$agents : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_jobs_$$_artifacts(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_jobs_$$_artifacts;
  switch (s[5]) {
    case "authorize": {
      const found = s.length === 6 ? route_api_v4_jobs_$$_artifacts_authorize : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_jobs_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_jobs_$$;
  switch (s[4]) {
    case "artifacts": {
      const found = below_api_v4_jobs_$$_artifacts(s);
      if (found !== null) return found;
      break;
    }
    case "trace": {
      const found = s.length === 5 ? route_api_v4_jobs_$$_trace : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_jobs(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[3]) {
    case "request": {
      const found = s.length === 4 ? route_api_v4_jobs_request : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = below_api_v4_jobs_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_keys(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_keys;
  if (s.length > 3) {
    const found = s.length === 4 ? route_api_v4_keys_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_license(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_license;
  if (s.length > 3) {
    const found = s.length === 4 ? route_api_v4_license_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_namespaces_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_namespaces_$$;
  switch (s[4]) {
    case "exists": {
      const found = s.length === 5 ? route_api_v4_namespaces_$$_exists : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_namespaces(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_namespaces;
  if (s.length > 3) {
    const found = below_api_v4_namespaces_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_personal$5f$access$5f$tokens(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_personal$5f$access$5f$tokens;
  switch (s[3]) {
    case "self": {
      const found = s.length === 4 ? route_api_v4_personal$5f$access$5f$tokens_self : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = s.length === 4 ? route_api_v4_personal$5f$access$5f$tokens_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_user(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 4) {
    const found = s.length === 5 ? route_api_v4_projects_user_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_$2d$(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[5]) {
    case "search": {
      const found = s.length === 6 ? route_api_v4_projects_$$_$2d$_search : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_access$5f$requests_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_access$5f$requests_$$;
  switch (s[6]) {
    case "approve": {
      const found = s.length === 7 ? route_api_v4_projects_$$_access$5f$requests_$$_approve : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_access$5f$requests(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_access$5f$requests;
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_access$5f$requests_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_access$5f$tokens(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_access$5f$tokens;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_access$5f$tokens_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_approval$5f$rules(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_approval$5f$rules;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_approval$5f$rules_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_audit$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_audit$5f$events;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_audit$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_boards_$$_lists(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_boards_$$_lists;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_boards_$$_lists_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_boards_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_boards_$$;
  switch (s[6]) {
    case "lists": {
      const found = below_api_v4_projects_$$_boards_$$_lists(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_boards(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_boards;
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_boards_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_ci(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[5]) {
    case "lint": {
      const found = s.length === 6 ? route_api_v4_projects_$$_ci_lint : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_cluster$5f$agents_$$_tokens(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_cluster$5f$agents_$$_tokens;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_cluster$5f$agents_$$_tokens_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_cluster$5f$agents_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_cluster$5f$agents_$$;
  switch (s[6]) {
    case "tokens": {
      const found = below_api_v4_projects_$$_cluster$5f$agents_$$_tokens(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_cluster$5f$agents(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_cluster$5f$agents;
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_cluster$5f$agents_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_custom$5f$attributes(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_custom$5f$attributes;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_custom$5f$attributes_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_deploy$5f$keys_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_deploy$5f$keys_$$;
  switch (s[6]) {
    case "enable": {
      const found = s.length === 7 ? route_api_v4_projects_$$_deploy$5f$keys_$$_enable : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_deploy$5f$keys(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_deploy$5f$keys;
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_deploy$5f$keys_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_deploy$5f$tokens(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_deploy$5f$tokens;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_deploy$5f$tokens_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_deployments_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_deployments_$$;
  switch (s[6]) {
    case "approval": {
      const found = s.length === 7 ? route_api_v4_projects_$$_deployments_$$_approval : null;
      if (found !== null) return found;
      break;
    }
    case "merge_requests": {
      const found = s.length === 7 ? route_api_v4_projects_$$_deployments_$$_merge$5f$requests : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_deployments(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_deployments;
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_deployments_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_environments_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_environments_$$;
  switch (s[6]) {
    case "stop": {
      const found = s.length === 7 ? route_api_v4_projects_$$_environments_$$_stop : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_environments(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_environments;
  switch (s[5]) {
    case "review_apps": {
      const found = s.length === 6 ? route_api_v4_projects_$$_environments_review$5f$apps : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_environments_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_export(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_export;
  switch (s[5]) {
    case "download": {
      const found = s.length === 6 ? route_api_v4_projects_$$_export_download : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_export$5f$relations(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_export$5f$relations;
  switch (s[5]) {
    case "download": {
      const found = s.length === 6 ? route_api_v4_projects_$$_export$5f$relations_download : null;
      if (found !== null) return found;
      break;
    }
    case "status": {
      const found = s.length === 6 ? route_api_v4_projects_$$_export$5f$relations_status : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_fork(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_fork;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_fork_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_hooks_$$_custom$5f$headers(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_hooks_$$_custom$5f$headers_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_hooks_$$_events_$$(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[8]) {
    case "resend": {
      const found = s.length === 9 ? route_api_v4_projects_$$_hooks_$$_events_$$_resend : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_hooks_$$_events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_hooks_$$_events;
  if (s.length > 7) {
    const found = below_api_v4_projects_$$_hooks_$$_events_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_hooks_$$_test(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_hooks_$$_test_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_hooks_$$_url$5f$variables(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_hooks_$$_url$5f$variables_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_hooks_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_hooks_$$;
  switch (s[6]) {
    case "custom_headers": {
      const found = below_api_v4_projects_$$_hooks_$$_custom$5f$headers(s);
      if (found !== null) return found;
      break;
    }
    case "events": {
      const found = below_api_v4_projects_$$_hooks_$$_events(s);
      if (found !== null) return found;
      break;
    }
    case "test": {
      const found = below_api_v4_projects_$$_hooks_$$_test(s);
      if (found !== null) return found;
      break;
    }
    case "url_variables": {
      const found = below_api_v4_projects_$$_hooks_$$_url$5f$variables(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_hooks(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_hooks;
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_hooks_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_import$5f$project$5f$members(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_import$5f$project$5f$members_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_integrations_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_integrations_$$;
  switch (s[6]) {
    case "trigger": {
      const found = s.length === 7 ? route_api_v4_projects_$$_integrations_$$_trigger : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_integrations(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_integrations;
  switch (s[5]) {
    case "asana": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_asana : null;
      if (found !== null) return found;
      break;
    }
    case "assembla": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_assembla : null;
      if (found !== null) return found;
      break;
    }
    case "bamboo": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_bamboo : null;
      if (found !== null) return found;
      break;
    }
    case "bugzilla": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_bugzilla : null;
      if (found !== null) return found;
      break;
    }
    case "buildkite": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_buildkite : null;
      if (found !== null) return found;
      break;
    }
    case "campfire": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_campfire : null;
      if (found !== null) return found;
      break;
    }
    case "confluence": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_confluence : null;
      if (found !== null) return found;
      break;
    }
    case "custom-issue-tracker": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_custom$2d$issue$2d$tracker : null;
      if (found !== null) return found;
      break;
    }
    case "datadog": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_datadog : null;
      if (found !== null) return found;
      break;
    }
    case "discord": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_discord : null;
      if (found !== null) return found;
      break;
    }
    case "drone-ci": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_drone$2d$ci : null;
      if (found !== null) return found;
      break;
    }
    case "emails-on-push": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_emails$2d$on$2d$push : null;
      if (found !== null) return found;
      break;
    }
    case "ewm": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_ewm : null;
      if (found !== null) return found;
      break;
    }
    case "external-wiki": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_external$2d$wiki : null;
      if (found !== null) return found;
      break;
    }
    case "flowdock": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_flowdock : null;
      if (found !== null) return found;
      break;
    }
    case "github": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_github : null;
      if (found !== null) return found;
      break;
    }
    case "hangouts-chat": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_hangouts$2d$chat : null;
      if (found !== null) return found;
      break;
    }
    case "harbor": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_harbor : null;
      if (found !== null) return found;
      break;
    }
    case "irker": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_irker : null;
      if (found !== null) return found;
      break;
    }
    case "jenkins": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_jenkins : null;
      if (found !== null) return found;
      break;
    }
    case "jira": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_jira : null;
      if (found !== null) return found;
      break;
    }
    case "mattermost": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_mattermost : null;
      if (found !== null) return found;
      break;
    }
    case "mattermost-slash-commands": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_mattermost$2d$slash$2d$commands : null;
      if (found !== null) return found;
      break;
    }
    case "microsoft-teams": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_microsoft$2d$teams : null;
      if (found !== null) return found;
      break;
    }
    case "mock-ci": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_mock$2d$ci : null;
      if (found !== null) return found;
      break;
    }
    case "packagist": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_packagist : null;
      if (found !== null) return found;
      break;
    }
    case "pipelines-email": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_pipelines$2d$email : null;
      if (found !== null) return found;
      break;
    }
    case "pivotaltracker": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_pivotaltracker : null;
      if (found !== null) return found;
      break;
    }
    case "prometheus": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_prometheus : null;
      if (found !== null) return found;
      break;
    }
    case "pushover": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_pushover : null;
      if (found !== null) return found;
      break;
    }
    case "redmine": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_redmine : null;
      if (found !== null) return found;
      break;
    }
    case "shimo": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_shimo : null;
      if (found !== null) return found;
      break;
    }
    case "slack": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_slack : null;
      if (found !== null) return found;
      break;
    }
    case "slack-slash-commands": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_slack$2d$slash$2d$commands : null;
      if (found !== null) return found;
      break;
    }
    case "teamcity": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_teamcity : null;
      if (found !== null) return found;
      break;
    }
    case "unify-circuit": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_unify$2d$circuit : null;
      if (found !== null) return found;
      break;
    }
    case "webex-teams": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_webex$2d$teams : null;
      if (found !== null) return found;
      break;
    }
    case "youtrack": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_youtrack : null;
      if (found !== null) return found;
      break;
    }
    case "zentao": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_zentao : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_integrations_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_invitations(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_invitations;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_invitations_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_award$5f$emoji(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_award$5f$emoji;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_issues_$$_award$5f$emoji_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_discussions_$$_notes(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 9) return route_api_v4_projects_$$_issues_$$_discussions_$$_notes;
  if (s.length > 9) {
    const found = s.length === 10 ? route_api_v4_projects_$$_issues_$$_discussions_$$_notes_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_discussions_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 8) return route_api_v4_projects_$$_issues_$$_discussions_$$;
  switch (s[8]) {
    case "notes": {
      const found = below_api_v4_projects_$$_issues_$$_discussions_$$_notes(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_discussions(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_discussions;
  if (s.length > 7) {
    const found = below_api_v4_projects_$$_issues_$$_discussions_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_links(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_links;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_issues_$$_links_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 9) return route_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji;
  if (s.length > 9) {
    const found = s.length === 10 ? route_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_notes_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 8) return route_api_v4_projects_$$_issues_$$_notes_$$;
  switch (s[8]) {
    case "award_emoji": {
      const found = below_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_notes(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_notes;
  if (s.length > 7) {
    const found = below_api_v4_projects_$$_issues_$$_notes_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_issues_$$;
  switch (s[6]) {
    case "add_spent_time": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_add$5f$spent$5f$time : null;
      if (found !== null) return found;
      break;
    }
    case "award_emoji": {
      const found = below_api_v4_projects_$$_issues_$$_award$5f$emoji(s);
      if (found !== null) return found;
      break;
    }
    case "clone": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_clone : null;
      if (found !== null) return found;
      break;
    }
    case "closed_by": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_closed$5f$by : null;
      if (found !== null) return found;
      break;
    }
    case "discussions": {
      const found = below_api_v4_projects_$$_issues_$$_discussions(s);
      if (found !== null) return found;
      break;
    }
    case "links": {
      const found = below_api_v4_projects_$$_issues_$$_links(s);
      if (found !== null) return found;
      break;
    }
    case "move": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_move : null;
      if (found !== null) return found;
      break;
    }
    case "notes": {
      const found = below_api_v4_projects_$$_issues_$$_notes(s);
      if (found !== null) return found;
      break;
    }
    case "participants": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_participants : null;
      if (found !== null) return found;
      break;
    }
    case "related_merge_requests": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_related$5f$merge$5f$requests : null;
      if (found !== null) return found;
      break;
    }
    case "reorder": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_reorder : null;
      if (found !== null) return found;
      break;
    }
    case "reset_spent_time": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_reset$5f$spent$5f$time : null;
      if (found !== null) return found;
      break;
    }
    case "reset_time_estimate": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_reset$5f$time$5f$estimate : null;
      if (found !== null) return found;
      break;
    }
    case "resource_iteration_events": {
      const found = below_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "resource_label_events": {
      const found = below_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "resource_milestone_events": {
      const found = below_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "resource_state_events": {
      const found = below_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "resource_weight_events": {
      const found = below_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "subscribe": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_subscribe : null;
      if (found !== null) return found;
      break;
    }
    case "time_estimate": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_time$5f$estimate : null;
      if (found !== null) return found;
      break;
    }
    case "time_stats": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_time$5f$stats : null;
      if (found !== null) return found;
      break;
    }
    case "todo": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_todo : null;
      if (found !== null) return found;
      break;
    }
    case "unsubscribe": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_unsubscribe : null;
      if (found !== null) return found;
      break;
    }
    case "user_agent_detail": {
      const found = s.length === 7 ? route_api_v4_projects_$$_issues_$$_user$5f$agent$5f$detail : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_issues(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_issues;
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_issues_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_job$5f$token$5f$scope_allowlist(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_job$5f$token$5f$scope_allowlist;
  if (s.length > 6) {
    const found = s.length === 7 ? route_api_v4_projects_$$_job$5f$token$5f$scope_allowlist_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_job$5f$token$5f$scope(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_job$5f$token$5f$scope;
  switch (s[5]) {
    case "allowlist": {
      const found = below_api_v4_projects_$$_job$5f$token$5f$scope_allowlist(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_jobs_artifacts_$$_raw(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 8) return route_api_v4_projects_$$_jobs_artifacts_$$_raw_$$$2a$;
  return null;
}

function below_api_v4_projects_$$_jobs_artifacts_$$(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[7]) {
    case "download": {
      const found = s.length === 8 ? route_api_v4_projects_$$_jobs_artifacts_$$_download : null;
      if (found !== null) return found;
      break;
    }
    case "raw": {
      const found = below_api_v4_projects_$$_jobs_artifacts_$$_raw(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_jobs_artifacts(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 6) {
    const found = below_api_v4_projects_$$_jobs_artifacts_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_jobs_$$_artifacts(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_jobs_$$_artifacts;
  switch (s[7]) {
    case "keep": {
      const found = s.length === 8 ? route_api_v4_projects_$$_jobs_$$_artifacts_keep : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 7) return route_api_v4_projects_$$_jobs_$$_artifacts_$$$2a$;
  return null;
}

function below_api_v4_projects_$$_jobs_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_jobs_$$;
  switch (s[6]) {
    case "artifacts": {
      const found = below_api_v4_projects_$$_jobs_$$_artifacts(s);
      if (found !== null) return found;
      break;
    }
    case "cancel": {
      const found = s.length === 7 ? route_api_v4_projects_$$_jobs_$$_cancel : null;
      if (found !== null) return found;
      break;
    }
    case "erase": {
      const found = s.length === 7 ? route_api_v4_projects_$$_jobs_$$_erase : null;
      if (found !== null) return found;
      break;
    }
    case "play": {
      const found = s.length === 7 ? route_api_v4_projects_$$_jobs_$$_play : null;
      if (found !== null) return found;
      break;
    }
    case "retry": {
      const found = s.length === 7 ? route_api_v4_projects_$$_jobs_$$_retry : null;
      if (found !== null) return found;
      break;
    }
    case "trace": {
      const found = s.length === 7 ? route_api_v4_projects_$$_jobs_$$_trace : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_jobs(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_jobs;
  switch (s[5]) {
    case "artifacts": {
      const found = below_api_v4_projects_$$_jobs_artifacts(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_jobs_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_labels_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_labels_$$;
  switch (s[6]) {
    case "promote": {
      const found = s.length === 7 ? route_api_v4_projects_$$_labels_$$_promote : null;
      if (found !== null) return found;
      break;
    }
    case "subscribe": {
      const found = s.length === 7 ? route_api_v4_projects_$$_labels_$$_subscribe : null;
      if (found !== null) return found;
      break;
    }
    case "unsubscribe": {
      const found = s.length === 7 ? route_api_v4_projects_$$_labels_$$_unsubscribe : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_labels(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_labels;
  switch (s[5]) {
    case "promote": {
      const found = s.length === 6 ? route_api_v4_projects_$$_labels_promote : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_labels_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_members_all(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_members_all;
  if (s.length > 6) {
    const found = s.length === 7 ? route_api_v4_projects_$$_members_all_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_members(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_members;
  switch (s[5]) {
    case "all": {
      const found = below_api_v4_projects_$$_members_all(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_members_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 9) return route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes;
  if (s.length > 9) {
    const found = s.length === 10 ? route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 8) return route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$;
  switch (s[8]) {
    case "notes": {
      const found = below_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_discussions(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_discussions;
  if (s.length > 7) {
    const found = below_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 9) return route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji;
  if (s.length > 9) {
    const found = s.length === 10 ? route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_notes_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 8) return route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$;
  switch (s[8]) {
    case "award_emoji": {
      const found = below_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_notes(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_notes;
  if (s.length > 7) {
    const found = below_api_v4_projects_$$_merge$5f$requests_$$_notes_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_versions(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_versions;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_merge$5f$requests_$$_versions_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_merge$5f$requests_$$;
  switch (s[6]) {
    case "add_spent_time": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_add$5f$spent$5f$time : null;
      if (found !== null) return found;
      break;
    }
    case "approval_rules": {
      const found = below_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules(s);
      if (found !== null) return found;
      break;
    }
    case "approval_state": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$state : null;
      if (found !== null) return found;
      break;
    }
    case "approvals": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_approvals : null;
      if (found !== null) return found;
      break;
    }
    case "approve": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_approve : null;
      if (found !== null) return found;
      break;
    }
    case "award_emoji": {
      const found = below_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji(s);
      if (found !== null) return found;
      break;
    }
    case "cancel_merge_when_pipeline_succeeds": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_cancel$5f$merge$5f$when$5f$pipeline$5f$succeeds : null;
      if (found !== null) return found;
      break;
    }
    case "changes": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_changes : null;
      if (found !== null) return found;
      break;
    }
    case "closes_issues": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_closes$5f$issues : null;
      if (found !== null) return found;
      break;
    }
    case "commits": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_commits : null;
      if (found !== null) return found;
      break;
    }
    case "context_commits": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_context$5f$commits : null;
      if (found !== null) return found;
      break;
    }
    case "diffs": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_diffs : null;
      if (found !== null) return found;
      break;
    }
    case "discussions": {
      const found = below_api_v4_projects_$$_merge$5f$requests_$$_discussions(s);
      if (found !== null) return found;
      break;
    }
    case "merge": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_merge : null;
      if (found !== null) return found;
      break;
    }
    case "merge_ref": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_merge$5f$ref : null;
      if (found !== null) return found;
      break;
    }
    case "notes": {
      const found = below_api_v4_projects_$$_merge$5f$requests_$$_notes(s);
      if (found !== null) return found;
      break;
    }
    case "participants": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_participants : null;
      if (found !== null) return found;
      break;
    }
    case "pipelines": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_pipelines : null;
      if (found !== null) return found;
      break;
    }
    case "raw_diffs": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_raw$5f$diffs : null;
      if (found !== null) return found;
      break;
    }
    case "rebase": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_rebase : null;
      if (found !== null) return found;
      break;
    }
    case "reset_spent_time": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_reset$5f$spent$5f$time : null;
      if (found !== null) return found;
      break;
    }
    case "reset_time_estimate": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_reset$5f$time$5f$estimate : null;
      if (found !== null) return found;
      break;
    }
    case "resource_label_events": {
      const found = below_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "resource_milestone_events": {
      const found = below_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "resource_state_events": {
      const found = below_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "reviewers": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_reviewers : null;
      if (found !== null) return found;
      break;
    }
    case "subscribe": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_subscribe : null;
      if (found !== null) return found;
      break;
    }
    case "time_estimate": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_time$5f$estimate : null;
      if (found !== null) return found;
      break;
    }
    case "time_stats": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_time$5f$stats : null;
      if (found !== null) return found;
      break;
    }
    case "todo": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_todo : null;
      if (found !== null) return found;
      break;
    }
    case "unapprove": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_unapprove : null;
      if (found !== null) return found;
      break;
    }
    case "unsubscribe": {
      const found = s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_unsubscribe : null;
      if (found !== null) return found;
      break;
    }
    case "versions": {
      const found = below_api_v4_projects_$$_merge$5f$requests_$$_versions(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_merge$5f$requests;
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_merge$5f$requests_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_milestones_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_milestones_$$;
  switch (s[6]) {
    case "burndown_events": {
      const found = s.length === 7 ? route_api_v4_projects_$$_milestones_$$_burndown$5f$events : null;
      if (found !== null) return found;
      break;
    }
    case "issues": {
      const found = s.length === 7 ? route_api_v4_projects_$$_milestones_$$_issues : null;
      if (found !== null) return found;
      break;
    }
    case "merge_requests": {
      const found = s.length === 7 ? route_api_v4_projects_$$_milestones_$$_merge$5f$requests : null;
      if (found !== null) return found;
      break;
    }
    case "promote": {
      const found = s.length === 7 ? route_api_v4_projects_$$_milestones_$$_promote : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_milestones(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_milestones;
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_milestones_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_pipeline$5f$schedules_$$_variables(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_pipeline$5f$schedules_$$_variables;
  if (s.length > 7) {
    const found = s.length === 8 ? route_api_v4_projects_$$_pipeline$5f$schedules_$$_variables_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_pipeline$5f$schedules_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_pipeline$5f$schedules_$$;
  switch (s[6]) {
    case "pipelines": {
      const found = s.length === 7 ? route_api_v4_projects_$$_pipeline$5f$schedules_$$_pipelines : null;
      if (found !== null) return found;
      break;
    }
    case "play": {
      const found = s.length === 7 ? route_api_v4_projects_$$_pipeline$5f$schedules_$$_play : null;
      if (found !== null) return found;
      break;
    }
    case "take_ownership": {
      const found = s.length === 7 ? route_api_v4_projects_$$_pipeline$5f$schedules_$$_take$5f$ownership : null;
      if (found !== null) return found;
      break;
    }
    case "variables": {
      const found = below_api_v4_projects_$$_pipeline$5f$schedules_$$_variables(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_pipeline$5f$schedules(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_pipeline$5f$schedules;
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_pipeline$5f$schedules_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_pipelines_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_pipelines_$$;
  switch (s[6]) {
    case "bridges": {
      const found = s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_bridges : null;
      if (found !== null) return found;
      break;
    }
    case "cancel": {
      const found = s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_cancel : null;
      if (found !== null) return found;
      break;
    }
    case "jobs": {
      const found = s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_jobs : null;
      if (found !== null) return found;
      break;
    }
    case "retry": {
      const found = s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_retry : null;
      if (found !== null) return found;
      break;
    }
    case "test_report": {
      const found = s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_test$5f$report : null;
      if (found !== null) return found;
      break;
    }
    case "test_report_summary": {
      const found = s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_test$5f$report$5f$summary : null;
      if (found !== null) return found;
      break;
    }
    case "variables": {
      const found = s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_variables : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_pipelines(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_pipelines;
  switch (s[5]) {
    case "latest": {
      const found = s.length === 6 ? route_api_v4_projects_$$_pipelines_latest : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_pipelines_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_protected$5f$branches(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_protected$5f$branches;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_protected$5f$branches_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_protected$5f$environments(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_protected$5f$environments;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_protected$5f$environments_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_protected$5f$tags(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_protected$5f$tags;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_protected$5f$tags_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_ref_$$_trigger(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[7]) {
    case "pipeline": {
      const found = s.length === 8 ? route_api_v4_projects_$$_ref_$$_trigger_pipeline : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_ref_$$(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[6]) {
    case "trigger": {
      const found = below_api_v4_projects_$$_ref_$$_trigger(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_ref(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_ref_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_registry_repositories_$$_tags(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 8) return route_api_v4_projects_$$_registry_repositories_$$_tags;
  if (s.length > 8) {
    const found = s.length === 9 ? route_api_v4_projects_$$_registry_repositories_$$_tags_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_registry_repositories_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_registry_repositories_$$;
  switch (s[7]) {
    case "tags": {
      const found = below_api_v4_projects_$$_registry_repositories_$$_tags(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_registry_repositories(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_registry_repositories;
  if (s.length > 6) {
    const found = below_api_v4_projects_$$_registry_repositories_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_registry(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[5]) {
    case "repositories": {
      const found = below_api_v4_projects_$$_registry_repositories(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_repository_blobs_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_repository_blobs_$$;
  switch (s[7]) {
    case "raw": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_blobs_$$_raw : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_repository_blobs(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 6) {
    const found = below_api_v4_projects_$$_repository_blobs_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_repository_branches_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_repository_branches_$$;
  switch (s[7]) {
    case "protect": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_branches_$$_protect : null;
      if (found !== null) return found;
      break;
    }
    case "unprotect": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_branches_$$_unprotect : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_repository_branches(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_repository_branches;
  if (s.length > 6) {
    const found = below_api_v4_projects_$$_repository_branches_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_repository_commits_$$_discussions_$$_notes(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 10) return route_api_v4_projects_$$_repository_commits_$$_discussions_$$_notes;
  if (s.length > 10) {
    const found = s.length === 11 ? route_api_v4_projects_$$_repository_commits_$$_discussions_$$_notes_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_repository_commits_$$_discussions_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 9) return route_api_v4_projects_$$_repository_commits_$$_discussions_$$;
  switch (s[9]) {
    case "notes": {
      const found = below_api_v4_projects_$$_repository_commits_$$_discussions_$$_notes(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_repository_commits_$$_discussions(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 8) return route_api_v4_projects_$$_repository_commits_$$_discussions;
  if (s.length > 8) {
    const found = below_api_v4_projects_$$_repository_commits_$$_discussions_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_repository_commits_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_repository_commits_$$;
  switch (s[7]) {
    case "cherry_pick": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_cherry$5f$pick : null;
      if (found !== null) return found;
      break;
    }
    case "comments": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_comments : null;
      if (found !== null) return found;
      break;
    }
    case "diff": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_diff : null;
      if (found !== null) return found;
      break;
    }
    case "discussions": {
      const found = below_api_v4_projects_$$_repository_commits_$$_discussions(s);
      if (found !== null) return found;
      break;
    }
    case "merge_requests": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_merge$5f$requests : null;
      if (found !== null) return found;
      break;
    }
    case "refs": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_refs : null;
      if (found !== null) return found;
      break;
    }
    case "revert": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_revert : null;
      if (found !== null) return found;
      break;
    }
    case "signature": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_signature : null;
      if (found !== null) return found;
      break;
    }
    case "statuses": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_statuses : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_repository_commits(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_repository_commits;
  if (s.length > 6) {
    const found = below_api_v4_projects_$$_repository_commits_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_repository_files_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_repository_files_$$;
  switch (s[7]) {
    case "blame": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_files_$$_blame : null;
      if (found !== null) return found;
      break;
    }
    case "raw": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_files_$$_raw : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_repository_files(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 6) {
    const found = below_api_v4_projects_$$_repository_files_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_repository_submodules(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 6) {
    const found = s.length === 7 ? route_api_v4_projects_$$_repository_submodules_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_repository_tags_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 7) return route_api_v4_projects_$$_repository_tags_$$;
  switch (s[7]) {
    case "signature": {
      const found = s.length === 8 ? route_api_v4_projects_$$_repository_tags_$$_signature : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_repository_tags(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_repository_tags;
  if (s.length > 6) {
    const found = below_api_v4_projects_$$_repository_tags_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_repository(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[5]) {
    case "archive": {
      const found = s.length === 6 ? route_api_v4_projects_$$_repository_archive : null;
      if (found !== null) return found;
      break;
    }
    case "blobs": {
      const found = below_api_v4_projects_$$_repository_blobs(s);
      if (found !== null) return found;
      break;
    }
    case "branches": {
      const found = below_api_v4_projects_$$_repository_branches(s);
      if (found !== null) return found;
      break;
    }
    case "changelog": {
      const found = s.length === 6 ? route_api_v4_projects_$$_repository_changelog : null;
      if (found !== null) return found;
      break;
    }
    case "commits": {
      const found = below_api_v4_projects_$$_repository_commits(s);
      if (found !== null) return found;
      break;
    }
    case "compare": {
      const found = s.length === 6 ? route_api_v4_projects_$$_repository_compare : null;
      if (found !== null) return found;
      break;
    }
    case "contributors": {
      const found = s.length === 6 ? route_api_v4_projects_$$_repository_contributors : null;
      if (found !== null) return found;
      break;
    }
    case "files": {
      const found = below_api_v4_projects_$$_repository_files(s);
      if (found !== null) return found;
      break;
    }
    case "merge_base": {
      const found = s.length === 6 ? route_api_v4_projects_$$_repository_merge$5f$base : null;
      if (found !== null) return found;
      break;
    }
    case "merged_branches": {
      const found = s.length === 6 ? route_api_v4_projects_$$_repository_merged$5f$branches : null;
      if (found !== null) return found;
      break;
    }
    case "submodules": {
      const found = below_api_v4_projects_$$_repository_submodules(s);
      if (found !== null) return found;
      break;
    }
    case "tags": {
      const found = below_api_v4_projects_$$_repository_tags(s);
      if (found !== null) return found;
      break;
    }
    case "tree": {
      const found = s.length === 6 ? route_api_v4_projects_$$_repository_tree : null;
      if (found !== null) return found;
      break;
    }
  }
  if (within(s[5], "archive.", "", 8)) {
    const found = s.length === 6 ? route_api_v4_projects_$$_repository_archive$2e$$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_resource$5f$groups(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_resource$5f$groups;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_resource$5f$groups_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_runners(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_runners;
  switch (s[5]) {
    case "reset_registration_token": {
      const found = s.length === 6 ? route_api_v4_projects_$$_runners_reset$5f$registration$5f$token : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_runners_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_services_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_services_$$;
  switch (s[6]) {
    case "trigger": {
      const found = s.length === 7 ? route_api_v4_projects_$$_services_$$_trigger : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_services(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_services;
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_services_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_share(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_share;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_share_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_statuses(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_statuses_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_templates_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_templates_$$;
  if (s.length > 6) {
    const found = s.length === 7 ? route_api_v4_projects_$$_templates_$$_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_templates(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_templates_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_trigger(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[5]) {
    case "pipeline": {
      const found = s.length === 6 ? route_api_v4_projects_$$_trigger_pipeline : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_triggers(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_triggers;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_triggers_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_variables(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_variables;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_variables_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_download(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_projects_$$_download_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$_secure$5f$files_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_projects_$$_secure$5f$files_$$;
  switch (s[6]) {
    case "download": {
      const found = s.length === 7 ? route_api_v4_projects_$$_secure$5f$files_$$_download : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects_$$_secure$5f$files(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_projects_$$_secure$5f$files;
  if (s.length > 5) {
    const found = below_api_v4_projects_$$_secure$5f$files_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_projects_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_projects_$$;
  switch (s[4]) {
    case "-": {
      const found = below_api_v4_projects_$$_$2d$(s);
      if (found !== null) return found;
      break;
    }
    case "access_requests": {
      const found = below_api_v4_projects_$$_access$5f$requests(s);
      if (found !== null) return found;
      break;
    }
    case "access_tokens": {
      const found = below_api_v4_projects_$$_access$5f$tokens(s);
      if (found !== null) return found;
      break;
    }
    case "approval_rules": {
      const found = below_api_v4_projects_$$_approval$5f$rules(s);
      if (found !== null) return found;
      break;
    }
    case "approvals": {
      const found = s.length === 5 ? route_api_v4_projects_$$_approvals : null;
      if (found !== null) return found;
      break;
    }
    case "archive": {
      const found = s.length === 5 ? route_api_v4_projects_$$_archive : null;
      if (found !== null) return found;
      break;
    }
    case "artifacts": {
      const found = s.length === 5 ? route_api_v4_projects_$$_artifacts : null;
      if (found !== null) return found;
      break;
    }
    case "audit_events": {
      const found = below_api_v4_projects_$$_audit$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "avatar": {
      const found = s.length === 5 ? route_api_v4_projects_$$_avatar : null;
      if (found !== null) return found;
      break;
    }
    case "boards": {
      const found = below_api_v4_projects_$$_boards(s);
      if (found !== null) return found;
      break;
    }
    case "ci": {
      const found = below_api_v4_projects_$$_ci(s);
      if (found !== null) return found;
      break;
    }
    case "cluster_agents": {
      const found = below_api_v4_projects_$$_cluster$5f$agents(s);
      if (found !== null) return found;
      break;
    }
    case "custom_attributes": {
      const found = below_api_v4_projects_$$_custom$5f$attributes(s);
      if (found !== null) return found;
      break;
    }
    case "deploy_keys": {
      const found = below_api_v4_projects_$$_deploy$5f$keys(s);
      if (found !== null) return found;
      break;
    }
    case "deploy_tokens": {
      const found = below_api_v4_projects_$$_deploy$5f$tokens(s);
      if (found !== null) return found;
      break;
    }
    case "deployments": {
      const found = below_api_v4_projects_$$_deployments(s);
      if (found !== null) return found;
      break;
    }
    case "environments": {
      const found = below_api_v4_projects_$$_environments(s);
      if (found !== null) return found;
      break;
    }
    case "events": {
      const found = s.length === 5 ? route_api_v4_projects_$$_events : null;
      if (found !== null) return found;
      break;
    }
    case "export": {
      const found = below_api_v4_projects_$$_export(s);
      if (found !== null) return found;
      break;
    }
    case "export_relations": {
      const found = below_api_v4_projects_$$_export$5f$relations(s);
      if (found !== null) return found;
      break;
    }
    case "fork": {
      const found = below_api_v4_projects_$$_fork(s);
      if (found !== null) return found;
      break;
    }
    case "forks": {
      const found = s.length === 5 ? route_api_v4_projects_$$_forks : null;
      if (found !== null) return found;
      break;
    }
    case "groups": {
      const found = s.length === 5 ? route_api_v4_projects_$$_groups : null;
      if (found !== null) return found;
      break;
    }
    case "hooks": {
      const found = below_api_v4_projects_$$_hooks(s);
      if (found !== null) return found;
      break;
    }
    case "housekeeping": {
      const found = s.length === 5 ? route_api_v4_projects_$$_housekeeping : null;
      if (found !== null) return found;
      break;
    }
    case "import": {
      const found = s.length === 5 ? route_api_v4_projects_$$_import : null;
      if (found !== null) return found;
      break;
    }
    case "import_project_members": {
      const found = below_api_v4_projects_$$_import$5f$project$5f$members(s);
      if (found !== null) return found;
      break;
    }
    case "integrations": {
      const found = below_api_v4_projects_$$_integrations(s);
      if (found !== null) return found;
      break;
    }
    case "invitations": {
      const found = below_api_v4_projects_$$_invitations(s);
      if (found !== null) return found;
      break;
    }
    case "issues": {
      const found = below_api_v4_projects_$$_issues(s);
      if (found !== null) return found;
      break;
    }
    case "issues_statistics": {
      const found = s.length === 5 ? route_api_v4_projects_$$_issues$5f$statistics : null;
      if (found !== null) return found;
      break;
    }
    case "iterations": {
      const found = s.length === 5 ? route_api_v4_projects_$$_iterations : null;
      if (found !== null) return found;
      break;
    }
    case "job_token_scope": {
      const found = below_api_v4_projects_$$_job$5f$token$5f$scope(s);
      if (found !== null) return found;
      break;
    }
    case "jobs": {
      const found = below_api_v4_projects_$$_jobs(s);
      if (found !== null) return found;
      break;
    }
    case "labels": {
      const found = below_api_v4_projects_$$_labels(s);
      if (found !== null) return found;
      break;
    }
    case "languages": {
      const found = s.length === 5 ? route_api_v4_projects_$$_languages : null;
      if (found !== null) return found;
      break;
    }
    case "members": {
      const found = below_api_v4_projects_$$_members(s);
      if (found !== null) return found;
      break;
    }
    case "merge_requests": {
      const found = below_api_v4_projects_$$_merge$5f$requests(s);
      if (found !== null) return found;
      break;
    }
    case "milestones": {
      const found = below_api_v4_projects_$$_milestones(s);
      if (found !== null) return found;
      break;
    }
    case "pipeline": {
      const found = s.length === 5 ? route_api_v4_projects_$$_pipeline : null;
      if (found !== null) return found;
      break;
    }
    case "pipeline_schedules": {
      const found = below_api_v4_projects_$$_pipeline$5f$schedules(s);
      if (found !== null) return found;
      break;
    }
    case "pipelines": {
      const found = below_api_v4_projects_$$_pipelines(s);
      if (found !== null) return found;
      break;
    }
    case "protected_branches": {
      const found = below_api_v4_projects_$$_protected$5f$branches(s);
      if (found !== null) return found;
      break;
    }
    case "protected_environments": {
      const found = below_api_v4_projects_$$_protected$5f$environments(s);
      if (found !== null) return found;
      break;
    }
    case "protected_tags": {
      const found = below_api_v4_projects_$$_protected$5f$tags(s);
      if (found !== null) return found;
      break;
    }
    case "push_rule": {
      const found = s.length === 5 ? route_api_v4_projects_$$_push$5f$rule : null;
      if (found !== null) return found;
      break;
    }
    case "ref": {
      const found = below_api_v4_projects_$$_ref(s);
      if (found !== null) return found;
      break;
    }
    case "registry": {
      const found = below_api_v4_projects_$$_registry(s);
      if (found !== null) return found;
      break;
    }
    case "repository": {
      const found = below_api_v4_projects_$$_repository(s);
      if (found !== null) return found;
      break;
    }
    case "repository_size": {
      const found = s.length === 5 ? route_api_v4_projects_$$_repository$5f$size : null;
      if (found !== null) return found;
      break;
    }
    case "resource_groups": {
      const found = below_api_v4_projects_$$_resource$5f$groups(s);
      if (found !== null) return found;
      break;
    }
    case "restore": {
      const found = s.length === 5 ? route_api_v4_projects_$$_restore : null;
      if (found !== null) return found;
      break;
    }
    case "runners": {
      const found = below_api_v4_projects_$$_runners(s);
      if (found !== null) return found;
      break;
    }
    case "search": {
      const found = s.length === 5 ? route_api_v4_projects_$$_search : null;
      if (found !== null) return found;
      break;
    }
    case "services": {
      const found = below_api_v4_projects_$$_services(s);
      if (found !== null) return found;
      break;
    }
    case "share": {
      const found = below_api_v4_projects_$$_share(s);
      if (found !== null) return found;
      break;
    }
    case "snapshot": {
      const found = s.length === 5 ? route_api_v4_projects_$$_snapshot : null;
      if (found !== null) return found;
      break;
    }
    case "star": {
      const found = s.length === 5 ? route_api_v4_projects_$$_star : null;
      if (found !== null) return found;
      break;
    }
    case "starrers": {
      const found = s.length === 5 ? route_api_v4_projects_$$_starrers : null;
      if (found !== null) return found;
      break;
    }
    case "statistics": {
      const found = s.length === 5 ? route_api_v4_projects_$$_statistics : null;
      if (found !== null) return found;
      break;
    }
    case "statuses": {
      const found = below_api_v4_projects_$$_statuses(s);
      if (found !== null) return found;
      break;
    }
    case "storage": {
      const found = s.length === 5 ? route_api_v4_projects_$$_storage : null;
      if (found !== null) return found;
      break;
    }
    case "templates": {
      const found = below_api_v4_projects_$$_templates(s);
      if (found !== null) return found;
      break;
    }
    case "transfer": {
      const found = s.length === 5 ? route_api_v4_projects_$$_transfer : null;
      if (found !== null) return found;
      break;
    }
    case "transfer_locations": {
      const found = s.length === 5 ? route_api_v4_projects_$$_transfer$5f$locations : null;
      if (found !== null) return found;
      break;
    }
    case "trigger": {
      const found = below_api_v4_projects_$$_trigger(s);
      if (found !== null) return found;
      break;
    }
    case "triggers": {
      const found = below_api_v4_projects_$$_triggers(s);
      if (found !== null) return found;
      break;
    }
    case "unarchive": {
      const found = s.length === 5 ? route_api_v4_projects_$$_unarchive : null;
      if (found !== null) return found;
      break;
    }
    case "unstar": {
      const found = s.length === 5 ? route_api_v4_projects_$$_unstar : null;
      if (found !== null) return found;
      break;
    }
    case "uploads": {
      const found = s.length === 5 ? route_api_v4_projects_$$_uploads : null;
      if (found !== null) return found;
      break;
    }
    case "users": {
      const found = s.length === 5 ? route_api_v4_projects_$$_users : null;
      if (found !== null) return found;
      break;
    }
    case "variables": {
      const found = below_api_v4_projects_$$_variables(s);
      if (found !== null) return found;
      break;
    }
    case "download": {
      const found = below_api_v4_projects_$$_download(s);
      if (found !== null) return found;
      break;
    }
    case "secure_files": {
      const found = below_api_v4_projects_$$_secure$5f$files(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_projects(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_projects;
  switch (s[3]) {
    case "import": {
      const found = s.length === 4 ? route_api_v4_projects_import : null;
      if (found !== null) return found;
      break;
    }
    case "remote-import": {
      const found = s.length === 4 ? route_api_v4_projects_remote$2d$import : null;
      if (found !== null) return found;
      break;
    }
    case "remote-import-s3": {
      const found = s.length === 4 ? route_api_v4_projects_remote$2d$import$2d$s3 : null;
      if (found !== null) return found;
      break;
    }
    case "user": {
      const found = below_api_v4_projects_user(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = below_api_v4_projects_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_registry_repositories(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 4) {
    const found = s.length === 5 ? route_api_v4_registry_repositories_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_registry(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[3]) {
    case "repositories": {
      const found = below_api_v4_registry_repositories(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_runners_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_runners_$$;
  switch (s[4]) {
    case "jobs": {
      const found = s.length === 5 ? route_api_v4_runners_$$_jobs : null;
      if (found !== null) return found;
      break;
    }
    case "reset_authentication_token": {
      const found = s.length === 5 ? route_api_v4_runners_$$_reset$5f$authentication$5f$token : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_runners(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_runners;
  switch (s[3]) {
    case "all": {
      const found = s.length === 4 ? route_api_v4_runners_all : null;
      if (found !== null) return found;
      break;
    }
    case "reset_authentication_token": {
      const found = s.length === 4 ? route_api_v4_runners_reset$5f$authentication$5f$token : null;
      if (found !== null) return found;
      break;
    }
    case "reset_registration_token": {
      const found = s.length === 4 ? route_api_v4_runners_reset$5f$registration$5f$token : null;
      if (found !== null) return found;
      break;
    }
    case "verify": {
      const found = s.length === 4 ? route_api_v4_runners_verify : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = below_api_v4_runners_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_suggestions_$$(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[4]) {
    case "apply": {
      const found = s.length === 5 ? route_api_v4_suggestions_$$_apply : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_suggestions(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[3]) {
    case "batch_apply": {
      const found = s.length === 4 ? route_api_v4_suggestions_batch$5f$apply : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = below_api_v4_suggestions_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_templates_dockerfiles(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_templates_dockerfiles;
  if (s.length > 4) {
    const found = s.length === 5 ? route_api_v4_templates_dockerfiles_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_templates_gitignores(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_templates_gitignores;
  if (s.length > 4) {
    const found = s.length === 5 ? route_api_v4_templates_gitignores_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_templates_gitlab$5f$ci$5f$ymls(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_templates_gitlab$5f$ci$5f$ymls;
  if (s.length > 4) {
    const found = s.length === 5 ? route_api_v4_templates_gitlab$5f$ci$5f$ymls_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_templates_licenses(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_templates_licenses;
  if (s.length > 4) {
    const found = s.length === 5 ? route_api_v4_templates_licenses_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_templates(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[3]) {
    case "dockerfiles": {
      const found = below_api_v4_templates_dockerfiles(s);
      if (found !== null) return found;
      break;
    }
    case "gitignores": {
      const found = below_api_v4_templates_gitignores(s);
      if (found !== null) return found;
      break;
    }
    case "gitlab_ci_ymls": {
      const found = below_api_v4_templates_gitlab$5f$ci$5f$ymls(s);
      if (found !== null) return found;
      break;
    }
    case "licenses": {
      const found = below_api_v4_templates_licenses(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_todos_$$(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[4]) {
    case "mark_as_done": {
      const found = s.length === 5 ? route_api_v4_todos_$$_mark$5f$as$5f$done : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_todos(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_todos;
  switch (s[3]) {
    case "mark_as_done": {
      const found = s.length === 4 ? route_api_v4_todos_mark$5f$as$5f$done : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = below_api_v4_todos_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_topics(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_topics;
  if (s.length > 3) {
    const found = s.length === 4 ? route_api_v4_topics_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_user_emails(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_user_emails;
  if (s.length > 4) {
    const found = s.length === 5 ? route_api_v4_user_emails_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_user_gpg$5f$keys_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_user_gpg$5f$keys_$$;
  switch (s[5]) {
    case "revoke": {
      const found = s.length === 6 ? route_api_v4_user_gpg$5f$keys_$$_revoke : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_user_gpg$5f$keys(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_user_gpg$5f$keys;
  if (s.length > 4) {
    const found = below_api_v4_user_gpg$5f$keys_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_user_keys(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_user_keys;
  if (s.length > 4) {
    const found = s.length === 5 ? route_api_v4_user_keys_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_user(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_user;
  switch (s[3]) {
    case "activities": {
      const found = s.length === 4 ? route_api_v4_user_activities : null;
      if (found !== null) return found;
      break;
    }
    case "emails": {
      const found = below_api_v4_user_emails(s);
      if (found !== null) return found;
      break;
    }
    case "gpg_keys": {
      const found = below_api_v4_user_gpg$5f$keys(s);
      if (found !== null) return found;
      break;
    }
    case "keys": {
      const found = below_api_v4_user_keys(s);
      if (found !== null) return found;
      break;
    }
    case "preferences": {
      const found = s.length === 4 ? route_api_v4_user_preferences : null;
      if (found !== null) return found;
      break;
    }
    case "status": {
      const found = s.length === 4 ? route_api_v4_user_status : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_users_$$_custom$5f$attributes(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_users_$$_custom$5f$attributes;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_users_$$_custom$5f$attributes_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_users_$$_emails(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_users_$$_emails;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_users_$$_emails_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_users_$$_gpg$5f$keys_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 6) return route_api_v4_users_$$_gpg$5f$keys_$$;
  switch (s[6]) {
    case "revoke": {
      const found = s.length === 7 ? route_api_v4_users_$$_gpg$5f$keys_$$_revoke : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_users_$$_gpg$5f$keys(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_users_$$_gpg$5f$keys;
  if (s.length > 5) {
    const found = below_api_v4_users_$$_gpg$5f$keys_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_users_$$_identities(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_users_$$_identities_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_users_$$_keys(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_users_$$_keys;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_users_$$_keys_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_users_$$_impersonation$5f$tokens(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 5) return route_api_v4_users_$$_impersonation$5f$tokens;
  if (s.length > 5) {
    const found = s.length === 6 ? route_api_v4_users_$$_impersonation$5f$tokens_$$ : null;
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4_users_$$(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 4) return route_api_v4_users_$$;
  switch (s[4]) {
    case "activate": {
      const found = s.length === 5 ? route_api_v4_users_$$_activate : null;
      if (found !== null) return found;
      break;
    }
    case "approve": {
      const found = s.length === 5 ? route_api_v4_users_$$_approve : null;
      if (found !== null) return found;
      break;
    }
    case "associations_count": {
      const found = s.length === 5 ? route_api_v4_users_$$_associations$5f$count : null;
      if (found !== null) return found;
      break;
    }
    case "ban": {
      const found = s.length === 5 ? route_api_v4_users_$$_ban : null;
      if (found !== null) return found;
      break;
    }
    case "block": {
      const found = s.length === 5 ? route_api_v4_users_$$_block : null;
      if (found !== null) return found;
      break;
    }
    case "custom_attributes": {
      const found = below_api_v4_users_$$_custom$5f$attributes(s);
      if (found !== null) return found;
      break;
    }
    case "deactivate": {
      const found = s.length === 5 ? route_api_v4_users_$$_deactivate : null;
      if (found !== null) return found;
      break;
    }
    case "disable_two_factor": {
      const found = s.length === 5 ? route_api_v4_users_$$_disable$5f$two$5f$factor : null;
      if (found !== null) return found;
      break;
    }
    case "emails": {
      const found = below_api_v4_users_$$_emails(s);
      if (found !== null) return found;
      break;
    }
    case "events": {
      const found = s.length === 5 ? route_api_v4_users_$$_events : null;
      if (found !== null) return found;
      break;
    }
    case "follow": {
      const found = s.length === 5 ? route_api_v4_users_$$_follow : null;
      if (found !== null) return found;
      break;
    }
    case "followers": {
      const found = s.length === 5 ? route_api_v4_users_$$_followers : null;
      if (found !== null) return found;
      break;
    }
    case "following": {
      const found = s.length === 5 ? route_api_v4_users_$$_following : null;
      if (found !== null) return found;
      break;
    }
    case "gpg_keys": {
      const found = below_api_v4_users_$$_gpg$5f$keys(s);
      if (found !== null) return found;
      break;
    }
    case "identities": {
      const found = below_api_v4_users_$$_identities(s);
      if (found !== null) return found;
      break;
    }
    case "keys": {
      const found = below_api_v4_users_$$_keys(s);
      if (found !== null) return found;
      break;
    }
    case "memberships": {
      const found = s.length === 5 ? route_api_v4_users_$$_memberships : null;
      if (found !== null) return found;
      break;
    }
    case "reject": {
      const found = s.length === 5 ? route_api_v4_users_$$_reject : null;
      if (found !== null) return found;
      break;
    }
    case "unban": {
      const found = s.length === 5 ? route_api_v4_users_$$_unban : null;
      if (found !== null) return found;
      break;
    }
    case "unblock": {
      const found = s.length === 5 ? route_api_v4_users_$$_unblock : null;
      if (found !== null) return found;
      break;
    }
    case "unfollow": {
      const found = s.length === 5 ? route_api_v4_users_$$_unfollow : null;
      if (found !== null) return found;
      break;
    }
    case "impersonation_tokens": {
      const found = below_api_v4_users_$$_impersonation$5f$tokens(s);
      if (found !== null) return found;
      break;
    }
    case "personal_access_tokens": {
      const found = s.length === 5 ? route_api_v4_users_$$_personal$5f$access$5f$tokens : null;
      if (found !== null) return found;
      break;
    }
    case "projects": {
      const found = s.length === 5 ? route_api_v4_users_$$_projects : null;
      if (found !== null) return found;
      break;
    }
    case "starred_projects": {
      const found = s.length === 5 ? route_api_v4_users_$$_starred$5f$projects : null;
      if (found !== null) return found;
      break;
    }
    case "status": {
      const found = s.length === 5 ? route_api_v4_users_$$_status : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api_v4_users(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 3) return route_api_v4_users;
  if (s.length > 3) {
    const found = below_api_v4_users_$$(s);
    if (found !== null) return found;
  }
  return null;
}

function below_api_v4(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[2]) {
    case "admin": {
      const found = below_api_v4_admin(s);
      if (found !== null) return found;
      break;
    }
    case "application": {
      const found = below_api_v4_application(s);
      if (found !== null) return found;
      break;
    }
    case "applications": {
      const found = below_api_v4_applications(s);
      if (found !== null) return found;
      break;
    }
    case "audit_events": {
      const found = below_api_v4_audit$5f$events(s);
      if (found !== null) return found;
      break;
    }
    case "avatar": {
      const found = s.length === 3 ? route_api_v4_avatar : null;
      if (found !== null) return found;
      break;
    }
    case "broadcast_messages": {
      const found = below_api_v4_broadcast$5f$messages(s);
      if (found !== null) return found;
      break;
    }
    case "ci": {
      const found = below_api_v4_ci(s);
      if (found !== null) return found;
      break;
    }
    case "deploy_keys": {
      const found = s.length === 3 ? route_api_v4_deploy$5f$keys : null;
      if (found !== null) return found;
      break;
    }
    case "deploy_tokens": {
      const found = s.length === 3 ? route_api_v4_deploy$5f$tokens : null;
      if (found !== null) return found;
      break;
    }
    case "events": {
      const found = s.length === 3 ? route_api_v4_events : null;
      if (found !== null) return found;
      break;
    }
    case "features": {
      const found = below_api_v4_features(s);
      if (found !== null) return found;
      break;
    }
    case "groups": {
      const found = below_api_v4_groups(s);
      if (found !== null) return found;
      break;
    }
    case "hooks": {
      const found = below_api_v4_hooks(s);
      if (found !== null) return found;
      break;
    }
    case "issues": {
      const found = below_api_v4_issues(s);
      if (found !== null) return found;
      break;
    }
    case "issues_statistics": {
      const found = s.length === 3 ? route_api_v4_issues$5f$statistics : null;
      if (found !== null) return found;
      break;
    }
    case "job": {
      const found = below_api_v4_job(s);
      if (found !== null) return found;
      break;
    }
    case "jobs": {
      const found = below_api_v4_jobs(s);
      if (found !== null) return found;
      break;
    }
    case "keys": {
      const found = below_api_v4_keys(s);
      if (found !== null) return found;
      break;
    }
    case "license": {
      const found = below_api_v4_license(s);
      if (found !== null) return found;
      break;
    }
    case "markdown": {
      const found = s.length === 3 ? route_api_v4_markdown : null;
      if (found !== null) return found;
      break;
    }
    case "merge_requests": {
      const found = s.length === 3 ? route_api_v4_merge$5f$requests : null;
      if (found !== null) return found;
      break;
    }
    case "metadata": {
      const found = s.length === 3 ? route_api_v4_metadata : null;
      if (found !== null) return found;
      break;
    }
    case "namespaces": {
      const found = below_api_v4_namespaces(s);
      if (found !== null) return found;
      break;
    }
    case "personal_access_tokens": {
      const found = below_api_v4_personal$5f$access$5f$tokens(s);
      if (found !== null) return found;
      break;
    }
    case "projects": {
      const found = below_api_v4_projects(s);
      if (found !== null) return found;
      break;
    }
    case "registry": {
      const found = below_api_v4_registry(s);
      if (found !== null) return found;
      break;
    }
    case "runners": {
      const found = below_api_v4_runners(s);
      if (found !== null) return found;
      break;
    }
    case "search": {
      const found = s.length === 3 ? route_api_v4_search : null;
      if (found !== null) return found;
      break;
    }
    case "suggestions": {
      const found = below_api_v4_suggestions(s);
      if (found !== null) return found;
      break;
    }
    case "templates": {
      const found = below_api_v4_templates(s);
      if (found !== null) return found;
      break;
    }
    case "todos": {
      const found = below_api_v4_todos(s);
      if (found !== null) return found;
      break;
    }
    case "topics": {
      const found = below_api_v4_topics(s);
      if (found !== null) return found;
      break;
    }
    case "user": {
      const found = below_api_v4_user(s);
      if (found !== null) return found;
      break;
    }
    case "user_counts": {
      const found = s.length === 3 ? route_api_v4_user$5f$counts : null;
      if (found !== null) return found;
      break;
    }
    case "users": {
      const found = below_api_v4_users(s);
      if (found !== null) return found;
      break;
    }
    case "version": {
      const found = s.length === 3 ? route_api_v4_version : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_api(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[1]) {
    case "graphql": {
      const found = s.length === 2 ? route_api_graphql : null;
      if (found !== null) return found;
      break;
    }
    case "scim": {
      const found = below_api_scim(s);
      if (found !== null) return found;
      break;
    }
    case "v4": {
      const found = below_api_v4(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_container$5f$registry$5f$event(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[1]) {
    case "events": {
      const found = s.length === 2 ? route_container$5f$registry$5f$event_events : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_jwt(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[1]) {
    case "auth": {
      const found = s.length === 2 ? route_jwt_auth : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_oauth_authorize(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 2) return route_oauth_authorize;
  switch (s[2]) {
    case "native": {
      const found = s.length === 3 ? route_oauth_authorize_native : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_oauth_discovery(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[2]) {
    case "keys": {
      const found = s.length === 3 ? route_oauth_discovery_keys : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_oauth_token(s: readonly string[]): Route<HearthFacts> | null {
  if (s.length === 2) return route_oauth_token;
  switch (s[2]) {
    case "info": {
      const found = s.length === 3 ? route_oauth_token_info : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below_oauth(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[1]) {
    case "authorize": {
      const found = below_oauth_authorize(s);
      if (found !== null) return found;
      break;
    }
    case "discovery": {
      const found = below_oauth_discovery(s);
      if (found !== null) return found;
      break;
    }
    case "introspect": {
      const found = s.length === 2 ? route_oauth_introspect : null;
      if (found !== null) return found;
      break;
    }
    case "revoke": {
      const found = s.length === 2 ? route_oauth_revoke : null;
      if (found !== null) return found;
      break;
    }
    case "token": {
      const found = below_oauth_token(s);
      if (found !== null) return found;
      break;
    }
    case "userinfo": {
      const found = s.length === 2 ? route_oauth_userinfo : null;
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function below(s: readonly string[]): Route<HearthFacts> | null {
  switch (s[0]) {
    case "-": {
      const found = below_$2d$(s);
      if (found !== null) return found;
      break;
    }
    case ".well-known": {
      const found = below_$2e$well$2d$known(s);
      if (found !== null) return found;
      break;
    }
    case "api": {
      const found = below_api(s);
      if (found !== null) return found;
      break;
    }
    case "container_registry_event": {
      const found = below_container$5f$registry$5f$event(s);
      if (found !== null) return found;
      break;
    }
    case "jwt": {
      const found = below_jwt(s);
      if (found !== null) return found;
      break;
    }
    case "oauth": {
      const found = below_oauth(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

/** Static segments before captured ones, one segment each, wildcards last. */
export const findRoute: FindRoute<HearthFacts> = below;

/** Loads the code of every operation, so that no request has to wait for it. */
export const preload = () =>
  loadInTurn([
    accessRequestsOperations,
    applicationOperations,
    applicationSettingsOperations,
    applicationsOperations,
    approvalRulesOperations,
    auditEventsOperations,
    awardEmojiOperations,
    boardsOperations,
    branchesOperations,
    broadcastMessagesOperations,
    changelogsOperations,
    childEpicsOperations,
    ciLintOperations,
    clusterAgentsOperations,
    commitDiscussionsOperations,
    commitStatusesOperations,
    commitsOperations,
    containerRegistryOperations,
    customAttributesOperations,
    deployKeysOperations,
    deployTokensOperations,
    deploymentsOperations,
    discussionsOperations,
    emailsOperations,
    environmentsOperations,
    epicIssuesOperations,
    epicsOperations,
    eventsOperations,
    featuresOperations,
    gpgKeysOperations,
    graphqlOperations,
    groupHooksOperations,
    groupImportExportOperations,
    groupsOperations,
    impersonationTokensOperations,
    importExportOperations,
    integrationsOperations,
    invitationsOperations,
    issueLinksOperations,
    issueStatisticsOperations,
    issuesOperations,
    iterationsOperations,
    jobArtifactsOperations,
    jobExecutionOperations,
    jobTokenScopeOperations,
    jobsOperations,
    labelsOperations,
    linkedEpicsOperations,
    markdownOperations,
    membersOperations,
    mergeRequestApprovalsOperations,
    mergeRequestDiffsOperations,
    mergeRequestsOperations,
    metadataOperations,
    milestonesOperations,
    namespacesOperations,
    notesOperations,
    oauthOperations,
    personalAccessTokensOperations,
    pipelineSchedulesOperations,
    pipelinesOperations,
    projectApprovalsOperations,
    projectForksOperations,
    projectHooksOperations,
    projectLifecycleOperations,
    projectMaintenanceOperations,
    projectSharingOperations,
    projectStarsOperations,
    projectTemplatesOperations,
    projectUploadsOperations,
    projectsOperations,
    protectedBranchesOperations,
    protectedEnvironmentsOperations,
    protectedTagsOperations,
    pushRulesOperations,
    relationsExportOperations,
    repositoriesOperations,
    repositoryFilesOperations,
    resourceAccessTokensOperations,
    resourceEventsOperations,
    resourceGroupsOperations,
    runnersOperations,
    samlProvidersOperations,
    scimOperations,
    searchOperations,
    secureFilesOperations,
    sshKeysOperations,
    suggestionsOperations,
    systemHooksOperations,
    tagsOperations,
    templatesOperations,
    todosOperations,
    topicsOperations,
    triggersOperations,
    usersOperations,
    variablesOperations,
  ]);
