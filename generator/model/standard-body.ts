import type { RequestBody, Schema } from '../load/document.ts';
import { essence, isJson } from '../load/media-type.ts';
import { listFormFields, isWrittenByStyle } from './form-fields.ts';
import { type Expression, runtime, createLiteral } from './expression.ts';
import { buildKeeper, keepsAll } from './keeper.ts';
import type { StandardBody, Unsent, WholeBodyModel } from './model.ts';
import type { Resolver } from './resolver.ts';
import { resolveShape } from './shape.ts';
import { buildFormDecoder, buildTextDecoder } from './text-decoder.ts';

/** Media types whose bodies are texts by name. */
const FORMS: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]);

/** Shapes that can be written as one text. */
const TEXTS: ReadonlySet<string> = new Set([
  ...['string', 'integer', 'number', 'boolean', 'scalar', 'integer-or-string'],
  ...['date', 'date-time'],
]);

/** How a body is read by the standard: by the schema of its first media type, in every one that is described. */
export function buildStandardBody(
  body: RequestBody,
  schema: Schema,
  { kind, unsent }: { readonly kind: WholeBodyModel['kind'] | null; readonly unsent: Unsent },
  resolver: Resolver,
): StandardBody {
  const mediaTypes = Object.keys(body.content).map(essence);
  const any = mediaTypes.includes('*/*');
  const isText = kind === 'text' || kind === 'file';
  const takesJson = !isText && (any || mediaTypes.some(isJson));
  const takesForms = !isText && (any || mediaTypes.some((mediaType) => FORMS.has(mediaType)));
  const isValue = kind === 'text' && TEXTS.has(resolveShape(schema, resolver).kind);
  const text = isValue
    ? buildTextDecoder(schema, resolver)
    : runtime(kind === 'text' ? 't.string' : 't.file');
  const partTypes = listPartTypes(body);
  const fields = takesForms ? listFormFields(body, schema, resolver) : [];
  const jsonParts = new Set(
    Object.keys(partTypes).filter((name) => partTypes[name]?.every(isJson) === true),
  );
  const ofParts = { json: jsonParts, planned: new Set(fields.map(({ name }) => name)) };
  return {
    required: body.required === true,
    mediaTypes,
    schema: isText && !isValue ? {} : schema,
    partTypes: Object.keys(partTypes).length === 0 ? null : partTypes,
    fields,
    json: isText
      ? text
      : takesJson
        ? runtime(holdsLongText(schema, resolver) ? 'd.anyLong' : 'd.any')
        : null,
    form: takesForms ? buildFormDecoder(schema, resolver, ofParts) : null,
    keep: isText ? null : findKeeper(schema, resolver, unsent),
  };
}

/** Tells whether a text of a body may exceed the maximum length of a string; `seen` are the visited parts. */
function holdsLongText(schema: Schema, resolver: Resolver, seen = new Set<Schema>()): boolean {
  const target = resolver.resolve<Schema>(schema);
  if (seen.has(target)) return false;
  seen.add(target);
  const shape = resolveShape(target, resolver);
  const holds = (part: Schema) => holdsLongText(part, resolver, seen);
  switch (shape.kind) {
    case 'string':
      return shape.long !== undefined;
    case 'array':
      return holds(shape.items);
    case 'hash':
      return holds(shape.values);
    case 'object':
      return [...shape.properties.values()].some(holds);
    case 'union':
      return shape.branches.some(holds);
    default:
      return false;
  }
}

/** The media types of the parts of forms, where the document names them. */
function listPartTypes(body: RequestBody): Readonly<Record<string, readonly string[]>> {
  const encodings = Object.values(body.content).flatMap(({ encoding = {} }) =>
    Object.entries(encoding),
  );
  return Object.fromEntries(
    encodings.flatMap(([name, encoding]) =>
      encoding.contentType === undefined || isWrittenByStyle(encoding)
        ? []
        : [[name, encoding.contentType.split(',').map(essence)]],
    ),
  );
}

/** The value that the function gets, with defaults for members that are left out. */
function findKeeper(schema: Schema, resolver: Resolver, unsent: Unsent): Expression | null {
  const keep = buildKeeper(schema, resolver, unsent);
  const shape = resolveShape(schema, resolver);
  const defaults = (shape.kind === 'object' ? [...shape.properties] : []).flatMap(
    ([name, part]) => {
      const value = part.default ?? resolver.resolve<Schema>(part).default;
      return value === undefined || value === null ? [] : [[name, createLiteral(value)] as const];
    },
  );
  if (defaults.length > 0) return runtime('k.withDefaults', keep, { members: defaults });
  return keepsAll(keep) ? null : keep;
}
