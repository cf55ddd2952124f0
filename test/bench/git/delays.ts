import { spreadOf } from '../measure.ts';
import { memoryOf } from '../processes.ts';
import { figure, line, say } from '../table.ts';
import { ask, askJson } from './client.ts';
import type { GitRivals } from './rivals.ts';
import type { Effort } from './rows.ts';
import type { GitWorld } from './world.ts';

/** Delays as `servers/delay-probe.mjs` reports them, in milliseconds and megabytes. */
interface Delays {
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
  /** The turns by what the thread computed in them, without the time in which others had its core. */
  readonly computing: { readonly p99: number; readonly worst: number };
  readonly resident: number;
}

/** The turn of one of the clients of a kind. */
export interface Turn {
  readonly round: number;
  readonly client: number;
  readonly number: number;
}

/** A kind of clients, with the work that they repeat. */
export interface ClientKind {
  readonly name: string;
  work(turn: Turn): Promise<unknown>;
}

const clients = 16;

/** How long the server's event loop is held up while sixteen clients keep git busy; `task` says what they do. */
export async function measureDelays(
  task: string,
  kinds: readonly ClientKind[],
  { hearth, probe }: Pick<GitRivals, 'hearth' | 'probe'>,
  { rounds, mixed }: Effort,
): Promise<void> {
  const found: Delays[] = [];
  const answered = kinds.map(({ name }) => ({ name, count: 0 }));
  for (let round = 0; round <= rounds; round += 1) {
    await ask(probe, { url: '/' });
    const end = performance.now() + mixed * 1000;
    await Promise.all(
      kinds.flatMap(({ work }, kind) =>
        Array.from({ length: clients / kinds.length }, async (_, client) => {
          for (let number = 0; performance.now() < end; number += 1) {
            await work({ round, client, number });
            const counted = answered[kind];
            if (counted !== undefined) counted.count += 1;
          }
        }),
      ),
    );
    const delays = await askJson<Delays>(probe, { url: '/' });
    if (round > 0) found.push(delays);
  }
  const { own } = await memoryOf(hearth.pid);
  if (own < 300) throw new Error(`the server takes ${own.toFixed(0)} MB only`);
  const row = (name: string, of: (delays: Delays) => number, target: string) =>
    line(name, figure(spreadOf(found.map(of))), '', target);
  say();
  line(`event loop, ${clients} clients ${task} (${own.toFixed(0)} MB)`, 'ms', '', 'target');
  row('delay, p99', ({ p99 }) => p99, '10');
  row('delay, median', ({ median }) => median, '');
  row('delay, worst', ({ worst }) => worst, '');
  row('a turn by what it computes, p99', ({ computing }) => computing.p99, '');
  row('a turn by what it computes, worst', ({ computing }) => computing.worst, '');
  const told = answered.map(({ name, count }) => `${name} ${count}`);
  line(`answered: ${told.join(', ')}`);
}

/** Clients that read, blame, archive and commit. */
export function repositoryClients(
  { history, paths, writable, readerToken: token }: GitWorld,
  { hearth }: Pick<GitRivals, 'hearth'>,
): readonly ClientKind[] {
  const repository = `/api/v4/projects/${history.id}/repository`;
  const file = ({ round, client, number }: Turn) => {
    // Most requests are the first of their kind.
    const position = (round * 7919 + client * 251 + number) % paths.length;
    return `${repository}/files/${encodeURIComponent(paths[position] ?? '')}`;
  };
  const read = (url: string) => ask(hearth, { url, token });
  return [
    { name: 'read', work: (turn) => read(`${file(turn)}?ref=main`) },
    { name: 'blame', work: (turn) => read(`${file(turn)}/blame?ref=main`) },
    { name: 'archive', work: () => read(`${repository}/archive.tar.gz`) },
    {
      name: 'commit',
      work: ({ round, client, number }) => {
        const { id } = writable[client] ?? history;
        const path = encodeURIComponent(`mixed/${round}/${client}-${number}.txt`);
        const body = { branch: 'main', content: `number ${number}\n`, commit_message: 'Add' };
        const url = `/api/v4/projects/${id}/repository/files/${path}`;
        return ask(hearth, { method: 'POST', url, token, body });
      },
    },
  ];
}
