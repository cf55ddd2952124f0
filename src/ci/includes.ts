import type { PlanBudget } from './budget.ts';
import { createIncludeMatcher } from './glob.ts';
import { applyInputs } from './inputs.ts';
import { mergeDeeply } from './merge.ts';
import {
  type ConfigurationSource,
  type IncludedFile,
  type IncludedPlace,
  maxConfigurationFiles,
  type PlanLimits,
} from './plan.ts';
import { Faults } from './faults.ts';
import { findFirstMatch, readRules, type RuleFacts } from './rules.ts';
import { expandVariables, type Lookup } from './variables.ts';
import {
  FaultyHeader,
  isList,
  isMap,
  readYaml,
  UnreadableConfiguration,
  type Yaml,
  type YamlMap,
} from './yaml.ts';

/** Entries of `include`, whether their rules match or not, in numbers of files. */
const maxEntries = 10;

type Kind = IncludedPlace['kind'];
const kinds: readonly Kind[] = ['local', 'file', 'remote', 'template'];
const entryKeys: ReadonlySet<string> = new Set([...kinds, 'project', 'ref', 'rules', 'inputs']);

interface Reading {
  readonly facts: RuleFacts;
  readonly lookup: Lookup;
  /** See `IncludeInputs`. */
  readonly inputLookup: Lookup;
  readonly limits: PlanLimits;
  readonly budget: PlanBudget;
  entries: number;
  count: number;
  size: number;
  /** The files that were read. */
  readonly files: IncludedPlace[];
}

/** A configuration with all files that it includes, and they include, merged in their order; its own entries last. */
export async function applyIncludes(
  config: YamlMap,
  request: {
    readonly source: ConfigurationSource;
    readonly facts: RuleFacts;
    readonly lookup: Lookup;
    readonly inputLookup: Lookup;
    readonly limits: PlanLimits;
    readonly budget: PlanBudget;
  },
): Promise<{ readonly merged: YamlMap; readonly files: readonly IncludedPlace[] }> {
  const { source, ...rest } = request;
  const reading: Reading = { ...rest, entries: 0, count: 0, size: 0, files: [] };
  const merged = await include(config, { source, from: null }, [], reading);
  return { merged, files: reading.files };
}

/** A file, or the configuration itself, that includes others. */
interface Including {
  readonly source: ConfigurationSource;
  readonly from: IncludedPlace['from'];
}

async function include(
  config: YamlMap,
  { source, from }: Including,
  ancestors: readonly string[],
  reading: Reading,
): Promise<YamlMap> {
  const wanted = config.get('include');
  if (wanted === undefined) return config;
  const rest = new Map(config);
  rest.delete('include');
  let merged: YamlMap = new Map();
  for (const { name, kind, ref, inputs, file } of await readFiles(wanted, source, reading)) {
    if ('error' in file) throw new UnreadableConfiguration(file.error);
    if (ancestors.includes(file.location)) {
      throw new UnreadableConfiguration(`Include \`${name}\` was already included!`);
    }
    const { at = null, location, text, within } = file;
    const inner = await readFile(name, text, inputs, reading);
    reading.files.push({ kind, name, at, from, ref });
    const including = { source: within, from: at ?? 'nowhere' } as const;
    const own = await include(inner, including, [...ancestors, location], reading);
    merged = mergeDeeply(merged, own, reading.budget);
  }
  return mergeDeeply(merged, rest, reading.budget);
}

/** Files that an `include` names, counted before any is read; all are requested at once. */
async function readFiles(
  wanted: Yaml,
  source: ConfigurationSource,
  reading: Reading,
): Promise<readonly (Omit<File, 'read'> & { readonly file: IncludedFile })[]> {
  const most = reading.limits.includes;
  const createTooManyError = () =>
    new UnreadableConfiguration(`Maximum of ${most} nested includes are allowed!`);
  const entries = (isList(wanted) ? wanted : [wanted]).filter((entry) => entry !== null);
  reading.entries += entries.length;
  if (reading.entries > maxEntries * most) throw createTooManyError();
  const files: File[] = [];
  for (const entry of entries) {
    const found = await loadFiles(entry, source, reading);
    reading.count += found.length;
    if (reading.count > most) throw createTooManyError();
    files.push(...found);
  }
  const read = files.map(async ({ read, ...named }) => ({ ...named, file: await read() }));
  await Promise.allSettled(read);
  return Promise.all(read);
}

async function readFile(
  name: string,
  text: string,
  inputs: YamlMap,
  reading: Reading,
): Promise<YamlMap> {
  const { fileSize } = reading.limits;
  reading.size += text.length;
  if (text.length > fileSize || reading.size > maxConfigurationFiles * fileSize) {
    throw new UnreadableConfiguration(`Included file \`${name}\` is too large`);
  }
  try {
    const { inputLookup: lookup, budget, limits } = reading;
    return await readYaml(text, limits.depth, (header, value, faults) =>
      applyInputs(header, value, { inputs, lookup, budget }, faults),
    );
  } catch (error) {
    if (!(error instanceof UnreadableConfiguration)) throw error;
    if (error instanceof FaultyHeader)
      throw new UnreadableConfiguration(`\`${name}\`: ${error.message}`);
    throw new UnreadableConfiguration(`Included file \`${name}\` does not have valid YAML syntax!`);
  }
}

