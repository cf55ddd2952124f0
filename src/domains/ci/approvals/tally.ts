import { AccessLevel } from '#src/policy/access-level.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { toAccessLevel } from '#src/policy/group-level.ts';
import { isVisibleTo } from '#src/policy/visibility.ts';
import { createActor } from '#src/records/actor.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { Crowd } from '#src/domains/code/approval-rules/crowd.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { ApprovalConfigurationRow } from '#src/domains/code/project-approvals/table.ts';
import type { AppliedRule } from './rules.ts';
import type { ApprovalRow } from './table.ts';

export interface TallyFacts {
  readonly project: ProjectRow;
  readonly mergeRequest: MergeRequestRow;
  readonly configuration: ApprovalConfigurationRow;
  /** Authors and committers of its commits; null if they were not read, or are unknown. */
  readonly writers: ReadonlySet<number> | null;
  /** Author with the bots of the author, or the creator of a bot: they count as one. */
  readonly authors: ReadonlySet<number>;
}

/** State of a rule. */
export interface RuleTally {
  readonly rule: AppliedRule;
  /** The approvals that count for the rule. */
  readonly approvedBy: readonly ApprovalRow[];
  readonly left: number;
  /** True if the rule does not block: it has all approvals, or no user is left who could give one. */
  readonly satisfied: boolean;
}

export interface Tally {
  readonly rules: readonly RuleTally[];
  readonly required: number;
  readonly left: number;
  /** Tells whether every rule is satisfied. */
  readonly approved: boolean;
}

/** Counts approvals under the current rules, members and settings. */
export function tally(
  facts: TallyFacts,
  applied: readonly AppliedRule[],
  approvals: readonly ApprovalRow[],
): Tally {
  const named = listNamedApprovers(applied);
  const counting = approvals.filter(
    (approval) => !isBarred(facts, approval.id) && isEligible(facts, approval, named),
  );
  const rules = applied.map((rule) => {
    const approvedBy =
      rule.rule_type === 'any_approver'
        ? counting
        : counting.filter(({ id }) => rule.approvers.counting.has(id));
    const left = Math.max(0, rule.approvals_required - approvedBy.length);
    const satisfied = left === 0 || !isSomebodyLeft(facts, rule, approvedBy);
    return { rule, approvedBy, left, satisfied };
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const left = sum(rules.map((rule) => rule.left));
  return {
    rules,
    required: sum(applied.map(({ approvals_required }) => approvals_required)),
    left,
    approved: rules.every(({ satisfied }) => satisfied),
  };
}

/**
 * Tells whether a user is left who may approve by the rule. Users excluded by commits count, since names in commits
 * are easily forged. A merge request's own rules wait for ever: their authors chose the approvers and may change them.
 */
function isSomebodyLeft(
  { configuration, authors }: TallyFacts,
  { rule_type, approvers, own, source, overridden }: AppliedRule,
  approvedBy: readonly ApprovalRow[],
): boolean {
  if (rule_type === 'any_approver') return true;
  if (own !== null && (source === null || overridden)) return true;
  const done = new Set(approvedBy.map(({ id }) => id));
  const barred = configuration.merge_requests_author_approval ? [] : authors;
  return approvers.counting.hasBeside(new Set([...done, ...barred]));
}

/** The users whom the rules name; a hundred rules may name a group of thousands. */
type NamedApprovers = Pick<ReadonlySet<number>, 'has'>;

export function listNamedApprovers(applied: readonly AppliedRule[]): NamedApprovers {
  return Crowd.of(applied.map(({ approvers }) => approvers.counting));
}

/** Authors and committers may not approve their own work unless the project allows it. */
export function isBarred({ configuration, writers, authors }: TallyFacts, userId: number): boolean {
  if (authors.has(userId) && !configuration.merge_requests_author_approval) return true;
  if (!configuration.merge_requests_disable_committers_approval) return false;
  return writers === null || writers.has(userId);
}

/** Developers are eligible, and users named by a rule who can read the project. */
export function isEligible(
  { project }: Pick<TallyFacts, 'project'>,
  user: UserRow & Pick<ApprovalRow, 'access_level'>,
  named: NamedApprovers,
): boolean {
  if (user.state !== 'active') return false;
  const level = user.admin ? AccessLevel.Owner : toAccessLevel(user.access_level);
  if (level < AccessLevel.Developer && !named.has(user.id)) return false;
  const seen =
    level > AccessLevel.None ||
    isVisibleTo(project.visibility, createActor(user, { administrator: false }));
  const access = { ...project, level, viaAuditor: user.auditor };
  return seen && isFeatureVisible(access, 'merge_requests');
}
