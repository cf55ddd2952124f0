import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { assemble } from './assemble.ts';
import { Bundle } from './bundle.ts';
import { isData } from './document.ts';
import { type Fault, sortFaults } from './faults.ts';
import { Files } from './files.ts';
import { checkDocument } from './lint/check.ts';
import type { LoadedSpec } from './loaded-spec.ts';
import { positionOf, type Source, spotOf } from './origins.ts';
import { ownersOf } from './owners.ts';
import { References } from './references.ts';
import { Report } from './report.ts';

export type { Position } from './faults.ts';
export type { LoadedSpec } from './loaded-spec.ts';

export interface LoadOptions {
  /** Somebody else's document: its own `x-` keys and its own style are accepted. */
  readonly foreign?: boolean;
  /** Only joined, not linted: for whoever cannot wait and asks again. */
  readonly unchecked?: boolean;
  /** Told of each folder before files in it are read. */
  readonly reading?: ((folder: string) => void) | undefined;
}

export interface Loaded {
  /** Null when the faults leave no document. */
  readonly spec: LoadedSpec | null;
  readonly faults: readonly Fault[];
  /** Paths on disk of every file that was read, also when there is no document. */
  readonly sources: readonly string[];
}

/** Reads the document that begins at `entry`, joins its files and checks it. Faults are returned, not thrown. */
export function load(entry: string, options: LoadOptions = {}): Loaded {
  const report = new Report();
  const files = new Files(entry, report, options.reading);
  const foreign = options.foreign ?? false;
  const source = files.open(resolve(entry), null);
  const folder = join(dirname(resolve(entry)), 'resources');
  options.reading?.(folder);
  const resources = resourceFiles(folder).flatMap((path) => files.open(path, null) ?? []);
  const lint = options.unchecked !== true;
  const spec = source && bundleOf(source, resources, files, report, { foreign, lint });
  return {
    spec: report.broken ? null : spec,
    faults: sortFaults(report.faults),
    sources: files.paths,
  };
}

/** The faults that `@readme/openapi-parser` finds. It is imported only on demand: it takes longer than all the rest. */
export async function gate(spec: LoadedSpec): Promise<readonly Fault[]> {
  const { passGate } = await import('./structure-gate.ts');
  return passGate(spec);
}

function bundleOf(
  source: Source,
  resources: readonly Source[],
  files: Files,
  report: Report,
  { foreign, lint }: { readonly foreign: boolean; readonly lint: boolean },
): LoadedSpec | null {
  const version = versionOf(source, report);
  if (version === null) return null;
  const references = new References(files, report);
  const bundle = new Bundle(references, report, { foreign, upgrade: version === '3.0' });
  const assembled = assemble(source, resources, bundle, report);
  const { document } = assembled;
  const locate = (pointer: string, part: 'key' | 'value' = 'key') =>
    positionOf(spotOf(document, bundle.origins, pointer) ?? { source, key: 0, value: 0 }, part);
  const { inlined } = bundle;
  const complete = !files.incomplete;
  if (lint) checkDocument(document, locate, { report, foreign, complete, inlined });
  return {
    document,
    owners: ownersOf(assembled, join(dirname(source.path), 'resources')),
    locate: (pointer) => locate(pointer),
    sources: files.paths,
  };
}

function resourceFiles(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
    return names.toSorted().map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function versionOf(source: Source, report: Report): '3.0' | '3.1' | null {
  const spot = { source, key: 0, value: 0 };
  if (!isData(source.data)) {
    report.break(
      'openapi-version',
      spot,
      'The document is not a mapping',
      'Write an OpenAPI 3.1 document',
    );
    return null;
  }
  const given = source.data.openapi;
  const found = /^3\.[01](?=\.)/.exec(String(given))?.[0];
  if (found === '3.0' || found === '3.1') return found;
  const place = source.origins.get(source.data)?.members.get('openapi') ?? spot;
  const said =
    given === undefined ? '`openapi` is missing' : `\`openapi\` is ${JSON.stringify(given)}`;
  report.break('openapi-version', place, said, 'Write `openapi: 3.1.0`', 'value');
  return null;
}
