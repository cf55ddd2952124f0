import type { PipelineDetailedStatus, PipelineStatus } from '#generated/common/types.ts';

/** The words for a status of a pipeline; most are the status itself. */
const words: Partial<Record<PipelineStatus, string>> = {
  waiting_for_resource: 'waiting',
  success: 'passed',
  manual: 'blocked',
  scheduled: 'delayed',
};

/** Icons of statuses with a shared icon. */
const icons: Partial<Record<PipelineStatus, string>> = { waiting_for_resource: 'status_pending' };

/** A status of a pipeline as pages show it; `path` is that of its page, without the host. */
export function describePipelineStatus(
  status: PipelineStatus,
  { warnings, path }: { readonly warnings: boolean; readonly path: string },
): PipelineDetailedStatus {
  const text = words[status] ?? status;
  const warns = status === 'success' && warnings;
  const icon = icons[status] ?? `status_${status}`;
  const label = warns ? 'passed with warnings' : text;
  return {
    icon: warns ? 'status_warning' : icon,
    text,
    label,
    group: warns ? 'success-with-warnings' : status.replaceAll('_', '-'),
    tooltip: label,
    has_details: true,
    details_path: path,
    illustration: null,
    favicon: `/assets/ci_favicons/favicon_${icon}.png`,
  };
}
