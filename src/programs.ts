import { startServer } from './start/main.ts';
import { UsageError } from './start/command-line.ts';
import { describeFailure } from './start/start-failure.ts';

type Program = (args: readonly string[]) => Promise<number | undefined>;

/** The programs that `hearth` can be besides the server, each loaded only when it is asked for. */
const programs = new Map<string, () => Promise<Program>>([
  ['admin', async () => (await import('./admin/main.ts')).runAdmin],
  ['runner', async () => (await import('./runner/main.ts')).runRunner],
]);

/** Runs the program that the command line names, the server unless it names another, and sets the exit status. */
export async function runProgram([name = '', ...rest]: readonly string[]): Promise<void> {
  try {
    process.exitCode = await run(name, rest);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(error instanceof UsageError ? 2 : 1);
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
