import type { Model, OperationModel, ResourceModel, ResponseModel } from '../model/model.ts';
import { quote } from '../model/names.ts';
import type { Writer } from '../model/writer.ts';
import { groupBy } from './group-by.ts';
import { print } from './template.ts';
import type { ValidatorNames } from './validators.ts';
import { writerImports } from './writers.ts';

/** The operations of a resource as the dispatcher needs them. */
export function renderRoutes(
  resource: ResourceModel,
  model: Model,
  validators: ReadonlyMap<string, ValidatorNames>,
): string {
  const operations = resource.operations.map((operation) => routeOf(operation, validators));
  const called = resource.operations.flatMap((operation) =>
    operation.responses.flatMap(({ writer, sequence }) => writer ?? sequence?.writer ?? []),
  );
  const { facts } = model;
  return print('routes', { imports: writerImports(called, null, model), facts, operations });
}

const source = (value: unknown) => JSON.stringify(value);

function routeOf(operation: OperationModel, validators: ReadonlyMap<string, ValidatorNames>) {
  return {
    ...operation,
    quotedSource: quote(operation.source),
    quotedPath: quote(operation.path),
    said: Object.keys(operation.host).length === 0 ? null : source(operation.host),
    unusual: unusual(operation, validators),
    answers: answersOf(operation.responses),
  };
}

type Property = { readonly name: string; readonly value: string };

/** The properties that most operations do not have; `defineOperation` knows what they are there. */
function unusual(
  operation: OperationModel,
  validators: ReadonlyMap<string, ValidatorNames>,
): readonly Property[] {
  const checks = validators.get(operation.pascal) ?? null;
  const { pathParameters, query, headers, cookies, body, wholeBody, innerRelations } = operation;
  const named = [
    ...[...pathParameters, ...query, ...headers, ...cookies],
    ...(body?.properties ?? []),
  ];
  // Elsewhere every method but GET takes one, whether it is described or not.
  const ignoresBody =
    operation.standard && operation.method !== 'GET' && body === null && wholeBody === null;
  const order = [...named.map(({ name }) => name), ...(wholeBody === null ? [] : ['body'])];
  const names = pathParameters.map(({ name }) => name);
  const values: Record<string, string | null> = {
    requirements: sourceUnless(null, operation.requirements),
    deprecation: sourceUnless(null, operation.deprecation),
    deprecated: sourceUnless(false, operation.deprecated),
    paginated: sourceUnless(false, operation.pagination !== null),
    pending: sourceUnless(false, operation.pending),
    pathParameters: names.length === 0 ? null : source(names),
    order: order.length === 0 ? null : source(order),
    validators: checks === null ? null : validatorsOf(checks),
    relations: sourceUnless(null, operation.relations),
    innerRelations: innerRelations.length === 0 ? null : source(innerRelations),
    keep: operation.standardBody?.keep == null ? null : `decoders.keep${operation.pascal}`,
    mediaTypes: sourceUnless(null, operation.standardBody?.mediaTypes ?? null),
    partTypes: sourceUnless(null, operation.standardBody?.partTypes ?? null),
    fields: fieldsOf(operation),
    standard: sourceUnless(false, operation.standard),
    ignoresBody: sourceUnless(false, ignoresBody),
    wholeBody: sourceUnless(null, wholeBody?.kind ?? null),
    wholeForm: sourceUnless(false, wholeBody?.forms ?? false),
    headStatus: sourceUnless(null, operation.headStatus),
    bodyLimit: sourceUnless(null, operation.bodyLimit),
    namedFileLimit: sourceUnless(null, operation.namedFileLimit),
    files: files(operation),
    otherBodies: otherBodies(operation, validators),
    offers: sourceUnless(null, operation.offers),
    failureType: sourceUnless(null, operation.failureType),
  };
  return Object.entries(values).flatMap(([name, value]) => (value === null ? [] : { name, value }));
}

/** The properties of an operation that tell how its body is read. */
const OF_BODY: ReadonlySet<string> = new Set([
  ...['order', 'validators', 'innerRelations', 'keep', 'mediaTypes', 'partTypes', 'fields'],
  ...['wholeBody', 'wholeForm', 'files'],
]);

function fieldsOf({ standardBody }: OperationModel): string | null {
  const fields = standardBody?.fields ?? [];
  return fields.length === 0 ? null : `fieldReader(${source(fields)})`;
}

function otherBodies(
  operation: OperationModel,
  validators: ReadonlyMap<string, ValidatorNames>,
): string | null {
  const sources = operation.otherBodies.map((other) => {
    const properties = unusual(other, validators).filter(({ name }) => OF_BODY.has(name));
    const decode = { name: 'decode', value: `decoders.decode${other.pascal}` };
    return `{ ${[...properties, decode].map(({ name, value }) => `${name}: ${value}`).join(', ')} }`;
  });
  return sources.length === 0 ? null : `[${sources.join(', ')}]`;
}

const sourceUnless = (usual: unknown, value: unknown) => (value === usual ? null : source(value));

function validatorsOf(names: ValidatorNames): string | null {
  const checked = Object.entries(names).filter(([, name]) => name !== 'null');
  if (checked.length === 0) return null;
  return `{ ${checked.map(([place, name]) => `${place}: ${name}`).join(', ')} }`;
}

/** The file properties, and the bytes that each may have where the document says so. */
function files({ body, wholeBody }: OperationModel): string | null {
  const limits = (body?.properties ?? []).flatMap(({ name, file }) =>
    file === null ? [] : [[name, file.limit] as const],
  );
  if (wholeBody?.kind === 'file') limits.push(['', wholeBody.fileLimit]);
  return limits.length === 0 ? null : source(Object.fromEntries(limits));
}

/** One call for all statuses that are answered in the same way. */
function answersOf(responses: readonly ResponseModel[]): string[] {
  const named = responses.filter(({ range }) => range === null);
  const ranges = responses.flatMap((response) =>
    response.range === null
      ? []
      : [`answer.among([${response.range.hundreds.join(', ')}], answer.${answerOf(response)}))`],
  );
  return [
    ...groupBy(named, answerOf).map(
      ([begin, same]) => `answer.${begin}${same.map(({ status }) => status).join(', ')})`,
    ),
    ...ranges,
  ];
}

/** The call up to its statuses. */
function answerOf({ writer, mediaType, type, sequence }: ResponseModel): string {
  if (sequence !== null)
    return `sequence(${quote(mediaType ?? '')}, ${quote(sequence.form)}, ${writeFunction(sequence.writer)}, `;
  const write = writer === null || type === null ? null : writeFunction(writer);
  if (write !== null)
    return mediaType === null ? `json(${write}, ` : `jsonAs(${quote(mediaType)}, ${write}, `;
  return mediaType === null ? 'empty(' : `content(${quote(mediaType)}, `;
}

/** A call of one writer on the whole body is that writer. */
const writeFunction = ({ only, text }: Writer) => only ?? `(v: never) => ${text}`;
