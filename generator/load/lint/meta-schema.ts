import type { LintContext } from './context.ts';

/** Checks the meta-schema of JSON Schema 2020-12, after the specific checks. */
export function checkMetaSchema(context: LintContext): void {
  for (const { node, pointer, parent } of context.of('schema')) {
    if (parent?.kind === 'schema') continue;
    for (const { instancePath, message } of context.validators.metaErrors(node)) {
      const at = pointer + instancePath;
      if (context.hasFaultIn(at)) continue;
      context.fault(
        'schema',
        at,
        `Not a schema: ${message ?? 'refused'}`,
        'Write JSON Schema 2020-12',
        'value',
      );
    }
  }
}
