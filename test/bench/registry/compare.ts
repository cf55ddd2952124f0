import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { spreadOf } from '../measure.ts';
import { type BenchServer, cpuTimeOf, startServer } from '../processes.ts';
import { head } from '../rows.ts';
import { startHearth } from '../servers.ts';
import { figure, line } from '../table.ts';
import type { World } from '../world.ts';

const run = promisify(execFile);
const client = path.join(import.meta.dirname, 'layer-client.mjs');

interface Effort {
  readonly megabytes: number;
  readonly rounds: number;
}

interface Side {
  readonly server: BenchServer;
  /** The address of the blobs. */
  readonly base: string;
  readonly token: string;
  /** The layer that was pushed last. */
  digest: string;
}

interface Sample {
  /** Megabytes for each second, and for each tick of the server's processor. */
  readonly rate: number;
  readonly perCpu: number;
}

/** Prints what it takes to push a layer in one chunk, and to pull it, against a raw stream with SHA-256. */
export async function compareRegistry(main: string, world: World, effort: Effort): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-bench-layers-'));
  const server = await startHearth(main, world);
  const script = path.join(import.meta.dirname, '../servers/raw-layers.mjs');
  const raw = await startServer([script, folder], '/ready');
  try {
    const { name, token } = await openRepository(server, world);
    const hearth = { server, base: `${server.origin}/v2/${name}/blobs`, token, digest: '' };
    const other = { server: raw, base: `${raw.origin}/blobs`, token, digest: '' };
    head(`${world.kind}: layers of ${effort.megabytes} MB against a raw stream with SHA-256, MB/s`);
    for (const task of ['push', 'pull'] as const) await compareTask(task, hearth, other, effort);
  } finally {
    await Promise.all([server.stop(), raw.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function compareTask(
  task: 'push' | 'pull',
  hearth: Side,
  other: Side,
  { megabytes, rounds }: Effort,
): Promise<void> {
  const samples: { readonly hearth: Sample; readonly other: Sample }[] = [];
  const ask = (side: Side) => measure(task, side, megabytes);
  for (const side of [hearth, other]) await ask(side);
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await ask(hearth) : null;
    const second = await ask(other);
    samples.push({ hearth: first ?? (await ask(hearth)), other: second });
  }
  const ratio = (kind: keyof Sample) =>
    figure(spreadOf(samples.map((each) => each.hearth[kind] / each.other[kind])));
  const rate = (side: 'hearth' | 'other') =>
    Math.round(spreadOf(samples.map((each) => each[side].rate)).median).toLocaleString('en');
  const name = task === 'push' ? 'push in one chunk' : 'pull';
  line(name, ratio('rate'), ratio('perCpu'), '0.70', `${rate('hearth')} : ${rate('other')}`);
}

/** Measures in a separate client process. */
async function measure(task: string, side: Side, megabytes: number): Promise<Sample> {
  const times = 2;
  const { server, base, token } = side;
  const before = await cpuTimeOf(server.pid);
  const given = [task, base, token, String(megabytes), String(times), side.digest];
  const { stdout } = await run(process.execPath, [client, ...given]);
  const { seconds, digest } = JSON.parse(stdout) as { seconds: number[]; digest: string };
  side.digest = digest;
  const all = megabytes * times;
  const ticks = (await cpuTimeOf(server.pid)) - before;
  return { rate: all / seconds.reduce((sum, each) => sum + each, 0), perCpu: all / ticks };
}

async function openRepository({ origin }: BenchServer, { administratorToken }: World) {
  const made = await fetch(`${origin}/api/v4/projects`, {
    method: 'POST',
    headers: { 'private-token': administratorToken, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'layers' }),
  });
  const project = (await made.json()) as { readonly path_with_namespace: string };
  const name = project.path_with_namespace;
  const scope = `repository:${name}:pull,push`;
  const basic = Buffer.from(`bench:${administratorToken}`).toString('base64');
  const granted = await fetch(
    `${origin}/jwt/auth?service=container_registry&scope=${encodeURIComponent(scope)}`,
    { headers: { authorization: `Basic ${basic}` } },
  );
  const { token } = (await granted.json()) as { readonly token: string };
  return { name, token };
}
