import { hearthFacts } from '#generator/hearth/facts-of.ts';
import type { OperationModel, ParameterModel } from '#generator/model/model.ts';
import type { Call } from '#test/contract/requests.ts';
import type { HasId } from '#test/support/seed.ts';

interface Subjects {
  readonly project: HasId;
  readonly group: HasId;
}

/** The examples of the document, about a project or group that exists. */
export function documentedCall(
  { host, pathParameters, query, body }: OperationModel,
  subjects: Subjects,
): Call {
  const { kind, parameter } = hearthFacts({ host }).access;
  const files = new Set(body?.properties.filter(({ file }) => file !== null).map(nameOf));
  const properties = Object.entries((body?.example ?? {}) as Record<string, unknown>);
  return {
    params: Object.fromEntries(
      pathParameters.map(({ name, example }) => {
        const isSubject = (kind === 'project' || kind === 'group') && name === parameter;
        return [name, isSubject ? subjects[kind].id : (example ?? 1)];
      }),
    ),
    query: Object.fromEntries(
      query.filter(({ required }) => required).map(({ name, example }) => [name, example]),
    ),
    body:
      body === null ? null : Object.fromEntries(properties.filter(([name]) => !files.has(name))),
  };
}

const nameOf = ({ name }: ParameterModel) => name;
