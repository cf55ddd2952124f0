import { isData } from '../document.ts';
import { isReadContent } from '../parameter-styles.ts';
import { join } from '../pointer.ts';
import type { LintContext, Visit } from './context.ts';
import { refuse } from './refuse.ts';
import { readTypes } from './schema-keywords.ts';

/** Reports parameters that would be read differently from their declaration. */
export function checkStyle(context: LintContext, visit: Visit): void {
  if (context.config.dialect.standard) checkStandard(context, visit);
  else checkLenient(context, visit);
}

/** The standard has no form for lists and objects within lists. */
function checkStandard(context: LintContext, { node, pointer }: Visit): void {
  const { style } = node;
  if (isData(node.content)) return checkContent(context, node.content, join(pointer, 'content'));
  const schema = context.resolve(node.schema, join(pointer, 'schema'))?.node ?? {};
  if (style === 'deepObject' || !isListOfParts(context, schema)) return;
  refuse(context, pointer, UNWRITABLE, 'Describe the parameter by `content`');
}

const UNWRITABLE = 'There is no way to write lists or objects within a list';

function isListOfParts(context: LintContext, schema: Readonly<Record<string, unknown>>): boolean {
  const items = context.resolve(schema.items, '')?.node ?? {};
  const inner = readTypes(items.type) ?? [];
  const isList = readTypes(schema.type)?.includes('array') === true;
  return isList && (inner.includes('array') || inner.includes('object'));
}

/** Checks a form field whose style the document states. */
export function checkField(context: LintContext, { node, pointer }: Visit): void {
  const { style, explode, allowReserved } = node;
  if ((style ?? explode ?? allowReserved) === undefined || style === 'deepObject') return;
  const keys = pointer.split('/');
  const name = keys.pop()?.replaceAll('~1', '/').replaceAll('~0', '~') ?? '';
  const media = context.at(keys.slice(0, -1).join('/'));
  const schema = isData(media) ? context.resolve(media.schema, '')?.node : undefined;
  const properties = schema?.properties;
  const field = isData(properties) ? context.resolve(properties[name], '')?.node : undefined;
  if (field === undefined || !isListOfParts(context, field)) return;
  refuse(context, pointer, UNWRITABLE, 'Leave the style out, so that the parts are JSON');
}

function checkContent(context: LintContext, content: object, at: string): void {
  const [type = '', ...others] = Object.keys(content);
  if (others.length > 0 || !isReadContent(type))
    refuse(
      context,
      at,
      `A parameter in \`${[type, ...others].join(', ')}\` is not read`,
      'Describe `application/json`',
    );
}

/** The ways of writing a parameter that the dialect reads. */
function checkLenient(context: LintContext, { node, pointer }: Visit): void {
  const { in: place, style } = node;
  if (node.content !== undefined)
    refuse(context, join(pointer, 'content'), 'Nothing is done about `content`', 'Use a `schema`');
  if (place === 'cookie')
    return refuse(context, join(pointer, 'in'), 'Cookies are not read', 'Use a header');
  const schema = context.resolve(node.schema, join(pointer, 'schema'))?.node ?? {};
  const types = readTypes(schema.type) ?? [];
  const usual = place === 'query' ? 'form' : 'simple';
  if (typeof style === 'string' && style !== usual && style !== 'deepObject')
    refuse(
      context,
      join(pointer, 'style'),
      `The style \`${style}\` is not read`,
      `Use \`${usual}\``,
    );
  else if (types.includes('array') && schema['x-comma-separated'] !== true && place !== 'query')
    refuse(context, pointer, `A list in a ${String(place)} is not read`, 'Use a list in the query');
}
