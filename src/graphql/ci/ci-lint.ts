import { encodePath } from '#src/text/encode-path.ts';
import { GraphQLError } from 'graphql';
import type {
  CiConfigIncludeSource,
  CiConfigJobSource,
  CiConfigStageSource,
  CiLintResolvers,
} from '#generated/graphql/resolvers.ts';
import type { IncludedPlace } from '#src/ci/plan.ts';
import type { JudgedJob } from '#src/ci/verdict.ts';
import type { GraphqlContext } from '../context.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { toJobGroupName } from '#src/domains/ci/pipelines/group-name.ts';
import { openSeenRepository } from '#src/domains/core/repositories/finder.ts';
import { formatDefaultRef, judgeProject } from '#src/domains/ci/ci-lint/judge.ts';

export const ciLintGraphql = {
  Query: {
    async ciConfig({ content, dryRun, projectPath, sha }, context) {
      context.countOnce('Query', 'ciConfig');
      const { request } = context;
      const project = await findVisibleProject(request.db, request.actor, projectPath);
      const mayAsk =
        project !== null &&
        request.actor !== null &&
        project.level >= AccessLevel.Developer &&
        isFeatureVisible(project, 'repository') &&
        isFeatureVisible(project, 'builds');
      if (!mayAsk) return null;
      const wish = {
        dryRun: dryRun === true,
        withJobs: true,
        withMerged: true,
        withIncludes: true,
        withNeeds: true,
      };
      const found = await context.lookUpElsewhere(async () => {
        const commit =
          sha == null ? null : await resolveRef(openSeenRepository(request.git, project), sha);
        if (sha != null && commit === null) throw new GraphQLError('Reference not found');
        const source = {
          content,
          ref: formatDefaultRef(project),
          ...(commit !== null && { sha: commit }),
        };
        const verdict = await judgeProject(request, project, source, wish);
        const { includes, ...told } = verdict;
        if (includes.length === 0) return { ...told, includes: [] };
        const head =
          commit ??
          (await readBranchHead(request.git.repository(project.id), project.default_branch));
        const own = { project: project.full_path, sha: head };
        return { ...told, includes: presentIncludes(request, includes, own) };
      });
      const { errors, includes, jobs, mergedYaml, stages, warnings } = found;
      return {
        errors,
        includes,
        mergedYaml,
        warnings,
        stages: toStages(stages, jobs),
        status: errors.length === 0 ? ('VALID' as const) : ('INVALID' as const),
      };
    },
  },
} satisfies CiLintResolvers<GraphqlContext>;

/** Each file once from each place. `own` is the place of the configuration itself. */
function presentIncludes(
  { url }: GraphqlContext['request'],
  files: readonly IncludedPlace[],
  own: { readonly project: string; readonly sha: string | null },
): CiConfigIncludeSource[] {
  const told = files.map(({ kind, name, at, from, ref }): CiConfigIncludeSource => {
    const context = from === 'nowhere' ? null : (from ?? own);
    const formatPageUrl = (view: 'blob' | 'raw') =>
      at && url.web(`${at.project}/-/${view}/${at.sha}/${encodePath(at.path)}`);
    return {
      blob: formatPageUrl('blob'),
      contextProject: context?.project ?? null,
      contextSha: context?.sha ?? null,
      extra: kind === 'file' ? { project: at?.project ?? null, ref } : {},
      location: name,
      raw: kind === 'remote' ? name : formatPageUrl('raw'),
      type: kind,
    };
  });
  return [...new Map(told.map((each) => [JSON.stringify(each), each])).values()];
}

/** The stages that have jobs. */
function toStages(names: readonly string[], jobs: readonly JudgedJob[]): CiConfigStageSource[] {
  const byStage = gatherRowsBy(jobs, ({ stage }) => stage);
  return names.flatMap((name) => {
    const own = byStage.get(name);
    if (own === undefined) return [];
    const groups = gatherRowsBy(own, (job) => toJobGroupName(job.name));
    return {
      name,
      groups: [...groups].map(([group, members]) => ({
        name: group,
        size: members.length,
        jobs: members.map((job) => presentJob(job, group)),
      })),
    };
  });
}

const presentJob = (job: JudgedJob, groupName: string): CiConfigJobSource => ({
  afterScript: job.after_script,
  allowFailure: job.allow_failure,
  beforeScript: job.before_script,
  environment: job.environment,
  except: job.except == null ? null : { refs: job.except },
  groupName,
  name: job.name,
  needs: (job.needs ?? []).map((name) => ({ name })),
  only: job.only == null ? null : { refs: job.only },
  script: job.script,
  stage: job.stage,
  tags: job.tag_list,
  when: job.when,
});
