import type { PayloadVariable } from '#generated/job-execution/types.ts';
import type { PlannedJob } from '#src/ci/plan.ts';
import { createExpandingLookup } from '#src/ci/variables.ts';
import { UnreadableConfiguration } from '#src/ci/yaml.ts';
import { userOfJobs } from '#src/auth/basic-caller.ts';
import type { RequestContext } from '#src/context.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import type { Git } from '#src/git/git.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { findUser } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toEnvironmentSlug } from '#src/domains/ci/environments/slug.ts';
import { guessTier } from '#src/domains/ci/environments/tier.ts';
import { loadHarborVariables } from '#src/domains/platform/integration-records/harbor.ts';
import { listAutoDevopsVariables } from '#src/domains/ci/pipelines/auto-devops.ts';
import { chooseConfigPath } from '#src/domains/ci/pipelines/configuration.ts';
import { loadLookedUpVariables } from '#src/domains/ci/pipelines/looked-up-variables.ts';
import { listOpenMergeRequests } from '#src/domains/ci/pipelines/open-merge-requests.ts';
import {
  computePredefinedVariables,
  computePredefinedJobVariables,
} from '#src/domains/ci/pipelines/predefined-variables.ts';
import { findVisibleRequest } from '#src/domains/ci/pipelines/visible-request.ts';
import { findVariables } from '#src/domains/ci/pipelines/variables.ts';
import { loadVariablesForJob } from '#src/domains/ci/variables/of-jobs.ts';
import { loadInheritedVariables } from './dependencies.ts';
import { createIdTokens } from './id-tokens.ts';
import type { JobSurroundings } from './surroundings.ts';

const open = { public: true, masked: false, file: false, raw: false };
const secret = { public: false, masked: true, file: false, raw: false };

/**
 * All variables of a job; of several with one name the last one counts. They are put into each other at all levels,
 * since runners do so at the first only.
 */
export async function loadJobVariables(
  context: RequestContext,
  given: JobSurroundings,
): Promise<PayloadVariable[]> {
  return expandValues([
    ...(await loadPredefined(context, given)),
    ...listOwnVariables(context, given),
    ...(await createIdTokens(context, given)),
    ...listPlannedVariables(given),
    ...(await loadReportedVariables(context, given)),
    ...(await loadRegistryVariables(context, given)),
    ...(await loadStoredVariables(context, given)),
    ...(await loadGivenVariables(context, given)),
  ]);
}

const signs = /[$%]/;

/**
 * Puts the values of variables into each other. The runner puts in what it knows alone: paths of files and its folders.
 * A value that names neither is raw from here on: the texts of people in it name no variables.
 */
function expandValues(variables: readonly PayloadVariable[]): PayloadVariable[] {
  const files = new Set(variables.flatMap(({ key, file }) => (file ? [key] : [])));
  const known = variables.filter(({ key }) => !files.has(key));
  const valueOf = createExpandingLookup(
    known.map((each) => (each.raw ? { ...each, value: hideSigns(each.value) } : each)),
  );
  try {
    return variables.map((variable) => {
      const { key, value, raw, file } = variable;
      if (raw || file || !signs.test(value)) return variable;
      const whole = valueOf(key) ?? value;
      return { ...variable, value: showSigns(whole), raw: !signs.test(whole) };
    });
  } catch (error) {
    // Runners expand what they can if the expanded values are too long.
    if (error instanceof UnreadableConfiguration) return [...variables];
    throw error;
  }
}

/** A mark of raw values: no variable contains NUL. */
const hideSigns = (value: string) => value.replaceAll('$', '\0d').replaceAll('%', '\0p');
const showSigns = (value: string) => value.replaceAll('\0d', '$').replaceAll('\0p', '%');

async function loadPredefined(
  context: RequestContext,
  { project, pipeline, job, planned, refProtected }: JobSurroundings,
): Promise<PayloadVariable[]> {
  const { db, git, url } = context;
  const id = job.user_id ?? pipeline.user_id;
  const user = id === null ? null : ((await findUser(db, id)) ?? null);
  const mergeRequest = await findVisibleRequest(db, pipeline, id);
  const commit = await readCommit(git, project, job.sha);
  const configPath = chooseConfigPath(project);
  const { auto_devops_domain } = await loadCurrentSettings(db);
  const autoDevops = listAutoDevopsVariables(project, auto_devops_domain);
  const surroundings = { project, pipeline, commit, user, mergeRequest, configPath, refProtected };
  const of = {
    ...surroundings,
    openMergeRequests: await listOpenMergeRequests(db, project, job, { mergeRequest, user_id: id }),
    lookedUp: await loadLookedUpVariables(
      context,
      { project, ref: job.ref, tag: job.tag, mergeRequest },
      url,
    ),
    url,
  };
  const values = [
    ...computePredefinedVariables({ ...of, autoDevops }),
    ...computePredefinedJobVariables(job, project, url),
    ...listEnvironmentVariables(job, planned),
  ];
  // Titles, messages and names are user texts: variables in them are not expanded.
  const facts = values.map(([key, value]) => ({ key, value, ...open, raw: true }));
  return [...facts, ...listConfiguredVariables(job, planned)];
}

