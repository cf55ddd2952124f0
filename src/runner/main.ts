import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { trustAuthority } from './authority.ts';
import { Protocol } from './protocol.ts';
import { runJob } from './run-job.ts';
import { readArguments, UsageError } from '#src/start/command-line.ts';
import { StartFailure, describeSystemError } from '#src/start/start-failure.ts';
import { toTerminalText } from '#src/text/terminal-text.ts';

const usage = `Usage: hearth runner --url <URL of the server> (--token <token> | --registration-token <token>)
  --folder <path>   folder of the jobs; each job has its own subfolder (default: ./runner)
  --tags <a,b>      tags of the new runner, with --registration-token
  --ca <file>       PEM certificates of a private authority that the runner and its jobs trust
  --once            stop after the first job

Jobs run without isolation, with all permissions of the user who starts this program.
`;

/** Milliseconds between two questions for a job. */
const pollIntervalMs = 1_000;

interface Settings {
  readonly url: string;
  readonly token: string;
  readonly folder: string;
  /** A file of certificate authorities that jobs trust; null for the usual ones. */
  readonly authorities?: string | null;
  readonly once: boolean;
}

/** Runs jobs one after the other until it is stopped; a running job is finished first. */
export async function serve(
  { url, token, folder, authorities = null, once }: Settings,
  { gently, now }: { readonly gently: AbortSignal; readonly now: AbortSignal },
): Promise<void> {
  const protocol = new Protocol(url, token);
  while (!gently.aborted) {
    const job = await protocol.requestJob().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return null;
    });
    if (job === null) {
      await pause(pollIntervalMs, undefined, { signal: gently }).catch(() => {});
      continue;
    }
    const { name, project_name } = job.job_info;
    process.stdout.write(`job ${job.id}: ${toTerminalText(`${name} of ${project_name}`)}\n`);
    await runJob(protocol, job, { folder, authorities, stopping: now });
    if (once) return;
  }
}

export async function runRunner(args: readonly string[]): Promise<number | undefined> {
  const read = readArguments(args, {
    name: 'hearth runner',
    usage,
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      'registration-token': { type: 'string' },
      folder: { type: 'string', default: 'runner' },
      tags: { type: 'string', default: '' },
      ca: { type: 'string' },
      once: { type: 'boolean', default: false },
    },
  });
  if (read === null) return 0;
  const {
    url,
    folder,
    once,
    tags,
    ca,
    token: known,
    'registration-token': registration,
  } = read.values;
  if (url === undefined) throw new UsageError('hearth runner', '--url is missing');
  if (known === undefined && registration === undefined) {
    throw new UsageError('hearth runner', '--token or --registration-token is missing');
  }
  const tag_list = tags.split(',').filter((tag) => tag !== '');
  const authorities = ca === undefined ? null : await trustAuthority(ca, folder);
  const facts = { description: 'hearth-runner', tag_list };
  const token =
    known ??
    (await Protocol.register(url, registration ?? '', facts).catch((error: unknown) => {
      throw new StartFailure(`--url: cannot register at ${url} (${describeReason(error)})`);
    }));
  if (known === undefined) {
    process.stdout.write(`registered; from now on it starts with --token ${token}\n`);
  }
  process.stdout.write('Jobs run as the user who started this program.\n');
  const [gently, now] = [new AbortController(), new AbortController()];
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    // A second signal ends the job that runs, too.
    process.on(name, () => (gently.signal.aborted ? now : gently).abort());
  }
  const settings = { url, token, folder: resolve(folder), authorities, once };
  await serve(settings, { gently: gently.signal, now: now.signal });
  return undefined;
}

/** `fetch` reports only a failure, and keeps the reason as its cause. */
function describeReason(error: unknown): string {
  return describeSystemError(error instanceof TypeError ? (error.cause ?? error) : error);
}
