import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isLeafType,
  isRequiredArgument,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { checkFragments } from './check-fragments.ts';
import { ValueCheck } from './check-values.ts';
import { checkGraphqlVariables } from './check-variables.ts';
import { checkConflicts } from './conflicts.ts';
import { computeDocumentDepth } from './depth.ts';
import type { Looked } from './looked.ts';
import { type QueryError, StaticErrors } from './static-error.ts';

export interface CheckedDocument {
  readonly errors: readonly QueryError[];
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Levels of fields of its deepest operation. */
  readonly depth: number;
}

/** Maximum number of followed levels, above the limit of every caller. */
export const maxFollowedLevels = 250;

/**
 * Validates everything about a document that does not depend on its variables. Each definition is validated once.
 * `pause` gives other work a turn.
 * @throws TooManySteps
 */
export async function checkDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  pause: () => Promise<void>,
): Promise<CheckedDocument> {
  const errors = new StaticErrors();
  const check = new DocumentCheck(schema, document, errors);
  let depth = 0;
  await errors.gatherInTurns(async () => {
    const looked = check.lookAtDefinitions();
    await pause();
    const order = checkFragments(schema, looked, check.fragments, errors);
    checkGraphqlVariables(schema, looked, errors);
    // Circles have no end, and unknown fields no type.
    if (order === null || errors.list.length > 0) return;
    depth = computeDocumentDepth(document, check.fragments, order);
    await pause();
    if (depth <= maxFollowedLevels) checkConflicts(schema, document, check.fragments, errors);
  });
  return { errors: errors.list, fragments: check.fragments, depth };
}

class DocumentCheck {
  readonly fragments = new Map<string, FragmentDefinitionNode>();
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #errors: StaticErrors;
  readonly #values: ValueCheck;
  #looked: Looked | null = null;
  #path: string[] = [];

