import { type Code, code, imported, joined } from '../model/code.ts';
import { importedTypes } from '../model/imported-names.ts';
import type {
  OperationModel,
  ParameterModel,
  ResourceModel,
  ResponseModel,
} from '../model/model.ts';
import { quote, remark } from '../model/names.ts';
import { printParametersType } from '../model/types.ts';
import { bodyTypes } from './body-types.ts';
import { ofRuntime, type PrintedModule, importTypes } from './printed-module.ts';
import { responseTypes, statusType } from './response-types.ts';
import { printModule } from './template.ts';

const imports = [
  importTypes('../common/openapi.ts', 'components', 'operations'),
  ...Object.entries(importedTypes.types).map(([module, names]) =>
    importTypes(ofRuntime(module), ...names),
  ),
];

/** Names for schemas and, per operation, the request and the exhaustive union of its responses. */
export function renderTypes({ schemas, operations }: ResourceModel): PrintedModule {
  return printModule('types', { schemas, operations: operations.map(printTypes) }, imports);
}

function printTypes(operation: OperationModel) {
  const responses = responseTypes(operation, 'Response', printOwnType);
  const { otherBodies } = operation;
  return {
    ...operation,
    ...(otherBodies.length > 0 && { body: null, wholeBody: null }),
    bodies: otherBodies.length === 0 ? null : bodyTypes(operation, listSentTypes, printBodyType),
    parameterTypes: {
      path: printParametersType(operation.id, 'path'),
      query: printParametersType(operation.id, 'query'),
      header: printParametersType(operation.id, 'header'),
      cookie: printParametersType(operation.id, 'cookie'),
    },
    accept: operation.offers?.mediaTypes.map(quote).join(' | '),
    mayLackBody: operation.standardBody?.required === false,
    queryDefaults: printDefaults(operation.query),
    bodyDefaults: printDefaults(operation.body?.properties ?? []),
    onlyResponse: responses.length === 1 ? responses[0] : null,
    responses: responses.length === 1 ? [] : responses,
  };
}

/** Media types that the function gets. */
const listSentTypes = ({ standardBody }: OperationModel) => standardBody?.mediaTypes ?? [];

const printBodyType = ({ body, wholeBody }: OperationModel): Code =>
  body === null
    ? (wholeBody?.type ?? code`never`)
    : code`${imported('Defaulted')}<${body.type}${printDefaults(body.properties)}>`;

/** The type of a response that its operation and status do not tell; null where they do. */
function printOwnType(response: ResponseModel): Code | null {
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
    code`readonly status: ${statusType(response)}`,
    ...(named === null ? [] : [code`readonly mediaType: ${quote(named)}`]),
    type === null ? code`readonly body?: never` : code`readonly body: ${type}`,
    ...(paginated ? [code`readonly page: ${imported('PageResult')}`] : []),
    code`${printHeaderType(response)}`,
  ];
  return code`{ ${joined(members, '; ')} }`;
}

/** Parameters with a default are always there after decoding. */
function printDefaults(parameters: readonly ParameterModel[]): string {
  const names = parameters
    .filter((parameter) => parameter.default !== null)
    .map(({ name }) => quote(name));
  return names.length === 0 ? '' : `, ${names.join(' | ')}`;
}

function printHeaderType({ headers }: ResponseModel): string {
  if (headers.length === 0) return 'readonly headers?: never';
  const members = headers.map(
    ({ name, required, type }) => `readonly ${quote(name)}${required ? '' : '?'}: ${type}`,
  );
  const optional = headers.some((header) => header.required) ? '' : '?';
  return `readonly headers${optional}: { ${members.join('; ')} }`;
}

/** The functions that the resource's service has to offer. */
export function renderService(resource: ResourceModel): PrintedModule {
  const operations = resource.operations.map((operation) => ({
    ...operation,
    source: remark(operation.source),
    request: `${operation.pascal}Request`,
    response: `${operation.pascal}Response`,
  }));
  return printModule('service', { ...resource, operations }, [
    importTypes(ofRuntime('operation'), 'Subject', 'SubjectTypes'),
    importTypes(
      './types.ts',
      ...operations.flatMap(({ request, response }) => [request, response]),
    ),
  ]);
}

/** The table of all services. */
export function renderServices(resources: readonly ResourceModel[]): PrintedModule {
  const withKeys = resources.map((resource) => ({
    ...resource,
    key: resource.camel === resource.name ? resource.name : `'${resource.name}'`,
    service: `${resource.pascal}Service`,
    allPending: resource.operations.every((operation) => operation.pending),
  }));
  return printModule('services', { resources: withKeys }, [
    importTypes(ofRuntime('operation'), 'SubjectTypes'),
    ...withKeys.map(({ name, service }) => importTypes(`./${name}/service.ts`, service)),
  ]);
}
