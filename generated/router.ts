// Generated from spec; do not edit. Run `npm run generate`.
import { LazyOperations, loadInTurn } from '../generator/runtime/lazy-operations.ts';
import type { FindRoute, Route } from '../generator/runtime/operation.ts';
import { within } from '../generator/runtime/segment.ts';

const accessRequestsOperations = new LazyOperations(() => import('./access-requests/routes.ts'));
const applicationOperations = new LazyOperations(() => import('./application/routes.ts'));
const applicationSettingsOperations = new LazyOperations(() => import('./application-settings/routes.ts'));
const applicationsOperations = new LazyOperations(() => import('./applications/routes.ts'));
const approvalsOperations = new LazyOperations(() => import('./approvals/routes.ts'));
const branchesOperations = new LazyOperations(() => import('./branches/routes.ts'));
const broadcastMessagesOperations = new LazyOperations(() => import('./broadcast-messages/routes.ts'));
const clusterAgentsOperations = new LazyOperations(() => import('./cluster-agents/routes.ts'));
const commitsOperations = new LazyOperations(() => import('./commits/routes.ts'));
const containerRegistryOperations = new LazyOperations(() => import('./container-registry/routes.ts'));
const customAttributesOperations = new LazyOperations(() => import('./custom-attributes/routes.ts'));
const emailsOperations = new LazyOperations(() => import('./emails/routes.ts'));
const environmentsOperations = new LazyOperations(() => import('./environments/routes.ts'));
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
const issuesOperations = new LazyOperations(() => import('./issues/routes.ts'));
const jobArtifactsOperations = new LazyOperations(() => import('./job-artifacts/routes.ts'));
const labelsOperations = new LazyOperations(() => import('./labels/routes.ts'));
const linkedEpicsOperations = new LazyOperations(() => import('./linked-epics/routes.ts'));
const markdownOperations = new LazyOperations(() => import('./markdown/routes.ts'));
const membersOperations = new LazyOperations(() => import('./members/routes.ts'));
const mergeRequestsOperations = new LazyOperations(() => import('./merge-requests/routes.ts'));
const metadataOperations = new LazyOperations(() => import('./metadata/routes.ts'));
const milestonesOperations = new LazyOperations(() => import('./milestones/routes.ts'));
const namespacesOperations = new LazyOperations(() => import('./namespaces/routes.ts'));
const oauthOperations = new LazyOperations(() => import('./oauth/routes.ts'));
const personalAccessTokensOperations = new LazyOperations(() => import('./personal-access-tokens/routes.ts'));
const projectForksOperations = new LazyOperations(() => import('./project-forks/routes.ts'));
const projectHooksOperations = new LazyOperations(() => import('./project-hooks/routes.ts'));
const projectLifecycleOperations = new LazyOperations(() => import('./project-lifecycle/routes.ts'));
const projectMaintenanceOperations = new LazyOperations(() => import('./project-maintenance/routes.ts'));
const projectSharingOperations = new LazyOperations(() => import('./project-sharing/routes.ts'));
const projectStarsOperations = new LazyOperations(() => import('./project-stars/routes.ts'));
const projectUploadsOperations = new LazyOperations(() => import('./project-uploads/routes.ts'));
const projectsOperations = new LazyOperations(() => import('./projects/routes.ts'));
const protectedBranchesOperations = new LazyOperations(() => import('./protected-branches/routes.ts'));
const protectedEnvironmentsOperations = new LazyOperations(() => import('./protected-environments/routes.ts'));
const protectedTagsOperations = new LazyOperations(() => import('./protected-tags/routes.ts'));
const pushRulesOperations = new LazyOperations(() => import('./push-rules/routes.ts'));
const repositoriesOperations = new LazyOperations(() => import('./repositories/routes.ts'));
const repositoryFilesOperations = new LazyOperations(() => import('./repository-files/routes.ts'));
const resourceAccessTokensOperations = new LazyOperations(() => import('./resource-access-tokens/routes.ts'));
const runnersOperations = new LazyOperations(() => import('./runners/routes.ts'));
const scimOperations = new LazyOperations(() => import('./scim/routes.ts'));
const searchOperations = new LazyOperations(() => import('./search/routes.ts'));
const secureFilesOperations = new LazyOperations(() => import('./secure-files/routes.ts'));
const sshKeysOperations = new LazyOperations(() => import('./ssh-keys/routes.ts'));
const tagsOperations = new LazyOperations(() => import('./tags/routes.ts'));
const topicsOperations = new LazyOperations(() => import('./topics/routes.ts'));
const usersOperations = new LazyOperations(() => import('./users/routes.ts'));

const route1: Route = {
  template: '/-/graphql-explorer',
  captures: [],
  wildcard: false,
  operations: { GET: graphqlOperations.operation('showGraphqlExplorer') },
};

const route2: Route = {
  template: '/.well-known/openid-configuration',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('getOpenidConfiguration') },
};

const route3: Route = {
  template: '/api/graphql',
  captures: [],
  wildcard: false,
  operations: { POST: graphqlOperations.operation('runGraphqlQuery'), GET: graphqlOperations.operation('getGraphqlQuery') },
};

const route4: Route = {
  template: '/api/scim/v2/groups/{group_path}/Users',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: scimOperations.operation('listScimUsers'), POST: scimOperations.operation('createScimUser') },
};

const route5: Route = {
  template: '/api/scim/v2/groups/{group_path}/Users/{id}',
  captures: [{"index":4,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: scimOperations.operation('getScimUser'), PUT: scimOperations.operation('replaceScimUser'), PATCH: scimOperations.operation('updateScimUser'), DELETE: scimOperations.operation('deleteScimUser') },
};

const route6: Route = {
  template: '/api/v4/application/appearance',
  captures: [],
  wildcard: false,
  operations: { GET: applicationOperations.operation('getAppearance'), PUT: applicationOperations.operation('updateAppearance') },
};

const route7: Route = {
  template: '/api/v4/application/plan_limits',
  captures: [],
  wildcard: false,
  operations: { GET: applicationOperations.operation('getPlanLimits'), PUT: applicationOperations.operation('updatePlanLimits') },
};

const route8: Route = {
  template: '/api/v4/application/settings',
  captures: [],
  wildcard: false,
  operations: { GET: applicationSettingsOperations.operation('getApplicationSettings'), PUT: applicationSettingsOperations.operation('updateApplicationSettings') },
};

const route9: Route = {
  template: '/api/v4/application/statistics',
  captures: [],
  wildcard: false,
  operations: { GET: applicationOperations.operation('getApplicationStatistics') },
};

const route10: Route = {
  template: '/api/v4/applications',
  captures: [],
  wildcard: false,
  operations: { GET: applicationsOperations.operation('listApplications'), POST: applicationsOperations.operation('createApplication') },
};

const route11: Route = {
  template: '/api/v4/applications/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: applicationsOperations.operation('deleteApplication') },
};

const route12: Route = {
  template: '/api/v4/avatar',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('getAvatarAddress') },
};

const route13: Route = {
  template: '/api/v4/broadcast_messages',
  captures: [],
  wildcard: false,
  operations: { GET: broadcastMessagesOperations.operation('listBroadcastMessages'), POST: broadcastMessagesOperations.operation('createBroadcastMessage') },
};

const route14: Route = {
  template: '/api/v4/broadcast_messages/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: broadcastMessagesOperations.operation('getBroadcastMessage'), PUT: broadcastMessagesOperations.operation('updateBroadcastMessage'), DELETE: broadcastMessagesOperations.operation('deleteBroadcastMessage') },
};

const route15: Route = {
  template: '/api/v4/events',
  captures: [],
  wildcard: false,
  operations: { GET: eventsOperations.operation('listOwnEvents') },
};

const route16: Route = {
  template: '/api/v4/features',
  captures: [],
  wildcard: false,
  operations: { GET: featuresOperations.operation('listFeatures') },
};

const route17: Route = {
  template: '/api/v4/features/definitions',
  captures: [],
  wildcard: false,
  operations: { GET: featuresOperations.operation('listFeatureDefinitions') },
};

const route18: Route = {
  template: '/api/v4/features/{name}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: featuresOperations.operation('setFeature'), DELETE: featuresOperations.operation('deleteFeature') },
};

const route19: Route = {
  template: '/api/v4/groups',
  captures: [],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listGroups'), POST: groupsOperations.operation('createGroup') },
};

const route20: Route = {
  template: '/api/v4/groups/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('getGroup'), PUT: groupsOperations.operation('updateGroup'), DELETE: groupsOperations.operation('deleteGroup') },
};

const route21: Route = {
  template: '/api/v4/groups/{id}/-/search',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: searchOperations.operation('searchGroupByDashPath') },
};

const route22: Route = {
  template: '/api/v4/groups/{id}/access_requests',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: accessRequestsOperations.operation('listGroupAccessRequests'), POST: accessRequestsOperations.operation('requestGroupAccess') },
};

const route23: Route = {
  template: '/api/v4/groups/{id}/access_requests/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: accessRequestsOperations.operation('denyGroupAccessRequest') },
};

const route24: Route = {
  template: '/api/v4/groups/{id}/access_requests/{user_id}/approve',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: accessRequestsOperations.operation('approveGroupAccessRequest') },
};

const route25: Route = {
  template: '/api/v4/groups/{id}/access_tokens',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceAccessTokensOperations.operation('listGroupAccessTokens'), POST: resourceAccessTokensOperations.operation('createGroupAccessToken') },
};

const route26: Route = {
  template: '/api/v4/groups/{id}/access_tokens/{token_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceAccessTokensOperations.operation('getGroupAccessToken'), DELETE: resourceAccessTokensOperations.operation('revokeGroupAccessToken') },
};

const route27: Route = {
  template: '/api/v4/groups/{id}/audit_events',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupAuditEventsOperations.operation('listGroupAuditEvents') },
};

const route28: Route = {
  template: '/api/v4/groups/{id}/audit_events/{audit_event_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupAuditEventsOperations.operation('getGroupAuditEvent') },
};

const route29: Route = {
  template: '/api/v4/groups/{id}/avatar',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('getGroupAvatar') },
};

const route30: Route = {
  template: '/api/v4/groups/{id}/billable_members',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listBillableMembers') },
};

const route31: Route = {
  template: '/api/v4/groups/{id}/billable_members/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: membersOperations.operation('removeBillableMember') },
};

const route32: Route = {
  template: '/api/v4/groups/{id}/billable_members/{user_id}/memberships',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listBillableMemberships') },
};

const route33: Route = {
  template: '/api/v4/groups/{id}/custom_attributes',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: customAttributesOperations.operation('listGroupCustomAttributes') },
};

const route34: Route = {
  template: '/api/v4/groups/{id}/custom_attributes/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: customAttributesOperations.operation('getGroupCustomAttribute'), PUT: customAttributesOperations.operation('setGroupCustomAttribute'), DELETE: customAttributesOperations.operation('deleteGroupCustomAttribute') },
};

const route35: Route = {
  template: '/api/v4/groups/{id}/descendant_groups',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listDescendantGroups') },
};

const route36: Route = {
  template: '/api/v4/groups/{id}/epics/{epic_iid}/related_epics',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: linkedEpicsOperations.operation('listLinkedEpics'), POST: linkedEpicsOperations.operation('linkEpic') },
};

const route37: Route = {
  template: '/api/v4/groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: linkedEpicsOperations.operation('unlinkEpic') },
};

const route38: Route = {
  template: '/api/v4/groups/{id}/hooks',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupHooksOperations.operation('listGroupHooks'), POST: groupHooksOperations.operation('createGroupHook') },
};

const route39: Route = {
  template: '/api/v4/groups/{id}/hooks/{hook_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupHooksOperations.operation('getGroupHook'), PUT: groupHooksOperations.operation('updateGroupHook'), DELETE: groupHooksOperations.operation('deleteGroupHook') },
};

const route40: Route = {
  template: '/api/v4/groups/{id}/invitations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: invitationsOperations.operation('listGroupInvitations'), POST: invitationsOperations.operation('inviteToGroup') },
};

const route41: Route = {
  template: '/api/v4/groups/{id}/invitations/{email}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: invitationsOperations.operation('updateGroupInvitation'), DELETE: invitationsOperations.operation('deleteGroupInvitation') },
};

const route42: Route = {
  template: '/api/v4/groups/{id}/issues',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issuesOperations.operation('listGroupIssues') },
};

const route43: Route = {
  template: '/api/v4/groups/{id}/labels',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: labelsOperations.operation('listGroupLabels'), POST: labelsOperations.operation('createGroupLabel'), PUT: labelsOperations.operation('updateGroupLabelByName'), DELETE: labelsOperations.operation('deleteGroupLabelByName') },
};

const route44: Route = {
  template: '/api/v4/groups/{id}/labels/{label_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: labelsOperations.operation('getGroupLabel'), PUT: labelsOperations.operation('updateGroupLabel'), DELETE: labelsOperations.operation('deleteGroupLabel') },
};

const route45: Route = {
  template: '/api/v4/groups/{id}/labels/{label_id}/subscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: labelsOperations.operation('subscribeToGroupLabel') },
};

const route46: Route = {
  template: '/api/v4/groups/{id}/labels/{label_id}/unsubscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: labelsOperations.operation('unsubscribeFromGroupLabel') },
};

const route47: Route = {
  template: '/api/v4/groups/{id}/ldap_sync',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupsOperations.operation('syncGroupWithLdap') },
};

const route48: Route = {
  template: '/api/v4/groups/{id}/members',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listGroupMembers'), POST: membersOperations.operation('addGroupMember') },
};

const route49: Route = {
  template: '/api/v4/groups/{id}/members/all',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listAllGroupMembers') },
};

const route50: Route = {
  template: '/api/v4/groups/{id}/members/all/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('getInheritedGroupMember') },
};

const route51: Route = {
  template: '/api/v4/groups/{id}/members/approve_all',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: membersOperations.operation('approveAllGroupMembers') },
};

const route52: Route = {
  template: '/api/v4/groups/{id}/members/{member_id}/approve',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: membersOperations.operation('approveGroupMember') },
};

const route53: Route = {
  template: '/api/v4/groups/{id}/members/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('getGroupMember'), PUT: membersOperations.operation('updateGroupMember'), DELETE: membersOperations.operation('removeGroupMember') },
};

const route54: Route = {
  template: '/api/v4/groups/{id}/members/{user_id}/override',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: membersOperations.operation('overrideGroupMember'), DELETE: membersOperations.operation('resetGroupMemberOverride') },
};

const route55: Route = {
  template: '/api/v4/groups/{id}/members/{user_id}/state',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: membersOperations.operation('setGroupMemberState') },
};

const route56: Route = {
  template: '/api/v4/groups/{id}/milestones',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listGroupMilestones'), POST: milestonesOperations.operation('createGroupMilestone') },
};

const route57: Route = {
  template: '/api/v4/groups/{id}/milestones/{milestone_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('getGroupMilestone'), PUT: milestonesOperations.operation('updateGroupMilestone'), DELETE: milestonesOperations.operation('deleteGroupMilestone') },
};

const route58: Route = {
  template: '/api/v4/groups/{id}/milestones/{milestone_id}/burndown_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listGroupMilestoneBurndownEvents') },
};

const route59: Route = {
  template: '/api/v4/groups/{id}/milestones/{milestone_id}/issues',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listGroupMilestoneIssues') },
};

