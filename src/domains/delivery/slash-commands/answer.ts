import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { SlashCommand, SlashCommandAnswer } from '#generated/integrations/types.ts';
import { requireUsableAccount } from '#src/auth/account-state.ts';
import { digestToken } from '#src/auth/tokens.ts';
import { bindToActor, type RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { HttpError, NotFound } from '#src/errors.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { toFullPathKey } from '#src/records/namespace.ts';
import type { Slug } from '#src/domains/platform/integration-records/kinds.ts';
import {
  type IntegrationRow,
  unsealIntegrationSecrets,
  readIntegrationSettings,
} from '#src/domains/platform/integration-records/table.ts';
import { runSlashCommand } from './commands.ts';
import { type ChatUser, findChatLink, offerLink } from './links.ts';
import { linkTo, describeHttpRefusal, whisper } from './texts.ts';

/**
 * Answers a chat command to a project, as the linked account.
 * @throws NotFound unless the token is that of the project, whether there is such a project or not
 * @throws TooManyRequests
 */
export async function answerCommand(
  context: RequestContext,
  idOrPath: number | string,
  slug: Slug,
  said: SlashCommand,
): Promise<SlashCommandAnswer> {
  const { db, limits, request } = context;
  const { path, ip } = request;
  const giveBack = await limits.take('bad_token', { actor: null, path, ip });
  const row = await findActiveIntegration(db, idOrPath, slug);
  if (row === undefined || !hasToken(db, row, said.token)) {
    // The comparison takes the same time as one with an existing integration.
    isSame(said.token, randomUUID());
    throw new NotFound('Integration');
  }
  await giveBack();
  const answer = await answerTo(context, row, said);
  const { username } = readIntegrationSettings(row);
  return username === undefined || username === ''
    ? answer
    : { ...answer, username: String(username) };
}

const findActiveIntegration = (
  db: Database,
  idOrPath: number | string,
  slug: Slug,
): Promise<IntegrationRow | undefined> => {
  const rows = db('integrations')
    .join('projects', 'projects.id', 'integrations.project_id')
    .where({ 'integrations.slug': slug, 'integrations.active': true })
    .whereNotNull('projects.listing');
  const named =
    typeof idOrPath === 'number'
      ? rows.where('projects.id', idOrPath)
      : rows.whereRaw('lower(projects.full_path) = ?', [toFullPathKey(idOrPath)]);
  return named.first<IntegrationRow | undefined>('integrations.*');
};

const hasToken = (db: Database, row: IntegrationRow, token: string): boolean =>
  isSame(token, unsealIntegrationSecrets(db, row)['token'] ?? randomUUID());

/** Compares digests, so that the duration does not depend on where the texts differ. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(digestToken(one)), Buffer.from(digestToken(other)));

async function answerTo(
  context: RequestContext,
  row: IntegrationRow,
  said: SlashCommand,
): Promise<SlashCommandAnswer> {
  const { db, limits, request, clock, url } = context;
  const user = readChatUser(said);
  if (user === null) return whisper('Your chat does not say who you are.');
  const key = [row.id, user.team_id, user.chat_user_id].map(encodeURIComponent).join(' ');
  await limits.consume('slash_commands', { actor: null, path: key, ip: request.ip });
  const link = await findChatLink(db, row, user);
  if (link === undefined) {
    const token = offerLink(db, row, user, clock());
    const page = url.web(`/-/profile/chat_names/new?token=${token}`);
    return whisper(`Before you can do anything here, ${linkTo('link your account', page)}.`);
  }
  const as = await findProjectAsUser(db, toUnknownRequest(link.user_id), row.project_id);
  try {
    if (as === null) throw new NotFound();
    const { actor, project } = as;
    requireUsableAccount(actor.user, Infinity, clock().getTime());
    const { command = '', channel_name: channel = '' } = said;
    const commanded = {
      // The token of a project speaks for its chat alone.
      context: { ...bindToActor(context, actor), commandsStay: true },
      project,
      said: { command, channel, user: user.chat_user_id },
    };
    return await runSlashCommand(commanded, said.text ?? '');
  } catch (error) {
    if (error instanceof HttpError && error.status < 500)
      return whisper(describeHttpRefusal(error));
    throw error;
  }
}

function readChatUser({
  team_id = '',
  user_id = '',
  team_domain = '',
  user_name = '',
}: SlashCommand): ChatUser | null {
  if (team_id === '' || user_id === '') return null;
  return { team_id, chat_user_id: user_id, team_name: team_domain, chat_user_name: user_name };
}
