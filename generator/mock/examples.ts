import type {
  MediaType,
  OpenApiDocument,
  Operation as OperationObject,
  Response,
  Schema,
} from '../load/document.ts';
import { Validators } from '../load/lint/validators.ts';
import { isJson } from '../load/media-type.ts';
import type { Built } from '../model/build.ts';
import type { OperationModel, ResponseModel } from '../model/model.ts';
import { Resolver } from '../model/resolver.ts';

/** The answer of a mocked operation. */
export interface MockAnswer {
  readonly status: number;
  /** Set where the status has several. */
  readonly mediaType?: string;
  /** JSON value, or text of another media type; absent where the response has no body. */
  readonly body?: unknown;
  readonly paginated: boolean;
}

/** An example that its own schema refuses; no answer uses it. */
interface RefusedExample {
  readonly operation: string;
  readonly status: number;
  /** Pointer of the response in the document. */
  readonly pointer: readonly string[];
  readonly reason: string;
}

export interface Mocks {
  /** Answers by resource and operation; an operation without a valid example is absent. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, MockAnswer>>>>;
  readonly refused: readonly RefusedExample[];
}

/** The answers of a document's own examples, each checked against its schema. */
export function buildMocks({ document, model }: Built): Mocks {
  const validators = new Validators(document);
  const resolver = new Resolver(document);
  const answers: Record<string, Record<string, MockAnswer>> = {};
  const refused: RefusedExample[] = [];
  for (const operation of model.resources.flatMap((resource) => resource.operations)) {
    const answer = buildAnswer(operation, document, { resolver, validators, refused });
    if (answer !== null) (answers[operation.resource] ??= {})[operation.id] = answer;
  }
  return { answers, refused };
}

interface Tools {
  readonly resolver: Resolver;
  readonly validators: Validators;
  readonly refused: RefusedExample[];
}

/** The first success without a body, or with a valid example. */
function buildAnswer(
  operation: OperationModel,
  document: OpenApiDocument,
  tools: Tools,
): MockAnswer | null {
  const method = operation.method.toLowerCase();
  const described = document.paths[operation.path]?.[method] as OperationObject;
  const successes = operation.responses
    .filter(({ status }) => status < 400)
    .toSorted((a, b) => a.status - b.status);
  for (const response of successes) {
    const { status, named, paginated } = response;
    if (response.type === null) return { status, paginated };
    const given = described.responses?.[response.key];
    if (given === undefined) continue;
    const content = tools.resolver.resolve<Response>(given).content ?? {};
    const example = findTrueExample(content, operation, response, tools);
    if (example !== undefined)
      return { status, ...(named !== null && { mediaType: named }), paginated, body: example };
  }
  return null;
}

function findTrueExample(
  content: Readonly<Record<string, MediaType>>,
  operation: OperationModel,
  response: ResponseModel,
  { resolver, validators, refused }: Tools,
): unknown {
  const json = response.writer !== null;
  const [mediaType, described] =
    Object.entries(content).find(([name]) =>
      response.named === null ? isJson(name) === json : name === response.named,
    ) ?? [];
  if (mediaType === undefined || described === undefined) return undefined;
  const { schema } = described;
  for (const example of listExamples(described, resolver)) {
    if (!json) return typeof example === 'string' ? example : undefined;
    const found = schema === undefined ? [] : validators.check(schema, example);
    if (!(found instanceof Error) && found.length === 0) return example;
    const reason =
      found instanceof Error ? found.message : `${found[0]?.path} ${found[0]?.message}`;
    const method = operation.method.toLowerCase();
    const pointer = ['paths', operation.path, method, 'responses', response.key];
    refused.push({ operation: operation.id, status: response.status, pointer, reason });
  }
  return undefined;
}

function listExamples(described: MediaType, resolver: Resolver): readonly unknown[] {
  const named = Object.values(described.examples ?? {}).map(
    (given) => resolver.resolve<{ readonly value?: unknown }>(given).value,
  );
  const schema = resolver.resolve<Schema>(described.schema ?? {});
  const ofSchema = [schema.example, ...((schema.examples as readonly unknown[] | undefined) ?? [])];
  return [described.example, ...named, ...ofSchema].filter((example) => example !== undefined);
}
