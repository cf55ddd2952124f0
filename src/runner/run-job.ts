import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobPayload, PayloadArtifact, PayloadStep } from '#generated/job-execution/types.ts';
import { compressFolder, concatenate, findMatchingFiles, pack, unpackArchive } from './archives.ts';
import { JobLog } from './log.ts';
import type { Protocol } from './protocol.ts';
import { runShell, composeScript } from './shell.ts';
import { createJobEnvironment, putIn } from './variables.ts';

interface JobEnvironment {
  readonly project: string;
  readonly scratch: string;
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly write: (bytes: Buffer) => void;
}

/** Result of a job. */
interface Outcome {
  readonly state: 'success' | 'failed';
  readonly failure_reason?: string;
  readonly exit_code?: number;
}

const [succeeded, systemFailure] = [
  { state: 'success', exit_code: 0 },
  { state: 'failed', failure_reason: 'runner_system_failure' },
] as const;

/** Seconds that an after_script may take beyond the time of the job. */
const afterScriptSeconds = 300;
/** Milliseconds between two tries to tell how a job ended, and how many there are. */
const [retryAfter, tries] = [2_000, 60];

interface Surroundings {
  readonly folder: string;
  /** A file of certificate authorities; null for the usual ones. */
  readonly authorities: string | null;
  readonly stopping: AbortSignal;
}

