import { type ASTNode, type DefinitionNode, Kind, type StringValueNode, visit } from 'graphql';
import { findRepeated, findWordingFaults } from '../load/lint/wording.ts';
import type { Fault } from '../load/faults.ts';
import type { Severity } from '../load/rules.ts';
import { getPosition, type SdlFile } from './load.ts';

/** The faults in the wording of a type system, by the rule `wording` of documents. */
export function findSdlWordingFaults(files: readonly SdlFile[], severity: Severity): Fault[] {
  if (severity === 'off') return [];
  const faults: Fault[] = [];
  const add = (node: ASTNode, message: string, advice: string) =>
    faults.push({ rule: 'wording', message, advice, position: getPosition(node), severity });
  for (const { definitions } of files) {
    for (const definition of definitions) {
      visit(definition, {
        enter(node: ASTNode) {
          const description = getDescription(node);
          if (description === undefined) return;
          for (const { message, advice } of findWordingFaults(description.value))
            add(description, message, advice);
        },
      });
      for (const { member, earlier } of findRepeated(listDescribedMembers(definition)))
        add(member.node, `The description is that of \`${earlier}\``, 'Write what is different');
    }
  }
  return faults;
}

const getDescription = (node: ASTNode): StringValueNode | undefined =>
  'description' in node ? node.description : undefined;

/** The described values of an enum, or fields of a type. */
function* listDescribedMembers(definition: DefinitionNode) {
  for (const { name, description } of listMembers(definition))
    if (description !== undefined)
      yield { name: name.value, text: description.value, node: description };
}

function listMembers(definition: DefinitionNode) {
  switch (definition.kind) {
    case Kind.ENUM_TYPE_DEFINITION:
    case Kind.ENUM_TYPE_EXTENSION:
      return definition.values ?? [];
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
    case Kind.INPUT_OBJECT_TYPE_EXTENSION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_EXTENSION:
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION:
      return definition.fields ?? [];
    default:
      return [];
  }
}
