import type { Model, OperationModel, ResourceModel, ResponseModel } from '../model/model.ts';
import { quote } from '../model/names.ts';
import { print } from './template.ts';
import type { ValidatorNames } from './validators.ts';
import { writerImports } from './writers.ts';

/** The operations of a resource as the dispatcher needs them. */
export function renderRoutes(
  resource: ResourceModel,
  model: Model,
  validators: ReadonlyMap<string, ValidatorNames>,
): string {
  const operations = resource.operations.map((operation) => view(operation, validators));
  const expressions = resource.operations.flatMap((operation) =>
    operation.responses.map(({ writer }) => writer ?? ''),
  );
  return print('routes', { imports: writerImports(expressions, null, model), operations });
}

const source = (value: unknown) => JSON.stringify(value);

function view(operation: OperationModel, validators: ReadonlyMap<string, ValidatorNames>) {
  const { pathParameters, query, headers, body } = operation;
  const order = [
    ...[...pathParameters, ...query, ...headers, ...(body?.properties ?? [])].map(
      ({ name }) => name,
    ),
    ...(operation.wholeBody === null ? [] : ['body']),
  ];
  return {
    ...operation,
    quotedSource: quote(operation.source),
    quotedPath: quote(operation.path),
    files: files(operation),
    access: source(operation.access),
    scopes: source(operation.scopes),
    security: operation.security === null ? null : source(operation.security),
    tier: source(operation.tier),
    flag: source(operation.flag),
    rateLimit: source(operation.rateLimit),
    deprecation: source(operation.deprecation),
    relations: source(operation.relations),
    innerRelations: operation.innerRelations.length === 0 ? null : source(operation.innerRelations),
    paginated: operation.pagination !== null,
    pathNames: source(pathParameters.map(({ name }) => name)),
    order: source(order),
    takesBody: operation.method !== 'GET',
    validators: validators.get(operation.id) ?? { params: 'null', query: 'null', body: 'null' },
    failureType: operation.failureType === null ? null : source(operation.failureType),
    responses: operation.responses.map(responseView),
  };
}

/** The file properties, and the bytes that each may have where the document says so. */
function files({ body, wholeBody }: OperationModel): string | null {
  const limits = (body?.properties ?? []).flatMap(({ name, file }) =>
    file === null ? [] : [[name, file.limit] as const],
  );
  if (wholeBody?.kind === 'file') limits.push(['', wholeBody.fileLimit]);
  return limits.length === 0 ? null : source(Object.fromEntries(limits));
}

function responseView(response: ResponseModel) {
  const { status, writer, mediaType, type } = response;
  return {
    status,
    write: writer === null || type === null ? 'null' : writeFunction(writer),
    media: source(mediaType),
  };
}

/** A call of one writer on the whole body is that writer. */
const writeFunction = (writer: string) =>
  /^(write\w+)\(v\)$/.exec(writer)?.[1] ??
  `(v: never) => ${writer.replaceAll('(v) =>', '(v: never) =>')}`;
