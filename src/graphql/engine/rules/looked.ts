import type {
  FragmentDefinitionNode,
  FragmentSpreadNode,
  GraphQLCompositeType,
  GraphQLInputType,
  InlineFragmentNode,
  OperationDefinitionNode,
  VariableNode,
} from 'graphql';

/** The position of a value in a document. */
export interface ValuePlace {
  /** `Field`, `Directive` or `InputObject`, and its name. */
  readonly owner: string;
  readonly ownerName: string;
  readonly argument: string;
  readonly path: readonly string[];
}

/** A variable where a document uses it. */
export interface VariableUse {
  readonly node: VariableNode;
  readonly type: GraphQLInputType;
  readonly hasDefault: boolean;
  readonly place: ValuePlace;
}

/** A spread of a fragment in a document; an inline fragment has a null `name` and a known type. */
export interface Spread {
  readonly node: FragmentSpreadNode | InlineFragmentNode;
  readonly name: string | null;
  readonly parent: GraphQLCompositeType;
  readonly type?: GraphQLCompositeType;
  readonly path: readonly string[];
}

/** A definition with its findings. */
export interface Looked {
  readonly definition: OperationDefinitionNode | FragmentDefinitionNode;
  /** The first member of the path of its failures: `query Name`. */
  readonly label: string;
  readonly spreads: Spread[];
  readonly variables: VariableUse[];
}
