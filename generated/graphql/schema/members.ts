// Generated from spec/graphql/members.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addMembers(t: d.Types, f: d.Functions): void {
  d.object(t, 'AccessLevel', 'A role.', () => [], () => ({
    integerValue: d.field(t.of('Int'), 'Its number: more of it is more.'),
    stringValue: d.field(t.of('AccessLevelEnum'), 'Its name.'),
  }));
  d.enumeration(t, 'AccessLevelEnum', 'Roles in groups and projects.', [
    ['DEVELOPER', 'Changes code, and issues.'],
    ['GUEST', 'Reads what is not code, and says something about it.'],
    ['MAINTAINER', 'Changes settings, and members.'],
    ['MINIMAL_ACCESS', 'Knows the name of the group.'],
    ['NO_ACCESS', 'Nothing.'],
    ['OWNER', 'Everything.'],
    ['REPORTER', 'Reads code, and plans.'],
  ]);
  d.object(t, 'GroupMember', 'Somebody with a role in a group.', () => [t.of('MemberInterface')], () => ({
    accessLevel: d.field(t.of('AccessLevel'), 'The role.', { resolve: d.resolver(f('members', 'GroupMember', 'accessLevel')) }),
    createdAt: d.field(t.of('Time'), 'When the membership began.', { resolve: c.property("created_at", c.time) }),
    createdBy: d.field(t.of('UserCore'), 'Who added the user.', { resolve: c.property("created_by", c.same) }),
    expiresAt: d.field(t.of('Time'), 'The day on which the membership ends, at 00:00 UTC; null means never.', { resolve: c.property("expires_at", c.same) }),
    group: d.field(t.of('Group'), 'The group of the membership; null where that is hidden.', { resolve: d.resolver(f('members', 'GroupMember', 'group')) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: d.resolver(f('members', 'GroupMember', 'id')) }),
    notificationEmail: d.field(t.of('String'), 'The address that is written to; null where the caller may not see it.', { resolve: c.property("email", c.text) }),
    updatedAt: d.field(t.of('Time'), 'When the membership was last changed.', { resolve: d.resolver(f('members', 'GroupMember', 'updatedAt')) }),
    user: d.field(t.of('UserCore'), 'Who it is.', { resolve: d.resolver(f('members', 'GroupMember', 'user')) }),
    userPermissions: d.field(d.required(t.of('GroupPermissions')), 'What the caller may do in the group.', { resolve: d.resolver(f('members', 'GroupMember', 'userPermissions')) }),
    mergeRequestInteraction: d.field(t.of('UserMergeRequestInteraction'), 'What the member has to do with a merge request; null where that is hidden.', { args: { id: d.argument(d.required(t.of('MergeRequestID')), 'Global id of the merge request.'), }, resolve: d.resolver(f('mergeRequestPeople', 'GroupMember', 'mergeRequestInteraction')) }),
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
  d.enumeration(t, 'GroupMemberRelation', 'Where members of a group come from.', [
    ['DESCENDANTS', 'They are members of groups below.'],
    ['DIRECT', 'They are members of the group itself.'],
    ['INHERITED', 'They are members of groups above.'],
    ['SHARED_FROM_GROUPS', 'They are members of groups that are invited.'],
  ]);
  d.abstract(t, 'MemberInterface', 'Somebody with a role in a group or project.', () => [], () => ({
    accessLevel: d.field(t.of('AccessLevel'), 'The role.'),
    createdAt: d.field(t.of('Time'), 'Since when.'),
    createdBy: d.field(t.of('UserCore'), 'Who added them.'),
    expiresAt: d.field(t.of('Time'), 'Until when; null for ever.'),
    id: d.field(d.required(t.of('ID')), 'Global id.'),
    updatedAt: d.field(t.of('Time'), 'When the membership was last changed.'),
    user: d.field(t.of('UserCore'), 'Who it is.'),
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
  d.object(t, 'ProjectMember', 'Somebody with a role in a project.', () => [t.of('MemberInterface')], () => ({
    accessLevel: d.field(t.of('AccessLevel'), 'The role.', { resolve: d.resolver(f('members', 'ProjectMember', 'accessLevel')) }),
    createdAt: d.field(t.of('Time'), 'When the membership began.', { resolve: c.property("created_at", c.time) }),
    createdBy: d.field(t.of('UserCore'), 'Who added the user.', { resolve: c.property("created_by", c.same) }),
    expiresAt: d.field(t.of('Time'), 'The day on which the membership ends, at 00:00 UTC; null means never.', { resolve: c.property("expires_at", c.same) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: d.resolver(f('members', 'ProjectMember', 'id')) }),
    project: d.field(t.of('Project'), 'The project of the membership; null where that is hidden.', { resolve: d.resolver(f('members', 'ProjectMember', 'project')) }),
    updatedAt: d.field(t.of('Time'), 'When the membership was last changed.', { resolve: d.resolver(f('members', 'ProjectMember', 'updatedAt')) }),
    user: d.field(t.of('UserCore'), 'Who it is.', { resolve: d.resolver(f('members', 'ProjectMember', 'user')) }),
    mergeRequestInteraction: d.field(t.of('UserMergeRequestInteraction'), 'What the member has to do with a merge request; null where that is hidden.', { args: { id: d.argument(d.required(t.of('MergeRequestID')), 'Global id of the merge request.'), }, resolve: d.resolver(f('mergeRequestPeople', 'ProjectMember', 'mergeRequestInteraction')) }),
    userPermissions: d.field(d.required(t.of('ProjectPermissions')), 'What the caller may do in the project.', { resolve: d.resolver(f('permissions', 'ProjectMember', 'userPermissions')) }),
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
  d.enumeration(t, 'ProjectMemberRelation', 'Where members of a project come from.', [
    ['DESCENDANTS', 'There are none: nothing is below a project.'],
    ['DIRECT', 'They are members of the project itself.'],
    ['INHERITED', 'They are members of the groups above.'],
    ['INVITED_GROUPS', 'They are members of groups that are invited.'],
  ]);
}