const route60: Route = {
  template: '/api/v4/groups/{id}/milestones/{milestone_id}/merge_requests',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listGroupMilestoneMergeRequests') },
};

const route61: Route = {
  template: '/api/v4/groups/{id}/pending_members',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listPendingGroupMembers') },
};

const route62: Route = {
  template: '/api/v4/groups/{id}/projects',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listGroupProjects') },
};

const route63: Route = {
  template: '/api/v4/groups/{id}/projects/shared',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listSharedGroupProjects') },
};

const route64: Route = {
  template: '/api/v4/groups/{id}/projects/{project_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupsOperations.operation('transferProjectToGroup') },
};

const route65: Route = {
  template: '/api/v4/groups/{id}/provisioned_users',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listProvisionedUsers') },
};

const route66: Route = {
  template: '/api/v4/groups/{id}/registry/repositories',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: containerRegistryOperations.operation('listGroupRegistryRepositories') },
};

const route67: Route = {
  template: '/api/v4/groups/{id}/restore',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupsOperations.operation('restoreGroup') },
};

const route68: Route = {
  template: '/api/v4/groups/{id}/runners',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: runnersOperations.operation('listGroupRunners') },
};

const route69: Route = {
  template: '/api/v4/groups/{id}/runners/reset_registration_token',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: runnersOperations.operation('resetGroupRegistrationToken') },
};

const route70: Route = {
  template: '/api/v4/groups/{id}/search',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: searchOperations.operation('searchGroup') },
};

const route71: Route = {
  template: '/api/v4/groups/{id}/share',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupsOperations.operation('shareGroup') },
};

const route72: Route = {
  template: '/api/v4/groups/{id}/share/{group_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: groupsOperations.operation('unshareGroup') },
};

const route73: Route = {
  template: '/api/v4/groups/{id}/subgroups',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listSubgroups') },
};

const route74: Route = {
  template: '/api/v4/groups/{id}/transfer',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: groupsOperations.operation('transferGroup') },
};

const route75: Route = {
  template: '/api/v4/groups/{id}/transfer_locations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: groupsOperations.operation('listGroupTransferLocations') },
};

const route76: Route = {
  template: '/api/v4/issues',
  captures: [],
  wildcard: false,
  operations: { GET: issuesOperations.operation('listIssues') },
};

const route77: Route = {
  template: '/api/v4/keys',
  captures: [],
  wildcard: false,
  operations: { GET: sshKeysOperations.operation('findSshKeyByFingerprint') },
};

const route78: Route = {
  template: '/api/v4/keys/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: sshKeysOperations.operation('getSshKeyWithUser') },
};

const route79: Route = {
  template: '/api/v4/license',
  captures: [],
  wildcard: false,
  operations: { GET: applicationOperations.operation('getLicense'), POST: applicationOperations.operation('createLicense') },
};

const route80: Route = {
  template: '/api/v4/license/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: applicationOperations.operation('deleteLicense') },
};

const route81: Route = {
  template: '/api/v4/markdown',
  captures: [],
  wildcard: false,
  operations: { POST: markdownOperations.operation('renderMarkdown') },
};

const route82: Route = {
  template: '/api/v4/merge_requests',
  captures: [],
  wildcard: false,
  operations: { GET: mergeRequestsOperations.operation('listMergeRequests') },
};

const route83: Route = {
  template: '/api/v4/metadata',
  captures: [],
  wildcard: false,
  operations: { GET: metadataOperations.operation('getMetadata') },
};

const route84: Route = {
  template: '/api/v4/namespaces',
  captures: [],
  wildcard: false,
  operations: { GET: namespacesOperations.operation('listNamespaces') },
};

const route85: Route = {
  template: '/api/v4/namespaces/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: namespacesOperations.operation('getNamespace') },
};

const route86: Route = {
  template: '/api/v4/namespaces/{id}/exists',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: namespacesOperations.operation('namespaceExists') },
};

const route87: Route = {
  template: '/api/v4/personal_access_tokens',
  captures: [],
  wildcard: false,
  operations: { GET: personalAccessTokensOperations.operation('listPersonalAccessTokens') },
};

const route88: Route = {
  template: '/api/v4/personal_access_tokens/self',
  captures: [],
  wildcard: false,
  operations: { GET: personalAccessTokensOperations.operation('getOwnPersonalAccessToken'), DELETE: personalAccessTokensOperations.operation('revokeOwnPersonalAccessToken') },
};

const route89: Route = {
  template: '/api/v4/personal_access_tokens/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: personalAccessTokensOperations.operation('getPersonalAccessToken'), DELETE: personalAccessTokensOperations.operation('revokePersonalAccessToken') },
};

const route90: Route = {
  template: '/api/v4/projects',
  captures: [],
  wildcard: false,
  operations: { GET: projectsOperations.operation('listProjects'), POST: projectsOperations.operation('createProject') },
};

const route91: Route = {
  template: '/api/v4/projects/import',
  captures: [],
  wildcard: false,
  operations: { POST: importExportOperations.operation('importProject') },
};

const route92: Route = {
  template: '/api/v4/projects/remote-import',
  captures: [],
  wildcard: false,
  operations: { POST: importExportOperations.operation('importRemoteProject') },
};

const route93: Route = {
  template: '/api/v4/projects/remote-import-s3',
  captures: [],
  wildcard: false,
  operations: { POST: importExportOperations.operation('importProjectFromS3') },
};

const route94: Route = {
  template: '/api/v4/projects/user/{user_id}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectsOperations.operation('createProjectForUser') },
};

const route95: Route = {
  template: '/api/v4/projects/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectsOperations.operation('getProject'), PUT: projectsOperations.operation('updateProject'), DELETE: projectsOperations.operation('deleteProject') },
};

const route96: Route = {
  template: '/api/v4/projects/{id}/-/search',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: searchOperations.operation('searchProjectByDashPath') },
};

const route97: Route = {
  template: '/api/v4/projects/{id}/access_requests',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: accessRequestsOperations.operation('listProjectAccessRequests'), POST: accessRequestsOperations.operation('requestProjectAccess') },
};

const route98: Route = {
  template: '/api/v4/projects/{id}/access_requests/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: accessRequestsOperations.operation('denyProjectAccessRequest') },
};

const route99: Route = {
  template: '/api/v4/projects/{id}/access_requests/{user_id}/approve',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: accessRequestsOperations.operation('approveProjectAccessRequest') },
};

const route100: Route = {
  template: '/api/v4/projects/{id}/access_tokens',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceAccessTokensOperations.operation('listProjectAccessTokens'), POST: resourceAccessTokensOperations.operation('createProjectAccessToken') },
};

const route101: Route = {
  template: '/api/v4/projects/{id}/access_tokens/{token_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: resourceAccessTokensOperations.operation('getProjectAccessToken'), DELETE: resourceAccessTokensOperations.operation('revokeProjectAccessToken') },
};

const route102: Route = {
  template: '/api/v4/projects/{id}/approval_rules',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: approvalsOperations.operation('listProjectApprovalRules'), POST: approvalsOperations.operation('createProjectApprovalRule') },
};

const route103: Route = {
  template: '/api/v4/projects/{id}/approval_rules/{approval_rule_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: approvalsOperations.operation('getProjectApprovalRule'), PUT: approvalsOperations.operation('updateProjectApprovalRule') },
};

const route104: Route = {
  template: '/api/v4/projects/{id}/approvals',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: approvalsOperations.operation('getProjectApprovals'), POST: approvalsOperations.operation('updateProjectApprovals') },
};

const route105: Route = {
  template: '/api/v4/projects/{id}/archive',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectLifecycleOperations.operation('archiveProject') },
};

const route106: Route = {
  template: '/api/v4/projects/{id}/artifacts',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: jobArtifactsOperations.operation('deleteProjectArtifacts') },
};

const route107: Route = {
  template: '/api/v4/projects/{id}/avatar',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectUploadsOperations.operation('getProjectAvatar') },
};

const route108: Route = {
  template: '/api/v4/projects/{id}/cluster_agents',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: clusterAgentsOperations.operation('listClusterAgents'), POST: clusterAgentsOperations.operation('createClusterAgent') },
};

const route109: Route = {
  template: '/api/v4/projects/{id}/cluster_agents/{agent_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: clusterAgentsOperations.operation('getClusterAgent'), DELETE: clusterAgentsOperations.operation('deleteClusterAgent') },
};

const route110: Route = {
  template: '/api/v4/projects/{id}/custom_attributes',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: customAttributesOperations.operation('listProjectCustomAttributes') },
};

const route111: Route = {
  template: '/api/v4/projects/{id}/custom_attributes/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: customAttributesOperations.operation('getProjectCustomAttribute'), PUT: customAttributesOperations.operation('setProjectCustomAttribute'), DELETE: customAttributesOperations.operation('deleteProjectCustomAttribute') },
};

const route112: Route = {
  template: '/api/v4/projects/{id}/environments',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: environmentsOperations.operation('listEnvironments'), POST: environmentsOperations.operation('createEnvironment') },
};

const route113: Route = {
  template: '/api/v4/projects/{id}/environments/review_apps',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: environmentsOperations.operation('deleteReviewApps') },
};

const route114: Route = {
  template: '/api/v4/projects/{id}/environments/{environment_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: environmentsOperations.operation('getEnvironment'), PUT: environmentsOperations.operation('updateEnvironment'), DELETE: environmentsOperations.operation('deleteEnvironment') },
};

const route115: Route = {
  template: '/api/v4/projects/{id}/environments/{environment_id}/stop',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: environmentsOperations.operation('stopEnvironment') },
};

const route116: Route = {
  template: '/api/v4/projects/{id}/events',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: eventsOperations.operation('listProjectEvents') },
};

const route117: Route = {
  template: '/api/v4/projects/{id}/export',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: importExportOperations.operation('startProjectExport'), GET: importExportOperations.operation('getProjectExport') },
};

const route118: Route = {
  template: '/api/v4/projects/{id}/export/download',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: importExportOperations.operation('downloadProjectExport') },
};

const route119: Route = {
  template: '/api/v4/projects/{id}/fork',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectForksOperations.operation('forkProject'), DELETE: projectForksOperations.operation('deleteProjectFork') },
};

const route120: Route = {
  template: '/api/v4/projects/{id}/fork/{forked_from_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectForksOperations.operation('createProjectFork') },
};

const route121: Route = {
  template: '/api/v4/projects/{id}/forks',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectForksOperations.operation('listProjectForks') },
};

const route122: Route = {
  template: '/api/v4/projects/{id}/groups',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectSharingOperations.operation('listProjectGroups') },
};

const route123: Route = {
  template: '/api/v4/projects/{id}/hooks',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectHooksOperations.operation('listProjectHooks'), POST: projectHooksOperations.operation('createProjectHook') },
};

const route124: Route = {
  template: '/api/v4/projects/{id}/hooks/{hook_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectHooksOperations.operation('getProjectHook'), PUT: projectHooksOperations.operation('updateProjectHook'), DELETE: projectHooksOperations.operation('deleteProjectHook') },
};

const route125: Route = {
  template: '/api/v4/projects/{id}/hooks/{hook_id}/test/{trigger}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectHooksOperations.operation('testProjectHook') },
};

const route126: Route = {
  template: '/api/v4/projects/{id}/housekeeping',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectMaintenanceOperations.operation('startProjectHousekeeping') },
};

const route127: Route = {
  template: '/api/v4/projects/{id}/import',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: importExportOperations.operation('getProjectImport') },
};

const route128: Route = {
  template: '/api/v4/projects/{id}/import_project_members/{project_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectSharingOperations.operation('importProjectMembers') },
};

const route129: Route = {
  template: '/api/v4/projects/{id}/integrations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('listIntegrations') },
};

const route130: Route = {
  template: '/api/v4/projects/{id}/integrations/asana',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getAsanaIntegration'), PUT: integrationsOperations.operation('saveAsanaIntegration'), DELETE: integrationsOperations.operation('disableAsanaIntegration') },
};

const route131: Route = {
  template: '/api/v4/projects/{id}/integrations/assembla',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getAssemblaIntegration'), PUT: integrationsOperations.operation('saveAssemblaIntegration'), DELETE: integrationsOperations.operation('disableAssemblaIntegration') },
};

const route132: Route = {
  template: '/api/v4/projects/{id}/integrations/bamboo',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getBambooIntegration'), PUT: integrationsOperations.operation('saveBambooIntegration'), DELETE: integrationsOperations.operation('disableBambooIntegration') },
};

const route133: Route = {
  template: '/api/v4/projects/{id}/integrations/bugzilla',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getBugzillaIntegration'), PUT: integrationsOperations.operation('saveBugzillaIntegration'), DELETE: integrationsOperations.operation('disableBugzillaIntegration') },
};

const route134: Route = {
  template: '/api/v4/projects/{id}/integrations/buildkite',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getBuildkiteIntegration'), PUT: integrationsOperations.operation('saveBuildkiteIntegration'), DELETE: integrationsOperations.operation('disableBuildkiteIntegration') },
};

const route135: Route = {
  template: '/api/v4/projects/{id}/integrations/campfire',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getCampfireIntegration'), PUT: integrationsOperations.operation('saveCampfireIntegration'), DELETE: integrationsOperations.operation('disableCampfireIntegration') },
};

const route136: Route = {
  template: '/api/v4/projects/{id}/integrations/custom-issue-tracker',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getCustomIssueTrackerIntegration'), PUT: integrationsOperations.operation('saveCustomIssueTrackerIntegration'), DELETE: integrationsOperations.operation('disableCustomIssueTrackerIntegration') },
};

const route137: Route = {
  template: '/api/v4/projects/{id}/integrations/datadog',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getDatadogIntegration'), PUT: integrationsOperations.operation('saveDatadogIntegration'), DELETE: integrationsOperations.operation('disableDatadogIntegration') },
};

const route138: Route = {
  template: '/api/v4/projects/{id}/integrations/discord',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getDiscordIntegration'), PUT: integrationsOperations.operation('saveDiscordIntegration'), DELETE: integrationsOperations.operation('disableDiscordIntegration') },
};

const route139: Route = {
  template: '/api/v4/projects/{id}/integrations/hangouts-chat',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getHangoutsChatIntegration'), PUT: integrationsOperations.operation('saveHangoutsChatIntegration'), DELETE: integrationsOperations.operation('disableHangoutsChatIntegration') },
};

const route140: Route = {
  template: '/api/v4/projects/{id}/integrations/{slug}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getIntegrationBySlug'), PUT: integrationsOperations.operation('saveIntegrationBySlug'), DELETE: integrationsOperations.operation('disableIntegrationBySlug') },
};

const route141: Route = {
  template: '/api/v4/projects/{id}/invitations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: invitationsOperations.operation('listProjectInvitations'), POST: invitationsOperations.operation('inviteToProject') },
};

const route142: Route = {
  template: '/api/v4/projects/{id}/invitations/{email}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: invitationsOperations.operation('updateProjectInvitation'), DELETE: invitationsOperations.operation('deleteProjectInvitation') },
};

const route143: Route = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/add_spent_time',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('addIssueSpentTime') },
};

const route144: Route = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/notes',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('createIssueNote') },
};

const route145: Route = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/related_merge_requests',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issuesOperations.operation('listIssueRelatedMergeRequests') },
};

const route146: Route = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/reset_spent_time',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('resetIssueSpentTime') },
};

