import '../start/require-node.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { Protocol } from './protocol.ts';
import { runJob } from './run-job.ts';

const usage = `Usage: npm run runner -- --url <address of the server> (--token <token> | --registration-token <token>)
  --folder <path>   where jobs run, each in a folder of its own (default: ./runner)
  --tags <a,b>      tags of a runner that is registered
  --once            ends after the first job

Jobs run as the user who starts this program, with nothing between them and what that user may do.
`;

/** Milliseconds between two questions for a job. */
const every = 1_000;

interface Settings {
  readonly url: string;
  readonly token: string;
  readonly folder: string;
  readonly once: boolean;
}

/** Takes jobs one after the other until it is told to stop; a job that runs then is brought to its end first. */
export async function serve(
  { url, token, folder, once }: Settings,
  { gently, now }: { readonly gently: AbortSignal; readonly now: AbortSignal },
): Promise<void> {
  const protocol = new Protocol(url, token);
  while (!gently.aborted) {
    const job = await protocol.requestJob().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return null;
    });
    if (job === null) {
      await pause(every, undefined, { signal: gently }).catch(() => {});
      continue;
    }
    process.stdout.write(`job ${job.id}: ${job.job_info.name} of ${job.job_info.project_name}\n`);
    await runJob(protocol, job, { folder, stopping: now });
    if (once) return;
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      'registration-token': { type: 'string' },
      folder: { type: 'string', default: 'runner' },
      tags: { type: 'string', default: '' },
      once: { type: 'boolean', default: false },
    },
  });
  const { url, folder, once, tags } = values;
  const registration = values['registration-token'];
  if (url === undefined || (values.token === undefined && registration === undefined)) {
    process.stderr.write(usage);
    process.exitCode = 1;
    return;
  }
  const tag_list = tags.split(',').filter((tag) => tag !== '');
  const facts = { description: 'hearth-runner', tag_list };
  const token = values.token ?? (await Protocol.register(url, registration ?? '', facts));
  if (values.token === undefined) process.stdout.write(`registered; the token is ${token}\n`);
  process.stdout.write('Jobs run as the user who started this program.\n');
  const [gently, now] = [new AbortController(), new AbortController()];
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    // A second signal ends the job that runs, too.
    process.on(name, () => (gently.signal.aborted ? now : gently).abort());
  }
  const settings = { url, token, folder: resolve(folder), once };
  await serve(settings, { gently: gently.signal, now: now.signal });
}

if (process.argv[1] === import.meta.filename) await main();
