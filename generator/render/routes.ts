import { type Code, code, imported, joined } from '../model/code.ts';
import type { Model, OperationModel, ResourceModel, ResponseModel } from '../model/model.ts';
import { quote } from '../model/names.ts';
import type { Writer } from '../model/writer.ts';
import { groupBy } from './group-by.ts';
import {
  importModule,
  importTypes,
  importValues,
  ofPackage,
  ofRuntime,
  type PrintedModule,
} from './printed-module.ts';
import { printModule } from './template.ts';
import type { ValidatorNames } from './validators.ts';
import { writeModule, writersIn } from './writers.ts';

/** The operations of a resource as the dispatcher needs them. */
export function renderRoutes(
  resource: ResourceModel,
  model: Model,
  validators: ReadonlyMap<string, ValidatorNames>,
): PrintedModule {
  const operations = resource.operations.map((operation) => printRoute(operation, validators));
  const { facts, resources } = model;
  return printModule('routes', { facts: facts?.type, operations }, [
    importModule(ofRuntime('answers'), 'answer'),
    importValues(ofRuntime('define-operation'), 'defineOperation'),
    ...(facts === null ? [] : [importTypes(ofPackage(facts.module), facts.type)]),
    importValues(ofRuntime('form-fields'), 'fieldReader'),
    writeModule,
    importModule('./decoders.ts', 'decoders'),
    importModule('./validators.ts', 'checks'),
    ...writersIn(resources, '..'),
  ]);
}

/** Name of the function that decodes requests of the resource. */
const printDecoderName = (name: string): Code => code`${imported('decoders')}.${name}`;

const printLiteral = (value: unknown): Code => code`${JSON.stringify(value)}`;

function printRoute(operation: OperationModel, validators: ReadonlyMap<string, ValidatorNames>) {
  return {
    ...operation,
    quotedSource: quote(operation.source),
    quotedPath: quote(operation.path),
    unusual: [
      ...(Object.keys(operation.host).length === 0
        ? []
        : [{ name: 'facts', value: printLiteral(operation.host) }]),
      ...listUnusual(operation, validators),
    ],
    decode: printDecoderName(`decode${operation.pascal}`),
    answers: printAnswers(operation.responses),
  };
}

type Property = { readonly name: string; readonly value: Code };

/** Properties that differ from the defaults of `defineOperation`. */
function listUnusual(
  operation: OperationModel,
  validators: ReadonlyMap<string, ValidatorNames>,
): readonly Property[] {
  const checks = validators.get(operation.pascal) ?? null;
  const { pathParameters, query, headers, cookies, body, wholeBody, innerRelations } = operation;
  const named = [
    ...[...pathParameters, ...query, ...headers, ...cookies],
    ...(body?.properties ?? []),
  ];
  // In other dialects every method but GET has a body, described or not.
  const ignoresBody =
    operation.standard && operation.method !== 'GET' && body === null && wholeBody === null;
  const order = [...named.map(({ name }) => name), ...(wholeBody === null ? [] : ['body'])];
  const names = pathParameters.map(({ name }) => name);
  const values: Record<string, Code | null> = {
    requirements: printUnlessUsual(null, operation.requirements),
    deprecation: printUnlessUsual(null, operation.deprecation),
    deprecated: printUnlessUsual(false, operation.deprecated),
    paginated: printUnlessUsual(false, operation.pagination !== null),
    pending: printUnlessUsual(false, operation.pending),
    pathParameters: names.length === 0 ? null : printLiteral(names),
    order: order.length === 0 ? null : printLiteral(order),
    validators: checks === null ? null : printValidators(checks),
    relations: printUnlessUsual(null, operation.relations),
    innerRelations: innerRelations.length === 0 ? null : printLiteral(innerRelations),
    keep: operation.standardBody?.keep == null ? null : printDecoderName(`keep${operation.pascal}`),
    mediaTypes: printUnlessUsual(null, operation.standardBody?.mediaTypes ?? null),
    partTypes: printUnlessUsual(null, operation.standardBody?.partTypes ?? null),
    fields: printFields(operation),
    standard: printUnlessUsual(false, operation.standard),
    ignoresBody: printUnlessUsual(false, ignoresBody),
    wholeBody: printUnlessUsual(null, wholeBody?.kind ?? null),
    wholeForm: printUnlessUsual(false, wholeBody?.forms ?? false),
    headStatus: printUnlessUsual(null, operation.headStatus),
    bodyLimit: printUnlessUsual(null, operation.bodyLimit),
    namedFileLimit: printUnlessUsual(null, operation.namedFileLimit),
    files: printFileLimits(operation),
    otherBodies: printOtherBodies(operation, validators),
    offers: printUnlessUsual(null, operation.offers),
    failureType: printUnlessUsual(null, operation.failureType),
  };
  return Object.entries(values).flatMap(([name, value]) => (value === null ? [] : { name, value }));
}

