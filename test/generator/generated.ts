import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import type { Config } from '../../generator/config.ts';
import { load } from '../../generator/load/load.ts';
import { plainSeverities } from '../../generator/load/rules.ts';
import { buildModel } from '../../generator/model/build.ts';
import type { FindRoute } from '../../generator/runtime/route.ts';
import { writeOutput } from '../../generator/render/output.ts';
import { render } from '../../generator/render/render.ts';

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
  dialect: 'hearth',
  severities: { ...plainSeverities, unsupported: 'warning' },
};

/** Generates code from a small spec and loads its router. */
export async function generateRouter(files: Readonly<Record<string, string>>): Promise<FindRoute> {
  const folder = specFolder(files);
  const { spec, faults } = load(join(folder, 'spec/openapi.yaml'), { config: relaxed });
  if (spec === null || faults.length > 0) throw new Error(JSON.stringify(faults, null, 1));
  writeOutput(join(folder, 'generated'), render(buildModel(spec)));
  const router = (await import(pathToFileURL(join(folder, 'generated/router.ts')).href)) as {
    findRoute: FindRoute;
  };
  return router.findRoute;
}
