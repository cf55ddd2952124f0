import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/**
 * The floors of src, the highest first: files import from lower floors, and from their own file or folder. What stands
 * on one floor does not import each other. Files of src that are not named here are the ground, and so are `groundFolders`.
 */
const floors = [
  ['main.ts', 'build.ts'],
  ['programs.ts'],
  ['admin', 'build', 'runner'],
  ['start'],
  ['demo'],
  ['app.ts'],
  ['http'],
  ['worker-definitions.ts', 'metrics'],
  ['graphql'],
  ['domains'],
  ['context.ts'],
  ['domain-events', 'lists'],
  ['avatars'],
  ['policy'],
  ['auth'],
  ['image-registry', 'limits', 'mail', 'spam'],
  ['settings'],
  ['records'],
  ['workers', 'patterns'],
  ['ci', 'reports', 'templates'],
  ['git', 'storage', 'database', 'rendering', 'outbound', 'pages'],
  ['threads'],
];

/**
 * The domains of `src/domains/`, the lowest first: files import from their own domain and from lower ones. See decisions
 * 0079 and 0082.
 */
export const domains = [
  ...['core', 'accounts', 'projects', 'platform', 'planning', 'code', 'registry', 'ci'],
  ...['review', 'conversation', 'activity', 'transfer', 'delivery'],
];

/** These folders know nothing of the project: texts, turns of the event loop, files. */
const groundFolders = ['disk', 'text', 'turns'];

const src = readdirSync(new URL('src', import.meta.url), { withFileTypes: true });
const ground = src.filter(({ name }) => !floors.flat().includes(name) && name !== 'decisions');
for (const { name } of ground.filter((each) => each.isDirectory())) {
  if (groundFolders.includes(name)) continue;
  throw new Error(`src/${name} stands on no floor: name it among the floors`);
}

/** The floors with the code that `generated/registries/` lists, and those below them. */
const listed = floors.slice(
  1 + floors.findIndex((floor) => floor.includes('worker-definitions.ts')),
);

const inSrc = (names) => names.map((name) => `./src/${name}`);
const inGenerator = (names) => names.map((name) => `./generator/${name}`);

/** What stands on load, model and render. */
const commands = ['commands', 'diff', 'watch.ts', 'command-line.ts', 'main.ts'];

/** The arrows of the project: `target` may not import `from`. */
const arrows = [
  {
    target: './generator',
    from: ['./src', './generated', './migrations', './test'],
    message: 'The generator knows no application: it works on any document.',
  },
  {
    target: './generator/runtime',
    from: inGenerator(['load', 'model', 'render', 'mock', ...commands]),
    message: 'The runtime is shipped; what generates is not.',
  },
  {
    target: './generator/load',
    from: inGenerator(['model', 'render', 'mock', ...commands]),
    message: 'Imports point back along load -> model -> render -> commands.',
  },
  {
    target: './generator/model',
    from: inGenerator(['render', 'mock', ...commands]),
    message: 'Imports point back along load -> model -> render -> commands.',
  },
  {
    target: inGenerator(['render', 'mock']),
    from: inGenerator(commands),
    message: 'Imports point back along load -> model -> render -> commands.',
  },
  {
    target: inGenerator(['contract']),
    from: inGenerator(['render', 'mock', ...commands]),
    message: 'Tests of a contract are shipped, and know nothing of what is generated.',
  },
  {
    target: inGenerator(['watch.ts', 'diff']),
    from: inGenerator(['commands', 'command-line.ts', 'main.ts', 'mock']),
    message: 'Commands use these, and are used by the command line alone.',
  },
  {
    target: inGenerator(['load', 'model', 'render', 'runtime', 'contract', 'mock', ...commands]),
    from: inGenerator(['hearth']),
    message: 'A dialect is a plugin: generator/config.ts names it, and nothing else knows it.',
  },
  {
    target: './src',
    from: [...inGenerator(['load', 'model', 'render', 'mock', ...commands]), './test'],
    message: 'At run time only generator/runtime and generated/ exist.',
  },
  {
    target: './src',
    from: './generator/hearth',
    except: ['./facts.ts'],
    message:
      'Of the dialect servers know the types of what its words add, which are gone at run time.',
  },
  ...[...floors, ground.map(({ name }) => name)].flatMap((floor, index) =>
    floor.map((name) => {
      const beside = index < floors.length ? floor.filter((other) => other !== name) : [];
      return {
        target: `./src/${name}`,
        from: inSrc([...floors.slice(0, index).flat(), ...beside]),
        message: 'Imports point down the floors of src, which eslint.config.js names.',
      };
    }),
  ),
  {
    target: inSrc([...listed.flat(), ...ground.map(({ name }) => name)]),
    from: './generated/registries',
    except: ['./graphql.ts'],
    message:
      'The registries list the code of all resources: whatever they list imports none of them.',
  },
  {
    target: './migrations',
    from: ['./src', './generated', './generator', './test'],
    message: 'A migration stays true when the code changes: it imports nothing of it.',
  },
];