interface File extends Pick<IncludedPlace, 'kind' | 'name' | 'ref'> {
  /** The values of `include: inputs`. */
  readonly inputs: YamlMap;
  readonly read: () => Promise<IncludedFile>;
}

async function loadFiles(
  entry: Yaml,
  source: ConfigurationSource,
  reading: Reading,
): Promise<readonly File[]> {
  const expand = (text: string) => expandVariables(text, reading.lookup);
  if (typeof entry === 'string') {
    const text = expand(entry);
    const isUrl = /^https?:\/\//.test(text);
    return loadFiles(new Map([[isUrl ? 'remote' : 'local', text]]), source, reading);
  }
  if (!isMap(entry))
    throw new UnreadableConfiguration('include config should be a hash or a string');
  const unknown = [...entry.keys()].filter((key) => !entryKeys.has(key));
  if (unknown.length > 0) {
    throw new UnreadableConfiguration(
      `include config contains unknown keys: ${unknown.join(', ')}`,
    );
  }
  const given = kinds.filter((kind) => entry.has(kind));
  const [kind] = given;
  if (kind === undefined || given.length > 1) {
    throw new UnreadableConfiguration(
      `Include \`${formatEntry(entry)}\` needs to match exactly one accessor!`,
    );
  }
  if (!(await isWanted(entry, reading))) return [];
  const inputs = readInputs(entry);
  const value = entry.get(kind);
  const names = kind === 'file' && isList(value) ? value : [value];
  const texts = names.map((name) => (typeof name === 'string' ? expand(name) : ''));
  for (const name of texts) {
    if (name === '')
      throw new UnreadableConfiguration(
        `Included file \`${formatEntry(entry)}\` needs to be a string!`,
      );
    if (kind !== 'remote' && !/\.ya?ml$/.test(name)) {
      throw new UnreadableConfiguration(`Included file \`${name}\` does not have YAML extension!`);
    }
  }
  const [name = ''] = texts;
  if (kind === 'local' && name.includes('*')) {
    const found = await listMatching(name, source, reading);
    if (found.length === 0)
      throw new UnreadableConfiguration(`Local file \`${name}\` does not exist!`);
    return found.map((path) => ({
      kind,
      name: path,
      ref: null,
      inputs,
      read: () => source.local(path),
    }));
  }
  const one = { kind, name, ref: null, inputs };
  if (kind === 'local') {
    return [{ ...one, read: () => source.local(name.replace(/^\/+/, '')) }];
  }
  if (kind === 'remote') return [{ ...one, read: () => source.remote(name) }];
  if (kind === 'template') return [{ ...one, read: () => source.template(name) }];
  const project = entry.get('project');
  const ref = entry.get('ref');
  if (typeof project !== 'string') {
    throw new UnreadableConfiguration(
      `Include \`${formatEntry(entry)}\` needs to match exactly one accessor!`,
    );
  }
  const at = typeof ref === 'string' || typeof ref === 'number' ? expand(String(ref)) : null;
  const path = expand(project);
  return texts.map((file) => ({
    kind,
    name: file,
    ref: at ?? 'HEAD',
    inputs,
    read: () => source.project(path, at, file.replace(/^\/+/, '')),
  }));
}

function readInputs(entry: YamlMap): YamlMap {
  const inputs = entry.get('inputs');
  if (inputs === undefined || inputs === null) return new Map();
  if (isMap(inputs)) return inputs;
  throw new UnreadableConfiguration('include:inputs config should be a hash');
}

/** Files that match a name with wildcards, sorted. */
async function listMatching(
  name: string,
  source: ConfigurationSource,
  { budget, limits }: Reading,
): Promise<readonly string[]> {
  const paths = await source.localPaths();
  if (!budget.mayCompare(paths.length)) {
    throw new UnreadableConfiguration(`Local file \`${name}\` matches too many files!`);
  }
  const matches = createIncludeMatcher(name.replace(/^\/+/, ''));
  return paths.filter((path) => matches(path)).slice(0, limits.includes + 1);
}

async function isWanted(entry: YamlMap, reading: Reading): Promise<boolean> {
  const given = entry.get('rules');
  if (given === undefined || given === null) return true;
  const faults = new Faults();
  const rules = readRules(given, 'include:rules', faults, 'include');
  if (faults.any) throw new UnreadableConfiguration(faults.texts.join(', '));
  const match = await findFirstMatch(rules, reading.facts, reading.lookup);
  return match !== null && match.when !== 'never';
}

function formatEntry(entry: YamlMap): string {
  const parts = [...entry].map(([key, value]) => {
    return `${key}: ${typeof value === 'string' ? value : '...'}`;
  });
  return parts.join(', ').slice(0, 200);
}