/** Runs a job in a separate folder, which is removed afterwards. `stopping` ends it early. */
export async function runJob(
  protocol: Protocol,
  job: JobPayload,
  { folder, authorities, stopping }: Surroundings,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const scratch = await mkdtemp(join(folder, `job-${job.id}-`));
  const stopped = new AbortController();
  const log = new JobLog(protocol, job, stopped);
  const timeout = AbortSignal.timeout(job.runner_info.timeout * 1000);
  const signal = AbortSignal.any([stopped.signal, timeout, stopping]);
  if (job.image !== null) log.write(formatIgnoredWarning('image', [job.image.name]));
  if (job.services.length > 0) {
    log.write(
      formatIgnoredWarning(
        'services',
        job.services.map(({ name }) => name),
      ),
    );
  }
  try {
    const outcome = await perform(protocol, job, { scratch, authorities, signal, log });
    const ended = timeout.aborted
      ? ({ state: 'failed', failure_reason: 'job_execution_timeout' } as const)
      : stopping.aborted
        ? systemFailure
        : outcome;
    log.write(`\n${describeEnd(ended)}\n`);
    const output = await log.end();
    if (!stopped.signal.aborted) await report(protocol, job, { ...ended, output });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const formatIgnoredWarning = (keyword: string, names: readonly string[]) =>
  `WARNING: ${keyword} is ignored (${names.join(', ')}): this runner runs jobs in a shell of its machine\n`;

/** The last line of a log. */
function describeEnd({ state, exit_code, failure_reason }: Outcome): string {
  if (state === 'success') return 'Job succeeded';
  if (failure_reason === 'script_failure') return `ERROR: Job failed: exit code ${exit_code ?? 1}`;
  return `ERROR: Job failed: ${failure_reason}`;
}

interface Performing {
  readonly scratch: string;
  readonly authorities: string | null;
  readonly signal: AbortSignal;
  readonly log: JobLog;
}

async function perform(
  protocol: Protocol,
  job: JobPayload,
  { scratch, authorities, signal, log }: Performing,
): Promise<Outcome> {
  const write = (bytes: Buffer) => log.write(bytes);
  try {
    const project = join(scratch, 'project');
    await mkdir(project);
    const files = join(scratch, 'variables');
    const env = await createJobEnvironment(job, { project, files, authorities });
    const place = { project, scratch, env, signal, write };
    await fetchSources(job, place);
    await fetchArtifacts(protocol, job, place, log);
    const outcome = await runSteps(job, place);
    await keepArtifacts(protocol, job, place, outcome, log);
    return outcome;
  } catch (error) {
    log.write(`\nERROR: ${error instanceof Error ? error.message : String(error)}\n`);
    return systemFailure;
  }
}

/** The token is in no argument, which others on the machine could read, and in no file. */
async function fetchSources({ git_info, token }: JobPayload, place: JobEnvironment): Promise<void> {
  const address = new URL(git_info.repo_url);
  address.username = '';
  address.password = '';
  const login = Buffer.from(`gitlab-ci-token:${token}`).toString('base64');
  const env = {
    ...place.env,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'http.extraHeader',
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${login}`,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
  const runGit = async (...args: readonly string[]) => {
    const code = await runShell('git', args, { ...place, env, cwd: place.project });
    if (code !== 0) throw new Error(`git ${args[0] ?? ''} ended with ${String(code)}`);
  };
  place.write(Buffer.from(`Fetching ${git_info.sha.slice(0, 8)} of ${git_info.ref}\n`));
  await runGit('init', '--quiet');
  await runGit('remote', 'add', 'origin', address.href);
  const depth = git_info.depth > 0 ? [`--depth=${git_info.depth}`] : [];
  await runGit('fetch', '--quiet', '--no-tags', ...depth, 'origin', ...git_info.refspecs);
  await runGit('checkout', '--quiet', '--force', '--detach', git_info.sha);
}

async function fetchArtifacts(
  protocol: Protocol,
  { dependencies }: JobPayload,
  { project, scratch }: JobEnvironment,
  log: JobLog,
): Promise<void> {
  for (const { id, name, token } of dependencies) {
    log.write(`Fetching the artifacts of ${name}\n`);
    const archive = join(scratch, `${id}.zip`);
    await protocol.download(id, token, archive);
    await unpackArchive(archive, project);
    await rm(archive);
  }
}

async function runSteps({ steps }: JobPayload, place: JobEnvironment): Promise<Outcome> {
  let outcome: Outcome = succeeded;
  for (const step of steps) {
    if (step.when !== 'always' && outcome.state === 'failed') continue;
    const code = await runStep(step, place);
    if (code === 0 || step.allow_failure || outcome.state === 'failed') continue;
    outcome = { state: 'failed', failure_reason: 'script_failure', exit_code: code ?? 1 };
  }
  return outcome;
}

function runStep({ script, when }: PayloadStep, place: JobEnvironment): Promise<number | null> {
  const cwd = place.project;
  const afterAll = when === 'always';
  if (place.signal.aborted && !afterAll) return Promise.resolve(null);
  // The `after_script` also runs after the time limit of the job, with its own time limit.
  const signal = afterAll ? AbortSignal.timeout(afterScriptSeconds * 1000) : place.signal;
  return runShell('sh', ['-s'], { ...place, cwd, signal }, composeScript(script));
}

async function keepArtifacts(
  protocol: Protocol,
  job: JobPayload,
  { project, scratch, signal, env }: JobEnvironment,
  { state }: Outcome,
  log: JobLog,
): Promise<void> {
  if (signal.aborted) return;
  const ended = state === 'success' ? 'on_success' : 'on_failure';
  for (const planned of job.artifacts ?? []) {
    const artifact = expandVariables(planned, env);
    if (artifact.when !== 'always' && artifact.when !== ended) continue;
    const paths = await findMatchingFiles(project, artifact);
    if (paths.length === 0) {
      log.write(`WARNING: no files for ${artifact.artifact_type}\n`);
      continue;
    }
    log.write(`Keeping ${paths.length} files (${artifact.artifact_type})\n`);
    const path = join(scratch, 'artifact');
    await writers[artifact.artifact_format](project, paths, path);
    await protocol.upload(
      job,
      { path, name: formatArtifactName(artifact) },
      toUploadFields(artifact),
    );
    await rm(path);
  }
}

/** Names and patterns may name variables of the job. */
function expandVariables(artifact: PayloadArtifact, env: JobEnvironment['env']): PayloadArtifact {
  const put = (text: string) => putIn(text, (name) => env[name] ?? '');
  const { name, paths, exclude } = artifact;
  return {
    ...artifact,
    name: name === null ? null : put(name),
    paths: paths === null ? null : paths.map(put),
    ...(exclude != null && { exclude: exclude.map(put) }),
  };
}

const writers = { zip: pack, gzip: compressFolder, raw: concatenate };
const endings = { zip: '.zip', gzip: '.gz', raw: '' };

function formatArtifactName(artifact: PayloadArtifact): string {
  const name = (artifact.name ?? 'artifacts').replaceAll(/[^\w.-]/g, '_');
  const ending = endings[artifact.artifact_format];
  return name.endsWith(ending) ? name : name + ending;
}

const toUploadFields = (artifact: PayloadArtifact): Record<string, string> => ({
  artifact_type: artifact.artifact_type,
  artifact_format: artifact.artifact_format,
  ...(artifact.expire_in !== null && { expire_in: artifact.expire_in }),
});

async function report(protocol: Protocol, job: JobPayload, facts: object): Promise<void> {
  for (let tried = 0; tried < tries; tried += 1) {
    const answer = await protocol.update(job, facts).catch(() => null);
    if (answer !== null && (answer.status === 200 || answer.stop)) return;
    await pause(retryAfter);
  }
}
