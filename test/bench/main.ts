import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer } from '#src/build/server.ts';
import { takeScratchFolder } from '#test/support/scratch-folder.ts';
import { compareArchives } from './archives/compare.ts';
import { measureGarbage } from './garbage.ts';
import { compareGit, compareGitMerges } from './git/compare.ts';
import { compareGraphql } from './graphql/compare.ts';
import { compareHooks } from './hooks/compare.ts';
import { compareIssues } from './issues/compare.ts';
import type { Load } from './measure.ts';
import { compareMergeRequests } from './merge-requests/compare.ts';
import { comparePages } from './pages.ts';
import { comparePipelines } from './pipelines/compare.ts';
import { compareRegistry } from './registry/compare.ts';
import { compareRoutes } from './routes.ts';
import { head, rowsUnder } from './rows.ts';
import { compareScale } from './scale/compare.ts';
import { startHearth, startRivals } from './servers.ts';
import { compareStarts, touchOperations } from './starts.ts';
import { say } from './table.ts';
import { createWorld, openPostgres } from './world.ts';
import type { World } from './world.ts';

const quick = process.argv.includes('--quick');
const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const only = option('only');
/** Seconds of a round: it takes more of them where others use the machine. */
const duration = Number(option('seconds') ?? (quick ? 1 : 2));
const load: Load = { connections: 16, duration, rounds: quick ? 3 : 5 };
const row = rowsUnder(load);
const sizes = quick ? ([1_000, 10_000] as const) : ([1_000, 100_000] as const);
const starts = quick ? 5 : 15;
const touches = quick ? 3 : 5;
/** Projects of the world whose operations are all asked. */
const FEW = 50;

async function compareKind(main: string, worlds: readonly World[]) {
  const [small, large] = worlds;
  if (small === undefined || large === undefined) return;
  await measureGarbage(main, small, duration);
  for (const world of worlds) {
    const rivals = await startRivals(main, world);
    await compareRoutes(rivals, world, load);
    await rivals.stop();
  }
  head(`${small.kind}: page one, many projects against few`);
  const [few, many] = [await startHearth(main, small), await startHearth(main, large)];
  const name = `${large.projects.toLocaleString('en')} against ${small.projects.toLocaleString('en')}`;
  // Both worlds are made alike, with the same tokens.
  for (const [who, token] of [
    ['', large.readerToken],
    [', administrator', large.administratorToken],
  ] as const) {
    await row(name + who, [many, few], '/api/v4/projects?per_page=20', { token, target: '0.83' });
  }
  await few.stop();
  await many.stop();
}

