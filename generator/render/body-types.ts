import { type Code, code } from '../model/code.ts';
import type { OperationModel } from '../model/model.ts';
import { quote } from '../model/names.ts';

/** Types of a body that is read in several ways, each with its media types. */
export function bodyTypes(
  operation: OperationModel,
  mediaTypesOf: (operation: OperationModel) => readonly string[],
  typeOf: (operation: OperationModel) => Code,
): readonly Code[] {
  const types = [operation, ...operation.otherBodies].map(
    (each) =>
      code`{ readonly mediaType: ${mediaTypesOf(each).map(printMediaTypeType).join(' | ')}; readonly body: ${typeOf(each)} }`,
  );
  return operation.standardBody?.required === true
    ? types
    : [...types, code`{ readonly mediaType?: never; readonly body?: never }`];
}

/** A range is any media type that is in it. */
function printMediaTypeType(mediaType: string): string {
  if (mediaType === '*/*') return 'string';
  return mediaType.endsWith('/*') ? `\`${mediaType.slice(0, -1)}\${string}\`` : quote(mediaType);
}
