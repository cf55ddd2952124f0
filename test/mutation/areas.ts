import { readdirSync } from 'node:fs';
import { services } from '#generated/registries/services.ts';

/** The tests that should see a fault. */
export interface Tests {
  /** Filters of hand-written test files. */
  readonly files: readonly string[];
  /** Resources whose contract is tried. */
  readonly contracts: readonly string[];
  /** Filters of test files that take long: they are tried when all others let the fault through. */
  readonly last?: readonly string[];
}

/** Source files with seeded faults, and the tests that should detect them. */
export interface Area {
  readonly name: string;
  readonly files: RegExp;
  readonly tests: (file: string) => Tests;
  /** How many faults of the area a full run seeds. */
  readonly faults: number;
}

/** Resources with functions; the others answer 501 and have no behaviour to break yet. */
const FILLED = Object.keys(services).join('|');

/** Hand-written tests by resource, where their names differ. */
const OWN_TESTS: Readonly<Record<string, readonly string[]>> = {
  projects: [
    'test/domains/core/projects/',
    'test/domains/projects/project-sharing.test.ts',
    'test/lists',
  ],
  search: ['test/domains/activity/search', 'test/database/text-index.long.both.test.ts'],
  groups: ['test/domains/core/groups/', 'test/lists'],
  repositories: [
    'test/domains/core/repositories/',
    'test/git-http/other-refs',
    'test/git-http/hostile-pushes',
  ],
  users: ['test/domains/core/users/', 'test/domains/accounts/scim/', 'test/pages/sign-up'],
};

const listTests = (name: string): readonly string[] =>
  readdirSync('test/domains', { recursive: true, encoding: 'utf8' })
    .filter((file) => new RegExp(`^[a-z]+/${name}(?:[.-][\\w.-]+\\.test\\.ts)?$`).test(file))
    .map((file) => `test/domains/${file}`);

const ofResource = (file: string): Tests => {
  const name = new RegExp(`(?:generated|domains/[a-z]+)/(${FILLED})[./]`).exec(file)?.[1] ?? '';
  return { contracts: [name], files: OWN_TESTS[name] ?? listTests(name) };
};

/** Access to operations about projects and groups is tested once for all operations. */
const withRoles = (file: string): Tests => ({ ...ofResource(file), last: ['test/access/matrix'] });

const generated = (part: string) => new RegExp(`^generated/(?:${FILLED})/${part}\\.ts$`);

export const areas: readonly Area[] = [
  {
    name: 'document',
    files: new RegExp(`^spec/domains/[a-z]+/(?:${FILLED})\\.yaml$`),
    tests: withRoles,
    faults: 14,
  },
  { name: 'guards', files: generated('routes'), tests: withRoles, faults: 20 },
  { name: 'decoders', files: generated('decoders'), tests: ofResource, faults: 14 },
  { name: 'validators', files: generated('validators'), tests: ofResource, faults: 12 },
  { name: 'writers', files: generated('writers'), tests: ofResource, faults: 6 },
  {
    name: 'runtime',
    files:
      /^generator\/runtime\/(?:decode|checks|faults|raw|body|multipart|dispatch|links|respond)\.ts$/,
    tests: () => ({
      contracts: ['projects', 'repository-files'],
      files: ['test/generator/runtime', 'test/generator/dispatch', 'test/generator/multipart'],
    }),
    faults: 14,
  },
  {
    name: 'policy',
    files:
      /^src\/policy\/(?:guard|features|grants|group-access|group-level|project-access|visibility|visible|authorize)\.ts$/,
    tests: () => ({
      contracts: ['projects', 'groups'],
      files: ['test/policy', 'test/domains/core/projects', 'test/domains/core/groups'],
    }),
    faults: 14,
  },
  {
    name: 'auth',
    files: /^src\/auth\/(?:authenticate|credentials|scopes|tokens|account-state|callers)\.ts$/,
    tests: () => ({
      contracts: ['personal-access-tokens'],
      files: ['test/auth', 'test/domains/accounts/personal-access-tokens.test.ts'],
    }),
    faults: 12,
  },
  {
    name: 'services',
    files: new RegExp(`^src/domains/[a-z]+/(?:${FILLED})/[\\w/-]+\\.ts$`),
    tests: ofResource,
    faults: 24,
  },
];
