import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { mkdtempSync, openSync, readSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * Commands that tests run, thousands of them. To start a process the system copies the tables of the memory of the one
 * that starts it: 40 ms of the processor where this holds a gigabyte, as a process of tests does, and 2 ms where it is
 * small. Therefore a small one starts them, one to a process of tests.
 */
interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string | Buffer;
  readonly maxBuffer?: number;
}

interface Ran {
  /** The exit code; -1 when it did not come to one. */
  readonly code: number;
  /** The reason of a failure, as Node tells it. */
  readonly told: string;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
}

type Options = Omit<Command, 'file' | 'args'>;

/** Runs a command to its end, while the process goes on. */
export function run(file: string, args: readonly string[], options: Options = {}): Promise<Ran> {
  const { child, settle } = runner();
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    settle.set(id, resolve);
    child.send({ id, command: { file, args, ...options } }, (error) => {
      if (error !== null) reject(error);
    });
  });
}

/** Runs a command to its end, and this process waits. */
export function runNow(file: string, args: readonly string[], options: Options = {}): Ran {
  const { requests, answers } = runner();
  const message = serialize({ file, args, ...options });
  const size = Buffer.alloc(4);
  size.writeUInt32LE(message.length);
  writeAll(requests, Buffer.concat([size, message]));
  return deserialize(readAll(answers, readAll(answers, 4).readUInt32LE())) as Ran;
}

/** The output of a command that this process waits for; a failure is thrown as `execFileSync` throws it. */
export function outputOf(file: string, args: readonly string[], options: Options = {}): Buffer {
  const { code, told, stdout, stderr } = runNow(file, args, options);
  if (code === 0) return stdout;
  throw Object.assign(new Error(told), { status: code, stdout, stderr });
}

interface Runner {
  readonly child: ChildProcess;
  readonly settle: Map<number, (ran: Ran) => void>;
  /** Named pipes, which both sides can wait at. */
  readonly requests: number;
  readonly answers: number;
}

let lastId = 0;
let started: Runner | null = null;

/** It ends with this process. */
function runner(): Runner {
  if (started !== null) return started;
  const folder = mkdtempSync(path.join(tmpdir(), 'hearth-commands-'));
  const [requests, answers] = [path.join(folder, 'requests'), path.join(folder, 'answers')];
  execFileSync('mkfifo', [requests, answers]);
  const child = fork(path.join(import.meta.dirname, 'command-runner.mjs'), [requests, answers], {
    serialization: 'advanced',
    execArgv: [],
  });
  const settle = new Map<number, (ran: Ran) => void>();
  child.on('message', ({ id, ran }: { id: number; ran: Ran }) => {
    settle.get(id)?.(ran);
    settle.delete(id);
  });
  child.unref();
  child.channel?.unref();
  started = { child, settle, requests: openSync(requests, 'w'), answers: openSync(answers, 'r') };
  return started;
}

function writeAll(to: number, bytes: Buffer): void {
  for (let sent = 0; sent < bytes.length;) sent += writeSync(to, bytes, sent);
}

function readAll(from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let read = 0; read < length;) {
    const more = readSync(from, bytes, read, length - read, null);
    if (more === 0) throw new Error('What runs commands for the tests has ended');
    read += more;
  }
  return bytes;
}
