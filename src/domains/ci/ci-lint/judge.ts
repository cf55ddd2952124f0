import { setImmediate } from 'node:timers/promises';
import { type IncludedPlace, NoPlan, type PlanRequest } from '#src/ci/plan.ts';
import type { JudgedJob, VerdictWish } from '#src/ci/verdict.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { listChangedPaths } from '#src/git/reading/changed-paths.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { findOwnerKey } from '#src/limits/owner-key.ts';
import { requireFeature } from '#src/policy/guard.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import {
  listAllPaths,
  createConfigurationSource,
  createEmptyConfigurationSource,
  presentFiles,
} from '#src/domains/ci/pipelines/configuration-source.ts';
import {
  chooseConfigPath,
  findConfiguration,
  loadPipelineSettings,
} from '#src/domains/ci/pipelines/configuration.ts';
import { PipelineRefused } from '#src/domains/ci/pipelines/creation-request.ts';
import { loadKnownVariables, loadReadingLimits } from '#src/domains/ci/pipelines/plan.ts';
import { mayChangePipelines } from '#src/domains/ci/pipelines/policy.ts';
import { findRef } from '#src/domains/ci/pipelines/refs.ts';

/** The default branch, by its whole name. */
export const formatDefaultRef = ({ default_branch }: ProjectAccess) =>
  `refs/heads/${default_branch}`;

export interface LintVerdict {
  readonly stages: readonly string[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly mergedYaml: string | null;
  readonly jobs: readonly JudgedJob[];
  /** The files that it includes; none where it has faults. */
  readonly includes: readonly IncludedPlace[];
}

/** The verdict on a configuration, its faults too. */
async function judge(
  context: RequestContext,
  text: string,
  request: PlanRequest,
  wish: VerdictWish,
): Promise<LintVerdict> {
  const { actor, db, request: from } = context;
  const caller = await findOwnerKey(db, { actor, ip: from.ip });
  try {
    const verdict = await context.planning.judge(caller, text, request, wish);
    const jobs: JudgedJob[] = [];
    for (const batch of verdict.jobs) {
      jobs.push(...(JSON.parse(batch) as JudgedJob[]));
      // Other requests run in between.
      await setImmediate();
    }
    return { ...verdict, errors: [], jobs };
  } catch (error) {
    if (!(error instanceof NoPlan)) throw error;
    const { texts: errors, warnings } = error;
    return { errors, warnings, stages: [], mergedYaml: null, jobs: [], includes: [] };
  }
}

/** Validates a text without any project. */
export async function judgeText(
  context: RequestContext,
  text: string,
  wish: VerdictWish,
): Promise<LintVerdict> {
  const facts = {
    ref: '',
    tag: false,
    source: 'push',
    defaultBranch: null,
    projectPath: '',
    predefined: new Map(),
    variables: new Map(),
    changedPaths: async () => null,
    paths: async () => null,
    // The files of the project are unknown, so included files count as present.
    present: async (names: readonly string[]) => names,
  };
  const request = {
    source: createEmptyConfigurationSource(context),
    facts,
    limits: await loadReadingLimits(context),
  };
  return judge(context, text, request, wish);
}

/**
 * The verdict on a configuration in a project; `content` null: that of the ref itself.
 * @throws Forbidden where repository or pipelines are off, PipelineRefused for a ref or commit that is not there
 */
export async function judgeProject(
  context: RequestContext,
  project: ProjectAccess,
  asked: {
    readonly content: string | null;
    readonly ref: string;
    /** The commit whose files are read, if not that of the ref. */
    readonly sha?: string;
  },
  wish: VerdictWish,
): Promise<LintVerdict> {
  requireFeature(project, 'repository');
  requireFeature(project, 'builds');
  const { db, git } = context;
  const actor = requireActor(context);
  const repository = git.repository(project.id);
  if (asked.content !== null && !wish.dryRun && project.empty_repo) {
    return judgeText(context, asked.content, wish);
  }
  const ofRef = await findRef(git, project, asked.ref);
  const found = { ...ofRef, sha: asked.sha ?? ofRef.sha };
  const commit = await readCommitInfo(repository, found.sha);
  if (commit === null) throw new PipelineRefused('Reference not found');
  const settings = await loadPipelineSettings(db, project);
  const place = { id: project.id, full_path: project.full_path, sha: found.sha };
  const configuration =
    asked.content === null
      ? await findConfiguration(context, project, { sha: found.sha, settings })
      : { text: asked.content, source: createConfigurationSource(context, place) };
  if (configuration === null) {
    const errors = [`Please provide content of ${chooseConfigPath(settings)}`];
    return { errors, warnings: [], stages: [], mergedYaml: null, jobs: [], includes: [] };
  }
  // Conditions and file names would reveal variables of the project.
  const mayRun = await mayChangePipelines(db, project, actor, found);
  const request = { project, actor, ...found, source: 'push' } as const;
  const known = await loadKnownVariables(context, request, { repository, commit, settings });
  const facts = {
    ref: found.ref,
    tag: found.tag,
    source: 'push',
    projectPath: project.full_path,
    defaultBranch: project.default_branch,
    predefined: known.predefined,
    variables: mayRun ? known.given : new Map<string, string>(),
    masked: known.masked,
    scoped: mayRun ? known.scoped : [],
    async changedPaths(compareTo: string | null) {
      const base = compareTo === null ? commit.parents[0] : await resolveRef(repository, compareTo);
      if (base === null) return 'unknown ref' as const;
      return base === undefined ? null : listChangedPaths(repository, base, found.sha);
    },
    paths: () => listAllPaths(repository, found.sha),
    present: (names: readonly string[]) => presentFiles(repository, found.sha, names),
  };
  const limits = await loadReadingLimits(context);
  const { text, source } = configuration;
  return judge(context, text, { source, facts, limits }, wish);
}
