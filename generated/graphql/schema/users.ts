// Generated from spec/graphql/users.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addUsers(t: d.Types, f: d.Functions): void {
  d.enumeration(t, 'AvailabilityEnum', 'Availability of a user.', [
    ['BUSY', 'The user is.'],
    ['NOT_SET', 'Not set.'],
  ]);
  d.enumeration(t, 'Sort', 'Orders of lists.', [
    ['CREATED_ASC', 'Creation time, ascending.'],
    ['CREATED_DESC', 'Creation time, descending.'],
    ['UPDATED_ASC', 'Update time, ascending.'],
    ['UPDATED_DESC', 'Update time, descending.'],
    ['created_asc', 'Deprecated: creation time, ascending.', 'Use CREATED_ASC. Deprecated in 13.5.'],
    ['created_desc', 'Deprecated: creation time, descending.', 'Use CREATED_DESC. Deprecated in 13.5.'],
    ['updated_asc', 'Deprecated: update time, ascending.', 'Use UPDATED_ASC. Deprecated in 13.5.'],
    ['updated_desc', 'Deprecated: update time, descending.', 'Use UPDATED_DESC. Deprecated in 13.5.'],
  ]);
  d.abstract(t, 'User', 'User account, in any role.', () => [], () => ({
    avatarUrl: d.field(t.of('String'), 'Address of the picture.'),
    bot: d.field(d.required(t.of('Boolean')), 'True for accounts of bots.'),
    email: d.field(t.of('String'), 'Public email address; alias of `publicEmail`.', { deprecationReason: 'Use `publicEmail`. Deprecated in 13.7.' }),
    id: d.field(d.required(t.of('ID')), 'Global id.'),
    location: d.field(t.of('String'), 'Location in the profile.'),
    name: d.field(d.required(t.of('String')), 'Display name.'),
    publicEmail: d.field(t.of('String'), 'Public email address.'),
    state: d.field(d.required(t.of('UserState')), 'State of the account.'),
    username: d.field(d.required(t.of('String')), 'Name in addresses and mentions.'),
    userPermissions: d.field(d.required(t.of('UserPermissions')), 'Permissions of the caller as this user.'),
    webPath: d.field(d.required(t.of('String')), 'Path of the profile on this instance.'),
    webUrl: d.field(d.required(t.of('String')), 'Address of the profile.'),
  }));
  d.object(t, 'UserCore', 'User account.', () => [t.of('User')], (rest) => ({
    active: d.field(t.of('Boolean'), 'True if the account is active.', { resolve: d.resolver(f('users', 'UserCore', 'active')) }),
    avatarUrl: d.field(t.of('String'), 'Address of the picture.', { resolve: c.property("avatar_url", c.text, null, rest) }),
    bot: d.field(d.required(t.of('Boolean')), 'True for accounts of bots.', { resolve: c.property("bot", c.same, null, rest) }),
    email: d.field(t.of('String'), 'Address shown to everybody.', { resolve: c.property("public_email", c.text, null, rest), deprecationReason: 'Use `publicEmail`. Deprecated in 13.7.' }),
    groupCount: d.field(t.of('Int'), 'Number of groups in which the user is; null for others than the user.', { resolve: d.resolver(f('users', 'UserCore', 'groupCount')) }),
    human: d.field(t.of('Boolean'), 'True for accounts of persons.', { resolve: d.resolver(f('users', 'UserCore', 'human')) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("User"), null, rest) }),
    location: d.field(t.of('String'), 'Location in the profile.', { resolve: c.property("location", c.text, null, rest) }),
    name: d.field(d.required(t.of('String')), 'Display name.', { resolve: c.property("name", c.text, null, rest) }),
    publicEmail: d.field(t.of('String'), 'Address shown to everybody.', { resolve: c.property("public_email", c.text, null, rest) }),
    state: d.field(d.required(t.of('UserState')), 'State of the account.', { resolve: d.resolver(f('users', 'UserCore', 'state')) }),
    status: d.field(t.of('UserStatus'), 'Status message; null if not set.', { resolve: d.resolver(f('users', 'UserCore', 'status')) }),
    username: d.field(d.required(t.of('String')), 'Unique name used in addresses.', { resolve: c.property("username", c.text, null, rest) }),
    userPermissions: d.field(d.required(t.of('UserPermissions')), 'Permissions of the caller as this user.', { resolve: d.resolver(f('users', 'UserCore', 'userPermissions')) }),
    webPath: d.field(d.required(t.of('String')), 'Path of the profile on this instance.', { resolve: d.resolver(f('users', 'UserCore', 'webPath')) }),
    webUrl: d.field(d.required(t.of('String')), 'Address of the profile page.', { resolve: c.property("web_url", c.text, null, rest) }),
    groups: d.field(t.of('GroupConnection'), 'Groups that the user belongs to; null for others than the user.', { args: { permissionScope: d.argument(t.of('GroupPermission'), 'Permission that the user must have.'), search: d.argument(t.of('String'), 'Part of the name or path. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('groups', 'UserCore', 'groups'))), extensions: {"score":{"resolver":true},"connection":true} }),
    groupMemberships: d.field(t.of('GroupMemberConnection'), 'Roles in groups that the user was given; null for others than the user and administrators.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('members', 'UserCore', 'groupMemberships'))), extensions: {"connection":true} }),
    projectMemberships: d.field(t.of('ProjectMemberConnection'), 'Roles in projects that the user was given; null for others than the user and administrators.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('members', 'UserCore', 'projectMemberships'))), extensions: {"connection":true} }),
    assignedMergeRequests: d.field(t.of('MergeRequestConnection'), 'Merge requests that are assigned to the user, newest first.', { args: { authorUsername: d.argument(t.of('String'), 'Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), createdAfter: d.argument(t.of('Time'), 'Earliest creation time.'), createdBefore: d.argument(t.of('Time'), 'Latest creation time.'), draft: d.argument(t.of('Boolean'), 'Filter by draft status.'), iids: d.argument(d.list(d.required(t.of('String'))), 'Filter by number: objects with one of these.'), in: d.argument(d.list(d.required(t.of('IssuableSearchableField'))), 'Fields to search; default: title and description. Maximum: 2 values.', { extensions: { bound: {"maxItems":2} } }), labels: d.argument(d.list(d.required(t.of('String'))), 'Filter by label title: objects with all of these labels. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }), mergedAfter: d.argument(t.of('Time'), 'Merged at this time or later.'), mergedBefore: d.argument(t.of('Time'), 'Merged at this time or earlier.'), milestoneTitle: d.argument(t.of('String'), 'Filter by milestone title; `None` and `Any` are wildcards. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), not: d.argument(t.of('MergeRequestsResolverNegatedParams'), 'Negated filters: matching objects are left out.'), projectId: d.argument(t.of('ProjectID'), 'Filter by id of the target project.'), projectPath: d.argument(t.of('String'), 'Filter by full path of the target project.'), reviewerUsername: d.argument(t.of('String'), 'Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), search: d.argument(t.of('String'), 'Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), sort: d.argument(t.of('MergeRequestSort'), 'Order of the list.', { default: { value: "created_desc" } }), sourceBranches: d.argument(d.list(d.required(t.of('String'))), 'Filter by source branch: one of these.'), state: d.argument(t.of('MergeRequestState'), 'Filter by state.'), targetBranches: d.argument(d.list(d.required(t.of('String'))), 'Filter by target branch: one of these.'), updatedAfter: d.argument(t.of('Time'), 'Earliest time of the last update.'), updatedBefore: d.argument(t.of('Time'), 'Latest time of the last update.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('mergeRequests', 'UserCore', 'assignedMergeRequests'))), extensions: {"score":{"resolver":true},"connection":true} }),
    authoredMergeRequests: d.field(t.of('MergeRequestConnection'), 'Merge requests that the user created, newest first.', { args: { assigneeUsername: d.argument(t.of('String'), 'Assigned to the user with this username; `None` and `Any` are words.'), createdAfter: d.argument(t.of('Time'), 'Earliest creation time.'), createdBefore: d.argument(t.of('Time'), 'Latest creation time.'), draft: d.argument(t.of('Boolean'), 'Filter by draft status.'), iids: d.argument(d.list(d.required(t.of('String'))), 'Filter by number: objects with one of these.'), in: d.argument(d.list(d.required(t.of('IssuableSearchableField'))), 'Fields to search; default: title and description. Maximum: 2 values.', { extensions: { bound: {"maxItems":2} } }), labels: d.argument(d.list(d.required(t.of('String'))), 'Filter by label title: objects with all of these labels. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }), mergedAfter: d.argument(t.of('Time'), 'Merged at this time or later.'), mergedBefore: d.argument(t.of('Time'), 'Merged at this time or earlier.'), milestoneTitle: d.argument(t.of('String'), 'Filter by milestone title; `None` and `Any` are wildcards. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), not: d.argument(t.of('MergeRequestsResolverNegatedParams'), 'Negated filters: matching objects are left out.'), projectId: d.argument(t.of('ProjectID'), 'Filter by id of the target project.'), projectPath: d.argument(t.of('String'), 'Filter by full path of the target project.'), reviewerUsername: d.argument(t.of('String'), 'Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), search: d.argument(t.of('String'), 'Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), sort: d.argument(t.of('MergeRequestSort'), 'Order of the list.', { default: { value: "created_desc" } }), sourceBranches: d.argument(d.list(d.required(t.of('String'))), 'Filter by source branch: one of these.'), state: d.argument(t.of('MergeRequestState'), 'Filter by state.'), targetBranches: d.argument(d.list(d.required(t.of('String'))), 'Filter by target branch: one of these.'), updatedAfter: d.argument(t.of('Time'), 'Earliest time of the last update.'), updatedBefore: d.argument(t.of('Time'), 'Latest time of the last update.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('mergeRequests', 'UserCore', 'authoredMergeRequests'))), extensions: {"score":{"resolver":true},"connection":true} }),
    reviewRequestedMergeRequests: d.field(t.of('MergeRequestConnection'), 'Merge requests that the user is to review, newest first.', { args: { assigneeUsername: d.argument(t.of('String'), 'Assigned to the user with this username; `None` and `Any` are words.'), authorUsername: d.argument(t.of('String'), 'Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), createdAfter: d.argument(t.of('Time'), 'Earliest creation time.'), createdBefore: d.argument(t.of('Time'), 'Latest creation time.'), draft: d.argument(t.of('Boolean'), 'Filter by draft status.'), iids: d.argument(d.list(d.required(t.of('String'))), 'Filter by number: objects with one of these.'), in: d.argument(d.list(d.required(t.of('IssuableSearchableField'))), 'Fields to search; default: title and description. Maximum: 2 values.', { extensions: { bound: {"maxItems":2} } }), labels: d.argument(d.list(d.required(t.of('String'))), 'Filter by label title: objects with all of these labels. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }), mergedAfter: d.argument(t.of('Time'), 'Merged at this time or later.'), mergedBefore: d.argument(t.of('Time'), 'Merged at this time or earlier.'), milestoneTitle: d.argument(t.of('String'), 'Filter by milestone title; `None` and `Any` are wildcards. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), not: d.argument(t.of('MergeRequestsResolverNegatedParams'), 'Negated filters: matching objects are left out.'), projectId: d.argument(t.of('ProjectID'), 'Filter by id of the target project.'), projectPath: d.argument(t.of('String'), 'Filter by full path of the target project.'), search: d.argument(t.of('String'), 'Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), sort: d.argument(t.of('MergeRequestSort'), 'Order of the list.', { default: { value: "created_desc" } }), sourceBranches: d.argument(d.list(d.required(t.of('String'))), 'Filter by source branch: one of these.'), state: d.argument(t.of('MergeRequestState'), 'Filter by state.'), targetBranches: d.argument(d.list(d.required(t.of('String'))), 'Filter by target branch: one of these.'), updatedAfter: d.argument(t.of('Time'), 'Earliest time of the last update.'), updatedBefore: d.argument(t.of('Time'), 'Latest time of the last update.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('mergeRequests', 'UserCore', 'reviewRequestedMergeRequests'))), extensions: {"score":{"resolver":true},"connection":true} }),
    namespace: d.field(t.of('Namespace'), 'The personal one; null for others than the user and administrators.', { resolve: d.resolver(f('namespaces', 'UserCore', 'namespace')) }),
    starredProjects: d.field(t.of('ProjectConnection'), 'Starred projects of the user that the caller may see.', { args: { search: d.argument(t.of('String'), 'Part of the name or path. Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('projects', 'UserCore', 'starredProjects'))), extensions: {"score":{"resolver":true},"connection":true} }),
    timelogs: d.field(t.of('TimelogConnection'), 'Time logs of the user on visible objects, by time.', { args: { endDate: d.argument(t.of('Time'), 'Spent up to the end of this day.'), endTime: d.argument(t.of('Time'), 'Spent at this time or earlier.'), groupId: d.argument(t.of('GroupID'), 'Filter by group, including subgroups.'), projectId: d.argument(t.of('ProjectID'), 'Filter by project.'), startDate: d.argument(t.of('Time'), 'Spent from the beginning of this day on.'), startTime: d.argument(t.of('Time'), 'Spent at this time or later.'), username: d.argument(t.of('String'), 'Filter by username.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('timelogs', 'UserCore', 'timelogs'))), extensions: {"score":{"weight":5},"connection":true} }),
    todos: d.field(t.of('TodoConnection'), 'To-do items of the caller with visible targets, newest first; empty for other users.', { args: { action: d.argument(d.list(d.required(t.of('TodoActionEnum'))), 'Filter by reasons.'), authorId: d.argument(d.list(d.required(t.of('ID'))), 'Filter by authors of the to-do items.'), groupId: d.argument(d.list(d.required(t.of('ID'))), 'Filter by group: to-do items of these groups and their subgroups.'), projectId: d.argument(d.list(d.required(t.of('ID'))), 'Filter by project: to-do items of these projects.'), state: d.argument(d.list(d.required(t.of('TodoStateEnum'))), 'Filter by state; default: pending.'), type: d.argument(d.list(d.required(t.of('TodoTargetEnum'))), 'Filter by type of the target.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('todos', 'UserCore', 'todos'))), extensions: {"score":{"resolver":true},"connection":true} }),
  }), d.rest('id', f('users', 'UserCore', 'load')));
  d.object(t, 'UserCoreConnection', 'A page of a list of `UserCore`.', () => [], () => ({
    edges: d.field(d.list(t.of('UserCoreEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('UserCore')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'UserCoreEdge', 'A `UserCore` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('UserCore'), 'The object.'),
  }));
  d.globalIdScalar(t, 'UserID', 'Id of a user.', ["User"]);
  d.object(t, 'UserPermissions', 'Permissions of a user.', () => [], () => ({
    createSnippet: d.field(d.required(t.of('Boolean')), 'True if the caller may create snippets.'),
  }));
  d.enumeration(t, 'UserState', 'State of an account.', [
    ['active', 'Active.'],
    ['blocked', 'Blocked.'],
    ['deactivated', 'Deactivated.'],
    ['banned', 'Banned; content of the user is hidden.'],
    ['blocked_pending_approval', 'Blocked until an administrator approves the account.'],
    ['ldap_blocked', 'Blocked by the LDAP directory.'],
  ]);
  d.object(t, 'UserStatus', 'Status of a user.', () => [], () => ({
    availability: d.field(d.required(t.of('AvailabilityEnum')), 'Availability of the user.', { resolve: c.property("availability", c.upper, "NOT_SET") }),
    emoji: d.field(t.of('String'), 'Name of the emoji.', { resolve: c.property("emoji", c.text) }),
    message: d.field(t.of('String'), 'Text; emoji names between colons are allowed.', { resolve: c.property("message", c.text) }),
    messageHtml: d.field(t.of('String'), 'The text as HTML.', { resolve: c.property("message_html", c.text) }),
  }));
}
