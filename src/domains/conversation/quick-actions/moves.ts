import type { RequestContext } from '#src/context.ts';
import { NotFound } from '#src/errors.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import {
  cloneIssue,
  copyShownFiles,
  mayPlanBoth,
  moveIssue,
} from '#src/domains/planning/issues/move.ts';
import type { IssueSubject, QuickAction } from './action.ts';
import { mayManage } from './subject.ts';

/** Commands that make another issue of one. */
export const moveActions: readonly QuickAction<IssueSubject>[] = [
  {
    names: ['move'],
    once: true,
    mayUse: (written) => written.subject.issue?.moved_to_id === null && mayManage(written),
    async read({ context, subject: { project, issue }, argument }) {
      const to = await findPlace(context, project, argument);
      if (to === null || to.id === project.id || issue === null) return null;
      await copyShownFiles(context, project, issue, to);
      return {
        changes: { target_project: to.full_path },
        summary: `Moved this issue to ${to.full_path}.`,
        effect: (context) => moveIssue(context, project, issue, to),
      };
    },
  },
  {
    names: ['clone'],
    once: true,
    mayUse: (written) => written.subject.issue !== null && mayManage(written),
    async read({ context, subject: { project, issue }, argument }) {
      const path = removeOption(argument);
      const to = await findPlace(context, project, path);
      if (to === null || issue === null) return null;
      await copyShownFiles(context, project, issue, to);
      return {
        changes: { clone_with_notes: path !== argument, target_project: to.full_path },
        summary: `Cloned this issue to ${to.full_path}.`,
        effect: (context) => cloneIssue(context, project, issue, to, path !== argument),
      };
    },
  },
];

const option = '--with_notes';

/** The time is linear in the text, with any whitespace in it. */
function removeOption(argument: string): string {
  const path = argument.slice(0, -option.length);
  return argument.endsWith(option) && /\s$/.test(path) ? path.trimEnd() : argument;
}

/** The project with this full path, if the actor may plan issues of both. */
async function findPlace(
  { db, actor, commandsStay }: RequestContext,
  from: ProjectAccess,
  path: string,
): Promise<ProjectAccess | null> {
  try {
    const to = await findProjectFor(db, actor, path);
    if (commandsStay === true && to.id !== from.id) return null;
    return mayPlanBoth(from, to) ? to : null;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
