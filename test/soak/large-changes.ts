import type { LargeWorld } from './large-world.ts';

export interface Change {
  /** The operation. */
  readonly name: string;
  readonly method: 'DELETE' | 'POST' | 'PUT';
  readonly url: string;
  readonly body?: object;
}

/** Requests that change or remove what very many rows refer to, the largest last. */
export function largeChanges({ project, group, user, other, params }: LargeWorld): Change[] {
  const of = `/projects/${project.id}`;
  const issue = `${of}/issues/1`;
  const epic = `/groups/${group.id}/epics/1`;
  return [
    { name: 'updateIssue', method: 'PUT', url: issue, body: { confidential: true } },
    {
      name: 'cloneIssue',
      method: 'POST',
      url: `${issue}/clone`,
      body: { to_project_id: project.id, with_notes: true },
    },
    {
      name: 'createIssueNote',
      method: 'POST',
      url: `${of}/issues/2/notes`,
      body: { body: '/promote' },
    },
    {
      name: 'promoteProjectLabel',
      method: 'PUT',
      url: `${of}/labels/${params['label_id']}/promote`,
    },
    {
      name: 'promoteProjectMilestone',
      method: 'POST',
      url: `${of}/milestones/${params['milestone_id']}/promote`,
    },
    { name: 'deleteMergedBranches', method: 'DELETE', url: `${of}/repository/merged_branches` },
    {
      name: 'deleteReviewApps',
      method: 'DELETE',
      url: `${of}/environments/review_apps?dry_run=false`,
    },
    {
      name: 'addGroupMember',
      method: 'POST',
      url: `/groups/${group.id}/members`,
      body: { user_id: other.friend.id, access_level: 30 },
    },
    {
      name: 'removeGroupMember',
      method: 'DELETE',
      url: `/groups/${group.id}/members/${other.friend.id}?unassign_issuables=true`,
    },
    { name: 'updateProject', method: 'PUT', url: of, body: { visibility: 'private' } },
    {
      name: 'updateGroup',
      method: 'PUT',
      url: `/groups/${group.id}`,
      body: { path: `moved-${group.id}` },
    },
    { name: 'deletePipeline', method: 'DELETE', url: `${of}/pipelines/${params['pipeline_id']}` },
    { name: 'deleteIssue', method: 'DELETE', url: issue },
    { name: 'deleteEpic', method: 'DELETE', url: epic },
    { name: 'deleteMergeRequest', method: 'DELETE', url: `${of}/merge_requests/1` },
    { name: 'banUser', method: 'POST', url: `/users/${user.id}/ban` },
    { name: 'unbanUser', method: 'POST', url: `/users/${user.id}/unban` },
    { name: 'deleteProject', method: 'DELETE', url: of },
    { name: 'deleteUser', method: 'DELETE', url: `/users/${user.id}?hard_delete=false` },
    { name: 'deleteGroup', method: 'DELETE', url: `/groups/${group.id}` },
  ];
}
