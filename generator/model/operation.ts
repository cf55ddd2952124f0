import type { Access, Level, Method, Relations } from '../runtime/operation.ts';
import type { LoadedSpec } from '../load/load.ts';
import { decoderOf } from './decoder.ts';
import type {
  Operation as OperationObject,
  Parameter,
  PathItem,
  RequestBody,
} from '../load/document.ts';
import { pointer } from './resolver.ts';
import type { Response, Schema } from '../load/document.ts';
import type { Resolver } from './resolver.ts';
import type {
  BodyModel,
  OperationModel,
  ParameterModel,
  ResponseHeaderModel,
  ResponseModel,
} from './model.ts';
import { camel, pascal, withoutBrackets } from './names.ts';
import { paginationOf } from './expand.ts';
import { shapeOf } from './shape.ts';
import { writerOf } from './writer.ts';

/** What the model of one operation is made from. */
export interface OperationSource {
  readonly spec: LoadedSpec;
  readonly resolver: Resolver;
  readonly path: string;
  readonly item: PathItem;
  readonly method: string;
  readonly operation: OperationObject;
}

/** Decides everything about one operation that its generated code needs. */
export function operationModel(source: OperationSource): OperationModel {
  const { operation, path, method, spec } = source;
  const id = operation.operationId ?? camel(`${method} ${path}`);
  const parameters = parametersOf(source);
  const inPath = pathOrder(path).map((name) =>
    parameters.find((p) => p.in === 'path' && p.name === name),
  );
  const position = spec.locate(pointer('paths', path, method));
  const pagination = paginationOf(operation);
  const of = (place: Parameter['in']) =>
    parameters.filter((p) => p.in === place).map((p) => parameterModel(p, source.resolver));
  return {
    id,
    pascal: pascal(id),
    summary: operation.summary ?? '',
    resource: spec.owners.operation(path, method),
    method: method.toUpperCase() as Method,
    path,
    route: routeOf(source),
    source: `${position.file}:${position.line}:${position.column}`,
    access: accessOf(operation, method),
    scopes: scopesOf(operation, method),
    tier: (operation['x-tier'] as OperationModel['tier'] | undefined) ?? null,
    flag: (operation['x-feature-flag'] as OperationModel['flag'] | undefined) ?? null,
    rateLimit: (operation['x-rate-limit'] as string | undefined) ?? null,
    deprecation:
      (operation['x-deprecated-by'] as OperationModel['deprecation'] | undefined) ?? null,
    pagination,
    origin: (operation['x-origin'] as OperationModel['origin'] | undefined) ?? null,
    pending: operation['x-pending'] === true,
    pathParameters: inPath.map((p, index) =>
      parameterModel(p ?? { name: pathOrder(path)[index] ?? '', in: 'path' }, source.resolver),
    ),
    wildcard: inPath.at(-1)?.['x-wildcard'] === true,
    query: of('query'),
    headers: of('header'),
    body: bodyOf(source, id),
    relations: relationsOf(operation),
    responses: responsesOf(source, id, pagination !== null),
  };
}

/** A path item may have a server of its own: `/oauth/token` is not below `/api/v4`. */
function routeOf({ spec, item, path }: OperationSource): string {
  const servers = (item.servers ?? spec.document.servers) as readonly { url: string }[] | undefined;
  const url = servers?.[0]?.url ?? '';
  const base = URL.canParse(url) ? new URL(url).pathname : url;
  return base.replace(/\/+$/, '') + path;
}

const pathOrder = (path: string): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');

/** Parameters of the path item, replaced by those of the operation with the same place and name. */
function parametersOf({ item, operation, resolver }: OperationSource): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const given of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolver.resolve<Parameter>(given);
    merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...merged.values()];
}

function parameterModel(parameter: Parameter, resolver: Resolver): ParameterModel {
  const schema = parameter.schema ?? {};
  const style = parameter.style ?? 'form';
  const comma = style === 'form' && parameter.explode === false;
  return {
    name: withoutBrackets(parameter.name),
    wireName: parameter.name,
    comma: comma || isCommaList(schema, resolver),
    required: parameter.required === true,
    defaultSource: defaultSource(schema, resolver),
    decoder: decoderOf(schema, comma, resolver),
    schema,
    example: parameter.example ?? firstExample(schema),
  };
}

function isCommaList(schema: Schema, resolver: Resolver): boolean {
  const shape = shapeOf(schema, resolver);
  return shape.kind === 'array' && shape.comma;
}

