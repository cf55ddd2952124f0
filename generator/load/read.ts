import { readFileSync, statSync } from 'node:fs';
import type { Fault } from './faults.ts';
import type { RuleName } from './rules.ts';
import { limits } from './limits.ts';
import { lineStarts, type Source } from './origins.ts';
import { readAnyYaml } from './read-any-yaml.ts';
import { readJson } from './read-json.ts';
import { readPlainYaml } from './read-plain-yaml.ts';

/** A file as plain data that must not be changed. */
export interface Read {
  readonly source: Source;
  readonly faults: readonly Fault<RuleName>[];
  /** True when `source.data` can be used. */
  readonly usable: boolean;
}

const cache = new Map<string, { readonly text: string; readonly read: Read }>();

/** Reads and parses a YAML or JSON file. An unchanged file is parsed once per process. Throws when it cannot be read. */
export function readSource(path: string, file: string): Read {
  const { size } = statSync(path);
  if (size > limits.bytes) {
    throw new Error(`has ${size} bytes, more than the ${limits.bytes} that are read`);
  }
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  const known = cache.get(path);
  if (known?.text === text && known.read.source.file === file) return known.read;
  const read = parse(text, path, file);
  if (cache.size >= limits.files) cache.clear();
  cache.set(path, { text, read });
  return read;
}

function parse(text: string, path: string, file: string): Read {
  const source = { path, file, lines: lineStarts(text), data: null as unknown, origins: new Map() };
  const usual = /^\s*[[{]/.test(text) ? readJson(text, source) : readPlainYaml(text, source);
  const { value, faults, usable } =
    usual === undefined ? readAnyYaml(text, source) : { ...usual, faults: [], usable: true };
  source.data = value;
  return { source, faults, usable };
}
