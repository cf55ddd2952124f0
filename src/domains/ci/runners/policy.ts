import { AccessLevel } from '#src/policy/access-level.ts';
import type { Actor } from '#src/records/actor.ts';
import type { RunnerRow } from './table.ts';

interface Facts {
  readonly actor: Actor;
  readonly runner: Pick<RunnerRow, 'runner_type'>;
  /** Access level of the actor in the group of the runner, or the relevant one in its projects. */
  readonly level: number;
}

/** The lowest access levels for actions on runners of groups and projects. */
const least = {
  read: { group_type: AccessLevel.Maintainer, project_type: AccessLevel.Maintainer },
  manage: { group_type: AccessLevel.Owner, project_type: AccessLevel.Maintainer },
} as const;

const isSufficient = (ability: keyof typeof least, { actor, runner, level }: Facts) =>
  actor.admin ||
  (runner.runner_type !== 'instance_type' && level >= least[ability][runner.runner_type]);

export const runnerPolicy = {
  read: (facts: Facts) =>
    facts.runner.runner_type === 'instance_type' || isSufficient('read', facts),

  /** Only administrators manage instance runners, which all projects may use. */
  manage: (facts: Facts) => isSufficient('manage', facts),
};
