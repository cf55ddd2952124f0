import { type Dirent, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { assemble } from './assemble.ts';
import { Bundle } from './bundle.ts';
import { isData } from './document.ts';
import { type Fault, sortFaults } from './faults.ts';
import { Files } from './files.ts';
import { checkDocument } from './lint/check.ts';
import type { LoadedSpec } from './loaded-spec.ts';
import { toPosition, type Source, findLocationAt } from './origins.ts';
import { addImplied } from './implied.ts';
import { findOwners } from './owners.ts';
import { References } from './references.ts';
import { Report } from './report.ts';

export type { Position } from './faults.ts';
export type { LoadedSpec } from './loaded-spec.ts';

export interface LoadOptions {
  /** Settings of this document; default: `generator.yaml` beside it. */
  readonly config?: Config;
  /** Joins the document without linting it, for callers who cannot wait and load it again. */
  readonly unchecked?: boolean;
  /** Callback before files of a folder are read. */
  readonly reading?: ((folder: string) => void) | undefined;
}

export interface Loaded {
  /** Null when the faults leave no document. */
  readonly spec: LoadedSpec | null;
  /** The errors: a document with errors is not generated. */
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
  /** Paths on disk of every file that was read, also when there is no document. */
  readonly sources: readonly string[];
}

/**
 * Reads the document that begins at `entry`, joins its files and checks it. Faults are returned, not thrown.
 * @throws BadConfig
 */
export function load(entry: string, options: LoadOptions = {}): Loaded {
  const config = options.config ?? readConfig(entry);
  const report = new Report(config.severities);
  const files = new Files(entry, report, {
    templates: config.dialect.templates,
    reading: options.reading,
  });
  const source = files.open(resolve(entry), null);
  const resources = listResourceFiles(entry, config, options).flatMap(
    (path) => files.open(path, null) ?? [],
  );
  const lint = options.unchecked !== true;
  const spec = source && joinSources(source, resources, files, report, { config, lint });
  const told = sortFaults(report.faults);
  return {
    spec: report.broken ? null : spec,
    faults: told.filter(({ severity }) => severity === 'error'),
    warnings: told.filter(({ severity }) => severity === 'warning'),
    sources: files.paths,
  };
}

/** The faults that `@readme/openapi-parser` finds. It is imported only on demand: it takes longer than all the rest. */
export async function gate(spec: LoadedSpec): Promise<readonly Fault[]> {
  if (spec.config.severities.structure === 'off') return [];
  const { passGate } = await import('./structure-gate.ts');
  return passGate(spec);
}

function joinSources(
  source: Source,
  resources: readonly Source[],
  files: Files,
  report: Report,
  { config, lint }: { readonly config: Config; readonly lint: boolean },
): LoadedSpec | null {
  const version = readVersion(source, report);
  if (version === null) return null;
  const { dialect } = config;
  const references = new References(files, report);
  const bundle = new Bundle(references, report, {
    upgrade: version === '3.0',
    writtenOut: dialect.writtenOut,
  });
  const inheritedKeys = dialect.words.flatMap(({ key, inherited }) => (inherited ? [key] : []));
  const assembled = assemble(source, resources, bundle, {
    report,
    impliedKey: dialect.impliedKey,
    inheritedKeys,
  });
  const { document } = assembled;
  addImplied(document, dialect, { origins: bundle.origins, report });
  const locate = (pointer: string, part: 'key' | 'value' = 'key') =>
    toPosition(
      findLocationAt(document, bundle.origins, pointer) ?? { source, key: 0, value: 0 },
      part,
    );
  const { inlined } = bundle;
  const complete = !files.incomplete;
  if (complete) bundle.tellUnused();
  if (lint) checkDocument(document, locate, { report, config, complete, inlined });
  return {
    config,
    document,
    owners: findOwners(
      assembled,
      dialect.folders.map((folder) => join(dirname(source.path), folder)),
    ),
    locate: (pointer) => locate(pointer),
    sources: files.paths,
  };
}

function listResourceFiles(entry: string, { dialect }: Config, { reading }: LoadOptions): string[] {
  return dialect.folders
    .flatMap((folder) => listDocuments(join(dirname(resolve(entry)), folder), reading))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

/** YAML files in a folder and its subfolders; none without the folder. */
function listDocuments(folder: string, reading: LoadOptions['reading']): string[] {
  reading?.(folder);
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listDocuments(path, reading);
    return entry.name.endsWith('.yaml') ? [path] : [];
  });
}

function readVersion(source: Source, report: Report): '3.0' | '3.1' | null {
  const location = { source, key: 0, value: 0 };
  if (!isData(source.data)) {
    report.break(
      'openapi-version',
      location,
      'The document is not a mapping',
      'Write an OpenAPI 3.1 document',
    );
    return null;
  }
  const given = source.data.openapi;
  const found = /^3\.[01](?=\.)/.exec(String(given))?.[0];
  if (found === '3.0' || found === '3.1') return found;
  const place = source.origins.get(source.data)?.members.get('openapi') ?? location;
  const said =
    given === undefined ? '`openapi` is missing' : `\`openapi\` is ${JSON.stringify(given)}`;
  report.break('openapi-version', place, said, 'Write `openapi: 3.1.0`', 'value');
  return null;
}
