import { suggest } from '../advice.ts';
import { isData } from '../document.ts';
import { extensions, type Extension } from '../extensions.ts';
import { join } from '../pointer.ts';
import type { LintContext, OperationPart, Visit } from './context.ts';

const relations = ['x-exclusive', 'x-at-least-one', 'x-exactly-one', 'x-all-or-none'];

/** Extensions that do not exist, stand in the wrong place, hold the wrong thing or name what is not there. */
export function checkExtensions(context: LintContext): void {
  for (const visit of context.visits) {
    for (const [key, value] of Object.entries(visit.node)) {
      if (key.startsWith('x-')) checkExtension(context, visit, key, value);
    }
  }
  for (const operation of context.operations) {
    checkSubject(context, operation);
    const names = inputNames(context, operation);
    for (const key of relations)
      checkNames(context, operation.node[key], join(operation.pointer, key), names);
  }
  for (const { node, pointer } of context.of('schema')) {
    const names = isData(node.properties) ? Object.keys(node.properties) : [];
    for (const key of relations) checkNames(context, node[key], join(pointer, key), names);
  }
}

function checkExtension(
  context: LintContext,
  { kind, node, pointer }: Visit,
  key: string,
  value: unknown,
): void {
  const at = join(pointer, key);
  const extension = Object.hasOwn(extensions, key) ? extensions[key] : undefined;
  if (extension === undefined) {
    context.fault(
      'extension',
      at,
      `There is no extension \`${key}\``,
      suggest(key, Object.keys(extensions)),
    );
    return;
  }
  if (!extension.on.includes(kind)) {
    context.fault(
      'extension',
      at,
      `\`${key}\` cannot stand here`,
      `It belongs to ${extension.on.join(' or ')}`,
    );
    return;
  }
  checkValue(context, extension, value, at);
  if (key === 'x-wildcard' && node.in !== 'path') {
    context.fault('extension', at, 'Only a path parameter can be a wildcard', 'Remove it');
  }
  if ((key === 'x-body-limit' || key === 'x-file-limit') && node.requestBody === undefined) {
    context.fault('extension', at, 'There is no body to limit', 'Remove it');
  }
  if (key === 'x-not-blank' && node.type !== 'string') {
    context.fault('extension', at, 'Only a text that is never null can be blank', 'Remove it');
  }
  if (key === 'x-comma-separated' && ![node.type].flat().includes('array')) {
    context.fault(
      'extension',
      at,
      'Only an array can be separated by commas',
      'Write `type: array`',
    );
  }
}

function checkValue(
  context: LintContext,
  { schema, accepts }: Extension,
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

/** The parameter that names the project or group must be in the path. */
function checkSubject(
  context: LintContext,
  { node, pointer, path, parameters }: OperationPart,
): void {
  const access = node['x-access'];
  if (!isData(access) || (access.project === undefined && access.group === undefined)) return;
  const parameter = typeof access.parameter === 'string' ? access.parameter : 'id';
  const names = parameters
    .filter(({ node }) => node.in === 'path')
    .map(({ node }) => String(node.name));
  if (names.includes(parameter) || !context.complete) return;
  const at = join(pointer, 'x-access', ...(access.parameter === undefined ? [] : ['parameter']));
  context.fault(
    'extension',
    at,
    `${path} has no parameter \`${parameter}\` to find the subject with`,
    suggest(parameter, names),
  );
}

/** Names of the query parameters and body properties; null when they cannot be known. */
function inputNames(
  context: LintContext,
  { node, pointer, parameters }: OperationPart,
): string[] | null {
  const names = parameters.map(({ node }) => String(node.name).replace(/\[\]$/, ''));
  const body = context.resolve(node.requestBody, join(pointer, 'requestBody'));
  if (body === null) return names;
  const content = isData(body.node.content) ? Object.values(body.node.content) : [];
  for (const mediaType of content) {
    if (isData(mediaType)) collect(context, mediaType.schema, names, 0);
  }
  return names;
}

function collect(context: LintContext, schema: unknown, names: string[], depth: number): void {
  const found = context.resolve(schema, '')?.node;
  if (found === undefined || depth > 20) return;
  if (isData(found.properties)) names.push(...Object.keys(found.properties));
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    if (!Array.isArray(found[key])) continue;
    for (const part of found[key] as unknown[]) collect(context, part, names, depth + 1);
  }
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