  constructor(schema: GraphQLSchema, document: DocumentNode, errors: StaticErrors) {
    this.#schema = schema;
    this.#document = document;
    this.#errors = errors;
    this.#values = new ValueCheck(errors, (use) => this.#looked?.variables.push(use));
    for (const each of document.definitions) {
      if (each.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(each.name.value, each);
    }
  }

  lookAtDefinitions(): Looked[] {
    const all: Looked[] = [];
    const names = new Set<string>();
    const operations = this.#document.definitions.filter(
      ({ kind }) => kind === Kind.OPERATION_DEFINITION,
    );
    for (const definition of this.#document.definitions) {
      if (
        definition.kind !== Kind.OPERATION_DEFINITION &&
        definition.kind !== Kind.FRAGMENT_DEFINITION
      ) {
        this.#errors.add('Query cannot contain schema definitions', definition, [], {
          code: 'queryContainsSchemaDefinitions',
        });
        continue;
      }
      const label = formatLabel(definition);
      this.#path = [label];
      this.#looked = { definition, label, spreads: [], variables: [] };
      all.push(this.#looked);
      this.#requireName(definition, operations.length, names);
      if (definition.kind === Kind.OPERATION_DEFINITION) this.#lookAtOperation(definition);
      else this.#lookAtFragment(definition);
    }
    return all;
  }

  #requireName(
    definition: OperationDefinitionNode | FragmentDefinitionNode,
    operations: number,
    names: Set<string>,
  ): void {
    const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
    const name = definition.name?.value;
    if (name === undefined) {
      if (operations < 2) return;
      this.#errors.add(
        'Operation name is required when multiple operations are present',
        definition,
        this.#path,
        { code: 'uniquelyNamedOperations' },
      );
      return;
    }
    const key = `${isOperation ? 'operation' : 'fragment'} ${name}`;
    if (names.has(key)) {
      const what = isOperation ? 'Operation' : 'Fragment';
      this.#errors.add(`${what} name "${name}" must be unique`, definition, this.#path, {
        code: isOperation ? 'uniquelyNamedOperations' : 'fragmentNotUnique',
        [isOperation ? 'operationName' : 'fragmentName']: name,
      });
    }
    names.add(key);
  }

  #lookAtOperation(definition: OperationDefinitionNode): void {
    const { operation, directives, selectionSet } = definition;
    this.#checkDirectives(directives, operation.toUpperCase());
    const root = this.#schema.getRootType(operation);
    if (root == null) {
      const plural = operation === 'query' ? 'queries' : `${operation}s`;
      this.#errors.add(`Schema is not configured for ${plural}`, definition, this.#path, {
        code: `missing${operation.charAt(0).toUpperCase()}${operation.slice(1)}Configuration`,
      });
      return;
    }
    this.#select(selectionSet, root);
  }

  #lookAtFragment(definition: FragmentDefinitionNode): void {
    const { typeCondition, directives, selectionSet } = definition;
    this.#checkDirectives(directives, 'FRAGMENT_DEFINITION');
    const type = this.#conditionType(typeCondition.name.value, typeCondition);
    if (type !== null) this.#select(selectionSet, type);
  }

  #select(set: SelectionSetNode, parent: GraphQLCompositeType): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        this.#path.push(selection.alias?.value ?? selection.name.value);
        this.#checkField(selection, parent);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        this.#path.push(`... ${selection.name.value}`);
        this.#checkDirectives(selection.directives, 'FRAGMENT_SPREAD');
        const path = [...this.#path];
        this.#looked?.spreads.push({ node: selection, name: selection.name.value, parent, path });
      } else {
        const { typeCondition, directives, selectionSet } = selection;
        const condition = typeCondition?.name.value;
        this.#path.push(condition === undefined ? '...' : `... on ${condition}`);
        this.#checkDirectives(directives, 'INLINE_FRAGMENT');
        const type =
          typeCondition === undefined
            ? parent
            : this.#conditionType(typeCondition.name.value, typeCondition);
        if (type !== null) {
          const path = [...this.#path];
          this.#looked?.spreads.push({ node: selection, name: null, parent, type, path });
          this.#select(selectionSet, type);
        }
      }
      this.#path.pop();
    }
  }

  #conditionType(name: string, node: FragmentDefinitionNode['typeCondition']) {
    const type = this.#schema.getType(name);
    if (isCompositeType(type)) return type;
    if (type === undefined) {
      const message = `No such type ${name}, so it can't be a fragment condition`;
      this.#errors.add(message, node, this.#path, { code: 'undefinedType', typeName: name });
    } else {
      const message = `Invalid fragment on type ${name} (must be Union, Interface or Object)`;
      this.#errors.add(message, node, this.#path, {
        code: 'fragmentOnNonCompositeType',
        typeName: name,
      });
    }
    return null;
  }

  #checkField(node: FieldNode, parent: GraphQLCompositeType): void {
    const name = node.name.value;
    const field = this.#schema.getField(parent, name);
    if (field === undefined) {
      const message = `Field '${name}' doesn't exist on type '${parent.name}'`;
      this.#errors.add(message, node, this.#path, {
        code: 'undefinedField',
        typeName: parent.name,
        fieldName: name,
      });
      return;
    }
    this.#checkDirectives(node.directives, 'FIELD');
    this.#checkArguments(node, node.arguments, field.args, 'Field', name);
    const type = getNamedType(field.type);
    const { selectionSet } = node;
    if (isLeafType(type)) {
      if (selectionSet !== undefined) this.#refuseSelections(node, selectionSet, type.name);
    } else if (selectionSet === undefined || selectionSet.selections.length === 0) {
      const message = `Field must have selections (field '${name}' returns ${type.name} but has no selections. Did you mean '${name} { ... }'?)`;
      this.#mismatch(node, message, `field '${name}'`, type.name);
    } else {
      this.#select(selectionSet, type as GraphQLCompositeType);
    }
  }

  #refuseSelections(node: FieldNode, { selections }: SelectionSetNode, type: string): void {
    const name = node.name.value;
    const first = selections.slice(0, 10).map((each) => {
      if (each.kind === Kind.INLINE_FRAGMENT) return '...';
      return each.kind === Kind.FIELD ? each.name.value : `...${each.name.value}`;
    });
    const message = `Selections can't be made on scalars (field '${name}' returns ${type} but has selections [${first.join(', ')}])`;
    this.#mismatch(node, message, `field '${name}'`, type);
  }

  #mismatch(node: FieldNode, message: string, nodeName: string, typeName: string): void {
    this.#errors.add(message, node, this.#path, { code: 'selectionMismatch', nodeName, typeName });
  }

  #checkArguments(
    node: FieldNode | DirectiveNode,
    argumentNodes: readonly ArgumentNode[] | undefined,
    declared: readonly GraphQLArgument[],
    owner: 'Field' | 'Directive',
    ownerName: string,
  ): void {
    const seen = new Set<string>();
    for (const argument of argumentNodes ?? []) {
      const name = argument.name.value;
      const known = declared.find((each) => each.name === name);
      const path = [...this.#path, name];
      if (seen.has(name)) {
        const message = `There can be only one argument named "${name}"`;
        this.#errors.add(message, argument, this.#path, { code: 'argumentNotUnique', name });
      } else if (known === undefined) {
        const message = `${owner} '${ownerName}' doesn't accept argument '${name}'`;
        this.#errors.add(message, argument, path, {
          code: 'argumentNotAccepted',
          name: ownerName,
          typeName: owner,
          argumentName: name,
        });
      } else {
        const place = { owner, ownerName, argument: name, path };
        this.#values.check(argument.value, known.type, place, known.default !== undefined);
      }
      seen.add(name);
    }
    const missing = declared.filter((each) => isRequiredArgument(each) && !seen.has(each.name));
    if (missing.length === 0) return;
    const names = missing.map(({ name }) => name).join(', ');
    const message = `${owner} '${ownerName}' is missing required arguments: ${names}`;
    this.#errors.add(message, node, this.#path, {
      code: 'missingRequiredArguments',
      className: owner,
      name: ownerName,
      arguments: names,
    });
  }

  #checkDirectives(directives: readonly DirectiveNode[] | undefined, location: string): void {
    const seen = new Set<string>();
    for (const node of directives ?? []) {
      const name = node.name.value;
      const directive = this.#schema.getDirective(name);
      if (directive == null) {
        this.#errors.add(`Directive @${name} is not defined`, node, this.#path, {
          code: 'undefinedDirective',
          directiveName: name,
        });
        continue;
      }
      if (!(directive.locations as readonly string[]).includes(location)) {
        const message = `'@${name}' can't be applied to ${formatLocations([location])} (allowed: ${formatLocations(directive.locations)})`;
        this.#errors.add(message, node, this.#path, {
          code: 'directiveCannotBeApplied',
          targetName: formatLocations([location]),
          name,
        });
      } else if (seen.has(name) && !directive.isRepeatable) {
        const message = `The directive "${name}" can only be used once at this location.`;
        this.#errors.add(message, node, this.#path, {
          code: 'directiveNotUniqueForLocation',
          directiveName: name,
        });
      }
      seen.add(name);
      this.#checkArguments(node, node.arguments, directive.args, 'Directive', name);
    }
  }
}

const places: Readonly<Record<string, string>> = {
  QUERY: 'queries',
  MUTATION: 'mutations',
  SUBSCRIPTION: 'subscriptions',
  FIELD: 'fields',
  FRAGMENT_DEFINITION: 'fragment definitions',
  FRAGMENT_SPREAD: 'fragment spreads',
  INLINE_FRAGMENT: 'inline fragments',
  VARIABLE_DEFINITION: 'variable definitions',
};

const formatLocations = (locations: readonly string[]) =>
  locations.map((each) => places[each] ?? each.toLowerCase().replaceAll('_', ' ')).join(', ');

function formatLabel(definition: OperationDefinitionNode | FragmentDefinitionNode): string {
  const what =
    definition.kind === Kind.OPERATION_DEFINITION ? definition.operation : Kind.FRAGMENT_DEFINITION;
  const word = what === Kind.FRAGMENT_DEFINITION ? 'fragment' : what;
  return definition.name === undefined ? word : `${word} ${definition.name.value}`;
}
