import { createServer, type Socket } from 'node:net';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomUUID } from 'node:crypto';

/** The longest time, in milliseconds, in which the event loop of a process did not turn. */
export interface Stall {
  /** Milliseconds by the clock. */
  readonly wall: number;
  /** The main thread ran: what a machine that does much else does not make longer. */
  readonly ran: number;
  /** Milliseconds by the clock, without waits for a core: the thread ran, or waited for a disk or another thread. */
  readonly held: number;
}

export const noStall: Stall = { wall: 0, ran: 0, held: 0 };

/** Hears the meters of the processes that are started with `environment`. */
export interface StallMeters {
  readonly environment: Readonly<Record<string, string>>;
  /** The worst of each process since it was last asked, by its name: `server`, `git host`. */
  read(): Promise<Readonly<Record<string, Stall>>>;
  /** How many processes of this name there were. */
  started(name: string): number;
  close(): Promise<void>;
}

interface Meter {
  readonly name: string;
  ask(): Promise<Stall>;
}

export async function openStallMeters(): Promise<StallMeters> {
  const socketPath = path.join(tmpdir(), `stalls-${randomUUID()}`);
  const meters = new Set<Meter>();
  const names: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    hearMeter(socket, meters, names);
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  const meter = pathToFileURL(path.join(import.meta.dirname, 'stall-meter.mjs')).href;
  return {
    environment: { NODE_OPTIONS: `--import ${meter}`, STALL_METER_SOCKET: socketPath },
    async read() {
      const all = [...meters].map(async ({ name, ask }) => [name, await ask()] as const);
      return Object.fromEntries(await Promise.all(all));
    },
    started: (name) => names.filter((each) => each === name).length,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(socketPath, { force: true });
    },
  };
}

/** The first line says who it is; each later one answers a question. */
function hearMeter(socket: Socket, meters: Set<Meter>, names: string[]): void {
  const waiting: ((stall: Stall) => void)[] = [];
  let meter: Meter | null = null;
  let rest = '';
  const take = (line: string) => {
    const said = JSON.parse(line) as Stall & { readonly name: string };
    if (meter !== null) {
      waiting.shift()?.(said);
      return;
    }
    const ask = () =>
      new Promise<Stall>((resolve) => {
        waiting.push(resolve);
        socket.write('\n');
      });
    meter = { name: said.name, ask };
    meters.add(meter);
    names.push(said.name);
  };
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(take);
  });
  // Another process may have taken its place; whoever waits learns nothing more of it.
  socket
    .on('error', () => undefined)
    .on('close', () => {
      if (meter !== null) meters.delete(meter);
      for (const resolve of waiting.splice(0)) resolve(noStall);
    });
}
