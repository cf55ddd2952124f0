import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { toDay } from '#src/text/day.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { projectBot } from '#src/records/user-types.ts';
import type { UserRow } from '#src/records/user.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import {
  type ApprovalConfigurationRow,
  findApprovalConfiguration,
} from '#src/domains/code/project-approvals/table.ts';
import type { Review } from './review.ts';
import { type AppliedRules, findRules } from './rules.ts';
import { type ApprovalRow, findApprovals, findApprovalsOfMany } from './table.ts';
import { type Tally, tally, type TallyFacts } from './tally.ts';

/** The facts that determine the approval of a merge request. */
export interface ApprovalFacts extends TallyFacts {
  readonly rules: AppliedRules;
  /** All approvals, oldest first, also those that no rule counts. */
  readonly approvals: readonly ApprovalRow[];
  readonly tally: Tally;
}

type Context = Pick<RequestContext, 'db' | 'actor' | 'today' | 'paid'>;

/** Loads the approval state of `mergeRequest`. In a transaction that locks its row, the state cannot change. */
export async function findApprovalFacts(
  context: Context,
  project: ProjectRow,
  mergeRequest: MergeRequestRow,
  { owning, writers }: Review,
): Promise<ApprovalFacts> {
  const { db, paid } = context;
  const configuration = computeEffective(await findApprovalConfiguration(db, project.id), paid);
  const rules = await findRules(context, { project, mergeRequest, configuration, owning, paid });
  const approvals = filterStanding(
    await findApprovals(db, mergeRequest),
    mergeRequest,
    configuration,
  );
  const users = context.actor === null ? approvals : [...approvals, context.actor.user];
  const authors = await findAuthors(db, mergeRequest, users);
  const facts = { project, mergeRequest, configuration, writers, authors };
  return { ...facts, rules, approvals, tally: tally(facts, rules.applied, approvals) };
}

/** The creator of a bot that is a project's or group's. */
const findMaker = prepareStatement<{ id: number }, { created_by_id: number }>((db, { id }) =>
  db('members')
    .join('users', 'users.id', 'members.user_id')
    .where({ 'users.id': id, 'users.user_type': projectBot })
    .whereNotNull('members.created_by_id')
    .limit(1)
    .select('members.created_by_id'),
);

/**
 * Finds the users who count as the author: the author, the creator of an author that is a token's bot, and bots that
 * either created. A bot is a member of exactly one project or group.
 */
async function findAuthors(
  db: Database,
  { author_id }: MergeRequestRow,
  users: readonly Pick<UserRow, 'id' | 'user_type'>[],
): Promise<ReadonlySet<number>> {
  const maker = await findMaker.first(db, { id: author_id });
  const people = [author_id, ...(maker === undefined ? [] : [maker.created_by_id])];
  const bots = users.filter(({ user_type }) => user_type === projectBot).map(({ id }) => id);
  if (bots.length === 0) return new Set(people);
  const made = whereInList(db('members'), 'user_id', bots).whereIn('created_by_id', people);
  return new Set([...people, ...(await made.pluck<number[]>('user_id'))]);
}

/** Selects the approvals that count: those for the current head, or all if pushes do not reset approvals. */
function filterStanding(
  approvals: readonly ApprovalRow[],
  { head_sha }: MergeRequestRow,
  { reset_approvals_on_push: reset }: ApprovalConfigurationRow,
): ApprovalRow[] {
  return approvals.filter((approval) => !reset || approval.head_sha === head_sha);
}

/** Valid approvals of a merge request, oldest first. */
export async function loadStandingApprovals(
  db: Database,
  mergeRequest: MergeRequestRow,
): Promise<readonly ApprovalRow[]> {
  const configuration = await findApprovalConfiguration(db, mergeRequest.target_project_id);
  return filterStanding(await findApprovals(db, mergeRequest), mergeRequest, configuration);
}

/** Valid approvals of many merge requests, by merge request. */
export async function loadStandingApprovalsOfMany(
  db: Database,
  mergeRequests: readonly MergeRequestRow[],
): Promise<ReadonlyMap<number, readonly ApprovalRow[]>> {
  const ids = mergeRequests.map(({ id }) => id);
  const approvals = await findApprovalsOfMany(db, ids);
  const found = new Map<number, readonly ApprovalRow[]>();
  const configurations = new Map<number, ApprovalConfigurationRow>();
  for (const mergeRequest of mergeRequests) {
    const own = approvals.get(mergeRequest.id) ?? [];
    if (own.length === 0) continue;
    const { target_project_id: project } = mergeRequest;
    const configuration =
      configurations.get(project) ?? (await findApprovalConfiguration(db, project));
    configurations.set(project, configuration);
    found.set(mergeRequest.id, filterStanding(own, mergeRequest, configuration));
  }
  return found;
}

/** The free plan excludes no author, and requires no password. */
function computeEffective(row: ApprovalConfigurationRow, paid: boolean): ApprovalConfigurationRow {
  if (paid) return row;
  return {
    ...row,
    merge_requests_disable_committers_approval: false,
    require_password_to_approve: false,
  };
}

/**
 * Tells whether a merge request has all required approvals under the current rules, members and settings. Callers run
 * it in the merge transaction, with `mergeRequest` locked and `review` read before. If pushes reset approvals, only
 * those for the head to merge count; a review of another head approves nothing. `waits` means that the pipeline comes
 * first: report rules are checked afterwards.
 */
export async function hasAllApprovals(
  { db, clock, paid }: Pick<RequestContext, 'db' | 'clock' | 'paid'>,
  project: ProjectRow,
  mergeRequest: MergeRequestRow,
  review: Review,
  { waits = false }: { readonly waits?: boolean } = {},
): Promise<boolean> {
  if (!paid) return true;
  if (review.headSha !== mergeRequest.head_sha) return false;
  const asking = { db, paid, actor: null, today: toDay(clock()) };
  const { tally } = await findApprovalFacts(asking, project, mergeRequest, review);
  return tally.rules.every(
    ({ rule, satisfied }) => satisfied || (waits && rule.rule_type === 'report_approver'),
  );
}
