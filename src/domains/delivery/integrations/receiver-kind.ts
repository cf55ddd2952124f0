import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { TooManyRequests } from '#src/errors.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { Mail } from '#src/mail/message.ts';
import { enqueueMail } from '#src/mail/outbox.ts';
import { type Answer, NoAnswer, send } from '#src/outbound/send.ts';
import { sendLines } from '#src/outbound/send-lines.ts';
import { isPaid } from '#src/plan.ts';
import { matchesRef } from '#src/policy/ref-pattern.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toOutboundRules } from '#src/settings/outbound-rules.ts';
import { isQuick } from '#src/domains/delivery/webhook-engine/quickness.ts';
import type {
  Delivery,
  DeliveryTools,
  Heard,
  HearingContext,
  HookEvent,
  DeliveryOutcome,
  Receiver,
  ReceiverKind,
} from '#src/domains/delivery/webhook-engine/receivers.ts';
import { ofProject } from '#src/workers/owners.ts';
import { version } from '#src/domains/platform/metadata/version.ts';
import { toHostAddress } from './channels.ts';
import {
  findIntegrationKind,
  type SettingType,
} from '#src/domains/platform/integration-records/kinds.ts';
import type { Payload } from './requests/payload.ts';
import type { OutgoingRequest } from './requests/request.ts';
import {
  readBranchFilter,
  findFilteredBranch,
  isNotifiedPipeline,
  passesBranch,
  type Sender,
  senders,
} from './requests/senders.ts';
import {
  type IntegrationRow,
  unsealIntegrationSecrets,
  type Settings,
  readIntegrationSettings,
} from '#src/domains/platform/integration-records/table.ts';

interface IntegrationReceiver extends Receiver {
  readonly row: IntegrationRow;
  readonly sender: Sender;
  readonly host: string;
}

/** Integrations that send requests. Deliveries are not logged in the database; failures go to the server log. */
export const integrationKind: ReceiverKind<IntegrationReceiver> = {
  name: 'integration',
  column: 'integration_id',
  logged: false,
  listening: (db, { project }, shape) => (shape.project ? selectActive(db, project) : null),
  hear: listListening,

  present: (db, ids) =>
    whereInList(db('integrations'), 'id', ids).where({ active: true }).select('id', 'quick'),

  async find(db, id) {
    const row = await db<IntegrationRow>('integrations').where({ id, active: true }).first();
    const sender = row === undefined ? undefined : senders[row.slug];
    if (row === undefined || sender === undefined) return undefined;
    return { id, quick: row.quick, row, sender, host: getHost(db, row) };
  },

  hostOf: ({ host }) => host,

  send: sendToIntegration,

  async settle(db, { id, row }, outcomes) {
    const quick = isQuick(row, outcomes);
    if (quick !== row.quick) await db('integrations').where({ id }).update({ quick });
    return true;
  },
};

/** Kinds without an own URL share one host. */
function getHost(db: Database, row: IntegrationRow): string {
  const daemon = getDaemonUrl(row);
  if (daemon !== null) return daemon.host;
  const values: Readonly<Record<string, unknown>> = {
    ...readIntegrationSettings(row),
    ...unsealIntegrationSecrets(db, row),
  };
  // The API address, if it differs, is the last of the settings.
  const address = Object.entries(findIntegrationKind(row.slug).settings)
    .filter(isAddress)
    .map(([setting]) => values[setting])
    .findLast((value) => typeof value === 'string' && value !== '');
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).host : row.slug;
}

/** The daemon that receives lines, if the kind has one. */
function getDaemonUrl(row: IntegrationRow): URL | null {
  const { server_host: host, server_port: port } = {
    ...findIntegrationKind(row.slug).defaults,
    ...readIntegrationSettings(row),
  };
  return host === undefined ? null : toHostAddress(String(host), Number(port));
}

const isAddress = ([, type]: readonly [string, SettingType]) => type.endsWith('url');

/** Active integrations of a project; `project` may be a slot. */
const selectActive = (db: Database, project: number) =>
  (db('integrations') as Knex.QueryBuilder)
    .where('integrations.project_id', project)
    .whereRaw('integrations.active');

const findListening = prepareStatement<{ project: number }, IntegrationRow>((db, { project }) =>
  selectActive(db, project),
);

async function listListening(
  db: Database,
  { trigger, project }: HookEvent,
  { config }: HearingContext,
): Promise<Heard[]> {
  if (project === undefined) return [];
  const rows = await findListening.all(db, { project });
  return rows
    .filter((row) => isListening(row, trigger))
    .filter(({ slug }) => slug !== 'github' || isPaid(config.plan))
    .map(({ id, quick }) => ({ id, quick, audience: 'members' }));
}

/** Events without a flag of the kind are always sent. */
function isListening(row: IntegrationRow, trigger: HookEvent['trigger']): boolean {
  const sender = senders[row.slug];
  if (sender?.hears.includes(trigger) !== true) return false;
  const flag =
    sender.flagOf?.[trigger] ??
    findIntegrationKind(row.slug).flags.find((each) => each === trigger);
  return flag === undefined || row[flag];
}

