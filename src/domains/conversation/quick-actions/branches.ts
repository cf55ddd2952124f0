import type { RequestContext } from '#src/context.ts';
import { HttpError } from '#src/errors.ts';
import { readHeads } from '#src/domains/review/merge-requests/heads.ts';
import { refuseSecond } from '#src/domains/review/merge-requests/open.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toDraftTitle, isDraft, toReadyTitle } from '#src/domains/review/merge-requests/title.ts';
import type { MergeRequestSubject, QuickAction, ActionSubject, Written } from './action.ts';
import { mayChangeSubject } from './subject.ts';

/** Tells whether the branches allow an open subject. Only merge requests have branches. */
export async function canBeOpen({ context, subject }: Written<ActionSubject>): Promise<boolean> {
  if (subject.kind !== 'merge_request' || subject.mergeRequest === null) return true;
  return areFree(context, subject.mergeRequest);
}

/** Tells whether both branches exist, and no other merge request is open for them. */
async function areFree({ db, git }: RequestContext, branches: MergeRequestRow): Promise<boolean> {
  const { source_project_id, source_branch, target_project_id, target_branch } = branches;
  if (source_project_id === target_project_id && source_branch === target_branch) return false;
  try {
    await refuseSecond(db, branches);
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
  const { source, target } = await readHeads(git, branches);
  return source !== null && target !== null;
}

const getTitle = ({ subject, given }: Written<MergeRequestSubject>) =>
  given.title ?? subject.mergeRequest?.title ?? '';

/** Commands about the branches and the draft state of a merge request. */
export const branchActions: readonly QuickAction<MergeRequestSubject>[] = [
  {
    names: ['draft'],
    mayUse: mayChangeSubject,
    read: (written) => renameTitle(getTitle(written), !isDraft(getTitle(written))),
  },
  {
    names: ['ready'],
    mayUse: async (written) => isDraft(getTitle(written)) && (await mayChangeSubject(written)),
    read: (written) => renameTitle(getTitle(written), false),
  },
  {
    names: ['target_branch'],
    mayUse: async (written) =>
      written.subject.mergeRequest?.state === 'opened' && (await mayChangeSubject(written)),
    async read({ context, subject: { mergeRequest }, argument: target_branch }) {
      if (mergeRequest === null || mergeRequest.target_branch === target_branch) return null;
      if (!(await areFree(context, { ...mergeRequest, target_branch }))) return null;
      return {
        given: { target_branch },
        changes: { target_branch },
        summary: `Set the target branch to ${target_branch}.`,
      };
    },
  },
];

function renameTitle(title: string, draft: boolean) {
  return {
    given: { title: draft ? toDraftTitle(title) : toReadyTitle(title) },
    changes: { wip_event: draft ? 'draft' : 'ready' },
    summary: `Marked this merge request as ${draft ? 'a draft' : 'ready'}.`,
  };
}
