import { compare, type Load } from '../measure.ts';
import type { BenchServer } from '../processes.ts';
import { figure, line, say } from '../table.ts';
import { compareWork, type Work } from './timing.ts';

/** How much is done for one figure. */
export interface Effort extends Load {
  /** Seconds for which clients read, blame, archive and commit at once, of one round. */
  readonly mixed: number;
}

export function head(title: string): void {
  say();
  line(title, 'ratio by rate', 'by server CPU', 'target', 'requests/s or ms');
}

interface Servers {
  readonly hearth: BenchServer;
  readonly commands: BenchServer;
  readonly token: string;
}

/** Many clients ask for one address: how many times as many answers we give. */
export async function rateRow(
  { name, ours, theirs, target }: { name: string; ours: string; theirs: string; target: string },
  { hearth, commands, token }: Servers,
  load: Load,
): Promise<void> {
  const { rates, ratios, cpuRatios } = await compare(
    [
      {
        name: 'hearth',
        pid: hearth.pid,
        url: hearth.origin + ours,
        headers: { 'private-token': token },
      },
      { name: 'other', pid: commands.pid, url: commands.origin + theirs, headers: {} },
    ],
    load,
  );
  const ratio = ratios.get('other');
  const cpu = cpuRatios.get('other');
  if (ratio === undefined) throw new Error('nothing was compared');
  const rate = (server: string) => Math.round(rates.get(server) ?? NaN).toLocaleString('en');
  const both = `${rate('hearth')} : ${rate('other')} /s`;
  line(name, figure(ratio, 1), cpu === undefined ? '' : figure(cpu, 1), target, both);
}

interface Sizes {
  readonly rounds: number;
  /** Requests of a round, for the time of one. */
  readonly perRound: number;
  readonly target: string;
  /** Servers whose processor time the row also compares. */
  readonly servers?: Record<'ours' | 'theirs', BenchServer>;
}

/** The same work on both sides: how many times as long the other takes. */
export async function timeRow(
  name: string,
  { ours, theirs }: { readonly ours: Work; readonly theirs: Work },
  { rounds, perRound, target, servers }: Sizes,
): Promise<void> {
  const times = await compareWork(ours, theirs, rounds, servers);
  const each = (time: number) => (time / perRound).toFixed(2);
  const both = `${each(times.ours)} : ${each(times.theirs)} ms`;
  const cpu = times.cpuRatio === null ? '' : times.cpuRatio.toFixed(1);
  line(name, figure(times.ratio, 1), cpu, target, both);
}