/** The variables that tell a job its environment. */
function listEnvironmentVariables(
  { environment: name }: JobRow,
  { environment: planned }: PlannedJob,
): (readonly [string, string])[] {
  if (name === null || planned === null) return [];
  return [
    ['CI_ENVIRONMENT_SLUG', toEnvironmentSlug(name)],
    ['CI_ENVIRONMENT_ACTION', planned.action],
    ['CI_ENVIRONMENT_TIER', planned.deploymentTier ?? guessTier(name)],
  ];
}

/** The predefined variables whose values the configuration writes, with variables to put in. */
function listConfiguredVariables(
  job: JobRow,
  { environment, image }: PlannedJob,
): PayloadVariable[] {
  const url = job.environment === null ? null : (environment?.url ?? null);
  return [
    ...(url === null ? [] : [{ key: 'CI_ENVIRONMENT_URL', value: url, ...open }]),
    ...(image === null ? [] : [{ key: 'CI_JOB_IMAGE', value: image.name, ...open }]),
  ];
}

/** A missing repository makes the job fail when it fetches. */
async function readCommit(git: Git, { id }: Pick<ProjectRow, 'id'>, sha: string) {
  try {
    return await readCommitInfo(git.repository(id), sha);
  } catch (error) {
    if (error instanceof RepositoryMissing) return null;
    throw error;
  }
}

/** Variables set for the pipeline, followed by those of the job. */
async function loadGivenVariables(
  { db }: RequestContext,
  { pipeline, job }: JobSurroundings,
): Promise<PayloadVariable[]> {
  const found = [
    ...(await findVariables(db, 'pipeline', pipeline.id)),
    ...(await findVariables(db, 'job', job.id)),
  ];
  return found.map(({ key, value, variable_type }) => ({
    key,
    value,
    public: false,
    masked: false,
    file: variable_type === 'file',
    raw: false,
  }));
}

/** The variables that only the runner of the job gets. */
function listOwnVariables(
  { url }: RequestContext,
  { planned, runner, token, repositoryUrl }: JobSurroundings,
): PayloadVariable[] {
  const { parallel } = planned;
  return [
    { key: 'CI_JOB_TOKEN', value: token, ...secret },
    ...(url.registry === null
      ? []
      : [
          { key: 'CI_REGISTRY_USER', value: userOfJobs, ...open },
          { key: 'CI_REGISTRY_PASSWORD', value: token, ...secret },
        ]),
    { key: 'CI_REPOSITORY_URL', value: repositoryUrl, ...secret, masked: false },
    { key: 'CI_DEPENDENCY_PROXY_USER', value: userOfJobs, ...open },
    { key: 'CI_RUNNER_ID', value: String(runner.id), ...open },
    { key: 'CI_RUNNER_DESCRIPTION', value: runner.description ?? '', ...open },
    { key: 'CI_RUNNER_TAGS', value: runner.tag_list.join(','), ...open },
    ...(parallel === null
      ? [{ key: 'CI_NODE_TOTAL', value: '1', ...open }]
      : [
          { key: 'CI_NODE_INDEX', value: String(parallel.index), ...open },
          { key: 'CI_NODE_TOTAL', value: String(parallel.total), ...open },
        ]),
  ];
}

/** The variables in reports of earlier jobs: their values are not expanded. */
async function loadReportedVariables(
  { db }: RequestContext,
  { job, planned }: JobSurroundings,
): Promise<PayloadVariable[]> {
  const inherited = await loadInheritedVariables(db, job, planned);
  return inherited.map(({ key, value }) => ({ key, value, ...open, public: false, raw: true }));
}

/** The registry that an integration names. */
async function loadRegistryVariables(
  { db }: RequestContext,
  { project }: JobSurroundings,
): Promise<PayloadVariable[]> {
  const found = await loadHarborVariables(db, project.id);
  return found.map(({ key, value, masked }) => ({ ...open, key, value, public: !masked, masked }));
}

/** Variables of the instance, the groups and the project, which override those of the configuration. */
async function loadStoredVariables(
  { db }: RequestContext,
  { project, job, refProtected }: JobSurroundings,
): Promise<PayloadVariable[]> {
  const scope = { protected: refProtected, environment: job.environment };
  const stored = await loadVariablesForJob(db, project, scope);
  return stored.map(({ key, value, file, masked, raw }) => ({
    key,
    value,
    public: false,
    masked,
    file,
    raw,
  }));
}

const listPlannedVariables = ({ planned }: JobSurroundings): PayloadVariable[] =>
  planned.variables.map(({ key, value, raw }) => ({ key, value, ...open, raw }));
