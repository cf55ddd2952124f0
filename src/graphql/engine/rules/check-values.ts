import {
  getNullableType,
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type ObjectFieldNode,
  type ObjectValueNode,
  print,
  type ValueNode,
} from 'graphql';
import type { ValuePlace, VariableUse } from './looked.ts';
import type { StaticErrors } from './static-error.ts';

/** Validates the literals of arguments, and records the positions of variables. */
export class ValueCheck {
  readonly #errors: StaticErrors;
  readonly #use: (use: VariableUse) => void;

  constructor(errors: StaticErrors, use: (use: VariableUse) => void) {
    this.#errors = errors;
    this.#use = use;
  }

  check(node: ValueNode, type: GraphQLInputType, place: ValuePlace, hasDefault: boolean): void {
    if (node.kind === Kind.VARIABLE) {
      this.#use({ node, type, hasDefault, place });
      return;
    }
    const refusal = this.#refusalOf(node, type, place);
    if (refusal === null) return;
    const isReason = refusal instanceof GraphQLError;
    const told = print(node);
    const message = isReason
      ? refusal.message
      : `Argument '${place.argument}' on ${place.owner} '${place.ownerName}' has an invalid value (${told}). Expected type '${String(type)}'.`;
    this.#errors.add(message, node, place.path, {
      code: 'argumentLiteralsIncompatible',
      typeName: isReason ? 'CoercionError' : place.owner,
      ...(!isReason && { argumentName: place.argument }),
    });
  }

  /** Null for a valid value, and for one whose invalid part is already reported. */
  #refusalOf(
    node: ValueNode,
    type: GraphQLInputType,
    place: ValuePlace,
  ): GraphQLError | 'wrong' | null {
    if (node.kind === Kind.VARIABLE) {
      this.#use({ node, type, hasDefault: false, place });
      return null;
    }
    if (node.kind === Kind.NULL) return isNonNullType(type) ? 'wrong' : null;
    const inner = getNullableType(type);
    if (isListType(inner)) {
      const elements = node.kind === Kind.LIST ? node.values : [node];
      for (const element of elements) {
        const refusal = this.#refusalOf(element, inner.ofType, place);
        if (refusal !== null) return refusal;
      }
      return null;
    }
    if (isInputObjectType(inner)) {
      if (node.kind !== Kind.OBJECT) return 'wrong';
      this.#checkObject(node, inner, place);
      return null;
    }
    return findLeafRefusal(node, inner);
  }

  #checkObject(node: ObjectValueNode, type: GraphQLInputObjectType, { path }: ValuePlace): void {
    const fieldNodes = new Map<string, ObjectFieldNode>();
    const fields = type.getFields();
    const createPlace = (name: string): ValuePlace => ({
      owner: 'InputObject',
      ownerName: type.name,
      argument: name,
      path: [...path, name],
    });
    for (const field of node.fields) {
      const name = field.name.value;
      const known = fields[name];
      if (fieldNodes.has(name)) {
        this.#errors.add(`There can be only one input field named "${name}"`, field, path, {
          code: 'inputFieldNotUnique',
          name,
        });
      } else if (known === undefined) {
        const message = `InputObject '${type.name}' doesn't accept argument '${name}'`;
        this.#errors.add(message, field, [...path, name], {
          code: 'argumentNotAccepted',
          name: type.name,
          typeName: 'InputObject',
          argumentName: name,
        });
      } else {
        this.check(field.value, known.type, createPlace(name), known.default !== undefined);
      }
      fieldNodes.set(name, field);
    }
    for (const field of Object.values(fields)) {
      if (!isRequiredInputField(field) || fieldNodes.has(field.name)) continue;
      const expected = String(field.type);
      const message = `Argument '${field.name}' on InputObject '${type.name}' is required. Expected type ${expected}`;
      this.#errors.add(message, node, [...path, field.name], {
        code: 'missingRequiredInputObjectAttribute',
        argumentName: field.name,
        argumentType: expected,
        inputObjectType: type.name,
      });
    }
  }
}

/** The reason, if the type states one, as global ids do. */
function findLeafRefusal(node: ValueNode, type: GraphQLLeafType): GraphQLError | 'wrong' | null {
  try {
    const value: unknown =
      type.coerceInputLiteral?.(node as never) ?? type.parseLiteral(node, undefined);
    return value === undefined ? 'wrong' : null;
  } catch (error) {
    return tellsReason(error) ? error : 'wrong';
  }
}

/** Types of the graphql package attach nodes to their errors; types of the schema have their own messages. */
export const tellsReason = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && error.nodes === undefined && isToldToUsers(error.message);

/** The package's own scalars and enums have texts that the original has not. */
const isToldToUsers = (message: string) =>
  !/^(?:Int|Float|String|Boolean|ID) cannot represent|^Enum "|^Value "|^Expected value of type/.test(
    message,
  );
