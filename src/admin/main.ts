import { readArguments, UsageError } from '#src/start/command-line.ts';
import { adminCommands } from './commands.ts';
import { toAdminFailure } from './failure.ts';

const NAME = 'hearth admin';

const usage = `Usage: hearth admin <command>

${adminCommands.map(({ line, does }) => `  ${line}\n      ${does}\n`).join('')}
The commands read the settings of the server from the environment.
`;

/** Runs an admin command and returns its exit status. */
export async function runAdmin(args: readonly string[]): Promise<number> {
  const command = adminCommands.find(({ name }) => isBeginning(name.split(' '), args));
  if (command !== undefined) {
    try {
      return await command.run(args.slice(command.name.split(' ').length));
    } catch (error) {
      throw toAdminFailure(error);
    }
  }
  const [first = ''] = args;
  if (first !== '' && !first.startsWith('-')) {
    throw new UsageError(NAME, `unknown command '${args.join(' ')}'`);
  }
  if (readArguments(args, { name: NAME, usage, options: {} }) === null) return 0;
  throw new UsageError(NAME, 'a command is missing');
}

const isBeginning = (words: readonly string[], args: readonly string[]) =>
  words.every((word, index) => args[index] === word);
