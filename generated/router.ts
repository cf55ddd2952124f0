// Generated from spec; do not edit. Run `npm run generate`.
import { LazyOperations, loadInTurn } from '../generator/runtime/lazy-operations.ts';
import { defineRoute } from '../generator/runtime/route.ts';
import type { FindRoute, Route } from '../generator/runtime/route.ts';
import { within } from '../generator/runtime/segment.ts';

const accessRequestsOperations = new LazyOperations(() => import('./access-requests/routes.ts'));
const applicationOperations = new LazyOperations(() => import('./application/routes.ts'));
const applicationSettingsOperations = new LazyOperations(() => import('./application-settings/routes.ts'));
const applicationsOperations = new LazyOperations(() => import('./applications/routes.ts'));
const approvalRulesOperations = new LazyOperations(() => import('./approval-rules/routes.ts'));
const awardEmojiOperations = new LazyOperations(() => import('./award-emoji/routes.ts'));
const boardsOperations = new LazyOperations(() => import('./boards/routes.ts'));
const branchesOperations = new LazyOperations(() => import('./branches/routes.ts'));
const broadcastMessagesOperations = new LazyOperations(() => import('./broadcast-messages/routes.ts'));
const childEpicsOperations = new LazyOperations(() => import('./child-epics/routes.ts'));
const ciLintOperations = new LazyOperations(() => import('./ci-lint/routes.ts'));
const clusterAgentsOperations = new LazyOperations(() => import('./cluster-agents/routes.ts'));
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
const groupAuditEventsOperations = new LazyOperations(() => import('./group-audit-events/routes.ts'));
const groupHooksOperations = new LazyOperations(() => import('./group-hooks/routes.ts'));
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
const tagsOperations = new LazyOperations(() => import('./tags/routes.ts'));
const todosOperations = new LazyOperations(() => import('./todos/routes.ts'));
const topicsOperations = new LazyOperations(() => import('./topics/routes.ts'));
const triggersOperations = new LazyOperations(() => import('./triggers/routes.ts'));
const usersOperations = new LazyOperations(() => import('./users/routes.ts'));
const variablesOperations = new LazyOperations(() => import('./variables/routes.ts'));

const route_$2d$_graphql$2d$explorer = defineRoute('/-/graphql-explorer', {
  GET: graphqlOperations.operation('showGraphqlExplorer'),
});

const route_$2e$well$2d$known_openid$2d$configuration = defineRoute('/.well-known/openid-configuration', {
  GET: oauthOperations.operation('getOpenidConfiguration'),
});

const route_api_graphql = defineRoute('/api/graphql', {
  POST: graphqlOperations.operation('runGraphqlQuery'),
  GET: graphqlOperations.operation('getGraphqlQuery'),
});

const route_api_scim_v2_groups_$$_Users = defineRoute('/api/scim/v2/groups/{group_path}/Users', {
  GET: scimOperations.operation('listScimUsers'),
  POST: scimOperations.operation('createScimUser'),
});

const route_api_scim_v2_groups_$$_Users_$$ = defineRoute('/api/scim/v2/groups/{group_path}/Users/{id}', {
  GET: scimOperations.operation('getScimUser'),
  PUT: scimOperations.operation('replaceScimUser'),
  PATCH: scimOperations.operation('updateScimUser'),
  DELETE: scimOperations.operation('deleteScimUser'),
});

const route_api_v4_admin_ci_variables = defineRoute('/api/v4/admin/ci/variables', {
  GET: variablesOperations.operation('listInstanceVariables'),
  POST: variablesOperations.operation('createInstanceVariable'),
});

const route_api_v4_admin_ci_variables_$$ = defineRoute('/api/v4/admin/ci/variables/{key}', {
  GET: variablesOperations.operation('getInstanceVariable'),
  PUT: variablesOperations.operation('updateInstanceVariable'),
  DELETE: variablesOperations.operation('deleteInstanceVariable'),
});

const route_api_v4_application_appearance = defineRoute('/api/v4/application/appearance', {
  GET: applicationOperations.operation('getAppearance'),
  PUT: applicationOperations.operation('updateAppearance'),
});

const route_api_v4_application_plan$5f$limits = defineRoute('/api/v4/application/plan_limits', {
  GET: applicationOperations.operation('getPlanLimits'),
  PUT: applicationOperations.operation('updatePlanLimits'),
});

const route_api_v4_application_settings = defineRoute('/api/v4/application/settings', {
  GET: applicationSettingsOperations.operation('getApplicationSettings'),
  PUT: applicationSettingsOperations.operation('updateApplicationSettings'),
});

const route_api_v4_application_statistics = defineRoute('/api/v4/application/statistics', {
  GET: applicationOperations.operation('getApplicationStatistics'),
});

const route_api_v4_applications = defineRoute('/api/v4/applications', {
  GET: applicationsOperations.operation('listApplications'),
  POST: applicationsOperations.operation('createApplication'),
});

const route_api_v4_applications_$$ = defineRoute('/api/v4/applications/{id}', {
  DELETE: applicationsOperations.operation('deleteApplication'),
});

const route_api_v4_avatar = defineRoute('/api/v4/avatar', {
  GET: usersOperations.operation('getAvatarAddress'),
});

const route_api_v4_broadcast$5f$messages = defineRoute('/api/v4/broadcast_messages', {
  GET: broadcastMessagesOperations.operation('listBroadcastMessages'),
  POST: broadcastMessagesOperations.operation('createBroadcastMessage'),
});

const route_api_v4_broadcast$5f$messages_$$ = defineRoute('/api/v4/broadcast_messages/{id}', {
  GET: broadcastMessagesOperations.operation('getBroadcastMessage'),
  PUT: broadcastMessagesOperations.operation('updateBroadcastMessage'),
  DELETE: broadcastMessagesOperations.operation('deleteBroadcastMessage'),
});

const route_api_v4_ci_lint = defineRoute('/api/v4/ci/lint', {
  POST: ciLintOperations.operation('lintConfiguration'),
});

const route_api_v4_deploy$5f$keys = defineRoute('/api/v4/deploy_keys', {
  GET: deployKeysOperations.operation('listDeployKeys'),
});

const route_api_v4_deploy$5f$tokens = defineRoute('/api/v4/deploy_tokens', {
  GET: deployTokensOperations.operation('listDeployTokens'),
});

const route_api_v4_events = defineRoute('/api/v4/events', {
  GET: eventsOperations.operation('listOwnEvents'),
});

const route_api_v4_features = defineRoute('/api/v4/features', {
  GET: featuresOperations.operation('listFeatures'),
});

const route_api_v4_features_definitions = defineRoute('/api/v4/features/definitions', {
  GET: featuresOperations.operation('listFeatureDefinitions'),
});

const route_api_v4_features_$$ = defineRoute('/api/v4/features/{name}', {
  POST: featuresOperations.operation('setFeature'),
  DELETE: featuresOperations.operation('deleteFeature'),
});

const route_api_v4_groups = defineRoute('/api/v4/groups', {
  GET: groupsOperations.operation('listGroups'),
  POST: groupsOperations.operation('createGroup'),
});

const route_api_v4_groups_$$ = defineRoute('/api/v4/groups/{id}', {
  GET: groupsOperations.operation('getGroup'),
  PUT: groupsOperations.operation('updateGroup'),
  DELETE: groupsOperations.operation('deleteGroup'),
});

const route_api_v4_groups_$$_$2d$_epics = defineRoute('/api/v4/groups/{id}/-/epics', {
  GET: epicsOperations.operation('listEpicsByDashPath'),
  POST: epicsOperations.operation('createEpicByDashPath'),
});

const route_api_v4_groups_$$_$2d$_epics_$$ = defineRoute('/api/v4/groups/{id}/-/epics/{epic_iid}', {
  GET: epicsOperations.operation('getEpicByDashPath'),
  PUT: epicsOperations.operation('updateEpicByDashPath'),
  DELETE: epicsOperations.operation('deleteEpicByDashPath'),
});

const route_api_v4_groups_$$_$2d$_epics_$$_epics = defineRoute('/api/v4/groups/{id}/-/epics/{epic_iid}/epics', {
  GET: childEpicsOperations.operation('listChildEpicsByDashPath'),
  POST: childEpicsOperations.operation('createChildEpicByDashPath'),
});

const route_api_v4_groups_$$_$2d$_epics_$$_epics_$$ = defineRoute('/api/v4/groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id}', {
  POST: childEpicsOperations.operation('addChildEpicByDashPath'),
  PUT: childEpicsOperations.operation('reorderChildEpicByDashPath'),
  DELETE: childEpicsOperations.operation('removeChildEpicByDashPath'),
});

const route_api_v4_groups_$$_$2d$_epics_$$_issues = defineRoute('/api/v4/groups/{id}/-/epics/{epic_iid}/issues', {
  GET: epicIssuesOperations.operation('listEpicIssuesByDashPath'),
});

const route_api_v4_groups_$$_$2d$_epics_$$_issues_$$ = defineRoute('/api/v4/groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id}', {
  POST: epicIssuesOperations.operation('addEpicIssueByDashPath'),
  PUT: epicIssuesOperations.operation('reorderEpicIssueByDashPath'),
  DELETE: epicIssuesOperations.operation('removeEpicIssueByDashPath'),
});

const route_api_v4_groups_$$_$2d$_epics_$$_subscribe = defineRoute('/api/v4/groups/{id}/-/epics/{epic_iid}/subscribe', {
  POST: epicsOperations.operation('subscribeToEpicByDashPath'),
});

const route_api_v4_groups_$$_$2d$_epics_$$_todo = defineRoute('/api/v4/groups/{id}/-/epics/{epic_iid}/todo', {
  POST: todosOperations.operation('createEpicTodoByDashPath'),
});

const route_api_v4_groups_$$_$2d$_epics_$$_unsubscribe = defineRoute('/api/v4/groups/{id}/-/epics/{epic_iid}/unsubscribe', {
  POST: epicsOperations.operation('unsubscribeFromEpicByDashPath'),
});

const route_api_v4_groups_$$_$2d$_search = defineRoute('/api/v4/groups/{id}/-/search', {
  GET: searchOperations.operation('searchGroupByDashPath'),
});

const route_api_v4_groups_$$_access$5f$requests = defineRoute('/api/v4/groups/{id}/access_requests', {
  GET: accessRequestsOperations.operation('listGroupAccessRequests'),
  POST: accessRequestsOperations.operation('requestGroupAccess'),
});

const route_api_v4_groups_$$_access$5f$requests_$$ = defineRoute('/api/v4/groups/{id}/access_requests/{user_id}', {
  DELETE: accessRequestsOperations.operation('denyGroupAccessRequest'),
});

const route_api_v4_groups_$$_access$5f$requests_$$_approve = defineRoute('/api/v4/groups/{id}/access_requests/{user_id}/approve', {
  PUT: accessRequestsOperations.operation('approveGroupAccessRequest'),
});

const route_api_v4_groups_$$_access$5f$tokens = defineRoute('/api/v4/groups/{id}/access_tokens', {
  GET: resourceAccessTokensOperations.operation('listGroupAccessTokens'),
  POST: resourceAccessTokensOperations.operation('createGroupAccessToken'),
});

const route_api_v4_groups_$$_access$5f$tokens_$$ = defineRoute('/api/v4/groups/{id}/access_tokens/{token_id}', {
  GET: resourceAccessTokensOperations.operation('getGroupAccessToken'),
  DELETE: resourceAccessTokensOperations.operation('revokeGroupAccessToken'),
});

const route_api_v4_groups_$$_audit$5f$events = defineRoute('/api/v4/groups/{id}/audit_events', {
  GET: groupAuditEventsOperations.operation('listGroupAuditEvents'),
});

const route_api_v4_groups_$$_audit$5f$events_$$ = defineRoute('/api/v4/groups/{id}/audit_events/{audit_event_id}', {
  GET: groupAuditEventsOperations.operation('getGroupAuditEvent'),
});

const route_api_v4_groups_$$_avatar = defineRoute('/api/v4/groups/{id}/avatar', {
  GET: groupsOperations.operation('getGroupAvatar'),
});

const route_api_v4_groups_$$_billable$5f$members = defineRoute('/api/v4/groups/{id}/billable_members', {
  GET: membersOperations.operation('listBillableMembers'),
});

const route_api_v4_groups_$$_billable$5f$members_$$ = defineRoute('/api/v4/groups/{id}/billable_members/{user_id}', {
  DELETE: membersOperations.operation('removeBillableMember'),
});

const route_api_v4_groups_$$_billable$5f$members_$$_memberships = defineRoute('/api/v4/groups/{id}/billable_members/{user_id}/memberships', {
  GET: membersOperations.operation('listBillableMemberships'),
});

const route_api_v4_groups_$$_boards = defineRoute('/api/v4/groups/{id}/boards', {
  GET: boardsOperations.operation('listGroupBoards'),
  POST: boardsOperations.operation('createGroupBoard'),
});

const route_api_v4_groups_$$_boards_$$ = defineRoute('/api/v4/groups/{id}/boards/{board_id}', {
  GET: boardsOperations.operation('getGroupBoard'),
  PUT: boardsOperations.operation('updateGroupBoard'),
  DELETE: boardsOperations.operation('deleteGroupBoard'),
});

const route_api_v4_groups_$$_boards_$$_lists = defineRoute('/api/v4/groups/{id}/boards/{board_id}/lists', {
  GET: boardsOperations.operation('listGroupBoardLists'),
  POST: boardsOperations.operation('createGroupBoardList'),
});

const route_api_v4_groups_$$_boards_$$_lists_$$ = defineRoute('/api/v4/groups/{id}/boards/{board_id}/lists/{list_id}', {
  GET: boardsOperations.operation('getGroupBoardList'),
  PUT: boardsOperations.operation('updateGroupBoardList'),
  DELETE: boardsOperations.operation('deleteGroupBoardList'),
});

const route_api_v4_groups_$$_custom$5f$attributes = defineRoute('/api/v4/groups/{id}/custom_attributes', {
  GET: customAttributesOperations.operation('listGroupCustomAttributes'),
});

const route_api_v4_groups_$$_custom$5f$attributes_$$ = defineRoute('/api/v4/groups/{id}/custom_attributes/{key}', {
  GET: customAttributesOperations.operation('getGroupCustomAttribute'),
  PUT: customAttributesOperations.operation('setGroupCustomAttribute'),
  DELETE: customAttributesOperations.operation('deleteGroupCustomAttribute'),
});

const route_api_v4_groups_$$_deploy$5f$tokens = defineRoute('/api/v4/groups/{id}/deploy_tokens', {
  GET: deployTokensOperations.operation('listGroupDeployTokens'),
  POST: deployTokensOperations.operation('createGroupDeployToken'),
});

const route_api_v4_groups_$$_deploy$5f$tokens_$$ = defineRoute('/api/v4/groups/{id}/deploy_tokens/{token_id}', {
  GET: deployTokensOperations.operation('getGroupDeployToken'),
  DELETE: deployTokensOperations.operation('revokeGroupDeployToken'),
});

const route_api_v4_groups_$$_descendant$5f$groups = defineRoute('/api/v4/groups/{id}/descendant_groups', {
  GET: groupsOperations.operation('listDescendantGroups'),
});

const route_api_v4_groups_$$_epics = defineRoute('/api/v4/groups/{id}/epics', {
  GET: epicsOperations.operation('listEpics'),
  POST: epicsOperations.operation('createEpic'),
});

const route_api_v4_groups_$$_epics_$$_award$5f$emoji = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/award_emoji', {
  GET: awardEmojiOperations.operation('listEpicAwardEmoji'),
  POST: awardEmojiOperations.operation('createEpicAwardEmoji'),
});

const route_api_v4_groups_$$_epics_$$_award$5f$emoji_$$ = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/award_emoji/{award_id}', {
  GET: awardEmojiOperations.operation('getEpicAwardEmoji'),
  DELETE: awardEmojiOperations.operation('deleteEpicAwardEmoji'),
});

const route_api_v4_groups_$$_epics_$$_discussions = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/discussions', {
  GET: discussionsOperations.operation('listEpicDiscussions'),
  POST: discussionsOperations.operation('createEpicDiscussion'),
});

const route_api_v4_groups_$$_epics_$$_discussions_$$ = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}', {
  GET: discussionsOperations.operation('getEpicDiscussion'),
});

const route_api_v4_groups_$$_epics_$$_discussions_$$_notes = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes', {
  POST: discussionsOperations.operation('createEpicDiscussionNote'),
});

const route_api_v4_groups_$$_epics_$$_discussions_$$_notes_$$ = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id}', {
  PUT: discussionsOperations.operation('updateEpicDiscussionNote'),
  DELETE: discussionsOperations.operation('deleteEpicDiscussionNote'),
});

const route_api_v4_groups_$$_epics_$$_notes = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/notes', {
  GET: notesOperations.operation('listEpicNotes'),
  POST: notesOperations.operation('createEpicNote'),
});

const route_api_v4_groups_$$_epics_$$_notes_$$ = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}', {
  GET: notesOperations.operation('getEpicNote'),
  PUT: notesOperations.operation('updateEpicNote'),
  DELETE: notesOperations.operation('deleteEpicNote'),
});

const route_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji', {
  GET: awardEmojiOperations.operation('listEpicNoteAwardEmoji'),
  POST: awardEmojiOperations.operation('createEpicNoteAwardEmoji'),
});

const route_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji_$$ = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id}', {
  GET: awardEmojiOperations.operation('getEpicNoteAwardEmoji'),
  DELETE: awardEmojiOperations.operation('deleteEpicNoteAwardEmoji'),
});

const route_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/resource_label_events', {
  GET: resourceEventsOperations.operation('listEpicLabelEvents'),
});

const route_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events_$$ = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/resource_label_events/{event_id}', {
  GET: resourceEventsOperations.operation('getEpicLabelEvent'),
});

const route_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/resource_state_events', {
  GET: resourceEventsOperations.operation('listEpicStateEvents'),
});

const route_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events_$$ = defineRoute('/api/v4/groups/{id}/epics/{epic_id}/resource_state_events/{event_id}', {
  GET: resourceEventsOperations.operation('getEpicStateEvent'),
});

const route_api_v4_groups_$$_epics_$$ = defineRoute('/api/v4/groups/{id}/epics/{epic_iid}', {
  GET: epicsOperations.operation('getEpic'),
  PUT: epicsOperations.operation('updateEpic'),
  DELETE: epicsOperations.operation('deleteEpic'),
});

const route_api_v4_groups_$$_epics_$$_epics = defineRoute('/api/v4/groups/{id}/epics/{epic_iid}/epics', {
  GET: childEpicsOperations.operation('listChildEpics'),
  POST: childEpicsOperations.operation('createChildEpic'),
});

const route_api_v4_groups_$$_epics_$$_epics_$$ = defineRoute('/api/v4/groups/{id}/epics/{epic_iid}/epics/{child_epic_id}', {
  POST: childEpicsOperations.operation('addChildEpic'),
  PUT: childEpicsOperations.operation('reorderChildEpic'),
  DELETE: childEpicsOperations.operation('removeChildEpic'),
});

const route_api_v4_groups_$$_epics_$$_issues = defineRoute('/api/v4/groups/{id}/epics/{epic_iid}/issues', {
  GET: epicIssuesOperations.operation('listEpicIssues'),
});

const route_api_v4_groups_$$_epics_$$_issues_$$ = defineRoute('/api/v4/groups/{id}/epics/{epic_iid}/issues/{epic_issue_id}', {
  POST: epicIssuesOperations.operation('addEpicIssue'),
  PUT: epicIssuesOperations.operation('reorderEpicIssue'),
  DELETE: epicIssuesOperations.operation('removeEpicIssue'),
});

const route_api_v4_groups_$$_epics_$$_related$5f$epics = defineRoute('/api/v4/groups/{id}/epics/{epic_iid}/related_epics', {
  GET: linkedEpicsOperations.operation('listLinkedEpics'),
  POST: linkedEpicsOperations.operation('linkEpic'),
});

const route_api_v4_groups_$$_epics_$$_related$5f$epics_$$ = defineRoute('/api/v4/groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id}', {
  DELETE: linkedEpicsOperations.operation('unlinkEpic'),
});

const route_api_v4_groups_$$_epics_$$_subscribe = defineRoute('/api/v4/groups/{id}/epics/{epic_iid}/subscribe', {
  POST: epicsOperations.operation('subscribeToEpic'),
});

const route_api_v4_groups_$$_epics_$$_todo = defineRoute('/api/v4/groups/{id}/epics/{epic_iid}/todo', {
  POST: todosOperations.operation('createEpicTodo'),
});

const route_api_v4_groups_$$_epics_$$_unsubscribe = defineRoute('/api/v4/groups/{id}/epics/{epic_iid}/unsubscribe', {
  POST: epicsOperations.operation('unsubscribeFromEpic'),
});

const route_api_v4_groups_$$_hooks = defineRoute('/api/v4/groups/{id}/hooks', {
  GET: groupHooksOperations.operation('listGroupHooks'),
  POST: groupHooksOperations.operation('createGroupHook'),
});

const route_api_v4_groups_$$_hooks_$$ = defineRoute('/api/v4/groups/{id}/hooks/{hook_id}', {
  GET: groupHooksOperations.operation('getGroupHook'),
  PUT: groupHooksOperations.operation('updateGroupHook'),
  DELETE: groupHooksOperations.operation('deleteGroupHook'),
});

const route_api_v4_groups_$$_invitations = defineRoute('/api/v4/groups/{id}/invitations', {
  GET: invitationsOperations.operation('listGroupInvitations'),
  POST: invitationsOperations.operation('inviteToGroup'),
});

const route_api_v4_groups_$$_invitations_$$ = defineRoute('/api/v4/groups/{id}/invitations/{email}', {
  PUT: invitationsOperations.operation('updateGroupInvitation'),
  DELETE: invitationsOperations.operation('deleteGroupInvitation'),
});

const route_api_v4_groups_$$_issues = defineRoute('/api/v4/groups/{id}/issues', {
  GET: issuesOperations.operation('listGroupIssues'),
});

const route_api_v4_groups_$$_issues$5f$statistics = defineRoute('/api/v4/groups/{id}/issues_statistics', {
  GET: issueStatisticsOperations.operation('getGroupIssuesStatistics'),
});

const route_api_v4_groups_$$_iterations = defineRoute('/api/v4/groups/{id}/iterations', {
  GET: iterationsOperations.operation('listGroupIterations'),
});

