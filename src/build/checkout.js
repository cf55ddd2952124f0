// Runs a program of a checkout, `npm start` and the others, from a bundle that is built once for each state of the
// sources. It is JavaScript, because Node takes longer to read TypeScript than all of this takes.
import '#src/start/require-node.js';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers';
import { pathToFileURL } from 'node:url';
import { showSources } from './shown-sources.js';

const project = path.resolve(import.meta.dirname, '../..');
const cache = path.join(project, 'node_modules/.cache/hearth/checkout');
/** Checkouts may share their packages, so each has its own file. */
const stateFile = path.join(cache, `${digest([project])}.json`);
/** All that the bundle is made of; the lock file stands for the packages. */
const sources = [
  'src',
  'generated',
  'migrations',
  'generator/runtime',
  'package.json',
  'package-lock.json',
];
/** Bundles that stay: a server that still runs from an older one loads parts of it when they are first used. */
const keptBundles = 4;

const bundle = findBundle();
// Also for processes that this one starts.
process.env['NODE_COMPILE_CACHE'] ??= path.join(bundle, 'compiled');
module.enableCompileCache(process.env['NODE_COMPILE_CACHE']);
showSources(bundle);
const main = path.join(bundle, 'dist/src/main.js');
// The server starts its other processes by it.
process.argv[1] = main;
await import(pathToFileURL(main).href);
// A server that is killed would leave nothing for the next start.
setTimeout(() => module.flushCompileCache(), 3000).unref();

/** The folder of the bundle of the sources as they are. */
function findBundle() {
  const files = sources.flatMap((name) => listFiles(name));
  const facts = digest(files.map((file) => describe(file)));
  const known = readState();
  if (known?.facts === facts && statSync(known.bundle, { throwIfNoEntry: false })) {
    return known.bundle;
  }
  const content = digest(files.flatMap((file) => [file, readFileSync(path.join(project, file))]));
  const bundle = path.join(cache, content);
  if (statSync(bundle, { throwIfNoEntry: false }) === undefined) build(bundle);
  const now = new Date();
  utimesSync(bundle, now, now);
  writeState({ facts, bundle });
  removeOldBundles();
  return bundle;
}

/** Paths of the files below `name`, from the project, in an order that is always the same. */
function listFiles(name) {
  const found = statSync(path.join(project, name));
  if (!found.isDirectory()) return [name];
  const entries = readdirSync(path.join(project, name), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${name}/${entry.name}`;
      return entry.isDirectory() ? listFiles(file) : [file];
    });
}

/** Returns a text that changes with every write to the file. Comparing texts takes a tenth of the time of reading. */
function describe(file) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(path.join(project, file));
  return `${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}\n`;
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
}

function readState() {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8'));
  } catch {
    return null;
  }
}

function writeState(state) {
  const draft = `${stateFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(state));
  renameSync(draft, stateFile);
}

/** Whole under its name or not there; another process may build the same meanwhile. */
function build(bundle) {
  process.stderr.write('Building the server of these sources, once.\n');
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(path.join(cache, 'draft-'));
  const script = path.join(project, 'src/build/server.ts');
  const args = [script, '--checkout', path.join(draft, 'dist')];
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // esbuild would collect garbage for a third of its time.
    env: { ...process.env, GOGC: 'off' },
  });
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    process.exit(1);
  }
  try {
    renameSync(draft, bundle);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (statSync(bundle, { throwIfNoEntry: false }) === undefined) throw error;
  }
}

function removeOldBundles() {
  const folders = readdirSync(cache, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(cache, name))
    .map((folder) => ({ folder, used: statSync(folder).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { folder } of folders.slice(keptBundles)) {
    rmSync(folder, { recursive: true, force: true });
  }
}
