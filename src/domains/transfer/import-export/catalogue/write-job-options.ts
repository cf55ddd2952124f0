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
  return filled({
    script: job.script,
    before_script: someOf(job.beforeScript),
    after_script: someOf(job.afterScript),
    image: job.image === null ? null : imageRecord(job.image),
    services: someOf(job.services.map(serviceRecord)),
    artifacts: job.artifacts === null ? null : artifactsRecord(job.artifacts),
    cache: someOf(job.cache.map(cacheRecord)),
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
    ...pagesRecord(job),
    instance: job.parallel?.index,
    parallel: job.parallel === null ? null : { total: job.parallel.total },
  });
}

/** A job of this name publishes pages regardless of its other keywords. */
function pagesRecord({ name, pages }: PlannedJob): object {
  return name === 'pages' ? { publish: pages?.publish } : { pages };
}

/** Drops null and undefined values, as configurations do. */
const filled = (record: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined),
  );

const someOf = <Item>(list: readonly Item[]) => (list.length === 0 ? null : list);

const imageRecord = ({ name, entrypoint, pullPolicy, executorOptions }: PlannedImage) =>
  filled({ name, entrypoint, pull_policy: pullPolicy, ...executorOptions });

const serviceRecord = (service: PlannedService) =>
  filled({
    ...imageRecord(service),
    alias: service.alias,
    command: service.command,
    variables: service.variables.length === 0 ? null : variablesRecord(service.variables),
  });

const variablesRecord = (variables: readonly PlannedVariable[]) =>
  Object.fromEntries(
    variables.map(({ key, value, raw }) => [key, raw ? { value, expand: false } : value]),
  );

function artifactsRecord(artifacts: PlannedArtifacts): object {
  const reports = Object.entries(artifacts.reports).map(([type, paths]) => {
    const [path] = paths;
    const told = { coverage_format: artifacts.coverageFormat, path };
    return [type, type === 'coverage_report' ? told : paths] as const;
  });
  return filled({
    name: artifacts.name,
    paths: someOf(artifacts.paths),
    exclude: someOf(artifacts.exclude),
    untracked: artifacts.untracked || null,
    when: artifacts.when,
    expire_in: artifacts.expireIn,
    expose_as: artifacts.exposeAs,
    public: artifacts.access === 'developer' ? false : null,
    access: artifacts.access === 'none' ? 'none' : null,
    reports: reports.length === 0 ? null : Object.fromEntries(reports),
  });
}

const cacheRecord = (cache: PlannedCache) =>
  filled({
    key:
      cache.keyFiles.length === 0
        ? cache.key
        : filled({ files: cache.keyFiles, prefix: cache.keyPrefix }),
    paths: someOf(cache.paths),
    untracked: cache.untracked || null,
    policy: cache.policy,
    when: cache.when,
    fallback_keys: someOf(cache.fallbackKeys),
    unprotect: cache.unprotect || null,
  });

function retryRecord({ retry: { max, when, exitCodes } }: PlannedJob): object | null {
  return max === 0 ? null : filled({ max, when, exit_codes: someOf(exitCodes) });
}

const releaseRecord = (release: PlannedRelease) =>
  filled({
    tag_name: release.tagName,
    tag_message: release.tagMessage,
    name: release.name,
    description: release.description,
    ref: release.ref,
    milestones: someOf(release.milestones),
    released_at: release.releasedAt,
    assets:
      release.assets.length === 0
        ? null
        : {
            links: release.assets.map(({ name, url, filepath, linkType }) =>
              filled({ name, url, filepath, link_type: linkType }),
            ),
          },
  });
