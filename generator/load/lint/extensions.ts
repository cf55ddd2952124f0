import { suggest } from '../advice.ts';
import { isData } from '../document.ts';
import type { Word } from '../../dialect.ts';
import { relationWords } from '../own-words.ts';
import { join } from '../pointer.ts';
import { propertyNames } from '../property-names.ts';
import type { LintContext, OperationPart, Visit } from './context.ts';

const relations = relationWords.map(({ key }) => key);

/** Reports extensions that are unknown, misplaced, invalid, or name something unknown. */
export function checkExtensions(context: LintContext): void {
  for (const visit of context.visits) {
    for (const [key, value] of Object.entries(visit.node)) {
      if (key.startsWith('x-')) checkExtension(context, visit, key, value);
    }
  }
  for (const operation of context.operations) {
    const names = listInputNames(context, operation);
    for (const key of relations)
      checkNames(context, operation.node[key], join(operation.pointer, key), names);
  }
  for (const { node, pointer } of context.of('schema')) {
    const names = isData(node.properties) ? Object.keys(node.properties) : [];
    for (const key of relations) checkNames(context, node[key], join(pointer, key), names);
  }
}

function checkExtension(context: LintContext, visit: Visit, key: string, value: unknown): void {
  const { words } = context.config.dialect;
  const at = join(visit.pointer, key);
  const word = words.find((each) => each.key === key);
  if (word === undefined) {
    context.fault(
      'extension',
      at,
      `There is no extension \`${key}\``,
      suggest(
        key,
        words.map((each) => each.key),
      ),
    );
    return;
  }
  if (!word.on.includes(visit.kind)) {
    context.fault(
      'extension',
      at,
      `\`${key}\` cannot stand here`,
      `It belongs to ${word.on.join(' or ')}`,
    );
    return;
  }
  checkValue(context, word, value, at);
  word.check?.(context, visit);
}

function checkValue(
  context: LintContext,
  { schema, accepts }: Word,
  value: unknown,
  at: string,
): void {
  const errors = context.validators.errors(schema, value);
  // A key that is not known is the likeliest reason for all the others.
  const error =
    errors.find(({ keyword }) => keyword === 'additionalProperties') ??
    errors.find(({ keyword }) => keyword !== 'if');
  if (error === undefined) return;
  const place = at + error.instancePath;
  if (error.keyword === 'additionalProperties') {
    const extra = String(error.params.additionalProperty);
    const known = Object.keys((error.parentSchema as { properties: object }).properties);
    context.fault(
      'extension',
      join(place, extra),
      `\`${extra}\` is not accepted here`,
      suggest(extra, known),
    );
  } else if (error.keyword === 'enum') {
    const accepted = (error.params.allowedValues as unknown[]).map(String);
    context.unknownValue('extension', place, error.data, accepted);
  } else {
    context.fault(
      'extension',
      place,
      `The value ${error.message ?? 'is not accepted'}`,
      `Write ${accepts}`,
      'value',
    );
  }
}

/** Names of the query parameters and body properties; null when they cannot be known. */
function listInputNames(
  context: LintContext,
  { node, pointer, parameters }: OperationPart,
): string[] | null {
  const names = parameters.map(({ node }) => String(node.name).replace(/\[\]$/, ''));
  const body = context.resolve(node.requestBody, join(pointer, 'requestBody'));
  if (body === null) return names;
  const content = isData(body.node.content) ? Object.values(body.node.content) : [];
  for (const mediaType of content) {
    if (isData(mediaType))
      names.push(...propertyNames(mediaType.schema, (node) => context.resolve(node, '')?.node));
  }
  return names;
}

function checkNames(
  context: LintContext,
  lists: unknown,
  at: string,
  names: readonly string[] | null,
): void {
  if (!Array.isArray(lists) || names === null) return;
  for (const [index, list] of (lists as unknown[]).entries()) {
    if (!Array.isArray(list)) continue;
    for (const [position, name] of (list as unknown[]).entries()) {
      if (typeof name !== 'string' || names.includes(name)) continue;
      context.fault(
        'extension',
        join(at, index, position),
        `There is no parameter \`${name}\``,
        suggest(name, names),
        'value',
      );
    }
  }
}