async function compile(): Promise<{ main: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-bench-build-'));
  const project = path.resolve(import.meta.dirname, '../..');
  await symlink(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  await cp(path.join(project, 'package.json'), path.join(folder, 'package.json'));
  await buildServer(path.join(folder, 'dist'));
  return {
    main: path.join(folder, 'dist/src/main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

takeScratchFolder('disk');
const compiled = await compile();
const { main } = compiled;
const [cpu] = cpus();
say(
  `${cpus().length} cores (${cpu?.model ?? 'unknown'}), Node ${process.version}, ${process.platform}`,
);
say(
  `${load.rounds} alternating rounds of ${load.duration} s, ${load.connections} connections; ` +
    'medians of ratios (quartiles)',
);

const hooksEffort = { quick, load, before: option('before'), row: option('row') };
/** The number is large enough that the work outlasts its reads. */
const archivedIssues = quick ? 4_000 : 8_000;
const gitEffort = { ...load, duration: 1, rounds: quick ? 3 : 7, mixed: quick ? 2 : 4 };
const worlds: World[] = [];
// Worlds of a million rows of every kind take minutes to make: only when asked for.
const scaleSizes = quick ? [1_000, 100_000] : [1_000, 100_000, 1_000_000];
const lists = option('lists');
if (only === 'scale-sqlite') {
  await compareScale(main, { sizes: scaleSizes, postgresUrlFor: null, lists });
} else if (only === 'scale-postgres') {
  const postgres = await openPostgres();
  const postgresUrlFor = (size: number) => postgres.createDatabase(`scale_${size}`);
  await compareScale(main, { sizes: scaleSizes, postgresUrlFor, lists });
  await postgres.stop();
} else if (only === 'git') await compareGit(main, gitEffort);
else if (only === 'git-merges') await compareGitMerges(main, gitEffort);
else if (only === 'registry') {
  const world = await createWorld(FEW, null);
  worlds.push(world);
  await compareRegistry(main, world, { megabytes: quick ? 100 : 500, rounds: load.rounds });
} else if (only === 'garbage-sqlite') {
  const world = await createWorld(sizes[0], null);
  worlds.push(world);
  await measureGarbage(main, world, duration);
} else if (only === 'garbage-postgres') {
  const postgres = await openPostgres();
  const world = await createWorld(sizes[0], await postgres.createDatabase('garbage'));
  worlds.push(world);
  await measureGarbage(main, world, duration);
  await postgres.stop();
} else if (only === 'issues-sqlite') {
  await compareIssues(main, { sizes, postgresUrlFor: null, load });
} else if (only === 'issues-postgres') {
  const postgres = await openPostgres();
  await compareIssues(main, { sizes, postgresUrlFor: postgres.createDatabase, load });
  await postgres.stop();
} else if (only === 'graphql-sqlite') await compareGraphql(main, null, { load, starts: touches });
else if (only === 'graphql-postgres') {
  const postgres = await openPostgres();
  const url = await postgres.createDatabase('graphql');
  await compareGraphql(main, url, { load, starts: touches });
  await postgres.stop();
} else if (only === 'merge-requests-sqlite') await compareMergeRequests(main, null, load);
else if (only === 'merge-requests-postgres') {
  const postgres = await openPostgres();
  await compareMergeRequests(main, await postgres.createDatabase('merge_requests'), load);
  await postgres.stop();
} else if (only === 'pipelines-sqlite') await comparePipelines(main, null, { quick, load });
else if (only === 'pipelines-postgres') {
  const postgres = await openPostgres();
  await comparePipelines(main, await postgres.createDatabase('pipelines'), { quick, load });
  await postgres.stop();
} else if (only === 'pages') await comparePages(main, { ...load, connections: 4 });
else if (only === 'hooks-sqlite') {
  await compareHooks(main, null, hooksEffort);
} else if (only === 'hooks-postgres') {
  const postgres = await openPostgres();
  const { createDatabase } = postgres;
  await compareHooks(main, createDatabase, hooksEffort);
  await postgres.stop();
} else if (only === 'archives-sqlite') {
  await compareArchives(main, null, { issues: archivedIssues });
} else if (only === 'archives-postgres') {
  const postgres = await openPostgres();
  const url = await postgres.createDatabase('archives');
  await compareArchives(main, url, { issues: archivedIssues });
  await postgres.stop();
} else if (only !== 'postgres') {
  const sqlite = [await createWorld(sizes[0], null), await createWorld(sizes[1], null)];
  worlds.push(...sqlite);
  const [first] = sqlite;
  if (first !== undefined) await compareStarts(main, first, starts);
  const touched = await createWorld(FEW, null);
  worlds.push(touched);
  await touchOperations(main, touched, touches);
  if (only !== 'start') {
    await compareKind(main, sqlite);
    await compareIssues(main, { sizes, postgresUrlFor: null, load });
    await compareMergeRequests(main, null, load);
    await compareGraphql(main, null, { load, starts: touches });
  }
  if (only === undefined) {
    await comparePages(main, { ...load, connections: 4 });
    await compareGit(main, gitEffort);
  }
}
if (only === undefined || only === 'postgres') {
  const postgres = await openPostgres();
  const databases = await Promise.all(
    sizes.map((size) => postgres.createDatabase(`bench_${size}`)),
  );
  const filled: World[] = [];
  for (const [index, size] of sizes.entries()) {
    filled.push(await createWorld(size, databases[index] ?? ''));
  }
  worlds.push(...filled);
  const [first] = filled;
  if (first !== undefined) await compareStarts(main, first, starts);
  const touched = await createWorld(FEW, await postgres.createDatabase('bench_touched'));
  worlds.push(touched);
  await touchOperations(main, touched, touches);
  await compareKind(main, filled);
  await compareIssues(main, { sizes, postgresUrlFor: postgres.createDatabase, load });
  await compareMergeRequests(main, await postgres.createDatabase('merge_requests'), load);
  await postgres.stop();
}
await Promise.all(worlds.map((world) => world.remove()));
await compiled.remove();