/** Milliseconds for one request, and for all of a delivery: a receiver is held longer than that (`queue.ts`). */
const timeLimits = { request: 10_000, delivery: 30_000 };
/** Limits on the bytes of a response that are read, if the kind uses it, and otherwise. */
const read = { asked: 256 * 1024, others: 1024 };

async function sendToIntegration(
  { row, sender }: IntegrationReceiver,
  delivery: Delivery,
  tools: DeliveryTools,
): Promise<DeliveryOutcome> {
  const { db } = tools;
  const began = performance.now();
  const settings = { ...findIntegrationKind(row.slug).defaults, ...readIntegrationSettings(row) };
  const payload = JSON.parse(delivery.body) as Payload;
  const { trigger, header, body } = delivery;
  const isRequested = await isWanted(db, row, settings, payload);
  const requests = isRequested
    ? sender.build({
        settings,
        secrets: unsealIntegrationSecrets(db, row),
        flags: row,
        trigger,
        payload,
        header,
        body,
      })
    : [];
  if (isRequested && sender.mails !== undefined) {
    const repository = tools.git.repository(row.project_id);
    await sendMails(row, await sender.mails({ settings, payload, repository }), tools);
  }
  const rules = toOutboundRules(await loadCurrentSettings(db));
  const verified = settings['enable_ssl_verification'] !== false || row.slug === 'buildkite';
  let status = 'not sent';
  let ok = true;
  const steps = requests[Symbol.iterator]();
  for (let step = steps.next(); step.done !== true;) {
    const leftMs = timeLimits.delivery - (performance.now() - began);
    const timeLimit = Math.min(timeLimits.request, leftMs);
    const answer = leftMs > 0 ? await ask(step.value, { rules, verified, timeLimit }) : null;
    status = answer === null ? 'internal error' : String(answer.status);
    const taken = answer !== null && answer.status >= 200 && answer.status < 400;
    ok = taken || (answer !== null && step.value.optional === true);
    if (answer === null || !ok) break;
    step = steps.next(answer);
  }
  const lines = isRequested ? (sender.lines?.({ settings, payload }) ?? []) : [];
  if (lines.length > 0) {
    ok = await tell(getDaemonUrl(row), lines, { rules, timeLimit: timeLimits.request });
    status = ok ? 'sent' : 'internal error';
  }
  if (!ok) {
    const { id, slug, project_id } = row;
    tools.log.warn(
      { event: 'integration_failed', integration: id, slug, project: project_id, status },
      'integration request failed',
    );
  }
  return {
    ok,
    response_status: status,
    duration_ms: Math.round(performance.now() - began),
    // Addresses and headers of integrations are secrets, so they are omitted.
    url: '',
    request_headers: {},
    response_headers: {},
    response_body: '',
  };
}

/** Mails of one transaction. */
const mailBatchSize = 50;

/** Drops the mails beyond the rate limit of the project's owner. */
async function sendMails(
  { id, project_id }: IntegrationRow,
  mails: readonly Mail[],
  { db, workers, clock, limits, log }: DeliveryTools,
): Promise<void> {
  const owner = await ofProject(db, project_id);
  try {
    for (const part of splitIntoBatches(mails, mailBatchSize)) {
      for (const _ of part) {
        await limits.take('mails_of_projects', { actor: null, path: owner, ip: '' });
      }
      await db.transaction(async (db) => {
        for (const mail of part) await enqueueMail(db, workers, { ...mail, owner }, clock());
      });
    }
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    log.warn(
      { event: 'mail_dropped', integration: id, project: project_id },
      'mail dropped: rate limit of the owner reached',
    );
  }
}

async function isWanted(
  db: Database,
  { project_id }: IntegrationRow,
  settings: Settings,
  payload: Payload,
): Promise<boolean> {
  if (!isNotifiedPipeline(settings, payload)) return false;
  const branch = findFilteredBranch(payload);
  if (branch === null || !('project' in payload)) return true;
  const { default_branch } = payload.project;
  return passesBranch(readBranchFilter(settings), branch, default_branch, async () => {
    const names: string[] = await db('protected_branches').where({ project_id }).pluck('name');
    return names.some((name) => matchesRef(name, branch));
  });
}

/** False if the lines could not be written. */
async function tell(
  daemon: URL | null,
  lines: readonly string[],
  options: Parameters<typeof sendLines>[2],
): Promise<boolean> {
  if (daemon === null) return false;
  try {
    await sendLines(daemon, lines, options);
    return true;
  } catch (error) {
    if (error instanceof NoAnswer) return false;
    throw error;
  }
}

/** Null where there was no answer. */
async function ask(
  { method, url, headers, body }: OutgoingRequest,
  options: Pick<Parameters<typeof send>[1], 'rules' | 'verified' | 'timeLimit'>,
): Promise<Answer | null> {
  if (!URL.canParse(url)) return null;
  try {
    return await send(new URL(url), {
      ...options,
      method,
      maxBytes: method === 'GET' ? read.asked : read.others,
      ...(body !== undefined && { body }),
      headers: { 'User-Agent': `Hearth/${version}`, ...headers },
    });
  } catch (error) {
    if (error instanceof NoAnswer) return null;
    throw error;
  }
}
