import {
  defaultTypeResolver,
  type FieldNode,
  getVariableValues,
  GraphQLError,
  type GraphQLObjectType,
  isObjectType,
  locatedError,
  OperationTypeNode,
} from 'graphql';
import { ExecutionAborted, type GraphqlExecution } from './execution.ts';
import {
  type ArgumentShape,
  type OperationPlan,
  type PlannedField,
  coerceArguments,
} from './plan.ts';
import type { Variables } from './rules/measure.ts';

/** A place in the answer. */
interface AnswerPath {
  readonly above: AnswerPath | null;
  readonly key: string | number;
  /** True if a failure made the value null: later failures below it are not reported. */
  failed: boolean;
}

type Answer = Record<string, unknown>;
type CoercedVariables = NonNullable<ReturnType<typeof getVariableValues>['variableValues']>;

export interface Executed {
  readonly data: Answer | null;
  readonly errors: readonly GraphQLError[];
}

interface Executing {
  readonly plan: OperationPlan;
  readonly variables: Variables;
  readonly context: object;
  readonly execution: GraphqlExecution;
}

/**
 * Executes an operation by the specification, within the limits of `execution`. After an abort, completed fields remain
 * and the others are null.
 */
export async function executeOperation(executing: Executing): Promise<Executed> {
  const { plan, variables } = executing;
  const { schema, operation } = plan;
  const type = schema.getRootType(operation.operation);
  if (type == null) throw new Error(`the schema has no type for a ${operation.operation}`);
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    hideSuggestions: true,
  });
  if (coerced.errors !== undefined)
    throw coerced.errors[0] ?? new Error('the variables are invalid');
  const executor = new Executor(executing, coerced.variableValues);
  return executor.run(type);
}

class Executor {
  readonly #plan: OperationPlan;
  readonly #context: object;
  readonly #execution: GraphqlExecution;
  readonly #variables: CoercedVariables;
  readonly #changes: boolean;
  readonly #errors: GraphQLError[] = [];
  #hasNothing = false;
  #isGivenUp = false;

  constructor({ plan, context, execution }: Executing, variables: CoercedVariables) {
    this.#plan = plan;
    this.#context = context;
    this.#execution = execution;
    this.#variables = variables;
    this.#changes = plan.operation.operation === OperationTypeNode.MUTATION;
  }

