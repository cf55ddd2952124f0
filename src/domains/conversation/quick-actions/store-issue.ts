import type { CreateIssue, UpdateIssue } from '#generated/issues/types.ts';
import { bindToTransaction, type RequestContext, requireActor } from '#src/context.ts';
import { BadRequest, Forbidden } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { applyEffects, finishActions } from './apply.ts';
import { readDescription, runWithEffects } from './description.ts';
import type { ReadActions } from './read.ts';
import { startFromTemplate } from '#src/domains/planning/issuables/template.ts';
import { createIssue } from '#src/domains/planning/issues/create.ts';
import { toIssueIssuable, mayChangeIssue } from '#src/domains/planning/issues/finder.ts';
import {
  limitChangedIssueInput,
  limitNewIssueInput,
  readIssueInput,
} from '#src/domains/planning/issues/input.ts';
import { issuePolicy } from '#src/domains/planning/issues/policy.ts';
import {
  CannotMove,
  type IssueNeighbours,
  storeBetweenNeighbours,
} from '#src/domains/planning/issues/reorder.ts';
import { refuseSpam } from '#src/domains/planning/issues/spam.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { updateIssue } from '#src/domains/planning/issues/update.ts';

type Given = Partial<CreateIssue> & UpdateIssue;

/**
 * Creates an issue with the attributes that the actor may set.
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
  const described = await startFromTemplate(context, project, 'issues_template', allowed);
  const subject = { kind: 'issue', project, issue: null } as const;
  const { attributes, actions } = await readDescription(context, subject, described);
  const place = issuePolicy.plan({ project }) ? readPlace(given) : null;
  const issue = await runAtPlace(context, { id: 0, project, place }, actions, async (inside) => {
    const issue = await createIssue(inside, project, attributes);
    await applyEffects(inside, toIssueIssuable(issue, project), actions);
    return issue;
  });
  await finishActions(context, actions);
  return issue;
}

/**
 * Changes an issue that the actor may see, within the actor's permissions.
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
  const place = readPlace(changes);
  // A caller who may not choose the place wants nothing else instead.
  if (place !== null) authorize(issuePolicy.plan, { project });
  const given = limitChangedIssueInput(readIssueInput(changes), project, context);
  await refuseSpam(context, project, given, issue);
  const subject = { kind: 'issue', project, issue } as const;
  const { attributes, actions } = await readDescription(context, subject, given);
  const at = { id: issue.id, project, place };
  const changed = await runAtPlace(context, at, actions, async (inside) => {
    const changed = await updateIssue(inside, project, issue, attributes, { asked: true });
    await applyEffects(inside, toIssueIssuable(changed, project), actions);
    return changed;
  });
  await finishActions(context, actions);
  return changed;
}

interface Placing {
  /** 0 for a new issue. */
  readonly id: number;
  readonly project: ProjectAccess;
  /** Null without a position in the request. */
  readonly place: IssueNeighbours | null;
}

function readPlace({
  move_after_id: after,
  move_before_id: before,
}: Given): IssueNeighbours | null {
  return after === undefined && before === undefined ? null : { after, before };
}

/** Opens a transaction that also places the issue; without a place, see `runWithEffects`. */
async function runAtPlace(
  context: RequestContext,
  { id, project, place }: Placing,
  actions: Pick<ReadActions, 'effects'>,
  run: (inside: RequestContext) => Promise<IssueRow>,
): Promise<IssueRow> {
  if (place === null) return runWithEffects(context, actions, run);
  try {
    return await storeBetweenNeighbours(context, { id, project_id: project.id }, place, (db) =>
      run(bindToTransaction(context, db)),
    );
  } catch (error) {
    if (!(error instanceof CannotMove)) throw error;
    throw new BadRequest({ base: ['Issue cannot be moved there'] });
  }
}
