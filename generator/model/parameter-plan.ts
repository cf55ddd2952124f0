import type { Parameter, Schema } from '../load/document.ts';
import { isJson } from '../load/media-type.ts';
import type { ParameterPlan, ParameterStyle } from '../runtime/parameter-plan.ts';
import { withoutBrackets } from './names.ts';
import type { Resolver } from './resolver.ts';
import { resolveShape } from './shape.ts';

/** Style of a parameter in OpenAPI, with all defaults filled in. `all` are those of its operation. */
export function planParameter(
  parameter: Parameter,
  resolver: Resolver,
  all: readonly Parameter[],
): ParameterPlan {
  const { in: place, name } = parameter;
  const style = readStyle(parameter);
  const explode = parameter.explode ?? style === 'form';
  const kind =
    style === 'json' || style === 'text'
      ? 'value'
      : toParameterKind(parameter.schema ?? {}, resolver);
  const key = withoutBrackets(name);
  const apart = explode && kind === 'object' && style !== 'deepObject';
  return {
    in: place,
    name,
    ...(key !== name && { key }),
    style,
    explode,
    kind,
    ...(apart && planMembers(parameter, resolver, all)),
    ...(parameter['allowReserved'] === true && { reserved: true }),
  };
}

function readStyle({ in: place, style, content }: Parameter): ParameterStyle {
  if (content !== undefined) {
    const [mediaType = ''] = Object.keys(content as object);
    return isJson(mediaType) ? 'json' : 'text';
  }
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  return (style as ParameterStyle | undefined) ?? usual;
}

/** Schema of a parameter, which may be in its `content`. */
export function getParameterSchema({ schema, content }: Parameter): Schema {
  if (schema !== undefined) return schema;
  const [media] = Object.values((content ?? {}) as Readonly<Record<string, { schema?: Schema }>>);
  return media?.schema ?? {};
}

function toParameterKind(schema: Schema, resolver: Resolver): ParameterPlan['kind'] {
  const shape = resolveShape(schema, resolver);
  switch (shape.kind) {
    case 'array':
      return 'list';
    case 'object':
    case 'hash':
      return 'object';
    case 'union': {
      const kinds = shape.branches.map((branch) => toParameterKind(branch, resolver));
      if (kinds.includes('object')) return 'object';
      return kinds.some((kind) => kind !== 'value') ? 'either' : 'value';
    }
    case 'any':
      return [resolver.resolve<Schema>(schema).type].flat().includes('object') ? 'object' : 'value';
    default:
      return 'value';
  }
}

/** Names of the members of an object that are written as separate parameters. */
function planMembers(
  parameter: Parameter,
  resolver: Resolver,
  all: readonly Parameter[],
): Pick<ParameterPlan, 'members' | 'besides'> {
  const shape = resolveShape(parameter.schema ?? {}, resolver);
  const members = shape.kind === 'object' ? [...shape.properties.keys()] : [];
  const takesOthers =
    shape.kind !== 'object' || (shape.others !== undefined && shape.others !== false);
  if (!takesOthers) return { members };
  const others = all.filter((other) => other.in === parameter.in && other !== parameter);
  return { members, besides: others.map(({ name }) => name) };
}
