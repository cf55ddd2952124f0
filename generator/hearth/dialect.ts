import type { Dialect } from '../dialect.ts';
import { plainSeverities, type RuleName } from '../load/rules.ts';
import { ownWords } from '../load/own-words.ts';
import { expandDocument } from './expand.ts';
import { publishDocument } from './publish.ts';
import { printRegistries } from './registries.ts';
import { access } from './words/access.ts';
import { featureFlag } from './words/feature-flag.ts';
import { implied } from './words/implied.ts';
import { origin, ORIGINS } from './words/origin.ts';
import { pagination } from './words/pagination.ts';
import { pending } from './words/pending.ts';
import { rateLimit } from './words/rate-limit.ts';
import { scopes } from './words/scopes.ts';
import { tagGroups } from './words/tag-groups.ts';
import { tier, tierOff } from './words/tier.ts';

/** Every fault of Hearth's own document must be mended. */
const severities = Object.fromEntries(
  Object.keys(plainSeverities).map((name) => [name, 'error']),
) as Readonly<Record<RuleName, 'error'>>;

/** Dialect of Hearth's own document. */
export const hearth: Dialect = {
  name: 'hearth',
  standard: false,
  severities,
  words: [
    access,
    scopes,
    tier,
    tierOff,
    featureFlag,
    rateLimit,
    ...ownWords,
    pagination,
    origin,
    pending,
    implied,
    tagGroups,
  ],
  // Commits before the introduction of domains have their files in `resources/`; `generate -- diff` reads them, too.
  folders: ['domains', 'resources'],
  templates: true,
  facts: { type: 'HearthFacts', module: 'hearth/facts' },
  impliedKey: implied.key,
  writtenOut: {
    parameters: 'x-parameter-sets',
    properties: 'x-property-sets',
    values: 'x-examples',
  },
  expand: expandDocument,
  publish: publishDocument,
  groups: ORIGINS,
  pendingMark: `${pending.key}: true`,
  registries: printRegistries,
  commands: {
    new: {
      help: `  new <domain>/<resource>  scaffold a resource: document, service, test; with --project also its table
  new field …              add a property to a resource: document, migration, row, code that reads and writes it`,
      find: () => import('./new/command.ts'),
    },
  },
};
