import type { CiLintService } from '../../../generated/ci-lint/service.ts';
import type { ProjectConfigurationVerdict } from '../../../generated/ci-lint/types.ts';
import type { PlanLimits } from '../../ci/plan.ts';
import { type RequestContext, signedIn } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { changedPaths } from '../../git/reading/changed-paths.ts';
import { requireFeature } from '../../policy/guard.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { currentSettings } from '../../settings/current.ts';
import { allPaths, configurationSource, nowhere } from '../pipelines/configuration-source.ts';
import { configPathOf, findConfiguration, pipelineSettings } from '../pipelines/configuration.ts';
import { PipelineRefused } from '../pipelines/creation-request.ts';
import { knownVariables } from '../pipelines/plan.ts';
import { mayChangePipelines } from '../pipelines/policy.ts';
import { findRef } from '../pipelines/refs.ts';
import { judgeConfiguration, type Verdict } from './verdict.ts';

export const ciLint = {
  async lintConfiguration({ body }, context) {
    const { content, include_jobs, include_merged_yaml } = body;
    const facts = {
      ...{ ref: '', tag: false, source: 'push', defaultBranch: null, projectPath: '' },
      ...{ predefined: new Map(), variables: new Map() },
      changedPaths: async () => null,
      paths: async () => null,
    };
    const request = { source: nowhere(context), facts, limits: await limitsOf(context.db) };
    const verdict = await judgeConfiguration(content, request, { dryRun: false });
    const { errors, warnings, mergedYaml, jobs } = verdict;
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
    const { dry_run: dryRun, include_jobs, ref = project.default_branch } = query;
    const verdict = await judgeProject(context, project, { content: null, dryRun, ref });
    return { status: 200, body: presentVerdict(verdict, include_jobs) };
  },

  async lintProjectConfiguration({ project, body }, context) {
    const { content, dry_run: dryRun, include_jobs, ref = project.default_branch } = body;
    const verdict = await judgeProject(context, project, { content, dryRun, ref });
    return { status: 200, body: presentVerdict(verdict, include_jobs) };
  },
} satisfies CiLintService<RequestContext>;

async function limitsOf(db: Database): Promise<Partial<PlanLimits>> {
  const { max_yaml_size_bytes: fileSize, max_yaml_depth: depth } = await currentSettings(db);
  return { fileSize, depth };
}

/** `content` null: the configuration of the ref itself. */
async function judgeProject(
  context: RequestContext,
  project: ProjectAccess,
  asked: { readonly content: string | null; readonly dryRun: boolean; readonly ref: string },
): Promise<Verdict> {
  requireFeature(project, 'repository');
  requireFeature(project, 'builds');
  const { db, git } = context;
  const actor = signedIn(context);
  const found = await findRef(git, project, asked.ref);
  const repository = git.repository(project.id);
  const commit = await repository.commitInfo(found.sha);
  if (commit === null) throw new PipelineRefused('Reference not found');
  const configPath = configPathOf(await pipelineSettings(db, project));
  const place = { id: project.id, full_path: project.full_path, sha: found.sha };
  const configuration =
    asked.content === null
      ? await findConfiguration(context, project, { sha: found.sha, path: configPath })
      : { text: asked.content, source: configurationSource(context, place) };
  if (configuration === null) {
    const errors = [`Please provide content of ${configPath}`];
    return { errors, warnings: [], mergedYaml: null, jobs: [] };
  }
  // Conditions and names of files would tell what is in the variables of the project.
  const mayRun = await mayChangePipelines(db, project, actor, found);
  const request = { project, actor, ...found, source: 'push' } as const;
  const known = await knownVariables(context, request, { repository, commit, configPath });
  const facts = {
    ...{ ref: found.ref, tag: found.tag, source: 'push', projectPath: project.full_path },
    ...{ defaultBranch: project.default_branch, predefined: known.predefined },
    variables: mayRun ? known.given : new Map<string, string>(),
    async changedPaths(compareTo: string | null) {
      const base = compareTo === null ? commit.parents[0] : await repository.resolve(compareTo);
      if (base === null) return 'unknown ref' as const;
      return base === undefined ? null : changedPaths(repository, base, found.sha);
    },
    paths: () => allPaths(repository, found.sha),
  };
  const limits = await limitsOf(db);
  const { text, source } = configuration;
  return judgeConfiguration(text, { source, facts, limits }, { dryRun: asked.dryRun });
}

function presentVerdict(verdict: Verdict, withJobs: boolean): ProjectConfigurationVerdict {
  const { errors, warnings, mergedYaml, jobs } = verdict;
  return {
    valid: errors.length === 0,
    errors: [...errors],
    warnings: [...warnings],
    merged_yaml: mergedYaml,
    ...(withJobs && { jobs: [...jobs] }),
  };
}
