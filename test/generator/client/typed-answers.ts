/** Type errors in uses of a client that the compiler must report; `npm run typecheck` fails if it reports none. */
import type { DeleteGroupLabelAnswer, GetGroupLabelAnswer } from '#generated/client/labels.ts';
import type { Success } from '#runtime/client.ts';

/** Narrowed by the status. */
export function nameOf(answer: GetGroupLabelAnswer): string {
  if (answer.status === 200) return answer.body.name;
  // @ts-expect-error -- a refusal has no name
  return answer.body.name;
}

export function undeclared(answer: GetGroupLabelAnswer): boolean {
  // @ts-expect-error -- the document declares no 409
  return answer.status === 409;
}

export type Deleted = Success<DeleteGroupLabelAnswer>['status'];
export const deleted: Deleted = 204;
// @ts-expect-error -- no success
export const missing: Deleted = 404;
