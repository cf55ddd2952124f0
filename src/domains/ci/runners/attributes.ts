import type { UpdateRunner } from '#generated/runners/types.ts';
import { type AttributeErrors, BadRequest } from '#src/errors.ts';
import type { RunnerAttributes } from './table.ts';
import { readRunnerTags } from './tags.ts';

/** Columns that a request sets; omitted attributes are absent. */
export function readRunnerAttributes(body: UpdateRunner): Partial<RunnerAttributes> {
  const active = body.paused === undefined ? body.active : !body.paused;
  return {
    ...(body.description !== undefined && { description: body.description }),
    ...(active !== undefined && { active }),
    ...(body.locked !== undefined && { locked: body.locked }),
    ...(body.run_untagged !== undefined && { run_untagged: body.run_untagged }),
    ...(body.access_level !== undefined && { access_level: body.access_level }),
    ...(body.maximum_timeout !== undefined && { maximum_timeout: body.maximum_timeout }),
    ...(body.maintenance_note !== undefined && { maintenance_note: body.maintenance_note }),
    ...(body.tag_list !== undefined && { tag_list: readRunnerTags(body.tag_list) }),
  };
}

const minTimeoutSeconds = 600;

/** @throws BadRequest with what is wrong with a runner that would have these attributes */
export function refuseInvalidRunner(
  runner: Pick<RunnerAttributes, 'run_untagged' | 'tag_list' | 'maximum_timeout'>,
): void {
  const errors: Record<string, string[]> = {};
  if (!runner.run_untagged && runner.tag_list.length === 0) {
    errors.tags_list = ['can not be empty when runner is not allowed to pick untagged jobs'];
  }
  if (runner.maximum_timeout !== null && runner.maximum_timeout < minTimeoutSeconds) {
    errors.maximum_timeout = ['needs to be at least 10 minutes'];
  }
  refuse(errors);
}

function refuse(errors: AttributeErrors): void {
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
}
