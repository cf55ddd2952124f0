import { code, imported } from '../model/code.ts';
import type { Model, ResourceModel } from '../model/model.ts';
import { ofPackage, ofRuntime, type PrintedModule, importTypes } from './printed-module.ts';
import { printModule } from './template.ts';

/** The parts of the model that the table of operations depends on. */
export const listedIn = (resources: readonly ResourceModel[]): readonly unknown[] =>
  resources.map(({ name, operations }) => [name, operations.map(({ id, pascal }) => [id, pascal])]);

/** Every operation by its id, with the types of its request and its responses. */
export function renderOperations(
  resources: readonly ResourceModel[],
  facts: Model['facts'],
): PrintedModule {
  const ofResources = resources.map((resource) => ({
    resource: resource.name,
    operations: resource.operations.map(({ id, pascal }) => ({
      id,
      resource: resource.name,
      request: `${pascal}Request`,
      response: `${pascal}Response`,
    })),
  }));
  const operations = ofResources.flatMap((resource) => resource.operations);
  const operation =
    facts === null
      ? imported('Operation')
      : code`${imported('Operation')}<${imported(facts.type)}>`;
  return printModule('operations', { operations, operation }, [
    ...(facts === null ? [] : [importTypes(ofPackage(facts.module), facts.type)]),
    importTypes(ofRuntime('operation'), 'Operation'),
    ...ofResources.map((each) =>
      importTypes(
        `./${each.resource}/types.ts`,
        ...each.operations.flatMap(({ request, response }) => [request, response]),
      ),
    ),
  ]);
}
