import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { TooManyRequests } from '#src/errors.ts';
import { includesPlan } from '#src/plan.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { postponeWhileSilent } from '#src/settings/silent-mode.ts';
import {
  Hopeless,
  Postponed,
  type WorkerDefinition,
  type WorkerDependencies,
} from '#src/workers/definition.ts';
import { toAddressOwner, toUserOwner, type WorkOwner } from '#src/workers/owners.ts';
import { storeMailFile } from './folder.ts';
import { renderMailHtml, type Mail, findMailRefusal, renderMailText } from './message.ts';
import { openMail, type QueuedMail } from './queued.ts';
import { findSender } from './sender.ts';
import { type Letter, sendBySmtp } from './smtp.ts';

/** Maximum number of connections of one process to the mail server, and of those for mails of projects. */
const [atOnce, ofProjectsAtOnce] = [4, 2];

/**
 * Hands a mail to the mail server, or writes it to a file where there is none. It is sent at least once; it is sent
 * twice only when the process died, or the connection broke, between the server's taking it and our noting that. Both
 * then have the same Message-ID.
 */
export const deliverMail = createMailWorker({ retryDelay: 30 });

/** A worker that delivers mail, with the seconds before the second attempt. */
export function createMailWorker({
  retryDelay,
}: {
  readonly retryDelay: number;
}): WorkerDefinition<QueuedMail> {
  let [underWay, ofProjects] = [0, 0];
  return {
    name: 'deliver_mail',
    worksFor(queued, db) {
      const { owner, to } = openMail(db, queued);
      return owner ?? toAddressOwner(to.address);
    },
    // Delays double for some hours: a night without the mail server loses no mail.
    attempts: 10,
    retryDelay,
    timeout: 90,
    lane: 'mail',

    async run(queued, { db, config, limits, log }, job) {
      await postponeWhileSilent(db);
      const mail = openMail(db, queued);
      const refusal = findMailRefusal(mail);
      if (refusal !== null) throw new Hopeless(`the mail cannot be sent: ${refusal}`);
      if (job.attempt === 1 && !(await isWithinLimit(mail, { db, limits }))) {
        log.info(
          { event: 'mail_dropped', mail: queued.id, kind: queued.kind },
          'mail dropped: rate limit of the address reached',
        );
        return;
      }
      const settings = await loadCurrentSettings(db);
      const footer = includesPlan(config.plan, 'premium')
        ? (settings.email_additional_text ?? '').trim()
        : '';
      const from = findSender(config, mail.sender);
      const letter: Letter = {
        id: queued.id,
        date: new Date(queued.created_at),
        from,
        to: mail.to,
        subject: mail.subject,
        text: renderMailText(mail, footer),
        html: settings.html_emails_enabled ? renderMailHtml(mail, footer) : null,
      };
      if (config.smtpUrl === null) {
        await storeMailFile(config.dataDir, letter);
        return;
      }
      const ofProject = mail.owner === undefined ? 0 : 1;
      if (underWay >= atOnce || ofProjects + ofProject > ofProjectsAtOnce) {
        throw new Postponed(1_000 + Math.random() * 4_000);
      }
      underWay += 1;
      ofProjects += ofProject;
      try {
        await sendBySmtp(config.smtpUrl, letter, job.signal);
      } finally {
        underWay -= 1;
        ofProjects -= ofProject;
      }
      log.info({ event: 'mail_sent', mail: queued.id, kind: queued.kind }, 'mail sent');
    },
  };
}

type Limits = Pick<WorkerDependencies, 'db' | 'limits'>;

/** Counts a mail. False for one that is too many for its address. */
async function isWithinLimit(mail: Mail, { db, limits }: Limits): Promise<boolean> {
  try {
    for (const [name, path] of await findBudgets(db, mail)) {
      await limits.take(name, { actor: null, path, ip: '' });
    }
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

type Budget = readonly [name: Parameters<Limits['limits']['take']>[0], key: string];

/** The budgets that a mail uses, the narrowest first: a refused mail uses nothing of the later budgets. */
async function findBudgets(
  db: Database,
  { to, limit, owner = '' }: Mail,
): Promise<readonly Budget[]> {
  const key = fold(to.address);
  switch (limit) {
    case 'counted':
      return [];
    case 'of_waiting':
      return [['mail_of_waiting_accounts', key]];
    case 'of_credentials':
      return [
        ['mail_of_credentials', key],
        ...((await isProven(db, key)) ? [] : ([['mail_to_address_in_all', key]] as const)),
      ];
    case 'of_projects':
      if (await isProvenBy(db, key, owner)) return [];
      return [
        ['mail_of_projects_to_address', `${owner} ${key}`],
        ['mail_of_projects_to_address_in_all', key],
      ];
    default:
      return (await isProven(db, key)) ? [] : [['mail_to_address_in_all', key]];
  }
}

const findProven = (db: Database, email_key: string) =>
  db('emails')
    .where({ email_key })
    .whereNotNull('proven_at')
    .first<{ user_id: number } | undefined>('user_id');

const isProven = async (db: Database, email_key: string): Promise<boolean> =>
  (await findProven(db, email_key)) !== undefined;

/** Tells whether an address belongs to the user whose projects send mail to it. */
async function isProvenBy(db: Database, email_key: string, owner: WorkOwner): Promise<boolean> {
  const proven = await findProven(db, email_key);
  return proven !== undefined && toUserOwner(proven.user_id) === owner;
}
