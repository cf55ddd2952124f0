import type { ParseArgsConfig } from 'node:util';
import { readArguments } from '#src/start/command-line.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Action of `hearth admin`. */
export interface AdminCommand {
  /** A word, or two words with the subject first. */
  readonly name: string;
  /** The name with its arguments. */
  readonly line: string;
  readonly does: string;
  /** Gives the exit status. */
  run(args: readonly string[]): Promise<number>;
}

interface Facts<T extends Options> {
  readonly name: string;
  readonly operands?: readonly string[];
  readonly options?: T;
  readonly does: string;
}

type Given<T extends Options> = Exclude<ReturnType<typeof readArguments<T>>, null>;

/** A command of `hearth admin`; `run` gives an exit status other than 0, if any. */
export function createAdminCommand<const T extends Options = Record<never, never>>(
  { name, operands = [], options, does }: Facts<T>,
  run: (input: Given<T>) => Promise<number | void>,
): AdminCommand {
  const line = [
    name,
    ...operands.map((each) => `<${each}>`),
    ...Object.entries(options ?? {}).map(formatOption),
  ].join(' ');
  return {
    name,
    line,
    does,
    async run(args) {
      const usage = `Usage: hearth admin ${line}\n\n  ${does}\n`;
      const read = readArguments(args, {
        name: `hearth admin ${name}`,
        usage,
        options: (options ?? {}) as T,
        operands,
      });
      if (read === null) return 0;
      return (await run(read)) ?? 0;
    },
  };
}

const formatOption = ([name, { type }]: readonly [string, Options[string]]) =>
  type === 'boolean' ? `[--${name}]` : `[--${name} <text>]`;
