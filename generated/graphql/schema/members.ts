// Generated from spec/graphql/members.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addMembers(t: d.Types, f: d.Functions): void {
  d.object(t, 'AccessLevel', 'A role.', () => [], () => ({
    integerValue: d.field(t.of('Int'), 'Access level as a number; higher levels include lower ones.'),
    stringValue: d.field(t.of('AccessLevelEnum'), 'Name.'),
  }));
  d.enumeration(t, 'AccessLevelEnum', 'Roles in groups and projects.', [
    ['DEVELOPER', 'Changes code, and issues.'],
    ['GUEST', 'Guest role: reads issues and comments.'],
    ['MAINTAINER', 'Changes settings, and members.'],
    ['MINIMAL_ACCESS', 'Minimal access: may see the name of the group.'],
    ['NO_ACCESS', 'No access.'],
    ['OWNER', 'Owner role.'],
    ['REPORTER', 'Reads code, and plans.'],
  ]);
  d.object(t, 'GroupMember', 'Member of a group.', () => [t.of('MemberInterface')], () => ({
    accessLevel: d.field(t.of('AccessLevel'), 'The role.', { resolve: d.resolver(f('members', 'GroupMember', 'accessLevel')) }),
    createdAt: d.field(t.of('Time'), 'Start of the membership.', { resolve: c.property("created_at", c.time) }),
    createdBy: d.field(t.of('UserCore'), 'User who added the member.', { resolve: c.property("created_by", c.same) }),
    expiresAt: d.field(t.of('Time'), 'The day on which the membership ends, at 00:00 UTC; null means never.', { resolve: c.property("expires_at", c.same) }),
    group: d.field(t.of('Group'), 'The group of the membership; null where that is hidden.', { resolve: d.resolver(f('members', 'GroupMember', 'group')) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("member_id", c.globalId("GroupMember")) }),
    notificationEmail: d.field(t.of('String'), 'Invited email address; null if the caller may not see it.', { resolve: c.property("email", c.text) }),
    updatedAt: d.field(t.of('Time'), 'Time of the last change of the membership.', { resolve: d.resolver(f('members', 'GroupMember', 'updatedAt')) }),
    user: d.field(t.of('UserCore'), 'User who is the member.', { resolve: d.resolver(f('members', 'GroupMember', 'user')) }),
    userPermissions: d.field(d.required(t.of('GroupPermissions')), 'Permissions of the caller on the group.', { resolve: d.resolver(f('members', 'GroupMember', 'userPermissions')) }),
    mergeRequestInteraction: d.field(t.of('UserMergeRequestInteraction'), 'Interaction of the member with a merge request; null if the merge request is hidden.', { args: { id: d.argument(d.required(t.of('MergeRequestID')), 'Global id of the merge request.'), }, resolve: d.resolver(f('mergeRequestPeople', 'GroupMember', 'mergeRequestInteraction')) }),
  }));
  d.object(t, 'GroupMemberConnection', 'A page of a list of `GroupMember`.', () => [], () => ({
    edges: d.field(d.list(t.of('GroupMemberEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('GroupMember')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'GroupMemberEdge', 'A `GroupMember` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('GroupMember'), 'The object.'),
  }));
  d.enumeration(t, 'GroupMemberRelation', 'Relation of members to a group.', [
    ['DESCENDANTS', 'Members of subgroups.'],
    ['DIRECT', 'Direct members of the group.'],
    ['INHERITED', 'Members inherited from parent groups.'],
    ['SHARED_FROM_GROUPS', 'Members of invited groups.'],
  ]);
  d.abstract(t, 'MemberInterface', 'Membership of a user in a group or project.', () => [], () => ({
    accessLevel: d.field(t.of('AccessLevel'), 'The role.'),
    createdAt: d.field(t.of('Time'), 'Time at which the membership began.'),
    createdBy: d.field(t.of('UserCore'), 'User who added the member.'),
    expiresAt: d.field(t.of('Time'), 'Expiry of the membership; null if it never expires.'),
    id: d.field(d.required(t.of('ID')), 'Global id.'),
    updatedAt: d.field(t.of('Time'), 'Time of the last change of the membership.'),
    user: d.field(t.of('UserCore'), 'User who is the member.'),
  }));
  d.object(t, 'MemberInterfaceConnection', 'A page of a list of `MemberInterface`.', () => [], () => ({
    edges: d.field(d.list(t.of('MemberInterfaceEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('MemberInterface')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'MemberInterfaceEdge', 'A `MemberInterface` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('MemberInterface'), 'The object.'),
  }));
  d.object(t, 'ProjectMember', 'Member of a project.', () => [t.of('MemberInterface')], () => ({
    accessLevel: d.field(t.of('AccessLevel'), 'The role.', { resolve: d.resolver(f('members', 'ProjectMember', 'accessLevel')) }),
    createdAt: d.field(t.of('Time'), 'Start of the membership.', { resolve: c.property("created_at", c.time) }),
    createdBy: d.field(t.of('UserCore'), 'User who added the member.', { resolve: c.property("created_by", c.same) }),
    expiresAt: d.field(t.of('Time'), 'The day on which the membership ends, at 00:00 UTC; null means never.', { resolve: c.property("expires_at", c.same) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("member_id", c.globalId("ProjectMember")) }),
    project: d.field(t.of('Project'), 'The project of the membership; null where that is hidden.', { resolve: d.resolver(f('members', 'ProjectMember', 'project')) }),
    updatedAt: d.field(t.of('Time'), 'Time of the last change of the membership.', { resolve: d.resolver(f('members', 'ProjectMember', 'updatedAt')) }),
    user: d.field(t.of('UserCore'), 'User who is the member.', { resolve: d.resolver(f('members', 'ProjectMember', 'user')) }),
    mergeRequestInteraction: d.field(t.of('UserMergeRequestInteraction'), 'Interaction of the member with a merge request; null if the merge request is hidden.', { args: { id: d.argument(d.required(t.of('MergeRequestID')), 'Global id of the merge request.'), }, resolve: d.resolver(f('mergeRequestPeople', 'ProjectMember', 'mergeRequestInteraction')) }),
    userPermissions: d.field(d.required(t.of('ProjectPermissions')), 'Permissions of the caller on the project.', { resolve: d.resolver(f('permissions', 'ProjectMember', 'userPermissions')) }),
  }));
  d.object(t, 'ProjectMemberConnection', 'A page of a list of `ProjectMember`.', () => [], () => ({
    edges: d.field(d.list(t.of('ProjectMemberEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('ProjectMember')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'ProjectMemberEdge', 'A `ProjectMember` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('ProjectMember'), 'The object.'),
  }));
  d.enumeration(t, 'ProjectMemberRelation', 'Relation of members to a project.', [
    ['DESCENDANTS', 'Always empty: projects have no descendants.'],
    ['DIRECT', 'Direct members of the project.'],
    ['INHERITED', 'Members inherited from parent groups.'],
    ['INVITED_GROUPS', 'Members of invited groups.'],
  ]);
}
