import type { ConfigurationSource, PlanLimits } from '#src/ci/plan.ts';
import type { Planning } from '#src/ci/planning.ts';
import type { PlannedPipeline } from '#src/ci/questions.ts';
import type { ScopedVariable } from '#src/ci/scoped-variables.ts';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import { listChangedPaths } from '#src/git/reading/changed-paths.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import type { Repository } from '#src/git/repository.ts';
import { findBranchAbilities, findTagAbilities } from '#src/policy/protected-refs.ts';
import { isRequestRef } from '#src/policy/request-ref.ts';
import { createUrls, findRegistryHost } from '#src/text/urls.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { findPlanLimits } from '#src/domains/platform/application/plan-limits.ts';
import { loadVariablesByScope, loadVariablesForJob } from '#src/domains/ci/variables/of-jobs.ts';
import { listAutoDevopsVariables } from './auto-devops.ts';
import { chooseConfigPath, type PipelineSettings } from './configuration.ts';
import { listAllPaths, presentFiles } from './configuration-source.ts';
import type { PipelineRequest } from './creation-request.ts';
import { loadLookedUpVariables, type LookUpContext } from './looked-up-variables.ts';
import { listOpenMergeRequests } from './open-merge-requests.ts';
import { computePredefinedVariables } from './predefined-variables.ts';

interface Context {
  readonly db: Database;
  readonly config: Config;
}

interface Known {
  readonly repository: Repository;
  readonly commit: CommitInfo;
  readonly settings: PipelineSettings;
}

/** Variables by name: those with a lower and those with a higher precedence than the configuration. */
export interface KnownVariables {
  readonly predefined: ReadonlyMap<string, string>;
  readonly given: ReadonlyMap<string, string>;
  /** Entries of `given` whose values are never shown. */
  readonly masked: ReadonlyMap<string, string>;
  /** Variables of the project, its groups and the instance, some of which apply to certain environments only. */
  readonly scoped: readonly ScopedVariable[];
}

/** The variables that are known before there is a pipeline. */
export async function loadKnownVariables(
  context: LookUpContext,
  request: PipelineRequest,
  { commit, settings }: Known,
): Promise<KnownVariables> {
  const { db, config } = context;
  const { project, actor, ref, tag, sha, source, mergeRequest = null, merged } = request;
  const refProtected = await isProtected(db, request);
  const url = createUrls(config.baseUrl, findRegistryHost(config));
  const { auto_devops_domain } = await loadCurrentSettings(db);
  const predefined = computePredefinedVariables({
    project,
    commit,
    user: actor.user,
    mergeRequest,
    refProtected,
    openMergeRequests: await listOpenMergeRequests(
      db,
      project,
      { ref, tag },
      { mergeRequest, user_id: actor.user.id },
    ),
    lookedUp: await loadLookedUpVariables(context, { project, ref, tag, mergeRequest }, url),
    configPath: chooseConfigPath(settings),
    autoDevops: listAutoDevopsVariables(settings, auto_devops_domain),
    pipeline: {
      sha,
      ref,
      tag,
      source,
      before_sha: request.beforeSha ?? null,
      source_sha: merged?.source ?? null,
      target_sha: merged?.target ?? null,
    },
    url,
  });
  const ofProject = await loadVariablesForJob(db, project, {
    protected: refProtected,
    environment: null,
  });
  const ofPipeline = request.variables ?? [];
  const userDefined = [...ofProject, ...ofPipeline];
  const overridden = new Set(ofPipeline.map(({ key }) => key));
  const scoped = await loadVariablesByScope(db, project, { protected: refProtected });
  const masked = ofProject.filter((variable) => variable.masked);
  return {
    predefined,
    given: new Map(userDefined.map(({ key, value }) => [key, value])),
    masked: new Map(masked.map(({ key, value }) => [key, value])),
    scoped: scoped.filter(({ key }) => !overridden.has(key)),
  };
}

async function isProtected(
  db: Database,
  { project, actor, ref, tag }: PipelineRequest,
): Promise<boolean> {
  if (tag) return (await findTagAbilities(db, project, actor, ref)).protected;
  return !isRequestRef(ref) && (await findBranchAbilities(db, project, actor, ref)).protected;
}

/** The jobs that a configuration wants. Rejects with `NoPlan`. */
export async function computePipelinePlan(
  {
    db,
    config,
    planning,
    signal,
  }: Context & { readonly planning: Planning; readonly signal?: AbortSignal },
  request: PipelineRequest,
  known: Known,
  variables: KnownVariables,
  configuration: { readonly text: string; readonly source: ConfigurationSource },
): Promise<PlannedPipeline> {
  const { project, actor, tag, sha, source } = request;
  const ref = request.mergeRequest?.source_branch ?? request.ref;
  const { repository } = known;
  const { ci_pipeline_size: jobs } = await findPlanLimits(db, config.plan);
  return planning.plan(`user ${actor.user.id}`, configuration.text, {
    source: configuration.source,
    signal,
    limits: { ...(await loadReadingLimits({ db, config })), ...(jobs !== 0 && { jobs }) },
    facts: {
      ref,
      tag,
      source,
      projectPath: project.full_path,
      defaultBranch: project.default_branch,
      predefined: variables.predefined,
      variables: variables.given,
      masked: variables.masked,
      scoped: variables.scoped,
      async changedPaths(compareTo) {
        const from =
          compareTo === null ? getBase(request) : await resolveRef(repository, compareTo);
        if (from === null) return compareTo === null ? null : 'unknown ref';
        return listChangedPaths(repository, from, sha);
      },
      paths: () => listAllPaths(repository, sha),
      present: (names) => presentFiles(repository, sha, names),
    },
  });
}

/** Limits for reading a configuration, from the settings and the plan. */
export async function loadReadingLimits({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<Partial<PlanLimits>> {
  const { max_yaml_size_bytes: fileSize, max_yaml_depth: depth } = await loadCurrentSettings(db);
  const { ci_needs_size_limit: needs } = await findPlanLimits(db, config.plan);
  return { fileSize, depth, needs: needs === 0 ? Infinity : needs };
}

/** The commit from which a change is counted; null without one. */
function getBase({ mergeRequest, merged, beforeSha, source, tag }: PipelineRequest): string | null {
  if (merged != null) return merged.target;
  if (mergeRequest != null) return mergeRequest.base_sha;
  // Tags and new branches count everything as changed; child pipelines compare with the base of their parents.
  if ((source !== 'push' && source !== 'parent_pipeline') || tag) return null;
  return beforeSha == null || /^0+$/.test(beforeSha) ? null : beforeSha;
}
