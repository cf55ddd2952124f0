import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { compiledCommandProcess } from '#test/support/compiled-generator.ts';

export interface GivenCommand {
  readonly folder: string;
  readonly args: readonly string[];
}

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

let running: Promise<ChildProcess> | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the generator's command line in a folder. The process loads each module of functions once: a test that changes
 * them writes another file.
 */
export function runGenerator(folder: string, ...args: string[]): Promise<CommandResult> {
  const result = last.then(() => ask({ folder, args }));
  last = result.catch(() => undefined);
  return result;
}

async function ask(command: GivenCommand): Promise<CommandResult> {
  const child = await (running ??= start());
  const heard = new AbortController();
  const { signal } = heard;
  child.send(command);
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('the process of the generator has ended');
  });
  try {
    const answered = once(child, 'message', { signal }) as Promise<[CommandResult]>;
    const [result] = await Promise.race([answered, ended]);
    return result;
  } finally {
    heard.abort();
  }
}

/** Starts the process that all test files of a worker share. It ends with the worker. */
async function start(): Promise<ChildProcess> {
  const child = fork(await compiledCommandProcess(), { execArgv: [] });
  child.once('exit', () => (running = undefined));
  child.unref();
  child.channel?.unref();
  return child;
}
