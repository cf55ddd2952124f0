import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { type Mail, toShownName } from '#src/mail/message.ts';
import { enqueueMail } from '#src/mail/outbox.ts';
import { createUrls } from '#src/text/urls.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { findContainerName } from '#src/domains/accounts/invitations/by-token.ts';
import { findMaintainers } from '#src/domains/accounts/personal-access-tokens/maintainers.ts';
import { type HookRow, unsealHookUrl } from './table.ts';

type Tools = Pick<WorkerDependencies, 'workers' | 'config'> & { readonly now: Date };

/** Mails the maintainers of a hook once when the hook is disabled permanently. */
export async function sendDisabledMail(
  db: Database,
  row: HookRow,
  { workers, config, now }: Tools,
): Promise<void> {
  const [kind, id] =
    row.project_id === null
      ? (['group', row.group_id ?? 0] as const)
      : (['project', row.project_id] as const);
  const name = await findContainerName(db, kind === 'project' ? 'Project' : 'Namespace', id);
  if (name === null) return;
  const place = `the ${kind} ${toShownName(name)}`;
  for (const reader of await findMaintainers(db, { kind, id }, toDay(now))) {
    const mail: Mail = {
      kind: 'hook_disabled',
      to: { name: toShownName(reader.name), address: reader.email },
      subject: `A hook of ${place} is switched off`,
      paragraphs: [
        `Hello ${toShownName(reader.name)},`,
        `hook ${row.id} of ${place} at ${createUrls(config.baseUrl).web('')} failed many times in a row, and is told nothing any more. Its receiver is at ${formatHost(unsealHookUrl(db, row))}.`,
        'It is switched on again by a test that succeeds, and by a new address.',
      ],
    };
    await enqueueMail(db, workers, mail, now);
  }
}

/** The rest of an address may hold secrets. */
function formatHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : 'an address with variables';
}
