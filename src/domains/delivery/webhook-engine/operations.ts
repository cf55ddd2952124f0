import type { HookLogEntry } from '#generated/project-hooks/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { OffsetQuery, Page } from '#src/lists/offset.ts';
import { findLogEntry, listLog, presentLog } from './log.ts';
import { findHook, type HookContainer } from './place.ts';
import { resend } from './send-now.ts';

/** A page of the log of a hook. */
export async function loadLogPage(
  { db, clock }: RequestContext,
  place: HookContainer,
  id: number,
  query: OffsetQuery & { readonly status?: string | undefined },
): Promise<{ readonly page: Page<object>['page']; readonly body: HookLogEntry[] }> {
  const hook = await findHook(db, place, id);
  const { rows, page } = await listLog(db, hook.id, query, clock());
  return { page, body: await presentLog(db, rows) };
}

/** Sends an entry of the log of a hook again; the code of the answer. */
export async function resendEntry(
  context: RequestContext,
  place: HookContainer,
  { hook_id, hook_event_id }: { readonly hook_id: number; readonly hook_event_id: number },
): Promise<{ readonly response_status: number }> {
  const { db, clock } = context;
  const hook = await findHook(db, place, hook_id);
  const entry = await findLogEntry(db, hook.id, hook_event_id, clock());
  return { response_status: await resend(context, hook, entry) };
}
