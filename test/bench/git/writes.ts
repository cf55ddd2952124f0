import { ask } from './client.ts';
import { requireSame } from './checks.ts';
import { gitOutput, type Housed } from './housing.ts';
import type { GitRivals } from './rivals.ts';
import { head, timeRow, type Effort } from './rows.ts';
import type { GitWorld } from './world.ts';

/** Files that one round makes one after the other, and by each of several clients; commits that it picks. */
const inTurn = 50;
const each = 10;
const picked = 20;
/** Rounds of commits before any is measured: a server that has worked for long has compiled what it runs. */
const warming = 40;

const content = (name: string) => `export const name = '${name}';\n`.repeat(20);

/** Commits through the API, each on disk when it is answered, against the plumbing of git that comes to the same. */
export async function compareWrites(
  world: GitWorld,
  rivals: GitRivals,
  effort: Effort,
): Promise<void> {
  const { rounds } = effort;
  const [alone] = world.writable;
  if (alone === undefined) throw new Error('there is nothing to write to');
  for (let round = 0; round < warming; round += 1) {
    await createOurs(world, rivals, world.warming, `w-${round}`, inTurn);
  }
  head('git: against one process per step');
  await timeRow(
    'POST …/files, seven processes, one client',
    {
      ours: (round) => createOurs(world, rivals, alone, `a-${round}`, inTurn),
      theirs: (round) => createTheirs(rivals, alone, `a-${round}`, inTurn),
    },
    { rounds, perRound: inTurn, target: '18' },
  );
  await timeRow(
    'the same, all of it synced by them, too',
    {
      ours: (round) => createOurs(world, rivals, alone, `d-${round}`, inTurn),
      theirs: (round) => createTheirs(rivals, alone, `d-${round}`, inTurn, 'create-synced'),
    },
    { rounds, perRound: inTurn, target: '' },
  );
  const everywhere = (work: (place: Housed) => Promise<void>) =>
    Promise.all(world.writable.map(work)).then(() => undefined);
  const { length } = world.writable;
  await timeRow(
    `the same, ${length} clients, each its repository`,
    {
      ours: (round) => everywhere((at) => createOurs(world, rivals, at, `b-${round}`, each)),
      theirs: (round) => everywhere((at) => createTheirs(rivals, at, `b-${round}`, each)),
    },
    { rounds, perRound: each * length, target: '' },
  );
  await timeRow(
    `the same, ${length} clients, one repository`,
    {
      ours: (round) =>
        everywhere(({ id }) => createOurs(world, rivals, alone, `c-${round}-${id}`, each)),
      // Plumbing commands would lose the branch for all but one of them, and retry.
      theirs: (round) => createTheirs(rivals, alone, `c-${round}`, each * length),
    },
    { rounds, perRound: each * length, target: '' },
  );
  for (const place of world.writable) await requireSameFiles(place);

  const picks = (round: number) => world.picked.slice(round * picked, (round + 1) * picked);
  const { picking, readerToken: token } = world;
  await timeRow(
    'POST …/cherry_pick, three processes, one client',
    {
      ours: async (round) => {
        for (const sha of picks(round)) {
          const url = `/api/v4/projects/${picking.id}/repository/commits/${sha}/cherry_pick`;
          await ask(rivals.hearth, { method: 'POST', url, token, body: { branch: 'main' } });
        }
      },
      theirs: async (round) => {
        for (const sha of picks(round)) {
          const url = `/${picking.id}/pick/${sha}`;
          await ask(rivals.commands, { method: 'POST', url, body: { branch: 'main' } });
        }
      },
    },
    { rounds, perRound: picked, target: '12' },
  );
  await requireSameFiles(picking);
}

async function createOurs(
  { readerToken: token }: GitWorld,
  { hearth }: GitRivals,
  { id }: Housed,
  series: string,
  count: number,
): Promise<void> {
  for (const { path, body } of creations(series, count)) {
    const url = `/api/v4/projects/${id}/repository/files/${encodeURIComponent(path)}`;
    await ask(hearth, { method: 'POST', url, token, body });
  }
}

async function createTheirs(
  { commands }: GitRivals,
  { id }: Housed,
  series: string,
  count: number,
  how: 'create' | 'create-synced' = 'create',
): Promise<void> {
  for (const { path, body } of creations(series, count)) {
    const url = `/${id}/${how}/${encodeURIComponent(path)}`;
    await ask(commands, { method: 'POST', url, body });
  }
}

function creations(series: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const path = `source/part-${String(index % 20).padStart(2, '0')}/new-${series}-${index}.js`;
    const commit_message = `Add ${path}`;
    return { path, body: { branch: 'main', content: content(path), commit_message } };
  });
}

/** Checks that both sides have all files and the same number of commits. */
async function requireSameFiles({ gitDirectory, copy }: Housed): Promise<void> {
  const [ours, theirs] = await Promise.all(
    [gitDirectory, copy].map(async (directory) => ({
      commits: await gitOutput(directory, 'rev-list', '--count', 'main'),
      files: (await gitOutput(directory, 'ls-tree', '-r', 'main')).split('\n').map(neutral).sort(),
    })),
  );
  requireSame('the commits', ours?.commits, theirs?.commits);
  requireSame('the files', ours?.files, theirs?.files);
}

/** Replaces names of files that several clients wrote at once: both sides number them differently. */
function neutral(entry: string): string {
  return /\/new-c-/.test(entry) ? 'written at once' : entry;
}