const route147: Route = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/reset_time_estimate',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('resetIssueTimeEstimate') },
};

const route148: Route = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/time_estimate',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('setIssueTimeEstimate') },
};

const route149: Route = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/time_stats',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: issuesOperations.operation('getIssueTimeStats') },
};

const route150: Route = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/todo',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('createIssueTodo') },
};

const route151: Route = {
  template: '/api/v4/projects/{id}/issues/{issue_iid}/unsubscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: issuesOperations.operation('unsubscribeFromIssue') },
};

const route152: Route = {
  template: '/api/v4/projects/{id}/jobs/artifacts/{ref_name}/download',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: jobArtifactsOperations.operation('downloadRefArtifacts') },
};

const route153: Route = {
  template: '/api/v4/projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0},{"index":8,"before":0,"after":0}],
  wildcard: true,
  operations: { GET: jobArtifactsOperations.operation('downloadRefArtifactFile') },
};

const route154: Route = {
  template: '/api/v4/projects/{id}/jobs/{job_id}/artifacts',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: jobArtifactsOperations.operation('downloadJobArtifacts'), DELETE: jobArtifactsOperations.operation('deleteJobArtifacts') },
};

const route155: Route = {
  template: '/api/v4/projects/{id}/jobs/{job_id}/artifacts/keep',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: jobArtifactsOperations.operation('keepJobArtifacts') },
};

const route156: Route = {
  template: '/api/v4/projects/{id}/jobs/{job_id}/artifacts/{artifact_path}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0},{"index":7,"before":0,"after":0}],
  wildcard: true,
  operations: { GET: jobArtifactsOperations.operation('downloadJobArtifactFile') },
};

const route157: Route = {
  template: '/api/v4/projects/{id}/labels',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: labelsOperations.operation('listProjectLabels'), POST: labelsOperations.operation('createProjectLabel'), PUT: labelsOperations.operation('updateProjectLabelByName'), DELETE: labelsOperations.operation('deleteProjectLabelByName') },
};

const route158: Route = {
  template: '/api/v4/projects/{id}/labels/promote',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: labelsOperations.operation('promoteProjectLabel') },
};

const route159: Route = {
  template: '/api/v4/projects/{id}/labels/{label_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: labelsOperations.operation('getProjectLabel'), PUT: labelsOperations.operation('updateProjectLabel'), DELETE: labelsOperations.operation('deleteProjectLabel') },
};

const route160: Route = {
  template: '/api/v4/projects/{id}/labels/{label_id}/subscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: labelsOperations.operation('subscribeToProjectLabel') },
};

const route161: Route = {
  template: '/api/v4/projects/{id}/labels/{label_id}/unsubscribe',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: labelsOperations.operation('unsubscribeFromProjectLabel') },
};

const route162: Route = {
  template: '/api/v4/projects/{id}/languages',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectMaintenanceOperations.operation('getProjectLanguages') },
};

const route163: Route = {
  template: '/api/v4/projects/{id}/members',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listProjectMembers'), POST: membersOperations.operation('addProjectMember') },
};

const route164: Route = {
  template: '/api/v4/projects/{id}/members/all',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('listAllProjectMembers') },
};

const route165: Route = {
  template: '/api/v4/projects/{id}/members/all/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('getInheritedProjectMember') },
};

const route166: Route = {
  template: '/api/v4/projects/{id}/members/{user_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: membersOperations.operation('getProjectMember'), PUT: membersOperations.operation('updateProjectMember'), DELETE: membersOperations.operation('removeProjectMember') },
};

const route167: Route = {
  template: '/api/v4/projects/{id}/merge_requests',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestsOperations.operation('listProjectMergeRequests') },
};

const route168: Route = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestsOperations.operation('getMergeRequest') },
};

const route169: Route = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: mergeRequestsOperations.operation('cancelMergeWhenPipelineSucceeds') },
};

const route170: Route = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: mergeRequestsOperations.operation('mergeMergeRequest') },
};

const route171: Route = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge_ref',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: mergeRequestsOperations.operation('getMergeRequestMergeRef') },
};

const route172: Route = {
  template: '/api/v4/projects/{id}/merge_requests/{merge_request_iid}/rebase',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: mergeRequestsOperations.operation('rebaseMergeRequest') },
};

const route173: Route = {
  template: '/api/v4/projects/{id}/milestones',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listProjectMilestones'), POST: milestonesOperations.operation('createProjectMilestone') },
};

const route174: Route = {
  template: '/api/v4/projects/{id}/milestones/{milestone_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('getProjectMilestone'), PUT: milestonesOperations.operation('updateProjectMilestone'), DELETE: milestonesOperations.operation('deleteProjectMilestone') },
};

const route175: Route = {
  template: '/api/v4/projects/{id}/milestones/{milestone_id}/burndown_events',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listProjectMilestoneBurndownEvents') },
};

const route176: Route = {
  template: '/api/v4/projects/{id}/milestones/{milestone_id}/issues',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listProjectMilestoneIssues') },
};

const route177: Route = {
  template: '/api/v4/projects/{id}/milestones/{milestone_id}/merge_requests',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: milestonesOperations.operation('listProjectMilestoneMergeRequests') },
};

const route178: Route = {
  template: '/api/v4/projects/{id}/milestones/{milestone_id}/promote',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: milestonesOperations.operation('promoteProjectMilestone') },
};

const route179: Route = {
  template: '/api/v4/projects/{id}/protected_branches',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: protectedBranchesOperations.operation('listProtectedBranches'), POST: protectedBranchesOperations.operation('protectBranch') },
};

const route180: Route = {
  template: '/api/v4/projects/{id}/protected_branches/{name}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: protectedBranchesOperations.operation('getProtectedBranch'), PATCH: protectedBranchesOperations.operation('updateProtectedBranch'), DELETE: protectedBranchesOperations.operation('unprotectBranch') },
};

const route181: Route = {
  template: '/api/v4/projects/{id}/protected_environments',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: protectedEnvironmentsOperations.operation('listProtectedEnvironments'), POST: protectedEnvironmentsOperations.operation('createProtectedEnvironment') },
};

const route182: Route = {
  template: '/api/v4/projects/{id}/protected_environments/{name}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: protectedEnvironmentsOperations.operation('getProtectedEnvironment'), DELETE: protectedEnvironmentsOperations.operation('deleteProtectedEnvironment') },
};

const route183: Route = {
  template: '/api/v4/projects/{id}/protected_tags',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: protectedTagsOperations.operation('listProtectedTags'), POST: protectedTagsOperations.operation('protectTag') },
};

const route184: Route = {
  template: '/api/v4/projects/{id}/protected_tags/{name}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: protectedTagsOperations.operation('getProtectedTag'), DELETE: protectedTagsOperations.operation('unprotectTag') },
};

const route185: Route = {
  template: '/api/v4/projects/{id}/push_rule',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: pushRulesOperations.operation('getPushRule'), POST: pushRulesOperations.operation('createPushRule'), PUT: pushRulesOperations.operation('updatePushRule'), DELETE: pushRulesOperations.operation('deletePushRule') },
};

const route186: Route = {
  template: '/api/v4/projects/{id}/registry/repositories',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: containerRegistryOperations.operation('listProjectRegistryRepositories') },
};

const route187: Route = {
  template: '/api/v4/projects/{id}/registry/repositories/{repository_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: containerRegistryOperations.operation('deleteRegistryRepository') },
};

const route188: Route = {
  template: '/api/v4/projects/{id}/registry/repositories/{repository_id}/tags',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: containerRegistryOperations.operation('listRegistryTags'), DELETE: containerRegistryOperations.operation('deleteRegistryTags') },
};

const route189: Route = {
  template: '/api/v4/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0},{"index":8,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: containerRegistryOperations.operation('getRegistryTag'), DELETE: containerRegistryOperations.operation('deleteRegistryTag') },
};

const route190: Route = {
  template: '/api/v4/projects/{id}/repository/archive',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('getRepositoryArchive') },
};

const route191: Route = {
  template: '/api/v4/projects/{id}/repository/archive.{format}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":8,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('getRepositoryArchiveInFormat') },
};

const route192: Route = {
  template: '/api/v4/projects/{id}/repository/blobs/{sha}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('getRepositoryBlob') },
};

const route193: Route = {
  template: '/api/v4/projects/{id}/repository/blobs/{sha}/raw',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('getRawRepositoryBlob') },
};

const route194: Route = {
  template: '/api/v4/projects/{id}/repository/branches',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: branchesOperations.operation('listBranches'), POST: branchesOperations.operation('createBranch') },
};

const route195: Route = {
  template: '/api/v4/projects/{id}/repository/branches/{branch}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: branchesOperations.operation('getBranch'), DELETE: branchesOperations.operation('deleteBranch') },
};

const route196: Route = {
  template: '/api/v4/projects/{id}/repository/branches/{branch}/protect',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: branchesOperations.operation('protectBranchByName') },
};

const route197: Route = {
  template: '/api/v4/projects/{id}/repository/branches/{branch}/unprotect',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: branchesOperations.operation('unprotectBranchByName') },
};

const route198: Route = {
  template: '/api/v4/projects/{id}/repository/commits',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('listCommits'), POST: commitsOperations.operation('createCommit') },
};

const route199: Route = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('getCommit') },
};

const route200: Route = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/cherry_pick',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: commitsOperations.operation('cherryPickCommit') },
};

const route201: Route = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/comments',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('listCommitComments'), POST: commitsOperations.operation('createCommitComment') },
};

const route202: Route = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/diff',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('listCommitDiff') },
};

const route203: Route = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/merge_requests',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('listCommitMergeRequests') },
};

const route204: Route = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/refs',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('listCommitRefs') },
};

const route205: Route = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/revert',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: commitsOperations.operation('revertCommit') },
};

const route206: Route = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/signature',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('getCommitSignature') },
};

const route207: Route = {
  template: '/api/v4/projects/{id}/repository/commits/{sha}/statuses',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: commitsOperations.operation('listCommitStatuses') },
};

const route208: Route = {
  template: '/api/v4/projects/{id}/repository/compare',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('compareRepositoryRefs') },
};

const route209: Route = {
  template: '/api/v4/projects/{id}/repository/contributors',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('listRepositoryContributors') },
};

const route210: Route = {
  template: '/api/v4/projects/{id}/repository/files/{file_path}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoryFilesOperations.operation('getRepositoryFile'), POST: repositoryFilesOperations.operation('createRepositoryFile'), PUT: repositoryFilesOperations.operation('updateRepositoryFile'), DELETE: repositoryFilesOperations.operation('deleteRepositoryFile') },
};

const route211: Route = {
  template: '/api/v4/projects/{id}/repository/files/{file_path}/blame',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoryFilesOperations.operation('listRepositoryFileBlame') },
};

const route212: Route = {
  template: '/api/v4/projects/{id}/repository/files/{file_path}/raw',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoryFilesOperations.operation('getRawRepositoryFile') },
};

const route213: Route = {
  template: '/api/v4/projects/{id}/repository/merge_base',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('getRepositoryMergeBase') },
};

const route214: Route = {
  template: '/api/v4/projects/{id}/repository/merged_branches',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: branchesOperations.operation('deleteMergedBranches') },
};

const route215: Route = {
  template: '/api/v4/projects/{id}/repository/tags',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: tagsOperations.operation('listTags'), POST: tagsOperations.operation('createTag') },
};

const route216: Route = {
  template: '/api/v4/projects/{id}/repository/tags/{tag_name}',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: tagsOperations.operation('getTag'), DELETE: tagsOperations.operation('deleteTag') },
};

const route217: Route = {
  template: '/api/v4/projects/{id}/repository/tags/{tag_name}/signature',
  captures: [{"index":3,"before":0,"after":0},{"index":6,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: tagsOperations.operation('getTagSignature') },
};

const route218: Route = {
  template: '/api/v4/projects/{id}/repository/tree',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: repositoriesOperations.operation('listRepositoryTree') },
};

const route219: Route = {
  template: '/api/v4/projects/{id}/repository_size',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectMaintenanceOperations.operation('refreshProjectRepositorySize') },
};

const route220: Route = {
  template: '/api/v4/projects/{id}/restore',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectLifecycleOperations.operation('restoreProject') },
};

const route221: Route = {
  template: '/api/v4/projects/{id}/runners',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: runnersOperations.operation('listProjectRunners'), POST: runnersOperations.operation('enableProjectRunner') },
};

const route222: Route = {
  template: '/api/v4/projects/{id}/runners/reset_registration_token',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: runnersOperations.operation('resetProjectRegistrationToken') },
};

const route223: Route = {
  template: '/api/v4/projects/{id}/runners/{runner_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: runnersOperations.operation('disableProjectRunner') },
};

const route224: Route = {
  template: '/api/v4/projects/{id}/search',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: searchOperations.operation('searchProject') },
};

const route225: Route = {
  template: '/api/v4/projects/{id}/services',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('listServices') },
};

const route226: Route = {
  template: '/api/v4/projects/{id}/services/{slug}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: integrationsOperations.operation('getServiceBySlug'), PUT: integrationsOperations.operation('saveServiceBySlug'), DELETE: integrationsOperations.operation('disableServiceBySlug') },
};

const route227: Route = {
  template: '/api/v4/projects/{id}/share',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectSharingOperations.operation('shareProject') },
};

const route228: Route = {
  template: '/api/v4/projects/{id}/share/{group_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: projectSharingOperations.operation('unshareProject') },
};

const route229: Route = {
  template: '/api/v4/projects/{id}/snapshot',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectMaintenanceOperations.operation('downloadProjectSnapshot') },
};

const route230: Route = {
  template: '/api/v4/projects/{id}/star',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectStarsOperations.operation('starProject') },
};

const route231: Route = {
  template: '/api/v4/projects/{id}/starrers',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectStarsOperations.operation('listProjectStarrers') },
};

const route232: Route = {
  template: '/api/v4/projects/{id}/statistics',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectMaintenanceOperations.operation('getProjectStatistics') },
};

const route233: Route = {
  template: '/api/v4/projects/{id}/storage',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectMaintenanceOperations.operation('getProjectStorage') },
};

const route234: Route = {
  template: '/api/v4/projects/{id}/transfer',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { PUT: projectLifecycleOperations.operation('transferProject') },
};

const route235: Route = {
  template: '/api/v4/projects/{id}/transfer_locations',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectLifecycleOperations.operation('listProjectTransferLocations') },
};

const route236: Route = {
  template: '/api/v4/projects/{id}/unarchive',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectLifecycleOperations.operation('unarchiveProject') },
};

const route237: Route = {
  template: '/api/v4/projects/{id}/unstar',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectStarsOperations.operation('unstarProject') },
};

const route238: Route = {
  template: '/api/v4/projects/{id}/uploads',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: projectUploadsOperations.operation('uploadProjectFile') },
};

const route239: Route = {
  template: '/api/v4/projects/{id}/users',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: projectSharingOperations.operation('listProjectUsers') },
};

const route240: Route = {
  template: '/api/v4/projects/{project_id}/download/{id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: secureFilesOperations.operation('downloadSecureFileByShortPath') },
};

const route241: Route = {
  template: '/api/v4/projects/{project_id}/secure_files',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: secureFilesOperations.operation('listSecureFiles'), POST: secureFilesOperations.operation('createSecureFile') },
};

