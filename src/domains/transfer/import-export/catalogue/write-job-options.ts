import type {
  PlannedArtifacts,
  PlannedCache,
  PlannedImage,
  PlannedJob,
  PlannedRelease,
  PlannedService,
  PlannedVariable,
} from '#src/ci/plan.ts';
import { readPlannedJob } from '#src/domains/ci/job-execution/planned-job.ts';

/**
 * The instructions of a job for its runner, under the names that archives use. Environments, triggers, variables,
 * tokens and secrets are omitted: archives do not contain what environments and triggers refer to.
 */
export function toOptionsRecord(options: string): object {
  const job = readPlannedJob({ options });
  return omitEmpty({
    script: job.script,
    before_script: toNullIfEmpty(job.beforeScript),
    after_script: toNullIfEmpty(job.afterScript),
    image: job.image === null ? null : toImageRecord(job.image),
    services: toNullIfEmpty(job.services.map(toServiceRecord)),
    artifacts: job.artifacts === null ? null : toArtifactsRecord(job.artifacts),
    cache: toNullIfEmpty(job.cache.map(toCacheRecord)),
    dependencies: job.dependencies,
    retry: retryRecord(job),
    job_timeout: job.timeout,
    allow_failure_criteria:
      job.allowFailureExitCodes.length === 0 ? null : { exit_codes: job.allowFailureExitCodes },
    release: job.release === null ? null : releaseRecord(job.release),
    hooks:
      job.preGetSourcesScript.length === 0
        ? null
        : { pre_get_sources_script: job.preGetSourcesScript },
    ...toPagesRecord(job),
    instance: job.parallel?.index,
    parallel: job.parallel === null ? null : { total: job.parallel.total },
  });
}

/** A job of this name publishes pages regardless of its other keywords. */
function toPagesRecord({ name, pages }: PlannedJob): object {
  return name === 'pages' ? { publish: pages?.publish } : { pages };
}

/** Drops null and undefined values, as configurations do. */
const omitEmpty = (record: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined),
  );

const toNullIfEmpty = <Item>(list: readonly Item[]) => (list.length === 0 ? null : list);

const toImageRecord = ({ name, entrypoint, pullPolicy, executorOptions }: PlannedImage) =>
  omitEmpty({ name, entrypoint, pull_policy: pullPolicy, ...executorOptions });

const toServiceRecord = (service: PlannedService) =>
  omitEmpty({
    ...toImageRecord(service),
    alias: service.alias,
    command: service.command,
    variables: service.variables.length === 0 ? null : toVariablesRecord(service.variables),
  });

const toVariablesRecord = (variables: readonly PlannedVariable[]) =>
  Object.fromEntries(
    variables.map(({ key, value, raw }) => [key, raw ? { value, expand: false } : value]),
  );

function toArtifactsRecord(artifacts: PlannedArtifacts): object {
  const reports = Object.entries(artifacts.reports).map(([type, paths]) => {
    const [path] = paths;
    const told = { coverage_format: artifacts.coverageFormat, path };
    return [type, type === 'coverage_report' ? told : paths] as const;
  });
  return omitEmpty({
    name: artifacts.name,
    paths: toNullIfEmpty(artifacts.paths),
    exclude: toNullIfEmpty(artifacts.exclude),
    untracked: artifacts.untracked || null,
    when: artifacts.when,
    expire_in: artifacts.expireIn,
    expose_as: artifacts.exposeAs,
    public: artifacts.access === 'developer' ? false : null,
    access: artifacts.access === 'none' ? 'none' : null,
    reports: reports.length === 0 ? null : Object.fromEntries(reports),
  });
}

const toCacheRecord = (cache: PlannedCache) =>
  omitEmpty({
    key:
      cache.keyFiles.length === 0
        ? cache.key
        : omitEmpty({ files: cache.keyFiles, prefix: cache.keyPrefix }),
    paths: toNullIfEmpty(cache.paths),
    untracked: cache.untracked || null,
    policy: cache.policy,
    when: cache.when,
    fallback_keys: toNullIfEmpty(cache.fallbackKeys),
    unprotect: cache.unprotect || null,
  });

function retryRecord({ retry: { max, when, exitCodes } }: PlannedJob): object | null {
  return max === 0 ? null : omitEmpty({ max, when, exit_codes: toNullIfEmpty(exitCodes) });
}

const releaseRecord = (release: PlannedRelease) =>
  omitEmpty({
    tag_name: release.tagName,
    tag_message: release.tagMessage,
    name: release.name,
    description: release.description,
    ref: release.ref,
    milestones: toNullIfEmpty(release.milestones),
    released_at: release.releasedAt,
    assets:
      release.assets.length === 0
        ? null
        : {
            links: release.assets.map(({ name, url, filepath, linkType }) =>
              omitEmpty({ name, url, filepath, link_type: linkType }),
            ),
          },
  });
