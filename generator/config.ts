import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { suggest } from './load/advice.ts';
import { isData } from './load/document.ts';
import { readSource } from './load/read.ts';
import type { Dialect } from './dialect.ts';
import { hearth } from './hearth/dialect.ts';
import { plainSeverities, type RuleName, type Severity } from './load/rules.ts';

/** Dialect of OpenAPI without extensions. */
export const plain: Dialect = {
  name: 'none',
  standard: true,
  severities: plainSeverities,
  words: [],
  folders: [],
  templates: false,
  facts: null,
  impliedKey: null,
  writtenOut: null,
  expand: (document) => document,
  publish: (document) => document,
  groups: [],
  pendingMark: null,
  registries: () => new Map(),
  commands: {},
};

export const dialects: readonly Dialect[] = [plain, hearth];

/** @param name that of one of the `dialects` */
export function dialectCalled(name: string): Dialect {
  const dialect = dialects.find((each) => each.name === name);
  if (dialect === undefined) throw new Error(`there is no dialect ${name}`);
  return dialect;
}

/** The choices that a project makes about its document. */
export interface Config {
  readonly dialect: Dialect;
  readonly severities: Readonly<Record<RuleName, Severity>>;
}

/** A document in plain OpenAPI. */
export const plainConfig: Config = { dialect: plain, severities: plain.severities };
/** A document as Hearth writes its own. */
export const hearthConfig: Config = { dialect: hearth, severities: hearth.severities };

/** Same dialect without style rules, for foreign and older documents. */
export const withoutStyle = ({ dialect }: Config): Config => ({
  dialect,
  severities: plainSeverities,
});

/** Invalid configuration; the message has the position and the reason in one line. */
export class BadConfig extends Error {}

/** Name of the configuration file beside a document. */
export const CONFIG_FILE = 'generator.yaml';

/**
 * Settings in `file`, or in `generator.yaml` beside the document; those of plain OpenAPI without a file.
 * @throws BadConfig
 */
export function readConfig(entry: string, file?: string): Config {
  const path = resolve(file ?? join(dirname(entry), CONFIG_FILE));
  if (file === undefined && !existsSync(path)) return plainConfig;
  const name = relative('', path);
  const data = readData(path, name);
  for (const key of Object.keys(data)) {
    if (!KEYS.includes(key)) throw new BadConfig(`${name}: ${describeUnknown(key, KEYS)}`);
  }
  const { dialect: called = plain.name, severities = {} } = data;
  const dialect = dialects.find((each) => each.name === called);
  if (dialect === undefined)
    throw new BadConfig(
      `${name}: \`dialect\` is one of ${dialects.map((each) => each.name).join(', ')}`,
    );
  if (!isData(severities)) throw new BadConfig(`${name}: \`severities\` is not a mapping`);
  for (const [rule, severity] of Object.entries(severities)) {
    if (!Object.hasOwn(dialect.severities, rule))
      throw new BadConfig(`${name}: ${describeUnknown(rule, Object.keys(dialect.severities))}`);
    if (!isIn(SEVERITIES, severity))
      throw new BadConfig(
        `${name}: the severity of \`${rule}\` is one of ${SEVERITIES.join(', ')}`,
      );
  }
  return { dialect, severities: { ...dialect.severities, ...severities } };
}

const KEYS = ['dialect', 'severities'];
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'off'];

function readData(path: string, name: string): Readonly<Record<string, unknown>> {
  let read: ReturnType<typeof readSource>;
  try {
    read = readSource(path, name);
  } catch (error) {
    throw new BadConfig(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const [fault] = read.faults;
  if (fault !== undefined) {
    const { line, column } = fault.position;
    throw new BadConfig(`${name}:${line}:${column}: ${fault.message}`);
  }
  const { data } = read.source;
  if (data === null || data === undefined) return {};
  if (!isData(data)) throw new BadConfig(`${name}: the configuration is not a mapping`);
  return data;
}

const isIn = <T extends string>(all: readonly T[], value: unknown): value is T =>
  all.some((one) => one === value);

const describeUnknown = (name: string, known: readonly string[]): string =>
  `there is no \`${name}\`. ${suggest(name, known)}`;
