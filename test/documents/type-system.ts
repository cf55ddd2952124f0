import { dirname } from 'node:path';
import { buildGraphql } from '#generator/graphql/build.ts';
import { loadSdl } from '#generator/graphql/load.ts';
import { renderGraphql } from '#generator/graphql/render.ts';
import type { Fault } from '#generator/load/faults.ts';
import type { Built } from '#generator/model/build.ts';
import { writeOutput } from '#generator/render/output.ts';
import { BESIDE, written } from '#generator/render/printed-module.ts';

/** Types of a foreign type system belong to no document. */
const noDocument = {
  model: { resources: [], schemaOwners: new Map() },
  parts: {},
} as unknown as Built;

interface Generated {
  readonly faults: readonly Fault[];
  readonly types: number;
  readonly files: number;
  readonly seconds: number;
}

/** Generates from the file on disk to files on disk, and measures it. */
export function generateTypeSystem(file: string, folder: string): Generated {
  const started = performance.now();
  const loaded = loadSdl(dirname(file));
  const { model, faults } = buildGraphql(loaded.files, noDocument);
  const rendered = renderGraphql(model);
  writeOutput(folder, written(rendered, BESIDE));
  const seconds = (performance.now() - started) / 1000;
  return {
    faults: [...loaded.faults, ...faults],
    types: model.types.length,
    files: rendered.size,
    seconds,
  };
}