/** The properties of an operation that tell how its body is read. */
const OF_BODY: ReadonlySet<string> = new Set([
  ...['order', 'validators', 'innerRelations', 'keep', 'mediaTypes', 'partTypes', 'fields'],
  ...['wholeBody', 'wholeForm', 'files'],
]);

function printFields({ standardBody }: OperationModel): Code | null {
  const fields = standardBody?.fields ?? [];
  return fields.length === 0 ? null : code`${imported('fieldReader')}(${printLiteral(fields)})`;
}

function printOtherBodies(
  operation: OperationModel,
  validators: ReadonlyMap<string, ValidatorNames>,
): Code | null {
  const sources = operation.otherBodies.map((other) => {
    const properties = listUnusual(other, validators).filter(({ name }) => OF_BODY.has(name));
    const decode = { name: 'decode', value: printDecoderName(`decode${other.pascal}`) };
    const members = [...properties, decode].map(({ name, value }) => code`${name}: ${value}`);
    return code`{ ${joined(members, ', ')} }`;
  });
  return sources.length === 0 ? null : code`[${joined(sources, ', ')}]`;
}

const printUnlessUsual = (usual: unknown, value: unknown) =>
  value === usual ? null : printLiteral(value);

function printValidators(names: ValidatorNames): Code | null {
  const checked = Object.entries(names).flatMap(([place, name]: [string, string | null]) =>
    name === null ? [] : [code`${place}: ${imported('checks')}.${name}`],
  );
  return checked.length === 0 ? null : code`{ ${joined(checked, ', ')} }`;
}

/** File properties, with their maximum bytes if the document states them. */
function printFileLimits({ body, wholeBody }: OperationModel): Code | null {
  const limits = (body?.properties ?? []).flatMap(({ name, file }) =>
    file === null ? [] : [[name, file.limit] as const],
  );
  if (wholeBody?.kind === 'file') limits.push(['', wholeBody.fileLimit]);
  return limits.length === 0 ? null : printLiteral(Object.fromEntries(limits));
}

/** One call for all statuses that are answered in the same way. */
function printAnswers(responses: readonly ResponseModel[]): Code[] {
  const begun = responses.map((response) => ({ ...response, begin: printBegin(response) }));
  const named = begun.filter(({ range }) => range === null);
  const ranges = begun.flatMap(({ range, begin }) =>
    range === null
      ? []
      : [code`${imported('answer')}.among([${range.hundreds.join(', ')}], ${begin}))`],
  );
  const groups = groupBy(named, ({ begin }) => begin.text).map(([, same]) => same);
  return [
    ...groups.map((same) =>
      joined([...same.slice(0, 1).map(({ begin }) => begin), printStatuses(same)], ''),
    ),
    ...ranges,
  ];
}

const printStatuses = (responses: readonly ResponseModel[]): Code =>
  code`${responses.map(({ status }) => status).join(', ')})`;

/** The call up to its statuses. */
function printBegin({ writer, mediaType, type, sequence }: ResponseModel): Code {
  const answer = imported('answer');
  if (sequence !== null)
    return code`${answer}.sequence(${quote(mediaType ?? '')}, ${quote(sequence.form)}, ${writeFunction(sequence.writer)}, `;
  const write = writer === null || type === null ? null : writeFunction(writer);
  if (write !== null)
    return mediaType === null
      ? code`${answer}.json(${write}, `
      : code`${answer}.jsonAs(${quote(mediaType)}, ${write}, `;
  return mediaType === null
    ? code`${answer}.empty(`
    : code`${answer}.content(${quote(mediaType)}, `;
}

/** A call of one writer on the whole body is that writer. */
const writeFunction = (writer: Writer): Code =>
  writer.only === null ? code`(v: never) => ${writer}` : imported(writer.only);