const route242: Route = {
  template: '/api/v4/projects/{project_id}/secure_files/{id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: secureFilesOperations.operation('getSecureFile'), DELETE: secureFilesOperations.operation('deleteSecureFile') },
};

const route243: Route = {
  template: '/api/v4/projects/{project_id}/secure_files/{id}/download',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: secureFilesOperations.operation('downloadSecureFile') },
};

const route244: Route = {
  template: '/api/v4/registry/repositories/{id}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: containerRegistryOperations.operation('getRegistryRepository') },
};

const route245: Route = {
  template: '/api/v4/runners',
  captures: [],
  wildcard: false,
  operations: { GET: runnersOperations.operation('listRunners'), POST: runnersOperations.operation('registerRunner'), DELETE: runnersOperations.operation('unregisterRunner') },
};

const route246: Route = {
  template: '/api/v4/runners/all',
  captures: [],
  wildcard: false,
  operations: { GET: runnersOperations.operation('listAllRunners') },
};

const route247: Route = {
  template: '/api/v4/runners/reset_authentication_token',
  captures: [],
  wildcard: false,
  operations: { POST: runnersOperations.operation('resetRunnerTokenByToken') },
};

const route248: Route = {
  template: '/api/v4/runners/reset_registration_token',
  captures: [],
  wildcard: false,
  operations: { POST: runnersOperations.operation('resetRegistrationToken') },
};

const route249: Route = {
  template: '/api/v4/runners/verify',
  captures: [],
  wildcard: false,
  operations: { POST: runnersOperations.operation('verifyRunner') },
};

const route250: Route = {
  template: '/api/v4/runners/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: runnersOperations.operation('getRunner'), PUT: runnersOperations.operation('updateRunner'), DELETE: runnersOperations.operation('deleteRunner') },
};

const route251: Route = {
  template: '/api/v4/runners/{id}/jobs',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: runnersOperations.operation('listRunnerJobs') },
};

const route252: Route = {
  template: '/api/v4/runners/{id}/reset_authentication_token',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: runnersOperations.operation('resetRunnerToken') },
};

const route253: Route = {
  template: '/api/v4/search',
  captures: [],
  wildcard: false,
  operations: { GET: searchOperations.operation('searchInstance') },
};

const route254: Route = {
  template: '/api/v4/topics',
  captures: [],
  wildcard: false,
  operations: { GET: topicsOperations.operation('listTopics'), POST: topicsOperations.operation('createTopic') },
};

const route255: Route = {
  template: '/api/v4/topics/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: topicsOperations.operation('getTopic'), PUT: topicsOperations.operation('updateTopic') },
};

const route256: Route = {
  template: '/api/v4/user',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('getCurrentUser') },
};

const route257: Route = {
  template: '/api/v4/user/activities',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('listUserActivities') },
};

const route258: Route = {
  template: '/api/v4/user/emails',
  captures: [],
  wildcard: false,
  operations: { GET: emailsOperations.operation('listOwnEmails'), POST: emailsOperations.operation('createOwnEmail') },
};

const route259: Route = {
  template: '/api/v4/user/emails/{email_id}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: emailsOperations.operation('getOwnEmail'), DELETE: emailsOperations.operation('deleteOwnEmail') },
};

const route260: Route = {
  template: '/api/v4/user/gpg_keys',
  captures: [],
  wildcard: false,
  operations: { GET: gpgKeysOperations.operation('listOwnGpgKeys'), POST: gpgKeysOperations.operation('createOwnGpgKey') },
};

const route261: Route = {
  template: '/api/v4/user/gpg_keys/{key_id}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: gpgKeysOperations.operation('getOwnGpgKey'), DELETE: gpgKeysOperations.operation('deleteOwnGpgKey') },
};

const route262: Route = {
  template: '/api/v4/user/gpg_keys/{key_id}/revoke',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: gpgKeysOperations.operation('revokeOwnGpgKey') },
};

const route263: Route = {
  template: '/api/v4/user/keys',
  captures: [],
  wildcard: false,
  operations: { GET: sshKeysOperations.operation('listOwnSshKeys'), POST: sshKeysOperations.operation('createOwnSshKey') },
};

const route264: Route = {
  template: '/api/v4/user/keys/{key_id}',
  captures: [{"index":4,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: sshKeysOperations.operation('getOwnSshKey'), DELETE: sshKeysOperations.operation('deleteOwnSshKey') },
};

const route265: Route = {
  template: '/api/v4/user/preferences',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('getOwnPreferences'), PUT: usersOperations.operation('updateOwnPreferences') },
};

const route266: Route = {
  template: '/api/v4/user/status',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('getOwnStatus'), PUT: usersOperations.operation('setOwnStatus') },
};

const route267: Route = {
  template: '/api/v4/user_counts',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('getOwnCounts') },
};

const route268: Route = {
  template: '/api/v4/users',
  captures: [],
  wildcard: false,
  operations: { GET: usersOperations.operation('listUsers'), POST: usersOperations.operation('createUser') },
};

const route269: Route = {
  template: '/api/v4/users/{id}',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('getUser'), PUT: usersOperations.operation('updateUser'), DELETE: usersOperations.operation('deleteUser') },
};

const route270: Route = {
  template: '/api/v4/users/{id}/activate',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('activateUser') },
};

const route271: Route = {
  template: '/api/v4/users/{id}/approve',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('approveUser') },
};

const route272: Route = {
  template: '/api/v4/users/{id}/associations_count',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('getUserAssociationsCount') },
};

const route273: Route = {
  template: '/api/v4/users/{id}/ban',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('banUser') },
};

const route274: Route = {
  template: '/api/v4/users/{id}/block',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('blockUser') },
};

const route275: Route = {
  template: '/api/v4/users/{id}/custom_attributes',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: customAttributesOperations.operation('listUserCustomAttributes') },
};

const route276: Route = {
  template: '/api/v4/users/{id}/custom_attributes/{key}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: customAttributesOperations.operation('getUserCustomAttribute'), PUT: customAttributesOperations.operation('setUserCustomAttribute'), DELETE: customAttributesOperations.operation('deleteUserCustomAttribute') },
};

const route277: Route = {
  template: '/api/v4/users/{id}/deactivate',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('deactivateUser') },
};

const route278: Route = {
  template: '/api/v4/users/{id}/disable_two_factor',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { PATCH: usersOperations.operation('disableTwoFactor') },
};

const route279: Route = {
  template: '/api/v4/users/{id}/emails',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: emailsOperations.operation('listUserEmails'), POST: emailsOperations.operation('createUserEmail') },
};

const route280: Route = {
  template: '/api/v4/users/{id}/emails/{email_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: emailsOperations.operation('deleteUserEmail') },
};

const route281: Route = {
  template: '/api/v4/users/{id}/events',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: eventsOperations.operation('listUserEvents') },
};

const route282: Route = {
  template: '/api/v4/users/{id}/follow',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('followUser') },
};

const route283: Route = {
  template: '/api/v4/users/{id}/followers',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('listFollowers') },
};

const route284: Route = {
  template: '/api/v4/users/{id}/following',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('listFollowedUsers') },
};

const route285: Route = {
  template: '/api/v4/users/{id}/gpg_keys',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: gpgKeysOperations.operation('listUserGpgKeys'), POST: gpgKeysOperations.operation('createUserGpgKey') },
};

const route286: Route = {
  template: '/api/v4/users/{id}/gpg_keys/{key_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: gpgKeysOperations.operation('getUserGpgKey'), DELETE: gpgKeysOperations.operation('deleteUserGpgKey') },
};

const route287: Route = {
  template: '/api/v4/users/{id}/gpg_keys/{key_id}/revoke',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: gpgKeysOperations.operation('revokeUserGpgKey') },
};

const route288: Route = {
  template: '/api/v4/users/{id}/identities/{provider}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { DELETE: usersOperations.operation('deleteUserIdentity') },
};

const route289: Route = {
  template: '/api/v4/users/{id}/keys',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: sshKeysOperations.operation('listUserSshKeys'), POST: sshKeysOperations.operation('createUserSshKey') },
};

const route290: Route = {
  template: '/api/v4/users/{id}/keys/{key_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: sshKeysOperations.operation('getUserSshKey'), DELETE: sshKeysOperations.operation('deleteUserSshKey') },
};

const route291: Route = {
  template: '/api/v4/users/{id}/memberships',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('listUserMemberships') },
};

const route292: Route = {
  template: '/api/v4/users/{id}/reject',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('rejectUser') },
};

const route293: Route = {
  template: '/api/v4/users/{id}/unban',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('unbanUser') },
};

const route294: Route = {
  template: '/api/v4/users/{id}/unblock',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('unblockUser') },
};

const route295: Route = {
  template: '/api/v4/users/{id}/unfollow',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: usersOperations.operation('unfollowUser') },
};

const route296: Route = {
  template: '/api/v4/users/{user_id}/impersonation_tokens',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: impersonationTokensOperations.operation('listImpersonationTokens'), POST: impersonationTokensOperations.operation('createImpersonationToken') },
};

const route297: Route = {
  template: '/api/v4/users/{user_id}/impersonation_tokens/{impersonation_token_id}',
  captures: [{"index":3,"before":0,"after":0},{"index":5,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: impersonationTokensOperations.operation('getImpersonationToken'), DELETE: impersonationTokensOperations.operation('revokeImpersonationToken') },
};

const route298: Route = {
  template: '/api/v4/users/{user_id}/personal_access_tokens',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { POST: personalAccessTokensOperations.operation('createPersonalAccessToken') },
};

const route299: Route = {
  template: '/api/v4/users/{user_id}/projects',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('listUserProjects') },
};

const route300: Route = {
  template: '/api/v4/users/{user_id}/starred_projects',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('listUserStarredProjects') },
};

const route301: Route = {
  template: '/api/v4/users/{user_id}/status',
  captures: [{"index":3,"before":0,"after":0}],
  wildcard: false,
  operations: { GET: usersOperations.operation('getUserStatus') },
};

const route302: Route = {
  template: '/api/v4/version',
  captures: [],
  wildcard: false,
  operations: { GET: metadataOperations.operation('getVersion') },
};

const route303: Route = {
  template: '/oauth/authorize',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('showAuthorization'), POST: oauthOperations.operation('grantAuthorization'), DELETE: oauthOperations.operation('denyAuthorization') },
};

const route304: Route = {
  template: '/oauth/authorize/native',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('showAuthorizationCode') },
};

const route305: Route = {
  template: '/oauth/discovery/keys',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('getOauthKeys') },
};

const route306: Route = {
  template: '/oauth/introspect',
  captures: [],
  wildcard: false,
  operations: { POST: oauthOperations.operation('introspectOauthToken') },
};

const route307: Route = {
  template: '/oauth/revoke',
  captures: [],
  wildcard: false,
  operations: { POST: oauthOperations.operation('revokeOauthToken') },
};

const route308: Route = {
  template: '/oauth/token',
  captures: [],
  wildcard: false,
  operations: { POST: oauthOperations.operation('createOauthToken') },
};

const route309: Route = {
  template: '/oauth/token/info',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('getOauthTokenInfo') },
};

const route310: Route = {
  template: '/oauth/userinfo',
  captures: [],
  wildcard: false,
  operations: { GET: oauthOperations.operation('getOauthUserInfo'), POST: oauthOperations.operation('postOauthUserInfo') },
};

/** Every route, in path order. */
export const routes: readonly Route[] = [route1, route2, route3, route4, route5, route6, route7, route8, route9, route10, route11, route12, route13, route14, route15, route16, route17, route18, route19, route20, route21, route22, route23, route24, route25, route26, route27, route28, route29, route30, route31, route32, route33, route34, route35, route36, route37, route38, route39, route40, route41, route42, route43, route44, route45, route46, route47, route48, route49, route50, route51, route52, route53, route54, route55, route56, route57, route58, route59, route60, route61, route62, route63, route64, route65, route66, route67, route68, route69, route70, route71, route72, route73, route74, route75, route76, route77, route78, route79, route80, route81, route82, route83, route84, route85, route86, route87, route88, route89, route90, route91, route92, route93, route94, route95, route96, route97, route98, route99, route100, route101, route102, route103, route104, route105, route106, route107, route108, route109, route110, route111, route112, route113, route114, route115, route116, route117, route118, route119, route120, route121, route122, route123, route124, route125, route126, route127, route128, route129, route130, route131, route132, route133, route134, route135, route136, route137, route138, route139, route140, route141, route142, route143, route144, route145, route146, route147, route148, route149, route150, route151, route152, route153, route154, route155, route156, route157, route158, route159, route160, route161, route162, route163, route164, route165, route166, route167, route168, route169, route170, route171, route172, route173, route174, route175, route176, route177, route178, route179, route180, route181, route182, route183, route184, route185, route186, route187, route188, route189, route190, route191, route192, route193, route194, route195, route196, route197, route198, route199, route200, route201, route202, route203, route204, route205, route206, route207, route208, route209, route210, route211, route212, route213, route214, route215, route216, route217, route218, route219, route220, route221, route222, route223, route224, route225, route226, route227, route228, route229, route230, route231, route232, route233, route234, route235, route236, route237, route238, route239, route240, route241, route242, route243, route244, route245, route246, route247, route248, route249, route250, route251, route252, route253, route254, route255, route256, route257, route258, route259, route260, route261, route262, route263, route264, route265, route266, route267, route268, route269, route270, route271, route272, route273, route274, route275, route276, route277, route278, route279, route280, route281, route282, route283, route284, route285, route286, route287, route288, route289, route290, route291, route292, route293, route294, route295, route296, route297, route298, route299, route300, route301, route302, route303, route304, route305, route306, route307, route308, route309, route310];

function node1(s: readonly string[]): Route | null {
  if (s.length === 2) return route1;
  return null;
}

