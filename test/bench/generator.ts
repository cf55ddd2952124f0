import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { load } from '#generator/load/load.ts';
import { type Built, buildModel } from '#generator/model/build.ts';
import { writeOutput } from '#generator/render/output.ts';
import { TwoThreads } from '#generator/render/two-threads.ts';
import { documents } from '#test/documents/documents.ts';
import { fetchDocument } from '#test/documents/packages.ts';
import { takeScratchFolder } from '#test/support/scratch-folder.ts';
import { multiplied, operationsIn, partOf, type Document } from './generator-documents.ts';
import { compareLibraries } from './library/compare.ts';
import { spreadOf } from './measure.ts';

/**
 * Measures the cost of the generator against its budgets. Every run is a process of its own that begins with nothing;
 * the CPU time beside the seconds tells how much of them other work on the machine took.
 */
const rounds = process.argv.includes('--quick') ? 2 : 5;

/** Seconds. */
interface Cost {
  readonly wall: number;
  readonly cpu: number;
}

/** Writes the CPU time of a process to a file when it ends, because a parent cannot ask its children for it. */
const TELL_CPU = `data:text/javascript,${encodeURIComponent(`
  import { writeFileSync } from 'node:fs';
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(process.env.CPU_FILE, String((user + system) / 1e6));
  });`)}`;

function run(args: readonly string[]): Cost & { readonly output: string } {
  const file = join(tmpdir(), 'cpu');
  const started = performance.now();
  const child = spawnSync(process.execPath, ['--import', TELL_CPU, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, CPU_FILE: file },
  });
  const wall = (performance.now() - started) / 1000;
  if (child.status !== 0)
    throw new Error(`node ${args.join(' ')} ended with ${child.status}\n${child.stderr}`);
  return { wall, cpu: Number(readFileSync(file, 'utf8')), output: child.stdout };
}

/** A command as people run it: it lints, and finds the program compiled. */
const command = (...args: readonly string[]) => run(['generator/main.ts', ...args]);
/** Generates from any document without a look at what is wrong with it, in a process of its own. */
const generate = (file: string) => step('document', file, newFolder());
/** CPU seconds from the first byte read to the last one written, without loading the program. */
const spentOn = (file: string) => Number(step('spent', file, newFolder()).output);
const step = (name: string, ...args: readonly string[]) =>
  run([import.meta.filename, '--step', name, ...args]);

let folders = 0;
const newFolder = () => join(tmpdir(), `out-${(folders += 1)}`);

const steps: Readonly<Record<string, (...args: string[]) => Promise<void> | void>> = {
  async document(file = '', out = '') {
    const threads = new TwoThreads();
    writeOutput(out, await threads.render(build(file)));
    threads.close();
  },
  async spent(file = '', out = '') {
    const { render } = await import('#generator/render/render.ts');
    const before = process.cpuUsage();
    writeOutput(out, render(build(file)));
    const { user, system } = process.cpuUsage(before);
    say(String((user + system) / 1e6));
  },
  /** Changes one file again and again; the first turns, which the compiler still learns from, do not count. */
  async watch(spec = '', out = '', part = '') {
    const { Session } = await import('#generator/watch.ts');
    const session = new Session(join(spec, 'openapi.yaml'), out);
    session.run();
    const file = join(spec, 'domains/core/projects.yaml');
    const text = readFileSync(file, 'utf8');
    const last = text.lastIndexOf('description: ') + 'description: '.length;
    const first = text.indexOf('summary: ') + 'summary: '.length;
    const at = part === 'schema' ? last : first;
    const turns = Array.from({ length: 15 }, (_, turn): Cost => {
      writeFileSync(file, `${text.slice(0, at)}${turn} ${text.slice(at)}`);
      const before = process.cpuUsage();
      const { changed, milliseconds } = session.run();
      const { user, system } = process.cpuUsage(before);
      if (changed === 0) throw new Error('the change changed nothing');
      return { wall: milliseconds / 1000, cpu: (user + system) / 1e6 };
    });
    writeFileSync(file, text);
    say(JSON.stringify(turns.slice(5)));
  },
};

function build(file: string): Built {
  const { spec, faults } = load(file);
  if (spec === null) throw new Error(JSON.stringify(faults));
  return buildModel(spec);
}

const say = (line = '') => process.stdout.write(`${line}\n`);
const row = (...cells: readonly [string, string, string, string]) =>
  say(cells.map((cell, index) => cell.padEnd([58, 12, 12, 0][index] ?? 0)).join(''));
const times = (count: number, once: () => Cost): Cost =>
  middle(Array.from({ length: count }, once));
