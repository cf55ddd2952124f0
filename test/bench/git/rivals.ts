import path from 'node:path';
import { freePort, startServer, type BenchServer } from '../processes.ts';
import { startHearth } from '../servers.ts';
import type { Housed, HousedWorld } from './housing.ts';

const folder = path.join(import.meta.dirname, '../servers');

/** The servers on one world: each writes to repositories of its own. */
export interface GitRivals {
  readonly hearth: BenchServer;
  /** Starts git for each step of each request. */
  readonly commands: BenchServer;
  /** `git http-backend`. */
  readonly cgi: BenchServer;
  /** Address that reports how long Hearth's event loop was blocked. */
  readonly probe: { readonly origin: string };
  stop(): Promise<void>;
}

/** A part of the answer to `GET …/blame`. */
export interface BlamedCommit {
  readonly commit: { readonly id: string };
  readonly lines: readonly string[];
}

/** Megabytes that a server takes after long work: starting a process from it would hold up its event loop. */
const ballast = 300;

/** `places` are those that Hearth is compared in. */
export async function startGitRivals(
  main: string,
  world: HousedWorld,
  places: readonly Housed[],
): Promise<GitRivals> {
  const probePort = await freePort();
  const hearth = await startHearth(main, world, {
    before: ['--import', path.join(folder, 'delay-probe.mjs')],
    environment: { PROBE_PORT: String(probePort), PROBE_BALLAST_MB: String(ballast) },
  });
  const copies = places.map(({ id, copy }) => [id, copy] as const);
  const commands = await startServer(
    [path.join(folder, 'git-commands.mjs'), JSON.stringify(Object.fromEntries(copies))],
    '/ready',
  );
  const cgi = await startServer(
    [path.join(folder, 'git-cgi.mjs'), path.join(world.dataDir, 'copies')],
    '/ready',
  );
  return {
    hearth,
    commands,
    cgi,
    probe: { origin: `http://127.0.0.1:${probePort}` },
    stop: async () => {
      await Promise.all([hearth, commands, cgi].map((server) => server.stop()));
    },
  };
}
