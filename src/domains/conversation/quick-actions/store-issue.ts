import type { CreateIssue, UpdateIssue } from '#generated/issues/types.ts';
import { bindToTransaction, type RequestContext, requireActor } from '#src/context.ts';
import { BadRequest, Forbidden } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { storeDescribed } from './description.ts';
import { startFromTemplate } from '#src/domains/planning/issuables/template.ts';
import { createIssue } from '#src/domains/planning/issues/create.ts';
import { toIssueIssuable, mayChangeIssue } from '#src/domains/planning/issues/finder.ts';
import {
  limitChangedIssueInput,
  limitNewIssueInput,
  readIssueInput,
} from '#src/domains/planning/issues/input.ts';
import { issuePolicy } from '#src/domains/planning/issues/policy.ts';
import { CannotMove, storeBetweenNeighbours } from '#src/domains/planning/issues/reorder.ts';
import { refuseSpam } from '#src/domains/planning/issues/spam.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { updateIssue } from '#src/domains/planning/issues/update.ts';

type Given = Partial<CreateIssue> & UpdateIssue;

/**
 * Creates an issue as the actor gives it, as far as they may choose.
 * @throws Forbidden, BadRequest, Conflict, RecognizedAsSpam
 */
export async function openIssue(
  context: RequestContext,
  project: ProjectAccess,
  given: Given & { readonly title: string },
): Promise<IssueRow> {
  authorize(issuePolicy.create, { project });
  const allowed = {
    ...limitNewIssueInput(readIssueInput(given), project, context),
    title: given.title,
  };
  await refuseSpam(context, project, allowed);
  return storeDescribed(context, {
    subject: { kind: 'issue', project, issue: null },
    given: await startFromTemplate(context, project, 'issues_template', allowed),
    store: (context, described) => createIssue(context, project, described),
    within: issuePolicy.plan({ project }) ? placing(context, { id: 0, project }, given) : null,
    targetOf: (issue) => toIssueIssuable(issue, project),
  });
}

/**
 * Changes an issue that the actor sees, as far as they may.
 * @throws Forbidden, BadRequest, RecognizedAsSpam
 */
export async function changeIssue(
  context: RequestContext,
  project: ProjectAccess,
  issue: IssueRow,
  changes: Given,
): Promise<IssueRow> {
  if (!(await mayChangeIssue(context.db, project, issue, requireActor(context)))) {
    throw new Forbidden();
  }
  const within = placing(context, { id: issue.id, project }, changes);
  // A caller who may not choose the place wants nothing else instead.
  if (within !== null) authorize(issuePolicy.plan, { project });
  const given = limitChangedIssueInput(readIssueInput(changes), project, context);
  await refuseSpam(context, project, given, issue);
  return storeDescribed(context, {
    subject: { kind: 'issue', project, issue },
    ...{ given, within },
    store: (context, described) => updateIssue(context, project, issue, described, { asked: true }),
    targetOf: (issue) => toIssueIssuable(issue, project),
  });
}

interface Placing {
  /** 0 for an issue that is yet to be. */
  readonly id: number;
  readonly project: ProjectAccess;
}

/** The transaction that places what is stored in it, where a place is given. */
function placing(
  context: RequestContext,
  { id, project }: Placing,
  { move_after_id: after, move_before_id: before }: Given,
) {
  if (after === undefined && before === undefined) return null;
  return async (work: (inside: RequestContext) => Promise<IssueRow>): Promise<IssueRow> => {
    const store = (db: RequestContext['db']) => work(bindToTransaction(context, db));
    try {
      return await storeBetweenNeighbours(
        context,
        { id, project_id: project.id },
        { after, before },
        store,
      );
    } catch (error) {
      if (!(error instanceof CannotMove)) throw error;
      throw new BadRequest({ base: ['Issue cannot be moved there'] });
    }
  };
}
