import type { PipelineStatus } from '#generated/common/types.ts';
import type { ProjectSettings } from '#src/domains/core/projects/settings.ts';

type MergeSettings = Pick<
  ProjectSettings,
  'only_allow_merge_if_pipeline_succeeds' | 'allow_merge_on_skipped_pipeline'
>;

/** Tells whether the latest pipeline of the head, or null without one, allows the merge. */
export function allowsMerge(
  settings: MergeSettings,
  pipeline: { readonly status: PipelineStatus } | null,
): boolean {
  const { only_allow_merge_if_pipeline_succeeds: mustSucceed } = settings;
  if (!mustSucceed) return true;
  if (pipeline?.status === 'skipped') return settings.allow_merge_on_skipped_pipeline === true;
  return pipeline?.status === 'success';
}
