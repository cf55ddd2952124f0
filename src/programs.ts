import { startServer } from './start/main.ts';
import { UsageError } from './start/command-line.ts';
import { describeFailure } from './start/start-failure.ts';

type Program = (args: readonly string[]) => Promise<number | undefined>;

/** Programs that `hearth` can run in addition to the server, each loaded on demand. */
const programs = new Map<string, () => Promise<Program>>([
  ['admin', async () => (await import('./admin/main.ts')).runAdmin],
  ['runner', async () => (await import('./runner/main.ts')).runRunner],
]);

/** Runs the program that the command line names, the server unless it names another, and sets the exit status. */
export async function runProgram(args: readonly string[]): Promise<void> {
  const { status, failure } = await runNamedProgram(args);
  process.exitCode = status;
  if (failure === undefined) return;
  process.stderr.write(`${failure}\n`);
  process.exit();
}

/** The result of a command line: an exit status, and a failure in words. */
export async function runNamedProgram([name = '', ...rest]: readonly string[]): Promise<{
  readonly status: number | undefined;
  readonly failure?: string;
}> {
  try {
    return { status: await run(name, rest) };
  } catch (error) {
    return { status: error instanceof UsageError ? 2 : 1, failure: describeFailure(error) };
  }
}

async function run(name: string, rest: readonly string[]): Promise<number | undefined> {
  const load = programs.get(name);
  if (load !== undefined) return (await load())(rest);
  if (name !== '' && !name.startsWith('-')) {
    throw new UsageError('hearth', `unknown command '${name}'`);
  }
  return startServer(name === '' ? [] : [name, ...rest]);
}
