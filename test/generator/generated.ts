import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { type Config, hearthConfig, plainConfig } from '#generator/config.ts';
import { load } from '#generator/load/load.ts';
import { plainSeverities } from '#generator/load/rules.ts';
import { buildModel } from '#generator/model/build.ts';
import type { ClientAnswer, ClientOptions, ClientRequest } from '#runtime/client.ts';
import type { FindRoute } from '#runtime/route.ts';
import { writeOutput } from '#generator/render/output.ts';
import { render } from '#generator/render/render.ts';

const CACHE = resolve(import.meta.dirname, '../../.cache');

/** A folder with a small spec in Hearth's dialect, beside a link to the generator so that the output finds its runtime. */
export function specFolder(files: Readonly<Record<string, string>>): string {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'spec-'));
  symlinkSync(resolve(import.meta.dirname, '../../generator'), join(folder, 'generator'));
  const all = { 'spec/generator.yaml': 'dialect: hearth\n', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Documents in Hearth's dialect, for which neither its style nor all that the generator does is asked. */
export const relaxed: Config = {
  ...hearthConfig,
  severities: { ...plainSeverities, unsupported: 'warning' },
};

/** Generates code from a small spec and loads its router. */
export async function generateRouter(files: Readonly<Record<string, string>>): Promise<FindRoute> {
  return (await generate(files, relaxed)).findRoute;
}

interface Generated {
  readonly findRoute: FindRoute;
  readonly createClient: (options: ClientOptions) => Readonly<Record<string, ClientFunction>>;
  /** Folder of the spec and of its generated files. */
  readonly folder: string;
}

type ClientFunction = (request?: ClientRequest) => Promise<ClientAnswer>;

/** Generates code from a document in plain OpenAPI, and loads its router and its client. */
export async function generatePlain(document: string | object): Promise<Generated> {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const { folder, findRoute } = await generate({ 'spec/openapi.yaml': text }, plainConfig);
  const client = pathToFileURL(join(folder, 'generated/client/client.ts')).href;
  const { createClient } = (await import(client)) as Pick<Generated, 'createClient'>;
  return { folder, findRoute, createClient };
}

async function generate(files: Readonly<Record<string, string>>, config: Config) {
  const folder = specFolder(files);
  const { spec, faults } = load(join(folder, 'spec/openapi.yaml'), { config });
  if (spec === null || faults.length > 0) throw new Error(JSON.stringify(faults, null, 1));
  writeOutput(join(folder, 'generated'), render(buildModel(spec)));
  const router = pathToFileURL(join(folder, 'generated/router.ts')).href;
  const { findRoute } = (await import(router)) as Pick<Generated, 'findRoute'>;
  return { folder, findRoute };
}
