import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Fault, formatFaults } from './load/faults.ts';
import { gate, load } from './load/load.ts';
import { type Built, buildModel } from './model/build.ts';
import { compare, ForeignFiles, writeOutput } from './render/output.ts';
import { render } from './render/render.ts';

const HELP = `Usage: npm run generate -- [command] [options]

Commands
  generate   write generated/ from spec/ (default)
  check      fail when generated/ is not what spec/ says
  lint       check spec/ alone
  coverage   list the operations without a function (--services src/services.ts)

Options
  --spec FILE      the document (spec/openapi.yaml)
  --out FOLDER     where output goes (generated)
  --services FILE  module whose \`services\` holds the functions
  --json           faults as JSON
`;

interface Options {
  readonly spec: string;
  readonly out: string;
  readonly services: string;
  readonly json: boolean;
}

/** A reason to end with code 1 that has been told already. */
class Failed extends Error {}

const COMMANDS: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  generate,
  check,
  lint,
  coverage,
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      spec: { type: 'string', default: 'spec/openapi.yaml' },
      out: { type: 'string', default: 'generated' },
      services: { type: 'string', default: 'src/services.ts' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [name = 'generate'] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (values.help || command === undefined) {
    process.stdout.write(HELP);
    if (!values.help) throw new Failed();
    return;
  }
  await command(values);
}

function report(faults: readonly Fault[], json: boolean): never {
  const color = process.stderr.isTTY && !json;
  process.stderr.write(`${formatFaults(faults, { json, color })}\n`);
  throw new Failed();
}

async function build(options: Options): Promise<Built> {
  const { spec, faults } = load(options.spec);
  if (spec === null || faults.length > 0) report(faults, options.json);
  const structural = await gate(spec);
  if (structural.length > 0) report(structural, options.json);
  return buildModel(spec);
}

async function generate(options: Options): Promise<void> {
  const started = performance.now();
  const built = await build(options);
  const files = await render(built);
  try {
    const changed = writeOutput(options.out, files);
    const operations = built.model.resources.flatMap((resource) => resource.operations).length;
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    process.stdout.write(
      `${operations} operations, ${files.size} files, ${changed} changed, ${seconds} s\n`,
    );
  } catch (error) {
    if (!(error instanceof ForeignFiles)) throw error;
    for (const { path, kind } of error.differences) {
      process.stderr.write(
        `${options.out}/${path}: ${kind === 'foreign' ? 'not a generated file' : 'edited by hand'}. ` +
          'Move it elsewhere or delete it; nothing was written.\n',
      );
    }
    throw new Failed();
  }
}

async function check(options: Options): Promise<void> {
  const differences = compare(options.out, await render(await build(options)));
  if (differences.length === 0) {
    process.stdout.write(`${options.out}/ is what ${options.spec} says\n`);
    return;
  }
  for (const { path, kind } of differences) {
    process.stderr.write(`${options.out}/${path}: ${kind}. Run \`npm run generate\`.\n`);
  }
  throw new Failed();
}

async function lint(options: Options): Promise<void> {
  await build(options);
  process.stdout.write(`${options.spec}: no faults\n`);
}

async function coverage(options: Options): Promise<void> {
  const { model } = await build(options);
  const file = resolve(options.services);
  if (!existsSync(file)) {
    process.stderr.write(`${options.services}: no such file. Name the registry with --services.\n`);
    throw new Failed();
  }
  const module = (await import(pathToFileURL(file).href)) as {
    services?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  const operations = model.resources.flatMap((resource) => resource.operations);
  const missing = operations.filter(
    ({ resource, id }) => typeof module.services?.[resource]?.[id] !== 'function',
  );
  const planned = missing.filter((operation) => operation.pending);
  const forgotten = missing.filter((operation) => !operation.pending);
  process.stdout.write(
    `${operations.length - missing.length} of ${operations.length} operations have a function\n`,
  );
  for (const { id, method, path } of planned)
    process.stdout.write(`  501 ${id}: ${method} ${path}\n`);
  for (const { id, source, resource } of forgotten) {
    process.stderr.write(
      `${source} unimplemented: ${id} has no function. ` +
        `Write it in src/resources/${resource}/service.ts, or mark the operation \`x-pending: true\`.\n`,
    );
  }
  if (forgotten.length > 0) throw new Failed();
}

main().catch((error: unknown) => {
  if (!(error instanceof Failed)) process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
