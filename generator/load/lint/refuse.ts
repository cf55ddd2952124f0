import type { LintContext } from './context.ts';

/** A position is reported once. */
export function refuse(context: LintContext, at: string, message: string, advice: string): void {
  if (context.hasFaultIn(at)) return;
  context.fault('unsupported', at, message, advice);
}
