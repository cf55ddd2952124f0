import { services } from '../../src/services.ts';

/** The tests that should see a fault. */
export interface Tests {
  /** Filters of hand-written test files. */
  readonly files: readonly string[];
  /** Resources whose contract is tried. */
  readonly contracts: readonly string[];
}

/** Where faults are seeded, and the tests that should see them. */
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
  projects: ['test/resources/projects/', 'test/resources/project-lists.test.ts', 'test/pagination'],
  groups: ['test/resources/groups/', 'test/pagination'],
  'group-audit-events': ['test/resources/groups/'],
};

const ofResource = (file: string): Tests => {
  const name = new RegExp(`(?:generated|resources)/(${FILLED})[./]`).exec(file)?.[1] ?? '';
  return { contracts: [name], files: OWN_TESTS[name] ?? [`test/resources/${name}`] };
};

const generated = (part: string) => new RegExp(`^generated/(?:${FILLED})/${part}\\.ts$`);

export const areas: readonly Area[] = [
  {
    name: 'document',
    files: new RegExp(`^spec/resources/(?:${FILLED})\\.yaml$`),
    tests: ofResource,
    faults: 14,
  },
  { name: 'guards', files: generated('routes'), tests: ofResource, faults: 20 },
  { name: 'decoders', files: generated('decoders'), tests: ofResource, faults: 14 },
  { name: 'validators', files: generated('validators'), tests: ofResource, faults: 12 },
  { name: 'writers', files: generated('writers'), tests: ofResource, faults: 6 },
  {
    name: 'runtime',
    files: /^generator\/runtime\/(?:decode|faults|raw|body|multipart|dispatch|links|respond)\.ts$/,
    tests: () => ({
      contracts: ['projects', 'repository-files'],
      files: ['test/generator/runtime', 'test/generator/dispatch'],
    }),
    faults: 14,
  },
  {
    name: 'policy',
    files:
      /^src\/policy\/(?:guard|features|grants|group-access|group-level|project-access|visibility|visible|authorize)\.ts$/,
    tests: () => ({
      contracts: ['projects', 'groups'],
      files: [
        'test/policy',
        'test/resources/projects',
        'test/resources/project-lists.test.ts',
        'test/resources/groups',
      ],
    }),
    faults: 14,
  },
  {
    name: 'auth',
    files: /^src\/auth\/(?:authenticate|credentials|scopes|tokens|account-state|callers)\.ts$/,
    tests: () => ({
      contracts: ['personal-access-tokens'],
      files: ['test/auth', 'test/resources/personal-access-tokens.test.ts'],
    }),
    faults: 12,
  },
  {
    name: 'services',
    files: new RegExp(`^src/resources/(?:${FILLED})/[\\w-]+\\.ts$`),
    tests: ofResource,
    faults: 24,
  },
];
