import { isData } from '../document.ts';
import { isReadContent } from '../parameter-styles.ts';
import { join } from '../pointer.ts';
import type { LintContext, Visit } from './context.ts';
import { refuse } from './refuse.ts';
import { typesOf } from './schema-keywords.ts';

/** Tells of parameters that would be read as something else than they are. */
export function checkStyle(context: LintContext, visit: Visit): void {
  if (context.config.dialect === 'none') checkStandard(context, visit);
  else checkLenient(context, visit);
}

/** The standard has no form for lists and objects within lists. */
function checkStandard(context: LintContext, { node, pointer }: Visit): void {
  const { style } = node;
  if (isData(node.content)) return checkContent(context, node.content, join(pointer, 'content'));
  const schema = context.resolve(node.schema, join(pointer, 'schema'))?.node ?? {};
  const types = typesOf(schema.type) ?? [];
  if (style === 'deepObject') return;
  const items = context.resolve(schema.items, join(pointer, 'schema', 'items'))?.node ?? {};
  const inner = typesOf(items.type) ?? [];
  if (types.includes('array') && (inner.includes('array') || inner.includes('object')))
    refuse(
      context,
      pointer,
      'There is no way to write lists or objects within a list',
      'Describe the parameter by `content`',
    );
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
  const types = typesOf(schema.type) ?? [];
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
