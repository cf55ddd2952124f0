import { type Code, code, imported, joined } from '../model/code.ts';
import type { OperationModel, ResponseModel } from '../model/model.ts';
import { operationType } from '../model/types.ts';
import { groupBy } from './group-by.ts';

/** Type of the statuses of a response. */
export function statusType({ status, range, kind }: ResponseModel): Code {
  if (range === null) return code`${status}`;
  const bodiless = kind === 'none' ? [] : [imported('Bodiless')];
  const except = [...range.except.map((each) => code`${each}`), ...bodiless];
  const parts = [range.hundreds.map((each) => code`${each}`), except]
    .filter((part) => part.length > 0)
    .map((part) => joined(part, ' | '));
  return code`${imported('StatusIn')}<${joined(parts, ', ')}>`;
}

/**
 * Type expressions of the responses of an operation: one for all that differ only in their status, and one for each
 * other response, which `ownType` selects. Runtime types for several statuses end with `suffix`.
 */
export function responseTypes(
  { id, responses }: OperationModel,
  suffix: 'Answer' | 'Response',
  ownType: (response: ResponseModel) => Code | null,
): Code[] {
  const typed = responses.map((response) => ({ response, own: ownType(response) }));
  return groupBy(typed, ({ response, own }) => own?.text ?? response.kind).flatMap(([, same]) => {
    const [first] = same;
    if (first === undefined) return [];
    if (first.own !== null) return first.own;
    const statuses = same.map(({ response }) => response.status).join(' | ');
    const { kind } = first.response;
    if (kind === 'none') return code`${imported(`Empty${suffix}`)}<${statuses}>`;
    if (kind === 'content') return code`${imported(`Content${suffix}`)}<${statuses}>`;
    return code`${imported(`Json${suffix}`)}<${operationType(id)}, ${statuses}>`;
  });
}
