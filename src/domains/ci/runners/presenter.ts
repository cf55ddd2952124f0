import type { ProjectSimple } from '#generated/projects/types.ts';
import type { Runner, RunnerDetail } from '#generated/runners/types.ts';
import type { Urls } from '#src/text/urls.ts';
import { type ContactTimes, computeRunnerStatus } from './contact.ts';
import type { RunnerGroupRow } from './finder.ts';
import type { RunnerRow } from './table.ts';

export function presentRunner(runner: RunnerRow, times: ContactTimes): Runner {
  return {
    id: runner.id,
    description: runner.description,
    ip_address: runner.ip_address,
    active: runner.active,
    paused: !runner.active,
    is_shared: runner.runner_type === 'instance_type',
    runner_type: runner.runner_type,
    name: runner.name,
    online: runner.contacted_at === null ? null : runner.contacted_at > times.onlineAfter,
    status: computeRunnerStatus(runner, times),
  };
}

interface RunnerParts {
  readonly projects: readonly ProjectSimple[];
  readonly groups: readonly RunnerGroupRow[];
}

export function presentRunnerDetail(
  runner: RunnerRow,
  { projects, groups }: RunnerParts,
  times: ContactTimes,
  url: Urls,
): RunnerDetail {
  return {
    ...presentRunner(runner, times),
    architecture: runner.architecture,
    platform: runner.platform,
    contacted_at: runner.contacted_at,
    projects: [...projects],
    groups: groups.map(({ id, name, full_path }) => ({
      id,
      web_url: url.web(`groups/${full_path}`),
      name,
    })),
    revision: runner.revision,
    tag_list: [...runner.tag_list],
    version: runner.version,
    access_level: runner.access_level,
    maximum_timeout: runner.maximum_timeout,
    run_untagged: runner.run_untagged,
    locked: runner.locked,
    maintenance_note: runner.maintenance_note,
  };
}
