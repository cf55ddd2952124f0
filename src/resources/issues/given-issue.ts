import type { CreateIssue, UpdateIssue } from '../../../generated/issues/types.ts';
import { type RequestContext, signedIn } from '../../context.ts';
import { Forbidden } from '../../errors.ts';
import { authorize } from '../../policy/authorize.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { storeDescribed } from '../quick-actions/description.ts';
import { startFromTemplate } from '../targets/template.ts';
import { createIssue } from './create.ts';
import { issueTarget, mayChangeIssue } from './finder.ts';
import { allowedOfChanges, allowedOfNew, givenOf } from './given.ts';
import { issuePolicy } from './policy.ts';
import { refuseSpam } from './spam.ts';
import type { IssueRow } from './table.ts';
import { updateIssue } from './update.ts';

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
  const allowed = { ...allowedOfNew(givenOf(given), project, context), title: given.title };
  await refuseSpam(context, project, allowed);
  return storeDescribed(context, {
    subject: { kind: 'issue', project, issue: null },
    given: await startFromTemplate(context, project, 'issues_template', allowed),
    store: (context, given) => createIssue(context, project, given),
    targetOf: (issue) => issueTarget(issue, project),
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
  if (!(await mayChangeIssue(context.db, project, issue, signedIn(context)))) {
    throw new Forbidden();
  }
  const given = allowedOfChanges(givenOf(changes), project, context);
  await refuseSpam(context, project, given, issue);
  return storeDescribed(context, {
    subject: { kind: 'issue', project, issue },
    given,
    store: (context, given) => updateIssue(context, project, issue, given, { asked: true }),
    targetOf: (issue) => issueTarget(issue, project),
  });
}
