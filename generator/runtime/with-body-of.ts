import { readMediaType } from './body-plan.ts';
import type { Operation } from './operation.ts';

/**
 * The operation as it reads bodies of a media type: of ranges the narrowest that has it counts. Where nothing is sent, or
 * nothing that is taken, it is the operation with the first of its bodies.
 */
export function chooseBody<Facts>(
  operation: Operation<Facts>,
  contentType: string | undefined,
): Operation<Facts> {
  if (operation.otherBodies === undefined || contentType === undefined) return operation;
  const mediaType = readMediaType(contentType);
  const all = [operation, ...operation.otherBodies];
  const ranges = [mediaType, `${mediaType.split('/', 1)[0]}/*`, '*/*'];
  for (const range of ranges) {
    const found = all.find(({ mediaTypes }) => mediaTypes?.includes(range));
    if (found !== undefined) return found;
  }
  return operation;
}
