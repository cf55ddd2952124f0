// Generated from spec/graphql/groups.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addGroups(t: d.Types, f: d.Functions): void {
  d.object(t, 'Group', 'A container of projects and of other groups.', () => [], (rest) => ({
    autoDevopsEnabled: d.field(t.of('Boolean'), 'Whether projects without a pipeline get the automatic one; null follows the parent.', { resolve: c.property("auto_devops_enabled", c.same, null, rest) }),
    avatarUrl: d.field(t.of('String'), 'Address of the picture.', { resolve: c.property("avatar_url", c.text, null, rest) }),
    crossProjectPipelineAvailable: d.field(d.required(t.of('Boolean')), 'Whether pipelines of its projects may stand for one another; false without the plan for it.', { resolve: d.resolver(f('groups', 'Group', 'crossProjectPipelineAvailable')) }),
    descendantGroups: d.field(t.of('GroupConnection'), 'Groups below, on all levels, as far as the caller may see them.', { args: { includeParentDescendants: d.argument(t.of('Boolean'), 'Also groups that are further below than the next level.', { default: { value: true } }), owned: d.argument(t.of('Boolean'), 'Only groups that the caller owns.'), search: d.argument(t.of('String'), 'Part of the name or path.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('groups', 'Group', 'descendantGroups'))), extensions: {"score":{"resolver":true,"weight":5},"connection":true} }),
    description: d.field(t.of('String'), 'What the group is for.', { resolve: c.property("description", c.text, null, rest) }),
    emailsDisabled: d.field(t.of('Boolean'), 'Whether no notifications are mailed.', { resolve: c.property("emails_disabled", c.same, null, rest) }),
    epicsEnabled: d.field(t.of('Boolean'), 'Whether it has epics; false without the plan for them.', { resolve: d.resolver(f('groups', 'Group', 'epicsEnabled')) }),
    fullName: d.field(d.required(t.of('String')), 'Names from the top-level group down to this one.', { resolve: c.property("full_name", c.text, null, rest) }),
    fullPath: d.field(d.required(t.of('ID')), 'Paths from the top-level group down to this one.', { resolve: c.property("full_path", c.asText, null, rest) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Group"), null, rest) }),
    lfsEnabled: d.field(t.of('Boolean'), 'Whether projects may use large file storage.', { resolve: c.property("lfs_enabled", c.same, null, rest) }),
    mentionsDisabled: d.field(t.of('Boolean'), 'Whether mentions of the group tell nobody.', { resolve: c.property("mentions_disabled", c.same, null, rest) }),
    name: d.field(d.required(t.of('String')), 'Display name.', { resolve: c.property("name", c.text, null, rest) }),
    parent: d.field(t.of('Group'), 'The group above; null at the top.', { resolve: d.resolver(f('groups', 'Group', 'parent')) }),
    path: d.field(d.required(t.of('String')), 'Name in addresses.', { resolve: c.property("path", c.text, null, rest) }),
    projectCreationLevel: d.field(t.of('String'), 'Least role that may create projects here.', { resolve: c.property("project_creation_level", c.text, null, rest) }),
    projects: d.field(d.required(t.of('ProjectConnection')), 'Projects that it holds.', { args: { hasCodeCoverage: d.argument(t.of('Boolean'), 'Says nothing: no coverage is kept.', { default: { value: false } }), hasVulnerabilities: d.argument(t.of('Boolean'), 'Says nothing: no findings are kept.', { default: { value: false } }), ids: d.argument(d.list(d.required(t.of('ID'))), 'Global ids of projects.'), includeSubgroups: d.argument(t.of('Boolean'), 'Also what the groups below hold.', { default: { value: false } }), search: d.argument(t.of('String'), 'Part of the name or path.'), sort: d.argument(t.of('NamespaceProjectSort'), 'Order of the list.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('groups', 'Group', 'projects'))), extensions: {"score":{"resolver":true,"add":10},"connection":true} }),
    requestAccessEnabled: d.field(t.of('Boolean'), 'Whether users may ask to become members.', { resolve: c.property("request_access_enabled", c.same, null, rest) }),
    requireTwoFactorAuthentication: d.field(t.of('Boolean'), 'Whether members must use two-factor authentication.', { resolve: c.property("require_two_factor_authentication", c.same, null, rest) }),
    shareWithGroupLock: d.field(t.of('Boolean'), 'Whether its projects cannot be shared with other groups.', { resolve: c.property("share_with_group_lock", c.same, null, rest) }),
    sharedRunnersSetting: d.field(t.of('SharedRunnersSetting'), 'Whether the runners of the instance take jobs of its projects.', { resolve: d.resolver(f('groups', 'Group', 'sharedRunnersSetting')) }),
    subgroupCreationLevel: d.field(t.of('String'), 'Least role that may create subgroups here.', { resolve: c.property("subgroup_creation_level", c.text, null, rest) }),
    twoFactorGracePeriod: d.field(t.of('Int'), 'Hours in which members must set up two-factor authentication.', { resolve: c.property("two_factor_grace_period", c.same, null, rest) }),
    userPermissions: d.field(d.required(t.of('GroupPermissions')), 'What the caller may do in the group.', { resolve: d.resolver(f('groups', 'Group', 'userPermissions')) }),
    visibility: d.field(t.of('String'), 'Who may see it: `private`, `internal` or `public`.', { resolve: c.property("visibility", c.text, null, rest) }),
    webUrl: d.field(d.required(t.of('String')), 'Address of the page of the group.', { resolve: c.property("web_url", c.text, null, rest) }),
    issues: d.field(t.of('IssueConnection'), 'Issues of the projects in it, newest first.', { args: { assigneeId: d.argument(t.of('String'), 'Assigned to the user with this id, to `NONE` or to `ANY`.'), assigneeUsernames: d.argument(d.list(d.required(t.of('String'))), 'Assigned to one of these users, by username.'), authorUsername: d.argument(t.of('String'), null), confidential: d.argument(t.of('Boolean'), null), createdAfter: d.argument(t.of('Time'), null), createdBefore: d.argument(t.of('Time'), null), epicId: d.argument(t.of('String'), 'An id, or one of the words `None` and `Any`, in any case.'), iid: d.argument(t.of('String'), 'With this number.'), iids: d.argument(d.list(d.required(t.of('String'))), null), labelName: d.argument(d.list(t.of('String')), 'With all of these labels, by title; `Any` and `None` are words.'), milestoneTitle: d.argument(d.list(t.of('String')), 'Of one of these milestones, by title.'), milestoneWildcardId: d.argument(t.of('MilestoneWildcardId'), 'By their milestone, whatever its title.'), myReactionEmoji: d.argument(t.of('String'), null), not: d.argument(t.of('NegatedIssueFilterInput'), 'What is left out.'), search: d.argument(t.of('String'), null), sort: d.argument(t.of('IssueSort'), 'Order of the list.', { default: { value: "created_desc" } }), state: d.argument(t.of('IssuableState'), 'Whether they are still to be done.'), types: d.argument(d.list(d.required(t.of('IssueType'))), 'Of these kinds.'), updatedAfter: d.argument(t.of('Time'), null), updatedBefore: d.argument(t.of('Time'), null), weight: d.argument(t.of('String'), 'An id, or one of the words `None` and `Any`, in any case.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('issues', 'Group', 'issues'))), extensions: {"score":{"resolver":true},"connection":true} }),
    label: d.field(t.of('Label'), 'The label with this title.', { args: { title: d.argument(d.required(t.of('String')), 'Exact title.'), }, resolve: d.resolver(f('labels', 'Group', 'label')) }),
    labels: d.field(t.of('LabelConnection'), 'Labels by title.', { args: { includeAncestorGroups: d.argument(t.of('Boolean'), 'Also labels of the groups above.', { default: { value: false } }), includeDescendantGroups: d.argument(t.of('Boolean'), 'Also labels of the groups below.', { default: { value: false } }), onlyGroupLabels: d.argument(t.of('Boolean'), 'No labels of projects.', { default: { value: false } }), searchTerm: d.argument(t.of('String'), 'Part of the title or description.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('labels', 'Group', 'labels'))), extensions: {"score":{"resolver":true},"connection":true} }),
    descriptionHtml: d.field(t.of('String'), 'The description as HTML.', { resolve: d.resolver(f('markdown', 'Group', 'descriptionHtml')) }),
    groupMembers: d.field(t.of('GroupMemberConnection'), 'Those with a role in it, by id; null for callers without credentials.', { args: { relations: d.argument(d.list(d.required(t.of('GroupMemberRelation'))), 'Where they come from.', { default: { value: ["DIRECT","INHERITED"] } }), search: d.argument(t.of('String'), 'Part of the name or username, or the whole address.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('members', 'Group', 'groupMembers'))), extensions: {"score":{"resolver":true},"connection":true} }),
    mergeRequests: d.field(t.of('MergeRequestConnection'), 'Merge requests into projects of the group, newest first.', { args: { assigneeUsername: d.argument(t.of('String'), 'Assigned to the user with this username; `None` and `Any` are words.'), assigneeUsernames: d.argument(d.list(d.required(t.of('String'))), 'Assigned to all of these users, by username.'), authorUsername: d.argument(t.of('String'), null), createdAfter: d.argument(t.of('Time'), null), createdBefore: d.argument(t.of('Time'), null), draft: d.argument(t.of('Boolean'), 'Whether their titles say that they are not ready.'), iids: d.argument(d.list(d.required(t.of('String'))), null), in: d.argument(d.list(d.required(t.of('IssuableSearchableField'))), 'Where to search: everywhere unless said.'), includeArchived: d.argument(t.of('Boolean'), 'Also of archived projects.', { default: { value: false } }), includeSubgroups: d.argument(t.of('Boolean'), 'Also of the projects in the groups below.', { default: { value: false } }), labelName: d.argument(d.list(d.required(t.of('String'))), 'The same as `labels`.'), labels: d.argument(d.list(d.required(t.of('String'))), 'With all of these labels, by title.'), mergedAfter: d.argument(t.of('Time'), 'Merged at this time or later.'), mergedBefore: d.argument(t.of('Time'), 'Merged at this time or earlier.'), milestoneTitle: d.argument(t.of('String'), 'Of the milestone with this title; `None` and `Any` are words.'), not: d.argument(t.of('MergeRequestsResolverNegatedParams'), 'What is left out.'), reviewerUsername: d.argument(t.of('String'), null), search: d.argument(t.of('String'), null), sort: d.argument(t.of('MergeRequestSort'), 'Order of the list.', { default: { value: "created_desc" } }), sourceBranches: d.argument(d.list(d.required(t.of('String'))), 'From one of these branches.'), state: d.argument(t.of('MergeRequestState'), 'Whether they are merged.'), targetBranches: d.argument(d.list(d.required(t.of('String'))), 'Into one of these branches.'), updatedAfter: d.argument(t.of('Time'), null), updatedBefore: d.argument(t.of('Time'), null), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('mergeRequests', 'Group', 'mergeRequests'))), extensions: {"score":{"resolver":true},"connection":true} }),
    milestones: d.field(t.of('MilestoneConnection'), 'Milestones by due date, those without one last.', { args: { includeAncestors: d.argument(t.of('Boolean'), 'Also milestones of the groups above.'), searchTitle: d.argument(t.of('String'), 'Part of the title.'), state: d.argument(t.of('MilestoneStateEnum'), 'Whether work on them goes on.'), title: d.argument(t.of('String'), 'Exact title.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('milestones', 'Group', 'milestones'))), extensions: {"score":{"resolver":true},"connection":true} }),
    containerRepositories: d.field(t.of('ContainerRepositoryConnection'), 'Repositories of container images of the projects in it, oldest first.', { args: { name: d.argument(t.of('String'), 'Part of the name.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('registry', 'Group', 'containerRepositories'))), extensions: {"score":{"resolver":true},"connection":true} }),
    containerRepositoriesCount: d.field(d.required(t.of('Int')), 'How many repositories of container images there are, as far as the caller may see them.', { resolve: d.resolver(f('registry', 'Group', 'containerRepositoriesCount')) }),
  }), d.rest('id', f('groups', 'Group', 'load')));
  d.object(t, 'GroupConnection', 'A page of a list of `Group`.', () => [], () => ({
    edges: d.field(d.list(t.of('GroupEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Group')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'GroupEdge', 'A `Group` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Group'), 'The object.'),
  }));
  d.globalIdScalar(t, 'GroupID', 'Id of a group.', ["Group"]);
  d.enumeration(t, 'GroupPermission', 'What groups let their members do.', [
    ['CREATE_PROJECTS', 'They create projects.'],
    ['TRANSFER_PROJECTS', 'They move projects there.'],
  ]);
  d.object(t, 'GroupPermissions', 'What the caller may do in a group.', () => [], () => ({
    createProjects: d.field(d.required(t.of('Boolean')), 'Whether they may create projects in it.'),
    readGroup: d.field(d.required(t.of('Boolean')), 'Whether they see it.'),
  }));
  d.input(t, 'GroupUpdateInput', 'Input of groupUpdate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    fullPath: d.argument(d.required(t.of('ID')), 'Full path of the group.'),
    sharedRunnersSetting: d.argument(d.required(t.of('SharedRunnersSetting')), 'Whether the runners of the instance take jobs of its projects.'),
  }));
  d.object(t, 'GroupUpdatePayload', 'Payload of groupUpdate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    group: d.field(t.of('Group'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.enumeration(t, 'SharedRunnersSetting', 'Whether the runners of the instance take jobs of what a group holds.', [
    ['DISABLED_AND_UNOVERRIDABLE', 'They do not, and nobody below changes that.'],
    ['DISABLED_WITH_OVERRIDE', 'They do not, unless a group or project below says so.'],
    ['ENABLED', 'They do.'],
  ]);
}