const route_api_v4_groups_$$_labels = defineRoute('/api/v4/groups/{id}/labels', {
  GET: labelsOperations.operation('listGroupLabels'),
  POST: labelsOperations.operation('createGroupLabel'),
  PUT: labelsOperations.operation('updateGroupLabelByName'),
  DELETE: labelsOperations.operation('deleteGroupLabelByName'),
});

const route_api_v4_groups_$$_labels_$$ = defineRoute('/api/v4/groups/{id}/labels/{label_id}', {
  GET: labelsOperations.operation('getGroupLabel'),
  PUT: labelsOperations.operation('updateGroupLabel'),
  DELETE: labelsOperations.operation('deleteGroupLabel'),
});

const route_api_v4_groups_$$_labels_$$_subscribe = defineRoute('/api/v4/groups/{id}/labels/{label_id}/subscribe', {
  POST: labelsOperations.operation('subscribeToGroupLabel'),
});

const route_api_v4_groups_$$_labels_$$_unsubscribe = defineRoute('/api/v4/groups/{id}/labels/{label_id}/unsubscribe', {
  POST: labelsOperations.operation('unsubscribeFromGroupLabel'),
});

const route_api_v4_groups_$$_ldap$5f$sync = defineRoute('/api/v4/groups/{id}/ldap_sync', {
  POST: groupsOperations.operation('syncGroupWithLdap'),
});

const route_api_v4_groups_$$_members = defineRoute('/api/v4/groups/{id}/members', {
  GET: membersOperations.operation('listGroupMembers'),
  POST: membersOperations.operation('addGroupMember'),
});

const route_api_v4_groups_$$_members_all = defineRoute('/api/v4/groups/{id}/members/all', {
  GET: membersOperations.operation('listAllGroupMembers'),
});

const route_api_v4_groups_$$_members_all_$$ = defineRoute('/api/v4/groups/{id}/members/all/{user_id}', {
  GET: membersOperations.operation('getInheritedGroupMember'),
});

const route_api_v4_groups_$$_members_approve$5f$all = defineRoute('/api/v4/groups/{id}/members/approve_all', {
  POST: membersOperations.operation('approveAllGroupMembers'),
});

const route_api_v4_groups_$$_members_$$_approve = defineRoute('/api/v4/groups/{id}/members/{member_id}/approve', {
  PUT: membersOperations.operation('approveGroupMember'),
});

const route_api_v4_groups_$$_members_$$ = defineRoute('/api/v4/groups/{id}/members/{user_id}', {
  GET: membersOperations.operation('getGroupMember'),
  PUT: membersOperations.operation('updateGroupMember'),
  DELETE: membersOperations.operation('removeGroupMember'),
});

const route_api_v4_groups_$$_members_$$_override = defineRoute('/api/v4/groups/{id}/members/{user_id}/override', {
  POST: membersOperations.operation('overrideGroupMember'),
  DELETE: membersOperations.operation('resetGroupMemberOverride'),
});

const route_api_v4_groups_$$_members_$$_state = defineRoute('/api/v4/groups/{id}/members/{user_id}/state', {
  PUT: membersOperations.operation('setGroupMemberState'),
});

const route_api_v4_groups_$$_merge$5f$requests = defineRoute('/api/v4/groups/{id}/merge_requests', {
  GET: mergeRequestsOperations.operation('listGroupMergeRequests'),
});

const route_api_v4_groups_$$_milestones = defineRoute('/api/v4/groups/{id}/milestones', {
  GET: milestonesOperations.operation('listGroupMilestones'),
  POST: milestonesOperations.operation('createGroupMilestone'),
});

const route_api_v4_groups_$$_milestones_$$ = defineRoute('/api/v4/groups/{id}/milestones/{milestone_id}', {
  GET: milestonesOperations.operation('getGroupMilestone'),
  PUT: milestonesOperations.operation('updateGroupMilestone'),
  DELETE: milestonesOperations.operation('deleteGroupMilestone'),
});

const route_api_v4_groups_$$_milestones_$$_burndown$5f$events = defineRoute('/api/v4/groups/{id}/milestones/{milestone_id}/burndown_events', {
  GET: milestonesOperations.operation('listGroupMilestoneBurndownEvents'),
});

const route_api_v4_groups_$$_milestones_$$_issues = defineRoute('/api/v4/groups/{id}/milestones/{milestone_id}/issues', {
  GET: milestonesOperations.operation('listGroupMilestoneIssues'),
});

const route_api_v4_groups_$$_milestones_$$_merge$5f$requests = defineRoute('/api/v4/groups/{id}/milestones/{milestone_id}/merge_requests', {
  GET: milestonesOperations.operation('listGroupMilestoneMergeRequests'),
});

const route_api_v4_groups_$$_pending$5f$members = defineRoute('/api/v4/groups/{id}/pending_members', {
  GET: membersOperations.operation('listPendingGroupMembers'),
});

const route_api_v4_groups_$$_projects = defineRoute('/api/v4/groups/{id}/projects', {
  GET: groupsOperations.operation('listGroupProjects'),
});

const route_api_v4_groups_$$_projects_shared = defineRoute('/api/v4/groups/{id}/projects/shared', {
  GET: groupsOperations.operation('listSharedGroupProjects'),
});

const route_api_v4_groups_$$_projects_$$ = defineRoute('/api/v4/groups/{id}/projects/{project_id}', {
  POST: groupsOperations.operation('transferProjectToGroup'),
});

const route_api_v4_groups_$$_provisioned$5f$users = defineRoute('/api/v4/groups/{id}/provisioned_users', {
  GET: groupsOperations.operation('listProvisionedUsers'),
});

const route_api_v4_groups_$$_registry_repositories = defineRoute('/api/v4/groups/{id}/registry/repositories', {
  GET: containerRegistryOperations.operation('listGroupRegistryRepositories'),
});

const route_api_v4_groups_$$_restore = defineRoute('/api/v4/groups/{id}/restore', {
  POST: groupsOperations.operation('restoreGroup'),
});

const route_api_v4_groups_$$_runners = defineRoute('/api/v4/groups/{id}/runners', {
  GET: runnersOperations.operation('listGroupRunners'),
});

const route_api_v4_groups_$$_runners_reset$5f$registration$5f$token = defineRoute('/api/v4/groups/{id}/runners/reset_registration_token', {
  POST: runnersOperations.operation('resetGroupRegistrationToken'),
});

const route_api_v4_groups_$$_saml$5f$provider = defineRoute('/api/v4/groups/{id}/saml_provider', {
  GET: samlProvidersOperations.operation('getSamlProvider'),
  PUT: samlProvidersOperations.operation('setSamlProvider'),
  DELETE: samlProvidersOperations.operation('deleteSamlProvider'),
});

const route_api_v4_groups_$$_saml$5f$provider_scim$5f$token = defineRoute('/api/v4/groups/{id}/saml_provider/scim_token', {
  POST: samlProvidersOperations.operation('createScimToken'),
  DELETE: samlProvidersOperations.operation('revokeScimToken'),
});

const route_api_v4_groups_$$_scim_identities = defineRoute('/api/v4/groups/{id}/scim/identities', {
  GET: scimOperations.operation('listScimIdentities'),
});

const route_api_v4_groups_$$_scim_$$ = defineRoute('/api/v4/groups/{id}/scim/{uid}', {
  PATCH: scimOperations.operation('updateScimIdentity'),
});

const route_api_v4_groups_$$_search = defineRoute('/api/v4/groups/{id}/search', {
  GET: searchOperations.operation('searchGroup'),
});

const route_api_v4_groups_$$_share = defineRoute('/api/v4/groups/{id}/share', {
  POST: groupsOperations.operation('shareGroup'),
});

const route_api_v4_groups_$$_share_$$ = defineRoute('/api/v4/groups/{id}/share/{group_id}', {
  DELETE: groupsOperations.operation('unshareGroup'),
});

const route_api_v4_groups_$$_subgroups = defineRoute('/api/v4/groups/{id}/subgroups', {
  GET: groupsOperations.operation('listSubgroups'),
});

const route_api_v4_groups_$$_transfer = defineRoute('/api/v4/groups/{id}/transfer', {
  POST: groupsOperations.operation('transferGroup'),
});

const route_api_v4_groups_$$_transfer$5f$locations = defineRoute('/api/v4/groups/{id}/transfer_locations', {
  GET: groupsOperations.operation('listGroupTransferLocations'),
});

const route_api_v4_groups_$$_variables = defineRoute('/api/v4/groups/{id}/variables', {
  GET: variablesOperations.operation('listGroupVariables'),
  POST: variablesOperations.operation('createGroupVariable'),
});

const route_api_v4_groups_$$_variables_$$ = defineRoute('/api/v4/groups/{id}/variables/{key}', {
  GET: variablesOperations.operation('getGroupVariable'),
  PUT: variablesOperations.operation('updateGroupVariable'),
  DELETE: variablesOperations.operation('deleteGroupVariable'),
});

const route_api_v4_issues = defineRoute('/api/v4/issues', {
  GET: issuesOperations.operation('listIssues'),
});

const route_api_v4_issues_$$ = defineRoute('/api/v4/issues/{id}', {
  GET: issuesOperations.operation('getIssueById'),
});

const route_api_v4_issues$5f$statistics = defineRoute('/api/v4/issues_statistics', {
  GET: issueStatisticsOperations.operation('getIssuesStatistics'),
});

const route_api_v4_job = defineRoute('/api/v4/job', {
  GET: jobsOperations.operation('getRunningJob'),
});

const route_api_v4_job_allowed$5f$agents = defineRoute('/api/v4/job/allowed_agents', {
  GET: clusterAgentsOperations.operation('listAllowedAgents'),
});

const route_api_v4_jobs_request = defineRoute('/api/v4/jobs/request', {
  POST: jobExecutionOperations.operation('requestJob'),
});

const route_api_v4_jobs_$$ = defineRoute('/api/v4/jobs/{id}', {
  PUT: jobExecutionOperations.operation('updateRunningJob'),
});

const route_api_v4_jobs_$$_artifacts = defineRoute('/api/v4/jobs/{id}/artifacts', {
  GET: jobArtifactsOperations.operation('fetchJobArtifacts'),
  POST: jobArtifactsOperations.operation('uploadJobArtifacts'),
});

const route_api_v4_jobs_$$_artifacts_authorize = defineRoute('/api/v4/jobs/{id}/artifacts/authorize', {
  POST: jobArtifactsOperations.operation('authorizeJobArtifacts'),
});

const route_api_v4_jobs_$$_trace = defineRoute('/api/v4/jobs/{id}/trace', {
  PATCH: jobExecutionOperations.operation('appendToTrace'),
});

const route_api_v4_keys = defineRoute('/api/v4/keys', {
  GET: sshKeysOperations.operation('findSshKeyByFingerprint'),
});

const route_api_v4_keys_$$ = defineRoute('/api/v4/keys/{id}', {
  GET: sshKeysOperations.operation('getSshKeyWithUser'),
});

const route_api_v4_license = defineRoute('/api/v4/license', {
  GET: applicationOperations.operation('getLicense'),
  POST: applicationOperations.operation('createLicense'),
});

const route_api_v4_license_$$ = defineRoute('/api/v4/license/{id}', {
  DELETE: applicationOperations.operation('deleteLicense'),
});

const route_api_v4_markdown = defineRoute('/api/v4/markdown', {
  POST: markdownOperations.operation('renderMarkdown'),
});

const route_api_v4_merge$5f$requests = defineRoute('/api/v4/merge_requests', {
  GET: mergeRequestsOperations.operation('listMergeRequests'),
});

const route_api_v4_metadata = defineRoute('/api/v4/metadata', {
  GET: metadataOperations.operation('getMetadata'),
});

const route_api_v4_namespaces = defineRoute('/api/v4/namespaces', {
  GET: namespacesOperations.operation('listNamespaces'),
});

const route_api_v4_namespaces_$$ = defineRoute('/api/v4/namespaces/{id}', {
  GET: namespacesOperations.operation('getNamespace'),
});

const route_api_v4_namespaces_$$_exists = defineRoute('/api/v4/namespaces/{id}/exists', {
  GET: namespacesOperations.operation('namespaceExists'),
});

const route_api_v4_personal$5f$access$5f$tokens = defineRoute('/api/v4/personal_access_tokens', {
  GET: personalAccessTokensOperations.operation('listPersonalAccessTokens'),
});

const route_api_v4_personal$5f$access$5f$tokens_self = defineRoute('/api/v4/personal_access_tokens/self', {
  GET: personalAccessTokensOperations.operation('getOwnPersonalAccessToken'),
  DELETE: personalAccessTokensOperations.operation('revokeOwnPersonalAccessToken'),
});

const route_api_v4_personal$5f$access$5f$tokens_$$ = defineRoute('/api/v4/personal_access_tokens/{id}', {
  GET: personalAccessTokensOperations.operation('getPersonalAccessToken'),
  DELETE: personalAccessTokensOperations.operation('revokePersonalAccessToken'),
});

const route_api_v4_projects = defineRoute('/api/v4/projects', {
  GET: projectsOperations.operation('listProjects'),
  POST: projectsOperations.operation('createProject'),
});

const route_api_v4_projects_import = defineRoute('/api/v4/projects/import', {
  POST: importExportOperations.operation('importProject'),
});

const route_api_v4_projects_remote$2d$import = defineRoute('/api/v4/projects/remote-import', {
  POST: importExportOperations.operation('importRemoteProject'),
});

const route_api_v4_projects_remote$2d$import$2d$s3 = defineRoute('/api/v4/projects/remote-import-s3', {
  POST: importExportOperations.operation('importProjectFromS3'),
});

const route_api_v4_projects_user_$$ = defineRoute('/api/v4/projects/user/{user_id}', {
  POST: projectsOperations.operation('createProjectForUser'),
});

const route_api_v4_projects_$$ = defineRoute('/api/v4/projects/{id}', {
  GET: projectsOperations.operation('getProject'),
  PUT: projectsOperations.operation('updateProject'),
  DELETE: projectsOperations.operation('deleteProject'),
});

const route_api_v4_projects_$$_$2d$_search = defineRoute('/api/v4/projects/{id}/-/search', {
  GET: searchOperations.operation('searchProjectByDashPath'),
});

const route_api_v4_projects_$$_access$5f$requests = defineRoute('/api/v4/projects/{id}/access_requests', {
  GET: accessRequestsOperations.operation('listProjectAccessRequests'),
  POST: accessRequestsOperations.operation('requestProjectAccess'),
});

const route_api_v4_projects_$$_access$5f$requests_$$ = defineRoute('/api/v4/projects/{id}/access_requests/{user_id}', {
  DELETE: accessRequestsOperations.operation('denyProjectAccessRequest'),
});

const route_api_v4_projects_$$_access$5f$requests_$$_approve = defineRoute('/api/v4/projects/{id}/access_requests/{user_id}/approve', {
  PUT: accessRequestsOperations.operation('approveProjectAccessRequest'),
});

const route_api_v4_projects_$$_access$5f$tokens = defineRoute('/api/v4/projects/{id}/access_tokens', {
  GET: resourceAccessTokensOperations.operation('listProjectAccessTokens'),
  POST: resourceAccessTokensOperations.operation('createProjectAccessToken'),
});

const route_api_v4_projects_$$_access$5f$tokens_$$ = defineRoute('/api/v4/projects/{id}/access_tokens/{token_id}', {
  GET: resourceAccessTokensOperations.operation('getProjectAccessToken'),
  DELETE: resourceAccessTokensOperations.operation('revokeProjectAccessToken'),
});

const route_api_v4_projects_$$_approval$5f$rules = defineRoute('/api/v4/projects/{id}/approval_rules', {
  GET: approvalRulesOperations.operation('listProjectApprovalRules'),
  POST: approvalRulesOperations.operation('createProjectApprovalRule'),
});

const route_api_v4_projects_$$_approval$5f$rules_$$ = defineRoute('/api/v4/projects/{id}/approval_rules/{approval_rule_id}', {
  GET: approvalRulesOperations.operation('getProjectApprovalRule'),
  PUT: approvalRulesOperations.operation('updateProjectApprovalRule'),
  DELETE: approvalRulesOperations.operation('deleteProjectApprovalRule'),
});

const route_api_v4_projects_$$_approvals = defineRoute('/api/v4/projects/{id}/approvals', {
  GET: projectApprovalsOperations.operation('getProjectApprovals'),
  POST: projectApprovalsOperations.operation('updateProjectApprovals'),
});

const route_api_v4_projects_$$_archive = defineRoute('/api/v4/projects/{id}/archive', {
  POST: projectLifecycleOperations.operation('archiveProject'),
});

const route_api_v4_projects_$$_artifacts = defineRoute('/api/v4/projects/{id}/artifacts', {
  DELETE: jobArtifactsOperations.operation('deleteProjectArtifacts'),
});

const route_api_v4_projects_$$_avatar = defineRoute('/api/v4/projects/{id}/avatar', {
  GET: projectUploadsOperations.operation('getProjectAvatar'),
});

const route_api_v4_projects_$$_boards = defineRoute('/api/v4/projects/{id}/boards', {
  GET: boardsOperations.operation('listProjectBoards'),
  POST: boardsOperations.operation('createProjectBoard'),
});

const route_api_v4_projects_$$_boards_$$ = defineRoute('/api/v4/projects/{id}/boards/{board_id}', {
  GET: boardsOperations.operation('getProjectBoard'),
  PUT: boardsOperations.operation('updateProjectBoard'),
  DELETE: boardsOperations.operation('deleteProjectBoard'),
});

const route_api_v4_projects_$$_boards_$$_lists = defineRoute('/api/v4/projects/{id}/boards/{board_id}/lists', {
  GET: boardsOperations.operation('listProjectBoardLists'),
  POST: boardsOperations.operation('createProjectBoardList'),
});

const route_api_v4_projects_$$_boards_$$_lists_$$ = defineRoute('/api/v4/projects/{id}/boards/{board_id}/lists/{list_id}', {
  GET: boardsOperations.operation('getProjectBoardList'),
  PUT: boardsOperations.operation('updateProjectBoardList'),
  DELETE: boardsOperations.operation('deleteProjectBoardList'),
});

const route_api_v4_projects_$$_ci_lint = defineRoute('/api/v4/projects/{id}/ci/lint', {
  GET: ciLintOperations.operation('lintProject'),
  POST: ciLintOperations.operation('lintProjectConfiguration'),
});

const route_api_v4_projects_$$_cluster$5f$agents = defineRoute('/api/v4/projects/{id}/cluster_agents', {
  GET: clusterAgentsOperations.operation('listClusterAgents'),
  POST: clusterAgentsOperations.operation('createClusterAgent'),
});

const route_api_v4_projects_$$_cluster$5f$agents_$$ = defineRoute('/api/v4/projects/{id}/cluster_agents/{agent_id}', {
  GET: clusterAgentsOperations.operation('getClusterAgent'),
  DELETE: clusterAgentsOperations.operation('deleteClusterAgent'),
});

const route_api_v4_projects_$$_cluster$5f$agents_$$_tokens = defineRoute('/api/v4/projects/{id}/cluster_agents/{agent_id}/tokens', {
  GET: clusterAgentsOperations.operation('listClusterAgentTokens'),
  POST: clusterAgentsOperations.operation('createClusterAgentToken'),
});

const route_api_v4_projects_$$_cluster$5f$agents_$$_tokens_$$ = defineRoute('/api/v4/projects/{id}/cluster_agents/{agent_id}/tokens/{token_id}', {
  GET: clusterAgentsOperations.operation('getClusterAgentToken'),
  DELETE: clusterAgentsOperations.operation('revokeClusterAgentToken'),
});

const route_api_v4_projects_$$_custom$5f$attributes = defineRoute('/api/v4/projects/{id}/custom_attributes', {
  GET: customAttributesOperations.operation('listProjectCustomAttributes'),
});

const route_api_v4_projects_$$_custom$5f$attributes_$$ = defineRoute('/api/v4/projects/{id}/custom_attributes/{key}', {
  GET: customAttributesOperations.operation('getProjectCustomAttribute'),
  PUT: customAttributesOperations.operation('setProjectCustomAttribute'),
  DELETE: customAttributesOperations.operation('deleteProjectCustomAttribute'),
});

const route_api_v4_projects_$$_deploy$5f$keys = defineRoute('/api/v4/projects/{id}/deploy_keys', {
  GET: deployKeysOperations.operation('listProjectDeployKeys'),
  POST: deployKeysOperations.operation('createDeployKey'),
});

const route_api_v4_projects_$$_deploy$5f$keys_$$ = defineRoute('/api/v4/projects/{id}/deploy_keys/{key_id}', {
  GET: deployKeysOperations.operation('getDeployKey'),
  PUT: deployKeysOperations.operation('updateDeployKey'),
  DELETE: deployKeysOperations.operation('deleteDeployKey'),
});

const route_api_v4_projects_$$_deploy$5f$keys_$$_enable = defineRoute('/api/v4/projects/{id}/deploy_keys/{key_id}/enable', {
  POST: deployKeysOperations.operation('enableDeployKey'),
});

const route_api_v4_projects_$$_deploy$5f$tokens = defineRoute('/api/v4/projects/{id}/deploy_tokens', {
  GET: deployTokensOperations.operation('listProjectDeployTokens'),
  POST: deployTokensOperations.operation('createProjectDeployToken'),
});

const route_api_v4_projects_$$_deploy$5f$tokens_$$ = defineRoute('/api/v4/projects/{id}/deploy_tokens/{token_id}', {
  GET: deployTokensOperations.operation('getProjectDeployToken'),
  DELETE: deployTokensOperations.operation('revokeProjectDeployToken'),
});

const route_api_v4_projects_$$_deployments = defineRoute('/api/v4/projects/{id}/deployments', {
  GET: deploymentsOperations.operation('listDeployments'),
  POST: deploymentsOperations.operation('createDeployment'),
});

const route_api_v4_projects_$$_deployments_$$ = defineRoute('/api/v4/projects/{id}/deployments/{deployment_id}', {
  GET: deploymentsOperations.operation('getDeployment'),
  PUT: deploymentsOperations.operation('updateDeployment'),
  DELETE: deploymentsOperations.operation('deleteDeployment'),
});

const route_api_v4_projects_$$_deployments_$$_approval = defineRoute('/api/v4/projects/{id}/deployments/{deployment_id}/approval', {
  POST: deploymentsOperations.operation('voteOnDeployment'),
});

