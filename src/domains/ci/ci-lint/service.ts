import type { CiLintService } from '#generated/ci-lint/service.ts';
import type { ConfiguredJob, ProjectConfigurationVerdict } from '#generated/ci-lint/types.ts';
import type { RequestContext } from '#src/context.ts';
import { formatDefaultRef, judgeProject, judgeText, type LintVerdict } from './judge.ts';

export const ciLint = {
  async lintConfiguration({ body }, context) {
    const { content, include_jobs, include_merged_yaml } = body;
    const wish = { dryRun: false, withJobs: include_jobs, withMerged: include_merged_yaml };
    const verdict = await judgeText(context, content, wish);
    const { errors, warnings, mergedYaml } = verdict;
    const jobs: readonly ConfiguredJob[] = verdict.jobs;
    return {
      status: 200,
      body: {
        status: errors.length === 0 ? 'valid' : 'invalid',
        errors: [...errors],
        warnings: [...warnings],
        ...(include_merged_yaml && mergedYaml !== null && { merged_yaml: mergedYaml }),
        ...(include_jobs && { jobs: [...jobs] }),
      },
    };
  },

  async lintProject({ project, query }, context) {
    const { dry_run: dryRun, include_jobs, ref = formatDefaultRef(project) } = query;
    const wish = { dryRun, withJobs: include_jobs, withMerged: true };
    const verdict = await judgeProject(context, project, { content: null, ref }, wish);
    return { status: 200, body: presentVerdict(verdict, include_jobs) };
  },

  async lintProjectConfiguration({ project, body }, context) {
    const { content, dry_run: dryRun, include_jobs, ref = formatDefaultRef(project) } = body;
    const wish = { dryRun, withJobs: include_jobs, withMerged: true };
    const verdict = await judgeProject(context, project, { content, ref }, wish);
    return { status: 200, body: presentVerdict(verdict, include_jobs) };
  },
} satisfies CiLintService<RequestContext>;

function presentVerdict(verdict: LintVerdict, withJobs: boolean): ProjectConfigurationVerdict {
  const { errors, warnings, mergedYaml } = verdict;
  const jobs: readonly ConfiguredJob[] = verdict.jobs;
  return {
    valid: errors.length === 0,
    errors: [...errors],
    warnings: [...warnings],
    merged_yaml: mergedYaml,
    ...(withJobs && { jobs: [...jobs] }),
  };
}
