import type { Actor } from '../../records/actor.ts';
import type { RunnerRow } from './table.ts';

interface Facts {
  readonly actor: Actor;
  readonly runner: Pick<RunnerRow, 'runner_type'>;
  /** True when the actor maintains a project that the runner serves, or owns its group. */
  readonly looksAfter: boolean;
}

/** Runners of the instance are administrators' business, whoever may use them. */
const manage = ({ actor, runner, looksAfter }: Facts) =>
  actor.admin || (runner.runner_type !== 'instance_type' && looksAfter);

export const runnerPolicy = {
  read: (facts: Facts) => facts.runner.runner_type === 'instance_type' || manage(facts),
  manage,
};