const route_api_v4_projects_$$_deployments_$$_merge$5f$requests = defineRoute('/api/v4/projects/{id}/deployments/{deployment_id}/merge_requests', {
  GET: deploymentsOperations.operation('listDeploymentMergeRequests'),
});

const route_api_v4_projects_$$_environments = defineRoute('/api/v4/projects/{id}/environments', {
  GET: environmentsOperations.operation('listEnvironments'),
  POST: environmentsOperations.operation('createEnvironment'),
});

const route_api_v4_projects_$$_environments_review$5f$apps = defineRoute('/api/v4/projects/{id}/environments/review_apps', {
  DELETE: environmentsOperations.operation('deleteReviewApps'),
});

const route_api_v4_projects_$$_environments_$$ = defineRoute('/api/v4/projects/{id}/environments/{environment_id}', {
  GET: environmentsOperations.operation('getEnvironment'),
  PUT: environmentsOperations.operation('updateEnvironment'),
  DELETE: environmentsOperations.operation('deleteEnvironment'),
});

const route_api_v4_projects_$$_environments_$$_stop = defineRoute('/api/v4/projects/{id}/environments/{environment_id}/stop', {
  POST: environmentsOperations.operation('stopEnvironment'),
});

const route_api_v4_projects_$$_events = defineRoute('/api/v4/projects/{id}/events', {
  GET: eventsOperations.operation('listProjectEvents'),
});

const route_api_v4_projects_$$_export = defineRoute('/api/v4/projects/{id}/export', {
  POST: importExportOperations.operation('startProjectExport'),
  GET: importExportOperations.operation('getProjectExport'),
});

const route_api_v4_projects_$$_export_download = defineRoute('/api/v4/projects/{id}/export/download', {
  GET: importExportOperations.operation('downloadProjectExport'),
});

const route_api_v4_projects_$$_fork = defineRoute('/api/v4/projects/{id}/fork', {
  POST: projectForksOperations.operation('forkProject'),
  DELETE: projectForksOperations.operation('deleteProjectFork'),
});

const route_api_v4_projects_$$_fork_$$ = defineRoute('/api/v4/projects/{id}/fork/{forked_from_id}', {
  POST: projectForksOperations.operation('createProjectFork'),
});

const route_api_v4_projects_$$_forks = defineRoute('/api/v4/projects/{id}/forks', {
  GET: projectForksOperations.operation('listProjectForks'),
});

const route_api_v4_projects_$$_groups = defineRoute('/api/v4/projects/{id}/groups', {
  GET: projectSharingOperations.operation('listProjectGroups'),
});

const route_api_v4_projects_$$_hooks = defineRoute('/api/v4/projects/{id}/hooks', {
  GET: projectHooksOperations.operation('listProjectHooks'),
  POST: projectHooksOperations.operation('createProjectHook'),
});

const route_api_v4_projects_$$_hooks_$$ = defineRoute('/api/v4/projects/{id}/hooks/{hook_id}', {
  GET: projectHooksOperations.operation('getProjectHook'),
  PUT: projectHooksOperations.operation('updateProjectHook'),
  DELETE: projectHooksOperations.operation('deleteProjectHook'),
});

const route_api_v4_projects_$$_hooks_$$_test_$$ = defineRoute('/api/v4/projects/{id}/hooks/{hook_id}/test/{trigger}', {
  POST: projectHooksOperations.operation('testProjectHook'),
});

const route_api_v4_projects_$$_housekeeping = defineRoute('/api/v4/projects/{id}/housekeeping', {
  POST: projectMaintenanceOperations.operation('startProjectHousekeeping'),
});

const route_api_v4_projects_$$_import = defineRoute('/api/v4/projects/{id}/import', {
  GET: importExportOperations.operation('getProjectImport'),
});

const route_api_v4_projects_$$_import$5f$project$5f$members_$$ = defineRoute('/api/v4/projects/{id}/import_project_members/{project_id}', {
  POST: projectSharingOperations.operation('importProjectMembers'),
});

const route_api_v4_projects_$$_integrations = defineRoute('/api/v4/projects/{id}/integrations', {
  GET: integrationsOperations.operation('listIntegrations'),
});

const route_api_v4_projects_$$_integrations_asana = defineRoute('/api/v4/projects/{id}/integrations/asana', {
  GET: integrationsOperations.operation('getAsanaIntegration'),
  PUT: integrationsOperations.operation('saveAsanaIntegration'),
  DELETE: integrationsOperations.operation('disableAsanaIntegration'),
});

const route_api_v4_projects_$$_integrations_assembla = defineRoute('/api/v4/projects/{id}/integrations/assembla', {
  GET: integrationsOperations.operation('getAssemblaIntegration'),
  PUT: integrationsOperations.operation('saveAssemblaIntegration'),
  DELETE: integrationsOperations.operation('disableAssemblaIntegration'),
});

const route_api_v4_projects_$$_integrations_bamboo = defineRoute('/api/v4/projects/{id}/integrations/bamboo', {
  GET: integrationsOperations.operation('getBambooIntegration'),
  PUT: integrationsOperations.operation('saveBambooIntegration'),
  DELETE: integrationsOperations.operation('disableBambooIntegration'),
});

const route_api_v4_projects_$$_integrations_bugzilla = defineRoute('/api/v4/projects/{id}/integrations/bugzilla', {
  GET: integrationsOperations.operation('getBugzillaIntegration'),
  PUT: integrationsOperations.operation('saveBugzillaIntegration'),
  DELETE: integrationsOperations.operation('disableBugzillaIntegration'),
});

const route_api_v4_projects_$$_integrations_buildkite = defineRoute('/api/v4/projects/{id}/integrations/buildkite', {
  GET: integrationsOperations.operation('getBuildkiteIntegration'),
  PUT: integrationsOperations.operation('saveBuildkiteIntegration'),
  DELETE: integrationsOperations.operation('disableBuildkiteIntegration'),
});

const route_api_v4_projects_$$_integrations_campfire = defineRoute('/api/v4/projects/{id}/integrations/campfire', {
  GET: integrationsOperations.operation('getCampfireIntegration'),
  PUT: integrationsOperations.operation('saveCampfireIntegration'),
  DELETE: integrationsOperations.operation('disableCampfireIntegration'),
});

const route_api_v4_projects_$$_integrations_custom$2d$issue$2d$tracker = defineRoute('/api/v4/projects/{id}/integrations/custom-issue-tracker', {
  GET: integrationsOperations.operation('getCustomIssueTrackerIntegration'),
  PUT: integrationsOperations.operation('saveCustomIssueTrackerIntegration'),
  DELETE: integrationsOperations.operation('disableCustomIssueTrackerIntegration'),
});

const route_api_v4_projects_$$_integrations_datadog = defineRoute('/api/v4/projects/{id}/integrations/datadog', {
  GET: integrationsOperations.operation('getDatadogIntegration'),
  PUT: integrationsOperations.operation('saveDatadogIntegration'),
  DELETE: integrationsOperations.operation('disableDatadogIntegration'),
});

const route_api_v4_projects_$$_integrations_discord = defineRoute('/api/v4/projects/{id}/integrations/discord', {
  GET: integrationsOperations.operation('getDiscordIntegration'),
  PUT: integrationsOperations.operation('saveDiscordIntegration'),
  DELETE: integrationsOperations.operation('disableDiscordIntegration'),
});

const route_api_v4_projects_$$_integrations_hangouts$2d$chat = defineRoute('/api/v4/projects/{id}/integrations/hangouts-chat', {
  GET: integrationsOperations.operation('getHangoutsChatIntegration'),
  PUT: integrationsOperations.operation('saveHangoutsChatIntegration'),
  DELETE: integrationsOperations.operation('disableHangoutsChatIntegration'),
});

const route_api_v4_projects_$$_integrations_$$ = defineRoute('/api/v4/projects/{id}/integrations/{slug}', {
  GET: integrationsOperations.operation('getIntegrationBySlug'),
  PUT: integrationsOperations.operation('saveIntegrationBySlug'),
  DELETE: integrationsOperations.operation('disableIntegrationBySlug'),
});

const route_api_v4_projects_$$_invitations = defineRoute('/api/v4/projects/{id}/invitations', {
  GET: invitationsOperations.operation('listProjectInvitations'),
  POST: invitationsOperations.operation('inviteToProject'),
});

const route_api_v4_projects_$$_invitations_$$ = defineRoute('/api/v4/projects/{id}/invitations/{email}', {
  PUT: invitationsOperations.operation('updateProjectInvitation'),
  DELETE: invitationsOperations.operation('deleteProjectInvitation'),
});

const route_api_v4_projects_$$_issues = defineRoute('/api/v4/projects/{id}/issues', {
  GET: issuesOperations.operation('listProjectIssues'),
  POST: issuesOperations.operation('createIssue'),
});

const route_api_v4_projects_$$_issues_$$ = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}', {
  GET: issuesOperations.operation('getIssue'),
  PUT: issuesOperations.operation('updateIssue'),
  DELETE: issuesOperations.operation('deleteIssue'),
});

const route_api_v4_projects_$$_issues_$$_add$5f$spent$5f$time = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/add_spent_time', {
  POST: issuesOperations.operation('addIssueSpentTime'),
});

const route_api_v4_projects_$$_issues_$$_award$5f$emoji = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/award_emoji', {
  GET: awardEmojiOperations.operation('listIssueAwardEmoji'),
  POST: awardEmojiOperations.operation('createIssueAwardEmoji'),
});

const route_api_v4_projects_$$_issues_$$_award$5f$emoji_$$ = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/award_emoji/{award_id}', {
  GET: awardEmojiOperations.operation('getIssueAwardEmoji'),
  DELETE: awardEmojiOperations.operation('deleteIssueAwardEmoji'),
});

const route_api_v4_projects_$$_issues_$$_clone = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/clone', {
  POST: issuesOperations.operation('cloneIssue'),
});

const route_api_v4_projects_$$_issues_$$_closed$5f$by = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/closed_by', {
  GET: issuesOperations.operation('listIssueClosedBy'),
});

const route_api_v4_projects_$$_issues_$$_discussions = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/discussions', {
  GET: discussionsOperations.operation('listIssueDiscussions'),
  POST: discussionsOperations.operation('createIssueDiscussion'),
});

const route_api_v4_projects_$$_issues_$$_discussions_$$ = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}', {
  GET: discussionsOperations.operation('getIssueDiscussion'),
});

const route_api_v4_projects_$$_issues_$$_discussions_$$_notes = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes', {
  POST: discussionsOperations.operation('createIssueDiscussionNote'),
});

const route_api_v4_projects_$$_issues_$$_discussions_$$_notes_$$ = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}', {
  PUT: discussionsOperations.operation('updateIssueDiscussionNote'),
  DELETE: discussionsOperations.operation('deleteIssueDiscussionNote'),
});

const route_api_v4_projects_$$_issues_$$_links = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/links', {
  GET: issueLinksOperations.operation('listIssueLinks'),
  POST: issueLinksOperations.operation('createIssueLink'),
});

const route_api_v4_projects_$$_issues_$$_links_$$ = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/links/{issue_link_id}', {
  DELETE: issueLinksOperations.operation('deleteIssueLink'),
});

const route_api_v4_projects_$$_issues_$$_move = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/move', {
  POST: issuesOperations.operation('moveIssue'),
});

const route_api_v4_projects_$$_issues_$$_notes = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/notes', {
  POST: issuesOperations.operation('createIssueNote'),
  GET: notesOperations.operation('listIssueNotes'),
});

const route_api_v4_projects_$$_issues_$$_notes_$$ = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}', {
  GET: notesOperations.operation('getIssueNote'),
  PUT: notesOperations.operation('updateIssueNote'),
  DELETE: notesOperations.operation('deleteIssueNote'),
});

const route_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji', {
  GET: awardEmojiOperations.operation('listIssueNoteAwardEmoji'),
  POST: awardEmojiOperations.operation('createIssueNoteAwardEmoji'),
});

const route_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji_$$ = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}', {
  GET: awardEmojiOperations.operation('getIssueNoteAwardEmoji'),
  DELETE: awardEmojiOperations.operation('deleteIssueNoteAwardEmoji'),
});

const route_api_v4_projects_$$_issues_$$_participants = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/participants', {
  GET: issuesOperations.operation('listIssueParticipants'),
});

const route_api_v4_projects_$$_issues_$$_related$5f$merge$5f$requests = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/related_merge_requests', {
  GET: issuesOperations.operation('listIssueRelatedMergeRequests'),
});

const route_api_v4_projects_$$_issues_$$_reorder = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/reorder', {
  PUT: issuesOperations.operation('reorderIssue'),
});

const route_api_v4_projects_$$_issues_$$_reset$5f$spent$5f$time = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/reset_spent_time', {
  POST: issuesOperations.operation('resetIssueSpentTime'),
});

const route_api_v4_projects_$$_issues_$$_reset$5f$time$5f$estimate = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/reset_time_estimate', {
  POST: issuesOperations.operation('resetIssueTimeEstimate'),
});

const route_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/resource_iteration_events', {
  GET: resourceEventsOperations.operation('listIssueIterationEvents'),
});

const route_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events_$$ = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/resource_iteration_events/{event_id}', {
  GET: resourceEventsOperations.operation('getIssueIterationEvent'),
});

const route_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/resource_label_events', {
  GET: resourceEventsOperations.operation('listIssueLabelEvents'),
});

const route_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events_$$ = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/resource_label_events/{event_id}', {
  GET: resourceEventsOperations.operation('getIssueLabelEvent'),
});

const route_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/resource_milestone_events', {
  GET: resourceEventsOperations.operation('listIssueMilestoneEvents'),
});

const route_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events_$$ = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/resource_milestone_events/{event_id}', {
  GET: resourceEventsOperations.operation('getIssueMilestoneEvent'),
});

const route_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/resource_state_events', {
  GET: resourceEventsOperations.operation('listIssueStateEvents'),
});

const route_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events_$$ = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/resource_state_events/{event_id}', {
  GET: resourceEventsOperations.operation('getIssueStateEvent'),
});

const route_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/resource_weight_events', {
  GET: resourceEventsOperations.operation('listIssueWeightEvents'),
});

const route_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events_$$ = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/resource_weight_events/{event_id}', {
  GET: resourceEventsOperations.operation('getIssueWeightEvent'),
});

const route_api_v4_projects_$$_issues_$$_subscribe = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/subscribe', {
  POST: issuesOperations.operation('subscribeToIssue'),
});

const route_api_v4_projects_$$_issues_$$_time$5f$estimate = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/time_estimate', {
  POST: issuesOperations.operation('setIssueTimeEstimate'),
});

const route_api_v4_projects_$$_issues_$$_time$5f$stats = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/time_stats', {
  GET: issuesOperations.operation('getIssueTimeStats'),
});

const route_api_v4_projects_$$_issues_$$_todo = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/todo', {
  POST: issuesOperations.operation('createIssueTodo'),
});

const route_api_v4_projects_$$_issues_$$_unsubscribe = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/unsubscribe', {
  POST: issuesOperations.operation('unsubscribeFromIssue'),
});

const route_api_v4_projects_$$_issues_$$_user$5f$agent$5f$detail = defineRoute('/api/v4/projects/{id}/issues/{issue_iid}/user_agent_detail', {
  GET: issuesOperations.operation('getIssueUserAgentDetail'),
});

const route_api_v4_projects_$$_issues$5f$statistics = defineRoute('/api/v4/projects/{id}/issues_statistics', {
  GET: issueStatisticsOperations.operation('getProjectIssuesStatistics'),
});

const route_api_v4_projects_$$_iterations = defineRoute('/api/v4/projects/{id}/iterations', {
  GET: iterationsOperations.operation('listProjectIterations'),
});

const route_api_v4_projects_$$_job$5f$token$5f$scope = defineRoute('/api/v4/projects/{id}/job_token_scope', {
  GET: jobTokenScopeOperations.operation('getJobTokenScope'),
  PATCH: jobTokenScopeOperations.operation('updateJobTokenScope'),
});

const route_api_v4_projects_$$_job$5f$token$5f$scope_allowlist = defineRoute('/api/v4/projects/{id}/job_token_scope/allowlist', {
  GET: jobTokenScopeOperations.operation('listJobTokenScopeProjects'),
  POST: jobTokenScopeOperations.operation('addJobTokenScopeProject'),
});

const route_api_v4_projects_$$_job$5f$token$5f$scope_allowlist_$$ = defineRoute('/api/v4/projects/{id}/job_token_scope/allowlist/{target_project_id}', {
  DELETE: jobTokenScopeOperations.operation('removeJobTokenScopeProject'),
});

const route_api_v4_projects_$$_jobs = defineRoute('/api/v4/projects/{id}/jobs', {
  GET: jobsOperations.operation('listProjectJobs'),
});

const route_api_v4_projects_$$_jobs_artifacts_$$_download = defineRoute('/api/v4/projects/{id}/jobs/artifacts/{ref_name}/download', {
  GET: jobArtifactsOperations.operation('downloadRefArtifacts'),
});

const route_api_v4_projects_$$_jobs_artifacts_$$_raw_$$$2a$ = defineRoute('/api/v4/projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path}', {
  GET: jobArtifactsOperations.operation('downloadRefArtifactFile'),
}, { wildcard: true });

const route_api_v4_projects_$$_jobs_$$ = defineRoute('/api/v4/projects/{id}/jobs/{job_id}', {
  GET: jobsOperations.operation('getJob'),
});

const route_api_v4_projects_$$_jobs_$$_artifacts = defineRoute('/api/v4/projects/{id}/jobs/{job_id}/artifacts', {
  GET: jobArtifactsOperations.operation('downloadJobArtifacts'),
  DELETE: jobArtifactsOperations.operation('deleteJobArtifacts'),
});

const route_api_v4_projects_$$_jobs_$$_artifacts_keep = defineRoute('/api/v4/projects/{id}/jobs/{job_id}/artifacts/keep', {
  POST: jobArtifactsOperations.operation('keepJobArtifacts'),
});

const route_api_v4_projects_$$_jobs_$$_artifacts_$$$2a$ = defineRoute('/api/v4/projects/{id}/jobs/{job_id}/artifacts/{artifact_path}', {
  GET: jobArtifactsOperations.operation('downloadJobArtifactFile'),
}, { wildcard: true });

const route_api_v4_projects_$$_jobs_$$_cancel = defineRoute('/api/v4/projects/{id}/jobs/{job_id}/cancel', {
  POST: jobsOperations.operation('cancelJob'),
});

const route_api_v4_projects_$$_jobs_$$_erase = defineRoute('/api/v4/projects/{id}/jobs/{job_id}/erase', {
  POST: jobsOperations.operation('eraseJob'),
});

const route_api_v4_projects_$$_jobs_$$_play = defineRoute('/api/v4/projects/{id}/jobs/{job_id}/play', {
  POST: jobsOperations.operation('playJob'),
});

const route_api_v4_projects_$$_jobs_$$_retry = defineRoute('/api/v4/projects/{id}/jobs/{job_id}/retry', {
  POST: jobsOperations.operation('retryJob'),
});

const route_api_v4_projects_$$_jobs_$$_trace = defineRoute('/api/v4/projects/{id}/jobs/{job_id}/trace', {
  GET: jobExecutionOperations.operation('getJobTrace'),
});

const route_api_v4_projects_$$_labels = defineRoute('/api/v4/projects/{id}/labels', {
  GET: labelsOperations.operation('listProjectLabels'),
  POST: labelsOperations.operation('createProjectLabel'),
  PUT: labelsOperations.operation('updateProjectLabelByName'),
  DELETE: labelsOperations.operation('deleteProjectLabelByName'),
});

const route_api_v4_projects_$$_labels_promote = defineRoute('/api/v4/projects/{id}/labels/promote', {
  PUT: labelsOperations.operation('promoteProjectLabel'),
});

const route_api_v4_projects_$$_labels_$$ = defineRoute('/api/v4/projects/{id}/labels/{label_id}', {
  GET: labelsOperations.operation('getProjectLabel'),
  PUT: labelsOperations.operation('updateProjectLabel'),
  DELETE: labelsOperations.operation('deleteProjectLabel'),
});

const route_api_v4_projects_$$_labels_$$_promote = defineRoute('/api/v4/projects/{id}/labels/{label_id}/promote', {
  PUT: labelsOperations.operation('promoteProjectLabelById'),
});

const route_api_v4_projects_$$_labels_$$_subscribe = defineRoute('/api/v4/projects/{id}/labels/{label_id}/subscribe', {
  POST: labelsOperations.operation('subscribeToProjectLabel'),
});

const route_api_v4_projects_$$_labels_$$_unsubscribe = defineRoute('/api/v4/projects/{id}/labels/{label_id}/unsubscribe', {
  POST: labelsOperations.operation('unsubscribeFromProjectLabel'),
});

const route_api_v4_projects_$$_languages = defineRoute('/api/v4/projects/{id}/languages', {
  GET: projectMaintenanceOperations.operation('getProjectLanguages'),
});

const route_api_v4_projects_$$_members = defineRoute('/api/v4/projects/{id}/members', {
  GET: membersOperations.operation('listProjectMembers'),
  POST: membersOperations.operation('addProjectMember'),
});

const route_api_v4_projects_$$_members_all = defineRoute('/api/v4/projects/{id}/members/all', {
  GET: membersOperations.operation('listAllProjectMembers'),
});

const route_api_v4_projects_$$_members_all_$$ = defineRoute('/api/v4/projects/{id}/members/all/{user_id}', {
  GET: membersOperations.operation('getInheritedProjectMember'),
});

const route_api_v4_projects_$$_members_$$ = defineRoute('/api/v4/projects/{id}/members/{user_id}', {
  GET: membersOperations.operation('getProjectMember'),
  PUT: membersOperations.operation('updateProjectMember'),
  DELETE: membersOperations.operation('removeProjectMember'),
});

