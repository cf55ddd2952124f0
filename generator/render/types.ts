import type {
  OperationModel,
  ParameterModel,
  ResourceModel,
  ResponseModel,
} from '../model/model.ts';
import { quote, remark } from '../model/names.ts';
import { bodyTypes } from './body-types.ts';
import { responseTypes, statusType } from './response-types.ts';
import { print } from './template.ts';

/** Names for schemas and, per operation, the request and the exhaustive union of its responses. */
export function renderTypes(resource: ResourceModel): string {
  return print('types', {
    schemas: resource.schemas,
    operations: resource.operations.map(typesOf),
  });
}

function typesOf(operation: OperationModel) {
  const responses = responseTypes(operation, 'Response', ownType);
  const { otherBodies } = operation;
  return {
    ...operation,
    ...(otherBodies.length > 0 && { body: null, wholeBody: null }),
    bodies: otherBodies.length === 0 ? null : bodyTypes(operation, sentTypes, bodyType),
    accept: operation.offers?.mediaTypes.map(quote).join(' | '),
    mayLackBody: operation.standardBody?.required === false,
    queryDefaults: defaults(operation.query),
    bodyDefaults: defaults(operation.body?.properties ?? []),
    onlyResponse: responses.length === 1 ? responses[0] : null,
    responses: responses.length === 1 ? [] : responses,
  };
}

/** The media types that the function is told. */
const sentTypes = ({ standardBody }: OperationModel) => standardBody?.mediaTypes ?? [];

const bodyType = ({ body, wholeBody }: OperationModel): string =>
  body === null
    ? (wholeBody?.type ?? 'never')
    : `Defaulted<${body.type}${defaults(body.properties)}>`;

/** The type of a response that its operation and status do not tell; null where they do. */
function ownType(response: ResponseModel): string | null {
  const { range, kind, plain, type, named, headers, paginated, sequence } = response;
  if (
    sequence === null &&
    range === null &&
    headers.length === 0 &&
    !paginated &&
    (kind === 'none' || plain)
  )
    return null;
  const members = [
    `readonly status: ${statusType(response)}`,
    ...(named === null ? [] : [`readonly mediaType: ${quote(named)}`]),
    type === null ? 'readonly body?: never' : `readonly body: ${type}`,
    ...(paginated ? ['readonly page: PageResult'] : []),
    headerType(response),
  ];
  return `{ ${members.join('; ')} }`;
}

/** Parameters with a default are always there after decoding. */
function defaults(parameters: readonly ParameterModel[]): string {
  const names = parameters
    .filter((parameter) => parameter.defaultSource !== null)
    .map(({ name }) => quote(name));
  return names.length === 0 ? '' : `, ${names.join(' | ')}`;
}

function headerType({ headers }: ResponseModel): string {
  if (headers.length === 0) return 'readonly headers?: never';
  const members = headers.map(
    ({ name, required, type }) => `readonly ${quote(name)}${required ? '' : '?'}: ${type}`,
  );
  const optional = headers.some((header) => header.required) ? '' : '?';
  return `readonly headers${optional}: { ${members.join('; ')} }`;
}

/** The functions that the resource's service has to offer. */
export function renderService(resource: ResourceModel): string {
  const operations = resource.operations.map((operation) => ({
    ...operation,
    source: remark(operation.source),
  }));
  return print('service', { ...resource, operations });
}

/** The table of all services. */
export function renderServices(resources: readonly ResourceModel[]): string {
  const withKeys = resources.map((resource) => ({
    ...resource,
    key: resource.camel === resource.name ? resource.name : `'${resource.name}'`,
    allPending: resource.operations.every((operation) => operation.pending),
  }));
  return print('services', { resources: withKeys });
}