  async run(type: GraphQLObjectType): Promise<Executed> {
    const fields = this.#plan.fieldsOfRoot(type);
    try {
      const data = await (this.#changes
        ? this.#oneAfterTheOther(fields)
        : this.#fields(fields, undefined, null));
      return { data, errors: [...this.#errors] };
    } catch (error) {
      this.#hasNothing = true;
      return { data: null, errors: [...this.#errors, error as GraphQLError] };
    }
  }

  async #oneAfterTheOther(fields: readonly PlannedField[]): Promise<Answer> {
    const answer = createEmptyAnswer();
    for (const each of fields) answer[each.key] = await this.#field(each, undefined, null);
    return answer;
  }

  /** The fields of an object: synchronous if all of them are available. */
  #fields(
    fields: readonly PlannedField[],
    source: unknown,
    place: AnswerPath | null,
  ): Answer | Promise<Answer> {
    const answer = createEmptyAnswer();
    const pending: Promise<void>[] = [];
    try {
      for (const each of fields) {
        const { key } = each;
        const value = this.#field(each, source, place);
        if (value instanceof Promise) {
          // The fields of the answer are in the order of the document.
          answer[key] = undefined;
          pending.push(
            value.then((found: unknown) => {
              answer[key] = found;
            }),
          );
        } else answer[key] = value;
      }
    } catch (error) {
      for (const each of pending) each.catch(ignore);
      throw error;
    }
    if (pending.length === 0) return answer;
    return (pending.length === 1 ? (pending[0] as Promise<void>) : Promise.all(pending)).then(
      () => answer,
    );
  }

  #field(planned: PlannedField, source: unknown, above: AnswerPath | null): unknown {
    const { key, shape } = planned;
    const place = shape.kind === 'leaf' ? null : { above, key, failed: false };
    try {
      const value = this.#valueOf(planned, source);
      const completed = isPromise(value)
        ? this.#completeLater(shape, planned, value, place)
        : this.#complete(shape, planned, value, place);
      if (!(completed instanceof Promise)) return completed;
      return completed.catch((error: unknown) =>
        this.#failed(error, planned, shape, place ?? { above, key, failed: false }),
      );
    } catch (error) {
      return this.#failed(error, planned, shape, place ?? { above, key, failed: false });
    }
  }

  /** @throws what `failureOf` makes of a failure */
  #valueOf(planned: PlannedField, source: unknown): unknown {
    const { resolve, field, info, nodes, key } = planned;
    try {
      this.#execution.begin(info.parentType.name, field.name, key, resolve !== null);
      // Only the fields of the root of a mutation have no place above.
      const refusal =
        source === undefined && this.#changes ? this.#execution.mutationRefusal : null;
      if (refusal !== null) throw new GraphQLError(refusal);
      const args = planned.args ?? coerceArguments(field, nodes[0] as FieldNode, this.#variables);
      if (resolve !== null) return resolve(source, args, this.#context, info);
      if (typeof source !== 'object' || source === null) return undefined;
      const value = (source as Answer)[field.name];
      return typeof value === 'function'
        ? (value as (...all: unknown[]) => unknown).call(source, args, this.#context, info)
        : value;
    } catch (error) {
      throw this.#execution.failureOf(error);
    }
  }

  async #completeLater(
    shape: ArgumentShape,
    planned: PlannedField,
    value: PromiseLike<unknown>,
    place: AnswerPath | null,
  ): Promise<unknown> {
    let found: unknown;
    try {
      found = await value;
    } catch (error) {
      throw this.#execution.failureOf(error);
    }
    return this.#complete(shape, planned, found, place);
  }

  #complete(
    shape: ArgumentShape,
    planned: PlannedField,
    value: unknown,
    place: AnswerPath | null,
  ): unknown {
    // The null of a skipped field is not counted: no field below may begin.
    if (this.#execution.aborted !== null) throw this.#execution.aborted;
    if (value == null) {
      if (!shape.required) return null;
      const { parentType, fieldName } = planned.info;
      throw this.#execution.tell(
        new GraphQLError(
          `Cannot return null for non-nullable field ${parentType.name}.${fieldName}.`,
        ),
      );
    }
    if (value instanceof Error) throw this.#execution.failureOf(value);
    switch (shape.kind) {
      case 'leaf': {
        this.#execution.spendOnLeaf(value);
        const told: unknown = this.#sound(() => shape.type.coerceOutputValue(value));
        return told ?? this.#fail(`${shape.type.name} has no value for ${typeof value}`);
      }
      case 'list':
        return this.#list(shape.of, planned, this.#elementsOf(value, planned), place as AnswerPath);
      case 'object':
        return this.#fields(this.#plan.fieldsBelow(planned, shape.type), value, place);
      case 'abstract': {
        const resolve = shape.type.resolveType ?? defaultTypeResolver;
        const name = this.#sound(() => resolve(value, this.#context, planned.info, shape.type));
        const type = this.#typeNamed(name, shape);
        return this.#fields(this.#plan.fieldsBelow(planned, type), value, place);
      }
    }
  }

  #typeNamed(
    name: unknown,
    { type }: ArgumentShape & { readonly kind: 'abstract' },
  ): GraphQLObjectType {
    const { schema } = this.#plan;
    const found = typeof name === 'string' ? schema.getType(name) : undefined;
    if (isObjectType(found) && schema.isSubType(type, found)) return found;
    return this.#fail(`${type.name} is no type for ${String(name)}`);
  }

  #elementsOf(value: unknown, { info }: PlannedField): readonly unknown[] {
    if (typeof value !== 'object' || value === null || !(Symbol.iterator in value)) {
      return this.#fail(`${info.parentType.name}.${info.fieldName} is no list`);
    }
    const elements = Array.isArray(value)
      ? (value as readonly unknown[])
      : [...(value as Iterable<unknown>)];
    // An earlier element may fail, or a turn may pass, before the elements are awaited.
    for (const each of elements) if (each instanceof Promise) each.catch(ignore);
    return elements;
  }

