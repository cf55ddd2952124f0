import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartFailure } from './start-failure.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** A wrong command line, in one line. */
export class UsageError extends StartFailure {
  constructor(command: string, reason: string) {
    super(`${command}: ${reason}; ${command} --help lists the options`);
    this.name = 'UsageError';
  }
}

export interface Command<T extends Options> {
  /** Command as typed: `hearth admin backup`. */
  readonly name: string;
  readonly usage: string;
  readonly options: T;
  /** The names of the arguments that are not options, all required. */
  readonly operands?: readonly string[];
}

/** Options and operands of a command. Null after `--help`, which shows its usage. */
export function readArguments<const T extends Options>(
  args: readonly string[],
  { name, usage, options, operands = [] }: Command<T>,
) {
  if (asksForHelp(args)) {
    process.stdout.write(usage);
    return null;
  }
  const read = () => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (error) {
      throw new UsageError(name, describeReason(error));
    }
  };
  const { values, positionals } = read();
  const missing = operands[positionals.length];
  if (missing !== undefined) throw new UsageError(name, `<${missing}> is missing`);
  const surplus = positionals[operands.length];
  if (surplus !== undefined) throw new UsageError(name, `unexpected argument '${surplus}'`);
  return { values, operands: positionals };
}

/** Arguments behind `--` are operands. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).some((each) => /^(?:--help|-h)$/.test(each));
}

/** Node's first sentence, as the end of ours. */
function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [sentence = ''] = error.message.split(/\.(?:\s|$)|\n/);
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
