import { toWorkRequest } from '#src/policy/work-requester.ts';
import { truncateText } from '#src/text/beginning-of.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { BranchMissing, BranchMoved } from '#src/git/errors.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { deleteRefs, isNewRefName, type Ref } from '#src/git/writing/refs.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import type { Actor } from '#src/records/actor.ts';
import { createBranch } from '#src/domains/code/branches/create.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { createMergeRequest } from '#src/domains/review/merge-requests/create.ts';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';
import type { IssueSubject, QuickAction } from './action.ts';

/** Commands that begin the work on an issue. */
export const workActions: readonly QuickAction<IssueSubject>[] = [
  {
    names: ['create_merge_request'],
    once: true,
    // A branch would reveal a confidential issue to every reader of the code.
    mayUse: ({ context: { actor }, subject: { project, issue } }) =>
      issue !== null &&
      !issue.confidential &&
      project.level >= AccessLevel.Developer &&
      projectPolicy.createMergeRequestIn({ project, actor }),
    async read({ context, subject: { project, issue }, argument }) {
      if (issue === null) return null;
      const branch = argument === '' ? formatBranchName(issue) : argument;
      if (!(await canBegin(context, project, branch))) return null;
      const later = {
        changes: { create_merge_request: { branch_name: branch, issue_iid: issue.iid } },
        refused: `Could not create branch "${branch}" and a merge request.`,
        async act(context: RequestContext) {
          await begin(context, project, issue, branch);
          return `Created branch "${branch}" and a merge request.`;
        },
      };
      return { later };
    },
  },
];

const maxNameChars = 100;

/** The number, and the title in letters that need no quotes. */
function formatBranchName({ iid, title }: Pick<IssueRow, 'iid' | 'title'>): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const name = [iid, ...(words ?? [])].join('-').slice(0, maxNameChars);
  return name.endsWith('-') ? name.slice(0, -1) : name;
}

async function canBegin(
  { db, git, actor }: RequestContext,
  project: ProjectAccess,
  branch: string,
): Promise<boolean> {
  if (!isNewRefName(branch)) return false;
  const { canCreate } = await findBranchAbilities(db, project, actor, branch);
  if (!canCreate) return false;
  const repository = git.repository(project.id);
  if ((await readBranchHead(repository, branch)) !== null) return false;
  return (await readBranchHead(repository, project.default_branch)) !== null;
}

async function begin(
  context: RequestContext,
  project: ProjectAccess,
  { iid, title }: IssueRow,
  branch: string,
): Promise<void> {
  const actor = requireActor(context);
  const target_branch = project.default_branch;
  const repository = context.git.repository(project.id);
  const place = { project, actor };
  const made = await createBranch(context, repository, place, { branch, ref: target_branch });
  try {
    await createMergeRequest(context, project, project, {
      title: truncateText(`Draft: Resolve "${title}"`, 255),
      description: `Closes #${iid}`,
      assignee_ids: [actor.user.id],
      source_branch: branch,
      target_branch,
    });
  } catch (error) {
    await takeBack(context, place, made);
    throw error;
  }
}

/** Deletes the branch again, unless it has new commits. */
async function takeBack(
  context: RequestContext,
  { project, actor }: { readonly project: ProjectAccess; readonly actor: Actor },
  { name, id }: Ref,
): Promise<void> {
  const repository = context.git.repository(project.id).movedBy(actor.user);
  try {
    await deleteRefs(repository, 'branch', [{ name, id }]);
  } catch (error) {
    if (error instanceof BranchMoved || error instanceof BranchMissing) return;
    throw error;
  }
  const changes = [{ ref: `refs/heads/${name}`, before: id, after: null }];
  await announceRefChanges(context, { project, by: toWorkRequest(actor), changes });
}
