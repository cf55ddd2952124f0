import type { OpenApiDocument } from '../load/document.ts';
import { type Code, code, imported, joined } from '../model/code.ts';
import { importedTypes } from '../model/imported-names.ts';
import type {
  OperationModel,
  ResourceModel,
  ResponseModel,
  WholeBodyModel,
} from '../model/model.ts';
import { essence, isJson } from '../load/media-type.ts';
import { propertyKey, quote } from '../model/names.ts';
import { printJsonType, printParametersType } from '../model/types.ts';
import { bodyTypes } from './body-types.ts';
import { groupBy } from './group-by.ts';
import { responseTypes, statusType } from './response-types.ts';
import {
  importModule,
  importTypes,
  importValues,
  ofRuntime,
  type PrintedModule,
} from './printed-module.ts';
import { printModule } from './template.ts';

const imports = [
  importValues(ofRuntime('client'), 'listing'),
  importTypes(ofRuntime('client'), ...importedTypes.client.client),
  importValues(ofRuntime('sent-requests'), 'requestSender'),
  importTypes(ofRuntime('sent-requests'), ...importedTypes.client['sent-requests']),
  importTypes(ofRuntime('types'), ...importedTypes.client.types),
  importTypes('../common/openapi.ts', 'operations'),
  importValues('../security.ts', 'schemes'),
  importModule('./routes.ts', 'routes'),
];

/** The functions of one resource for clients: nothing of the server is imported but types. */
export function renderClient(resource: ResourceModel): PrintedModule {
  const operations = resource.operations.map(printCall);
  return printModule('client', { ...resource, operations, isSent: false, schemes: false }, imports);
}

/** The functions that send requests to addresses that others name: webhooks and callbacks. */
export function renderSenders(resource: ResourceModel): PrintedModule {
  const asksFor = resource.operations.some(
    ({ requirements }) => requirements !== null && requirements.length > 0,
  );
  const operations = resource.operations.map(printCall);
  const data = { ...resource, operations, isSent: true, schemes: asksFor };
  return printModule('client', data, imports);
}

/** `createClient`, which joins the resources. */
export function renderCreateClient(
  resources: readonly ResourceModel[],
  document: OpenApiDocument,
  schemes: string | null,
): PrintedModule {
  const clients = resources.map(({ name, camel, pascal }) => ({
    name,
    client: `${camel}Client`,
    type: `${pascal}Client`,
  }));
  const all = joined(
    clients.map(({ type }) => imported(type)),
    ',\n  ',
  );
  const data = { resources: clients, all: clients.length === 0 ? null : all, schemes };
  return printModule('create-client', { ...data, credentials: printCredentials(document) }, [
    importValues(ofRuntime('client'), 'sender', 'senderBy'),
    importTypes(ofRuntime('client'), 'ClientOptions'),
    importValues(ofRuntime('client-credentials'), 'identify'),
    importTypes(ofRuntime('client-credentials'), 'ClientCredentials'),
    ...clients.flatMap(({ name, client, type }) => [
      importValues(`./${name}.ts`, client),
      importTypes(`./${name}.ts`, type),
    ]),
  ]);
}

function printCall(operation: OperationModel) {
  const { id, pathParameters, query, headers, cookies, body, wholeBody } = operation;
  const queryRequired = isRequired(query);
  const bodyRequired =
    operation.standardBody?.required ?? (body !== null && isRequired(body.properties));
  const isSingle = operation.otherBodies.length === 0;
  const takes = [
    ...(pathParameters.length > 0
      ? [code`readonly params: ${printParametersType(id, 'path')}`]
      : []),
    ...(query.length > 0
      ? [code`readonly query${printOptional(queryRequired)}: ${printParametersType(id, 'query')}`]
      : []),
    ...(headers.length > 0
      ? [
          code`readonly headers${printOptional(isRequired(headers))}: ${printParametersType(id, 'header')}`,
        ]
      : []),
    ...(cookies.length > 0
      ? [
          code`readonly cookies${printOptional(isRequired(cookies))}: ${printParametersType(id, 'cookie')}`,
        ]
      : []),
    ...(body === null || !isSingle
      ? []
      : [code`readonly body${printOptional(bodyRequired)}: ${printSendable(body.type)}`]),
    ...(wholeBody === null || !isSingle
      ? []
      : [code`readonly body${printOptional(wholeBody.required)}: ${printWholeType(wholeBody)}`]),
    ...(operation.offers === null
      ? []
      : [code`readonly accept?: ${operation.offers.mediaTypes.map(quote).join(' | ')}`]),
    code`readonly signal?: AbortSignal`,
  ];
  const required =
    pathParameters.length > 0 ||
    queryRequired ||
    bodyRequired ||
    wholeBody?.required === true ||
    isRequired(headers) ||
    isRequired(cookies);
  const commas = query.filter(({ comma }) => comma).map(({ wireName }) => wireName);
  return {
    ...operation,
    takes,
    bodies: isSingle ? null : bodyTypes(operation, listMediaTypes, printBodyType),
    question: printOptional(required),
    listing: required ? 'ListingOf' : 'Listing',
    page: printJsonType(id, '200', null),
    iterable: operation.pagination !== null,
    call: `${id}Call`,
    route: JSON.stringify(operation.route),
    commas: commas.length === 0 ? null : JSON.stringify(commas),
    plans: operation.standard
      ? JSON.stringify(
          [...pathParameters, ...query, ...headers, ...cookies].map(({ plan }) => plan),
        )
      : null,
    security: operation.requirements === null ? null : JSON.stringify(operation.requirements),
    mediaType: printSentType(listMediaTypes(operation)[0]),
    forms: printForms(operation),
    answer: joined(responseTypes(operation, 'Answer', printOwnType), ' | '),
    kinds: printKinds(operation.responses),
    sequences: printSequences(operation.responses),
  };
}

