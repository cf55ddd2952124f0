import type { Word } from '../../dialect.ts';
import type { Linted, Visit } from '../../load/lint/visits.ts';
import { name, names } from '../../load/own-words.ts';
import { join } from '../../load/pointer.ts';

/** Groups of tags for readers of the document, in the form that viewers of other projects read, too. */
export const tagGroups: Word = {
  key: 'x-tagGroups',
  on: ['document'],
  schema: {
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      properties: { name, tags: names },
      required: ['name', 'tags'],
      additionalProperties: false,
    },
  },
  accepts: 'a list of `{ name: <title>, tags: [<tag>, …] }`',
  check: checkGroups,
};

/** No group names an unknown tag, or a tag of another group. */
function checkGroups(context: Linted, { node, pointer }: Visit): void {
  const at = join(pointer, tagGroups.key);
  const known = listNames(node.tags, 'name');
  const grouped = listNames(node[tagGroups.key], 'tags').flat();
  const faults = [
    ...grouped
      .filter((tag, index) => grouped.indexOf(tag) !== index)
      .map((tag) => [`\`${String(tag)}\` is in two groups`, 'Keep one of them'] as const),
    ...grouped
      .filter((tag) => !known.includes(tag))
      .map((tag) => [`There is no tag \`${String(tag)}\``, 'Remove it'] as const),
  ];
  if (!context.complete) return;
  for (const [message, advice] of faults) context.fault('extension', at, message, advice);
}

const listNames = (list: unknown, key: string): unknown[] =>
  Array.isArray(list)
    ? (list as unknown[]).flatMap((each) =>
        typeof each === 'object' && each !== null && key in each
          ? [(each as Readonly<Record<string, unknown>>)[key]]
          : [],
      )
    : [];