const route_api_v4_projects_$$_merge$5f$requests = defineRoute('/api/v4/projects/{id}/merge_requests', {
  GET: mergeRequestsOperations.operation('listProjectMergeRequests'),
  POST: mergeRequestsOperations.operation('createMergeRequest'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$ = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}', {
  GET: mergeRequestsOperations.operation('getMergeRequest'),
  PUT: mergeRequestsOperations.operation('updateMergeRequest'),
  DELETE: mergeRequestsOperations.operation('deleteMergeRequest'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_add$5f$spent$5f$time = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/add_spent_time', {
  POST: mergeRequestsOperations.operation('addMergeRequestSpentTime'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules', {
  GET: mergeRequestApprovalsOperations.operation('listMergeRequestApprovalRules'),
  POST: mergeRequestApprovalsOperations.operation('createMergeRequestApprovalRule'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules_$$ = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id}', {
  GET: mergeRequestApprovalsOperations.operation('getMergeRequestApprovalRule'),
  PUT: mergeRequestApprovalsOperations.operation('updateMergeRequestApprovalRule'),
  DELETE: mergeRequestApprovalsOperations.operation('deleteMergeRequestApprovalRule'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$state = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_state', {
  GET: mergeRequestApprovalsOperations.operation('getMergeRequestApprovalState'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_approvals = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approvals', {
  GET: mergeRequestApprovalsOperations.operation('getMergeRequestApprovals'),
  POST: mergeRequestApprovalsOperations.operation('updateMergeRequestApprovals'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_approve = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approve', {
  POST: mergeRequestApprovalsOperations.operation('approveMergeRequest'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/award_emoji', {
  GET: awardEmojiOperations.operation('listMergeRequestAwardEmoji'),
  POST: awardEmojiOperations.operation('createMergeRequestAwardEmoji'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji_$$ = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}', {
  GET: awardEmojiOperations.operation('getMergeRequestAwardEmoji'),
  DELETE: awardEmojiOperations.operation('deleteMergeRequestAwardEmoji'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_cancel$5f$merge$5f$when$5f$pipeline$5f$succeeds = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds', {
  POST: mergeRequestsOperations.operation('cancelMergeWhenPipelineSucceeds'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_changes = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/changes', {
  GET: mergeRequestDiffsOperations.operation('getMergeRequestChanges'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_closes$5f$issues = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/closes_issues', {
  GET: mergeRequestDiffsOperations.operation('listMergeRequestClosesIssues'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_commits = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/commits', {
  GET: mergeRequestDiffsOperations.operation('listMergeRequestCommits'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_context$5f$commits = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/context_commits', {
  GET: mergeRequestDiffsOperations.operation('listMergeRequestContextCommits'),
  POST: mergeRequestDiffsOperations.operation('createMergeRequestContextCommits'),
  DELETE: mergeRequestDiffsOperations.operation('deleteMergeRequestContextCommits'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_diffs = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/diffs', {
  GET: mergeRequestDiffsOperations.operation('listMergeRequestDiffs'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_discussions = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions', {
  GET: discussionsOperations.operation('listMergeRequestDiscussions'),
  POST: discussionsOperations.operation('createMergeRequestDiscussion'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$ = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}', {
  GET: discussionsOperations.operation('getMergeRequestDiscussion'),
  PUT: discussionsOperations.operation('resolveMergeRequestDiscussion'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes', {
  POST: discussionsOperations.operation('createMergeRequestDiscussionNote'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes_$$ = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}', {
  PUT: discussionsOperations.operation('updateMergeRequestDiscussionNote'),
  DELETE: discussionsOperations.operation('deleteMergeRequestDiscussionNote'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_merge = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge', {
  PUT: mergeRequestsOperations.operation('mergeMergeRequest'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_merge$5f$ref = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge_ref', {
  GET: mergeRequestsOperations.operation('getMergeRequestMergeRef'),
  PUT: mergeRequestsOperations.operation('updateMergeRequestMergeRef'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_notes = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes', {
  GET: notesOperations.operation('listMergeRequestNotes'),
  POST: notesOperations.operation('createMergeRequestNote'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$ = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}', {
  GET: notesOperations.operation('getMergeRequestNote'),
  PUT: notesOperations.operation('updateMergeRequestNote'),
  DELETE: notesOperations.operation('deleteMergeRequestNote'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji', {
  GET: awardEmojiOperations.operation('listMergeRequestNoteAwardEmoji'),
  POST: awardEmojiOperations.operation('createMergeRequestNoteAwardEmoji'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji_$$ = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}', {
  GET: awardEmojiOperations.operation('getMergeRequestNoteAwardEmoji'),
  DELETE: awardEmojiOperations.operation('deleteMergeRequestNoteAwardEmoji'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_participants = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/participants', {
  GET: mergeRequestsOperations.operation('listMergeRequestParticipants'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_pipelines = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/pipelines', {
  GET: pipelinesOperations.operation('listMergeRequestPipelines'),
  POST: pipelinesOperations.operation('createMergeRequestPipeline'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_raw$5f$diffs = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/raw_diffs', {
  GET: mergeRequestDiffsOperations.operation('getMergeRequestRawDiffs'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_rebase = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/rebase', {
  PUT: mergeRequestsOperations.operation('rebaseMergeRequest'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_reset$5f$spent$5f$time = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/reset_spent_time', {
  POST: mergeRequestsOperations.operation('resetMergeRequestSpentTime'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_reset$5f$time$5f$estimate = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/reset_time_estimate', {
  POST: mergeRequestsOperations.operation('resetMergeRequestTimeEstimate'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_label_events', {
  GET: resourceEventsOperations.operation('listMergeRequestLabelEvents'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events_$$ = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_label_events/{event_id}', {
  GET: resourceEventsOperations.operation('getMergeRequestLabelEvent'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events', {
  GET: resourceEventsOperations.operation('listMergeRequestMilestoneEvents'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events_$$ = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events/{event_id}', {
  GET: resourceEventsOperations.operation('getMergeRequestMilestoneEvent'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_state_events', {
  GET: resourceEventsOperations.operation('listMergeRequestStateEvents'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events_$$ = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_state_events/{event_id}', {
  GET: resourceEventsOperations.operation('getMergeRequestStateEvent'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_reviewers = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/reviewers', {
  GET: mergeRequestsOperations.operation('listMergeRequestReviewers'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_subscribe = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/subscribe', {
  POST: mergeRequestsOperations.operation('subscribeToMergeRequest'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_time$5f$estimate = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/time_estimate', {
  POST: mergeRequestsOperations.operation('setMergeRequestTimeEstimate'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_time$5f$stats = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/time_stats', {
  GET: mergeRequestsOperations.operation('getMergeRequestTimeStats'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_todo = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/todo', {
  POST: mergeRequestsOperations.operation('createMergeRequestTodo'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_unapprove = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/unapprove', {
  POST: mergeRequestApprovalsOperations.operation('unapproveMergeRequest'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_unsubscribe = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/unsubscribe', {
  POST: mergeRequestsOperations.operation('unsubscribeFromMergeRequest'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_versions = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/versions', {
  GET: mergeRequestDiffsOperations.operation('listMergeRequestVersions'),
});

const route_api_v4_projects_$$_merge$5f$requests_$$_versions_$$ = defineRoute('/api/v4/projects/{id}/merge_requests/{merge_request_iid}/versions/{version_id}', {
  GET: mergeRequestDiffsOperations.operation('getMergeRequestVersion'),
});

const route_api_v4_projects_$$_milestones = defineRoute('/api/v4/projects/{id}/milestones', {
  GET: milestonesOperations.operation('listProjectMilestones'),
  POST: milestonesOperations.operation('createProjectMilestone'),
});

const route_api_v4_projects_$$_milestones_$$ = defineRoute('/api/v4/projects/{id}/milestones/{milestone_id}', {
  GET: milestonesOperations.operation('getProjectMilestone'),
  PUT: milestonesOperations.operation('updateProjectMilestone'),
  DELETE: milestonesOperations.operation('deleteProjectMilestone'),
});

const route_api_v4_projects_$$_milestones_$$_burndown$5f$events = defineRoute('/api/v4/projects/{id}/milestones/{milestone_id}/burndown_events', {
  GET: milestonesOperations.operation('listProjectMilestoneBurndownEvents'),
});

const route_api_v4_projects_$$_milestones_$$_issues = defineRoute('/api/v4/projects/{id}/milestones/{milestone_id}/issues', {
  GET: milestonesOperations.operation('listProjectMilestoneIssues'),
});

const route_api_v4_projects_$$_milestones_$$_merge$5f$requests = defineRoute('/api/v4/projects/{id}/milestones/{milestone_id}/merge_requests', {
  GET: milestonesOperations.operation('listProjectMilestoneMergeRequests'),
});

const route_api_v4_projects_$$_milestones_$$_promote = defineRoute('/api/v4/projects/{id}/milestones/{milestone_id}/promote', {
  POST: milestonesOperations.operation('promoteProjectMilestone'),
});

const route_api_v4_projects_$$_pipeline = defineRoute('/api/v4/projects/{id}/pipeline', {
  POST: pipelinesOperations.operation('createPipeline'),
});

const route_api_v4_projects_$$_pipeline$5f$schedules = defineRoute('/api/v4/projects/{id}/pipeline_schedules', {
  GET: pipelineSchedulesOperations.operation('listPipelineSchedules'),
  POST: pipelineSchedulesOperations.operation('createPipelineSchedule'),
});

const route_api_v4_projects_$$_pipeline$5f$schedules_$$ = defineRoute('/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}', {
  GET: pipelineSchedulesOperations.operation('getPipelineSchedule'),
  PUT: pipelineSchedulesOperations.operation('updatePipelineSchedule'),
  DELETE: pipelineSchedulesOperations.operation('deletePipelineSchedule'),
});

const route_api_v4_projects_$$_pipeline$5f$schedules_$$_pipelines = defineRoute('/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines', {
  GET: pipelineSchedulesOperations.operation('listPipelinesOfPipelineSchedule'),
});

const route_api_v4_projects_$$_pipeline$5f$schedules_$$_play = defineRoute('/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play', {
  POST: pipelineSchedulesOperations.operation('playPipelineSchedule'),
});

const route_api_v4_projects_$$_pipeline$5f$schedules_$$_take$5f$ownership = defineRoute('/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership', {
  POST: pipelineSchedulesOperations.operation('takeOwnershipOfPipelineSchedule'),
});

const route_api_v4_projects_$$_pipeline$5f$schedules_$$_variables = defineRoute('/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables', {
  POST: pipelineSchedulesOperations.operation('createPipelineScheduleVariable'),
});

const route_api_v4_projects_$$_pipeline$5f$schedules_$$_variables_$$ = defineRoute('/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}', {
  GET: pipelineSchedulesOperations.operation('getPipelineScheduleVariable'),
  PUT: pipelineSchedulesOperations.operation('updatePipelineScheduleVariable'),
  DELETE: pipelineSchedulesOperations.operation('deletePipelineScheduleVariable'),
});

const route_api_v4_projects_$$_pipelines = defineRoute('/api/v4/projects/{id}/pipelines', {
  GET: pipelinesOperations.operation('listProjectPipelines'),
});

const route_api_v4_projects_$$_pipelines_latest = defineRoute('/api/v4/projects/{id}/pipelines/latest', {
  GET: pipelinesOperations.operation('getLatestPipeline'),
});

const route_api_v4_projects_$$_pipelines_$$ = defineRoute('/api/v4/projects/{id}/pipelines/{pipeline_id}', {
  GET: pipelinesOperations.operation('getPipeline'),
  DELETE: pipelinesOperations.operation('deletePipeline'),
});

const route_api_v4_projects_$$_pipelines_$$_bridges = defineRoute('/api/v4/projects/{id}/pipelines/{pipeline_id}/bridges', {
  GET: jobsOperations.operation('listPipelineBridges'),
});

const route_api_v4_projects_$$_pipelines_$$_cancel = defineRoute('/api/v4/projects/{id}/pipelines/{pipeline_id}/cancel', {
  POST: pipelinesOperations.operation('cancelPipeline'),
});

const route_api_v4_projects_$$_pipelines_$$_jobs = defineRoute('/api/v4/projects/{id}/pipelines/{pipeline_id}/jobs', {
  GET: jobsOperations.operation('listPipelineJobs'),
});

const route_api_v4_projects_$$_pipelines_$$_retry = defineRoute('/api/v4/projects/{id}/pipelines/{pipeline_id}/retry', {
  POST: pipelinesOperations.operation('retryPipeline'),
});

const route_api_v4_projects_$$_pipelines_$$_test$5f$report = defineRoute('/api/v4/projects/{id}/pipelines/{pipeline_id}/test_report', {
  GET: pipelinesOperations.operation('getPipelineTestReport'),
});

const route_api_v4_projects_$$_pipelines_$$_test$5f$report$5f$summary = defineRoute('/api/v4/projects/{id}/pipelines/{pipeline_id}/test_report_summary', {
  GET: pipelinesOperations.operation('getPipelineTestReportSummary'),
});

const route_api_v4_projects_$$_pipelines_$$_variables = defineRoute('/api/v4/projects/{id}/pipelines/{pipeline_id}/variables', {
  GET: pipelinesOperations.operation('listPipelineVariables'),
});

const route_api_v4_projects_$$_protected$5f$branches = defineRoute('/api/v4/projects/{id}/protected_branches', {
  GET: protectedBranchesOperations.operation('listProtectedBranches'),
  POST: protectedBranchesOperations.operation('protectBranch'),
});

const route_api_v4_projects_$$_protected$5f$branches_$$ = defineRoute('/api/v4/projects/{id}/protected_branches/{name}', {
  GET: protectedBranchesOperations.operation('getProtectedBranch'),
  PATCH: protectedBranchesOperations.operation('updateProtectedBranch'),
  DELETE: protectedBranchesOperations.operation('unprotectBranch'),
});

const route_api_v4_projects_$$_protected$5f$environments = defineRoute('/api/v4/projects/{id}/protected_environments', {
  GET: protectedEnvironmentsOperations.operation('listProtectedEnvironments'),
  POST: protectedEnvironmentsOperations.operation('createProtectedEnvironment'),
});

const route_api_v4_projects_$$_protected$5f$environments_$$ = defineRoute('/api/v4/projects/{id}/protected_environments/{name}', {
  GET: protectedEnvironmentsOperations.operation('getProtectedEnvironment'),
  DELETE: protectedEnvironmentsOperations.operation('deleteProtectedEnvironment'),
});

const route_api_v4_projects_$$_protected$5f$tags = defineRoute('/api/v4/projects/{id}/protected_tags', {
  GET: protectedTagsOperations.operation('listProtectedTags'),
  POST: protectedTagsOperations.operation('protectTag'),
});

const route_api_v4_projects_$$_protected$5f$tags_$$ = defineRoute('/api/v4/projects/{id}/protected_tags/{name}', {
  GET: protectedTagsOperations.operation('getProtectedTag'),
  DELETE: protectedTagsOperations.operation('unprotectTag'),
});

const route_api_v4_projects_$$_push$5f$rule = defineRoute('/api/v4/projects/{id}/push_rule', {
  GET: pushRulesOperations.operation('getPushRule'),
  POST: pushRulesOperations.operation('createPushRule'),
  PUT: pushRulesOperations.operation('updatePushRule'),
  DELETE: pushRulesOperations.operation('deletePushRule'),
});

const route_api_v4_projects_$$_ref_$$_trigger_pipeline = defineRoute('/api/v4/projects/{id}/ref/{ref}/trigger/pipeline', {
  POST: triggersOperations.operation('triggerPipelineOfRef'),
});

const route_api_v4_projects_$$_registry_repositories = defineRoute('/api/v4/projects/{id}/registry/repositories', {
  GET: containerRegistryOperations.operation('listProjectRegistryRepositories'),
});

const route_api_v4_projects_$$_registry_repositories_$$ = defineRoute('/api/v4/projects/{id}/registry/repositories/{repository_id}', {
  DELETE: containerRegistryOperations.operation('deleteRegistryRepository'),
});

const route_api_v4_projects_$$_registry_repositories_$$_tags = defineRoute('/api/v4/projects/{id}/registry/repositories/{repository_id}/tags', {
  GET: containerRegistryOperations.operation('listRegistryTags'),
  DELETE: containerRegistryOperations.operation('deleteRegistryTags'),
});

const route_api_v4_projects_$$_registry_repositories_$$_tags_$$ = defineRoute('/api/v4/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}', {
  GET: containerRegistryOperations.operation('getRegistryTag'),
  DELETE: containerRegistryOperations.operation('deleteRegistryTag'),
});

const route_api_v4_projects_$$_repository_archive = defineRoute('/api/v4/projects/{id}/repository/archive', {
  GET: repositoriesOperations.operation('getRepositoryArchive'),
});

const route_api_v4_projects_$$_repository_archive$2e$$$ = defineRoute('/api/v4/projects/{id}/repository/archive.{format}', {
  GET: repositoriesOperations.operation('getRepositoryArchiveInFormat'),
});

const route_api_v4_projects_$$_repository_blobs_$$ = defineRoute('/api/v4/projects/{id}/repository/blobs/{sha}', {
  GET: repositoriesOperations.operation('getRepositoryBlob'),
});

const route_api_v4_projects_$$_repository_blobs_$$_raw = defineRoute('/api/v4/projects/{id}/repository/blobs/{sha}/raw', {
  GET: repositoriesOperations.operation('getRawRepositoryBlob'),
});

const route_api_v4_projects_$$_repository_branches = defineRoute('/api/v4/projects/{id}/repository/branches', {
  GET: branchesOperations.operation('listBranches'),
  POST: branchesOperations.operation('createBranch'),
});

const route_api_v4_projects_$$_repository_branches_$$ = defineRoute('/api/v4/projects/{id}/repository/branches/{branch}', {
  GET: branchesOperations.operation('getBranch'),
  DELETE: branchesOperations.operation('deleteBranch'),
});

const route_api_v4_projects_$$_repository_branches_$$_protect = defineRoute('/api/v4/projects/{id}/repository/branches/{branch}/protect', {
  PUT: branchesOperations.operation('protectBranchByName'),
});

const route_api_v4_projects_$$_repository_branches_$$_unprotect = defineRoute('/api/v4/projects/{id}/repository/branches/{branch}/unprotect', {
  PUT: branchesOperations.operation('unprotectBranchByName'),
});

const route_api_v4_projects_$$_repository_commits = defineRoute('/api/v4/projects/{id}/repository/commits', {
  GET: commitsOperations.operation('listCommits'),
  POST: commitsOperations.operation('createCommit'),
});

const route_api_v4_projects_$$_repository_commits_$$ = defineRoute('/api/v4/projects/{id}/repository/commits/{sha}', {
  GET: commitsOperations.operation('getCommit'),
});

const route_api_v4_projects_$$_repository_commits_$$_cherry$5f$pick = defineRoute('/api/v4/projects/{id}/repository/commits/{sha}/cherry_pick', {
  POST: commitsOperations.operation('cherryPickCommit'),
});

const route_api_v4_projects_$$_repository_commits_$$_comments = defineRoute('/api/v4/projects/{id}/repository/commits/{sha}/comments', {
  GET: commitsOperations.operation('listCommitComments'),
  POST: commitsOperations.operation('createCommitComment'),
});

const route_api_v4_projects_$$_repository_commits_$$_diff = defineRoute('/api/v4/projects/{id}/repository/commits/{sha}/diff', {
  GET: commitsOperations.operation('listCommitDiff'),
});

const route_api_v4_projects_$$_repository_commits_$$_merge$5f$requests = defineRoute('/api/v4/projects/{id}/repository/commits/{sha}/merge_requests', {
  GET: commitsOperations.operation('listCommitMergeRequests'),
});

const route_api_v4_projects_$$_repository_commits_$$_refs = defineRoute('/api/v4/projects/{id}/repository/commits/{sha}/refs', {
  GET: commitsOperations.operation('listCommitRefs'),
});

const route_api_v4_projects_$$_repository_commits_$$_revert = defineRoute('/api/v4/projects/{id}/repository/commits/{sha}/revert', {
  POST: commitsOperations.operation('revertCommit'),
});

const route_api_v4_projects_$$_repository_commits_$$_signature = defineRoute('/api/v4/projects/{id}/repository/commits/{sha}/signature', {
  GET: commitsOperations.operation('getCommitSignature'),
});

const route_api_v4_projects_$$_repository_commits_$$_statuses = defineRoute('/api/v4/projects/{id}/repository/commits/{sha}/statuses', {
  GET: commitStatusesOperations.operation('listCommitStatuses'),
});

const route_api_v4_projects_$$_repository_compare = defineRoute('/api/v4/projects/{id}/repository/compare', {
  GET: repositoriesOperations.operation('compareRepositoryRefs'),
});

const route_api_v4_projects_$$_repository_contributors = defineRoute('/api/v4/projects/{id}/repository/contributors', {
  GET: repositoriesOperations.operation('listRepositoryContributors'),
});

const route_api_v4_projects_$$_repository_files_$$ = defineRoute('/api/v4/projects/{id}/repository/files/{file_path}', {
  GET: repositoryFilesOperations.operation('getRepositoryFile'),
  POST: repositoryFilesOperations.operation('createRepositoryFile'),
  PUT: repositoryFilesOperations.operation('updateRepositoryFile'),
  DELETE: repositoryFilesOperations.operation('deleteRepositoryFile'),
});

const route_api_v4_projects_$$_repository_files_$$_blame = defineRoute('/api/v4/projects/{id}/repository/files/{file_path}/blame', {
  GET: repositoryFilesOperations.operation('listRepositoryFileBlame'),
});

const route_api_v4_projects_$$_repository_files_$$_raw = defineRoute('/api/v4/projects/{id}/repository/files/{file_path}/raw', {
  GET: repositoryFilesOperations.operation('getRawRepositoryFile'),
});

const route_api_v4_projects_$$_repository_merge$5f$base = defineRoute('/api/v4/projects/{id}/repository/merge_base', {
  GET: repositoriesOperations.operation('getRepositoryMergeBase'),
});

const route_api_v4_projects_$$_repository_merged$5f$branches = defineRoute('/api/v4/projects/{id}/repository/merged_branches', {
  DELETE: branchesOperations.operation('deleteMergedBranches'),
});

const route_api_v4_projects_$$_repository_tags = defineRoute('/api/v4/projects/{id}/repository/tags', {
  GET: tagsOperations.operation('listTags'),
  POST: tagsOperations.operation('createTag'),
});

const route_api_v4_projects_$$_repository_tags_$$ = defineRoute('/api/v4/projects/{id}/repository/tags/{tag_name}', {
  GET: tagsOperations.operation('getTag'),
  DELETE: tagsOperations.operation('deleteTag'),
});

const route_api_v4_projects_$$_repository_tags_$$_signature = defineRoute('/api/v4/projects/{id}/repository/tags/{tag_name}/signature', {
  GET: tagsOperations.operation('getTagSignature'),
});

const route_api_v4_projects_$$_repository_tree = defineRoute('/api/v4/projects/{id}/repository/tree', {
  GET: repositoriesOperations.operation('listRepositoryTree'),
});

const route_api_v4_projects_$$_repository$5f$size = defineRoute('/api/v4/projects/{id}/repository_size', {
  POST: projectMaintenanceOperations.operation('refreshProjectRepositorySize'),
});

const route_api_v4_projects_$$_resource$5f$groups = defineRoute('/api/v4/projects/{id}/resource_groups', {
  GET: resourceGroupsOperations.operation('listResourceGroups'),
});

const route_api_v4_projects_$$_resource$5f$groups_$$ = defineRoute('/api/v4/projects/{id}/resource_groups/{key}', {
  GET: resourceGroupsOperations.operation('getResourceGroup'),
  PUT: resourceGroupsOperations.operation('updateResourceGroup'),
});

const route_api_v4_projects_$$_restore = defineRoute('/api/v4/projects/{id}/restore', {
  POST: projectLifecycleOperations.operation('restoreProject'),
});

const route_api_v4_projects_$$_runners = defineRoute('/api/v4/projects/{id}/runners', {
  GET: runnersOperations.operation('listProjectRunners'),
  POST: runnersOperations.operation('enableProjectRunner'),
});

const route_api_v4_projects_$$_runners_reset$5f$registration$5f$token = defineRoute('/api/v4/projects/{id}/runners/reset_registration_token', {
  POST: runnersOperations.operation('resetProjectRegistrationToken'),
});

const route_api_v4_projects_$$_runners_$$ = defineRoute('/api/v4/projects/{id}/runners/{runner_id}', {
  DELETE: runnersOperations.operation('disableProjectRunner'),
});

const route_api_v4_projects_$$_search = defineRoute('/api/v4/projects/{id}/search', {
  GET: searchOperations.operation('searchProject'),
});

const route_api_v4_projects_$$_services = defineRoute('/api/v4/projects/{id}/services', {
  GET: integrationsOperations.operation('listServices'),
});

const route_api_v4_projects_$$_services_$$ = defineRoute('/api/v4/projects/{id}/services/{slug}', {
  GET: integrationsOperations.operation('getServiceBySlug'),
  PUT: integrationsOperations.operation('saveServiceBySlug'),
  DELETE: integrationsOperations.operation('disableServiceBySlug'),
});

const route_api_v4_projects_$$_share = defineRoute('/api/v4/projects/{id}/share', {
  POST: projectSharingOperations.operation('shareProject'),
});

const route_api_v4_projects_$$_share_$$ = defineRoute('/api/v4/projects/{id}/share/{group_id}', {
  DELETE: projectSharingOperations.operation('unshareProject'),
});

const route_api_v4_projects_$$_snapshot = defineRoute('/api/v4/projects/{id}/snapshot', {
  GET: projectMaintenanceOperations.operation('downloadProjectSnapshot'),
});

const route_api_v4_projects_$$_star = defineRoute('/api/v4/projects/{id}/star', {
  POST: projectStarsOperations.operation('starProject'),
});

const route_api_v4_projects_$$_starrers = defineRoute('/api/v4/projects/{id}/starrers', {
  GET: projectStarsOperations.operation('listProjectStarrers'),
});

const route_api_v4_projects_$$_statistics = defineRoute('/api/v4/projects/{id}/statistics', {
  GET: projectMaintenanceOperations.operation('getProjectStatistics'),
});

const route_api_v4_projects_$$_statuses_$$ = defineRoute('/api/v4/projects/{id}/statuses/{sha}', {
  POST: commitStatusesOperations.operation('createCommitStatus'),
});

const route_api_v4_projects_$$_storage = defineRoute('/api/v4/projects/{id}/storage', {
  GET: projectMaintenanceOperations.operation('getProjectStorage'),
});

const route_api_v4_projects_$$_templates_$$ = defineRoute('/api/v4/projects/{id}/templates/{type}', {
  GET: projectTemplatesOperations.operation('listProjectTemplates'),
});

const route_api_v4_projects_$$_templates_$$_$$ = defineRoute('/api/v4/projects/{id}/templates/{type}/{name}', {
  GET: projectTemplatesOperations.operation('getProjectTemplate'),
});

const route_api_v4_projects_$$_transfer = defineRoute('/api/v4/projects/{id}/transfer', {
  PUT: projectLifecycleOperations.operation('transferProject'),
});

const route_api_v4_projects_$$_transfer$5f$locations = defineRoute('/api/v4/projects/{id}/transfer_locations', {
  GET: projectLifecycleOperations.operation('listProjectTransferLocations'),
});

const route_api_v4_projects_$$_trigger_pipeline = defineRoute('/api/v4/projects/{id}/trigger/pipeline', {
  POST: triggersOperations.operation('triggerPipeline'),
});

const route_api_v4_projects_$$_triggers = defineRoute('/api/v4/projects/{id}/triggers', {
  GET: triggersOperations.operation('listPipelineTriggers'),
  POST: triggersOperations.operation('createPipelineTrigger'),
});

const route_api_v4_projects_$$_triggers_$$ = defineRoute('/api/v4/projects/{id}/triggers/{trigger_id}', {
  GET: triggersOperations.operation('getPipelineTrigger'),
  PUT: triggersOperations.operation('updatePipelineTrigger'),
  DELETE: triggersOperations.operation('deletePipelineTrigger'),
});

const route_api_v4_projects_$$_unarchive = defineRoute('/api/v4/projects/{id}/unarchive', {
  POST: projectLifecycleOperations.operation('unarchiveProject'),
});

const route_api_v4_projects_$$_unstar = defineRoute('/api/v4/projects/{id}/unstar', {
  POST: projectStarsOperations.operation('unstarProject'),
});

const route_api_v4_projects_$$_uploads = defineRoute('/api/v4/projects/{id}/uploads', {
  POST: projectUploadsOperations.operation('uploadProjectFile'),
});

const route_api_v4_projects_$$_users = defineRoute('/api/v4/projects/{id}/users', {
  GET: projectSharingOperations.operation('listProjectUsers'),
});

const route_api_v4_projects_$$_variables = defineRoute('/api/v4/projects/{id}/variables', {
  GET: variablesOperations.operation('listProjectVariables'),
  POST: variablesOperations.operation('createProjectVariable'),
});

const route_api_v4_projects_$$_variables_$$ = defineRoute('/api/v4/projects/{id}/variables/{key}', {
  GET: variablesOperations.operation('getProjectVariable'),
  PUT: variablesOperations.operation('updateProjectVariable'),
  DELETE: variablesOperations.operation('deleteProjectVariable'),
});

const route_api_v4_projects_$$_download_$$ = defineRoute('/api/v4/projects/{project_id}/download/{id}', {
  GET: secureFilesOperations.operation('downloadSecureFileByShortPath'),
});

const route_api_v4_projects_$$_secure$5f$files = defineRoute('/api/v4/projects/{project_id}/secure_files', {
  GET: secureFilesOperations.operation('listSecureFiles'),
  POST: secureFilesOperations.operation('createSecureFile'),
});

const route_api_v4_projects_$$_secure$5f$files_$$ = defineRoute('/api/v4/projects/{project_id}/secure_files/{id}', {
  GET: secureFilesOperations.operation('getSecureFile'),
  DELETE: secureFilesOperations.operation('deleteSecureFile'),
});

const route_api_v4_projects_$$_secure$5f$files_$$_download = defineRoute('/api/v4/projects/{project_id}/secure_files/{id}/download', {
  GET: secureFilesOperations.operation('downloadSecureFile'),
});

const route_api_v4_registry_repositories_$$ = defineRoute('/api/v4/registry/repositories/{id}', {
  GET: containerRegistryOperations.operation('getRegistryRepository'),
});

const route_api_v4_runners = defineRoute('/api/v4/runners', {
  GET: runnersOperations.operation('listRunners'),
  POST: runnersOperations.operation('registerRunner'),
  DELETE: runnersOperations.operation('unregisterRunner'),
});

const route_api_v4_runners_all = defineRoute('/api/v4/runners/all', {
  GET: runnersOperations.operation('listAllRunners'),
});

const route_api_v4_runners_reset$5f$authentication$5f$token = defineRoute('/api/v4/runners/reset_authentication_token', {
  POST: runnersOperations.operation('resetRunnerTokenByToken'),
});

const route_api_v4_runners_reset$5f$registration$5f$token = defineRoute('/api/v4/runners/reset_registration_token', {
  POST: runnersOperations.operation('resetRegistrationToken'),
});

const route_api_v4_runners_verify = defineRoute('/api/v4/runners/verify', {
  POST: runnersOperations.operation('verifyRunner'),
});

const route_api_v4_runners_$$ = defineRoute('/api/v4/runners/{id}', {
  GET: runnersOperations.operation('getRunner'),
  PUT: runnersOperations.operation('updateRunner'),
  DELETE: runnersOperations.operation('deleteRunner'),
});

const route_api_v4_runners_$$_jobs = defineRoute('/api/v4/runners/{id}/jobs', {
  GET: runnersOperations.operation('listRunnerJobs'),
});

const route_api_v4_runners_$$_reset$5f$authentication$5f$token = defineRoute('/api/v4/runners/{id}/reset_authentication_token', {
  POST: runnersOperations.operation('resetRunnerToken'),
});

const route_api_v4_search = defineRoute('/api/v4/search', {
  GET: searchOperations.operation('searchInstance'),
});

const route_api_v4_suggestions_batch$5f$apply = defineRoute('/api/v4/suggestions/batch_apply', {
  PUT: suggestionsOperations.operation('applySuggestions'),
});

const route_api_v4_suggestions_$$_apply = defineRoute('/api/v4/suggestions/{id}/apply', {
  PUT: suggestionsOperations.operation('applySuggestion'),
});

const route_api_v4_todos = defineRoute('/api/v4/todos', {
  GET: todosOperations.operation('listTodos'),
});

const route_api_v4_todos_mark$5f$as$5f$done = defineRoute('/api/v4/todos/mark_as_done', {
  POST: todosOperations.operation('markAllTodosAsDone'),
});

const route_api_v4_todos_$$_mark$5f$as$5f$done = defineRoute('/api/v4/todos/{id}/mark_as_done', {
  POST: todosOperations.operation('markTodoAsDone'),
});

const route_api_v4_topics = defineRoute('/api/v4/topics', {
  GET: topicsOperations.operation('listTopics'),
  POST: topicsOperations.operation('createTopic'),
});

const route_api_v4_topics_$$ = defineRoute('/api/v4/topics/{id}', {
  GET: topicsOperations.operation('getTopic'),
  PUT: topicsOperations.operation('updateTopic'),
});

const route_api_v4_user = defineRoute('/api/v4/user', {
  GET: usersOperations.operation('getCurrentUser'),
});

const route_api_v4_user_activities = defineRoute('/api/v4/user/activities', {
  GET: usersOperations.operation('listUserActivities'),
});

const route_api_v4_user_emails = defineRoute('/api/v4/user/emails', {
  GET: emailsOperations.operation('listOwnEmails'),
  POST: emailsOperations.operation('createOwnEmail'),
});

const route_api_v4_user_emails_$$ = defineRoute('/api/v4/user/emails/{email_id}', {
  GET: emailsOperations.operation('getOwnEmail'),
  DELETE: emailsOperations.operation('deleteOwnEmail'),
});

const route_api_v4_user_gpg$5f$keys = defineRoute('/api/v4/user/gpg_keys', {
  GET: gpgKeysOperations.operation('listOwnGpgKeys'),
  POST: gpgKeysOperations.operation('createOwnGpgKey'),
});

const route_api_v4_user_gpg$5f$keys_$$ = defineRoute('/api/v4/user/gpg_keys/{key_id}', {
  GET: gpgKeysOperations.operation('getOwnGpgKey'),
  DELETE: gpgKeysOperations.operation('deleteOwnGpgKey'),
});

const route_api_v4_user_gpg$5f$keys_$$_revoke = defineRoute('/api/v4/user/gpg_keys/{key_id}/revoke', {
  POST: gpgKeysOperations.operation('revokeOwnGpgKey'),
});

const route_api_v4_user_keys = defineRoute('/api/v4/user/keys', {
  GET: sshKeysOperations.operation('listOwnSshKeys'),
  POST: sshKeysOperations.operation('createOwnSshKey'),
});

const route_api_v4_user_keys_$$ = defineRoute('/api/v4/user/keys/{key_id}', {
  GET: sshKeysOperations.operation('getOwnSshKey'),
  DELETE: sshKeysOperations.operation('deleteOwnSshKey'),
});

const route_api_v4_user_preferences = defineRoute('/api/v4/user/preferences', {
  GET: usersOperations.operation('getOwnPreferences'),
  PUT: usersOperations.operation('updateOwnPreferences'),
});

const route_api_v4_user_status = defineRoute('/api/v4/user/status', {
  GET: usersOperations.operation('getOwnStatus'),
  PUT: usersOperations.operation('setOwnStatus'),
});

const route_api_v4_user$5f$counts = defineRoute('/api/v4/user_counts', {
  GET: todosOperations.operation('getOwnCounts'),
});

const route_api_v4_users = defineRoute('/api/v4/users', {
  GET: usersOperations.operation('listUsers'),
  POST: usersOperations.operation('createUser'),
});

const route_api_v4_users_$$ = defineRoute('/api/v4/users/{id}', {
  GET: usersOperations.operation('getUser'),
  PUT: usersOperations.operation('updateUser'),
  DELETE: usersOperations.operation('deleteUser'),
});

const route_api_v4_users_$$_activate = defineRoute('/api/v4/users/{id}/activate', {
  POST: usersOperations.operation('activateUser'),
});

const route_api_v4_users_$$_approve = defineRoute('/api/v4/users/{id}/approve', {
  POST: usersOperations.operation('approveUser'),
});

const route_api_v4_users_$$_associations$5f$count = defineRoute('/api/v4/users/{id}/associations_count', {
  GET: usersOperations.operation('getUserAssociationsCount'),
});

const route_api_v4_users_$$_ban = defineRoute('/api/v4/users/{id}/ban', {
  POST: usersOperations.operation('banUser'),
});

const route_api_v4_users_$$_block = defineRoute('/api/v4/users/{id}/block', {
  POST: usersOperations.operation('blockUser'),
});

const route_api_v4_users_$$_custom$5f$attributes = defineRoute('/api/v4/users/{id}/custom_attributes', {
  GET: customAttributesOperations.operation('listUserCustomAttributes'),
});

const route_api_v4_users_$$_custom$5f$attributes_$$ = defineRoute('/api/v4/users/{id}/custom_attributes/{key}', {
  GET: customAttributesOperations.operation('getUserCustomAttribute'),
  PUT: customAttributesOperations.operation('setUserCustomAttribute'),
  DELETE: customAttributesOperations.operation('deleteUserCustomAttribute'),
});

const route_api_v4_users_$$_deactivate = defineRoute('/api/v4/users/{id}/deactivate', {
  POST: usersOperations.operation('deactivateUser'),
});

const route_api_v4_users_$$_disable$5f$two$5f$factor = defineRoute('/api/v4/users/{id}/disable_two_factor', {
  PATCH: usersOperations.operation('disableTwoFactor'),
});

const route_api_v4_users_$$_emails = defineRoute('/api/v4/users/{id}/emails', {
  GET: emailsOperations.operation('listUserEmails'),
  POST: emailsOperations.operation('createUserEmail'),
});

const route_api_v4_users_$$_emails_$$ = defineRoute('/api/v4/users/{id}/emails/{email_id}', {
  DELETE: emailsOperations.operation('deleteUserEmail'),
});

const route_api_v4_users_$$_events = defineRoute('/api/v4/users/{id}/events', {
  GET: eventsOperations.operation('listUserEvents'),
});

const route_api_v4_users_$$_follow = defineRoute('/api/v4/users/{id}/follow', {
  POST: usersOperations.operation('followUser'),
});

const route_api_v4_users_$$_followers = defineRoute('/api/v4/users/{id}/followers', {
  GET: usersOperations.operation('listFollowers'),
});

const route_api_v4_users_$$_following = defineRoute('/api/v4/users/{id}/following', {
  GET: usersOperations.operation('listFollowedUsers'),
});

const route_api_v4_users_$$_gpg$5f$keys = defineRoute('/api/v4/users/{id}/gpg_keys', {
  GET: gpgKeysOperations.operation('listUserGpgKeys'),
  POST: gpgKeysOperations.operation('createUserGpgKey'),
});

const route_api_v4_users_$$_gpg$5f$keys_$$ = defineRoute('/api/v4/users/{id}/gpg_keys/{key_id}', {
  GET: gpgKeysOperations.operation('getUserGpgKey'),
  DELETE: gpgKeysOperations.operation('deleteUserGpgKey'),
});

const route_api_v4_users_$$_gpg$5f$keys_$$_revoke = defineRoute('/api/v4/users/{id}/gpg_keys/{key_id}/revoke', {
  POST: gpgKeysOperations.operation('revokeUserGpgKey'),
});

const route_api_v4_users_$$_identities_$$ = defineRoute('/api/v4/users/{id}/identities/{provider}', {
  DELETE: usersOperations.operation('deleteUserIdentity'),
});

const route_api_v4_users_$$_keys = defineRoute('/api/v4/users/{id}/keys', {
  GET: sshKeysOperations.operation('listUserSshKeys'),
  POST: sshKeysOperations.operation('createUserSshKey'),
});

const route_api_v4_users_$$_keys_$$ = defineRoute('/api/v4/users/{id}/keys/{key_id}', {
  GET: sshKeysOperations.operation('getUserSshKey'),
  DELETE: sshKeysOperations.operation('deleteUserSshKey'),
});

const route_api_v4_users_$$_memberships = defineRoute('/api/v4/users/{id}/memberships', {
  GET: usersOperations.operation('listUserMemberships'),
});

const route_api_v4_users_$$_reject = defineRoute('/api/v4/users/{id}/reject', {
  POST: usersOperations.operation('rejectUser'),
});

const route_api_v4_users_$$_unban = defineRoute('/api/v4/users/{id}/unban', {
  POST: usersOperations.operation('unbanUser'),
});

const route_api_v4_users_$$_unblock = defineRoute('/api/v4/users/{id}/unblock', {
  POST: usersOperations.operation('unblockUser'),
});

const route_api_v4_users_$$_unfollow = defineRoute('/api/v4/users/{id}/unfollow', {
  POST: usersOperations.operation('unfollowUser'),
});

const route_api_v4_users_$$_impersonation$5f$tokens = defineRoute('/api/v4/users/{user_id}/impersonation_tokens', {
  GET: impersonationTokensOperations.operation('listImpersonationTokens'),
  POST: impersonationTokensOperations.operation('createImpersonationToken'),
});

const route_api_v4_users_$$_impersonation$5f$tokens_$$ = defineRoute('/api/v4/users/{user_id}/impersonation_tokens/{impersonation_token_id}', {
  GET: impersonationTokensOperations.operation('getImpersonationToken'),
  DELETE: impersonationTokensOperations.operation('revokeImpersonationToken'),
});

const route_api_v4_users_$$_personal$5f$access$5f$tokens = defineRoute('/api/v4/users/{user_id}/personal_access_tokens', {
  POST: personalAccessTokensOperations.operation('createPersonalAccessToken'),
});

const route_api_v4_users_$$_projects = defineRoute('/api/v4/users/{user_id}/projects', {
  GET: usersOperations.operation('listUserProjects'),
});

const route_api_v4_users_$$_starred$5f$projects = defineRoute('/api/v4/users/{user_id}/starred_projects', {
  GET: usersOperations.operation('listUserStarredProjects'),
});

const route_api_v4_users_$$_status = defineRoute('/api/v4/users/{user_id}/status', {
  GET: usersOperations.operation('getUserStatus'),
});

const route_api_v4_version = defineRoute('/api/v4/version', {
  GET: metadataOperations.operation('getVersion'),
});

const route_oauth_authorize = defineRoute('/oauth/authorize', {
  GET: oauthOperations.operation('showAuthorization'),
  POST: oauthOperations.operation('grantAuthorization'),
  DELETE: oauthOperations.operation('denyAuthorization'),
});

const route_oauth_authorize_native = defineRoute('/oauth/authorize/native', {
  GET: oauthOperations.operation('showAuthorizationCode'),
});

const route_oauth_discovery_keys = defineRoute('/oauth/discovery/keys', {
  GET: oauthOperations.operation('getOauthKeys'),
});

const route_oauth_introspect = defineRoute('/oauth/introspect', {
  POST: oauthOperations.operation('introspectOauthToken'),
});

const route_oauth_revoke = defineRoute('/oauth/revoke', {
  POST: oauthOperations.operation('revokeOauthToken'),
});

const route_oauth_token = defineRoute('/oauth/token', {
  POST: oauthOperations.operation('createOauthToken'),
});

const route_oauth_token_info = defineRoute('/oauth/token/info', {
  GET: oauthOperations.operation('getOauthTokenInfo'),
});

const route_oauth_userinfo = defineRoute('/oauth/userinfo', {
  GET: oauthOperations.operation('getOauthUserInfo'),
  POST: oauthOperations.operation('postOauthUserInfo'),
});

/** Every route, in path order. */
export const routes: readonly Route[] = [
  route_$2d$_graphql$2d$explorer,
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
  route_api_v4_groups_$$_hooks,
  route_api_v4_groups_$$_hooks_$$,
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
  route_api_v4_projects_$$_fork,
  route_api_v4_projects_$$_fork_$$,
  route_api_v4_projects_$$_forks,
  route_api_v4_projects_$$_groups,
  route_api_v4_projects_$$_hooks,
  route_api_v4_projects_$$_hooks_$$,
  route_api_v4_projects_$$_hooks_$$_test_$$,
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
  route_api_v4_projects_$$_integrations_custom$2d$issue$2d$tracker,
  route_api_v4_projects_$$_integrations_datadog,
  route_api_v4_projects_$$_integrations_discord,
  route_api_v4_projects_$$_integrations_hangouts$2d$chat,
  route_api_v4_projects_$$_integrations_$$,
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
  route_api_v4_projects_$$_repository_commits,
  route_api_v4_projects_$$_repository_commits_$$,
  route_api_v4_projects_$$_repository_commits_$$_cherry$5f$pick,
  route_api_v4_projects_$$_repository_commits_$$_comments,
  route_api_v4_projects_$$_repository_commits_$$_diff,
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
  route_oauth_authorize,
  route_oauth_authorize_native,
  route_oauth_discovery_keys,
  route_oauth_introspect,
  route_oauth_revoke,
  route_oauth_token,
  route_oauth_token_info,
  route_oauth_userinfo,
];

function below_$2d$(s: readonly string[]): Route | null {
  switch (s[1]) {
    case "graphql-explorer":
      return s.length === 2 ? route_$2d$_graphql$2d$explorer : null;
  }
  return null;
}

function below_$2e$well$2d$known(s: readonly string[]): Route | null {
  switch (s[1]) {
    case "openid-configuration":
      return s.length === 2 ? route_$2e$well$2d$known_openid$2d$configuration : null;
  }
  return null;
}

function below_api_scim_v2_groups_$$_Users(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_scim_v2_groups_$$_Users;
  if (s.length === 7) return route_api_scim_v2_groups_$$_Users_$$;
  return null;
}

function below_api_scim_v2_groups_$$(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "Users":
      return below_api_scim_v2_groups_$$_Users(s);
  }
  return null;
}

function below_api_scim_v2_groups(s: readonly string[]): Route | null {
  if (s.length > 4) return below_api_scim_v2_groups_$$(s);
  return null;
}

function below_api_scim_v2(s: readonly string[]): Route | null {
  switch (s[3]) {
    case "groups":
      return below_api_scim_v2_groups(s);
  }
  return null;
}

function below_api_scim(s: readonly string[]): Route | null {
  switch (s[2]) {
    case "v2":
      return below_api_scim_v2(s);
  }
  return null;
}

function below_api_v4_admin_ci_variables(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_admin_ci_variables;
  if (s.length === 6) return route_api_v4_admin_ci_variables_$$;
  return null;
}

function below_api_v4_admin_ci(s: readonly string[]): Route | null {
  switch (s[4]) {
    case "variables":
      return below_api_v4_admin_ci_variables(s);
  }
  return null;
}

function below_api_v4_admin(s: readonly string[]): Route | null {
  switch (s[3]) {
    case "ci":
      return below_api_v4_admin_ci(s);
  }
  return null;
}

function below_api_v4_application(s: readonly string[]): Route | null {
  switch (s[3]) {
    case "appearance":
      return s.length === 4 ? route_api_v4_application_appearance : null;
    case "plan_limits":
      return s.length === 4 ? route_api_v4_application_plan$5f$limits : null;
    case "settings":
      return s.length === 4 ? route_api_v4_application_settings : null;
    case "statistics":
      return s.length === 4 ? route_api_v4_application_statistics : null;
  }
  return null;
}

function below_api_v4_applications(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_applications;
  if (s.length === 4) return route_api_v4_applications_$$;
  return null;
}

function below_api_v4_broadcast$5f$messages(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_broadcast$5f$messages;
  if (s.length === 4) return route_api_v4_broadcast$5f$messages_$$;
  return null;
}

function below_api_v4_ci(s: readonly string[]): Route | null {
  switch (s[3]) {
    case "lint":
      return s.length === 4 ? route_api_v4_ci_lint : null;
  }
  return null;
}

function below_api_v4_features(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_features;
  switch (s[3]) {
    case "definitions": {
      const found = s.length === 4 ? route_api_v4_features_definitions : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length === 4) return route_api_v4_features_$$;
  return null;
}

function below_api_v4_groups_$$_$2d$_epics_$$_epics(s: readonly string[]): Route | null {
  if (s.length === 8) return route_api_v4_groups_$$_$2d$_epics_$$_epics;
  if (s.length === 9) return route_api_v4_groups_$$_$2d$_epics_$$_epics_$$;
  return null;
}

function below_api_v4_groups_$$_$2d$_epics_$$_issues(s: readonly string[]): Route | null {
  if (s.length === 8) return route_api_v4_groups_$$_$2d$_epics_$$_issues;
  if (s.length === 9) return route_api_v4_groups_$$_$2d$_epics_$$_issues_$$;
  return null;
}

function below_api_v4_groups_$$_$2d$_epics_$$(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_groups_$$_$2d$_epics_$$;
  switch (s[7]) {
    case "epics":
      return below_api_v4_groups_$$_$2d$_epics_$$_epics(s);
    case "issues":
      return below_api_v4_groups_$$_$2d$_epics_$$_issues(s);
    case "subscribe":
      return s.length === 8 ? route_api_v4_groups_$$_$2d$_epics_$$_subscribe : null;
    case "todo":
      return s.length === 8 ? route_api_v4_groups_$$_$2d$_epics_$$_todo : null;
    case "unsubscribe":
      return s.length === 8 ? route_api_v4_groups_$$_$2d$_epics_$$_unsubscribe : null;
  }
  return null;
}

function below_api_v4_groups_$$_$2d$_epics(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_groups_$$_$2d$_epics;
  if (s.length > 6) return below_api_v4_groups_$$_$2d$_epics_$$(s);
  return null;
}

function below_api_v4_groups_$$_$2d$(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "epics":
      return below_api_v4_groups_$$_$2d$_epics(s);
    case "search":
      return s.length === 6 ? route_api_v4_groups_$$_$2d$_search : null;
  }
  return null;
}

function below_api_v4_groups_$$_access$5f$requests_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_groups_$$_access$5f$requests_$$;
  switch (s[6]) {
    case "approve":
      return s.length === 7 ? route_api_v4_groups_$$_access$5f$requests_$$_approve : null;
  }
  return null;
}

function below_api_v4_groups_$$_access$5f$requests(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_access$5f$requests;
  if (s.length > 5) return below_api_v4_groups_$$_access$5f$requests_$$(s);
  return null;
}

function below_api_v4_groups_$$_access$5f$tokens(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_access$5f$tokens;
  if (s.length === 6) return route_api_v4_groups_$$_access$5f$tokens_$$;
  return null;
}

function below_api_v4_groups_$$_audit$5f$events(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_audit$5f$events;
  if (s.length === 6) return route_api_v4_groups_$$_audit$5f$events_$$;
  return null;
}

function below_api_v4_groups_$$_billable$5f$members_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_groups_$$_billable$5f$members_$$;
  switch (s[6]) {
    case "memberships":
      return s.length === 7 ? route_api_v4_groups_$$_billable$5f$members_$$_memberships : null;
  }
  return null;
}

function below_api_v4_groups_$$_billable$5f$members(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_billable$5f$members;
  if (s.length > 5) return below_api_v4_groups_$$_billable$5f$members_$$(s);
  return null;
}

function below_api_v4_groups_$$_boards_$$_lists(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_groups_$$_boards_$$_lists;
  if (s.length === 8) return route_api_v4_groups_$$_boards_$$_lists_$$;
  return null;
}

function below_api_v4_groups_$$_boards_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_groups_$$_boards_$$;
  switch (s[6]) {
    case "lists":
      return below_api_v4_groups_$$_boards_$$_lists(s);
  }
  return null;
}

function below_api_v4_groups_$$_boards(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_boards;
  if (s.length > 5) return below_api_v4_groups_$$_boards_$$(s);
  return null;
}

function below_api_v4_groups_$$_custom$5f$attributes(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_custom$5f$attributes;
  if (s.length === 6) return route_api_v4_groups_$$_custom$5f$attributes_$$;
  return null;
}

function below_api_v4_groups_$$_deploy$5f$tokens(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_deploy$5f$tokens;
  if (s.length === 6) return route_api_v4_groups_$$_deploy$5f$tokens_$$;
  return null;
}

function below_api_v4_groups_$$_epics_$$_award$5f$emoji(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_award$5f$emoji;
  if (s.length === 8) return route_api_v4_groups_$$_epics_$$_award$5f$emoji_$$;
  return null;
}

function below_api_v4_groups_$$_epics_$$_discussions_$$_notes(s: readonly string[]): Route | null {
  if (s.length === 9) return route_api_v4_groups_$$_epics_$$_discussions_$$_notes;
  if (s.length === 10) return route_api_v4_groups_$$_epics_$$_discussions_$$_notes_$$;
  return null;
}

function below_api_v4_groups_$$_epics_$$_discussions_$$(s: readonly string[]): Route | null {
  if (s.length === 8) return route_api_v4_groups_$$_epics_$$_discussions_$$;
  switch (s[8]) {
    case "notes":
      return below_api_v4_groups_$$_epics_$$_discussions_$$_notes(s);
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_discussions(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_discussions;
  if (s.length > 7) return below_api_v4_groups_$$_epics_$$_discussions_$$(s);
  return null;
}

function below_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji(s: readonly string[]): Route | null {
  if (s.length === 9) return route_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji;
  if (s.length === 10) return route_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji_$$;
  return null;
}

function below_api_v4_groups_$$_epics_$$_notes_$$(s: readonly string[]): Route | null {
  if (s.length === 8) return route_api_v4_groups_$$_epics_$$_notes_$$;
  switch (s[8]) {
    case "award_emoji":
      return below_api_v4_groups_$$_epics_$$_notes_$$_award$5f$emoji(s);
  }
  return null;
}

function below_api_v4_groups_$$_epics_$$_notes(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_notes;
  if (s.length > 7) return below_api_v4_groups_$$_epics_$$_notes_$$(s);
  return null;
}

function below_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events;
  if (s.length === 8) return route_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events_$$;
  return null;
}

function below_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events;
  if (s.length === 8) return route_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events_$$;
  return null;
}

function below_api_v4_groups_$$_epics_$$_epics(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_epics;
  if (s.length === 8) return route_api_v4_groups_$$_epics_$$_epics_$$;
  return null;
}

function below_api_v4_groups_$$_epics_$$_issues(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_issues;
  if (s.length === 8) return route_api_v4_groups_$$_epics_$$_issues_$$;
  return null;
}

function below_api_v4_groups_$$_epics_$$_related$5f$epics(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_groups_$$_epics_$$_related$5f$epics;
  if (s.length === 8) return route_api_v4_groups_$$_epics_$$_related$5f$epics_$$;
  return null;
}

function below_api_v4_groups_$$_epics_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_groups_$$_epics_$$;
  switch (s[6]) {
    case "award_emoji":
      return below_api_v4_groups_$$_epics_$$_award$5f$emoji(s);
    case "discussions":
      return below_api_v4_groups_$$_epics_$$_discussions(s);
    case "notes":
      return below_api_v4_groups_$$_epics_$$_notes(s);
    case "resource_label_events":
      return below_api_v4_groups_$$_epics_$$_resource$5f$label$5f$events(s);
    case "resource_state_events":
      return below_api_v4_groups_$$_epics_$$_resource$5f$state$5f$events(s);
    case "epics":
      return below_api_v4_groups_$$_epics_$$_epics(s);
    case "issues":
      return below_api_v4_groups_$$_epics_$$_issues(s);
    case "related_epics":
      return below_api_v4_groups_$$_epics_$$_related$5f$epics(s);
    case "subscribe":
      return s.length === 7 ? route_api_v4_groups_$$_epics_$$_subscribe : null;
    case "todo":
      return s.length === 7 ? route_api_v4_groups_$$_epics_$$_todo : null;
    case "unsubscribe":
      return s.length === 7 ? route_api_v4_groups_$$_epics_$$_unsubscribe : null;
  }
  return null;
}

function below_api_v4_groups_$$_epics(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_epics;
  if (s.length > 5) return below_api_v4_groups_$$_epics_$$(s);
  return null;
}

function below_api_v4_groups_$$_hooks(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_hooks;
  if (s.length === 6) return route_api_v4_groups_$$_hooks_$$;
  return null;
}

function below_api_v4_groups_$$_invitations(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_invitations;
  if (s.length === 6) return route_api_v4_groups_$$_invitations_$$;
  return null;
}

function below_api_v4_groups_$$_labels_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_groups_$$_labels_$$;
  switch (s[6]) {
    case "subscribe":
      return s.length === 7 ? route_api_v4_groups_$$_labels_$$_subscribe : null;
    case "unsubscribe":
      return s.length === 7 ? route_api_v4_groups_$$_labels_$$_unsubscribe : null;
  }
  return null;
}

function below_api_v4_groups_$$_labels(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_labels;
  if (s.length > 5) return below_api_v4_groups_$$_labels_$$(s);
  return null;
}

function below_api_v4_groups_$$_members_all(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_groups_$$_members_all;
  if (s.length === 7) return route_api_v4_groups_$$_members_all_$$;
  return null;
}

function below_api_v4_groups_$$_members_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_groups_$$_members_$$;
  switch (s[6]) {
    case "approve":
      return s.length === 7 ? route_api_v4_groups_$$_members_$$_approve : null;
    case "override":
      return s.length === 7 ? route_api_v4_groups_$$_members_$$_override : null;
    case "state":
      return s.length === 7 ? route_api_v4_groups_$$_members_$$_state : null;
  }
  return null;
}

function below_api_v4_groups_$$_members(s: readonly string[]): Route | null {
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
  if (s.length > 5) return below_api_v4_groups_$$_members_$$(s);
  return null;
}

function below_api_v4_groups_$$_milestones_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_groups_$$_milestones_$$;
  switch (s[6]) {
    case "burndown_events":
      return s.length === 7 ? route_api_v4_groups_$$_milestones_$$_burndown$5f$events : null;
    case "issues":
      return s.length === 7 ? route_api_v4_groups_$$_milestones_$$_issues : null;
    case "merge_requests":
      return s.length === 7 ? route_api_v4_groups_$$_milestones_$$_merge$5f$requests : null;
  }
  return null;
}

function below_api_v4_groups_$$_milestones(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_milestones;
  if (s.length > 5) return below_api_v4_groups_$$_milestones_$$(s);
  return null;
}

function below_api_v4_groups_$$_projects(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_projects;
  switch (s[5]) {
    case "shared": {
      const found = s.length === 6 ? route_api_v4_groups_$$_projects_shared : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length === 6) return route_api_v4_groups_$$_projects_$$;
  return null;
}

function below_api_v4_groups_$$_registry(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "repositories":
      return s.length === 6 ? route_api_v4_groups_$$_registry_repositories : null;
  }
  return null;
}

function below_api_v4_groups_$$_runners(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_runners;
  switch (s[5]) {
    case "reset_registration_token":
      return s.length === 6 ? route_api_v4_groups_$$_runners_reset$5f$registration$5f$token : null;
  }
  return null;
}

function below_api_v4_groups_$$_saml$5f$provider(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_saml$5f$provider;
  switch (s[5]) {
    case "scim_token":
      return s.length === 6 ? route_api_v4_groups_$$_saml$5f$provider_scim$5f$token : null;
  }
  return null;
}

function below_api_v4_groups_$$_scim(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "identities": {
      const found = s.length === 6 ? route_api_v4_groups_$$_scim_identities : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length === 6) return route_api_v4_groups_$$_scim_$$;
  return null;
}

function below_api_v4_groups_$$_share(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_share;
  if (s.length === 6) return route_api_v4_groups_$$_share_$$;
  return null;
}

function below_api_v4_groups_$$_variables(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_groups_$$_variables;
  if (s.length === 6) return route_api_v4_groups_$$_variables_$$;
  return null;
}

function below_api_v4_groups_$$(s: readonly string[]): Route | null {
  if (s.length === 4) return route_api_v4_groups_$$;
  switch (s[4]) {
    case "-":
      return below_api_v4_groups_$$_$2d$(s);
    case "access_requests":
      return below_api_v4_groups_$$_access$5f$requests(s);
    case "access_tokens":
      return below_api_v4_groups_$$_access$5f$tokens(s);
    case "audit_events":
      return below_api_v4_groups_$$_audit$5f$events(s);
    case "avatar":
      return s.length === 5 ? route_api_v4_groups_$$_avatar : null;
    case "billable_members":
      return below_api_v4_groups_$$_billable$5f$members(s);
    case "boards":
      return below_api_v4_groups_$$_boards(s);
    case "custom_attributes":
      return below_api_v4_groups_$$_custom$5f$attributes(s);
    case "deploy_tokens":
      return below_api_v4_groups_$$_deploy$5f$tokens(s);
    case "descendant_groups":
      return s.length === 5 ? route_api_v4_groups_$$_descendant$5f$groups : null;
    case "epics":
      return below_api_v4_groups_$$_epics(s);
    case "hooks":
      return below_api_v4_groups_$$_hooks(s);
    case "invitations":
      return below_api_v4_groups_$$_invitations(s);
    case "issues":
      return s.length === 5 ? route_api_v4_groups_$$_issues : null;
    case "issues_statistics":
      return s.length === 5 ? route_api_v4_groups_$$_issues$5f$statistics : null;
    case "iterations":
      return s.length === 5 ? route_api_v4_groups_$$_iterations : null;
    case "labels":
      return below_api_v4_groups_$$_labels(s);
    case "ldap_sync":
      return s.length === 5 ? route_api_v4_groups_$$_ldap$5f$sync : null;
    case "members":
      return below_api_v4_groups_$$_members(s);
    case "merge_requests":
      return s.length === 5 ? route_api_v4_groups_$$_merge$5f$requests : null;
    case "milestones":
      return below_api_v4_groups_$$_milestones(s);
    case "pending_members":
      return s.length === 5 ? route_api_v4_groups_$$_pending$5f$members : null;
    case "projects":
      return below_api_v4_groups_$$_projects(s);
    case "provisioned_users":
      return s.length === 5 ? route_api_v4_groups_$$_provisioned$5f$users : null;
    case "registry":
      return below_api_v4_groups_$$_registry(s);
    case "restore":
      return s.length === 5 ? route_api_v4_groups_$$_restore : null;
    case "runners":
      return below_api_v4_groups_$$_runners(s);
    case "saml_provider":
      return below_api_v4_groups_$$_saml$5f$provider(s);
    case "scim":
      return below_api_v4_groups_$$_scim(s);
    case "search":
      return s.length === 5 ? route_api_v4_groups_$$_search : null;
    case "share":
      return below_api_v4_groups_$$_share(s);
    case "subgroups":
      return s.length === 5 ? route_api_v4_groups_$$_subgroups : null;
    case "transfer":
      return s.length === 5 ? route_api_v4_groups_$$_transfer : null;
    case "transfer_locations":
      return s.length === 5 ? route_api_v4_groups_$$_transfer$5f$locations : null;
    case "variables":
      return below_api_v4_groups_$$_variables(s);
  }
  return null;
}

function below_api_v4_groups(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_groups;
  if (s.length > 3) return below_api_v4_groups_$$(s);
  return null;
}

function below_api_v4_issues(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_issues;
  if (s.length === 4) return route_api_v4_issues_$$;
  return null;
}

function below_api_v4_job(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_job;
  switch (s[3]) {
    case "allowed_agents":
      return s.length === 4 ? route_api_v4_job_allowed$5f$agents : null;
  }
  return null;
}

function below_api_v4_jobs_$$_artifacts(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_jobs_$$_artifacts;
  switch (s[5]) {
    case "authorize":
      return s.length === 6 ? route_api_v4_jobs_$$_artifacts_authorize : null;
  }
  return null;
}

function below_api_v4_jobs_$$(s: readonly string[]): Route | null {
  if (s.length === 4) return route_api_v4_jobs_$$;
  switch (s[4]) {
    case "artifacts":
      return below_api_v4_jobs_$$_artifacts(s);
    case "trace":
      return s.length === 5 ? route_api_v4_jobs_$$_trace : null;
  }
  return null;
}

function below_api_v4_jobs(s: readonly string[]): Route | null {
  switch (s[3]) {
    case "request": {
      const found = s.length === 4 ? route_api_v4_jobs_request : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) return below_api_v4_jobs_$$(s);
  return null;
}

function below_api_v4_keys(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_keys;
  if (s.length === 4) return route_api_v4_keys_$$;
  return null;
}

function below_api_v4_license(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_license;
  if (s.length === 4) return route_api_v4_license_$$;
  return null;
}

function below_api_v4_namespaces_$$(s: readonly string[]): Route | null {
  if (s.length === 4) return route_api_v4_namespaces_$$;
  switch (s[4]) {
    case "exists":
      return s.length === 5 ? route_api_v4_namespaces_$$_exists : null;
  }
  return null;
}

function below_api_v4_namespaces(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_namespaces;
  if (s.length > 3) return below_api_v4_namespaces_$$(s);
  return null;
}

function below_api_v4_personal$5f$access$5f$tokens(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_personal$5f$access$5f$tokens;
  switch (s[3]) {
    case "self": {
      const found = s.length === 4 ? route_api_v4_personal$5f$access$5f$tokens_self : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length === 4) return route_api_v4_personal$5f$access$5f$tokens_$$;
  return null;
}

function below_api_v4_projects_user(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_user_$$;
  return null;
}

function below_api_v4_projects_$$_$2d$(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "search":
      return s.length === 6 ? route_api_v4_projects_$$_$2d$_search : null;
  }
  return null;
}

function below_api_v4_projects_$$_access$5f$requests_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_access$5f$requests_$$;
  switch (s[6]) {
    case "approve":
      return s.length === 7 ? route_api_v4_projects_$$_access$5f$requests_$$_approve : null;
  }
  return null;
}

function below_api_v4_projects_$$_access$5f$requests(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_access$5f$requests;
  if (s.length > 5) return below_api_v4_projects_$$_access$5f$requests_$$(s);
  return null;
}

function below_api_v4_projects_$$_access$5f$tokens(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_access$5f$tokens;
  if (s.length === 6) return route_api_v4_projects_$$_access$5f$tokens_$$;
  return null;
}

function below_api_v4_projects_$$_approval$5f$rules(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_approval$5f$rules;
  if (s.length === 6) return route_api_v4_projects_$$_approval$5f$rules_$$;
  return null;
}

function below_api_v4_projects_$$_boards_$$_lists(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_boards_$$_lists;
  if (s.length === 8) return route_api_v4_projects_$$_boards_$$_lists_$$;
  return null;
}

function below_api_v4_projects_$$_boards_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_boards_$$;
  switch (s[6]) {
    case "lists":
      return below_api_v4_projects_$$_boards_$$_lists(s);
  }
  return null;
}

function below_api_v4_projects_$$_boards(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_boards;
  if (s.length > 5) return below_api_v4_projects_$$_boards_$$(s);
  return null;
}

function below_api_v4_projects_$$_ci(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "lint":
      return s.length === 6 ? route_api_v4_projects_$$_ci_lint : null;
  }
  return null;
}

function below_api_v4_projects_$$_cluster$5f$agents_$$_tokens(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_cluster$5f$agents_$$_tokens;
  if (s.length === 8) return route_api_v4_projects_$$_cluster$5f$agents_$$_tokens_$$;
  return null;
}

function below_api_v4_projects_$$_cluster$5f$agents_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_cluster$5f$agents_$$;
  switch (s[6]) {
    case "tokens":
      return below_api_v4_projects_$$_cluster$5f$agents_$$_tokens(s);
  }
  return null;
}

function below_api_v4_projects_$$_cluster$5f$agents(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_cluster$5f$agents;
  if (s.length > 5) return below_api_v4_projects_$$_cluster$5f$agents_$$(s);
  return null;
}

function below_api_v4_projects_$$_custom$5f$attributes(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_custom$5f$attributes;
  if (s.length === 6) return route_api_v4_projects_$$_custom$5f$attributes_$$;
  return null;
}

function below_api_v4_projects_$$_deploy$5f$keys_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_deploy$5f$keys_$$;
  switch (s[6]) {
    case "enable":
      return s.length === 7 ? route_api_v4_projects_$$_deploy$5f$keys_$$_enable : null;
  }
  return null;
}

function below_api_v4_projects_$$_deploy$5f$keys(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_deploy$5f$keys;
  if (s.length > 5) return below_api_v4_projects_$$_deploy$5f$keys_$$(s);
  return null;
}

function below_api_v4_projects_$$_deploy$5f$tokens(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_deploy$5f$tokens;
  if (s.length === 6) return route_api_v4_projects_$$_deploy$5f$tokens_$$;
  return null;
}

function below_api_v4_projects_$$_deployments_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_deployments_$$;
  switch (s[6]) {
    case "approval":
      return s.length === 7 ? route_api_v4_projects_$$_deployments_$$_approval : null;
    case "merge_requests":
      return s.length === 7 ? route_api_v4_projects_$$_deployments_$$_merge$5f$requests : null;
  }
  return null;
}

function below_api_v4_projects_$$_deployments(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_deployments;
  if (s.length > 5) return below_api_v4_projects_$$_deployments_$$(s);
  return null;
}

function below_api_v4_projects_$$_environments_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_environments_$$;
  switch (s[6]) {
    case "stop":
      return s.length === 7 ? route_api_v4_projects_$$_environments_$$_stop : null;
  }
  return null;
}

function below_api_v4_projects_$$_environments(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_environments;
  switch (s[5]) {
    case "review_apps": {
      const found = s.length === 6 ? route_api_v4_projects_$$_environments_review$5f$apps : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) return below_api_v4_projects_$$_environments_$$(s);
  return null;
}

function below_api_v4_projects_$$_export(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_export;
  switch (s[5]) {
    case "download":
      return s.length === 6 ? route_api_v4_projects_$$_export_download : null;
  }
  return null;
}

function below_api_v4_projects_$$_fork(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_fork;
  if (s.length === 6) return route_api_v4_projects_$$_fork_$$;
  return null;
}

function below_api_v4_projects_$$_hooks_$$_test(s: readonly string[]): Route | null {
  if (s.length === 8) return route_api_v4_projects_$$_hooks_$$_test_$$;
  return null;
}

function below_api_v4_projects_$$_hooks_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_hooks_$$;
  switch (s[6]) {
    case "test":
      return below_api_v4_projects_$$_hooks_$$_test(s);
  }
  return null;
}

function below_api_v4_projects_$$_hooks(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_hooks;
  if (s.length > 5) return below_api_v4_projects_$$_hooks_$$(s);
  return null;
}

function below_api_v4_projects_$$_import$5f$project$5f$members(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_import$5f$project$5f$members_$$;
  return null;
}

function below_api_v4_projects_$$_integrations(s: readonly string[]): Route | null {
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
    case "hangouts-chat": {
      const found = s.length === 6 ? route_api_v4_projects_$$_integrations_hangouts$2d$chat : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length === 6) return route_api_v4_projects_$$_integrations_$$;
  return null;
}

function below_api_v4_projects_$$_invitations(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_invitations;
  if (s.length === 6) return route_api_v4_projects_$$_invitations_$$;
  return null;
}

function below_api_v4_projects_$$_issues_$$_award$5f$emoji(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_award$5f$emoji;
  if (s.length === 8) return route_api_v4_projects_$$_issues_$$_award$5f$emoji_$$;
  return null;
}

function below_api_v4_projects_$$_issues_$$_discussions_$$_notes(s: readonly string[]): Route | null {
  if (s.length === 9) return route_api_v4_projects_$$_issues_$$_discussions_$$_notes;
  if (s.length === 10) return route_api_v4_projects_$$_issues_$$_discussions_$$_notes_$$;
  return null;
}

function below_api_v4_projects_$$_issues_$$_discussions_$$(s: readonly string[]): Route | null {
  if (s.length === 8) return route_api_v4_projects_$$_issues_$$_discussions_$$;
  switch (s[8]) {
    case "notes":
      return below_api_v4_projects_$$_issues_$$_discussions_$$_notes(s);
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_discussions(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_discussions;
  if (s.length > 7) return below_api_v4_projects_$$_issues_$$_discussions_$$(s);
  return null;
}

function below_api_v4_projects_$$_issues_$$_links(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_links;
  if (s.length === 8) return route_api_v4_projects_$$_issues_$$_links_$$;
  return null;
}

function below_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji(s: readonly string[]): Route | null {
  if (s.length === 9) return route_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji;
  if (s.length === 10) return route_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji_$$;
  return null;
}

function below_api_v4_projects_$$_issues_$$_notes_$$(s: readonly string[]): Route | null {
  if (s.length === 8) return route_api_v4_projects_$$_issues_$$_notes_$$;
  switch (s[8]) {
    case "award_emoji":
      return below_api_v4_projects_$$_issues_$$_notes_$$_award$5f$emoji(s);
  }
  return null;
}

function below_api_v4_projects_$$_issues_$$_notes(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_notes;
  if (s.length > 7) return below_api_v4_projects_$$_issues_$$_notes_$$(s);
  return null;
}

function below_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events;
  if (s.length === 8) return route_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events_$$;
  return null;
}

function below_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events;
  if (s.length === 8) return route_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events_$$;
  return null;
}

function below_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events;
  if (s.length === 8) return route_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events_$$;
  return null;
}

function below_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events;
  if (s.length === 8) return route_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events_$$;
  return null;
}

function below_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events;
  if (s.length === 8) return route_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events_$$;
  return null;
}

function below_api_v4_projects_$$_issues_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_issues_$$;
  switch (s[6]) {
    case "add_spent_time":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_add$5f$spent$5f$time : null;
    case "award_emoji":
      return below_api_v4_projects_$$_issues_$$_award$5f$emoji(s);
    case "clone":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_clone : null;
    case "closed_by":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_closed$5f$by : null;
    case "discussions":
      return below_api_v4_projects_$$_issues_$$_discussions(s);
    case "links":
      return below_api_v4_projects_$$_issues_$$_links(s);
    case "move":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_move : null;
    case "notes":
      return below_api_v4_projects_$$_issues_$$_notes(s);
    case "participants":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_participants : null;
    case "related_merge_requests":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_related$5f$merge$5f$requests : null;
    case "reorder":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_reorder : null;
    case "reset_spent_time":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_reset$5f$spent$5f$time : null;
    case "reset_time_estimate":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_reset$5f$time$5f$estimate : null;
    case "resource_iteration_events":
      return below_api_v4_projects_$$_issues_$$_resource$5f$iteration$5f$events(s);
    case "resource_label_events":
      return below_api_v4_projects_$$_issues_$$_resource$5f$label$5f$events(s);
    case "resource_milestone_events":
      return below_api_v4_projects_$$_issues_$$_resource$5f$milestone$5f$events(s);
    case "resource_state_events":
      return below_api_v4_projects_$$_issues_$$_resource$5f$state$5f$events(s);
    case "resource_weight_events":
      return below_api_v4_projects_$$_issues_$$_resource$5f$weight$5f$events(s);
    case "subscribe":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_subscribe : null;
    case "time_estimate":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_time$5f$estimate : null;
    case "time_stats":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_time$5f$stats : null;
    case "todo":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_todo : null;
    case "unsubscribe":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_unsubscribe : null;
    case "user_agent_detail":
      return s.length === 7 ? route_api_v4_projects_$$_issues_$$_user$5f$agent$5f$detail : null;
  }
  return null;
}

function below_api_v4_projects_$$_issues(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_issues;
  if (s.length > 5) return below_api_v4_projects_$$_issues_$$(s);
  return null;
}

function below_api_v4_projects_$$_job$5f$token$5f$scope_allowlist(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_job$5f$token$5f$scope_allowlist;
  if (s.length === 7) return route_api_v4_projects_$$_job$5f$token$5f$scope_allowlist_$$;
  return null;
}

function below_api_v4_projects_$$_job$5f$token$5f$scope(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_job$5f$token$5f$scope;
  switch (s[5]) {
    case "allowlist":
      return below_api_v4_projects_$$_job$5f$token$5f$scope_allowlist(s);
  }
  return null;
}

function below_api_v4_projects_$$_jobs_artifacts_$$_raw(s: readonly string[]): Route | null {
  if (s.length > 8) return route_api_v4_projects_$$_jobs_artifacts_$$_raw_$$$2a$;
  return null;
}

function below_api_v4_projects_$$_jobs_artifacts_$$(s: readonly string[]): Route | null {
  switch (s[7]) {
    case "download":
      return s.length === 8 ? route_api_v4_projects_$$_jobs_artifacts_$$_download : null;
    case "raw":
      return below_api_v4_projects_$$_jobs_artifacts_$$_raw(s);
  }
  return null;
}

function below_api_v4_projects_$$_jobs_artifacts(s: readonly string[]): Route | null {
  if (s.length > 6) return below_api_v4_projects_$$_jobs_artifacts_$$(s);
  return null;
}

function below_api_v4_projects_$$_jobs_$$_artifacts(s: readonly string[]): Route | null {
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

function below_api_v4_projects_$$_jobs_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_jobs_$$;
  switch (s[6]) {
    case "artifacts":
      return below_api_v4_projects_$$_jobs_$$_artifacts(s);
    case "cancel":
      return s.length === 7 ? route_api_v4_projects_$$_jobs_$$_cancel : null;
    case "erase":
      return s.length === 7 ? route_api_v4_projects_$$_jobs_$$_erase : null;
    case "play":
      return s.length === 7 ? route_api_v4_projects_$$_jobs_$$_play : null;
    case "retry":
      return s.length === 7 ? route_api_v4_projects_$$_jobs_$$_retry : null;
    case "trace":
      return s.length === 7 ? route_api_v4_projects_$$_jobs_$$_trace : null;
  }
  return null;
}

function below_api_v4_projects_$$_jobs(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_jobs;
  switch (s[5]) {
    case "artifacts": {
      const found = below_api_v4_projects_$$_jobs_artifacts(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) return below_api_v4_projects_$$_jobs_$$(s);
  return null;
}

function below_api_v4_projects_$$_labels_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_labels_$$;
  switch (s[6]) {
    case "promote":
      return s.length === 7 ? route_api_v4_projects_$$_labels_$$_promote : null;
    case "subscribe":
      return s.length === 7 ? route_api_v4_projects_$$_labels_$$_subscribe : null;
    case "unsubscribe":
      return s.length === 7 ? route_api_v4_projects_$$_labels_$$_unsubscribe : null;
  }
  return null;
}

function below_api_v4_projects_$$_labels(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_labels;
  switch (s[5]) {
    case "promote": {
      const found = s.length === 6 ? route_api_v4_projects_$$_labels_promote : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) return below_api_v4_projects_$$_labels_$$(s);
  return null;
}

function below_api_v4_projects_$$_members_all(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_members_all;
  if (s.length === 7) return route_api_v4_projects_$$_members_all_$$;
  return null;
}

function below_api_v4_projects_$$_members(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_members;
  switch (s[5]) {
    case "all": {
      const found = below_api_v4_projects_$$_members_all(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length === 6) return route_api_v4_projects_$$_members_$$;
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules;
  if (s.length === 8) return route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules_$$;
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji;
  if (s.length === 8) return route_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji_$$;
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes(s: readonly string[]): Route | null {
  if (s.length === 9) return route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes;
  if (s.length === 10) return route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes_$$;
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$(s: readonly string[]): Route | null {
  if (s.length === 8) return route_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$;
  switch (s[8]) {
    case "notes":
      return below_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$_notes(s);
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_discussions(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_discussions;
  if (s.length > 7) return below_api_v4_projects_$$_merge$5f$requests_$$_discussions_$$(s);
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji(s: readonly string[]): Route | null {
  if (s.length === 9) return route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji;
  if (s.length === 10) return route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji_$$;
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_notes_$$(s: readonly string[]): Route | null {
  if (s.length === 8) return route_api_v4_projects_$$_merge$5f$requests_$$_notes_$$;
  switch (s[8]) {
    case "award_emoji":
      return below_api_v4_projects_$$_merge$5f$requests_$$_notes_$$_award$5f$emoji(s);
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_notes(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_notes;
  if (s.length > 7) return below_api_v4_projects_$$_merge$5f$requests_$$_notes_$$(s);
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events;
  if (s.length === 8) return route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events_$$;
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events;
  if (s.length === 8) return route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events_$$;
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events;
  if (s.length === 8) return route_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events_$$;
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$_versions(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_merge$5f$requests_$$_versions;
  if (s.length === 8) return route_api_v4_projects_$$_merge$5f$requests_$$_versions_$$;
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_merge$5f$requests_$$;
  switch (s[6]) {
    case "add_spent_time":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_add$5f$spent$5f$time : null;
    case "approval_rules":
      return below_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$rules(s);
    case "approval_state":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_approval$5f$state : null;
    case "approvals":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_approvals : null;
    case "approve":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_approve : null;
    case "award_emoji":
      return below_api_v4_projects_$$_merge$5f$requests_$$_award$5f$emoji(s);
    case "cancel_merge_when_pipeline_succeeds":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_cancel$5f$merge$5f$when$5f$pipeline$5f$succeeds : null;
    case "changes":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_changes : null;
    case "closes_issues":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_closes$5f$issues : null;
    case "commits":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_commits : null;
    case "context_commits":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_context$5f$commits : null;
    case "diffs":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_diffs : null;
    case "discussions":
      return below_api_v4_projects_$$_merge$5f$requests_$$_discussions(s);
    case "merge":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_merge : null;
    case "merge_ref":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_merge$5f$ref : null;
    case "notes":
      return below_api_v4_projects_$$_merge$5f$requests_$$_notes(s);
    case "participants":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_participants : null;
    case "pipelines":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_pipelines : null;
    case "raw_diffs":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_raw$5f$diffs : null;
    case "rebase":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_rebase : null;
    case "reset_spent_time":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_reset$5f$spent$5f$time : null;
    case "reset_time_estimate":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_reset$5f$time$5f$estimate : null;
    case "resource_label_events":
      return below_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$label$5f$events(s);
    case "resource_milestone_events":
      return below_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$milestone$5f$events(s);
    case "resource_state_events":
      return below_api_v4_projects_$$_merge$5f$requests_$$_resource$5f$state$5f$events(s);
    case "reviewers":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_reviewers : null;
    case "subscribe":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_subscribe : null;
    case "time_estimate":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_time$5f$estimate : null;
    case "time_stats":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_time$5f$stats : null;
    case "todo":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_todo : null;
    case "unapprove":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_unapprove : null;
    case "unsubscribe":
      return s.length === 7 ? route_api_v4_projects_$$_merge$5f$requests_$$_unsubscribe : null;
    case "versions":
      return below_api_v4_projects_$$_merge$5f$requests_$$_versions(s);
  }
  return null;
}

function below_api_v4_projects_$$_merge$5f$requests(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_merge$5f$requests;
  if (s.length > 5) return below_api_v4_projects_$$_merge$5f$requests_$$(s);
  return null;
}

function below_api_v4_projects_$$_milestones_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_milestones_$$;
  switch (s[6]) {
    case "burndown_events":
      return s.length === 7 ? route_api_v4_projects_$$_milestones_$$_burndown$5f$events : null;
    case "issues":
      return s.length === 7 ? route_api_v4_projects_$$_milestones_$$_issues : null;
    case "merge_requests":
      return s.length === 7 ? route_api_v4_projects_$$_milestones_$$_merge$5f$requests : null;
    case "promote":
      return s.length === 7 ? route_api_v4_projects_$$_milestones_$$_promote : null;
  }
  return null;
}

function below_api_v4_projects_$$_milestones(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_milestones;
  if (s.length > 5) return below_api_v4_projects_$$_milestones_$$(s);
  return null;
}

function below_api_v4_projects_$$_pipeline$5f$schedules_$$_variables(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_pipeline$5f$schedules_$$_variables;
  if (s.length === 8) return route_api_v4_projects_$$_pipeline$5f$schedules_$$_variables_$$;
  return null;
}

function below_api_v4_projects_$$_pipeline$5f$schedules_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_pipeline$5f$schedules_$$;
  switch (s[6]) {
    case "pipelines":
      return s.length === 7 ? route_api_v4_projects_$$_pipeline$5f$schedules_$$_pipelines : null;
    case "play":
      return s.length === 7 ? route_api_v4_projects_$$_pipeline$5f$schedules_$$_play : null;
    case "take_ownership":
      return s.length === 7 ? route_api_v4_projects_$$_pipeline$5f$schedules_$$_take$5f$ownership : null;
    case "variables":
      return below_api_v4_projects_$$_pipeline$5f$schedules_$$_variables(s);
  }
  return null;
}

function below_api_v4_projects_$$_pipeline$5f$schedules(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_pipeline$5f$schedules;
  if (s.length > 5) return below_api_v4_projects_$$_pipeline$5f$schedules_$$(s);
  return null;
}

function below_api_v4_projects_$$_pipelines_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_pipelines_$$;
  switch (s[6]) {
    case "bridges":
      return s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_bridges : null;
    case "cancel":
      return s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_cancel : null;
    case "jobs":
      return s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_jobs : null;
    case "retry":
      return s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_retry : null;
    case "test_report":
      return s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_test$5f$report : null;
    case "test_report_summary":
      return s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_test$5f$report$5f$summary : null;
    case "variables":
      return s.length === 7 ? route_api_v4_projects_$$_pipelines_$$_variables : null;
  }
  return null;
}

function below_api_v4_projects_$$_pipelines(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_pipelines;
  switch (s[5]) {
    case "latest": {
      const found = s.length === 6 ? route_api_v4_projects_$$_pipelines_latest : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) return below_api_v4_projects_$$_pipelines_$$(s);
  return null;
}

function below_api_v4_projects_$$_protected$5f$branches(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_protected$5f$branches;
  if (s.length === 6) return route_api_v4_projects_$$_protected$5f$branches_$$;
  return null;
}

function below_api_v4_projects_$$_protected$5f$environments(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_protected$5f$environments;
  if (s.length === 6) return route_api_v4_projects_$$_protected$5f$environments_$$;
  return null;
}

function below_api_v4_projects_$$_protected$5f$tags(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_protected$5f$tags;
  if (s.length === 6) return route_api_v4_projects_$$_protected$5f$tags_$$;
  return null;
}

function below_api_v4_projects_$$_ref_$$_trigger(s: readonly string[]): Route | null {
  switch (s[7]) {
    case "pipeline":
      return s.length === 8 ? route_api_v4_projects_$$_ref_$$_trigger_pipeline : null;
  }
  return null;
}

function below_api_v4_projects_$$_ref_$$(s: readonly string[]): Route | null {
  switch (s[6]) {
    case "trigger":
      return below_api_v4_projects_$$_ref_$$_trigger(s);
  }
  return null;
}

function below_api_v4_projects_$$_ref(s: readonly string[]): Route | null {
  if (s.length > 5) return below_api_v4_projects_$$_ref_$$(s);
  return null;
}

function below_api_v4_projects_$$_registry_repositories_$$_tags(s: readonly string[]): Route | null {
  if (s.length === 8) return route_api_v4_projects_$$_registry_repositories_$$_tags;
  if (s.length === 9) return route_api_v4_projects_$$_registry_repositories_$$_tags_$$;
  return null;
}

function below_api_v4_projects_$$_registry_repositories_$$(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_registry_repositories_$$;
  switch (s[7]) {
    case "tags":
      return below_api_v4_projects_$$_registry_repositories_$$_tags(s);
  }
  return null;
}

function below_api_v4_projects_$$_registry_repositories(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_registry_repositories;
  if (s.length > 6) return below_api_v4_projects_$$_registry_repositories_$$(s);
  return null;
}

function below_api_v4_projects_$$_registry(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "repositories":
      return below_api_v4_projects_$$_registry_repositories(s);
  }
  return null;
}

function below_api_v4_projects_$$_repository_blobs_$$(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_repository_blobs_$$;
  switch (s[7]) {
    case "raw":
      return s.length === 8 ? route_api_v4_projects_$$_repository_blobs_$$_raw : null;
  }
  return null;
}

function below_api_v4_projects_$$_repository_blobs(s: readonly string[]): Route | null {
  if (s.length > 6) return below_api_v4_projects_$$_repository_blobs_$$(s);
  return null;
}

function below_api_v4_projects_$$_repository_branches_$$(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_repository_branches_$$;
  switch (s[7]) {
    case "protect":
      return s.length === 8 ? route_api_v4_projects_$$_repository_branches_$$_protect : null;
    case "unprotect":
      return s.length === 8 ? route_api_v4_projects_$$_repository_branches_$$_unprotect : null;
  }
  return null;
}

function below_api_v4_projects_$$_repository_branches(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_repository_branches;
  if (s.length > 6) return below_api_v4_projects_$$_repository_branches_$$(s);
  return null;
}

function below_api_v4_projects_$$_repository_commits_$$(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_repository_commits_$$;
  switch (s[7]) {
    case "cherry_pick":
      return s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_cherry$5f$pick : null;
    case "comments":
      return s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_comments : null;
    case "diff":
      return s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_diff : null;
    case "merge_requests":
      return s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_merge$5f$requests : null;
    case "refs":
      return s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_refs : null;
    case "revert":
      return s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_revert : null;
    case "signature":
      return s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_signature : null;
    case "statuses":
      return s.length === 8 ? route_api_v4_projects_$$_repository_commits_$$_statuses : null;
  }
  return null;
}

function below_api_v4_projects_$$_repository_commits(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_repository_commits;
  if (s.length > 6) return below_api_v4_projects_$$_repository_commits_$$(s);
  return null;
}

function below_api_v4_projects_$$_repository_files_$$(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_repository_files_$$;
  switch (s[7]) {
    case "blame":
      return s.length === 8 ? route_api_v4_projects_$$_repository_files_$$_blame : null;
    case "raw":
      return s.length === 8 ? route_api_v4_projects_$$_repository_files_$$_raw : null;
  }
  return null;
}

function below_api_v4_projects_$$_repository_files(s: readonly string[]): Route | null {
  if (s.length > 6) return below_api_v4_projects_$$_repository_files_$$(s);
  return null;
}

function below_api_v4_projects_$$_repository_tags_$$(s: readonly string[]): Route | null {
  if (s.length === 7) return route_api_v4_projects_$$_repository_tags_$$;
  switch (s[7]) {
    case "signature":
      return s.length === 8 ? route_api_v4_projects_$$_repository_tags_$$_signature : null;
  }
  return null;
}

function below_api_v4_projects_$$_repository_tags(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_repository_tags;
  if (s.length > 6) return below_api_v4_projects_$$_repository_tags_$$(s);
  return null;
}

function below_api_v4_projects_$$_repository(s: readonly string[]): Route | null {
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

function below_api_v4_projects_$$_resource$5f$groups(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_resource$5f$groups;
  if (s.length === 6) return route_api_v4_projects_$$_resource$5f$groups_$$;
  return null;
}

function below_api_v4_projects_$$_runners(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_runners;
  switch (s[5]) {
    case "reset_registration_token": {
      const found = s.length === 6 ? route_api_v4_projects_$$_runners_reset$5f$registration$5f$token : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length === 6) return route_api_v4_projects_$$_runners_$$;
  return null;
}

function below_api_v4_projects_$$_services(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_services;
  if (s.length === 6) return route_api_v4_projects_$$_services_$$;
  return null;
}

function below_api_v4_projects_$$_share(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_share;
  if (s.length === 6) return route_api_v4_projects_$$_share_$$;
  return null;
}

function below_api_v4_projects_$$_statuses(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_statuses_$$;
  return null;
}

function below_api_v4_projects_$$_templates_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_templates_$$;
  if (s.length === 7) return route_api_v4_projects_$$_templates_$$_$$;
  return null;
}

function below_api_v4_projects_$$_templates(s: readonly string[]): Route | null {
  if (s.length > 5) return below_api_v4_projects_$$_templates_$$(s);
  return null;
}

function below_api_v4_projects_$$_trigger(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "pipeline":
      return s.length === 6 ? route_api_v4_projects_$$_trigger_pipeline : null;
  }
  return null;
}

function below_api_v4_projects_$$_triggers(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_triggers;
  if (s.length === 6) return route_api_v4_projects_$$_triggers_$$;
  return null;
}

function below_api_v4_projects_$$_variables(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_variables;
  if (s.length === 6) return route_api_v4_projects_$$_variables_$$;
  return null;
}

function below_api_v4_projects_$$_download(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_download_$$;
  return null;
}

function below_api_v4_projects_$$_secure$5f$files_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_projects_$$_secure$5f$files_$$;
  switch (s[6]) {
    case "download":
      return s.length === 7 ? route_api_v4_projects_$$_secure$5f$files_$$_download : null;
  }
  return null;
}

function below_api_v4_projects_$$_secure$5f$files(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_projects_$$_secure$5f$files;
  if (s.length > 5) return below_api_v4_projects_$$_secure$5f$files_$$(s);
  return null;
}

function below_api_v4_projects_$$(s: readonly string[]): Route | null {
  if (s.length === 4) return route_api_v4_projects_$$;
  switch (s[4]) {
    case "-":
      return below_api_v4_projects_$$_$2d$(s);
    case "access_requests":
      return below_api_v4_projects_$$_access$5f$requests(s);
    case "access_tokens":
      return below_api_v4_projects_$$_access$5f$tokens(s);
    case "approval_rules":
      return below_api_v4_projects_$$_approval$5f$rules(s);
    case "approvals":
      return s.length === 5 ? route_api_v4_projects_$$_approvals : null;
    case "archive":
      return s.length === 5 ? route_api_v4_projects_$$_archive : null;
    case "artifacts":
      return s.length === 5 ? route_api_v4_projects_$$_artifacts : null;
    case "avatar":
      return s.length === 5 ? route_api_v4_projects_$$_avatar : null;
    case "boards":
      return below_api_v4_projects_$$_boards(s);
    case "ci":
      return below_api_v4_projects_$$_ci(s);
    case "cluster_agents":
      return below_api_v4_projects_$$_cluster$5f$agents(s);
    case "custom_attributes":
      return below_api_v4_projects_$$_custom$5f$attributes(s);
    case "deploy_keys":
      return below_api_v4_projects_$$_deploy$5f$keys(s);
    case "deploy_tokens":
      return below_api_v4_projects_$$_deploy$5f$tokens(s);
    case "deployments":
      return below_api_v4_projects_$$_deployments(s);
    case "environments":
      return below_api_v4_projects_$$_environments(s);
    case "events":
      return s.length === 5 ? route_api_v4_projects_$$_events : null;
    case "export":
      return below_api_v4_projects_$$_export(s);
    case "fork":
      return below_api_v4_projects_$$_fork(s);
    case "forks":
      return s.length === 5 ? route_api_v4_projects_$$_forks : null;
    case "groups":
      return s.length === 5 ? route_api_v4_projects_$$_groups : null;
    case "hooks":
      return below_api_v4_projects_$$_hooks(s);
    case "housekeeping":
      return s.length === 5 ? route_api_v4_projects_$$_housekeeping : null;
    case "import":
      return s.length === 5 ? route_api_v4_projects_$$_import : null;
    case "import_project_members":
      return below_api_v4_projects_$$_import$5f$project$5f$members(s);
    case "integrations":
      return below_api_v4_projects_$$_integrations(s);
    case "invitations":
      return below_api_v4_projects_$$_invitations(s);
    case "issues":
      return below_api_v4_projects_$$_issues(s);
    case "issues_statistics":
      return s.length === 5 ? route_api_v4_projects_$$_issues$5f$statistics : null;
    case "iterations":
      return s.length === 5 ? route_api_v4_projects_$$_iterations : null;
    case "job_token_scope":
      return below_api_v4_projects_$$_job$5f$token$5f$scope(s);
    case "jobs":
      return below_api_v4_projects_$$_jobs(s);
    case "labels":
      return below_api_v4_projects_$$_labels(s);
    case "languages":
      return s.length === 5 ? route_api_v4_projects_$$_languages : null;
    case "members":
      return below_api_v4_projects_$$_members(s);
    case "merge_requests":
      return below_api_v4_projects_$$_merge$5f$requests(s);
    case "milestones":
      return below_api_v4_projects_$$_milestones(s);
    case "pipeline":
      return s.length === 5 ? route_api_v4_projects_$$_pipeline : null;
    case "pipeline_schedules":
      return below_api_v4_projects_$$_pipeline$5f$schedules(s);
    case "pipelines":
      return below_api_v4_projects_$$_pipelines(s);
    case "protected_branches":
      return below_api_v4_projects_$$_protected$5f$branches(s);
    case "protected_environments":
      return below_api_v4_projects_$$_protected$5f$environments(s);
    case "protected_tags":
      return below_api_v4_projects_$$_protected$5f$tags(s);
    case "push_rule":
      return s.length === 5 ? route_api_v4_projects_$$_push$5f$rule : null;
    case "ref":
      return below_api_v4_projects_$$_ref(s);
    case "registry":
      return below_api_v4_projects_$$_registry(s);
    case "repository":
      return below_api_v4_projects_$$_repository(s);
    case "repository_size":
      return s.length === 5 ? route_api_v4_projects_$$_repository$5f$size : null;
    case "resource_groups":
      return below_api_v4_projects_$$_resource$5f$groups(s);
    case "restore":
      return s.length === 5 ? route_api_v4_projects_$$_restore : null;
    case "runners":
      return below_api_v4_projects_$$_runners(s);
    case "search":
      return s.length === 5 ? route_api_v4_projects_$$_search : null;
    case "services":
      return below_api_v4_projects_$$_services(s);
    case "share":
      return below_api_v4_projects_$$_share(s);
    case "snapshot":
      return s.length === 5 ? route_api_v4_projects_$$_snapshot : null;
    case "star":
      return s.length === 5 ? route_api_v4_projects_$$_star : null;
    case "starrers":
      return s.length === 5 ? route_api_v4_projects_$$_starrers : null;
    case "statistics":
      return s.length === 5 ? route_api_v4_projects_$$_statistics : null;
    case "statuses":
      return below_api_v4_projects_$$_statuses(s);
    case "storage":
      return s.length === 5 ? route_api_v4_projects_$$_storage : null;
    case "templates":
      return below_api_v4_projects_$$_templates(s);
    case "transfer":
      return s.length === 5 ? route_api_v4_projects_$$_transfer : null;
    case "transfer_locations":
      return s.length === 5 ? route_api_v4_projects_$$_transfer$5f$locations : null;
    case "trigger":
      return below_api_v4_projects_$$_trigger(s);
    case "triggers":
      return below_api_v4_projects_$$_triggers(s);
    case "unarchive":
      return s.length === 5 ? route_api_v4_projects_$$_unarchive : null;
    case "unstar":
      return s.length === 5 ? route_api_v4_projects_$$_unstar : null;
    case "uploads":
      return s.length === 5 ? route_api_v4_projects_$$_uploads : null;
    case "users":
      return s.length === 5 ? route_api_v4_projects_$$_users : null;
    case "variables":
      return below_api_v4_projects_$$_variables(s);
    case "download":
      return below_api_v4_projects_$$_download(s);
    case "secure_files":
      return below_api_v4_projects_$$_secure$5f$files(s);
  }
  return null;
}

function below_api_v4_projects(s: readonly string[]): Route | null {
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
  if (s.length > 3) return below_api_v4_projects_$$(s);
  return null;
}

function below_api_v4_registry_repositories(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_registry_repositories_$$;
  return null;
}

function below_api_v4_registry(s: readonly string[]): Route | null {
  switch (s[3]) {
    case "repositories":
      return below_api_v4_registry_repositories(s);
  }
  return null;
}

function below_api_v4_runners_$$(s: readonly string[]): Route | null {
  if (s.length === 4) return route_api_v4_runners_$$;
  switch (s[4]) {
    case "jobs":
      return s.length === 5 ? route_api_v4_runners_$$_jobs : null;
    case "reset_authentication_token":
      return s.length === 5 ? route_api_v4_runners_$$_reset$5f$authentication$5f$token : null;
  }
  return null;
}

function below_api_v4_runners(s: readonly string[]): Route | null {
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
  if (s.length > 3) return below_api_v4_runners_$$(s);
  return null;
}

function below_api_v4_suggestions_$$(s: readonly string[]): Route | null {
  switch (s[4]) {
    case "apply":
      return s.length === 5 ? route_api_v4_suggestions_$$_apply : null;
  }
  return null;
}

function below_api_v4_suggestions(s: readonly string[]): Route | null {
  switch (s[3]) {
    case "batch_apply": {
      const found = s.length === 4 ? route_api_v4_suggestions_batch$5f$apply : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) return below_api_v4_suggestions_$$(s);
  return null;
}

function below_api_v4_todos_$$(s: readonly string[]): Route | null {
  switch (s[4]) {
    case "mark_as_done":
      return s.length === 5 ? route_api_v4_todos_$$_mark$5f$as$5f$done : null;
  }
  return null;
}

function below_api_v4_todos(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_todos;
  switch (s[3]) {
    case "mark_as_done": {
      const found = s.length === 4 ? route_api_v4_todos_mark$5f$as$5f$done : null;
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) return below_api_v4_todos_$$(s);
  return null;
}

function below_api_v4_topics(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_topics;
  if (s.length === 4) return route_api_v4_topics_$$;
  return null;
}

function below_api_v4_user_emails(s: readonly string[]): Route | null {
  if (s.length === 4) return route_api_v4_user_emails;
  if (s.length === 5) return route_api_v4_user_emails_$$;
  return null;
}

function below_api_v4_user_gpg$5f$keys_$$(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_user_gpg$5f$keys_$$;
  switch (s[5]) {
    case "revoke":
      return s.length === 6 ? route_api_v4_user_gpg$5f$keys_$$_revoke : null;
  }
  return null;
}

function below_api_v4_user_gpg$5f$keys(s: readonly string[]): Route | null {
  if (s.length === 4) return route_api_v4_user_gpg$5f$keys;
  if (s.length > 4) return below_api_v4_user_gpg$5f$keys_$$(s);
  return null;
}

function below_api_v4_user_keys(s: readonly string[]): Route | null {
  if (s.length === 4) return route_api_v4_user_keys;
  if (s.length === 5) return route_api_v4_user_keys_$$;
  return null;
}

function below_api_v4_user(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_user;
  switch (s[3]) {
    case "activities":
      return s.length === 4 ? route_api_v4_user_activities : null;
    case "emails":
      return below_api_v4_user_emails(s);
    case "gpg_keys":
      return below_api_v4_user_gpg$5f$keys(s);
    case "keys":
      return below_api_v4_user_keys(s);
    case "preferences":
      return s.length === 4 ? route_api_v4_user_preferences : null;
    case "status":
      return s.length === 4 ? route_api_v4_user_status : null;
  }
  return null;
}

function below_api_v4_users_$$_custom$5f$attributes(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_users_$$_custom$5f$attributes;
  if (s.length === 6) return route_api_v4_users_$$_custom$5f$attributes_$$;
  return null;
}

function below_api_v4_users_$$_emails(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_users_$$_emails;
  if (s.length === 6) return route_api_v4_users_$$_emails_$$;
  return null;
}

function below_api_v4_users_$$_gpg$5f$keys_$$(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_users_$$_gpg$5f$keys_$$;
  switch (s[6]) {
    case "revoke":
      return s.length === 7 ? route_api_v4_users_$$_gpg$5f$keys_$$_revoke : null;
  }
  return null;
}

function below_api_v4_users_$$_gpg$5f$keys(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_users_$$_gpg$5f$keys;
  if (s.length > 5) return below_api_v4_users_$$_gpg$5f$keys_$$(s);
  return null;
}

function below_api_v4_users_$$_identities(s: readonly string[]): Route | null {
  if (s.length === 6) return route_api_v4_users_$$_identities_$$;
  return null;
}

function below_api_v4_users_$$_keys(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_users_$$_keys;
  if (s.length === 6) return route_api_v4_users_$$_keys_$$;
  return null;
}

function below_api_v4_users_$$_impersonation$5f$tokens(s: readonly string[]): Route | null {
  if (s.length === 5) return route_api_v4_users_$$_impersonation$5f$tokens;
  if (s.length === 6) return route_api_v4_users_$$_impersonation$5f$tokens_$$;
  return null;
}

function below_api_v4_users_$$(s: readonly string[]): Route | null {
  if (s.length === 4) return route_api_v4_users_$$;
  switch (s[4]) {
    case "activate":
      return s.length === 5 ? route_api_v4_users_$$_activate : null;
    case "approve":
      return s.length === 5 ? route_api_v4_users_$$_approve : null;
    case "associations_count":
      return s.length === 5 ? route_api_v4_users_$$_associations$5f$count : null;
    case "ban":
      return s.length === 5 ? route_api_v4_users_$$_ban : null;
    case "block":
      return s.length === 5 ? route_api_v4_users_$$_block : null;
    case "custom_attributes":
      return below_api_v4_users_$$_custom$5f$attributes(s);
    case "deactivate":
      return s.length === 5 ? route_api_v4_users_$$_deactivate : null;
    case "disable_two_factor":
      return s.length === 5 ? route_api_v4_users_$$_disable$5f$two$5f$factor : null;
    case "emails":
      return below_api_v4_users_$$_emails(s);
    case "events":
      return s.length === 5 ? route_api_v4_users_$$_events : null;
    case "follow":
      return s.length === 5 ? route_api_v4_users_$$_follow : null;
    case "followers":
      return s.length === 5 ? route_api_v4_users_$$_followers : null;
    case "following":
      return s.length === 5 ? route_api_v4_users_$$_following : null;
    case "gpg_keys":
      return below_api_v4_users_$$_gpg$5f$keys(s);
    case "identities":
      return below_api_v4_users_$$_identities(s);
    case "keys":
      return below_api_v4_users_$$_keys(s);
    case "memberships":
      return s.length === 5 ? route_api_v4_users_$$_memberships : null;
    case "reject":
      return s.length === 5 ? route_api_v4_users_$$_reject : null;
    case "unban":
      return s.length === 5 ? route_api_v4_users_$$_unban : null;
    case "unblock":
      return s.length === 5 ? route_api_v4_users_$$_unblock : null;
    case "unfollow":
      return s.length === 5 ? route_api_v4_users_$$_unfollow : null;
    case "impersonation_tokens":
      return below_api_v4_users_$$_impersonation$5f$tokens(s);
    case "personal_access_tokens":
      return s.length === 5 ? route_api_v4_users_$$_personal$5f$access$5f$tokens : null;
    case "projects":
      return s.length === 5 ? route_api_v4_users_$$_projects : null;
    case "starred_projects":
      return s.length === 5 ? route_api_v4_users_$$_starred$5f$projects : null;
    case "status":
      return s.length === 5 ? route_api_v4_users_$$_status : null;
  }
  return null;
}

function below_api_v4_users(s: readonly string[]): Route | null {
  if (s.length === 3) return route_api_v4_users;
  if (s.length > 3) return below_api_v4_users_$$(s);
  return null;
}

function below_api_v4(s: readonly string[]): Route | null {
  switch (s[2]) {
    case "admin":
      return below_api_v4_admin(s);
    case "application":
      return below_api_v4_application(s);
    case "applications":
      return below_api_v4_applications(s);
    case "avatar":
      return s.length === 3 ? route_api_v4_avatar : null;
    case "broadcast_messages":
      return below_api_v4_broadcast$5f$messages(s);
    case "ci":
      return below_api_v4_ci(s);
    case "deploy_keys":
      return s.length === 3 ? route_api_v4_deploy$5f$keys : null;
    case "deploy_tokens":
      return s.length === 3 ? route_api_v4_deploy$5f$tokens : null;
    case "events":
      return s.length === 3 ? route_api_v4_events : null;
    case "features":
      return below_api_v4_features(s);
    case "groups":
      return below_api_v4_groups(s);
    case "issues":
      return below_api_v4_issues(s);
    case "issues_statistics":
      return s.length === 3 ? route_api_v4_issues$5f$statistics : null;
    case "job":
      return below_api_v4_job(s);
    case "jobs":
      return below_api_v4_jobs(s);
    case "keys":
      return below_api_v4_keys(s);
    case "license":
      return below_api_v4_license(s);
    case "markdown":
      return s.length === 3 ? route_api_v4_markdown : null;
    case "merge_requests":
      return s.length === 3 ? route_api_v4_merge$5f$requests : null;
    case "metadata":
      return s.length === 3 ? route_api_v4_metadata : null;
    case "namespaces":
      return below_api_v4_namespaces(s);
    case "personal_access_tokens":
      return below_api_v4_personal$5f$access$5f$tokens(s);
    case "projects":
      return below_api_v4_projects(s);
    case "registry":
      return below_api_v4_registry(s);
    case "runners":
      return below_api_v4_runners(s);
    case "search":
      return s.length === 3 ? route_api_v4_search : null;
    case "suggestions":
      return below_api_v4_suggestions(s);
    case "todos":
      return below_api_v4_todos(s);
    case "topics":
      return below_api_v4_topics(s);
    case "user":
      return below_api_v4_user(s);
    case "user_counts":
      return s.length === 3 ? route_api_v4_user$5f$counts : null;
    case "users":
      return below_api_v4_users(s);
    case "version":
      return s.length === 3 ? route_api_v4_version : null;
  }
  return null;
}

function below_api(s: readonly string[]): Route | null {
  switch (s[1]) {
    case "graphql":
      return s.length === 2 ? route_api_graphql : null;
    case "scim":
      return below_api_scim(s);
    case "v4":
      return below_api_v4(s);
  }
  return null;
}

function below_oauth_authorize(s: readonly string[]): Route | null {
  if (s.length === 2) return route_oauth_authorize;
  switch (s[2]) {
    case "native":
      return s.length === 3 ? route_oauth_authorize_native : null;
  }
  return null;
}

function below_oauth_discovery(s: readonly string[]): Route | null {
  switch (s[2]) {
    case "keys":
      return s.length === 3 ? route_oauth_discovery_keys : null;
  }
  return null;
}

function below_oauth_token(s: readonly string[]): Route | null {
  if (s.length === 2) return route_oauth_token;
  switch (s[2]) {
    case "info":
      return s.length === 3 ? route_oauth_token_info : null;
  }
  return null;
}

function below_oauth(s: readonly string[]): Route | null {
  switch (s[1]) {
    case "authorize":
      return below_oauth_authorize(s);
    case "discovery":
      return below_oauth_discovery(s);
    case "introspect":
      return s.length === 2 ? route_oauth_introspect : null;
    case "revoke":
      return s.length === 2 ? route_oauth_revoke : null;
    case "token":
      return below_oauth_token(s);
    case "userinfo":
      return s.length === 2 ? route_oauth_userinfo : null;
  }
  return null;
}

function below(s: readonly string[]): Route | null {
  switch (s[0]) {
    case "-":
      return below_$2d$(s);
    case ".well-known":
      return below_$2e$well$2d$known(s);
    case "api":
      return below_api(s);
    case "oauth":
      return below_oauth(s);
  }
  return null;
}

/** Static segments before captured ones, one segment each, wildcards last. */
export const findRoute: FindRoute = below;

/** Loads the code of every operation, so that no request has to wait for it. */
export const preload = () =>
  loadInTurn([
    accessRequestsOperations,
    applicationOperations,
    applicationSettingsOperations,
    applicationsOperations,
    approvalRulesOperations,
    awardEmojiOperations,
    boardsOperations,
    branchesOperations,
    broadcastMessagesOperations,
    childEpicsOperations,
    ciLintOperations,
    clusterAgentsOperations,
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
    groupAuditEventsOperations,
    groupHooksOperations,
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
    tagsOperations,
    todosOperations,
    topicsOperations,
    triggersOperations,
    usersOperations,
    variablesOperations,
  ]);