/** A body that is no object with properties: bytes are a Blob, and a text is itself. */
const printWholeType = ({ kind, type }: WholeBodyModel): Code =>
  kind === 'file' ? code`Blob` : printSendable(type);

const printSendable = (type: Code): Code => code`${imported('Sendable')}<${type}>`;

const printSentType = (mediaType: string | undefined): string | null =>
  mediaType === undefined ? null : JSON.stringify(mediaType);

/** Media type of the bodies that clients send. */
const listMediaTypes = ({ body, wholeBody }: OperationModel): readonly string[] =>
  [body?.mediaType ?? wholeBody?.mediaType].flatMap((mediaType) => mediaType ?? []);

const printBodyType = ({ body, wholeBody }: OperationModel): Code =>
  wholeBody === null ? printSendable(body?.type ?? code`never`) : printWholeType(wholeBody);

/** The encodings of the parts of forms, by the media types of the forms, as source; null where there is nothing to say. */
function printForms(operation: OperationModel): string | null {
  const forms = [operation, ...operation.otherBodies].flatMap((each) => {
    const types = Object.entries(each.standardBody?.partTypes ?? {});
    const jsonParts = types.filter(([, of]) => of.every(isJson)).map(([name]) => name);
    const fields = each.standardBody?.fields ?? [];
    const plan = {
      ...(jsonParts.length > 0 && { jsonParts }),
      ...(fields.length > 0 && { fields }),
    };
    return Object.keys(plan).length === 0
      ? []
      : listMediaTypes(each).map((mediaType) => [mediaType, plan] as const);
  });
  return forms.length === 0 ? null : JSON.stringify(Object.fromEntries(forms));
}

const printOptional = (required: boolean) => (required ? '' : '?');
const isRequired = (parameters: OperationModel['query']) =>
  parameters.some((parameter) => parameter.required && parameter.default === null);

/** The formats of bodies that are sequences of items, by media type, as source; null without such bodies. */
function printSequences(responses: readonly ResponseModel[]): string | null {
  const forms = responses.flatMap(({ sequence, mediaType }) =>
    sequence === null || mediaType === null ? [] : [[essence(mediaType), sequence.form] as const],
  );
  return forms.length === 0 ? null : JSON.stringify(Object.fromEntries(forms));
}

/** The statuses by the kind of their body, as source. */
function printKinds(responses: readonly ResponseModel[]): string {
  const single = responses.filter(({ named }) => named === null);
  const several = responses.filter(({ named }) => named !== null);
  const kinds = groupBy(
    single.filter(({ range }) => range === null),
    ({ kind }) => kind,
  ).map(([kind, same]) => `${kind}: [${same.map(({ status }) => status).join(', ')}]`);
  const ranges = single.flatMap(({ range, kind }) =>
    range === null ? [] : [`{ hundreds: [${range.hundreds.join(', ')}], kind: '${kind}' }`],
  );
  if (ranges.length > 0) kinds.push(`ranges: [${ranges.join(', ')}]`);
  if (several.length > 0) kinds.push(`several: [${several.map(printTyped).join(', ')}]`);
  return `{ ${kinds.join(', ')} }`;
}

/** Source of one media type of a status. */
const printTyped = ({ named, kind, status, range }: ResponseModel): string =>
  JSON.stringify({
    mediaType: named,
    kind,
    ...(range === null ? { statuses: [status] } : { statuses: [], hundreds: range.hundreds }),
  });

/** The type of an answer that its operation and status do not tell; null where they do. */
function printOwnType(response: ResponseModel): Code | null {
  const { range, kind, plain, type, named, sequence } = response;
  const usual = sequence === null && (kind !== 'json' || plain);
  if (range === null && named === null && usual) return null;
  const content =
    sequence === null
      ? imported('Content')
      : code`AsyncIterable<${imported('ItemsOf')}<${sequence.list}>>`;
  const members = [
    code`readonly status: ${statusType(response)}`,
    ...(named === null ? [] : [code`readonly mediaType: ${quote(named)}`]),
    code`readonly headers: Headers`,
    kind === 'none' || type === null
      ? code`readonly body?: never`
      : code`readonly body: ${kind === 'json' ? type : content}`,
  ];
  return code`{ ${joined(members, '; ')} }`;
}

interface Scheme {
  readonly type: string;
  readonly in?: string;
  readonly name?: string;
  readonly scheme?: string;
}

/** The headers that carry a token, by the first scheme of the document that a header can. */
function printCredentials(document: OpenApiDocument): string {
  const schemes = Object.values(document.components?.securitySchemes ?? {}) as readonly Scheme[];
  for (const { type, in: place, name = '', scheme } of schemes) {
    if (type === 'apiKey' && place === 'header') return `{ ${propertyKey(name)}: token }`;
    if (type === 'http' && scheme?.toLowerCase() === 'bearer') break;
  }
  return '{ authorization: `Bearer ${token}` }';
}
