import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { writeOutput } from '#generator/render/output.ts';
import { render } from '#generator/render/render.ts';
import { compare, type Load } from '../measure.ts';
import { type BenchServer, startServer } from '../processes.ts';
import { figure, line, say } from '../table.ts';
import { newBook, wrongBook } from './books.ts';

/** Fetched by the first run into a folder of their own, and no dependencies. */
const PACKAGES = ['fastify@5.12.8', 'fastify-openapi-glue@4.11.4'];

const DOCUMENT = resolve('test/generator/library/library.yaml');

/** Compares answers of the generated server of a plain document with fastify and fastify-openapi-glue on the same one. */
export async function compareLibraries(given: Load): Promise<void> {
  const folder = join(tmpdir(), 'library');
  mkdirSync(folder);
  symlinkSync(resolve('generator'), join(folder, 'generator'));
  const specification = join(folder, 'openapi.json');
  writeFileSync(specification, JSON.stringify(booksOf(DOCUMENT)));
  const { spec, faults } = load(specification);
  if (spec === null) throw new Error(JSON.stringify(faults));
  writeOutput(join(folder, 'generated'), render(buildModel(spec)));
  const modules = install();
  const start = (name: string) =>
    startServer([join(import.meta.dirname, `${name}.ts`)], '/books', {
      GENERATED: join(folder, 'generated'),
      MODULES: modules,
      SPECIFICATION: specification,
    });
  const servers = await Promise.all([start('ours'), start('theirs')]);
  try {
    await requireSameAnswers(servers);
    say();
    line(
      'library, against fastify and glue',
      'ratio by rate',
      'by server CPU',
      'target',
      'requests/s',
    );
    const list = '/books?status=new&status=lent';
    await row('GET /books, 20 of them', servers, { url: list }, given);
    await row('POST /books', servers, { url: '/books', body: newBook }, given);
    await row('POST /books, refused', servers, { url: '/books', body: wrongBook }, given);
  } finally {
    for (const server of servers) await server.stop();
  }
}

interface Asked {
  readonly url: string;
  readonly body?: string;
}

async function row(
  name: string,
  servers: readonly BenchServer[],
  { url, body }: Asked,
  given: Load,
): Promise<void> {
  const headers: Record<string, string> =
    body === undefined ? {} : { 'content-type': 'application/json' };
  const refused = body === wrongBook;
  const targets = servers.map(({ origin, pid }, index) => ({
    name: index === 0 ? 'ours' : 'theirs',
    pid,
    url: origin + url,
    headers,
    body,
    refused,
  }));
  const { rates, ratios, cpuRatios } = await compare(targets, given);
  const [ratio, cpu] = [ratios.get('theirs'), cpuRatios.get('theirs')];
  const rate = (server: string) => Math.round(rates.get(server) ?? NaN).toLocaleString('en');
  line(
    name,
    ratio === undefined ? '' : figure(ratio),
    cpu === undefined ? '' : figure(cpu),
    '1.1',
    `${rate('ours')} : ${rate('theirs')}`,
  );
}

/** Both answer the same, and refuse the same, or one of them does less. */
async function requireSameAnswers(servers: readonly BenchServer[]): Promise<void> {
  const answers = await Promise.all(
    servers.map(async ({ origin }) => {
      const list = await fetch(`${origin}/books?status=new&status=lent`);
      const post = (body: string) =>
        fetch(`${origin}/books`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
      const statuses = [(await post(newBook)).status, (await post(wrongBook)).status];
      return JSON.stringify([list.status, await list.json(), statuses]);
    }),
  );
  if (new Set(answers).size > 1) throw new Error(`the servers differ:\n${answers.join('\n')}`);
}

/** The operations on books, with the parameter that both read. */
function booksOf(file: string): object {
  const document = parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, { get: { parameters: { name: string }[] } }>;
  };
  const { get, ...others } = document.paths['/books'] ?? { get: { parameters: [] } };
  const parameters = get.parameters.filter(({ name }) => name === 'status');
  return { ...document, paths: { '/books': { ...others, get: { ...get, parameters } } } };
}

function install(): string {
  const folder = resolve('.cache/bench/fastify');
  if (!existsSync(join(folder, 'node_modules', 'fastify'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', ...PACKAGES], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return folder;
}
