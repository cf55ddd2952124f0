import { parseArgs, type ParseArgsConfig } from 'node:util';
import { BadConfig, dialects } from './config.ts';
import { type Command, complain, Failed, progress, say } from './commands/command.ts';

const commandsOfDialects = dialects.flatMap(({ commands }) => Object.entries(commands));

const HELP = `Usage: npm run generate -- [command] [options]

Commands
  generate         write generated/ from spec/ (default)
  check            fail if generated/ differs from the output for spec/
  lint             check spec/ alone
  watch            generate after every change of spec/
  diff <git ref>   list changes since the commit, and fail on a breaking change
  mock             serve the examples of the document
  contract         write tests of any server against the document
  coverage         list operations without a function, and statuses that no test receives
  init [folder]    create a service, with an example or an existing document
${commandsOfDialects.map(([, { help }]) => help).join('\n')}

\`<command> --help\` lists its options.`;

/** Loaded on demand: each command loads only its own modules. */
const COMMANDS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  generate: () => import('./commands/generate.ts'),
  check: () => import('./commands/check.ts'),
  lint: () => import('./commands/lint.ts'),
  watch: () => import('./commands/watch.ts'),
  diff: () => import('./commands/diff.ts'),
  mock: () => import('./commands/mock.ts'),
  contract: () => import('./commands/contract.ts'),
  coverage: () => import('./commands/coverage.ts'),
  init: () => import('./commands/init.ts'),
  ...Object.fromEntries(commandsOfDialects.map(([name, { find }]) => [name, find])),
};

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      spec: { type: 'string', default: 'spec/openapi.yaml' },
      config: { type: 'string' },
      from: { type: 'string' },
      out: { type: 'string' },
      port: { type: 'string', default: '4010' },
      services: { type: 'string', default: 'src/services.ts' },
      sources: { type: 'string' },
      seen: { type: 'string' },
      waivers: { type: 'string' },
      json: { type: 'boolean', default: false },
      project: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      get: { type: 'boolean', default: false },
      create: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      delete: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { help, config, from, sources, seen, waivers, ...options } = values;
  const [name = 'generate', ...rest] = positionals;
  const out = values.out ?? (name === 'contract' ? 'contract' : 'generated');
  const find = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (find === undefined || (help && positionals.length === 0)) {
    if (find === undefined) complain(`There is no command ${name}.`);
    say(HELP);
    if (find === undefined) throw new Failed();
    return;
  }
  const { command } = await find();
  if (help) say(command.help);
  else await command.run({ ...options, out, config, from, sources, seen, waivers, rest });
}

/** Variant of `parseArgs` that reports an unknown option in one line. */
function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!(error instanceof Error) || !code.startsWith('ERR_PARSE_ARGS')) throw error;
    complain(`${error.message.split('. ')[0] ?? ''}. \`--help\` lists the options.`);
    throw new Failed();
  }
}

/** Runs one command in the current folder. Returns the code that the process ends with. */
export async function runCommand(args: readonly string[]): Promise<number> {
  try {
    await run(args);
    return 0;
  } catch (error) {
    progress(null);
    if (error instanceof BadConfig) complain(error.message);
    else if (!(error instanceof Failed)) complain(String(error));
    return 1;
  }
}