const firstExample = (schema: Schema): unknown =>
  (schema.examples as readonly unknown[] | undefined)?.[0];

function defaultSource(schema: Schema, resolver: Resolver): string | null {
  const value = (resolver.resolve(schema) as Schema).default;
  return value === undefined || value === null ? null : JSON.stringify(value);
}

function bodyOf({ operation, resolver }: OperationSource, id: string): BodyModel | null {
  if (operation.requestBody === undefined) return null;
  const body = resolver.resolve<RequestBody>(operation.requestBody);
  const [mediaType, content] = Object.entries(body.content)[0] ?? ['application/json', {}];
  const schema = content.schema ?? {};
  const shape = shapeOf(schema, resolver);
  if (shape.kind !== 'object') return null;
  const properties = [...shape.properties].map(([name, part]): ParameterModel => ({
    name,
    wireName: name,
    comma: isCommaList(part, resolver),
    required: shape.required.has(name),
    defaultSource: defaultSource(part, resolver),
    decoder: decoderOf(part, false, resolver),
    schema: part,
    example: firstExample(part),
  }));
  return {
    properties,
    type: `BodyOf<operations['${id}'], '${mediaType}'>`,
    mediaType,
    example: content.example ?? Object.values(content.examples ?? {})[0]?.value,
  };
}

function accessOf(operation: OperationObject, method: string): Access {
  const given = operation['x-access'] ?? 'anonymous';
  const isRead = method === 'get' || method === 'head';
  const plain = (kind: Access['kind'], early = false): Access => ({
    kind,
    level: 'visible',
    parameter: 'id',
    feature: null,
    signedIn: kind !== 'anonymous',
    early,
  });
  if (typeof given === 'string') return plain(given as Access['kind']);
  const options = given as Readonly<Record<string, unknown>>;
  if ('administrator' in options) return plain('administrator', options.administrator === 'early');
  const kind = 'project' in options ? 'project' : 'group';
  const level = options[kind] as Level;
  return {
    kind,
    level,
    parameter: (options.parameter as string | undefined) ?? 'id',
    feature: (options.feature as string | undefined) ?? null,
    signedIn: options['signed-in'] === true || !isRead,
    early: options.early === true,
  };
}

function scopesOf(operation: OperationObject, method: string): readonly string[] {
  const given = operation['x-scopes'] as readonly string[] | undefined;
  return given ?? (method === 'get' || method === 'head' ? ['api', 'read_api'] : ['api']);
}

function relationsOf(operation: OperationObject): Relations | null {
  const of = (key: string) => (operation[key] as readonly (readonly string[])[] | undefined) ?? [];
  const relations = {
    exclusive: of('x-exclusive'),
    atLeastOne: of('x-at-least-one'),
    exactlyOne: of('x-exactly-one'),
    allOrNone: of('x-all-or-none'),
  };
  return Object.values(relations).some((lists) => lists.length > 0) ? relations : null;
}

function responsesOf(
  { operation, resolver }: OperationSource,
  id: string,
  paginated: boolean,
): ResponseModel[] {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => /^[1-5][0-9]{2}$/.test(status))
    .map(([status, given]) => {
      const response = resolver.resolve<Response>(given);
      return responseModel(Number(status), response, { id, resolver, paginated });
    });
}

function responseModel(
  status: number,
  response: Response,
  { id, resolver, paginated }: { id: string; resolver: Resolver; paginated: boolean },
): ResponseModel {
  const [mediaType, content] = Object.entries(response.content ?? {})[0] ?? [null, null];
  const json = mediaType !== null && /[/+]json$/.test(mediaType);
  const schema = content?.schema ?? {};
  return {
    status,
    type: mediaType === null ? null : json ? `JsonOf<operations['${id}'], ${status}>` : 'RawBody',
    writer: json ? writerOf(schema, 'v', resolver) : null,
    mediaType: json ? null : mediaType,
    headers: paginated && status === 200 ? [] : headersOf(response, resolver),
    paginated: paginated && status === 200,
    example: content?.example ?? Object.values(content?.examples ?? {})[0]?.value,
  };
}

function headersOf(response: Response, resolver: Resolver): ResponseHeaderModel[] {
  return Object.entries(response.headers ?? {}).map(([name, given]) => {
    const header = resolver.resolve<{ required?: boolean; schema?: Schema }>(given);
    return { name, required: header.required === true, type: 'string | number' };
  });
}
