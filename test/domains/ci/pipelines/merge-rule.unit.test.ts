import { describe, expect, it } from 'vitest';
import type { PipelineStatus } from '#generated/common/types.ts';
import { allowsMerge } from '#src/domains/ci/pipelines/merge-rule.ts';

const off = { only_allow_merge_if_pipeline_succeeds: false, allow_merge_on_skipped_pipeline: null };
const on = { ...off, only_allow_merge_if_pipeline_succeeds: true };
const skip = { ...on, allow_merge_on_skipped_pipeline: true };

describe('a pipeline and the merge', () => {
  const table: readonly (readonly [PipelineStatus | null, boolean, boolean, boolean])[] = [
    // Results without the setting, with it, and with skipped pipelines allowed.
    [null, true, false, false],
    ['success', true, true, true],
    ['skipped', true, false, true],
    ['canceled', true, false, false],
    ['manual', true, false, false],
    ['created', true, false, false],
    ['waiting_for_resource', true, false, false],
    ['preparing', true, false, false],
    ['pending', true, false, false],
    ['running', true, false, false],
    ['scheduled', true, false, false],
    ['failed', true, false, false],
  ];
  it.each(table)('that is %s', (status, freely, succeeded, skipped) => {
    const pipeline = status === null ? null : { status };
    expect(allowsMerge(off, pipeline)).toBe(freely);
    expect(allowsMerge(on, pipeline)).toBe(succeeded);
    expect(allowsMerge(skip, pipeline)).toBe(skipped);
  });
});
