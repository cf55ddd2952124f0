import type { OpenApiDocument } from '../document.ts';
import type { Position } from '../faults.ts';
import type { Report } from '../report.ts';
import { checkBounds } from './bounds.ts';
import { LintContext } from './context.ts';
import { checkDescriptions } from './descriptions.ts';
import { checkExtensions } from './extensions.ts';
import { checkHeads } from './head.ts';
import { checkMetaSchema } from './meta-schema.ts';
import { checkObjects } from './objects.ts';
import { checkOperations } from './operations.ts';
import { checkOperationStyle } from './operation-style.ts';
import { checkPaths } from './paths.ts';
import { checkSchemaKeywords } from './schema-keywords.ts';
import { checkOwnSecurity } from './security.ts';
import { checkStatuses } from './statuses.ts';
import { checkUnused } from './unused.ts';
import { checkValues } from './values.ts';
import { checkWebhooks } from './webhooks.ts';

interface CheckOptions {
  readonly report: Report;
  /** True for a document of others: rules that Hearth sets for its own document are left out. */
  readonly foreign: boolean;
  /** True when every file could be read. */
  readonly complete: boolean;
  /** The components that paths and webhooks name, of which these hold copies. */
  readonly inlined: ReadonlySet<string>;
}

type Rule = (context: LintContext) => void;

const always: readonly Rule[] = [
  checkObjects,
  checkPaths,
  checkOperations,
  checkSchemaKeywords,
  checkMetaSchema,
];

const own: readonly Rule[] = [
  checkExtensions,
  checkHeads,
  checkOperationStyle,
  checkStatuses,
  checkWebhooks,
  checkOwnSecurity,
  checkDescriptions,
  checkBounds,
  checkUnused,
  checkValues,
];

/** Adds everything that is wrong with a bundled document to the report. */
export function checkDocument(
  document: OpenApiDocument,
  locate: (pointer: string, part: 'key' | 'value') => Position,
  options: CheckOptions,
): void {
  const context = new LintContext(document, locate, options);
  for (const rule of options.foreign ? always : [...always, ...own]) rule(context);
}