const middle = (costs: readonly Cost[]): Cost => ({
  wall: spreadOf(costs.map(({ wall }) => wall)).median,
  cpu: spreadOf(costs.map(({ cpu }) => cpu)).median,
});
const seconds = (value: number) => `${value.toFixed(2)} s`;

function benchCold(operations: number): void {
  const cost = times(rounds, () => command('generate', '--out', newFolder()));
  const budget = (0.8 * operations) / 130;
  row(
    `cold, this document: ${operations} operations`,
    seconds(cost.wall),
    seconds(cost.cpu),
    seconds(budget),
  );
  const per = (value: number) => seconds((value * 130) / operations);
  row('  on 130 operations', per(cost.wall), per(cost.cpu), seconds(0.8));
}

function benchGitHub(): void {
  const github = documents.find(({ name }) => name === 'github');
  if (github === undefined) throw new Error('there is no document called github');
  const file = fetchDocument(github, resolve('.cache/documents/packages'));
  const cost = times(rounds, () => generate(file));
  row(
    `cold, GitHub's REST description: ${github.operations} operations`,
    seconds(cost.wall),
    seconds(cost.cpu),
    seconds(5),
  );
}

function benchWatch(): void {
  cpSync('spec', join(tmpdir(), 'spec'), { recursive: true });
  for (const part of ['operation', 'schema']) {
    const { output } = step('watch', join(tmpdir(), 'spec'), newFolder(), part);
    const cost = middle(JSON.parse(output) as Cost[]);
    const what = `watch, one ${part} of projects.yaml changed`;
    row(what, seconds(cost.wall), seconds(cost.cpu), seconds(0.1));
  }
}

/** The same document two and four times over: twice the work may take twice the time. */
function benchGrowth(document: Document): void {
  const sizes = [1, 2, 4].map((size) => {
    const file = join(tmpdir(), `times-${size}.json`);
    writeFileSync(file, JSON.stringify(multiplied(document, size)));
    const costs = Array.from({ length: rounds }, () => spentOn(file));
    return { size, spent: Math.min(...costs) };
  });
  const [first] = sizes;
  for (const { size, spent } of sizes.slice(1)) {
    const ratio = spent / (first?.spent ?? NaN);
    row(
      `growth: ${size} times the operations`,
      '',
      seconds(spent),
      `${ratio.toFixed(2)}x of ${size}x`,
    );
  }
}

/** Both run in turn, so that other load of the machine affects both. */
function benchRatio(document: Document): void {
  const part = partOf(document, 130);
  const file = join(tmpdir(), 'part.json');
  writeFileSync(file, JSON.stringify(part));
  const cli = resolve('node_modules/openapi-typescript/bin/cli.js');
  const pairs = Array.from({ length: Math.max(2, rounds) }, (_, round) => {
    const types = () => run([cli, file, '-o', join(tmpdir(), 'types.ts')]);
    const both = round % 2 === 0 ? [generate(file), types()] : [types(), generate(file)].reverse();
    return {
      wall: (both[0]?.wall ?? NaN) / (both[1]?.wall ?? NaN),
      cpu: (both[0]?.cpu ?? NaN) / (both[1]?.cpu ?? NaN),
    };
  });
  const ratio = middle(pairs);
  row(
    `against openapi-typescript alone, ${operationsIn(part)} operations`,
    `${ratio.wall.toFixed(2)}x`,
    `${ratio.cpu.toFixed(2)}x`,
    '2x, at most 4x',
  );
}

function benchPart(document: Document): void {
  const part = partOf(document, 130);
  const file = join(tmpdir(), 'some.json');
  writeFileSync(file, JSON.stringify(part));
  const cost = times(rounds, () => command('generate', '--spec', file, '--out', newFolder()));
  const what = `cold, a document of ${operationsIn(part)} operations`;
  row(what, seconds(cost.wall), seconds(cost.cpu), seconds(0.8));
}

async function main(): Promise<void> {
  takeScratchFolder('disk');
  const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Document;
  say(`median of ${rounds} rounds; load of the machine ${loadavg()[0]?.toFixed(1) ?? '?'}`);
  row('', 'wall', 'CPU', 'budget');
  // A second generation finds this: the program, read and translated.
  command('--help');
  benchCold(operationsIn(document));
  benchPart(document);
  benchGitHub();
  benchWatch();
  benchGrowth(document);
  benchRatio(document);
  await compareLibraries({ connections: 16, duration: rounds > 2 ? 2 : 1, rounds });
}

const at = process.argv.indexOf('--step');
if (at === -1) await main();
else await steps[process.argv[at + 1] ?? '']?.(...process.argv.slice(at + 2));
