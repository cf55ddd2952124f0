import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { transform } from 'esbuild';
import { Random } from '#test/judges/random.ts';
import { contractsOfDocument } from '#test/contract/operations.ts';
import { takeScratchFolder } from '#test/support/scratch-folder.ts';
import { type Area, areas, type Tests } from './areas.ts';
import { type Fault, faultsOf } from './operators.ts';

const HELP = `Usage: npm run test:mutation -- [options]

Puts one fault at a time into a copy of the tree and runs the tests that should see it. Results are kept, so that a
run that was cut short goes on where it stopped. What survived, or is in a file that has changed since, is tried again.

  --sample N     this many faults of each area (all that the areas ask for)
  --only TEXT    only areas and faults whose name has this text
  --seed TEXT    which faults are chosen (hearth)
  --fresh        forget the results of earlier runs
  --list         print the faults and stop
`;

const RESULTS = 'node_modules/.cache/hearth/mutation.json';
/** A fault that makes tests wait forever is seen, too. */
const MOST_MS = 180_000;
const LEAST_CAUGHT = 0.95;
/** Folder with the output for the sound document, kept beside that for a faulty one. */
const SOUND = '.sound';
/** The contract of the sound document. */
const CONTRACT = join(SOUND, 'contract.json');
const root = resolve(import.meta.dirname, '../..');

interface Result {
  readonly caught: boolean;
  readonly seconds: number;
  /** The faulty file as it was tried. */
  readonly content: string;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sample: { type: 'string' },
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: 'hearth' },
      fresh: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  if (values.list) {
    for (const { fault } of await chooseFaults(root, values))
      say(`${fault.id}: ${fault.before} -> ${fault.after}`);
    return;
  }
  const results = values.fresh ? {} : await readResults();
  takeScratchFolder('disk');
  const tree = await copyTree();
  try {
    const chosen = await chooseFaults(tree, values);
    await tryAll(tree, chosen, results);
    report(chosen, results);
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

interface Chosen {
  readonly area: Area;
  readonly fault: Fault;
}

async function chooseFaults(
  tree: string,
  options: {
    readonly sample?: string | undefined;
    readonly only: string;
    readonly seed: string;
  },
): Promise<Chosen[]> {
  const folders = ['spec', 'generated', 'generator', 'src'];
  const files = folders.flatMap((folder) => filesBelow(tree, folder)).toSorted();
  const chosen: Chosen[] = [];
  for (const area of areas) {
    const random = new Random(`${options.seed} ${area.name}`);
    const all: Fault[] = [];
    for (const file of files.filter((each) => area.files.test(each))) {
      all.push(...faultsOf(file, await readFile(join(tree, file), 'utf8')));
    }
    const most = Math.min(area.faults, Number(options.sample ?? area.faults));
    const some = await Promise.all(
      spread(all, most, random).map(async (fault) => ((await compiles(fault)) ? [fault] : [])),
    );
    chosen.push(...some.flat().map((fault) => ({ area, fault })));
  }
  return chosen.filter(({ area, fault }) => `${area.name} ${fault.id}`.includes(options.only));
}

const filesBelow = (tree: string, folder: string) =>
  readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

/** Tells whether the file compiles: any test would detect a file that does not. */
async function compiles({ file, content }: Fault): Promise<boolean> {
  if (!file.endsWith('.ts')) return true;
  return transform(content, { loader: 'ts', logLevel: 'silent' }).then(
    () => true,
    () => false,
  );
}

/** Chooses faults, of as many operators as possible. */
function spread(faults: readonly Fault[], most: number, random: Random): Fault[] {
  const byOperator = groupBy(faults, ({ operator }) => operator);
  const chosen: Fault[] = [];
  while (chosen.length < most && byOperator.size > 0) {
    for (const [operator, rest] of byOperator) {
      if (chosen.length >= most) break;
      chosen.push(...rest.splice(random.below(rest.length), 1));
      if (rest.length === 0) byOperator.delete(operator);
    }
  }
  return chosen;
}

async function copyTree(): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'hearth-mutation-'));
  const left = new Set(
    ['node_modules', '.git', 'dist', '.cache', 'data'].map((name) => join(root, name)),
  );
  await cp(root, tree, { recursive: true, filter: (source) => !left.has(source) });
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
  await cp(join(tree, 'generated'), join(tree, SOUND), { recursive: true });
  await writeFile(join(tree, CONTRACT), JSON.stringify(contractsOfDocument()));
  return tree;
}

