import { isData } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext } from './context.ts';

/** Requires a description of every parameter and property, own or through its reference. */
export function checkDescriptions(context: LintContext): void {
  for (const { node, pointer } of context.of('parameter')) {
    if (!hasText(node.description)) {
      context.fault(
        'description',
        pointer,
        `The parameter \`${String(node.name)}\` is not described`,
        'Write `description`',
      );
    }
  }
  for (const { node, pointer } of context.of('schema')) {
    if (!isData(node.properties)) continue;
    for (const [name, property] of Object.entries(node.properties)) {
      if (!isData(property) || hasText(property.description)) continue;
      if (hasText(context.resolve(property, '')?.node.description)) continue;
      context.fault(
        'description',
        join(pointer, 'properties', name),
        `The property \`${name}\` is not described`,
        'Write `description`',
      );
    }
  }
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
