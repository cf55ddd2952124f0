import type { RequestContext } from '#src/context.ts';
import { audit, toAuditedProject } from '#src/domain-events/audited.ts';
import { BadRequest, InvalidParameters } from '#src/errors.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { requireUnarchived } from '#src/policy/unarchived.ts';
import { isPermitted, readWebUrl } from '#src/outbound/permitted.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toOutboundRules } from '#src/settings/outbound-rules.ts';
import { toHostAddress, isChannelList } from './channels.ts';
import {
  type EventFlags,
  isSecret,
  isUrl,
  type Kind,
  findIntegrationKind,
  type SettingType,
  type SettingValue,
  type Slug,
} from '#src/domains/platform/integration-records/kinds.ts';
import { maxRecipients, parseRecipients } from './recipients.ts';
import {
  type IntegrationChange,
  type IntegrationRow,
  saveIntegration,
} from '#src/domains/platform/integration-records/table.ts';

/** Settings of a request; unknown ones of the kind are ignored. */
export type SentSettings = Readonly<Record<string, unknown>>;

/**
 * Sets an integration up, or changes it.
 * @throws InvalidParameters when a setting that the kind needs is missing
 * @throws BadRequest when one is empty, is no URL or leads where requests must not go
 */
export async function setUp(
  context: Pick<RequestContext, 'actor' | 'db' | 'now'>,
  project: ProjectAccess,
  slug: Slug,
  sent: SentSettings,
): Promise<IntegrationRow> {
  requireUnarchived(project);
  const { db, now } = context;
  const kind = findIntegrationKind(slug);
  requireSettings(kind, sent);
  if (!(await isValid(context, kind, sent))) throw new BadRequest('400 Bad Request');
  return db.transaction(async (db) => {
    const key = { project_id: project.id, slug };
    const row = await saveIntegration(db, key, changeIn(slug, sent), now);
    const change = row.created_at === now ? { add: 'integration' } : { change: 'integration' };
    await audit(db, toAuditedProject(project), change, context, toAuditedIntegration(row));
    return row;
  });
}

/** Target in audit events, without its settings. */
export const toAuditedIntegration = ({ id, slug }: Pick<IntegrationRow, 'id' | 'slug'>) => ({
  type: 'Integration',
  id,
  details: slug,
});

function requireSettings({ required }: Kind, sent: SentSettings): void {
  const missing = required.filter((name) => sent[name] === undefined);
  if (missing.length === 0) return;
  throw new InvalidParameters(missing.map((name) => `${name} is missing`).join(', '));
}

async function isValid(
  { db }: Pick<RequestContext, 'db'>,
  kind: Kind,
  sent: SentSettings,
): Promise<boolean> {
  if (kind.required.some((name) => String(sent[name]).trim() === '')) return false;
  const values = Object.entries(kind.settings).flatMap(([name, type]) => {
    const value = sent[name];
    return typeof value === 'string' && value !== '' ? [{ name, type, value }] : [];
  });
  if (!values.every(isWellFormed)) return false;
  const rules = toOutboundRules(await loadCurrentSettings(db));
  const port = Number(sent['server_port'] ?? kind.defaults['server_port']);
  for (const { type, value } of values) {
    const url =
      type === 'host' ? toHostAddress(value, port) : isUrl(type) ? readWebUrl(value) : null;
    if (url !== null && !(await isPermitted(url, rules))) return false;
  }
  return true;
}

interface Text {
  readonly name: string;
  readonly type: SettingType;
  readonly value: string;
}

const hostName = /^[a-z0-9.-]+$/i;

function isWellFormed({ name, type, value }: Text): boolean {
  if (name === 'issues_url' && !value.includes(':id')) return false;
  if (name === 'datadog_site') return hostName.test(value);
  if (type === 'recipients') {
    const { length } = parseRecipients(value);
    return length > 0 && length <= maxRecipients;
  }
  if (type === 'channels') return isChannelList(value);
  if (type === 'host') return toHostAddress(value, 1) !== null;
  if (!isUrl(type)) return true;
  const url = readWebUrl(value);
  // User-info before the host would be shown with the rest of the address.
  return url !== null && (type === 'secret url' || (url.username === '' && url.password === ''));
}

function changeIn(slug: Slug, sent: SentSettings): IntegrationChange {
  const { settings, flags } = findIntegrationKind(slug);
  const sentSettings = Object.entries(settings).filter(([name]) => sent[name] !== undefined);
  const pickValues = (entries: typeof sentSettings) =>
    Object.fromEntries(entries.map(([name]) => [name, sent[name] as SettingValue]));
  return {
    active: slug === 'jira' ? sent['active'] !== false : true,
    flags: Object.fromEntries(
      flags.filter((flag) => sent[flag] !== undefined).map((flag) => [flag, sent[flag]]),
    ) as Partial<EventFlags>,
    settings: pickValues(sentSettings.filter(([, type]) => !isSecret(type))),
    secrets: pickValues(
      sentSettings.filter(([, type]) => isSecret(type)),
    ) as IntegrationChange['secrets'],
  };
}
