import { spawn } from 'node:child_process';

/** Milliseconds between the request to end a program and its kill. */
const killDelayMs = 5_000;

interface ShellRun {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly write: (bytes: Buffer) => void;
}

/** Runs a program with all that it starts; its exit code, or null when it was ended. */
export function runShell(
  command: string,
  args: readonly string[],
  { cwd, env, signal, write }: ShellRun,
  input?: string,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    // The command has its own process group, so that its child processes end with it.
    const child = spawn(command, args, { cwd, env, detached: true, stdio: 'pipe' });
    let killing: NodeJS.Timeout | undefined;
    const end = (name: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, name);
      } catch {
        // The process group has ended already.
      }
    };
    const stop = () => {
      end('SIGTERM');
      killing = setTimeout(() => end('SIGKILL'), killDelayMs);
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    child.stdout.on('data', write);
    child.stderr.on('data', write);
    child.on('error', reject);
    // A program may end without reading.
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
    const finishProgram = (code: number | null) => {
      clearTimeout(killing);
      signal.removeEventListener('abort', stop);
      // Programs that were left in the background do not outlive the job.
      end('SIGKILL');
      resolve(code);
    };
    child.on('exit', (code) => {
      // The pipes close with the last program that holds them, which may be in the background.
      const closed = new Promise((done) => child.once('close', done));
      void Promise.race([closed, new Promise((done) => setTimeout(done, 500))]).then(() =>
        finishProgram(signal.aborted ? null : code),
      );
    });
  });
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A script of these lines that prints each line before it runs, and ends at the first failure. */
export const composeScript = (lines: readonly string[]): string =>
  [
    'set -e',
    ...lines.flatMap((line) => [
      `printf '%s\n' ${quote(`\u001b[32;1m$ ${line.split('\n', 1)[0] ?? ''}\u001b[0;m`)}`,
      line,
    ]),
    '',
  ].join('\n');
