import { spreadOf } from '../measure.ts';
import { memoryOf } from '../processes.ts';
import { figure, line, say } from '../table.ts';
import { ask, askJson } from './client.ts';
import type { GitRivals } from './rivals.ts';
import type { Effort } from './rows.ts';
import type { GitWorld } from './world.ts';

/** As `servers/delay-probe.mjs` tells it, in milliseconds and megabytes. */
interface Delays {
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
  readonly resident: number;
}

const clients = ['read', 'blame', 'archive', 'commit'] as const;
const clientsOfAKind = 4;

/** How long the server's event loop is held up while sixteen clients keep git busy. */
export async function measureDelays(
  world: GitWorld,
  { hearth, probe }: GitRivals,
  { rounds, mixed }: Effort,
): Promise<void> {
  const found: Delays[] = [];
  const answered = { read: 0, blame: 0, archive: 0, commit: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    await ask(probe, { url: '/' });
    const end = performance.now() + mixed * 1000;
    await Promise.all(
      clients.flatMap((kind) =>
        Array.from({ length: clientsOfAKind }, async (_, client) => {
          for (let number = 0; performance.now() < end; number += 1) {
            await ask(hearth, requestOf(world, kind, { round, client, number }));
            answered[kind] += 1;
          }
        }),
      ),
    );
    const delays = await askJson<Delays>(probe, { url: '/' });
    if (round > 0) found.push(delays);
  }
  const { own } = await memoryOf(hearth.pid);
  if (own < 300) throw new Error(`the server takes ${own.toFixed(0)} MB only`);
  const row = (name: string, part: keyof Delays, target: string) =>
    line(name, figure(spreadOf(found.map((each) => each[part]))), '', target);
  say();
  line(
    `event loop, 16 clients read, blame, archive and commit (${own.toFixed(0)} MB)`,
    'ms',
    '',
    'target',
  );
  row('delay, p99', 'p99', '10');
  row('delay, median', 'median', '');
  row('delay, worst', 'worst', '');
  const told = clients.map((kind) => `${kind} ${answered[kind]}`);
  line(`answered: ${told.join(', ')}`);
}

interface Turn {
  readonly round: number;
  readonly client: number;
  readonly number: number;
}

function requestOf(
  { history, paths, writable, readerToken: token }: GitWorld,
  kind: (typeof clients)[number],
  { round, client, number }: Turn,
) {
  const repository = `/api/v4/projects/${history.id}/repository`;
  // Most is asked for the first time.
  const position = (round * 7919 + client * 251 + number) % paths.length;
  const file = `${repository}/files/${encodeURIComponent(paths[position] ?? '')}`;
  switch (kind) {
    case 'read':
      return { url: `${file}?ref=main`, token };
    case 'blame':
      return { url: `${file}/blame?ref=main`, token };
    case 'archive':
      return { url: `${repository}/archive.tar.gz`, token };
    case 'commit': {
      const { id } = writable[client] ?? history;
      const path = encodeURIComponent(`mixed/${round}/${client}-${number}.txt`);
      const body = { branch: 'main', content: `number ${number}\n`, commit_message: 'Add a file' };
      const url = `/api/v4/projects/${id}/repository/files/${path}`;
      return { method: 'POST' as const, url, token, body };
    }
  }
}
