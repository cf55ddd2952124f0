/**
 * The bounds of rows that API operations create, as the document states them: `operation.attribute`. An import creates no
 * more rows than a caller could.
 */
export const bounds = {
  'createProjectLabel.description': 65_536,
  'createProjectMilestone.description': 1_048_576,
  'createIssue.description': 1_048_576,
  'createIssue.assignee_ids': 200,
  'createIssue.labels': 1_000,
  'createMergeRequest.description': 1_048_576,
  'createMergeRequest.assignee_ids': 100,
  'createMergeRequest.reviewer_ids': 100,
  'createEpic.description': 1_048_576,
  'setProjectCustomAttribute.value': 4_096,
  'protectBranch.allowed_to_push': 100,
  'protectTag.allowed_to_create': 100,
  'createProtectedEnvironment.deploy_access_levels': 100,
  'createProtectedEnvironment.approval_rules': 100,
  'createProjectApprovalRule.user_ids': 1_000,
  'createProjectApprovalRule.group_ids': 1_000,
  'createProjectApprovalRule.protected_branch_ids': 1_000,
  'createTag.release_description': 1_048_576,
  'createDeployment.ref': 1_024,
  'voteOnDeployment.comment': 4_096,
} as const;

/** The first items, at most `most`; calls `refused` where items are left out. */
export async function takeAtMost<Item>(
  items: readonly Item[],
  most: number,
  refused: () => Promise<void>,
): Promise<readonly Item[]> {
  if (items.length <= most) return items;
  await refused();
  return items.slice(0, most);
}
