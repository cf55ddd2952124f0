import type { HookRunner } from '#generated/common/types.ts';
import type { RunnerRow } from './table.ts';

export const presentHookRunner = (runner: RunnerRow): HookRunner => ({
  id: runner.id,
  description: runner.description,
  runner_type: runner.runner_type,
  active: runner.active,
  is_shared: runner.runner_type === 'instance_type',
  tags: [...runner.tag_list],
});
