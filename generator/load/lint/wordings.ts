import { isData } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext } from './context.ts';
import { findRepeated, findWordingFaults } from './wording.ts';

/** Checks that every summary and description can be read on its own: see `findWordingFaults`. */
export function checkWordings(context: LintContext): void {
  for (const { node, pointer } of context.visits) {
    for (const key of ['summary', 'description']) {
      const text = node[key];
      if (typeof text !== 'string') continue;
      for (const { message, advice } of findWordingFaults(text))
        context.fault('wording', join(pointer, key), message, advice, 'value');
    }
  }
  for (const { node, pointer } of context.of('schema')) {
    if (!isData(node.properties)) continue;
    const members = Object.entries(node.properties).flatMap(([name, property]) =>
      isData(property) && typeof property.description === 'string'
        ? [{ name, text: property.description }]
        : [],
    );
    for (const { member, earlier } of findRepeated(members))
      context.fault(
        'wording',
        join(pointer, 'properties', member.name, 'description'),
        `The description is that of \`${earlier}\``,
        'Write what is different',
        'value',
      );
  }
}