function node2(s: readonly string[]): Route | null {
  switch (s[1]) {
    case "graphql-explorer": {
      const found = node1(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node3(s: readonly string[]): Route | null {
  if (s.length === 2) return route2;
  return null;
}

function node4(s: readonly string[]): Route | null {
  switch (s[1]) {
    case "openid-configuration": {
      const found = node3(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node5(s: readonly string[]): Route | null {
  if (s.length === 2) return route3;
  return null;
}

function node6(s: readonly string[]): Route | null {
  if (s.length === 7) return route5;
  return null;
}

function node7(s: readonly string[]): Route | null {
  if (s.length === 6) return route4;
  if (s.length > 6) {
    const found = node6(s);
    if (found !== null) return found;
  }
  return null;
}

function node8(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "Users": {
      const found = node7(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node9(s: readonly string[]): Route | null {
  if (s.length > 4) {
    const found = node8(s);
    if (found !== null) return found;
  }
  return null;
}

function node10(s: readonly string[]): Route | null {
  switch (s[3]) {
    case "groups": {
      const found = node9(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node11(s: readonly string[]): Route | null {
  switch (s[2]) {
    case "v2": {
      const found = node10(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node12(s: readonly string[]): Route | null {
  if (s.length === 4) return route6;
  return null;
}

function node13(s: readonly string[]): Route | null {
  if (s.length === 4) return route7;
  return null;
}

function node14(s: readonly string[]): Route | null {
  if (s.length === 4) return route8;
  return null;
}

function node15(s: readonly string[]): Route | null {
  if (s.length === 4) return route9;
  return null;
}

function node16(s: readonly string[]): Route | null {
  switch (s[3]) {
    case "appearance": {
      const found = node12(s);
      if (found !== null) return found;
      break;
    }
    case "plan_limits": {
      const found = node13(s);
      if (found !== null) return found;
      break;
    }
    case "settings": {
      const found = node14(s);
      if (found !== null) return found;
      break;
    }
    case "statistics": {
      const found = node15(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node17(s: readonly string[]): Route | null {
  if (s.length === 4) return route11;
  return null;
}

function node18(s: readonly string[]): Route | null {
  if (s.length === 3) return route10;
  if (s.length > 3) {
    const found = node17(s);
    if (found !== null) return found;
  }
  return null;
}

function node19(s: readonly string[]): Route | null {
  if (s.length === 3) return route12;
  return null;
}

function node20(s: readonly string[]): Route | null {
  if (s.length === 4) return route14;
  return null;
}

function node21(s: readonly string[]): Route | null {
  if (s.length === 3) return route13;
  if (s.length > 3) {
    const found = node20(s);
    if (found !== null) return found;
  }
  return null;
}

function node22(s: readonly string[]): Route | null {
  if (s.length === 3) return route15;
  return null;
}

function node23(s: readonly string[]): Route | null {
  if (s.length === 4) return route17;
  return null;
}

function node24(s: readonly string[]): Route | null {
  if (s.length === 4) return route18;
  return null;
}

function node25(s: readonly string[]): Route | null {
  if (s.length === 3) return route16;
  switch (s[3]) {
    case "definitions": {
      const found = node23(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = node24(s);
    if (found !== null) return found;
  }
  return null;
}

function node26(s: readonly string[]): Route | null {
  if (s.length === 6) return route21;
  return null;
}

function node27(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "search": {
      const found = node26(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node28(s: readonly string[]): Route | null {
  if (s.length === 7) return route24;
  return null;
}

function node29(s: readonly string[]): Route | null {
  if (s.length === 6) return route23;
  switch (s[6]) {
    case "approve": {
      const found = node28(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node30(s: readonly string[]): Route | null {
  if (s.length === 5) return route22;
  if (s.length > 5) {
    const found = node29(s);
    if (found !== null) return found;
  }
  return null;
}

function node31(s: readonly string[]): Route | null {
  if (s.length === 6) return route26;
  return null;
}

function node32(s: readonly string[]): Route | null {
  if (s.length === 5) return route25;
  if (s.length > 5) {
    const found = node31(s);
    if (found !== null) return found;
  }
  return null;
}

function node33(s: readonly string[]): Route | null {
  if (s.length === 6) return route28;
  return null;
}

function node34(s: readonly string[]): Route | null {
  if (s.length === 5) return route27;
  if (s.length > 5) {
    const found = node33(s);
    if (found !== null) return found;
  }
  return null;
}

function node35(s: readonly string[]): Route | null {
  if (s.length === 5) return route29;
  return null;
}

function node36(s: readonly string[]): Route | null {
  if (s.length === 7) return route32;
  return null;
}

function node37(s: readonly string[]): Route | null {
  if (s.length === 6) return route31;
  switch (s[6]) {
    case "memberships": {
      const found = node36(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node38(s: readonly string[]): Route | null {
  if (s.length === 5) return route30;
  if (s.length > 5) {
    const found = node37(s);
    if (found !== null) return found;
  }
  return null;
}

function node39(s: readonly string[]): Route | null {
  if (s.length === 6) return route34;
  return null;
}

function node40(s: readonly string[]): Route | null {
  if (s.length === 5) return route33;
  if (s.length > 5) {
    const found = node39(s);
    if (found !== null) return found;
  }
  return null;
}

function node41(s: readonly string[]): Route | null {
  if (s.length === 5) return route35;
  return null;
}

function node42(s: readonly string[]): Route | null {
  if (s.length === 8) return route37;
  return null;
}

function node43(s: readonly string[]): Route | null {
  if (s.length === 7) return route36;
  if (s.length > 7) {
    const found = node42(s);
    if (found !== null) return found;
  }
  return null;
}

function node44(s: readonly string[]): Route | null {
  switch (s[6]) {
    case "related_epics": {
      const found = node43(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node45(s: readonly string[]): Route | null {
  if (s.length > 5) {
    const found = node44(s);
    if (found !== null) return found;
  }
  return null;
}

function node46(s: readonly string[]): Route | null {
  if (s.length === 6) return route39;
  return null;
}

function node47(s: readonly string[]): Route | null {
  if (s.length === 5) return route38;
  if (s.length > 5) {
    const found = node46(s);
    if (found !== null) return found;
  }
  return null;
}

function node48(s: readonly string[]): Route | null {
  if (s.length === 6) return route41;
  return null;
}

function node49(s: readonly string[]): Route | null {
  if (s.length === 5) return route40;
  if (s.length > 5) {
    const found = node48(s);
    if (found !== null) return found;
  }
  return null;
}

function node50(s: readonly string[]): Route | null {
  if (s.length === 5) return route42;
  return null;
}

function node51(s: readonly string[]): Route | null {
  if (s.length === 7) return route45;
  return null;
}

function node52(s: readonly string[]): Route | null {
  if (s.length === 7) return route46;
  return null;
}

function node53(s: readonly string[]): Route | null {
  if (s.length === 6) return route44;
  switch (s[6]) {
    case "subscribe": {
      const found = node51(s);
      if (found !== null) return found;
      break;
    }
    case "unsubscribe": {
      const found = node52(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node54(s: readonly string[]): Route | null {
  if (s.length === 5) return route43;
  if (s.length > 5) {
    const found = node53(s);
    if (found !== null) return found;
  }
  return null;
}

function node55(s: readonly string[]): Route | null {
  if (s.length === 5) return route47;
  return null;
}

function node56(s: readonly string[]): Route | null {
  if (s.length === 7) return route50;
  return null;
}

function node57(s: readonly string[]): Route | null {
  if (s.length === 6) return route49;
  if (s.length > 6) {
    const found = node56(s);
    if (found !== null) return found;
  }
  return null;
}

function node58(s: readonly string[]): Route | null {
  if (s.length === 6) return route51;
  return null;
}

function node59(s: readonly string[]): Route | null {
  if (s.length === 7) return route52;
  return null;
}

function node60(s: readonly string[]): Route | null {
  if (s.length === 7) return route54;
  return null;
}

function node61(s: readonly string[]): Route | null {
  if (s.length === 7) return route55;
  return null;
}

function node62(s: readonly string[]): Route | null {
  if (s.length === 6) return route53;
  switch (s[6]) {
    case "approve": {
      const found = node59(s);
      if (found !== null) return found;
      break;
    }
    case "override": {
      const found = node60(s);
      if (found !== null) return found;
      break;
    }
    case "state": {
      const found = node61(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node63(s: readonly string[]): Route | null {
  if (s.length === 5) return route48;
  switch (s[5]) {
    case "all": {
      const found = node57(s);
      if (found !== null) return found;
      break;
    }
    case "approve_all": {
      const found = node58(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = node62(s);
    if (found !== null) return found;
  }
  return null;
}

function node64(s: readonly string[]): Route | null {
  if (s.length === 7) return route58;
  return null;
}

function node65(s: readonly string[]): Route | null {
  if (s.length === 7) return route59;
  return null;
}

function node66(s: readonly string[]): Route | null {
  if (s.length === 7) return route60;
  return null;
}

function node67(s: readonly string[]): Route | null {
  if (s.length === 6) return route57;
  switch (s[6]) {
    case "burndown_events": {
      const found = node64(s);
      if (found !== null) return found;
      break;
    }
    case "issues": {
      const found = node65(s);
      if (found !== null) return found;
      break;
    }
    case "merge_requests": {
      const found = node66(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node68(s: readonly string[]): Route | null {
  if (s.length === 5) return route56;
  if (s.length > 5) {
    const found = node67(s);
    if (found !== null) return found;
  }
  return null;
}

function node69(s: readonly string[]): Route | null {
  if (s.length === 5) return route61;
  return null;
}

function node70(s: readonly string[]): Route | null {
  if (s.length === 6) return route63;
  return null;
}

function node71(s: readonly string[]): Route | null {
  if (s.length === 6) return route64;
  return null;
}

function node72(s: readonly string[]): Route | null {
  if (s.length === 5) return route62;
  switch (s[5]) {
    case "shared": {
      const found = node70(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = node71(s);
    if (found !== null) return found;
  }
  return null;
}

function node73(s: readonly string[]): Route | null {
  if (s.length === 5) return route65;
  return null;
}

function node74(s: readonly string[]): Route | null {
  if (s.length === 6) return route66;
  return null;
}

function node75(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "repositories": {
      const found = node74(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node76(s: readonly string[]): Route | null {
  if (s.length === 5) return route67;
  return null;
}

function node77(s: readonly string[]): Route | null {
  if (s.length === 6) return route69;
  return null;
}

function node78(s: readonly string[]): Route | null {
  if (s.length === 5) return route68;
  switch (s[5]) {
    case "reset_registration_token": {
      const found = node77(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node79(s: readonly string[]): Route | null {
  if (s.length === 5) return route70;
  return null;
}

function node80(s: readonly string[]): Route | null {
  if (s.length === 6) return route72;
  return null;
}

function node81(s: readonly string[]): Route | null {
  if (s.length === 5) return route71;
  if (s.length > 5) {
    const found = node80(s);
    if (found !== null) return found;
  }
  return null;
}

function node82(s: readonly string[]): Route | null {
  if (s.length === 5) return route73;
  return null;
}

function node83(s: readonly string[]): Route | null {
  if (s.length === 5) return route74;
  return null;
}

function node84(s: readonly string[]): Route | null {
  if (s.length === 5) return route75;
  return null;
}

function node85(s: readonly string[]): Route | null {
  if (s.length === 4) return route20;
  switch (s[4]) {
    case "-": {
      const found = node27(s);
      if (found !== null) return found;
      break;
    }
    case "access_requests": {
      const found = node30(s);
      if (found !== null) return found;
      break;
    }
    case "access_tokens": {
      const found = node32(s);
      if (found !== null) return found;
      break;
    }
    case "audit_events": {
      const found = node34(s);
      if (found !== null) return found;
      break;
    }
    case "avatar": {
      const found = node35(s);
      if (found !== null) return found;
      break;
    }
    case "billable_members": {
      const found = node38(s);
      if (found !== null) return found;
      break;
    }
    case "custom_attributes": {
      const found = node40(s);
      if (found !== null) return found;
      break;
    }
    case "descendant_groups": {
      const found = node41(s);
      if (found !== null) return found;
      break;
    }
    case "epics": {
      const found = node45(s);
      if (found !== null) return found;
      break;
    }
    case "hooks": {
      const found = node47(s);
      if (found !== null) return found;
      break;
    }
    case "invitations": {
      const found = node49(s);
      if (found !== null) return found;
      break;
    }
    case "issues": {
      const found = node50(s);
      if (found !== null) return found;
      break;
    }
    case "labels": {
      const found = node54(s);
      if (found !== null) return found;
      break;
    }
    case "ldap_sync": {
      const found = node55(s);
      if (found !== null) return found;
      break;
    }
    case "members": {
      const found = node63(s);
      if (found !== null) return found;
      break;
    }
    case "milestones": {
      const found = node68(s);
      if (found !== null) return found;
      break;
    }
    case "pending_members": {
      const found = node69(s);
      if (found !== null) return found;
      break;
    }
    case "projects": {
      const found = node72(s);
      if (found !== null) return found;
      break;
    }
    case "provisioned_users": {
      const found = node73(s);
      if (found !== null) return found;
      break;
    }
    case "registry": {
      const found = node75(s);
      if (found !== null) return found;
      break;
    }
    case "restore": {
      const found = node76(s);
      if (found !== null) return found;
      break;
    }
    case "runners": {
      const found = node78(s);
      if (found !== null) return found;
      break;
    }
    case "search": {
      const found = node79(s);
      if (found !== null) return found;
      break;
    }
    case "share": {
      const found = node81(s);
      if (found !== null) return found;
      break;
    }
    case "subgroups": {
      const found = node82(s);
      if (found !== null) return found;
      break;
    }
    case "transfer": {
      const found = node83(s);
      if (found !== null) return found;
      break;
    }
    case "transfer_locations": {
      const found = node84(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node86(s: readonly string[]): Route | null {
  if (s.length === 3) return route19;
  if (s.length > 3) {
    const found = node85(s);
    if (found !== null) return found;
  }
  return null;
}

function node87(s: readonly string[]): Route | null {
  if (s.length === 3) return route76;
  return null;
}

function node88(s: readonly string[]): Route | null {
  if (s.length === 4) return route78;
  return null;
}

function node89(s: readonly string[]): Route | null {
  if (s.length === 3) return route77;
  if (s.length > 3) {
    const found = node88(s);
    if (found !== null) return found;
  }
  return null;
}

function node90(s: readonly string[]): Route | null {
  if (s.length === 4) return route80;
  return null;
}

function node91(s: readonly string[]): Route | null {
  if (s.length === 3) return route79;
  if (s.length > 3) {
    const found = node90(s);
    if (found !== null) return found;
  }
  return null;
}

function node92(s: readonly string[]): Route | null {
  if (s.length === 3) return route81;
  return null;
}

function node93(s: readonly string[]): Route | null {
  if (s.length === 3) return route82;
  return null;
}

function node94(s: readonly string[]): Route | null {
  if (s.length === 3) return route83;
  return null;
}

function node95(s: readonly string[]): Route | null {
  if (s.length === 5) return route86;
  return null;
}

function node96(s: readonly string[]): Route | null {
  if (s.length === 4) return route85;
  switch (s[4]) {
    case "exists": {
      const found = node95(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node97(s: readonly string[]): Route | null {
  if (s.length === 3) return route84;
  if (s.length > 3) {
    const found = node96(s);
    if (found !== null) return found;
  }
  return null;
}

function node98(s: readonly string[]): Route | null {
  if (s.length === 4) return route88;
  return null;
}

function node99(s: readonly string[]): Route | null {
  if (s.length === 4) return route89;
  return null;
}

function node100(s: readonly string[]): Route | null {
  if (s.length === 3) return route87;
  switch (s[3]) {
    case "self": {
      const found = node98(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = node99(s);
    if (found !== null) return found;
  }
  return null;
}

function node101(s: readonly string[]): Route | null {
  if (s.length === 4) return route91;
  return null;
}

function node102(s: readonly string[]): Route | null {
  if (s.length === 4) return route92;
  return null;
}

function node103(s: readonly string[]): Route | null {
  if (s.length === 4) return route93;
  return null;
}

function node104(s: readonly string[]): Route | null {
  if (s.length === 5) return route94;
  return null;
}

function node105(s: readonly string[]): Route | null {
  if (s.length > 4) {
    const found = node104(s);
    if (found !== null) return found;
  }
  return null;
}

function node106(s: readonly string[]): Route | null {
  if (s.length === 6) return route96;
  return null;
}

function node107(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "search": {
      const found = node106(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node108(s: readonly string[]): Route | null {
  if (s.length === 7) return route99;
  return null;
}

function node109(s: readonly string[]): Route | null {
  if (s.length === 6) return route98;
  switch (s[6]) {
    case "approve": {
      const found = node108(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node110(s: readonly string[]): Route | null {
  if (s.length === 5) return route97;
  if (s.length > 5) {
    const found = node109(s);
    if (found !== null) return found;
  }
  return null;
}

function node111(s: readonly string[]): Route | null {
  if (s.length === 6) return route101;
  return null;
}

function node112(s: readonly string[]): Route | null {
  if (s.length === 5) return route100;
  if (s.length > 5) {
    const found = node111(s);
    if (found !== null) return found;
  }
  return null;
}

function node113(s: readonly string[]): Route | null {
  if (s.length === 6) return route103;
  return null;
}

function node114(s: readonly string[]): Route | null {
  if (s.length === 5) return route102;
  if (s.length > 5) {
    const found = node113(s);
    if (found !== null) return found;
  }
  return null;
}

function node115(s: readonly string[]): Route | null {
  if (s.length === 5) return route104;
  return null;
}

function node116(s: readonly string[]): Route | null {
  if (s.length === 5) return route105;
  return null;
}

function node117(s: readonly string[]): Route | null {
  if (s.length === 5) return route106;
  return null;
}

function node118(s: readonly string[]): Route | null {
  if (s.length === 5) return route107;
  return null;
}

function node119(s: readonly string[]): Route | null {
  if (s.length === 6) return route109;
  return null;
}

function node120(s: readonly string[]): Route | null {
  if (s.length === 5) return route108;
  if (s.length > 5) {
    const found = node119(s);
    if (found !== null) return found;
  }
  return null;
}

function node121(s: readonly string[]): Route | null {
  if (s.length === 6) return route111;
  return null;
}

function node122(s: readonly string[]): Route | null {
  if (s.length === 5) return route110;
  if (s.length > 5) {
    const found = node121(s);
    if (found !== null) return found;
  }
  return null;
}

function node123(s: readonly string[]): Route | null {
  if (s.length === 6) return route113;
  return null;
}

function node124(s: readonly string[]): Route | null {
  if (s.length === 7) return route115;
  return null;
}

function node125(s: readonly string[]): Route | null {
  if (s.length === 6) return route114;
  switch (s[6]) {
    case "stop": {
      const found = node124(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node126(s: readonly string[]): Route | null {
  if (s.length === 5) return route112;
  switch (s[5]) {
    case "review_apps": {
      const found = node123(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = node125(s);
    if (found !== null) return found;
  }
  return null;
}

function node127(s: readonly string[]): Route | null {
  if (s.length === 5) return route116;
  return null;
}

function node128(s: readonly string[]): Route | null {
  if (s.length === 6) return route118;
  return null;
}

function node129(s: readonly string[]): Route | null {
  if (s.length === 5) return route117;
  switch (s[5]) {
    case "download": {
      const found = node128(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node130(s: readonly string[]): Route | null {
  if (s.length === 6) return route120;
  return null;
}

function node131(s: readonly string[]): Route | null {
  if (s.length === 5) return route119;
  if (s.length > 5) {
    const found = node130(s);
    if (found !== null) return found;
  }
  return null;
}

function node132(s: readonly string[]): Route | null {
  if (s.length === 5) return route121;
  return null;
}

function node133(s: readonly string[]): Route | null {
  if (s.length === 5) return route122;
  return null;
}

function node134(s: readonly string[]): Route | null {
  if (s.length === 8) return route125;
  return null;
}

function node135(s: readonly string[]): Route | null {
  if (s.length > 7) {
    const found = node134(s);
    if (found !== null) return found;
  }
  return null;
}

function node136(s: readonly string[]): Route | null {
  if (s.length === 6) return route124;
  switch (s[6]) {
    case "test": {
      const found = node135(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node137(s: readonly string[]): Route | null {
  if (s.length === 5) return route123;
  if (s.length > 5) {
    const found = node136(s);
    if (found !== null) return found;
  }
  return null;
}

function node138(s: readonly string[]): Route | null {
  if (s.length === 5) return route126;
  return null;
}

function node139(s: readonly string[]): Route | null {
  if (s.length === 5) return route127;
  return null;
}

function node140(s: readonly string[]): Route | null {
  if (s.length === 6) return route128;
  return null;
}

function node141(s: readonly string[]): Route | null {
  if (s.length > 5) {
    const found = node140(s);
    if (found !== null) return found;
  }
  return null;
}

function node142(s: readonly string[]): Route | null {
  if (s.length === 6) return route130;
  return null;
}

function node143(s: readonly string[]): Route | null {
  if (s.length === 6) return route131;
  return null;
}

function node144(s: readonly string[]): Route | null {
  if (s.length === 6) return route132;
  return null;
}

function node145(s: readonly string[]): Route | null {
  if (s.length === 6) return route133;
  return null;
}

function node146(s: readonly string[]): Route | null {
  if (s.length === 6) return route134;
  return null;
}

function node147(s: readonly string[]): Route | null {
  if (s.length === 6) return route135;
  return null;
}

function node148(s: readonly string[]): Route | null {
  if (s.length === 6) return route136;
  return null;
}

function node149(s: readonly string[]): Route | null {
  if (s.length === 6) return route137;
  return null;
}

function node150(s: readonly string[]): Route | null {
  if (s.length === 6) return route138;
  return null;
}

function node151(s: readonly string[]): Route | null {
  if (s.length === 6) return route139;
  return null;
}

function node152(s: readonly string[]): Route | null {
  if (s.length === 6) return route140;
  return null;
}

function node153(s: readonly string[]): Route | null {
  if (s.length === 5) return route129;
  switch (s[5]) {
    case "asana": {
      const found = node142(s);
      if (found !== null) return found;
      break;
    }
    case "assembla": {
      const found = node143(s);
      if (found !== null) return found;
      break;
    }
    case "bamboo": {
      const found = node144(s);
      if (found !== null) return found;
      break;
    }
    case "bugzilla": {
      const found = node145(s);
      if (found !== null) return found;
      break;
    }
    case "buildkite": {
      const found = node146(s);
      if (found !== null) return found;
      break;
    }
    case "campfire": {
      const found = node147(s);
      if (found !== null) return found;
      break;
    }
    case "custom-issue-tracker": {
      const found = node148(s);
      if (found !== null) return found;
      break;
    }
    case "datadog": {
      const found = node149(s);
      if (found !== null) return found;
      break;
    }
    case "discord": {
      const found = node150(s);
      if (found !== null) return found;
      break;
    }
    case "hangouts-chat": {
      const found = node151(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = node152(s);
    if (found !== null) return found;
  }
  return null;
}

function node154(s: readonly string[]): Route | null {
  if (s.length === 6) return route142;
  return null;
}

function node155(s: readonly string[]): Route | null {
  if (s.length === 5) return route141;
  if (s.length > 5) {
    const found = node154(s);
    if (found !== null) return found;
  }
  return null;
}

function node156(s: readonly string[]): Route | null {
  if (s.length === 7) return route143;
  return null;
}

function node157(s: readonly string[]): Route | null {
  if (s.length === 7) return route144;
  return null;
}

function node158(s: readonly string[]): Route | null {
  if (s.length === 7) return route145;
  return null;
}

function node159(s: readonly string[]): Route | null {
  if (s.length === 7) return route146;
  return null;
}

function node160(s: readonly string[]): Route | null {
  if (s.length === 7) return route147;
  return null;
}

function node161(s: readonly string[]): Route | null {
  if (s.length === 7) return route148;
  return null;
}

function node162(s: readonly string[]): Route | null {
  if (s.length === 7) return route149;
  return null;
}

function node163(s: readonly string[]): Route | null {
  if (s.length === 7) return route150;
  return null;
}

function node164(s: readonly string[]): Route | null {
  if (s.length === 7) return route151;
  return null;
}

function node165(s: readonly string[]): Route | null {
  switch (s[6]) {
    case "add_spent_time": {
      const found = node156(s);
      if (found !== null) return found;
      break;
    }
    case "notes": {
      const found = node157(s);
      if (found !== null) return found;
      break;
    }
    case "related_merge_requests": {
      const found = node158(s);
      if (found !== null) return found;
      break;
    }
    case "reset_spent_time": {
      const found = node159(s);
      if (found !== null) return found;
      break;
    }
    case "reset_time_estimate": {
      const found = node160(s);
      if (found !== null) return found;
      break;
    }
    case "time_estimate": {
      const found = node161(s);
      if (found !== null) return found;
      break;
    }
    case "time_stats": {
      const found = node162(s);
      if (found !== null) return found;
      break;
    }
    case "todo": {
      const found = node163(s);
      if (found !== null) return found;
      break;
    }
    case "unsubscribe": {
      const found = node164(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node166(s: readonly string[]): Route | null {
  if (s.length > 5) {
    const found = node165(s);
    if (found !== null) return found;
  }
  return null;
}

function node167(s: readonly string[]): Route | null {
  if (s.length === 8) return route152;
  return null;
}

function node168(s: readonly string[]): Route | null {
  if (s.length > 8) return route153;
  return null;
}

function node169(s: readonly string[]): Route | null {
  switch (s[7]) {
    case "download": {
      const found = node167(s);
      if (found !== null) return found;
      break;
    }
    case "raw": {
      const found = node168(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node170(s: readonly string[]): Route | null {
  if (s.length > 6) {
    const found = node169(s);
    if (found !== null) return found;
  }
  return null;
}

function node171(s: readonly string[]): Route | null {
  if (s.length === 8) return route155;
  return null;
}

function node172(s: readonly string[]): Route | null {
  if (s.length === 7) return route154;
  switch (s[7]) {
    case "keep": {
      const found = node171(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 7) return route156;
  return null;
}

function node173(s: readonly string[]): Route | null {
  switch (s[6]) {
    case "artifacts": {
      const found = node172(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node174(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "artifacts": {
      const found = node170(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = node173(s);
    if (found !== null) return found;
  }
  return null;
}

function node175(s: readonly string[]): Route | null {
  if (s.length === 6) return route158;
  return null;
}

function node176(s: readonly string[]): Route | null {
  if (s.length === 7) return route160;
  return null;
}

function node177(s: readonly string[]): Route | null {
  if (s.length === 7) return route161;
  return null;
}

function node178(s: readonly string[]): Route | null {
  if (s.length === 6) return route159;
  switch (s[6]) {
    case "subscribe": {
      const found = node176(s);
      if (found !== null) return found;
      break;
    }
    case "unsubscribe": {
      const found = node177(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node179(s: readonly string[]): Route | null {
  if (s.length === 5) return route157;
  switch (s[5]) {
    case "promote": {
      const found = node175(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = node178(s);
    if (found !== null) return found;
  }
  return null;
}

function node180(s: readonly string[]): Route | null {
  if (s.length === 5) return route162;
  return null;
}

function node181(s: readonly string[]): Route | null {
  if (s.length === 7) return route165;
  return null;
}

function node182(s: readonly string[]): Route | null {
  if (s.length === 6) return route164;
  if (s.length > 6) {
    const found = node181(s);
    if (found !== null) return found;
  }
  return null;
}

function node183(s: readonly string[]): Route | null {
  if (s.length === 6) return route166;
  return null;
}

function node184(s: readonly string[]): Route | null {
  if (s.length === 5) return route163;
  switch (s[5]) {
    case "all": {
      const found = node182(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = node183(s);
    if (found !== null) return found;
  }
  return null;
}

function node185(s: readonly string[]): Route | null {
  if (s.length === 7) return route169;
  return null;
}

function node186(s: readonly string[]): Route | null {
  if (s.length === 7) return route170;
  return null;
}

function node187(s: readonly string[]): Route | null {
  if (s.length === 7) return route171;
  return null;
}

function node188(s: readonly string[]): Route | null {
  if (s.length === 7) return route172;
  return null;
}

function node189(s: readonly string[]): Route | null {
  if (s.length === 6) return route168;
  switch (s[6]) {
    case "cancel_merge_when_pipeline_succeeds": {
      const found = node185(s);
      if (found !== null) return found;
      break;
    }
    case "merge": {
      const found = node186(s);
      if (found !== null) return found;
      break;
    }
    case "merge_ref": {
      const found = node187(s);
      if (found !== null) return found;
      break;
    }
    case "rebase": {
      const found = node188(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node190(s: readonly string[]): Route | null {
  if (s.length === 5) return route167;
  if (s.length > 5) {
    const found = node189(s);
    if (found !== null) return found;
  }
  return null;
}

function node191(s: readonly string[]): Route | null {
  if (s.length === 7) return route175;
  return null;
}

function node192(s: readonly string[]): Route | null {
  if (s.length === 7) return route176;
  return null;
}

function node193(s: readonly string[]): Route | null {
  if (s.length === 7) return route177;
  return null;
}

function node194(s: readonly string[]): Route | null {
  if (s.length === 7) return route178;
  return null;
}

function node195(s: readonly string[]): Route | null {
  if (s.length === 6) return route174;
  switch (s[6]) {
    case "burndown_events": {
      const found = node191(s);
      if (found !== null) return found;
      break;
    }
    case "issues": {
      const found = node192(s);
      if (found !== null) return found;
      break;
    }
    case "merge_requests": {
      const found = node193(s);
      if (found !== null) return found;
      break;
    }
    case "promote": {
      const found = node194(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node196(s: readonly string[]): Route | null {
  if (s.length === 5) return route173;
  if (s.length > 5) {
    const found = node195(s);
    if (found !== null) return found;
  }
  return null;
}

function node197(s: readonly string[]): Route | null {
  if (s.length === 6) return route180;
  return null;
}

function node198(s: readonly string[]): Route | null {
  if (s.length === 5) return route179;
  if (s.length > 5) {
    const found = node197(s);
    if (found !== null) return found;
  }
  return null;
}

function node199(s: readonly string[]): Route | null {
  if (s.length === 6) return route182;
  return null;
}

function node200(s: readonly string[]): Route | null {
  if (s.length === 5) return route181;
  if (s.length > 5) {
    const found = node199(s);
    if (found !== null) return found;
  }
  return null;
}

function node201(s: readonly string[]): Route | null {
  if (s.length === 6) return route184;
  return null;
}

function node202(s: readonly string[]): Route | null {
  if (s.length === 5) return route183;
  if (s.length > 5) {
    const found = node201(s);
    if (found !== null) return found;
  }
  return null;
}

function node203(s: readonly string[]): Route | null {
  if (s.length === 5) return route185;
  return null;
}

function node204(s: readonly string[]): Route | null {
  if (s.length === 9) return route189;
  return null;
}

function node205(s: readonly string[]): Route | null {
  if (s.length === 8) return route188;
  if (s.length > 8) {
    const found = node204(s);
    if (found !== null) return found;
  }
  return null;
}

function node206(s: readonly string[]): Route | null {
  if (s.length === 7) return route187;
  switch (s[7]) {
    case "tags": {
      const found = node205(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node207(s: readonly string[]): Route | null {
  if (s.length === 6) return route186;
  if (s.length > 6) {
    const found = node206(s);
    if (found !== null) return found;
  }
  return null;
}

function node208(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "repositories": {
      const found = node207(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node209(s: readonly string[]): Route | null {
  if (s.length === 6) return route190;
  return null;
}

function node210(s: readonly string[]): Route | null {
  if (s.length === 8) return route193;
  return null;
}

function node211(s: readonly string[]): Route | null {
  if (s.length === 7) return route192;
  switch (s[7]) {
    case "raw": {
      const found = node210(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node212(s: readonly string[]): Route | null {
  if (s.length > 6) {
    const found = node211(s);
    if (found !== null) return found;
  }
  return null;
}

function node213(s: readonly string[]): Route | null {
  if (s.length === 8) return route196;
  return null;
}

function node214(s: readonly string[]): Route | null {
  if (s.length === 8) return route197;
  return null;
}

function node215(s: readonly string[]): Route | null {
  if (s.length === 7) return route195;
  switch (s[7]) {
    case "protect": {
      const found = node213(s);
      if (found !== null) return found;
      break;
    }
    case "unprotect": {
      const found = node214(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node216(s: readonly string[]): Route | null {
  if (s.length === 6) return route194;
  if (s.length > 6) {
    const found = node215(s);
    if (found !== null) return found;
  }
  return null;
}

function node217(s: readonly string[]): Route | null {
  if (s.length === 8) return route200;
  return null;
}

function node218(s: readonly string[]): Route | null {
  if (s.length === 8) return route201;
  return null;
}

function node219(s: readonly string[]): Route | null {
  if (s.length === 8) return route202;
  return null;
}

function node220(s: readonly string[]): Route | null {
  if (s.length === 8) return route203;
  return null;
}

function node221(s: readonly string[]): Route | null {
  if (s.length === 8) return route204;
  return null;
}

function node222(s: readonly string[]): Route | null {
  if (s.length === 8) return route205;
  return null;
}

function node223(s: readonly string[]): Route | null {
  if (s.length === 8) return route206;
  return null;
}

function node224(s: readonly string[]): Route | null {
  if (s.length === 8) return route207;
  return null;
}

function node225(s: readonly string[]): Route | null {
  if (s.length === 7) return route199;
  switch (s[7]) {
    case "cherry_pick": {
      const found = node217(s);
      if (found !== null) return found;
      break;
    }
    case "comments": {
      const found = node218(s);
      if (found !== null) return found;
      break;
    }
    case "diff": {
      const found = node219(s);
      if (found !== null) return found;
      break;
    }
    case "merge_requests": {
      const found = node220(s);
      if (found !== null) return found;
      break;
    }
    case "refs": {
      const found = node221(s);
      if (found !== null) return found;
      break;
    }
    case "revert": {
      const found = node222(s);
      if (found !== null) return found;
      break;
    }
    case "signature": {
      const found = node223(s);
      if (found !== null) return found;
      break;
    }
    case "statuses": {
      const found = node224(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node226(s: readonly string[]): Route | null {
  if (s.length === 6) return route198;
  if (s.length > 6) {
    const found = node225(s);
    if (found !== null) return found;
  }
  return null;
}

function node227(s: readonly string[]): Route | null {
  if (s.length === 6) return route208;
  return null;
}

function node228(s: readonly string[]): Route | null {
  if (s.length === 6) return route209;
  return null;
}

function node229(s: readonly string[]): Route | null {
  if (s.length === 8) return route211;
  return null;
}

function node230(s: readonly string[]): Route | null {
  if (s.length === 8) return route212;
  return null;
}

function node231(s: readonly string[]): Route | null {
  if (s.length === 7) return route210;
  switch (s[7]) {
    case "blame": {
      const found = node229(s);
      if (found !== null) return found;
      break;
    }
    case "raw": {
      const found = node230(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node232(s: readonly string[]): Route | null {
  if (s.length > 6) {
    const found = node231(s);
    if (found !== null) return found;
  }
  return null;
}

function node233(s: readonly string[]): Route | null {
  if (s.length === 6) return route213;
  return null;
}

function node234(s: readonly string[]): Route | null {
  if (s.length === 6) return route214;
  return null;
}

function node235(s: readonly string[]): Route | null {
  if (s.length === 8) return route217;
  return null;
}

function node236(s: readonly string[]): Route | null {
  if (s.length === 7) return route216;
  switch (s[7]) {
    case "signature": {
      const found = node235(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node237(s: readonly string[]): Route | null {
  if (s.length === 6) return route215;
  if (s.length > 6) {
    const found = node236(s);
    if (found !== null) return found;
  }
  return null;
}

function node238(s: readonly string[]): Route | null {
  if (s.length === 6) return route218;
  return null;
}

function node239(s: readonly string[]): Route | null {
  if (s.length === 6) return route191;
  return null;
}

function node240(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "archive": {
      const found = node209(s);
      if (found !== null) return found;
      break;
    }
    case "blobs": {
      const found = node212(s);
      if (found !== null) return found;
      break;
    }
    case "branches": {
      const found = node216(s);
      if (found !== null) return found;
      break;
    }
    case "commits": {
      const found = node226(s);
      if (found !== null) return found;
      break;
    }
    case "compare": {
      const found = node227(s);
      if (found !== null) return found;
      break;
    }
    case "contributors": {
      const found = node228(s);
      if (found !== null) return found;
      break;
    }
    case "files": {
      const found = node232(s);
      if (found !== null) return found;
      break;
    }
    case "merge_base": {
      const found = node233(s);
      if (found !== null) return found;
      break;
    }
    case "merged_branches": {
      const found = node234(s);
      if (found !== null) return found;
      break;
    }
    case "tags": {
      const found = node237(s);
      if (found !== null) return found;
      break;
    }
    case "tree": {
      const found = node238(s);
      if (found !== null) return found;
      break;
    }
  }
  if (within(s[5], "archive.", "", 8)) {
    const found = node239(s);
    if (found !== null) return found;
  }
  return null;
}

function node241(s: readonly string[]): Route | null {
  if (s.length === 5) return route219;
  return null;
}

function node242(s: readonly string[]): Route | null {
  if (s.length === 5) return route220;
  return null;
}

function node243(s: readonly string[]): Route | null {
  if (s.length === 6) return route222;
  return null;
}

function node244(s: readonly string[]): Route | null {
  if (s.length === 6) return route223;
  return null;
}

function node245(s: readonly string[]): Route | null {
  if (s.length === 5) return route221;
  switch (s[5]) {
    case "reset_registration_token": {
      const found = node243(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 5) {
    const found = node244(s);
    if (found !== null) return found;
  }
  return null;
}

function node246(s: readonly string[]): Route | null {
  if (s.length === 5) return route224;
  return null;
}

function node247(s: readonly string[]): Route | null {
  if (s.length === 6) return route226;
  return null;
}

function node248(s: readonly string[]): Route | null {
  if (s.length === 5) return route225;
  if (s.length > 5) {
    const found = node247(s);
    if (found !== null) return found;
  }
  return null;
}

function node249(s: readonly string[]): Route | null {
  if (s.length === 6) return route228;
  return null;
}

function node250(s: readonly string[]): Route | null {
  if (s.length === 5) return route227;
  if (s.length > 5) {
    const found = node249(s);
    if (found !== null) return found;
  }
  return null;
}

function node251(s: readonly string[]): Route | null {
  if (s.length === 5) return route229;
  return null;
}

function node252(s: readonly string[]): Route | null {
  if (s.length === 5) return route230;
  return null;
}

function node253(s: readonly string[]): Route | null {
  if (s.length === 5) return route231;
  return null;
}

function node254(s: readonly string[]): Route | null {
  if (s.length === 5) return route232;
  return null;
}

function node255(s: readonly string[]): Route | null {
  if (s.length === 5) return route233;
  return null;
}

function node256(s: readonly string[]): Route | null {
  if (s.length === 5) return route234;
  return null;
}

function node257(s: readonly string[]): Route | null {
  if (s.length === 5) return route235;
  return null;
}

function node258(s: readonly string[]): Route | null {
  if (s.length === 5) return route236;
  return null;
}

function node259(s: readonly string[]): Route | null {
  if (s.length === 5) return route237;
  return null;
}

function node260(s: readonly string[]): Route | null {
  if (s.length === 5) return route238;
  return null;
}

function node261(s: readonly string[]): Route | null {
  if (s.length === 5) return route239;
  return null;
}

function node262(s: readonly string[]): Route | null {
  if (s.length === 6) return route240;
  return null;
}

function node263(s: readonly string[]): Route | null {
  if (s.length > 5) {
    const found = node262(s);
    if (found !== null) return found;
  }
  return null;
}

function node264(s: readonly string[]): Route | null {
  if (s.length === 7) return route243;
  return null;
}

function node265(s: readonly string[]): Route | null {
  if (s.length === 6) return route242;
  switch (s[6]) {
    case "download": {
      const found = node264(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node266(s: readonly string[]): Route | null {
  if (s.length === 5) return route241;
  if (s.length > 5) {
    const found = node265(s);
    if (found !== null) return found;
  }
  return null;
}

function node267(s: readonly string[]): Route | null {
  if (s.length === 4) return route95;
  switch (s[4]) {
    case "-": {
      const found = node107(s);
      if (found !== null) return found;
      break;
    }
    case "access_requests": {
      const found = node110(s);
      if (found !== null) return found;
      break;
    }
    case "access_tokens": {
      const found = node112(s);
      if (found !== null) return found;
      break;
    }
    case "approval_rules": {
      const found = node114(s);
      if (found !== null) return found;
      break;
    }
    case "approvals": {
      const found = node115(s);
      if (found !== null) return found;
      break;
    }
    case "archive": {
      const found = node116(s);
      if (found !== null) return found;
      break;
    }
    case "artifacts": {
      const found = node117(s);
      if (found !== null) return found;
      break;
    }
    case "avatar": {
      const found = node118(s);
      if (found !== null) return found;
      break;
    }
    case "cluster_agents": {
      const found = node120(s);
      if (found !== null) return found;
      break;
    }
    case "custom_attributes": {
      const found = node122(s);
      if (found !== null) return found;
      break;
    }
    case "environments": {
      const found = node126(s);
      if (found !== null) return found;
      break;
    }
    case "events": {
      const found = node127(s);
      if (found !== null) return found;
      break;
    }
    case "export": {
      const found = node129(s);
      if (found !== null) return found;
      break;
    }
    case "fork": {
      const found = node131(s);
      if (found !== null) return found;
      break;
    }
    case "forks": {
      const found = node132(s);
      if (found !== null) return found;
      break;
    }
    case "groups": {
      const found = node133(s);
      if (found !== null) return found;
      break;
    }
    case "hooks": {
      const found = node137(s);
      if (found !== null) return found;
      break;
    }
    case "housekeeping": {
      const found = node138(s);
      if (found !== null) return found;
      break;
    }
    case "import": {
      const found = node139(s);
      if (found !== null) return found;
      break;
    }
    case "import_project_members": {
      const found = node141(s);
      if (found !== null) return found;
      break;
    }
    case "integrations": {
      const found = node153(s);
      if (found !== null) return found;
      break;
    }
    case "invitations": {
      const found = node155(s);
      if (found !== null) return found;
      break;
    }
    case "issues": {
      const found = node166(s);
      if (found !== null) return found;
      break;
    }
    case "jobs": {
      const found = node174(s);
      if (found !== null) return found;
      break;
    }
    case "labels": {
      const found = node179(s);
      if (found !== null) return found;
      break;
    }
    case "languages": {
      const found = node180(s);
      if (found !== null) return found;
      break;
    }
    case "members": {
      const found = node184(s);
      if (found !== null) return found;
      break;
    }
    case "merge_requests": {
      const found = node190(s);
      if (found !== null) return found;
      break;
    }
    case "milestones": {
      const found = node196(s);
      if (found !== null) return found;
      break;
    }
    case "protected_branches": {
      const found = node198(s);
      if (found !== null) return found;
      break;
    }
    case "protected_environments": {
      const found = node200(s);
      if (found !== null) return found;
      break;
    }
    case "protected_tags": {
      const found = node202(s);
      if (found !== null) return found;
      break;
    }
    case "push_rule": {
      const found = node203(s);
      if (found !== null) return found;
      break;
    }
    case "registry": {
      const found = node208(s);
      if (found !== null) return found;
      break;
    }
    case "repository": {
      const found = node240(s);
      if (found !== null) return found;
      break;
    }
    case "repository_size": {
      const found = node241(s);
      if (found !== null) return found;
      break;
    }
    case "restore": {
      const found = node242(s);
      if (found !== null) return found;
      break;
    }
    case "runners": {
      const found = node245(s);
      if (found !== null) return found;
      break;
    }
    case "search": {
      const found = node246(s);
      if (found !== null) return found;
      break;
    }
    case "services": {
      const found = node248(s);
      if (found !== null) return found;
      break;
    }
    case "share": {
      const found = node250(s);
      if (found !== null) return found;
      break;
    }
    case "snapshot": {
      const found = node251(s);
      if (found !== null) return found;
      break;
    }
    case "star": {
      const found = node252(s);
      if (found !== null) return found;
      break;
    }
    case "starrers": {
      const found = node253(s);
      if (found !== null) return found;
      break;
    }
    case "statistics": {
      const found = node254(s);
      if (found !== null) return found;
      break;
    }
    case "storage": {
      const found = node255(s);
      if (found !== null) return found;
      break;
    }
    case "transfer": {
      const found = node256(s);
      if (found !== null) return found;
      break;
    }
    case "transfer_locations": {
      const found = node257(s);
      if (found !== null) return found;
      break;
    }
    case "unarchive": {
      const found = node258(s);
      if (found !== null) return found;
      break;
    }
    case "unstar": {
      const found = node259(s);
      if (found !== null) return found;
      break;
    }
    case "uploads": {
      const found = node260(s);
      if (found !== null) return found;
      break;
    }
    case "users": {
      const found = node261(s);
      if (found !== null) return found;
      break;
    }
    case "download": {
      const found = node263(s);
      if (found !== null) return found;
      break;
    }
    case "secure_files": {
      const found = node266(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node268(s: readonly string[]): Route | null {
  if (s.length === 3) return route90;
  switch (s[3]) {
    case "import": {
      const found = node101(s);
      if (found !== null) return found;
      break;
    }
    case "remote-import": {
      const found = node102(s);
      if (found !== null) return found;
      break;
    }
    case "remote-import-s3": {
      const found = node103(s);
      if (found !== null) return found;
      break;
    }
    case "user": {
      const found = node105(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = node267(s);
    if (found !== null) return found;
  }
  return null;
}

function node269(s: readonly string[]): Route | null {
  if (s.length === 5) return route244;
  return null;
}

function node270(s: readonly string[]): Route | null {
  if (s.length > 4) {
    const found = node269(s);
    if (found !== null) return found;
  }
  return null;
}

function node271(s: readonly string[]): Route | null {
  switch (s[3]) {
    case "repositories": {
      const found = node270(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node272(s: readonly string[]): Route | null {
  if (s.length === 4) return route246;
  return null;
}

function node273(s: readonly string[]): Route | null {
  if (s.length === 4) return route247;
  return null;
}

function node274(s: readonly string[]): Route | null {
  if (s.length === 4) return route248;
  return null;
}

function node275(s: readonly string[]): Route | null {
  if (s.length === 4) return route249;
  return null;
}

function node276(s: readonly string[]): Route | null {
  if (s.length === 5) return route251;
  return null;
}

function node277(s: readonly string[]): Route | null {
  if (s.length === 5) return route252;
  return null;
}

function node278(s: readonly string[]): Route | null {
  if (s.length === 4) return route250;
  switch (s[4]) {
    case "jobs": {
      const found = node276(s);
      if (found !== null) return found;
      break;
    }
    case "reset_authentication_token": {
      const found = node277(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node279(s: readonly string[]): Route | null {
  if (s.length === 3) return route245;
  switch (s[3]) {
    case "all": {
      const found = node272(s);
      if (found !== null) return found;
      break;
    }
    case "reset_authentication_token": {
      const found = node273(s);
      if (found !== null) return found;
      break;
    }
    case "reset_registration_token": {
      const found = node274(s);
      if (found !== null) return found;
      break;
    }
    case "verify": {
      const found = node275(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = node278(s);
    if (found !== null) return found;
  }
  return null;
}

function node280(s: readonly string[]): Route | null {
  if (s.length === 3) return route253;
  return null;
}

function node281(s: readonly string[]): Route | null {
  if (s.length === 4) return route255;
  return null;
}

function node282(s: readonly string[]): Route | null {
  if (s.length === 3) return route254;
  if (s.length > 3) {
    const found = node281(s);
    if (found !== null) return found;
  }
  return null;
}

function node283(s: readonly string[]): Route | null {
  if (s.length === 4) return route257;
  return null;
}

function node284(s: readonly string[]): Route | null {
  if (s.length === 5) return route259;
  return null;
}

function node285(s: readonly string[]): Route | null {
  if (s.length === 4) return route258;
  if (s.length > 4) {
    const found = node284(s);
    if (found !== null) return found;
  }
  return null;
}

function node286(s: readonly string[]): Route | null {
  if (s.length === 6) return route262;
  return null;
}

function node287(s: readonly string[]): Route | null {
  if (s.length === 5) return route261;
  switch (s[5]) {
    case "revoke": {
      const found = node286(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node288(s: readonly string[]): Route | null {
  if (s.length === 4) return route260;
  if (s.length > 4) {
    const found = node287(s);
    if (found !== null) return found;
  }
  return null;
}

function node289(s: readonly string[]): Route | null {
  if (s.length === 5) return route264;
  return null;
}

function node290(s: readonly string[]): Route | null {
  if (s.length === 4) return route263;
  if (s.length > 4) {
    const found = node289(s);
    if (found !== null) return found;
  }
  return null;
}

function node291(s: readonly string[]): Route | null {
  if (s.length === 4) return route265;
  return null;
}

function node292(s: readonly string[]): Route | null {
  if (s.length === 4) return route266;
  return null;
}

function node293(s: readonly string[]): Route | null {
  if (s.length === 3) return route256;
  switch (s[3]) {
    case "activities": {
      const found = node283(s);
      if (found !== null) return found;
      break;
    }
    case "emails": {
      const found = node285(s);
      if (found !== null) return found;
      break;
    }
    case "gpg_keys": {
      const found = node288(s);
      if (found !== null) return found;
      break;
    }
    case "keys": {
      const found = node290(s);
      if (found !== null) return found;
      break;
    }
    case "preferences": {
      const found = node291(s);
      if (found !== null) return found;
      break;
    }
    case "status": {
      const found = node292(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node294(s: readonly string[]): Route | null {
  if (s.length === 3) return route267;
  return null;
}

function node295(s: readonly string[]): Route | null {
  if (s.length === 5) return route270;
  return null;
}

function node296(s: readonly string[]): Route | null {
  if (s.length === 5) return route271;
  return null;
}

function node297(s: readonly string[]): Route | null {
  if (s.length === 5) return route272;
  return null;
}

function node298(s: readonly string[]): Route | null {
  if (s.length === 5) return route273;
  return null;
}

function node299(s: readonly string[]): Route | null {
  if (s.length === 5) return route274;
  return null;
}

function node300(s: readonly string[]): Route | null {
  if (s.length === 6) return route276;
  return null;
}

function node301(s: readonly string[]): Route | null {
  if (s.length === 5) return route275;
  if (s.length > 5) {
    const found = node300(s);
    if (found !== null) return found;
  }
  return null;
}

function node302(s: readonly string[]): Route | null {
  if (s.length === 5) return route277;
  return null;
}

function node303(s: readonly string[]): Route | null {
  if (s.length === 5) return route278;
  return null;
}

function node304(s: readonly string[]): Route | null {
  if (s.length === 6) return route280;
  return null;
}

function node305(s: readonly string[]): Route | null {
  if (s.length === 5) return route279;
  if (s.length > 5) {
    const found = node304(s);
    if (found !== null) return found;
  }
  return null;
}

function node306(s: readonly string[]): Route | null {
  if (s.length === 5) return route281;
  return null;
}

function node307(s: readonly string[]): Route | null {
  if (s.length === 5) return route282;
  return null;
}

function node308(s: readonly string[]): Route | null {
  if (s.length === 5) return route283;
  return null;
}

function node309(s: readonly string[]): Route | null {
  if (s.length === 5) return route284;
  return null;
}

function node310(s: readonly string[]): Route | null {
  if (s.length === 7) return route287;
  return null;
}

function node311(s: readonly string[]): Route | null {
  if (s.length === 6) return route286;
  switch (s[6]) {
    case "revoke": {
      const found = node310(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node312(s: readonly string[]): Route | null {
  if (s.length === 5) return route285;
  if (s.length > 5) {
    const found = node311(s);
    if (found !== null) return found;
  }
  return null;
}

function node313(s: readonly string[]): Route | null {
  if (s.length === 6) return route288;
  return null;
}

function node314(s: readonly string[]): Route | null {
  if (s.length > 5) {
    const found = node313(s);
    if (found !== null) return found;
  }
  return null;
}

function node315(s: readonly string[]): Route | null {
  if (s.length === 6) return route290;
  return null;
}

function node316(s: readonly string[]): Route | null {
  if (s.length === 5) return route289;
  if (s.length > 5) {
    const found = node315(s);
    if (found !== null) return found;
  }
  return null;
}

function node317(s: readonly string[]): Route | null {
  if (s.length === 5) return route291;
  return null;
}

function node318(s: readonly string[]): Route | null {
  if (s.length === 5) return route292;
  return null;
}

function node319(s: readonly string[]): Route | null {
  if (s.length === 5) return route293;
  return null;
}

function node320(s: readonly string[]): Route | null {
  if (s.length === 5) return route294;
  return null;
}

function node321(s: readonly string[]): Route | null {
  if (s.length === 5) return route295;
  return null;
}

function node322(s: readonly string[]): Route | null {
  if (s.length === 6) return route297;
  return null;
}

function node323(s: readonly string[]): Route | null {
  if (s.length === 5) return route296;
  if (s.length > 5) {
    const found = node322(s);
    if (found !== null) return found;
  }
  return null;
}

function node324(s: readonly string[]): Route | null {
  if (s.length === 5) return route298;
  return null;
}

function node325(s: readonly string[]): Route | null {
  if (s.length === 5) return route299;
  return null;
}

function node326(s: readonly string[]): Route | null {
  if (s.length === 5) return route300;
  return null;
}

function node327(s: readonly string[]): Route | null {
  if (s.length === 5) return route301;
  return null;
}

function node328(s: readonly string[]): Route | null {
  if (s.length === 4) return route269;
  switch (s[4]) {
    case "activate": {
      const found = node295(s);
      if (found !== null) return found;
      break;
    }
    case "approve": {
      const found = node296(s);
      if (found !== null) return found;
      break;
    }
    case "associations_count": {
      const found = node297(s);
      if (found !== null) return found;
      break;
    }
    case "ban": {
      const found = node298(s);
      if (found !== null) return found;
      break;
    }
    case "block": {
      const found = node299(s);
      if (found !== null) return found;
      break;
    }
    case "custom_attributes": {
      const found = node301(s);
      if (found !== null) return found;
      break;
    }
    case "deactivate": {
      const found = node302(s);
      if (found !== null) return found;
      break;
    }
    case "disable_two_factor": {
      const found = node303(s);
      if (found !== null) return found;
      break;
    }
    case "emails": {
      const found = node305(s);
      if (found !== null) return found;
      break;
    }
    case "events": {
      const found = node306(s);
      if (found !== null) return found;
      break;
    }
    case "follow": {
      const found = node307(s);
      if (found !== null) return found;
      break;
    }
    case "followers": {
      const found = node308(s);
      if (found !== null) return found;
      break;
    }
    case "following": {
      const found = node309(s);
      if (found !== null) return found;
      break;
    }
    case "gpg_keys": {
      const found = node312(s);
      if (found !== null) return found;
      break;
    }
    case "identities": {
      const found = node314(s);
      if (found !== null) return found;
      break;
    }
    case "keys": {
      const found = node316(s);
      if (found !== null) return found;
      break;
    }
    case "memberships": {
      const found = node317(s);
      if (found !== null) return found;
      break;
    }
    case "reject": {
      const found = node318(s);
      if (found !== null) return found;
      break;
    }
    case "unban": {
      const found = node319(s);
      if (found !== null) return found;
      break;
    }
    case "unblock": {
      const found = node320(s);
      if (found !== null) return found;
      break;
    }
    case "unfollow": {
      const found = node321(s);
      if (found !== null) return found;
      break;
    }
    case "impersonation_tokens": {
      const found = node323(s);
      if (found !== null) return found;
      break;
    }
    case "personal_access_tokens": {
      const found = node324(s);
      if (found !== null) return found;
      break;
    }
    case "projects": {
      const found = node325(s);
      if (found !== null) return found;
      break;
    }
    case "starred_projects": {
      const found = node326(s);
      if (found !== null) return found;
      break;
    }
    case "status": {
      const found = node327(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node329(s: readonly string[]): Route | null {
  if (s.length === 3) return route268;
  if (s.length > 3) {
    const found = node328(s);
    if (found !== null) return found;
  }
  return null;
}

function node330(s: readonly string[]): Route | null {
  if (s.length === 3) return route302;
  return null;
}

function node331(s: readonly string[]): Route | null {
  switch (s[2]) {
    case "application": {
      const found = node16(s);
      if (found !== null) return found;
      break;
    }
    case "applications": {
      const found = node18(s);
      if (found !== null) return found;
      break;
    }
    case "avatar": {
      const found = node19(s);
      if (found !== null) return found;
      break;
    }
    case "broadcast_messages": {
      const found = node21(s);
      if (found !== null) return found;
      break;
    }
    case "events": {
      const found = node22(s);
      if (found !== null) return found;
      break;
    }
    case "features": {
      const found = node25(s);
      if (found !== null) return found;
      break;
    }
    case "groups": {
      const found = node86(s);
      if (found !== null) return found;
      break;
    }
    case "issues": {
      const found = node87(s);
      if (found !== null) return found;
      break;
    }
    case "keys": {
      const found = node89(s);
      if (found !== null) return found;
      break;
    }
    case "license": {
      const found = node91(s);
      if (found !== null) return found;
      break;
    }
    case "markdown": {
      const found = node92(s);
      if (found !== null) return found;
      break;
    }
    case "merge_requests": {
      const found = node93(s);
      if (found !== null) return found;
      break;
    }
    case "metadata": {
      const found = node94(s);
      if (found !== null) return found;
      break;
    }
    case "namespaces": {
      const found = node97(s);
      if (found !== null) return found;
      break;
    }
    case "personal_access_tokens": {
      const found = node100(s);
      if (found !== null) return found;
      break;
    }
    case "projects": {
      const found = node268(s);
      if (found !== null) return found;
      break;
    }
    case "registry": {
      const found = node271(s);
      if (found !== null) return found;
      break;
    }
    case "runners": {
      const found = node279(s);
      if (found !== null) return found;
      break;
    }
    case "search": {
      const found = node280(s);
      if (found !== null) return found;
      break;
    }
    case "topics": {
      const found = node282(s);
      if (found !== null) return found;
      break;
    }
    case "user": {
      const found = node293(s);
      if (found !== null) return found;
      break;
    }
    case "user_counts": {
      const found = node294(s);
      if (found !== null) return found;
      break;
    }
    case "users": {
      const found = node329(s);
      if (found !== null) return found;
      break;
    }
    case "version": {
      const found = node330(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node332(s: readonly string[]): Route | null {
  switch (s[1]) {
    case "graphql": {
      const found = node5(s);
      if (found !== null) return found;
      break;
    }
    case "scim": {
      const found = node11(s);
      if (found !== null) return found;
      break;
    }
    case "v4": {
      const found = node331(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node333(s: readonly string[]): Route | null {
  if (s.length === 3) return route304;
  return null;
}

function node334(s: readonly string[]): Route | null {
  if (s.length === 2) return route303;
  switch (s[2]) {
    case "native": {
      const found = node333(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node335(s: readonly string[]): Route | null {
  if (s.length === 3) return route305;
  return null;
}

function node336(s: readonly string[]): Route | null {
  switch (s[2]) {
    case "keys": {
      const found = node335(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node337(s: readonly string[]): Route | null {
  if (s.length === 2) return route306;
  return null;
}

function node338(s: readonly string[]): Route | null {
  if (s.length === 2) return route307;
  return null;
}

function node339(s: readonly string[]): Route | null {
  if (s.length === 3) return route309;
  return null;
}

function node340(s: readonly string[]): Route | null {
  if (s.length === 2) return route308;
  switch (s[2]) {
    case "info": {
      const found = node339(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node341(s: readonly string[]): Route | null {
  if (s.length === 2) return route310;
  return null;
}

function node342(s: readonly string[]): Route | null {
  switch (s[1]) {
    case "authorize": {
      const found = node334(s);
      if (found !== null) return found;
      break;
    }
    case "discovery": {
      const found = node336(s);
      if (found !== null) return found;
      break;
    }
    case "introspect": {
      const found = node337(s);
      if (found !== null) return found;
      break;
    }
    case "revoke": {
      const found = node338(s);
      if (found !== null) return found;
      break;
    }
    case "token": {
      const found = node340(s);
      if (found !== null) return found;
      break;
    }
    case "userinfo": {
      const found = node341(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node0(s: readonly string[]): Route | null {
  switch (s[0]) {
    case "-": {
      const found = node2(s);
      if (found !== null) return found;
      break;
    }
    case ".well-known": {
      const found = node4(s);
      if (found !== null) return found;
      break;
    }
    case "api": {
      const found = node332(s);
      if (found !== null) return found;
      break;
    }
    case "oauth": {
      const found = node342(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

/** Static segments before captured ones, one segment each, wildcards last. */
export const findRoute: FindRoute = node0;

/** Loads the code of every operation, so that no request has to wait for it. */
export const preload = () =>
  loadInTurn([accessRequestsOperations, applicationOperations, applicationSettingsOperations, applicationsOperations, approvalsOperations, branchesOperations, broadcastMessagesOperations, clusterAgentsOperations, commitsOperations, containerRegistryOperations, customAttributesOperations, emailsOperations, environmentsOperations, eventsOperations, featuresOperations, gpgKeysOperations, graphqlOperations, groupAuditEventsOperations, groupHooksOperations, groupsOperations, impersonationTokensOperations, importExportOperations, integrationsOperations, invitationsOperations, issuesOperations, jobArtifactsOperations, labelsOperations, linkedEpicsOperations, markdownOperations, membersOperations, mergeRequestsOperations, metadataOperations, milestonesOperations, namespacesOperations, oauthOperations, personalAccessTokensOperations, projectForksOperations, projectHooksOperations, projectLifecycleOperations, projectMaintenanceOperations, projectSharingOperations, projectStarsOperations, projectUploadsOperations, projectsOperations, protectedBranchesOperations, protectedEnvironmentsOperations, protectedTagsOperations, pushRulesOperations, repositoriesOperations, repositoryFilesOperations, resourceAccessTokensOperations, runnersOperations, scimOperations, searchOperations, secureFilesOperations, sshKeysOperations, tagsOperations, topicsOperations, usersOperations]);
