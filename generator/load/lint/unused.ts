import { isData } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext } from './context.ts';

/** Components that no operation leads to. */
export function checkUnused(context: LintContext): void {
  if (!context.complete) return;
  const used = new Set(context.inlined);
  reach(context, [context.document.paths, context.document.webhooks], used);
  for (const [section, entries] of Object.entries(context.document.components ?? {})) {
    if (section === 'securitySchemes' || section.startsWith('x-')) continue;
    for (const name of Object.keys(entries)) {
      const pointer = join('/components', section, name);
      if (used.has(`#${pointer}`)) continue;
      context.fault('unused', pointer, `Nothing uses \`${name}\``, 'Remove it');
    }
  }
}

function reach(context: LintContext, value: unknown, used: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isData(value)) {
    const { $ref: reference, discriminator } = value;
    if (typeof reference === 'string') follow(context, reference, used);
    if (isData(discriminator) && isData(discriminator.mapping)) {
      for (const name of Object.values(discriminator.mapping)) {
        const text = String(name);
        follow(context, text.startsWith('#') ? text : `#/components/schemas/${text}`, used);
      }
    }
  }
  for (const member of Object.values(value)) reach(context, member, used);
}

function follow(context: LintContext, reference: string, used: Set<string>): void {
  if (used.has(reference)) return;
  used.add(reference);
  reach(context, context.component(reference), used);
}
