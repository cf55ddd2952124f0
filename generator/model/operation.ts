import { type Dialect, collectFacts } from '../dialect.ts';
import type { InnerRelations, Method, Relations } from '../runtime/operation.ts';
import { splitBodies, FORMS } from './bodies.ts';
import { code, imported } from './code.ts';
import { buildDecoder } from './decoder.ts';
import type {
  OpenApiDocument,
  Operation as OperationObject,
  Parameter,
  PathItem,
  RequestBody,
} from '../load/document.ts';
import type { Schema } from '../load/document.ts';
import type { Resolver } from './resolver.ts';
import type {
  BodyModel,
  FileModel,
  OperationModel,
  ParameterModel,
  StandardBody,
  Unsent,
  WholeBodyModel,
} from './model.ts';
import { runtime } from './expression.ts';
import { findFailureType } from './failure-type.ts';
import { essence, isJson } from '../load/media-type.ts';
import { remark, withoutBrackets } from './names.ts';
import { planParameter, getParameterSchema } from './parameter-plan.ts';
import { collectOffers, preferred, buildResponses } from './responses.ts';
import { readRequirements } from './security.ts';
import { refusesEmptyText, resolveShape } from './shape.ts';
import { buildStandardBody } from './standard-body.ts';
import { buildTextDecoder } from './text-decoder.ts';
import { printBodyType } from './types.ts';

/** The facts about an operation that the rest of the document decides; `id` and `pascal` are unique names. */
export type OperationPlace = Pick<OperationModel, 'path' | 'resource' | 'file' | 'id' | 'pascal'>;

/** The input from which the model of one operation is made. */
interface OperationSource extends OperationPlace {
  readonly document: OpenApiDocument;
  readonly dialect: Dialect;
  readonly unsent: Unsent;
  readonly resolver: Resolver;
  readonly item: PathItem;
  readonly method: string;
  readonly operation: OperationObject;
}

/** Decides everything about one operation that its generated code needs. */
export function operationModel(source: OperationSource): OperationModel {
  const { operation, dialect, resolver, pascal } = source;
  if (!dialect.standard || operation.requestBody === undefined) return buildWithOneBody(source);
  const bodies = splitBodies(resolver.resolve<RequestBody>(operation.requestBody), resolver);
  const [first, ...otherBodies] = bodies.map((requestBody, index) =>
    buildWithOneBody({
      ...source,
      operation: { ...operation, requestBody },
      pascal: index === 0 ? pascal : `${pascal}_${index + 1}`,
    }),
  );
  return first === undefined ? buildWithOneBody(source) : { ...first, otherBodies };
}

/** An operation whose body is read in one way, whatever its media type. */
function buildWithOneBody(source: OperationSource): OperationModel {
  const { operation, path, method, id } = source;
  const parameters = mergeParameters(source);
  const inPath = listPathNames(path).map((name) =>
    parameters.find((p) => p.in === 'path' && p.name === name),
  );
  const facts = collectFacts(source.dialect, operation, method);
  const body = buildBody(source, id);
  const wholeBody = body === null ? buildWholeBody(source, id) : null;
  const { standard } = source.dialect;
  const requirements = standard ? readRequirements(operation, source.document) : null;
  const responses = buildResponses(operation, source.resolver, {
    id,
    paginated: facts.pagination !== null,
    standard,
  });
  const toParameterModel = (parameter: Parameter) =>
    standard
      ? buildStandardParameter(parameter, parameters, source.resolver)
      : buildParameter(parameter, source.resolver);
  const title = `${method.toUpperCase()} ${path}`;
  const listParametersIn = (place: Parameter['in']) =>
    parameters.filter((p) => p.in === place).map(toParameterModel);
  return {
    ...facts,
    id,
    pascal: source.pascal,
    title: remark(title),
    summary: remark(operation.summary ?? ''),
    resource: source.resource,
    method: method.toUpperCase() as Method,
    path,
    route: formatRoute(source),
    file: source.file,
    source: `${source.file}#${operation.operationId ?? title}`,
    requirements,
    headStatus: method === 'get' ? findHeadStatus(source) : null,
    bodyLimit: (operation['x-body-limit'] as number | undefined) ?? null,
    namedFileLimit: (operation['x-file-limit'] as string | undefined) ?? null,
    deprecation:
      (operation['x-deprecated-by'] as OperationModel['deprecation'] | undefined) ?? null,
    deprecated: standard && operation['deprecated'] === true,
    pathParameters: inPath.map((p, index) =>
      toParameterModel(p ?? { name: listPathNames(path)[index] ?? '', in: 'path' }),
    ),
    wildcard: inPath.at(-1)?.['x-wildcard'] === true,
    standard,
    query: listParametersIn('query'),
    headers: listParametersIn('header'),
    cookies: standard ? listParametersIn('cookie') : [],
    body,
    wholeBody,
    standardBody: standard ? readBody(source, wholeBody) : null,
    otherBodies: [],
    relations: readRelations(operation),
    innerRelations: [
      ...listInnerRelations('query', listParametersIn('query'), source.resolver),
      ...listInnerRelations('body', body?.properties ?? [], source.resolver),
    ],
    responses,
    offers: collectOffers(responses),
    failureType: findFailureType(operation, source.resolver)?.mediaType ?? null,
  };
}