const inDomains = (names) => names.map((name) => `./src/domains/${name}`);
/** The arrows between domains. */
const betweenDomains = domains.slice(0, -1).map((name, index) => ({
  target: inDomains([name]),
  from: inDomains(domains.slice(index + 1)),
  message: 'Imports point down the domains, which eslint.config.js names.',
}));
for (const { name, parentPath } of readdirSync(new URL('src/domains', import.meta.url), {
  withFileTypes: true,
})) {
  if (!domains.includes(name)) {
    throw new Error(`${parentPath}/${name} is no domain of eslint.config.js: see decision 0079`);
  }
}

const childProcesses = {
  regex: '^(node:)?child_process$',
  message: 'Only src/git starts processes: forking this process blocks its event loop.',
};
const drivers = {
  regex: '^(better-sqlite3|pg|knex)(/|$)',
  allowTypeImports: true,
  message: 'Only src/database knows which database it is.',
};
const services = {
  regex: '^(?!.*generated/).*/service\\.ts$',
  message:
    'Only generated/registries/services.ts imports services: use a finder, presenter or policy.',
};
const restrictedImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

/** The folders of a file's own, which it imports from by relative paths, and how many folders lie above its files there. */
const ownFolders = [
  { files: ['src/!(domains)/%', 'test/!(domains)/%'], within: [0, 1, 2, 3, 4] },
  { files: ['test/domains/%', 'test/domains/*/%'], within: [0] },
  { files: ['src/domains/*/*/%', 'test/domains/*/*/%'], within: [0, 1, 2, 3] },
];
/** Whoever leaves the own folder names the whole path, so that either side can move alone. */
const wholePaths = ownFolders.flatMap(({ files, within }) =>
  within.map((depth) => ({
    files: files.map((each) => each.replace('%', `${'*/'.repeat(depth)}*.{ts,tsx}`)),
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^(?:\.\./){${depth + 1}}(?!(?:\.\./)*package\.json$)`,
              message:
                'Name files of other folders by #src/, #generated/, #runtime/, #generator/ or #test/.',
            },
          ],
        },
      ],
    },
  })),
);

const dialectWords = {
  selector: 'Literal[value=/^(better-sqlite3|sqlite3?|pg|postgres(ql)?)$/]',
  message: 'Name the difference between the databases in src/database, and use that name here.',
};
/** What an app of a test owes at the end is not paid when it begins inside a hook or a test. */
const lateApps = {
  selector:
    'CallExpression[callee.name=/^(?:beforeAll|beforeEach|it)$/] CallExpression[callee.name="startApp"]',
  message:
    'Start apps at the top of the file: only there are they closed, and their answers judged.',
};

/** What a function keeps stays with it until all garbage is collected: see decision 0037. */
const lastingFunctions = {
  selector:
    ':function AssignmentExpression[left.type="MemberExpression"]:matches([right.type=/^(?:ArrowFunction|Function)Expression$/], [right.type=/^TS/][right.expression.type=/^(?:ArrowFunction|Function)Expression$/])',
  message:
    'V8 allocates a function that is written into a property among the old objects, with all that it keeps: hand it over as an argument, or in an object literal.',
};

/** A stream of a file that nobody listens to yet ends the process where the file is gone. */
const earlyFiles = {
  selector: 'ImportSpecifier[imported.name="createReadStream"]',
  message:
    'Read files with readFileBytes of src/disk/read-file.ts, which opens them when they are read.',
};

/** Whoever looks for the consequences of an event finds them all in files of one name. */
const subscribing = {
  selector: 'CallExpression[callee.name="subscribeTo"]',
  message: 'Only subscriber.ts of a resource subscribes to events: call this function from there.',
};

const barrels = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: export what this file holds.',
};

/** The refused syntax of all sources. */
const ofSources = [barrels, dialectWords, earlyFiles, lastingFunctions];

/** The type check names what a service lacks at the word `satisfies`; what no domain has, in the registry of services. */
const unsatisfied = {
  selector:
    'Program:not(:has(ExportNamedDeclaration TSSatisfiesExpression > TSTypeReference[typeName.name=/Service$/], ExportNamedDeclaration TSSatisfiesExpression > TSTypeReference[typeName.name=/^(?:Omit|Partial)$/] TSTypeReference[typeName.name=/Service$/]))',
  message:
    'Let the functions say that they satisfy the interface of their resource: `satisfies LabelsService<RequestContext>`.',
};

export default defineConfig(
  globalIgnores([
    ...['generated/', 'dist/', 'data/', 'coverage/', '**/node_modules/', '.cache/'],
    'src/http/explorer/packages/',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: arrows }],
      'import-x/no-default-export': 'error',
      'no-restricted-syntax': ['error', barrels],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/domains/*/*/**/*.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...arrows, ...betweenDomains] },
      ],
    },
  },
  wholePaths,
  {
    files: ['generator/runtime/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', barrels, lastingFunctions] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are read in src/config.ts alone.',
        },
      ],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...ofSources, subscribing],
      ...restrictedImports(childProcesses, drivers, services),
    },
  },
  {
    // A program of its own, which serves nobody while it starts others.
    files: ['src/runner/shell.ts'],
    rules: restrictedImports(drivers, services),
  },
  {
    // The git host passes PATH on to git, and the runner to jobs; they have no settings of their own.
    files: ['src/config.ts', 'src/git/host/environment.ts', 'src/runner/variables.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['src/domains/*/*/service.ts', 'src/graphql/service.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...ofSources, subscribing, unsatisfied],
    },
  },
  {
    files: ['src/domains/*/*/subscriber.ts'],
    rules: { 'no-restricted-syntax': ['error', ...ofSources] },
  },
  {
    files: ['src/git/**/*.ts'],
    rules: restrictedImports(drivers, services),
  },
  {
    files: ['src/database/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', barrels, earlyFiles, lastingFunctions],
      ...restrictedImports(childProcesses, services),
    },
  },
  {
    files: ['src/disk/read-file.ts'],
    rules: { 'no-restricted-syntax': ['error', barrels, dialectWords, lastingFunctions] },
  },
  {
    // Names the packages that stay outside the bundle.
    files: ['src/build/server.ts'],
    rules: { 'no-restricted-syntax': ['error', barrels] },
  },
  {
    files: ['migrations/**/*.ts', '*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      'max-lines': 'off',
      'no-restricted-syntax': ['error', barrels, lateApps],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'kill',
          message:
            'signalProcess refuses 0, which is the whole group: the tests and what runs them.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        performance: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
      },
    },
  },
);
