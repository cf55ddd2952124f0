import type { Config } from '../../config.ts';
import type { OpenApiDocument } from '../document.ts';
import type { Position } from '../faults.ts';
import type { Report } from '../report.ts';
import type { RuleName } from '../rules.ts';
import { checkBounds } from './bounds.ts';
import { LintContext } from './context.ts';
import { checkDescriptions } from './descriptions.ts';
import { checkExtensions } from './extensions.ts';
import { checkHeads } from './head.ts';
import { hasFewLevels } from './levels.ts';
import { checkMetaSchema } from './meta-schema.ts';
import { checkObjects } from './objects.ts';
import { checkOperations } from './operations.ts';
import { checkOperationStyle } from './operation-style.ts';
import { hasFewParts } from './parts.ts';
import { checkPaths } from './paths.ts';
import { checkSchemaKeywords } from './schema-keywords.ts';
import { checkStatuses } from './statuses.ts';
import { checkSupport } from './support.ts';
import { checkUnused } from './unused.ts';
import { checkValues } from './values.ts';
import { checkWebhooks } from './webhooks.ts';
import { checkWordings } from './wordings.ts';

interface CheckOptions {
  readonly report: Report;
  readonly config: Config;
  /** True when every file could be read. */
  readonly complete: boolean;
  /** Components that paths and webhooks name, and that are copied there. */
  readonly inlined: ReadonlySet<string>;
}

type Check = (context: LintContext) => void;

const always: readonly Check[] = [
  checkObjects,
  checkPaths,
  checkOperations,
  checkSchemaKeywords,
  checkMetaSchema,
  checkSupport,
];

/** Checks with their rules: a check runs unless all of its rules are off. */
const wanted: readonly (readonly [Check, ...RuleName[]])[] = [
  [checkExtensions, 'extension'],
  [checkHeads, 'head'],
  [checkOperationStyle, 'operation', 'operation-name', 'missing-example', 'request-body'],
  [checkStatuses, 'statuses'],
  [checkWebhooks, 'webhook', 'missing-example'],
  [checkDescriptions, 'description'],
  [checkWordings, 'wording'],
  [checkBounds, 'bounds'],
  [checkUnused, 'unused'],
  [checkValues, 'default', 'enum', 'example'],
];

/** Adds everything that is wrong with a bundled document to the report. */
export function checkDocument(
  document: OpenApiDocument,
  locate: (pointer: string, part: 'key' | 'value') => Position,
  options: CheckOptions,
): void {
  const context = new LintContext(document, locate, options);
  // The other checks recurse, and would overflow the stack.
  if (!hasFewLevels(context) || !hasFewParts(context)) return;
  for (const check of always) check(context);
  for (const [check, ...rules] of wanted)
    if (rules.some((rule) => context.tells(rule))) check(context);
  for (const { operationChecks = [] } of options.config.dialect.words)
    for (const { rule, check } of operationChecks)
      if (context.tells(rule))
        for (const operation of context.operations) check(context, operation);
}