interface Server {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default?: string }>>;
}

/** A path item may override the server: `/oauth/token` is not below `/api/v4`. */
export function formatRoute({
  document,
  item,
  path,
}: Pick<OperationSource, 'document' | 'item' | 'path'>): string {
  const servers = (item.servers ?? document.servers) as readonly Server[] | undefined;
  const url = (servers?.[0]?.url ?? '').replace(
    /\{([^}]*)\}/g,
    (_, name: string) => servers?.[0]?.variables?.[name]?.default ?? name,
  );
  const base = URL.canParse(url) ? new URL(url).pathname : url;
  return base.replace(/\/+$/, '') + path;
}

/** GET answers HEAD; only the status may differ. */
function findHeadStatus({ item }: OperationSource): number | null {
  const head = item.head as { readonly responses?: object } | undefined;
  const success = Object.keys(head?.responses ?? {}).find((status) => /^2\d\d$/.test(status));
  return success === undefined || success === '200' ? null : Number(success);
}

const listPathNames = (path: string): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');

/** Headers that other parts of an OpenAPI document describe. */
const NOT_PARAMETERS: ReadonlySet<string> = new Set(['accept', 'authorization', 'content-type']);

/** Parameters of the path item, overridden by those of the operation with the same location and name. */
function mergeParameters({ item, operation, resolver }: OperationSource): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const given of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolver.resolve<Parameter>(given);
    const ignored = parameter.in === 'header' && NOT_PARAMETERS.has(parameter.name.toLowerCase());
    if (!ignored) merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...merged.values()];
}

function buildParameter(parameter: Parameter, resolver: Resolver): ParameterModel {
  const schema = parameter.schema ?? {};
  const style = parameter.style ?? 'form';
  const comma = style === 'form' && parameter.explode === false;
  return {
    name: withoutBrackets(parameter.name),
    wireName: parameter.name,
    comma: comma || isCommaList(schema, resolver),
    required: parameter.required === true,
    refusesEmpty: refusesEmptyText(schema, resolver),
    default: findDefault(schema, resolver),
    decoder: buildDecoder(schema, comma, resolver),
    schema,
    description: toText(parameter.description ?? schema.description),
    example: parameter.example ?? findFirstExample(schema),
    plan: null,
    file: null,
  };
}

/** Parameter that is read by the standard, with its name unchanged. */
function buildStandardParameter(
  parameter: Parameter,
  all: readonly Parameter[],
  resolver: Resolver,
): ParameterModel {
  const given = getParameterSchema(parameter);
  const plan = planParameter(parameter, resolver, all);
  const isText = plan.style === 'text' || TEXTS.has(resolveShape(given, resolver).kind);
  const mayBeEmpty = parameter['allowEmptyValue'] === true;
  // An allowed empty text is exempt from all other constraints.
  const schema = mayBeEmpty && isText ? { anyOf: [given, { const: '' }] } : given;
  const decoder =
    plan.style === 'json'
      ? runtime('t.json')
      : plan.style === 'text'
        ? runtime('t.string')
        : buildTextDecoder(given, resolver);
  return {
    ...buildParameter({ ...parameter, schema: given }, resolver),
    comma: false,
    decoder: mayBeEmpty && !isText ? runtime('t.emptyOr', decoder) : decoder,
    schema,
    plan,
  };
}

const TEXTS: ReadonlySet<string> = new Set(['string', 'date', 'date-time']);

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function isCommaList(schema: Schema, resolver: Resolver): boolean {
  const shape = resolveShape(schema, resolver);
  return shape.kind === 'array' && shape.comma;
}

const findFirstExample = (schema: Schema): unknown =>
  (schema.examples as readonly unknown[] | undefined)?.[0];

function findDefault(schema: Schema, resolver: Resolver): ParameterModel['default'] {
  // A default beside a reference takes precedence.
  const value = schema.default ?? resolver.resolve<Schema>(schema).default;
  return value === undefined || value === null ? null : { value };
}

function buildBody({ operation, resolver }: OperationSource, id: string): BodyModel | null {
  if (operation.requestBody === undefined) return null;
  const body = resolver.resolve<RequestBody>(operation.requestBody);
  const [mediaType, content] = preferred(body.content) ?? ['application/json', {}];
  const schema = content.schema ?? {};
  const shape = resolveShape(schema, resolver);
  if (shape.kind !== 'object' || !hasProperties(mediaType)) return null;
  const properties = [...shape.properties].map(([name, part]): ParameterModel => ({
    name,
    wireName: name,
    comma: isCommaList(part, resolver),
    required: shape.required.has(name) && part.readOnly !== true,
    refusesEmpty: refusesEmptyText(part, resolver),
    default: findDefault(part, resolver),
    decoder: buildDecoder(part, false, resolver),
    schema: part,
    description: toText(part.description ?? resolver.resolve<Schema>(part).description),
    example: findFirstExample(part),
    plan: null,
    file: findFile(part, resolver),
  }));
  const type = printBodyType(id, mediaType);
  return {
    properties,
    beside: mergeBesideProperties(schema, resolver),
    // A body that may be null is an empty one.
    type: shape.nullable ? code`NonNullable<${type}>` : type,
    mediaType,
    example: content.example ?? Object.values(content.examples ?? {})[0]?.value,
  };
}

