import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Fault } from '#generator/load/faults.ts';
import { load } from '#generator/load/load.ts';
import { type Built, buildModel } from '#generator/model/build.ts';
import { writeOutput } from '#generator/render/output.ts';
import { render } from '#generator/render/render.ts';
import { takeScratchFolder } from '#test/support/scratch-folder.ts';
import { type ForeignDocument, type ForeignFile, documents, typeSystems } from './documents.ts';
import { askByOtherClients } from './clients.ts';
import { askContract } from './contract.ts';
import { askMocks } from './mocked.ts';
import { fetchDocument } from './packages.ts';
import { generateTypeSystem } from './type-system.ts';

/** Generates from documents that nobody here wrote, checks the types of the result, and serves mocks of it. */

const CACHE = resolve('.cache/documents');

const TSCONFIG = {
  extends: '../../../tsconfig.json',
  compilerOptions: { incremental: false, tsBuildInfoFile: null },
  include: ['generated'],
};

interface Generated {
  readonly built: Built | null;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
  readonly files: number;
  readonly seconds: number;
}

async function main(): Promise<void> {
  const only = process.argv.slice(2);
  takeScratchFolder('disk');
  let failed = false;
  const all = [
    ...documents.map((document) => ({ ...document, run: () => tryDocument(document) })),
    ...typeSystems.map((file) => ({ ...file, run: () => tryTypeSystem(file) })),
    { name: 'clients', run: tryClients },
  ];
  for (const { name, run } of all) {
    if (only.length > 0 && !only.includes(name)) continue;
    const problems = await run();
    for (const problem of problems) process.stderr.write(`  ${problem}\n`);
    failed ||= problems.length > 0;
  }
  if (failed) process.exitCode = 1;
}

async function tryDocument(document: ForeignDocument): Promise<readonly string[]> {
  const file = fetchDocument(document, join(CACHE, 'packages'));
  const folder = join(CACHE, document.name);
  prepare(folder);
  const { built, faults, warnings, files, seconds } = generate(file, folder);
  const refused = faults.filter(({ rule }) => rule === 'unsupported');
  const others = faults.filter(({ rule }) => rule !== 'unsupported');
  const idle = warnings.filter(({ rule }) => rule === 'no-effect');
  const problems = [
    ...compareFaults(others, document),
    ...compareCounts('refused', countByKind(refused), document.refused),
    ...compareCounts('without effect', countByKind(idle), document.idle),
  ];
  if (built === null) return [...problems, 'no document'];
  const operations = built.model.resources.flatMap((resource) => resource.operations).length;
  if (operations !== document.operations)
    problems.push(`${operations} operations, not ${document.operations}`);
  const checking = typeCheck(folder);
  const report = await askMocks(built, join(folder, 'generated/router.ts'));
  const contract = await askContract(built, join(folder, 'generated/router.ts'));
  const checked = await checking;
  problems.push(...checked.errors, ...report.failures, ...contract.problems);
  if (report.mocked < document.mocked)
    problems.push(`${report.mocked} operations mocked, not ${document.mocked}`);
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  process.stdout.write(
    `${document.name}: ${operations} operations, ${files} files in ${seconds.toFixed(1)} s, ` +
      `types checked in ${checked.seconds.toFixed(1)} s; mocks: ${report.mocked} answered ` +
      `(${report.withBody} with a body: ${report.exact} as the example, ${report.reduced} without undeclared keys), ` +
      `${report.missing} without example (501), ${report.refusedExamples} examples refused by their schema, ` +
      `${report.notAsked.length} not asked; contract: ${contract.requests} requests, ${contract.unasked} operations without\n`,
  );
  return problems;
}

async function tryTypeSystem(document: (typeof typeSystems)[number]): Promise<readonly string[]> {
  const file = fetchDocument(document, join(CACHE, 'packages'));
  const folder = join(CACHE, document.name);
  prepare(folder);
  const { faults, types, files, seconds } = generateTypeSystem(file, join(folder, 'generated'));
  const problems = compareFaults(faults, document);
  if (types !== document.types) problems.push(`${types} types, not ${document.types}`);
  const checked = await typeCheck(folder);
  process.stdout.write(
    `${document.name}: ${types} types, ${files} files in ${seconds.toFixed(1)} s, ` +
      `types checked in ${checked.seconds.toFixed(1)} s\n`,
  );
  return [...problems, ...checked.errors];
}

async function tryClients(): Promise<readonly string[]> {
  const { right, other, problems } = await askByOtherClients(join(CACHE, 'clients'), prepare);
  process.stdout.write(
    `clients: ${right} requests by the document, ${other} that their clients write in another way\n`,
  );
  return problems;
}

/** An empty folder in which the generated imports of generator/ resolve. */
function prepare(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(resolve('generator'), join(folder, 'generator'), 'dir');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
}

function compareFaults(faults: readonly Fault[], document: ForeignFile): string[] {
  const told = faults.map(({ rule, position }) => `${rule} ${position.line}:${position.column}`);
  const unexplained = told.filter((fault) => !document.faults.includes(fault));
  const gone = document.faults.filter((fault) => !told.includes(fault));
  return [
    ...unexplained.map((fault) => `not expected: ${fault}`),
    ...gone.map((fault) => `expected, not told: ${fault}`),
  ];
}

type Counts = Readonly<Record<string, number>>;

/** How often each kind is told, whatever the words that the document has there. */
function countByKind(faults: readonly Fault[]): Counts {
  const counts: Record<string, number> = {};
  for (const { message } of faults) {
    const kind = message.replace(/`[^`]*`/g, '…');
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

function compareCounts(word: string, found: Counts, expected: Counts): string[] {
  const kinds = new Set([...Object.keys(found), ...Object.keys(expected)]);
  return [...kinds].flatMap((kind) => {
    const [count = 0, wanted = 0] = [found[kind], expected[kind]];
    return count === wanted ? [] : [`${word}: ${count} times, not ${wanted}: ${kind}`];
  });
}

/** Generates from the file on disk to files on disk, and measures it. */
function generate(file: string, folder: string): Generated {
  const started = performance.now();
  const { spec, faults, warnings } = load(file);
  const built = spec === null ? null : buildModel(spec);
  const rendered: ReadonlyMap<string, string> = built === null ? new Map() : render(built);
  writeOutput(join(folder, 'generated'), rendered);
  const seconds = (performance.now() - started) / 1000;
  return { built, faults, warnings, files: rendered.size, seconds };
}

function typeCheck(folder: string): Promise<{ errors: readonly string[]; seconds: number }> {
  const started = performance.now();
  const compiler = resolve('node_modules/typescript7/bin/tsc');
  const child = spawn(process.execPath, [compiler, '-p', folder, '--pretty', 'false']);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done) => {
    child.on('close', (code) => {
      const lines = output.split('\n').filter((line) => line.includes('error TS'));
      const errors = code === 0 ? [] : [`${lines.length} type errors`, ...lines.slice(0, 20)];
      done({ errors, seconds: (performance.now() - started) / 1000 });
    });
  });
}

await main();