async function tryAll(tree: string, chosen: readonly Chosen[], results: Record<string, Result>) {
  const sound = new Set<string>();
  for (const [index, { area, fault }] of chosen.entries()) {
    const known = results[fault.id];
    if (known?.caught === true && known.content === fault.content) continue;
    const tests = area.tests(fault.file);
    const last = { contracts: [], files: tests.last ?? [] };
    const lets = async () =>
      (await passes(tree, tests)) && (last.files.length === 0 || (await passes(tree, last)));
    const key = [...tests.contracts, ...tests.files, ...last.files].join(' ');
    // Twice: on a busy machine a test may once run out of time.
    if (!sound.has(key) && !(await lets()) && !(await lets())) {
      throw new Error(`Without any fault these fail already: ${key}`);
    }
    sound.add(key);
    const started = performance.now();
    const caught = await seeded(tree, fault, lets).then((passed) => !passed);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    results[fault.id] = { caught, seconds, content: fault.content };
    await keepResults(results);
    say(
      `${index + 1}/${chosen.length} ${caught ? 'caught  ' : 'SURVIVED'} ${seconds} s ${fault.id}`,
    );
  }
}

/** Runs `work` while the fault is in the tree. A fault of the document reaches the code by way of the generator. */
async function seeded(tree: string, fault: Fault, work: () => Promise<boolean>): Promise<boolean> {
  const path = join(tree, fault.file);
  const sound = await readFile(path);
  await writeFile(path, fault.content);
  try {
    if (!fault.file.startsWith('spec/')) return await work();
    // The tests stay those of the document as it should be.
    if (!(await run(tree, ['--import', 'tsx', 'generator/main.ts', 'generate']))) return false;
    await cp(join(tree, SOUND, 'openapi.json'), join(tree, 'generated/openapi.json'));
    return await work();
  } finally {
    await writeFile(path, sound);
    if (fault.file.startsWith('spec/')) {
      await rm(join(tree, 'generated'), { recursive: true });
      await cp(join(tree, SOUND), join(tree, 'generated'), { recursive: true });
    }
  }
}

const passes = (tree: string, { files, contracts }: Tests) =>
  run(
    tree,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=sqlite',
      '--project=unit',
      '--bail=1',
      '--reporter=dot',
      // The area has no contract tests without a resource.
      ...(contracts.length === 0 ? [] : ['test/contract/']),
      ...files,
    ],
    {
      HEARTH_TEST_RECORDINGS: join(tree, '.recordings'),
      HEARTH_TEST_CONTRACT: join(tree, CONTRACT),
      HEARTH_TEST_RESOURCES: contracts.join(','),
    },
  );

function run(
  tree: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((settle) => {
    const env = { ...process.env, ...settings };
    const options = { cwd: tree, env, timeout: MOST_MS, maxBuffer: 64_000_000 };
    execFile(process.execPath, [...args], options, (error) => settle(error === null));
  });
}

async function readResults(): Promise<Record<string, Result>> {
  const path = join(root, RESULTS);
  if (!existsSync(path)) return {};
  return JSON.parse(await readFile(path, 'utf8')) as Record<string, Result>;
}

async function keepResults(results: Readonly<Record<string, Result>>): Promise<void> {
  await mkdir(dirname(join(root, RESULTS)), { recursive: true });
  await writeFile(join(root, RESULTS), JSON.stringify(results));
}

function report(chosen: readonly Chosen[], results: Readonly<Record<string, Result>>): void {
  const caught = (list: readonly Chosen[]) =>
    list.filter(({ fault }) => results[fault.id]?.caught === true).length;
  say('\narea          caught of seeded');
  for (const [area, list] of groupBy(chosen, ({ area }) => area.name)) {
    say(`${area.padEnd(14)}${String(caught(list)).padStart(6)} of ${list.length}`);
  }
  say(`${'all'.padEnd(14)}${String(caught(chosen)).padStart(6)} of ${chosen.length}`);
  for (const { fault } of chosen) {
    if (results[fault.id]?.caught !== false) continue;
    say(`survived: ${fault.id}\n    ${fault.before}\n    ${fault.after}`);
  }
  if (caught(chosen) < chosen.length * LEAST_CAUGHT) process.exitCode = 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
