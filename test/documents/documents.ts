/** A file that nobody here wrote, inside a package of the registry. */
export interface ForeignFile {
  readonly name: string;
  readonly package: string;
  readonly version: string;
  /** Integrity of the packed file, as the registry states it. */
  readonly integrity: string;
  /** Path of the document inside the package. */
  readonly file: string;
  /** Real faults of the file: rule and place, `rule 12:3`. */
  readonly faults: readonly string[];
}

export interface ForeignDocument extends ForeignFile {
  readonly operations: number;
  /** Operations that the mocks answer from a true example, at least. */
  readonly mocked: number;
  /** The things that the generator refuses of it, by kind, and how often. */
  readonly refused: Readonly<Record<string, number>>;
  /** The things that it says to no effect, likewise. */
  readonly idle: Readonly<Record<string, number>>;
}

/** A type system of GraphQL, without directives of ours. */
export interface ForeignTypeSystem extends ForeignFile {
  readonly types: number;
}

export const documents: readonly ForeignDocument[] = [
  {
    name: 'github',
    package: '@octokit/openapi',
    version: '23.0.2',
    integrity:
      'sha512-pV8M7L9GY23AybNvTmo2nyjmpmnt6+2sRE/tqr0ZLQcPS4lnw7u5eZGNmwRNkBC3D7gZXbFx5AHzLUVRBXGDhg==',
    file: 'package/generated/api.github.com.json',
    operations: 1223,
    mocked: 50,
    faults: [],
    refused: {
      'Nothing is done about …': 1,
    },
    idle: {
      'Nothing is checked against the format …': 2,
    },
  },
  {
    name: 'directus',
    package: '@directus/specs',
    version: '15.2.0',
    integrity:
      'sha512-JauzDjbFbeoZ9AceWh/pbG/U2R2/5V8jP7Ldp/bpSPbsDu392uXEUQGTfWkowLqgRXtjmGHP5vIZoUJpjqaFPw==',
    file: 'package/dist/openapi.json',
    operations: 136,
    mocked: 10,
    faults: [],
    refused: {},
    idle: {},
  },
  {
    name: 'blockfrost',
    package: '@blockfrost/openapi',
    version: '0.1.93',
    integrity:
      'sha512-gC0NOZk+9MSa5aK846gbcU12VqbZwzVpZmgO6314e9ExJo9g3QsMmniplewOhI5fJQVHR0A7lgCVqk/pbK1iKA==',
    file: 'package/openapi.yaml',
    operations: 129,
    mocked: 50,
    faults: [],
    refused: {},
    idle: {
      'Nothing is checked against the format …': 84,
    },
  },
];

export const typeSystems: readonly ForeignTypeSystem[] = [
  {
    name: 'github-graphql',
    package: '@octokit/graphql-schema',
    version: '15.26.1',
    integrity:
      'sha512-RFDC2MpRBd4AxSRvUeBIVeBU7ojN/SxDfALUd7iVYOSeEK3gZaqR2MGOysj4Zh2xj2RY5fQAUT+Oqq7hWTraMA==',
    file: 'package/schema.graphql',
    types: 1623,
    faults: ['graphql-field-twice 15150:3', 'graphql-field-twice 15155:3'],
  },
];