/** Keywords of a body with properties that concern it as a whole. */
const WHOLE = [
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'dependentSchemas',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
] as const;

/** Constraints of a whole body with properties, including those of its parts. */
function mergeBesideProperties(schema: Schema, resolver: Resolver, depth = 0): Schema {
  const target = resolver.resolve<Schema>(schema);
  const own = Object.fromEntries(
    WHOLE.flatMap((key) => (target[key] === undefined ? [] : [[key, target[key]]])),
  );
  if (depth > MOST_PARTS) return own;
  const parts = (target.allOf ?? [])
    .map((part) => mergeBesideProperties(part, resolver, depth + 1))
    .filter((part) => Object.keys(part).length > 0);
  return parts.length === 0 ? own : { ...own, allOf: parts };
}

/** Parts within parts of a body that are looked into. */
const MOST_PARTS = 12;

/** The file that a property is, or the first one that it holds. `maxLength` of a file counts bytes. */
function findFile(schema: Schema, resolver: Resolver, depth = 0): FileModel | null {
  const shape = resolveShape(schema, resolver);
  const findFirstFile = (parts: readonly Schema[]): FileModel | null =>
    parts.map((part) => findFile(part, resolver, depth + 1)).find((file) => file !== null) ?? null;
  if (depth > MOST_NESTED_FILES) return null;
  switch (shape.kind) {
    case 'file': {
      const { maxLength } = resolver.resolve<Schema>(schema);
      return { limit: typeof maxLength === 'number' ? maxLength : null };
    }
    case 'array':
      return findFirstFile([shape.items]);
    case 'object':
      return findFirstFile([...shape.properties.values()]);
    case 'union':
      return findFirstFile(shape.branches);
    default:
      return null;
  }
}

const MOST_NESTED_FILES = 3;

const hasProperties = (mediaType: string) => isJson(mediaType) || FORMS.has(essence(mediaType));

/** A body that is not an object with properties: a list, a text, alternatives, bytes. */
function buildWholeBody(
  { operation, resolver, dialect }: OperationSource,
  id: string,
): WholeBodyModel | null {
  if (operation.requestBody === undefined) return null;
  const body = resolver.resolve<RequestBody>(operation.requestBody);
  const [mediaType, content] = preferred(body.content) ?? ['application/json', {}];
  const schema = content.schema ?? {};
  const isForm = dialect.standard && mediaType !== '*/*' && FORMS.has(essence(mediaType));
  const kind =
    isJson(mediaType) || isForm ? 'json' : essence(mediaType).startsWith('text/') ? 'text' : 'file';
  return {
    kind,
    forms: kind === 'json' && Object.keys(body.content).some((each) => FORMS.has(essence(each))),
    mediaType,
    type: kind === 'file' ? imported('UploadedFile') : printBodyType(id, mediaType),
    required: body.required === true,
    decoder:
      kind === 'json'
        ? buildDecoder(schema, false, resolver)
        : kind === 'text'
          ? runtime('d.string')
          : runtime('d.file'),
    schema: kind === 'file' ? {} : schema,
    fileLimit: kind === 'file' ? (findFile(schema, resolver)?.limit ?? null) : null,
    example: content.example ?? Object.values(content.examples ?? {})[0]?.value,
  };
}

/** The body as the standard reads it; null without a body. */
function readBody(
  { operation, resolver, unsent }: OperationSource,
  whole: WholeBodyModel | null,
): StandardBody | null {
  if (operation.requestBody === undefined) return null;
  const body = resolver.resolve<RequestBody>(operation.requestBody);
  const [, content] = preferred(body.content) ?? ['application/json', {}];
  const read = { kind: whole?.kind ?? null, unsent };
  return buildStandardBody(body, content.schema ?? {}, read, resolver);
}

export function readRelations(node: OperationObject | Schema): Relations | null {
  const given = node as Readonly<Record<string, unknown>>;
  const listParametersIn = (key: string) =>
    (given[key] as readonly (readonly string[])[] | undefined) ?? [];
  const relations = {
    exclusive: listParametersIn('x-exclusive'),
    atLeastOne: listParametersIn('x-at-least-one'),
    exactlyOne: listParametersIn('x-exactly-one'),
    allOrNone: listParametersIn('x-all-or-none'),
  };
  return Object.values(relations).some((lists) => lists.length > 0) ? relations : null;
}

function listInnerRelations(
  place: InnerRelations['in'],
  parameters: readonly ParameterModel[],
  resolver: Resolver,
): InnerRelations[] {
  return parameters.flatMap(({ name, schema }) => {
    const target = resolver.resolve<Schema>(schema);
    const relations = readRelations(resolver.resolve<Schema>(target.items ?? target));
    return relations === null ? [] : [{ in: place, name, relations }];
  });
}
