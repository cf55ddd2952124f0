import { describe } from 'vitest';
import { cleanUp } from './documents.ts';
import { ENTRY, expectEach, type Seeded } from './seeded.ts';

cleanUp();

const faults: readonly Seeded[] = [
  {
    name: 'misspelt',
    rule: 'extension',
    from: '      x-pagination: offset',
    to: '      x-pagination: offset\n      ⟨here⟩x-teir: premium',
    says: 'Did you mean `x-tier`',
  },
  {
    name: 'unknown',
    rule: 'extension',
    from: 'in: query',
    to: 'in: query\n          ⟨here⟩x-completely-else: 1',
    says: 'Known are `x-access`',
  },
  {
    name: 'unknown on a path',
    rule: 'extension',
    from: '    parameters:\n      - $ref',
    to: '    ⟨here⟩x-note: 1\n    parameters:\n      - $ref',
  },
  {
    name: 'unknown in the entry',
    rule: 'extension',
    file: ENTRY,
    from: 'tags: []',
    to: 'tags: []\n⟨here⟩x-note: 1',
  },
  {
    name: 'in the wrong place',
    rule: 'extension',
    from: 'in: query',
    to: 'in: query\n          ⟨here⟩x-tier: premium',
    says: 'It belongs to operation',
  },
  {
    name: 'x-access with an unknown word',
    rule: 'extension',
    from: 'x-access: { project: visible }',
    to: 'x-access: ⟨here⟩anonymus',
    says: 'Did you mean `anonymous`',
  },
  {
    name: 'x-access with an unknown level',
    rule: 'extension',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: ⟨here⟩develper }',
    says: 'Did you mean `developer`',
  },
  {
    name: 'x-access with an unknown key',
    rule: 'extension',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: developer, ⟨here⟩erly: true }',
    says: 'Did you mean `early`',
  },
  {
    name: 'x-access with an unknown subject',
    rule: 'extension',
    from: 'x-access: { project: visible }',
    to: 'x-access: { ⟨here⟩projct: visible }',
    says: 'Did you mean `project`',
  },
  {
    name: 'x-access naming no path parameter',
    rule: 'extension',
    from: 'x-access: { project: visible }',
    to: 'x-access: { project: visible, ⟨here⟩parameter: project_id }',
  },
  {
    name: 'x-scopes that are no list',
    rule: 'extension',
    from: '      x-pagination: offset',
    to: '      x-pagination: offset\n      x-scopes: ⟨here⟩api',
    says: 'a list of token scopes',
  },
  {
    name: 'x-tier unknown',
    rule: 'extension',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: developer }\n      x-tier: ⟨here⟩premum',
    says: 'Did you mean `premium`',
  },
  {
    name: 'x-tier-off with another status',
    rule: 'extension',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: developer }\n      x-tier: premium\n      x-tier-off: ⟨here⟩402',
    says: '`404`',
  },
  {
    name: 'x-feature-flag without what off answers',
    rule: 'extension',
    from: '      x-pagination: offset',
    to: '      x-pagination: offset\n      x-feature-flag: ⟨here⟩{ name: jars, default: true }',
    says: 'off: 404 or 503',
  },
  {
    name: 'x-rate-limit that is no name',
    rule: 'extension',
    from: 'x-pagination: offset\n      parameters:\n        - name: search\n          in: query\n          description: Part of the label.\n          schema: { type: string, maxLength: 255 }\n      responses:',
    to: "x-pagination: offset\n      x-rate-limit: ⟨here⟩5 per minute\n      responses:\n        '429': { $ref: ../common/responses.yaml#/components/responses/Failed }",
  },
  {
    name: 'x-pagination of a kind that is not there',
    rule: 'extension',
    from: 'x-pagination: offset',
    to: 'x-pagination: ⟨here⟩keyset',
  },
  {
    name: 'x-pagination with an unknown key',
    rule: 'extension',
    from: 'x-pagination: offset',
    to: 'x-pagination: { offset: true, ⟨here⟩keysets: [id] }',
    says: 'Did you mean `keyset`',
  },
  {
    name: 'x-exclusive that is one list',
    rule: 'extension',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: developer }\n      x-exclusive: [⟨here⟩label, colors]',
  },
  {
    name: 'x-exclusive naming no parameter',
    rule: 'extension',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: developer }\n      x-exclusive: [[label, ⟨here⟩colours]]',
    says: 'Did you mean `colors`',
  },
  {
    name: 'x-deprecated-by with a number as release',
    rule: 'extension',
    from: 'in: query',
    to: 'in: query\n          x-deprecated-by: { use: filter, removal: ⟨here⟩16.0 }',
  },
  {
    name: 'x-wildcard in a query',
    rule: 'extension',
    from: 'in: query',
    to: 'in: query\n          ⟨here⟩x-wildcard: true',
  },
  {
    name: 'x-origin unknown',
    rule: 'extension',
    from: 'x-origin: seed',
    to: 'x-origin: ⟨here⟩seeds',
    says: 'Did you mean `seed`',
  },
  {
    name: 'x-tagGroups with an unknown tag',
    rule: 'extension',
    file: ENTRY,
    from: 'tags: []',
    to: 'tags: []\n⟨here⟩x-tagGroups: [{ name: Pantry, tags: [jars, lids] }]',
    says: 'There is no tag `lids`',
  },
  {
    name: 'x-tagGroups with a tag in two groups',
    rule: 'extension',
    file: ENTRY,
    from: 'tags: []',
    to: 'tags: []\n⟨here⟩x-tagGroups: [{ name: One, tags: [jars] }, { name: Two, tags: [jars] }]',
    says: 'Keep one of them',
  },
  {
    name: 'x-body-limit where there is no body',
    rule: 'extension',
    from: '      x-pagination: offset',
    to: '      x-pagination: offset\n      ⟨here⟩x-body-limit: 2000000',
    says: 'Remove it',
  },
  {
    name: 'x-file-limit where there is no body',
    rule: 'extension',
    from: '      x-pagination: offset',
    to: '      x-pagination: offset\n      ⟨here⟩x-file-limit: most_bytes',
    says: 'Remove it',
  },
  {
    name: 'x-body-limit with a unit',
    rule: 'extension',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: developer }\n      x-body-limit: ⟨here⟩2 MB',
    says: 'the most bytes',
  },
  {
    name: 'x-not-blank on a list',
    rule: 'extension',
    from: 'maxItems: 5',
    to: 'maxItems: 5\n          ⟨here⟩x-not-blank: true',
    says: 'Only a text',
  },
  {
    name: 'x-comma-separated on a text',
    rule: 'extension',
    from: 'maxLength: 255\n        colors',
    to: 'maxLength: 255\n          ⟨here⟩x-comma-separated: true\n        colors',
  },
];

describe('faults in extensions', () => {
  expectEach(faults);
});