  /** The elements of a list: at once if all are available and no other request waits for a turn. */
  #list(
    of: ArgumentShape,
    planned: PlannedField,
    elements: readonly unknown[],
    place: AnswerPath,
  ): unknown {
    const done: unknown[] = [];
    const pending: Promise<void>[] = [];
    const add = (index: number) => {
      const value = this.#element(of, planned, elements[index], { above: place, key: index });
      if (value instanceof Promise) {
        done[index] = null;
        pending.push(
          value.then((found: unknown) => {
            done[index] = found;
          }),
        );
      } else done[index] = value;
    };
    try {
      for (let index = 0; index < elements.length; index += 1) {
        if (this.#execution.aborted !== null) throw this.#execution.aborted;
        if (of.kind !== 'leaf' && this.#execution.turn() !== undefined) {
          return this.#restOfList({ done, pending, add }, index, elements.length);
        }
        add(index);
      }
    } catch (error) {
      for (const each of pending) each.catch(ignore);
      throw error;
    }
    return pending.length === 0 ? done : Promise.all(pending).then(() => done);
  }

  async #restOfList(
    list: {
      readonly done: unknown[];
      readonly pending: Promise<void>[];
      readonly add: (index: number) => void;
    },
    from: number,
    length: number,
  ): Promise<unknown> {
    const { done, pending, add } = list;
    for (const each of pending) each.catch(ignore);
    for (let index = from; index < length; index += 1) {
      for (let turn = this.#execution.turn(); turn !== undefined; turn = this.#execution.turn()) {
        await turn;
      }
      if (this.#execution.aborted !== null) throw this.#execution.aborted;
      const before = pending.length;
      add(index);
      // Another turn may pass before all values are awaited.
      if (pending.length > before) pending.at(-1)?.catch(ignore);
    }
    await Promise.all(pending);
    return done;
  }

  #element(
    of: ArgumentShape,
    planned: PlannedField,
    value: unknown,
    { above, key }: { readonly above: AnswerPath; readonly key: number },
  ): unknown {
    const place: AnswerPath = { above, key, failed: false };
    try {
      const completed = isPromise(value)
        ? this.#completeLater(of, planned, value, place)
        : this.#complete(of, planned, value, place);
      if (!(completed instanceof Promise)) return completed;
      return completed.catch((error: unknown) => this.#failed(error, planned, of, place));
    } catch (error) {
      return this.#failed(error, planned, of, place);
    }
  }

  /**
   * Null for a failed value.
   * @throws GraphQLError for a non-null type: then the enclosing value fails
   */
  #failed(error: unknown, { nodes }: PlannedField, shape: ArgumentShape, place: AnswerPath): null {
    const located = locatedError(error, nodes, listKeys(place));
    if (shape.required) throw located;
    if (this.#hasNothing || isBelowFailure(place)) return null;
    // The reason is reported once; each skipped mutation has its own error.
    const isTold = located.originalError instanceof ExecutionAborted && this.#isGivenUp;
    if (isTold && (place.above !== null || !this.#changes)) return null;
    this.#isGivenUp ||= located.originalError instanceof ExecutionAborted;
    place.failed = true;
    this.#errors.push(located);
    return null;
  }

  /**
   * Returns the result of `work`.
   * @throws the error that `failureOf` makes of a failure
   */
  #sound<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw this.#execution.failureOf(error);
    }
  }

  #fail(reason: string): never {
    throw this.#execution.failureOf(new Error(reason));
  }
}

/** Keys come from clients, and `__proto__` may be one of them. */
const createEmptyAnswer = (): Answer => ({ __proto__: null });

const ignore = () => undefined;

function isPromise(value: unknown): value is PromiseLike<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return typeof (value as { then?: unknown }).then === 'function';
}

function isBelowFailure(place: AnswerPath): boolean {
  for (let at: AnswerPath | null = place; at !== null; at = at.above) if (at.failed) return true;
  return false;
}

function listKeys(place: AnswerPath): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at: AnswerPath | null = place; at !== null; at = at.above) keys.push(at.key);
  return keys.toReversed();
}
