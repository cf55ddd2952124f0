import type { OperationModel, ResponseModel } from '../model/model.ts';
import { groupBy } from './group-by.ts';

/** The type of the statuses that a response stands for. */
export function statusType({ status, range, kind }: ResponseModel): string {
  if (range === null) return String(status);
  const except = [...range.except.map(String), ...(kind === 'none' ? [] : ['Bodiless'])];
  return `StatusIn<${[range.hundreds, except]
    .filter((part) => part.length > 0)
    .map((part) => part.join(' | '))
    .join(', ')}>`;
}

/**
 * Type expressions of the responses of an operation: one for all that differ in nothing but their status, and one for
 * each of the others, which `ownType` tells. The types of the runtime that stand for several end with `suffix`.
 */
export function responseTypes(
  { id, responses }: OperationModel,
  suffix: 'Answer' | 'Response',
  ownType: (response: ResponseModel) => string | null,
): string[] {
  return groupBy(responses, (response) => ownType(response) ?? response.kind).map(
    ([type, same]) => {
      const statuses = same.map(({ status }) => status).join(' | ');
      if (type === 'none') return `Empty${suffix}<${statuses}>`;
      if (type === 'content') return `Content${suffix}<${statuses}>`;
      return type === 'json' ? `Json${suffix}<operations['${id}'], ${statuses}>` : type;
    },
  );
}
