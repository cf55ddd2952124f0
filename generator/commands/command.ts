import { dirname } from 'node:path';
import { type Fault, formatFaults } from '../load/faults.ts';

/** The options that every command takes on the command line. */
export interface Options {
  readonly spec: string;
  /** File with the settings of the document; default: `generator.yaml` beside it. */
  readonly config: string | undefined;
  readonly out: string;
  /** The document that `init` begins from. */
  readonly from: string | undefined;
  /** The port that `mock` listens on. */
  readonly port: string;
  readonly services: string;
  /** The folder with the code; left out: that of `services`. */
  readonly sources: string | undefined;
  readonly seen: string | undefined;
  readonly waivers: string | undefined;
  readonly json: boolean;
  /** The parts that `new` writes. */
  readonly project: boolean;
  readonly list: boolean;
  readonly get: boolean;
  readonly create: boolean;
  readonly update: boolean;
  readonly delete: boolean;
  /** Words behind the command. */
  readonly rest: readonly string[];
}

export interface Command {
  /** The text that `--help` prints. */
  readonly help: string;
  run(options: Options): Promise<void>;
}

/** The folder with the code of the project. */
export const getSourceFolder = ({ services, sources = dirname(services) }: Options): string =>
  sources;

/** Failure with exit code 1 whose reason has already been printed. */
export class Failed extends Error {}

export const say = (text: string) => void process.stdout.write(`${text}\n`);
export const complain = (text: string) => void process.stderr.write(`${text}\n`);

/** Prints the faults of a document and ends the command. */
export function refuse(faults: readonly Fault[], json: boolean): never {
  tellFaults(faults, json);
  throw new Failed();
}

export const isError = ({ severity }: Fault): boolean => severity === 'error';

/** Prints the number of warnings by rule in one line; `lint` prints each warning. */
export function tellWarnings(warnings: readonly Fault[]): void {
  if (warnings.length === 0) return;
  const counts = new Map<string, number>();
  for (const { rule } of warnings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const told = [...counts].map(([rule, count]) => `${count} ${rule}`).join(', ');
  complain(`${warnings.length} warnings, told by \`lint\`: ${told}`);
}

export function tellFaults(faults: readonly Fault[], json: boolean): void {
  if (faults.length > 0)
    complain(formatFaults(faults, { json, color: process.stderr.isTTY && !json }));
}

/** Shows the progress of long work on a terminal; prints nothing into logs. */
export function progress(step: string | null): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\u001b[K${step === null ? '' : `${step} …`}`);
}
